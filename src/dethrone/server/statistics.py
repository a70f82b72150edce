"""How often people have won, and beside which bots; from games that count, and from no others."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby, islice
from typing import Any

from dethrone import games
from dethrone.server.store.archive import Archive
from dethrone.sheet import Record

MOST_REPLAYED = 300  # games of one kind that are told apart by how far they went
GROUP = ("game", "rules", "players")


def tallies(rows: Iterable[dict[str, Any]], group: tuple[str, ...] = GROUP) -> list[dict[str, Any]]:
    """Games, wins and how far they went, by game, rules and number of players, and whatever else they are told by."""
    played: Counter[tuple[Any, ...]] = Counter()
    won: Counter[tuple[Any, ...]] = Counter()
    latest: dict[tuple[Any, ...], list[dict[str, Any]]] = {}
    for row in rows:
        key = tuple(row[name] for name in group)
        played[key] += 1
        won[key] += bool(row["is_won"])
        latest.setdefault(key, []).append(row)
    return [
        {
            **dict(zip(group, key, strict=True)),
            "games": count,
            "won": won[key],
            "felled": reached(latest[key]),
            **earned(key[0], key[2], latest[key]),
        }
        for key, count in played.most_common()
    ]


def reached(rows: Iterable[dict[str, Any]]) -> list[int]:
    """How many games ended when none, one, two … enemies had fallen."""
    numbers = Counter(felled_in(row) for row in islice(rows, MOST_REPLAYED))
    return [numbers[number] for number in range(max(numbers, default=-1) + 1)]


def felled_in(row: dict[str, Any]) -> int:
    """How many enemies fell in a game: as it was written down, or else as the record tells it."""
    written: int | None = row.get("felled")
    return felled(row["game"], row["record"]) if written is None else written


def earned(game: str, players: int, rows: Iterable[dict[str, Any]]) -> dict[str, int | None]:
    """Golds, where there are any to win; enemies that fell and how many of them exactly, where that was counted."""
    counted = [row for row in rows if row["exact"] is not None]
    best = games.kind(game).medals[:1] if players == 1 else ()
    return {
        "golds": sum(row["medal"] in best for row in counted) if best else None,
        "kills": sum(row["felled"] for row in counted),
        "exact": sum(row["exact"] for row in counted),
    }


def best_run(rows: Iterable[dict[str, Any]]) -> int:
    """How many games were won one after the other, at best; they are in the order of their ends."""
    runs = groupby(rows, key=lambda row: bool(row["is_won"]))
    return max((len(list(run)) for is_won, run in runs if is_won), default=0)


def feats(game: str, record: str, *, is_won: bool) -> dict[str, Any]:
    """What is written down of a game that has ended, for statistics."""
    kills = defeats(game, record)
    return {
        "felled": len(kills),
        "exact": sum(is_exact(kill) for kill in kills),
        "medal": medal(game, record) if is_won else None,
    }


def is_exact(kill: dict[str, Any]) -> bool:
    """Whether an enemy fell by exactly as much as it took, as the game's own event tells it."""
    return bool(kill["is_exact"]) if "is_exact" in kill else kill.get("how") == "exact"


@lru_cache(maxsize=4096)
def defeats(game: str, record: str) -> tuple[dict[str, Any], ...]:
    """How each enemy fell that fell in a game."""
    kind = games.kind(game)
    wire = kind.wire()
    steps = kind.replay(Record.parse(record)).steps
    events = (wire.event(one) for step in steps for one in step.events(None))
    return tuple(event for event in events if event["event"] == "defeated")


@lru_cache(maxsize=4096)
def medal(game: str, record: str) -> str | None:
    """What a game has earned that was won, where it earns anything."""
    kind = games.kind(game)
    wire, steps = kind.wire(), kind.replay(Record.parse(record)).steps
    events = [wire.event(one) for one in steps[-1].events(None)] if kind.medals and steps else []
    return next((event["medal"] for event in events if event["event"] == "won"), None)


def felled(game: str, record: str) -> int:
    """How many enemies fell in a game."""
    return len(defeats(game, record))


def medal_of(row: dict[str, Any]) -> str | None:
    """What a game earned, likewise."""
    return (row["medal"] or medal(row["game"], row["record"])) if row["is_won"] else None


def beside_bots(archive: Archive, person_id: str) -> list[dict[str, Any]]:
    """Somebody's games beside bots, told apart by these, too."""
    rows = with_bots(archive, archive.counted(person_id))
    return tallies((row for row in rows if row["bots"]), (*GROUP, "bots"))


def with_bots(archive: Archive, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Games with the bots that sat there, in order of their names; who stood in for a person is none of them."""
    people = archive.people_of([row["id"] for row in rows])
    return [{**row, "bots": bots_of(row, people[row["id"]])} for row in rows]


def bots_of(row: dict[str, Any], people: Iterable[tuple[int, str]]) -> tuple[str, ...]:
    """The bots of one game, each as its seat was given to it."""
    held = {seat for seat, _ in people}
    seats = enumerate(json.loads(row["seats"]))
    return tuple(sorted(seat["bot"] for number, seat in seats if seat["bot"] and number not in held))
