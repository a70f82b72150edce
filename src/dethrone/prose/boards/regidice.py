"""The board of Regidice in lines for people, told from a view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from dethrone.prose.boards import Row
from dethrone.prose.words import Part, Plain, part

if TYPE_CHECKING:
    from dethrone.regidice import View


def board_rows(view: View, hands: object = None) -> Iterator[Row]:
    """What lies on the table; a view knows itself whether anything is hidden."""
    del hands
    yield _row("round", part("regidice-board-round", round=view.round, stage=int(view.stage)))
    yield _row("enemy", part("regidice-board-name", **enemy_facts(view)), _shows(view.enemy))
    yield _row("attack", part("regidice-board-attack", **attack_facts(view)))
    yield _row("defence", part("regidice-board-defence", **enemy_facts(view)))
    injured = " ".join(die.colour.value for die in view.injured)
    yield _row("injured", injured or part("board-empty"))
    for seat in range(view.players):
        yield Row(part("board-seat", seat=seat), list(_seat(view, seat)))
    yield _row("now", now(view))


def _row(name: str, *parts: Part | str) -> Row:
    return Row(part("regidice-board-row", row=name), parts)


def _shows(values: tuple[int, ...]) -> Part | str:
    return " ".join(map(str, values)) or part("board-empty")


def enemy_facts(view: View) -> Plain:
    """Which enemy it is, and what it still endures."""
    number = view.enemy_number + 1
    return {"number": number, "dice": 2 + number, "pips": view.pips_left, "defence": view.defence}


def attack_facts(view: View) -> Plain:
    """What the enemy deals, and what is blocked of it."""
    blocked = min(view.attack, view.progress.blocked)
    return {"attack": view.attack, "blocked": blocked, "left": view.attack - blocked}


def _seat(view: View, seat: int) -> Iterator[Part | str]:
    if (call := view.calls[seat]) is not None:
        yield part("regidice-board-call", call=call)
    yield " ".join(map(str, view.pools[seat])) or part("regidice-board-no-dice")
    if view.zones[seat]:
        yield part("regidice-board-zone", seat=seat, dice=view.zones[seat])
    yield from marks(view, seat)


def marks(view: View, seat: int) -> Iterator[Part]:
    """What a seat still has to give up."""
    if view.owed[seat]:
        yield part("regidice-board-owes", count=view.owed[seat])


def now(view: View) -> Part:
    """What is asked of whom, or how it ended."""
    outcome = view.outcome
    return part(
        "regidice-board-now",
        phase=view.phase.value,
        seat=view.first_caller if view.decider is None else view.decider,
        outcome=None if outcome is None else outcome.value,
    )
