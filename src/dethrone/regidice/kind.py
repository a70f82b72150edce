"""The one value that other rooms take of this game."""

from __future__ import annotations

from dethrone.chance import Chance, chance_from
from dethrone.contract import Game as AnyGame
from dethrone.contract import Kind, Verification, Wire
from dethrone.regidice.codes import NAME
from dethrone.regidice.engine import compiled
from dethrone.regidice.game import Game
from dethrone.regidice.movetext import parse_move
from dethrone.regidice.notation import parse_view
from dethrone.regidice.rules import PLAYERS, PRESETS, Rules
from dethrone.regidice.view import Outcome
from dethrone.sheet import Record


def deal(players: int, rules: Rules | str, chance: Chance | None = None) -> AnyGame:
    """A new game; without chance of its own it draws a fresh secret."""
    return Game.dealt(players, rules, chance or chance_from(seed=None, secret=None))


def begin(text: str, chance: Chance | None = None) -> AnyGame:
    """A game that goes on from a position's text."""
    return Game.from_position(text, chance=chance)


def replay(record: Record) -> AnyGame:
    """The game of a record, played again."""
    from dethrone.regidice import record as records  # noqa: PLC0415 (loaded when somebody has a record)

    return records.replay(record)


def verify(record: Record) -> Verification:
    """Whether a record holds, and whether its rolls are proved."""
    from dethrone.regidice import record as records  # noqa: PLC0415

    return records.verify(record)


def wire() -> Wire:
    """The game as JSON."""
    from dethrone.regidice import wire as found  # noqa: PLC0415 (it takes a while to load)

    return found


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
    view=parse_view,
    move=parse_move,
    wire=wire,
    is_compiled=compiled,
)
