"""PROVISIONAL: the old room as a Kind, until the room's own `kind.py` takes this place."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from dethrone.chance import Chance, Seed
from dethrone.contract import PUBLIC, Kind, Reader
from dethrone.regidice.engine import compiled
from dethrone.regidice.game import Game
from dethrone.regidice.record import record_json, record_of
from dethrone.regidice.rules import PRESETS, Rules
from dethrone.regidice.view import Outcome

NAME = __name__.split(".")[-2]


class _Game(Game):
    @property
    def steps(self) -> list[Any]:
        return list(self.moves)

    @property
    def speakers(self) -> tuple[int, ...]:
        return ()

    def record(self, _reader: Reader = PUBLIC, /, **tags: str) -> Any:
        record = record_of(self, tags=tags)
        return SimpleNamespace(game=NAME, to_json=lambda: record_json(record))


def _deal(players: int, rules: Any, chance: Chance | None) -> Any:
    return _Game(players, rules, seed=chance.number if isinstance(chance, Seed) else None)


def _missing(*_: Any) -> Any:
    raise NotImplementedError


KIND = Kind(
    name=NAME,
    players=range(2, 5),
    usual_players=3,
    usual_rules="rulebook",
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
