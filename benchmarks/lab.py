"""Greedy players through the laboratory, hints and wishes of the strongest one: processor time, one thread."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from dethrone import games
from dethrone.chance import Seed
from dethrone.lab.lineup import line_up
from dethrone.lab.plan import Plan
from dethrone.lab.run import Staffing, run
from dethrone.lab.summary import summary
from dethrone.players import player
from dethrone.players.roster import advise
from dethrone.regicide import Phase

GAMES = {"regicide": 20_000, "regidice": 400}
TURNS = 3
WANTED_GAMES = 10_000  # a processor second, of two greedy players at Regicide
WANTED_HINT = 150.0  # milliseconds
WANTED_WISH = 2.0  # milliseconds to say whether one would like to go next, with open order
WISHING = (2, 3, 4)  # players
DEALS = 4  # from which hints are asked
EVERY = 5  # decisions of a game, so many of them
LONGEST = 200


@dataclass(frozen=True, slots=True)
class Row:
    """What was measured, and what is wanted."""

    what: str
    found: str
    wanted: str
    is_met: bool | None

    @property
    def verdict(self) -> str:
        """Whether it is as fast as wanted."""
        return "" if self.is_met is None else "met" if self.is_met else "NOT MET"


def played(game: str, seats: int) -> float:
    """Games a processor second, with all that `dethrone lab run` writes and tells."""
    plan = Plan(line_up=line_up("greedy", game=game, seats=seats), games=GAMES[game], seed=1)
    with TemporaryDirectory() as home:
        began = time.process_time()
        run(Path(home) / "run", plan, Staffing(workers=0))
        summary(Path(home) / "run", "greedy")
        return plan.games / (time.process_time() - began)


def hints(game: str, seats: int) -> list[float]:
    """Milliseconds of processor time of hints at decisions that are a choice."""
    spent = []
    for deal in range(DEALS):
        table = games.kind(game).deal(seats, games.kind(game).usual_rules, Seed(deal))
        players = [player("greedy", game=game, seed=seat) for seat in range(seats)]
        for number in range(LONGEST):
            if (seat := table.decider) is None:
                break
            view = table.view(seat)
            if number % EVERY == 0:
                began = time.thread_time()
                ranked = advise(view, game=game, company=["master"] * seats)
                if ranked and ranked[0].samples:
                    spent.append(1000 * (time.thread_time() - began))
            table.push(players[seat].choose(view), seat=seat)
    return spent


def wishes(seats: int) -> list[float]:
    """Milliseconds of processor time of what `master` would like where everybody is asked."""
    spent = []
    for deal in range(DEALS):
        table = games.kind("regicide").deal(seats, "open-order", Seed(deal))
        players = [player("greedy", game="regicide", seed=seat) for seat in range(seats)]
        strong = [
            player("master", game="regicide", seed=seat, company=["master"] * seats) for seat in range(seats)
        ]
        while (seat := table.decider) is not None:
            view = table.view(seat)
            if view.phase == Phase.WHO:
                began = time.thread_time()
                move = strong[seat].choose(view)
                spent.append(1000 * (time.thread_time() - began))
            else:
                move = players[seat].choose(view)
            table.push(move, seat=seat)
    return spent


def rows() -> list[Row]:
    """All that is measured."""
    found = []
    for game in games.names():
        for seats in games.kind(game).players:
            rate = median(played(game, seats) for _ in range(TURNS))
            wanted = WANTED_GAMES if (game, seats) == ("regicide", 2) else None
            is_met = None if wanted is None else rate >= wanted
            text = "" if wanted is None else f"≥ {wanted:,} games"
            found.append(
                Row(f"greedy ×{seats}, {game}, `lab run`", f"{rate:,.0f} games a second", text, is_met)
            )
        for seats in games.kind(game).players:
            times = hints(game, seats)
            text = f"{median(times):.1f} ms, longest of {len(times)}: {max(times):.1f} ms"
            is_met = max(times) <= WANTED_HINT
            found.append(
                Row(f"hint of master, {game}, {seats} players", text, f"≤ {WANTED_HINT:g} ms", is_met)
            )
    for seats in WISHING:
        times = wishes(seats)
        text = f"{median(times):.3f} ms, longest of {len(times)}: {max(times):.1f} ms"
        is_met = max(times) <= WANTED_WISH
        found.append(
            Row(f"wish of master, open order, {seats} players", text, f"≤ {WANTED_WISH:g} ms", is_met)
        )
    return found


def section() -> tuple[str, bool]:
    """The section of the page, and whether all is as wanted."""
    found = rows()
    lines = [f"| {row.what} | {row.found} | {row.wanted} | {row.verdict} |" for row in found]
    text = [
        "## Laboratory and hints",
        "",
        f"Processor time on one thread; games with records, tables and report, medians of {TURNS} turns; of hints and",
        "wishes the median and the longest.",
        "",
        "| what | found | wanted | |",
        "|---|---|---|---|",
        *lines,
        "",
    ]
    return "\n".join(text), all(row.is_met is not False for row in found)
