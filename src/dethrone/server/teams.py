"""The people with whom somebody played, and how that went."""

from __future__ import annotations

import json
from typing import Any

from dethrone.server.jesters import advice
from dethrone.server.statistics import best_run, tallies
from dethrone.server.store.archive import Archive


def teams(archive: Archive, person_id: str) -> list[dict[str, Any]]:
    """The sets of people with whom somebody played, most games first."""
    rows = archive.counted(person_id)
    people = archive.people_of([row["id"] for row in rows])
    found: dict[frozenset[str], list[dict[str, Any]]] = {}
    for row in rows:
        found.setdefault(frozenset(person for _, person in people[row["id"]]), []).append(row)
    return [
        {
            "names": _names(mine[0], people),
            "best_run": best_run(mine),
            "tallies": tallies(mine),
            "jesters": advice(archive, mine, people, person_id) if len(team) > 1 else None,
        }
        for team, mine in sorted(found.items(), key=lambda one: len(one[1]), reverse=True)
    ]


def _names(row: dict[str, Any], people: dict[str, list[tuple[int, str]]]) -> list[str]:
    seats = json.loads(row["seats"])
    return [seats[seat]["name"] for seat, _ in people[row["id"]]]
