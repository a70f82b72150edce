"""A game in progress: seats, bots, what may be taken back, how it is saved; knows no I/O."""

from dethrone.table.saved import Saved, parse_saved
from dethrone.table.seats import Seat, parse_seats
from dethrone.table.table import Table

__all__ = ["Saved", "Seat", "Table", "parse_saved", "parse_seats"]
