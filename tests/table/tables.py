"""Tables to test with: games of every kind, seats by text, and moments in them at which something can be shown."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import Game, Kind, Move
from dethrone.table import Asks, Table, Voice, parse_seats
from dethrone.table.commands import Act, Command
from tests.contract.tables import KINDS

NAMES = (*games.ROOMS, "toy")
every_game = pytest.mark.parametrize("name", NAMES)
SEEDS = 300


def kind_of(name: str) -> Kind:
    """A game by name."""
    return KINDS[name]


def toy(seats: str = "me,greedy", rules: str = "short", *, seed: int = 1, has_undo: bool = True) -> Table:
    """A table with the toy."""
    return Table.open(KINDS["toy"], parse_seats(seats), rules, seed=seed, has_undo=has_undo)


def number(table: Table, asks: Asks = Asks.MOVE) -> int:
    """The number of what is asked."""
    found = table.number(asks)
    assert found is not None
    return found


def act(table: Table, *moves: str, line: str = "", now: float = 0.0) -> Table:
    """Whoever is asked makes moves."""
    (question,) = (one for one in table.questions if one.asks is Asks.MOVE)
    by = question.seat if question.voice is None else Voice(question.seat)
    table.do(Act(question.number, moves, line), by=by, now=now)
    return table


def do(table: Table, by: int | str | Voice | None, *commands: Command, now: float = 0.0) -> Table:
    """Somebody asks for several things one after the other."""
    for command in commands:
        table.do(command, by=by, now=now)
    return table


def seated(kind: Kind, game: Game, people: Sequence[int]) -> Table:
    """A table at which a game goes on, with people at some seats and bots at the others."""
    texts = (f"person:Ada{seat}" if seat in people else "random" for seat in range(game.players))
    return Table.open(kind, parse_seats(";".join(texts)), game=game)


def moment(
    kind: Kind, fits: Callable[[Game, Move], bool], *, players: int | None = None, rules: str = ""
) -> tuple[Game, Move] | None:
    """A moment of some random game, and a legal move, that fit."""
    for seed in range(SEEDS):
        game = kind.deal(players or kind.usual_players, rules or kind.usual_rules, Seed(seed))
        chance = Random(seed)
        for _ in range(60):
            if game.is_over:
                break
            for move in game.legal_moves()[:6]:
                if fits(game, move):
                    return game, move
            game.push(chance.choice(game.legal_moves()))
    return None


def shows_nothing(game: Game, move: Move) -> bool:
    """Whether whoever makes the move learns nothing by it, and the game goes on."""
    twin = game.copy()
    step = twin.push(move)
    return not twin.is_over and step.seat not in step.shows_hidden
