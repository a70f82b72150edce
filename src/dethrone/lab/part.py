"""A part of a run: some games in a row, played anywhere with the same result.

A job is plain data, and playing it twice does no harm, so a worker that is killed loses nothing. Where all players
look no move ahead, compiled code plays the games one after the other: with the same rows and records to the byte. Of
the time only the sum is known then, which the seats share by how often they were asked; no decision is the longest.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from time import process_time_ns
from typing import Any

from dethrone.contract import View
from dethrone.lab.facts import Cell, facts_of
from dethrone.lab.lineup import LineUp
from dethrone.lab.play import play_game
from dethrone.lab.quickly import quick_games, record_line
from dethrone.lab.seeds import player_seed
from dethrone.lab.tables import RESULTS, TIMES
from dethrone.lab.version import version
from dethrone.players.series import Series

Columns = dict[str, list[Cell]]  # a table, column by column


@dataclass(frozen=True, slots=True)
class Job:
    """Games to be played: the number of the first, and the seed of each deal."""

    line_up: LineUp
    seed: int
    first: int
    deals: tuple[int, ...]

    def seeds(self, number: int) -> list[int]:
        """The seeds of the players of a game."""
        return [player_seed(self.seed, number, seat) for seat in range(len(self.line_up.seats))]


def empty(names: Mapping[str, str]) -> Columns:
    """A table without rows."""
    return {name: [] for name in names}


@dataclass(frozen=True, slots=True)
class Part:
    """Games that were played: a row and a record each, and rows of times, which differ from run to run."""

    first: int
    rows: Columns = field(default_factory=lambda: empty(RESULTS))
    records: list[str] = field(default_factory=list)
    times: Columns = field(default_factory=lambda: empty(TIMES))
    version: str = field(default_factory=version)
    models: list[dict[str, Any]] = field(default_factory=list)  # counts of language models, game by game
    exchange: list[str] = field(default_factory=list)  # what they were asked and answered

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.rows["game"])

    def add_row(self, job: Job, number: int, deal: int, view: View, decisions: int) -> None:
        """What is to be told of a game, by what a spectator sees of its end."""
        line_up = job.line_up
        for name, cell in (
            ("game", number),
            ("seed", deal),
            ("players", len(line_up.seats)),
            ("seats", line_up.seats_text),
            ("rules", line_up.rules),
            *facts_of(line_up.game).columns(view, decisions).items(),
        ):
            self.rows[name].append(cell)

    def add_time(self, number: int, seat: int, player: str, decisions: int, spent: int, longest: int | None) -> None:
        """How long a player thought in a game."""
        for name, cell in zip(TIMES, (number, seat, player, decisions, spent, longest), strict=True):
            self.times[name].append(cell)


def play_part(job: Job) -> Part:
    """Play the games of a job."""
    part, quick = Part(job.first), quick_games(job.line_up)
    for number, deal in enumerate(job.deals, job.first):
        if quick is None or not _play_quickly(quick, job, number, deal, part):
            _play(job, number, deal, part)
    return part


def _play_quickly(games: Series, job: Job, number: int, deal: int, part: Part) -> bool:
    """Play a game by compiled code; False where that cannot be."""
    started = process_time_ns()
    ended = games.play(deal, job.seeds(number) if games.needs_seeds else ())
    spent = process_time_ns() - started
    if ended is None:
        return False
    part.add_row(job, number, deal, ended.view(), ended.moves)
    part.records.append(record_line(number, job.line_up, ended))
    total = max(1, sum(ended.asked))
    for seat, asked in enumerate(ended.asked):
        part.add_time(number, seat, job.line_up.seats[seat], asked, spent * asked // total, None)
    return True


def _play(job: Job, number: int, deal: int, part: Part) -> None:
    line_up = job.line_up
    played = play_game(line_up, deal, job.seeds(number))
    part.add_row(job, number, deal, played.game.view(), len(played.game.steps))
    record = played.game.record(Seats=line_up.seats_text).to_json()
    part.records.append(json.dumps({"game": number, **record}, separators=(",", ":")))
    for one in played.models:
        where = {"game": number, "seat": one.seat, "player": line_up.seats[one.seat]}
        part.models.append({**where, "counts": one.counts, "stood_in": list(one.stood_in)})
        part.exchange.extend(
            json.dumps({"game": number, **entry}, ensure_ascii=False) for entry in one.exchange
        )
    for seat, times in enumerate(played.nanoseconds):
        part.add_time(number, seat, line_up.seats[seat], len(times), sum(times), max(times, default=0))


def rowwise(columns: Columns) -> Iterator[dict[str, Cell]]:
    """A table row by row."""
    return (dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True))


def columns_of(rows: Sequence[Mapping[str, Cell]] | Columns, names: Mapping[str, str]) -> Columns:
    """A table column by column, also from the rows that older parts have."""
    if isinstance(rows, dict):
        return {name: list(rows[name]) for name in names}
    return {name: [row[name] for row in rows] for name in names}
