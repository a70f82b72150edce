"""How often people have won, alone and as teams; from games that count, and from no others."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any

from dethrone.server.store.archive import Archive

GROUP = ("game", "rules", "players")


def tallies(rows: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Games and wins by game, rules and number of players."""
    played: Counter[tuple[Any, ...]] = Counter()
    won: Counter[tuple[Any, ...]] = Counter()
    for row in rows:
        key = tuple(row[name] for name in GROUP)
        played[key] += 1
        won[key] += bool(row["is_won"])
    return [
        {**dict(zip(GROUP, key, strict=True)), "games": count, "won": won[key]}
        for key, count in played.most_common()
    ]


def teams(archive: Archive, person_id: str) -> list[dict[str, Any]]:
    """The sets of people with whom somebody played, most games first."""
    rows = archive.counted(person_id)
    people = archive.people_of([row["id"] for row in rows])
    found: dict[frozenset[str], list[dict[str, Any]]] = {}
    for row in rows:
        found.setdefault(frozenset(person for _, person in people[row["id"]]), []).append(row)
    return [
        {"names": _names(mine[0], people), "tallies": tallies(mine)}
        for mine in sorted(found.values(), key=len, reverse=True)
    ]


def _names(row: dict[str, Any], people: dict[str, list[tuple[int, str]]]) -> list[str]:
    seats = json.loads(row["seats"])
    return [seats[seat]["name"] for seat, _ in people[row["id"]]]
