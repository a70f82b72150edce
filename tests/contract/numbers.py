"""Games played at random in numbers, with all that is to be held against the contract's own answers."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any

from dethrone import games
from dethrone.numbers import Batch

RULES = {
    # every preset, and options that change what can be done or known
    "regicide": (
        *("official", "summary", "manual", "open-order"),
        "official,combo_limit=off,hand_limit=10/10/10/10,jesters=2/2/2/2",
        "official,companion_limit=8,discard_rule=minimal,jesters=0/2/2/2",
        "official,discard_view=top,jesters=0/1/2/2,combo_limit=20",
        "official,discard_view=count,damage_overflow=on,solo_yield=on",
    ),
    "regidice": (
        *("rulebook", "bga", "literal"),
        "rulebook,team_voice=vote,suffer_split=single,suffer_cascade=on",
        "rulebook,mandatory_max=on,companion_targets=board,overkill_to=share,first_caller=random",
        "bga,team_voice=vote,same_cast_call=allow,black_call=when_present,new_dice_preparable=on",
    ),
}


def batch_of(game: str, players: int, rules: str, count: int = 1, **settings: Any) -> Batch:
    """Games in numbers."""
    return games.batch(game)(players, rules, count, **settings)


def row(code: str, count: int) -> array[int]:
    """An empty buffer of one game."""
    return array(code, bytes(array(code).itemsize * count))


def told(batch: Batch, seat: int) -> tuple[int, ...]:
    """What a seat is told."""
    numbers = row("h", batch.width)
    batch.look(seat, numbers)
    return tuple(numbers)


def marked(batch: Batch) -> list[int]:
    """The legal actions of the decider."""
    mask = row("b", batch.actions)
    batch.choices(mask)
    return [action for action, mark in enumerate(mask) if mark]


def walk(batch: Batch, seed: int, longest: int) -> Iterator[list[int]]:
    """Play a game at random: the legal actions of every position, before one of them is done."""
    batch.deal(seed)
    state = seed
    for _ in range(longest):
        actions = marked(batch)
        yield actions
        if not actions:
            return
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        batch.play(actions[(state >> 33) % len(actions)])
