"""Whom somebody lets go after a jester, and what came of it: from the records of a team's games, and from looks back on
them that were made already."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from dethrone import games
from dethrone.contract import Step
from dethrone.server.analysing import marked
from dethrone.server.store.archive import Archive
from dethrone.sheet import Record

MOST_GAMES = 100  # of a team, the latest
MOST_READ = 30  # looks back on them
ENOUGH_TURNS = 5  # below which nothing is said
ENOUGH_JUDGED = 3  # turns whose chances are known, below which no mean is told
NAME, POST, EAGER = "name", "post", "want"  # as the rules write moves and wishes

People = Mapping[str, Sequence[tuple[int, str]]]  # who held which seat, by game


class Choice(NamedTuple):
    """Somebody let somebody go, in the talk after a jester: by which move, and which one was the last of that turn."""

    by: int
    seat: int
    is_eager: bool
    move: int
    until: int
    ends_game: bool


class Judged(msgspec.Struct):
    """What is read of a decision in an analysis."""

    ply: int
    chance: float


class Body(msgspec.Struct):
    """And of an analysis."""

    judged: list[Judged]


class Told(NamedTuple):
    """A choice of mine: who went, under which name, and what that turn changed of the chance to win, if known."""

    who: str
    name: str
    is_eager: bool
    gained: float | None


READ = msgspec.json.Decoder(Body)


# ------------------------------------------------------------------------ games
@lru_cache(maxsize=4096)
def choices(game: str, record: str) -> tuple[Choice, ...]:
    """All choices after jesters in a game."""
    kind = games.kind(game)
    return tuple(_choices(kind.wire().move, kind.replay(Record.parse(record)).steps))


def _choices(written: Any, steps: Sequence[Step]) -> Iterator[Choice]:
    wishes: dict[int, str] = {}
    for number, step in enumerate(steps):
        move = written(step.move)
        if move["move"] == POST:
            wishes[move["seat"]] = move["wish"]
            continue
        if move["move"] == NAME and step.before(None).speakers:
            rest = range(number + 1, len(steps))
            last = next((one for one in rest if steps[one].begins_turn), None)
            until, is_eager = len(steps) - 1 if last is None else last, wishes.get(move["seat"]) == EAGER
            yield Choice(step.seat, move["seat"], is_eager, number + 1, until + 1, last is None)
        wishes = {}


def gained(choice: Choice, judged: Sequence[Judged], *, is_won: bool) -> float | None:
    """By how much the chance to win changed from the choice to the end of the turn that it led to."""
    before = next((one.chance for one in judged if one.ply == choice.move), None)
    after = [one.chance for one in judged if choice.move < one.ply <= choice.until]
    if before is None or not (after or choice.ends_game):
        return None
    return (float(is_won) if choice.ends_game else after[-1]) - before


# ------------------------------------------------------------------------- teams
def advice(
    archive: Archive, rows: Sequence[dict[str, Any]], people: People, me: str
) -> dict[str, Any] | None:
    """What a team's games, the latest first, tell of my choices; None where these are too few."""
    told = list(_told(archive, rows[:MOST_GAMES], people, me))
    if len(told) < ENOUGH_TURNS:
        return None
    ((who, times),) = Counter(one.who for one in told).most_common(1)
    theirs = [one for one in told if one.who == who]
    return {
        "turns": len(told),
        "named": theirs[0].name,
        "is_me": who == me,
        "times": times,
        "eager": sum(one.is_eager for one in theirs),
        "gained_eager": _mean(one.gained for one in theirs if one.is_eager),
        "gained_else": _mean(one.gained for one in theirs if not one.is_eager),
    }


def _mean(found: Iterator[float | None]) -> float | None:
    known = [one for one in found if one is not None]
    return round(100 * fmean(known), 1) if len(known) >= ENOUGH_JUDGED else None


def _told(archive: Archive, rows: Sequence[dict[str, Any]], people: People, me: str) -> Iterator[Told]:
    mine = {row["id"]: list(_mine(row, people[row["id"]], me)) for row in rows}
    marks = {row["id"]: marked(row["record"]) for row in rows if mine[row["id"]]}
    bodies = archive.analyses(list(marks.values())[:MOST_READ])
    for row in rows:
        if not mine[row["id"]]:
            continue
        body = bodies.get(marks[row["id"]])
        judged = () if body is None else READ.decode(body).judged
        seats, held = json.loads(row["seats"]), dict(people[row["id"]])
        for one in mine[row["id"]]:
            name = seats[one.seat]["name"]
            much = gained(one, judged, is_won=bool(row["is_won"]))
            yield Told(held.get(one.seat, f"bot {name}"), name, one.is_eager, much)


def _mine(row: dict[str, Any], held: Sequence[tuple[int, str]], me: str) -> Iterator[Choice]:
    seat = next((number for number, person in held if person == me), None)
    return (one for one in choices(row["game"], row["record"]) if one.by == seat)
