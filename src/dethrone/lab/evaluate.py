"""The players beside their goals: every row is a run of its own in a folder, so a table that was stopped goes on.

What is written down is what was measured and nothing else: games, interval, time, with the day, version and seed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from pathlib import Path

from dethrone import games
from dethrone.chance import shortened
from dethrone.errors import BadRules, GameError
from dethrone.lab.extras import need_all
from dethrone.lab.facts import facts_of
from dethrone.lab.goals import Goal
from dethrone.lab.lineup import LineUp, line_up
from dethrone.lab.plan import Plan
from dethrone.lab.report import Grid, ms_text, percent
from dethrone.lab.run import Staffing, run
from dethrone.lab.summary import Summary, summary

HEAD = ("goal", "players", "rules", "games", "won, with 95 % interval", "more", "must", "aim", "a decision")
Tell = Callable[[str], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What is to be measured, where it is kept, and on how many games unless the goals say it."""

    home: Path
    seed: int
    games: int | None
    staffing: Staffing
    tell: Tell


@cache
def all_goals() -> tuple[Goal, ...]:
    """The goals of all games."""
    return tuple(replace(goal, game=name) for name in games.names() for goal in facts_of(name).goals)


def chosen(names: Sequence[str]) -> list[Goal]:
    """The goals of these names, or all; one name may stand for all that begin with it and a hyphen."""
    found = []
    for name in names or [goal.name for goal in all_goals()]:
        some = [goal for goal in all_goals() if goal.name == name or goal.name.startswith(f"{name}-")]
        if not some:
            known = ", ".join(goal.name for goal in all_goals())
            raise GameError(f"There is no goal {shortened(name)}; there are {known}.")
        found += [goal for goal in some if goal not in found]
    return found


def evaluate(goals: Sequence[Goal], wanted: Wanted, today: Callable[[], date] = date.today) -> Grid:
    """Play what is missing for each goal, and put the table together."""
    need_all("pyarrow", *wanted.staffing.packages)
    rows, versions = [], []
    for goal in goals:
        team = _team(goal, wanted.tell)
        if team is None:
            continue
        result = _played(goal, team, wanted)
        rows.append(row(goal, result))
        versions.append(result.plan.version)
    about = ", ".join(sorted(set(versions)))
    return Grid(f"{today().isoformat()}, dethrone {about}, seed {wanted.seed}", HEAD, tuple(rows))


def _team(goal: Goal, tell: Tell) -> LineUp | None:
    """Who plays; None where a player of the goal does not exist (yet)."""
    try:
        return line_up(goal.players, seats=goal.seats, game=goal.game, rules=goal.rules)
    except BadRules as error:
        tell(f"{goal.name}: not measured. {error}")
        return None


def _played(goal: Goal, team: LineUp, wanted: Wanted) -> Summary:
    count = wanted.games or goal.games
    wanted.tell(f"{goal.name}: {team.name}, {team.rules}, {count:,} games")
    home = wanted.home / f"{goal.name}-{wanted.seed}"
    run(home, Plan(line_up=team, games=count, seed=wanted.seed), wanted.staffing)
    return summary(home, goal.name)


def row(goal: Goal, result: Summary) -> tuple[str, ...]:
    """One goal and what was measured."""
    more = []
    if goal.gold is not None:
        more.append(f"gold {percent(result.medals['gold'], result.games)}")
    if result.rounds is not None:
        more.append(f"{result.rounds:.1f} rounds")
    more.append(f"{result.mean_defeated:.2f} fell")
    return (
        goal.name,
        result.plan.line_up.name,
        result.plan.line_up.rules,
        f"{result.games:,}",
        str(result.won),
        ", ".join(more),
        _target(goal.must, goal.gold and goal.gold[0], None, is_reached=is_met(goal, result)),
        _target(goal.aim, goal.gold and goal.gold[1], goal.rounds, is_reached=is_met(goal, result, aim=True)),
        f"{ms_text(result.paces[0].mean_ms)} of {ms_text(goal.ms)}",
    )


def _target(won: float | None, gold: float | None, rounds: float | None, *, is_reached: bool | None) -> str:
    if won is None or is_reached is None:
        return "–"
    parts = [
        f"{won:g} %",
        *([f"gold {gold:g} %"] if gold else []),
        *([f"{rounds:g} rounds"] if rounds else []),
    ]
    return f"{', '.join(parts)}: {'reached' if is_reached else 'not reached'}"


def is_met(goal: Goal, result: Summary, *, aim: bool = False) -> bool | None:
    """Whether what was measured reaches what must, or should, be; None where nothing was wanted."""
    share = goal.aim if aim else goal.must
    if share is None:
        return None
    is_enough = 100 * result.won.share >= share and result.paces[0].mean_ms <= goal.ms
    if goal.gold is not None:
        is_enough = is_enough and 100 * result.medals["gold"] / result.games >= goal.gold[int(aim)]
    if aim and goal.rounds is not None:
        is_enough = is_enough and (result.rounds or 0) <= goal.rounds
    return is_enough


def append(path: Path, table: Grid) -> None:
    """Add a table to the end of a page; what stands there stays."""
    before = path.read_text("utf-8") if path.exists() else ""
    gap = "" if not before or before.endswith("\n\n") else "\n" if before.endswith("\n") else "\n\n"
    path.write_text(f"{before}{gap}{table.markdown()}", "utf-8")
