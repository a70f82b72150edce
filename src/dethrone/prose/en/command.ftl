# What commands say of files, saved games and work that was stopped.

command-no-file = Cannot find { $file }. Check the path.
command-a-folder = { $file } is a folder. Name a file.
command-no-text = { $file } is not a text file.
command-no-save = There is no saved game called { $name } in { $folder }.
command-no-word = There is no command { $word }.
command-save-name = { $name } cannot be the name of a saved game. Use up to 64 letters, digits, dots and dashes.
lab-stopped = Stopped. Finished games are kept; run the same command to continue.
