# What commands say of files, saved games and work that was stopped.

command-no-file = There is no file { $file }.
command-a-folder = { $file } is a folder, not a file.
command-no-text = { $file } is not a text.
command-no-save = There is no saved game { $name } in { $folder }.
command-save-name = { $name } cannot be a name: use letters, digits, dots and dashes, at most 64.
lab-stopped = Stopped. What is finished is kept, and the same command goes on from there.
