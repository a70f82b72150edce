"""Regidice's quick players, many games at once: no views and no steps are kept, and games are told as far as asked.

Whoever declares is still handed an outline of what its seat may know, as a view has it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dethrone.chance import Seed
from dethrone.contract import KEEPER
from dethrone.players.regidice.weights import worker_for
from dethrone.players.series import Texts
from dethrone.proof import result_of
from dethrone.regidice.engine import apply_word
from dethrone.regidice.game import Game, Roll, pools
from dethrone.regidice.moves import decode
from dethrone.regidice.position import Position
from dethrone.regidice.record import with_rolls
from dethrone.regidice.redeal import outline_of
from dethrone.regidice.rules import Rules
from dethrone.regidice.view import View, outcome_of, view_of

_texts = Texts(lambda word: str(decode(word)))


@dataclass(frozen=True, slots=True)
class Ended:
    """A game that was played to its end."""

    games: QuickGames
    deal: int
    first_caller: int
    position: Position
    words: Sequence[tuple[int, int]]  # each with its round
    rolls: Mapping[int, Roll]
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
        body = list(with_rolls(moves, self.rolls, self.position.round))
        return json.dumps(body, separators=(",", ":"))

    def view(self) -> View:
        """What a spectator sees of its end."""
        return view_of(self.position, self.games.rules, None)


class QuickGames:
    """Games of greedy players under one rule set."""

    needs_seeds = False

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self.headers = dict(Game.deal(players, rules, Seed(0)).record(KEEPER).headers)
        self._worker = worker_for(players)

    def play(self, deal: int, _seeds: Sequence[int]) -> Ended:
        """Play a deal to its end."""
        game = Game.deal(self.players, self.rules, Seed(deal))
        position, rolls = game.position, {game.round: pools(game.position)}
        words, asked = [], [0] * self.players
        policy_move = self._worker.policy_move
        while (seat := position.decider()) >= 0:
            number = position.round
            word = policy_move(outline_of(position, seat))
            words.append((number, word))
            asked[seat] += 1
            apply_word(position, word)
            if position.round != number:
                rolls[position.round] = pools(position)
        return Ended(self, deal, game.first_caller, position, words, rolls, asked)
