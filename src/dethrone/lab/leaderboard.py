"""The baseline table: players against every rule set and number of seats, and how they get on with each other.

Every cell is a run of its own in the folder, so a table that was stopped goes on, and one with more games only plays
what is missing. All players of a row meet the same deals.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement
from pathlib import Path

from dethrone import games
from dethrone.errors import GameError
from dethrone.lab.extras import need_all
from dethrone.lab.limit import limit
from dethrone.lab.lineup import LineUp, line_up
from dethrone.lab.plan import Plan
from dethrone.lab.report import Grid
from dethrone.lab.run import Staffing, run
from dethrone.lab.summary import summaries
from dethrone.lab.wilson import Interval, wilson

NONE = "–"  # nothing to tell
NAMES = ("random", "greedy", "expert", "master")
Tell = Callable[[str], None]


class Board:
    """What one leaderboard measures, and where it keeps it."""

    def __init__(
        self, home: Path, game: str, *, count: int, seed: int, staffing: Staffing, tell: Tell
    ) -> None:
        need_all("pyarrow", *staffing.packages)
        self.home, self.game, self.count, self.seed = home, game, count, seed
        self.staffing, self.tell = staffing, tell

    def won(self, players: LineUp) -> Interval | None:
        """The share that a line-up wins; None where a stand-in made all moves of a language model."""
        name = re.sub(r"[^\w=.-]+", "-", f"{len(players.seats)}-{players.seats_text}-{players.rules}")
        home = self.home / name
        self.tell(f"{players.name}, {players.rules}, {len(players.seats)} seats: {self.count:,} games")
        run(home, Plan(line_up=players, games=self.count, seed=self.seed), self.staffing)
        (found,) = summaries([home])
        return found.won if found.is_its_own else None

    def baselines(self, names: Sequence[str], rules: Sequence[str], seats: Sequence[int], deals: int) -> Grid:
        """Every rule set and number of seats as a row, every player as a column."""
        rows = []
        for rule_set in rules:
            for count in seats:
                teams = [line_up(name, seats=count, game=self.game, rules=rule_set) for name in names]
                cells = [str(self.won(team) or NONE) for team in teams]
                rows.append(
                    (f"{rule_set}, {count}", *cells, *([self.limit(teams[0], deals)] if deals else []))
                )
        head = ("rules, players", *names, *(["solver's limit"] if deals else []))
        title = f"{self.game.capitalize()}: games won of {self.count:,}, 95 % interval"
        title += f"; solver: of {deals:,} deals, all of it known" if deals else ""
        return Grid(title, head, tuple(rows))

    def limit(self, team: LineUp, deals: int) -> str:
        """How many of the first deals can be won with all that is hidden known: a lower bound."""
        home = self.home / re.sub(r"[^\w=.-]+", "-", f"limit-{len(team.seats)}-{team.rules}")
        try:
            return f"≥ {limit(home, team, games=deals, seed=self.seed, processes=2).share}"
        except GameError:
            return NONE

    def cross_play(self, names: Sequence[str], rules: str) -> Grid:
        """Two seats, every pair of players: of two different ones each sits first in half of the games."""
        cells: dict[tuple[str, str], str] = {}
        for one, two in combinations_with_replacement(names, 2):
            first = self.won(line_up(f"{one},{two}", game=self.game, rules=rules))
            other = first if one == two else self.won(line_up(f"{two},{one}", game=self.game, rules=rules))
            games_played = self.count if one == two else 2 * self.count
            if first is None or other is None:
                cells[one, two] = cells[two, one] = NONE
                continue
            hits = round(self.count * (first.share + (0 if one == two else other.share)))
            cells[one, two] = cells[two, one] = str(wilson(hits, games_played))
        rows = tuple((row, *(cells[row, column] for column in names)) for row in names)
        return Grid(f"{self.game.capitalize()}, 2 players, {rules}: cross-play", ("", *names), rows)


def leaderboard(
    board: Board,
    names: Sequence[str],
    rules: Sequence[str],
    seats: Sequence[int],
    deals: int,
    *,
    crossed: bool,
) -> list[Grid]:
    """All tables."""
    kind = games.kind(board.game)
    tables = [board.baselines(names, rules or (kind.usual_rules,), seats or tuple(kind.players), deals)]
    if crossed:
        tables.append(board.cross_play(names, (rules or (kind.usual_rules,))[0]))
    return tables
