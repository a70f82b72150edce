"""A model at an endpoint, and time that passes when somebody waits."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import Game
from dethrone.players.casual import RandomPlayer
from dethrone.players.model.client import Clock
from dethrone.players.model.player import ModelPlayer, model_player
from tests.endpoint import Endpoint, Script, endpoint

REGICIDE, REGIDICE = games.names()


class Time:
    """A clock that only moves when somebody sleeps, and keeps how long."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.slept: list[float] = []

    def sleep(self, seconds: float) -> None:
        """Let time pass."""
        self.slept.append(seconds)
        self.now += seconds

    @property
    def clock(self) -> Clock:
        """The clock as it is passed in."""
        return Clock(monotonic=lambda: self.now, sleep=self.sleep, wall=lambda: self.now)


@contextmanager
def seated(
    script: Script, *, game: str = REGICIDE, options: str = "", time: Time | None = None
) -> Iterator[tuple[ModelPlayer, Endpoint]]:
    """A model behind an endpoint with a script."""
    with endpoint(script) as there:
        clock = None if time is None else time.clock
        spec = f"model:tester,url={there.url}{options}"
        bot = model_player(spec, game=game, stand_in=lambda _: RandomPlayer(), clock=clock)
        try:
            yield bot, there
        finally:
            bot.close()


def dealt(game: str = REGICIDE, players: int = 2, seed: int = 7, rules: str = "") -> Game:
    """A game at its first decision."""
    kind = games.kind(game)
    return kind.deal(players, rules or kind.usual_rules, Seed(seed))


def view_of(game: Game) -> Any:
    """What the seat that is asked sees."""
    return game.view(game.decider)
