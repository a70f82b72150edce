"""The terminal: a table to sit at with people and bots, by typing lines.

face.py reads and writes, ink.py colours, saves.py keeps games; what is named after a game belongs to that game.
"""
