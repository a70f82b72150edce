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
    """Moves a second of processor time at a table of four, with messages for four viewers; bots choose at random."""
    kind, chance, spent, count = games.kind(name), Random(1), 0.0, 0
    seed = 0
    while spent < seconds:
        table = new_table(kind, seed)
        seed += 1
        while table.questions:
            question = next(one for one in table.questions if one.asks is Asks.MOVE)
            moves = table.view(question.seat).legal_moves()
            command = Act(question.number, (str(moves[chance.randrange(len(moves))]),))
            begun = process_time()
            (entry,) = table.decide(command, by=Voice(question.seat), now=0.0)
            table.apply(entry)
            for viewer in VIEWERS:
                message = table.message(entry, viewer)
                if with_json:
                    wire.message(message)
            spent += process_time() - begun
            count += 1
    return count / spent


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
