"""A part of a run: some games in a row, played anywhere with the same result.

A job is plain data, and playing it twice does no harm, so a worker that is killed loses nothing.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from time import process_time_ns

from dethrone.lab.games import Row, game_kind
from dethrone.lab.lineup import LineUp
from dethrone.lab.seeds import player_seed
from dethrone.lab.version import version


@dataclass(frozen=True, slots=True)
class Job:
    """Games to be played: the number of the first, and the seed of each deal."""

    line_up: LineUp
    seed: int
    first: int
    deals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """Games that were played: a row and a record each, and rows of times, which differ from run to run."""

    first: int
    rows: list[Row]
    records: list[str]
    times: list[dict[str, int | str]]
    version: str = field(default_factory=version)

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.rows)


def play_part(job: Job) -> Part:
    """Play the games of a job."""
    part = Part(job.first, [], [], [])
    for offset, deal in enumerate(job.deals):
        _play(job, job.first + offset, deal, part)
    return part


def _play(job: Job, number: int, deal: int, part: Part) -> None:
    kind = game_kind(job.line_up.game)
    seats = job.line_up.seats
    game = kind.deal(len(seats), job.line_up.rules, deal)
    players = [
        kind.player(spec, player_seed(job.seed, number, seat), seats) for seat, spec in enumerate(seats)
    ]
    spent: list[list[int]] = [[] for _ in seats]
    while (seat := game.decider) is not None:
        kind.talk(game, seats)
        view = game.view(seat)
        asked = process_time_ns()
        move = players[seat].choose(view)
        spent[seat].append(process_time_ns() - asked)
        game.push(move, seat=seat)
    written = job.line_up.seats_text
    shown: Row = {
        "game": number,
        "seed": deal,
        "players": len(seats),
        "seats": written,
        "rules": job.line_up.rules,
    }
    part.rows.append({**shown, **kind.facts(game)})
    part.records.append(json.dumps({"game": number, **kind.record(game, written)}, separators=(",", ":")))
    for seat, times in enumerate(spent):
        part.times.append(
            {
                "game": number,
                "seat": seat,
                "player": seats[seat],
                "decisions": len(times),
                "nanoseconds": sum(times),
                "longest": max(times, default=0),
            }
        )
