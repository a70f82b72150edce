"""A game in progress: a log of what was decided at it, and what follows from that; knows no I/O and no player."""

from dethrone.table.messages import Asks, Message, Question, Stage, TableView
from dethrone.table.seats import Bot, Open, Person, Seat, parse_seats
from dethrone.table.table import Table
from dethrone.table.viewers import By, Viewer, Voice

__all__ = [
    "Asks", "Bot", "By", "Message", "Open", "Person", "Question", "Seat", "Stage", "Table", "TableView", "Viewer",
    "Voice", "parse_seats",
]  # fmt: skip
