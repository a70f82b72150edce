# Was Befehle über Dateien, gesicherte Spiele und angehaltene Arbeit sagen.

command-no-file = Es gibt keine Datei { $file }.
command-a-folder = { $file } ist ein Ordner und keine Datei.
command-no-text = { $file } ist kein Text.
command-no-save = In { $folder } gibt es kein gesichertes Spiel { $name }.
command-no-word = Es gibt keinen Befehl { $word }.
command-save-name = { $name } geht nicht als Name: Nimm Buchstaben, Ziffern, Punkte und Striche, höchstens 64.
lab-stopped = Angehalten. Was fertig ist, bleibt, und derselbe Befehl macht dort weiter.
