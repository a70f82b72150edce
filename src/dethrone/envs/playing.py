"""One game in numbers with NumPy, and whoever else sits at it: what the environments of single games stand on."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

try:
    import numpy as np
except ModuleNotFoundError:
    raise ImportError("This needs numpy, which is not here: pip install 'dethrone[gymnasium]'") from None
from numpy.typing import NDArray

from dethrone import games
from dethrone.bits import mix, step
from dethrone.chance import SEEDS
from dethrone.numbers import Batch, Layout
from dethrone.players import Player, player

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]


def batch(game: str, players: int | None = None, rules: str = "", count: int = 1, **settings: Any) -> Batch:
    """Games in numbers; without players or rules, as is usual for the game."""
    kind = games.kind(game)
    one = games.batch(game)
    return one(players or kind.usual_players, rules or kind.usual_rules, count, **settings)


def bounds(layout: Layout) -> tuple[Observation, Observation]:
    """The lowest and the highest numbers."""
    rows = [(low, high) for _, _, count, low, high, _ in layout for _ in range(count)]
    lows, highs = zip(*rows, strict=True)
    return np.array(lows, np.int16), np.array(highs, np.int16)


class Seeds:
    """The seed of each deal: the one that is given, then others that come from it."""

    def __init__(self) -> None:
        self.last = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])

    def next(self, seed: int | None) -> int:
        """The seed of the next deal."""
        self.last = mix(step(self.last)) if seed is None else operator.index(seed) % SEEDS
        return self.last


class Play:
    """One game after another, each from a seed; any seats but the learners' may be held by players of the roster."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        rules: str = "",
        *,
        shaped: bool = False,
        partners: Sequence[str | None] = (),
    ) -> None:
        self.game = game
        self.batch = batch(game, players, rules, shaping=1.0 if shaped else 0.0)
        self.partners = tuple(partners)
        self.bots: dict[int, Player] = {}

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.batch.players

    def deal(self, seed: int) -> float:
        """Deal by a seed, and let partners play until a learner is asked; answers what that brought."""
        number = seed % SEEDS
        self.batch.deal(number)
        self.bots = {
            seat: player(spec, game=self.game, seed=(number + 1 + seat) % SEEDS, company=self.partners)
            for seat, spec in enumerate(self.partners)
            if spec is not None
        }
        return self._partners_play()

    def play(self, action: int) -> float:
        """Do an action of the learner who is asked, and what partners do then; answers all that it brought."""
        return self.batch.play(action) + self._partners_play()

    def _partners_play(self) -> float:
        reward = 0.0
        while (seat := self.batch.decider()) is not None and seat in self.bots:
            move = self.bots[seat].choose(self.batch.view(seat))
            reward += self.batch.play(self.batch.number(move))
        return reward

    @property
    def decider(self) -> int | None:
        """The seat that is asked; None after the end."""
        return self.batch.decider()

    def observation(self, seat: int) -> Observation:
        """What a seat is told, in a new array."""
        numbers = np.empty(self.batch.width, np.int16)
        self.batch.look(seat, numbers)
        return numbers

    def state(self) -> Observation:
        """Everything, also what nobody may know, in a new array: for training, never for who acts."""
        numbers = np.empty(self.batch.state_width, np.int16)
        self.batch.state(numbers)
        return numbers

    def mask(self, seat: int | None = None) -> Mask:
        """What a seat may do, in a new array: nothing, unless it is asked."""
        if seat is not None and seat != self.batch.decider():
            return np.zeros(self.batch.actions, np.int8)
        mask = np.empty(self.batch.actions, np.int8)
        self.batch.choices(mask)
        return mask

    def legal(self, action: int) -> int:
        """The action, or the lowest legal one where it is not legal."""
        mask = self.mask()
        number = int(action)
        return number if 0 <= number < len(mask) and mask[number] else int(mask.argmax())
