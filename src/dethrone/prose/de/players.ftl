# Was über Spieler gesagt wird, die mit Namen genannt sind. Der Name einer Nachricht ist der Grund, den ein Fehler trägt.

players-no-player = Es gibt keinen Spieler { $text }. Die Spieler sind { $names }, ein Sprachmodell als model:NAME, oder ein eigener als Modul:Klasse.
players-no-options = Der Spieler { $name } kennt keine Optionen.
players-no-option = { $part } in { $text } ist keine Option: Es gibt { $options }.
players-no-number = In { $text } wird eine Zahl erwartet.
players-limit = Stichproben und Millisekunden müssen endlich und größer als 0 sein, Threads gibt es 1 bis { $most }.
players-no-module = { $text } ist kein Spieler: { $module } lässt sich nicht importieren ({ $why }).
players-no-class = { $text } ist kein Spieler: In { $module } gibt es kein { $name }.
players-not-made = { $text } ist kein Spieler: { $name } lässt sich nicht ohne Argumente aufrufen ({ $why }).
players-no-choose = { $text } ist kein Spieler: Die Methode choose(view) fehlt.

## Wie sie spielen

players-about-random = irgendein erlaubter Zug
players-about-novice = wie greedy, mit Fehlern in jeder vierten Entscheidung
players-about-greedy = ein Blick nach einer Faustregel, keine Suche
players-about-quick = ein Blick eines Netzes, das von der Suche gelernt hat
players-about-adept = eine kurze Suche: { $samples } Stichproben je Entscheidung
players-about-expert = eine Suche mit { $samples } Stichproben je Entscheidung
players-about-master = eine genauere Suche mit { $samples } Stichproben, am stärksten
