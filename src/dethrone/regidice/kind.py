"""The one value that other rooms take of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dethrone.chance import Chance, chance_from
from dethrone.contract import Game as AnyGame
from dethrone.contract import Kind, Verification, Wire
from dethrone.regidice.codes import NAME, OF_MOVES
from dethrone.regidice.engine import compiled
from dethrone.regidice.game import Game
from dethrone.regidice.rules import PLAYERS, PRESETS, Rules
from dethrone.regidice.view import Outcome

if TYPE_CHECKING:
    from dethrone.regidice.moves import Move
    from dethrone.regidice.view import View
    from dethrone.sheet import Record


def deal(players: int, rules: Rules | str, chance: Chance | None = None) -> AnyGame:
    """A new game; without chance of its own it draws a fresh secret."""
    return Game.deal(players, rules, chance or chance_from(seed=None, secret=None))


def begin(text: str, chance: Chance | None = None) -> AnyGame:
    """A game that goes on from a position's text."""
    from dethrone.regidice import record as records  # noqa: PLC0415 (loaded when somebody has a text)

    return records.begin(text, chance)


def replay(record: Record) -> AnyGame:
    """The game of a record, played again."""
    from dethrone.regidice import record as records  # noqa: PLC0415 (loaded when somebody has a record)

    return records.replay(record)


def verify(record: Record) -> Verification:
    """Whether a record holds, and whether its rolls are proved."""
    from dethrone.regidice import record as records  # noqa: PLC0415

    return records.verify(record)


def view(text: str) -> View:
    """The view of its line."""
    from dethrone.regidice.notation import parse_view  # noqa: PLC0415 (loaded when somebody has a text)

    return parse_view(text)


def move(text: str) -> Move:
    """The move of its text."""
    from dethrone.regidice.movetext import parse_move  # noqa: PLC0415

    return parse_move(text)


def wire() -> Wire:
    """The game as JSON."""
    from dethrone.regidice import wire as module  # noqa: PLC0415 (it takes a while to load)

    return module


KIND = Kind(
    name=NAME,
    players=PLAYERS,
    usual_players=3,
    usual_rules=next(iter(PRESETS)),
    presets=PRESETS,
    outcomes=tuple(outcome.value for outcome in Outcome),
    rules=Rules.parse,
    deal=deal,
    begin=begin,
    replay=replay,
    verify=verify,
    view=view,
    move=move,
    wire=wire,
    is_compiled=compiled,
    stages=OF_MOVES,
)
