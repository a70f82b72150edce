"""Regicide's quick players, many games at once: dealt, played by `series`, and told as far as anybody asks."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dethrone.chance import Seed
from dethrone.contract import KEEPER
from dethrone.players.regicide.series import KINDS, LEFT_TO_CHANCE, Series
from dethrone.players.regicide.weights import policy_for, quick_for
from dethrone.players.series import Texts, numbered
from dethrone.proof import result_of
from dethrone.regicide.game import Game, dealt
from dethrone.regicide.moves import decode
from dethrone.regicide.position import Position
from dethrone.regicide.rules import Rules
from dethrone.regicide.view import OUTCOMES, View, view_of

_texts = Texts(lambda word: json.dumps(str(decode(word))))


@dataclass(frozen=True, slots=True)
class Ended:
    """A game that was played to its end."""

    games: QuickGames
    deal: int
    position: Position
    words: Sequence[int]
    asked: Sequence[int]

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return len(self.words)

    @property
    def headers(self) -> Mapping[str, str]:
        """The headers of its record that are not those of every game."""
        return {"Seed": str(self.deal), "Result": result_of(OUTCOMES[self.position.outcome])}

    @property
    def body(self) -> str:
        """The numbered words of its record as JSON."""
        return numbered(map(_texts.__getitem__, self.words))

    def view(self) -> View:
        """What a spectator sees of its end."""
        return view_of(self.position, self.games.rules, None)


class QuickGames:
    """Games of players by name, a name of KINDS for each seat, under one rule set."""

    def __init__(self, rules: Rules, seats: Sequence[str]) -> None:
        players = len(seats)
        kinds = [KINDS[name] for name in seats]
        self.rules = rules
        self.players = players
        self.needs_seeds = any(name in LEFT_TO_CHANCE for name in seats)
        self.headers = dict(Game.deal(players, rules, Seed(0)).record(KEEPER).headers)
        talks = rules.talk != "none"
        self._series = Series(policy_for(players), quick_for(players), kinds, talks=talks)

    def play(self, deal: int, seeds: Sequence[int]) -> Ended | None:
        """Play a deal to its end; None for a game that is longer than any should be."""
        position = dealt(self.players, self.rules, Seed(deal))
        words = self._series.play(position, seeds)
        if words is None:
            return None
        return Ended(self, deal, position, words, self._series.decisions(self.players))
