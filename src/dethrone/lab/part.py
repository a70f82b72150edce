"""A part of a run: some games in a row, played anywhere with the same result.

A job is plain data, and playing it twice does no harm, so a worker that is killed loses nothing.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from dethrone.lab.facts import Row, facts_of
from dethrone.lab.lineup import LineUp
from dethrone.lab.play import play_game
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
    models: list[dict[str, Any]] = field(default_factory=list)  # counts of language models, game by game
    exchange: list[str] = field(default_factory=list)  # what they were asked and answered

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
    line_up = job.line_up
    seeds = [player_seed(job.seed, number, seat) for seat in range(len(line_up.seats))]
    played = play_game(line_up, deal, seeds)
    about: Row = {
        "game": number,
        "seed": deal,
        "players": len(line_up.seats),
        "seats": line_up.seats_text,
        "rules": line_up.rules,
    }
    part.rows.append({**about, **facts_of(line_up.game).columns(played.game)})
    record = played.game.record(Seats=line_up.seats_text).to_json()
    part.records.append(json.dumps({"game": number, **record}, separators=(",", ":")))
    for one in played.models:
        where = {"game": number, "seat": one.seat, "player": line_up.seats[one.seat]}
        part.models.append({**where, "counts": one.counts, "stood_in": list(one.stood_in)})
        part.exchange.extend(
            json.dumps({"game": number, **entry}, ensure_ascii=False) for entry in one.exchange
        )
    for seat, times in enumerate(played.nanoseconds):
        part.times.append(
            {
                "game": number,
                "seat": seat,
                "player": line_up.seats[seat],
                "decisions": len(times),
                "nanoseconds": sum(times),
                "longest": max(times, default=0),
            }
        )
