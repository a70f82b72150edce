"""How many moves a second a table takes: decide, apply, look and message, for everybody who looks on.

python -m benchmarks.tables [game …]
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time

from dethrone import games
from dethrone.contract import Kind
from dethrone.table import Asks, Table, Voice, parse_seats, wire
from dethrone.table.commands import Act
from dethrone.table.viewers import Viewer

SEATS = 4
VIEWERS: tuple[Viewer, ...] = (None, 0, 1, 2)


def moves_a_second(name: str, *, seconds: float = 2.0, with_json: bool = False) -> float:
    """Moves a second of processor time at a table of four, with messages for four viewers; bots choose at random.

    The moves are chosen beforehand, in a table's twin, and the clock is read once a game: it costs a move's time.
    """
    kind, spent, count, seed = games.kind(name), 0.0, 0, 0
    while spent < seconds:
        moves, table = random_moves(kind, seed), new_table(kind, seed)
        begun = process_time()
        for seat, move in moves:
            number = table.number(Asks.MOVE)
            assert number is not None
            (entry,) = table.decide(Act(number, (move,)), by=Voice(seat), now=0.0)
            table.apply(entry)
            for viewer in VIEWERS:
                message = table.message(entry, viewer)
                if with_json:
                    wire.message(message)
        spent += process_time() - begun
        count += len(moves)
        seed += 1
    return count / spent


def random_moves(kind: Kind, seed: int) -> list[tuple[int, str]]:
    """The moves of a random game."""
    game, chance = new_table(kind, seed).game, Random(seed)
    while not game.is_over:
        game.push(chance.choice(game.legal_moves()))
    return [(step.seat, str(step.move)) for step in game.steps]


def new_table(kind: Kind, seed: int) -> Table:
    """A table of four bots."""
    return Table.open(kind, parse_seats("random", players=SEATS), seed=seed)


def main() -> None:
    """Print the rates of the games named, or of all."""
    for name in sys.argv[1:] or games.names():
        bare, whole = moves_a_second(name), moves_a_second(name, with_json=True)
        print(f"{name:<10} {bare:10,.0f} moves/s with messages for 4 viewers, {whole:8,.0f} with their JSON")


if __name__ == "__main__":
    main()
