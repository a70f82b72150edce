"""Regidice's quick players, many games at once: dealt, played by `series`, and told as far as anybody asks."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dethrone.chance import Seed
from dethrone.contract import KEEPER
from dethrone.players.regidice.series import KINDS, LEFT_TO_CHANCE, Series
from dethrone.players.regidice.weights import worker_for
from dethrone.players.series import Texts
from dethrone.proof import result_of
from dethrone.regidice.codes import O_NO_TOUCH
from dethrone.regidice.dice import Dice, heap_of, in_order
from dethrone.regidice.game import Game
from dethrone.regidice.moves import decode
from dethrone.regidice.position import Position
from dethrone.regidice.record import with_rolls
from dethrone.regidice.rules import Rules
from dethrone.regidice.view import View, outcome_of, view_of

POOL = 28  # bytes of a pool: how many dice of each colour show each value
_texts = Texts(lambda word: str(decode(word)))


@dataclass(frozen=True, slots=True)
class Ended:
    """A game that was played to its end."""

    games: QuickGames
    deal: int
    first_caller: int
    position: Position
    words: Sequence[tuple[int, int]]  # each with its round
    rolls: Sequence[bytes]  # of each round
    asked: Sequence[int]

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return len(self.words)

    @property
    def headers(self) -> Mapping[str, str]:
        """The headers of its record that are not those of every game."""
        result = result_of(outcome_of(self.position))
        return {"First": f"P{self.first_caller}", "Seed": str(self.deal), "Result": result}

    @property
    def body(self) -> str:
        """The numbered words of its record as JSON."""
        moves = ((number, _texts[word]) for number, word in self.words)
        rolls = {number: tuple(map(_pool, _cut(row))) for number, row in enumerate(self.rolls, 1)}
        body = list(with_rolls(moves, rolls, self.position.round))
        return json.dumps(body, separators=(",", ":"))

    def view(self) -> View:
        """What a spectator sees of its end."""
        return view_of(self.position, self.games.rules, None)


def _cut(row: bytes) -> Sequence[bytes]:
    return [row[at : at + POOL] for at in range(0, len(row), POOL)]


def _pool(counts: bytes) -> Dice:
    return in_order(heap_of([counts[at : at + 7] for at in range(0, POOL, 7)]))


class QuickGames:
    """Games of players by name, a name of KINDS for each seat, under one rule set."""

    def __init__(self, rules: Rules, seats: Sequence[str]) -> None:
        self.rules = rules
        self.players = len(seats)
        self.needs_seeds = any(name in LEFT_TO_CHANCE for name in seats)
        self.headers = dict(Game.deal(self.players, rules, Seed(0)).record(KEEPER).headers)
        worker = worker_for(self.players, touch=not rules.options & O_NO_TOUCH)
        self._series = Series(worker, [KINDS[name] for name in seats])

    def play(self, deal: int, seeds: Sequence[int]) -> Ended | None:
        """Play a deal to its end; None for a game that is longer than any should be."""
        game = Game.deal(self.players, self.rules, Seed(deal))
        position, series = game.position, self._series
        words = series.play(position, seeds)
        if words is None:
            return None
        rolls, asked = series.rolls(self.players, position.round), series.decisions(self.players)
        return Ended(self, deal, game.first_caller, position, words, rolls, asked)
