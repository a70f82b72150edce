"""A deal for each day: everybody gets the same, and nobody can know it before.

Its secret follows from a root that only the database has, and from the day, the game, the rules and the number of
players: a secret that a finished game shows tells nothing of another day's or another board's.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from itertools import count
from typing import Any

from dethrone import games
from dethrone.chance import SECRET_BYTES, Secret
from dethrone.contract import Game
from dethrone.server.statistics import medal_of
from dethrone.server.store.archive import Archive

ROOT = "daily"
A_DAY = timedelta(days=1)
WORST = 99  # behind every medal
SETTING = "daily"  # under which a table's settings say of which day its first deal is


def day_of(now: float) -> str:
    """The day, as it is in Greenwich."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def deal(archive: Archive, day: str, game: str, rules: str, players: int) -> Game:
    """The day's game."""
    kind = games.kind(game)
    written = str(kind.rules(rules or kind.usual_rules))
    root = bytes.fromhex(archive.secret(ROOT, secrets.token_hex(SECRET_BYTES)))
    secret = hmac.digest(root, f"{day} {game} {players} {written}".encode(), "sha256")
    return kind.deal(players, written, Secret(secret))


def streak(days: Iterable[str], today: str) -> int:
    """On how many days in a row somebody has played, of those they have; today need not be one of them yet."""
    played = {date.fromisoformat(day) for day in days}
    last = date.fromisoformat(today)
    if last not in played:
        last -= A_DAY
    return next(many for many in count() if last - many * A_DAY not in played)


def standings(rows: list[dict[str, Any]], people: dict[str, list[tuple[int, str]]]) -> list[dict[str, Any]]:
    """The first game of everybody, the best first: won, with the better medal, equal ones with more exact kills, in
    few moves; else lost after many."""
    seen: set[str] = set()
    first = []
    for row in rows:
        team = {person for _, person in people[row["id"]]}
        if team and not team & seen:
            first.append(row)
        seen |= team
    return sorted(first, key=_rank)


def _rank(row: dict[str, Any]) -> tuple[int, int, int]:
    if not row["is_won"]:
        return WORST, 0, -row["moves"]
    earned = medal_of(row)
    medals = games.kind(row["game"]).medals
    if earned not in medals:
        return len(medals), 0, row["moves"]
    return medals.index(earned), -(row["exact"] or 0), row["moves"]
