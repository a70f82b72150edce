"""Playing one game from its deal to its end: the one place in the laboratory where players meet a game.

Games are played at a table, and the host asks the players. Where all of them are quick the table would cost more than
they do (five times as much for greedy players), so such games are played without one: with the same game in the end,
as a test shows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import process_time_ns
from typing import Any

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import Event, Game, Move, View
from dethrone.host import play_on
from dethrone.lab.lineup import LineUp
from dethrone.players import Player, player
from dethrone.players.roster import is_quick
from dethrone.table import Bot, Table

GIVES_UP_AFTER = (
    3  # questions in a row that a model's endpoint did not take: such a game would not be the model's
)


@dataclass(frozen=True, slots=True)
class Modelled:
    """What is kept of a language model: what was counted, the moves that somebody else made, and the exchange."""

    seat: int
    counts: dict[str, Any]
    stood_in: tuple[int, ...]  # by number, from 1
    exchange: list[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Played:
    """A game that has ended, and the processor time of every decision, seat by seat."""

    game: Game
    nanoseconds: tuple[list[int], ...]
    models: tuple[Modelled, ...] = ()


@dataclass(frozen=True, slots=True)
class Timed:
    """A player, and how long it thought about each decision; of a model also whether somebody else made it."""

    player: Player
    nanoseconds: list[int] = field(default_factory=list)
    stood_in: list[bool] = field(default_factory=list)
    exchange: list[Mapping[str, Any]] = field(default_factory=list)

    def hear(self, events: Sequence[Event]) -> None:
        """Hand on what happened, to a player that wants to know."""
        getattr(self.player, "hear", lambda _: None)(events)

    def choose(self, view: View) -> Move:
        """What the player chooses, with the clock running."""
        asked = process_time_ns()
        move = self.player.choose(view)
        self.nanoseconds.append(process_time_ns() - asked)
        self.stood_in.append(getattr(self.player, "fell_back", False))
        return move

    def say(self, view: View) -> Move | None:
        """What the player says."""
        return self.player.say(view)


def play_game(line_up: LineUp, deal: int, seeds: Sequence[int]) -> Played:
    """Play a deal; each player has a seed of its own."""
    players = [
        Timed(player(spec, game=line_up.game, seed=seed, company=line_up.seats))
        for spec, seed in zip(line_up.seats, seeds, strict=True)
    ]
    models = [seat for seat, one in enumerate(players) if _is_introduced(one)]
    are_quick = all(is_quick(spec, game=line_up.game) for spec in line_up.seats)
    game = (play_alone if are_quick else play_at_table)(line_up, deal, players)
    kept = tuple(_modelled(game, seat, players[seat]) for seat in models)
    return Played(game, tuple(one.nanoseconds for one in players), kept)


def _is_introduced(timed: Timed) -> bool:
    """Whether a player is a language model, which now knows where its exchange is kept."""
    meet = getattr(timed.player, "meet", None)
    if callable(meet):
        meet((), timed.exchange.append, gives_up_after=GIVES_UP_AFTER)
    return callable(meet)


def _modelled(game: Game, seat: int, timed: Timed) -> Modelled:
    """What is kept of a model; it says nothing where it decides, so its decisions are told from its words."""
    model: Any = timed.player
    model.close()
    steps = enumerate(game.steps, 1)
    plies = [ply for ply, step in steps if step.seat == seat and step.before(seat).decider == seat]
    others = (ply for ply, is_other in zip(plies, timed.stood_in, strict=True) if is_other)
    return Modelled(seat, model.counts.to_json(), tuple(others), timed.exchange)


def play_at_table(line_up: LineUp, deal: int, players: Sequence[Timed]) -> Game:
    """The game as a host lets it be played."""
    seats = [Bot(spec, f"P{number}") for number, spec in enumerate(line_up.seats)]
    table = Table.open(games.kind(line_up.game), seats, line_up.rules, seed=deal)
    play_on(table, dict(enumerate(players)))
    return table.game


def play_alone(line_up: LineUp, deal: int, players: Sequence[Timed]) -> Game:
    """The same game without a table."""
    game = games.kind(line_up.game).deal(len(players), line_up.rules, Seed(deal))
    while (seat := game.decider) is not None:
        _let_speak(game, players)
        game.push(players[seat].choose(game.view(seat)), seat=seat)
    return game


def _let_speak(game: Game, players: Sequence[Timed]) -> None:
    """Whoever may say something before the decision is asked in turn, each given its own view."""
    for seat in game.speakers:
        if seat in game.speakers:  # a word may have closed the window
            word = players[seat].say(game.view(seat))
            if word is not None:
                game.push(word, seat=seat)
