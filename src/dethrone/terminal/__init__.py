"""The terminal: a table to sit at with people and bots, by typing lines.

commands.py reads the command line, session.py holds a game, screen.py reads and writes, ink.py colours; what is
named after a game belongs to that game.
"""
