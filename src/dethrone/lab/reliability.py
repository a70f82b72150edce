"""A picture of chances: what was told along the bottom, how often it came up the side; on the line both agree."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from dethrone.lab.calibrate import Checked, Told
from dethrone.lab.extras import need
from dethrone.lab.plots import INK, MADDER, MOSS, QUIET, RULE, WELD_TEXT, WOAD, look, save
from dethrone.lab.wilson import Interval, wilson
from dethrone.players.told import EQUALS

if TYPE_CHECKING:
    from matplotlib.axes import Axes

EDGES = (0.0, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 0.97, 1.0)
LEAST_GAMES = 8  # that a point stands for
LOOKS = (
    (INK, "o"),
    (MADDER, "s"),
    (WOAD, "^"),
    (WELD_TEXT, "D"),
    (MOSS, "v"),
    (QUIET, "P"),
    (INK, "x"),
    (MADDER, "*"),
)


class Point(NamedTuple):
    """Chances of about the same height: their mean, how often it came, and in how many games they were told."""

    told: float
    came: Interval
    games: int


def points(told: Sequence[Told]) -> list[Point]:
    """What was told, from low to high. Chances of one game come true together, so it counts once in the interval."""
    found = []
    for low, high in pairwise(EDGES):
        here = [one for one in told if low <= one.chance < high or one.chance == high == 1.0]
        games = len({one.number for one in here})
        if games >= LEAST_GAMES:
            share = sum(one.won for one in here) / len(here)
            about = wilson(round(share * games), games)
            middle = sum(one.chance for one in here) / len(here)
            found.append(Point(middle, Interval(share, min(share, about.low), max(share, about.high)), games))
    return found


def groups(results: Sequence[Checked]) -> dict[str, list[Checked]]:
    """Results by what sets them apart: the usual rules among equals, other rules, and who else sits there."""
    usual = results[0].setting.rules
    found: dict[str, list[Checked]] = {}
    for one in results:
        is_equal = one.setting.others == EQUALS
        is_usual = one.setting.rules == usual
        others = f"{one.setting.others} players" if is_usual else "weaker players"
        company = "among equals" if is_equal else f"beside {others}"
        found.setdefault(company if is_usual else f"{company}, other rules", []).append(one)
    return found


def draw_reliability(results: Sequence[Checked], path: Path) -> None:
    """Draw what was told before and after the correction, in games that the fit never saw."""
    with look():
        figure = need("matplotlib.figure").Figure(figsize=(10, 5.4), layout="constrained")
        left, right = figure.subplots(1, 2, sharey=True)
        _panel(left, results, lambda one: one.before, "as the search fitted them")
        _panel(right, results, lambda one: one.told, "as they are told")
        left.set_ylabel("share of games won")
        names = left.get_legend_handles_labels()
        figure.legend(*names, frameon=False, loc="outside lower center", ncols=4, fontsize=9)
        path.parent.mkdir(parents=True, exist_ok=True)
        save(figure, path)


def _panel(axes: Axes, results: Sequence[Checked], told: Callable[[Checked], list[Told]], title: str) -> None:
    axes.plot([0, 1], [0, 1], color=RULE, linewidth=1.5, zorder=1)
    for number, (name, some) in enumerate(groups(results).items()):
        colour, marker = LOOKS[number % len(LOOKS)]
        found = points(_apart(some, told))
        if not found:
            continue
        below = [one.came.share - one.came.low for one in found]
        above = [one.came.high - one.came.share for one in found]
        axes.errorbar(
            [one.told for one in found],
            [one.came.share for one in found],
            yerr=(below, above),
            fmt=marker,
            color=colour,
            markersize=6,
            elinewidth=1,
            label=name,
        )
    axes.set_title(title, fontfamily="serif")
    axes.set_xlabel("chance to win")
    axes.set_xlim(-0.02, 1.02)
    axes.set_ylim(-0.02, 1.02)


def _apart(some: Sequence[Checked], told: Callable[[Checked], list[Told]]) -> list[Told]:
    """What was told in several settings; games of two settings are not the same game."""
    return [
        row._replace(number=row.number * len(some) + place)
        for place, one in enumerate(some)
        for row in told(one)
    ]
