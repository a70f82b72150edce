"""Regicide as one value: what the other rooms take instead of knowing the game."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from dethrone.chance import Chance, chance_from
from dethrone.contract import Kind, Wire
from dethrone.regicide import notation
from dethrone.regicide.codes import NAME
from dethrone.regicide.engine import compiled
from dethrone.regicide.game import Game
from dethrone.regicide.movetext import parse_move
from dethrone.regicide.record import USUAL_PLAYERS, USUAL_RULES, begin, replay, verify
from dethrone.regicide.rules import MAX_PLAYERS, PRESETS, Rules
from dethrone.regicide.view import MEDALS, Outcome


def _deal(players: int, rules: Rules | str, chance: Chance | None) -> Game:
    return Game.deal(players, rules, chance or chance_from(seed=None, secret=None))


def _wire() -> Wire:
    return cast("Wire", import_module(f"{__package__}.wire"))


KIND = Kind(
    name=NAME,
    players=range(1, MAX_PLAYERS + 1),
    usual_players=USUAL_PLAYERS,
    usual_rules=USUAL_RULES,
    presets=PRESETS,
    outcomes=tuple(outcome.value for outcome in Outcome),
    rules=Rules.parse,
    deal=_deal,
    begin=begin,
    replay=replay,
    verify=verify,
    view=notation.parse_view,
    move=parse_move,
    wire=_wire,
    is_compiled=compiled,
    medals=MEDALS,
)
