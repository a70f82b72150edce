"""PROVISIONAL: the old room as a Kind, until the room's own `kind.py` takes this place."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from dethrone.chance import Chance, Seed
from dethrone.contract import PUBLIC, Kind, Reader
from dethrone.regicide.engine import compiled
from dethrone.regicide.game import Game
from dethrone.regicide.record import record_of
from dethrone.regicide.rules import PRESETS, Rules
from dethrone.regicide.view import Outcome

NAME = __name__.split(".")[-2]


class _Game(Game):
    @property
    def steps(self) -> list[Any]:
        return list(self.moves)

    @property
    def speakers(self) -> tuple[int, ...]:
        return tuple(range(self.players)) if self.is_talk_open else ()

    def record(self, _reader: Reader = PUBLIC, /, **tags: str) -> Any:
        record = record_of(self, reveal=None, **tags)
        return SimpleNamespace(game=NAME, to_json=record.to_json)


def _deal(players: int, rules: Any, chance: Chance | None) -> Any:
    return _Game(players, rules, seed=chance.number if isinstance(chance, Seed) else None)


def _missing(*_: Any) -> Any:
    raise NotImplementedError


KIND = Kind(
    name=NAME,
    players=range(1, 5),
    usual_players=2,
    usual_rules="official",
    presets=PRESETS,
    outcomes=tuple(outcome.value for outcome in Outcome),
    rules=Rules.parse,
    deal=_deal,
    begin=_missing,
    replay=_missing,
    verify=_missing,
    view=_missing,
    move=_missing,
    wire=_missing,
    is_compiled=compiled,
)
