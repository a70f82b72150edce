"""A deal for each day: everybody gets the same, and nobody can know it before.

Its secret follows from a root that only the database has, and from the day, the game, the rules and the number of
players: a secret that a finished game shows tells nothing of another day's or another board's.

Until the day is over a deal is recognised by its commitment wherever it is played, also from the middle or once more.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Iterable
from datetime import UTC, date, datetime, timedelta
from itertools import count
from typing import Any, NamedTuple

from dethrone import games
from dethrone.chance import SECRET_BYTES, Secret
from dethrone.contract import Game
from dethrone.server.statistics import medal_of
from dethrone.server.store.archive import Archive

ROOT = "daily"
A_DAY = timedelta(days=1)
WORST = 99  # behind every medal
SETTING = "daily"  # under which a table's settings say of which day its first deal is: a try at it
DEAL_OF = "deal_of"  # and that its first deal is that of a day, played once more
MOST_BOARDS = 1000  # whose commitments are remembered


class Board(NamedTuple):
    """What everybody who plays the same deal shares."""

    day: str
    game: str
    rules: str
    players: int


def day_of(now: float) -> str:
    """The day, as it is in Greenwich."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def is_day(text: str) -> bool:
    """Whether there is such a day."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def day_before(day: str) -> str:
    """The day before a day."""
    return (date.fromisoformat(day) - A_DAY).isoformat()


class Days:
    """The deals of all days, and whether a deal is one of today."""

    def __init__(self, archive: Archive, now: Callable[[], float]) -> None:
        self._archive, self._now = archive, now
        self._root: bytes | None = None
        self._promised: dict[Board, str | None] = {}

    def load(self) -> None:
        """Read the root of all secrets, if that has not been done; blocks."""
        if self._root is None:
            self._root = bytes.fromhex(self._archive.secret(ROOT, secrets.token_hex(SECRET_BYTES)))

    @property
    def today(self) -> str:
        """Which day it is."""
        return day_of(self._now())

    def board(self, game: str, rules: str, players: int, day: str = "") -> Board:
        """Which board is meant: today's, unless a day is named, with the usual rules unless others are."""
        kind = games.kind(game)
        return Board(day or self.today, game, str(kind.rules(rules or kind.usual_rules)), players)

    def deal(self, board: Board) -> Game:
        """The game that everybody there plays."""
        assert self._root is not None
        written = f"{board.day} {board.game} {board.players} {board.rules}"
        secret = hmac.digest(self._root, written.encode(), "sha256")
        return games.kind(board.game).deal(board.players, board.rules, Secret(secret))

    def is_todays(self, game: str, rules: str, players: int, commitment: str | None) -> bool:
        """Whether a deal is that of a board of today, which is a secret until the day is over."""
        return commitment is not None and commitment == self.promised(Board(self.today, game, rules, players))

    def promised(self, board: Board) -> str | None:
        """The commitment of a board's deal, which the board shows before anyone plays."""
        if board not in self._promised:
            if len(self._promised) >= MOST_BOARDS:
                self._promised.clear()
            self._promised[board] = self.deal(board).commitment
        return self._promised[board]


def streak(days: Iterable[str], today: str) -> int:
    """On how many days in a row somebody has played, of those they have; today need not be one of them yet."""
    played = {date.fromisoformat(day) for day in days}
    last = date.fromisoformat(today)
    if last not in played:
        last -= A_DAY
    return next(many for many in count() if last - many * A_DAY not in played)


def standings(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The best first: won, with the better medal, equal ones with more exact kills, in few moves; else lost after
    many."""
    return sorted(rows, key=_rank)


def _rank(row: dict[str, Any]) -> tuple[int, int, int]:
    if not row["is_won"]:
        return WORST, 0, -row["moves"]
    earned = medal_of(row)
    medals = games.kind(row["game"]).medals
    if earned not in medals:
        return len(medals), 0, row["moves"]
    return medals.index(earned), -(row["exact"] or 0), row["moves"]
