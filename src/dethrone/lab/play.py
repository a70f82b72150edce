"""Playing one game from its deal to its end: the one place in the laboratory where players meet a game.

It asks the players itself, as a host at a table does, with the same game in the end (a test compares them): 2,000
greedy games of two take 1.3 s of processor time so, and 6.9 s through host and table, where everything is written down.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time_ns

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import Game
from dethrone.lab.lineup import LineUp
from dethrone.players import Player, player


@dataclass(frozen=True, slots=True)
class Played:
    """A game that has ended, and the processor time of every decision, seat by seat."""

    game: Game
    nanoseconds: tuple[list[int], ...]


def play_game(line_up: LineUp, deal: int, seeds: Sequence[int]) -> Played:
    """Play a deal; each player has a seed of its own."""
    kind = games.kind(line_up.game)
    game = kind.deal(len(line_up.seats), line_up.rules, Seed(deal))
    players = [
        player(spec, game=line_up.game, seed=seed, company=line_up.seats)
        for spec, seed in zip(line_up.seats, seeds, strict=True)
    ]
    spent: tuple[list[int], ...] = tuple([] for _ in players)
    while (seat := game.decider) is not None:
        _let_speak(game, players)
        view = game.view(seat)
        asked = process_time_ns()
        move = players[seat].choose(view)
        spent[seat].append(process_time_ns() - asked)
        game.push(move, seat=seat)
    return Played(game, spent)


def _let_speak(game: Game, players: Sequence[Player]) -> None:
    """Whoever may say something before the decision is asked in turn, each given its own view."""
    for seat in game.speakers:
        if seat in game.speakers:  # a word may have closed the window
            word = players[seat].say(game.view(seat))
            if word is not None:
                game.push(word, seat=seat)
