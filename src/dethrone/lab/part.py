"""A part of a run: some games in a row, played anywhere with the same result.

A job is plain data, and playing it twice does no harm, so a worker that is killed loses nothing. Where all players
look no move ahead, compiled code plays the games one after the other: with the same rows and records to the byte. Of
the time only the sum is known then, which the seats share by how often they were asked; no decision is the longest.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import repeat
from time import process_time_ns
from typing import Any

from dethrone.lab.facts import Cell, Row, facts_of
from dethrone.lab.lineup import LineUp
from dethrone.lab.play import play_game
from dethrone.lab.quickly import Scribe, quick_games
from dethrone.lab.seeds import player_seed
from dethrone.lab.tables import RESULTS, TIMES
from dethrone.lab.version import version
from dethrone.players.series import Series

AT_ONE_GO = 500  # quick games that are played before any of them is told

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

    def add_row(self, number: int, deal: int, about: Row) -> None:
        """A game, and what is to be told of it."""
        cells = {**about, "game": number, "seed": deal}
        for name, column in self.rows.items():
            column.append(cells[name])

    def add_time(self, *cells: Cell) -> None:
        """How long a player thought in a game: what TIMES has columns for."""
        for column, cell in zip(self.times.values(), cells, strict=True):
            column.append(cell)


def play_part(job: Job) -> Part:
    """Play the games of a job."""
    part, games = Part(job.first), quick_games(job.line_up)
    for first in range(0, len(job.deals), AT_ONE_GO):
        deals = job.deals[first : first + AT_ONE_GO]
        if games is not None:
            _play_quickly(games, job, job.first + first, deals, part)
        else:
            for number, deal in enumerate(deals, job.first + first):
                _play(job, number, deal, part)
    return part


def _play_quickly(games: Series, job: Job, first: int, deals: Sequence[int], part: Part) -> None:
    """Games that are all played before any is told, for a clock that is read too often takes longer than a game."""
    scribe, about, facts = Scribe(job.line_up, games), _about(job.line_up), facts_of(job.line_up.game)
    started = process_time_ns()
    seeds = map(job.seeds, range(first, first + len(deals))) if games.needs_seeds else repeat(())
    played = [games.play(deal, seed) for deal, seed in zip(deals, seeds, strict=False)]
    spent = process_time_ns() - started
    total = max(1, sum(sum(ended.asked) for ended in played if ended is not None))
    for number, (deal, ended) in enumerate(zip(deals, played, strict=True), first):
        if ended is None:
            _play(job, number, deal, part)
            continue
        part.add_row(number, deal, {**about, **facts.columns(ended.view(), ended.moves)})
        part.records.append(scribe.line(number, ended))
        for seat, asked in enumerate(ended.asked):
            part.add_time(number, seat, job.line_up.seats[seat], asked, spent * asked // total, None)


def _about(line_up: LineUp) -> Row:
    """What is the same in all rows of a line-up."""
    return {"players": len(line_up.seats), "seats": line_up.seats_text, "rules": line_up.rules}


def _play(job: Job, number: int, deal: int, part: Part) -> None:
    line_up = job.line_up
    played = play_game(line_up, deal, job.seeds(number))
    columns = facts_of(line_up.game).columns(played.game.view(), len(played.game.steps))
    part.add_row(number, deal, {**_about(line_up), **columns})
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
