"""What the commands of all faces share: how a line is read and run, files, saved games, answers for scripts."""
