"""Plots of runs in the inks of the game: paper, black, madder, woad and weld; meaning is never in hue alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dethrone.lab.extras import need
from dethrone.lab.report import games_text, ms_text, players_of
from dethrone.lab.summary import Summary

if TYPE_CHECKING:
    from matplotlib.artist import Artist
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PAPER, SURFACE, RULE = "#f4ebd6", "#fffaf0", "#bfae8b"
INK, QUIET, WELD_TEXT = "#1c1814", "#564c3f", "#754c00"  # weld itself is too pale for words
MADDER, WOAD, WELD, MOSS = "#a3211a", "#1b4a75", "#d8930f", "#33592a"
INKS = (MADDER, WOAD, INK, WELD, MOSS, QUIET)
FILLS = ((MADDER, ""), (SURFACE, "////"), (WELD, "...."))  # why a game was lost: fill and hatch
DASHES = ("-", "--", ":", "-.", (0, (6, 1, 1, 1, 1, 1)), (0, (3, 1)))
SANS = ("Segoe UI", "Roboto", "Helvetica Neue", "Liberation Sans", "Arial", "DejaVu Sans")
SERIF = ("Iowan Old Style", "Palatino Linotype", "Palatino", "URW Palladio L", "Georgia", "DejaVu Serif")
LOOK = {
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "axes.edgecolor": INK,
    "axes.linewidth": 1.2,
    "axes.labelcolor": QUIET,
    "axes.titlesize": 15,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 12,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.color": INK,
    "xtick.color": QUIET,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "ytick.major.pad": 8,
    "grid.color": RULE,
    "grid.linewidth": 0.8,
    "hatch.linewidth": 1.0,
    "font.size": 11,
    "svg.fonttype": "path",
    "svg.hashsalt": "dethrone",
    "savefig.dpi": 144,
}


def draw_all(runs: Sequence[Summary], home: Path, formats: Sequence[str] = ("png", "svg")) -> list[Path]:
    """Draw every plot into a folder, in each format; answers the files in the first of them."""
    home.mkdir(parents=True, exist_ok=True)
    drawings: dict[str, Callable[[Sequence[Summary]], Figure]] = {"win-rates": win_rates}
    if runs[0].facts.stages:
        drawings |= {"how-far": how_far, "where-lost": where_lost}
    drawings["time-a-decision"] = times
    drawn = []
    with look():
        for name, draw in drawings.items():
            figure = draw(runs)
            for kind in formats:
                save(figure, home / f"{name}.{kind}")
            drawn.append(home / f"{name}.{formats[0]}")
    return drawn


def save(figure: Figure, path: Path) -> None:
    """Write a figure without what differs from day to day."""
    metadata = {"Date": None} if path.suffix == ".svg" else {"Software": None}
    figure.savefig(path, metadata=metadata, bbox_inches="tight", pad_inches=0.3)


@contextmanager
def look() -> Iterator[None]:
    """The look of the table, on a canvas that needs no screen."""
    matplotlib = need("matplotlib")
    manager = need("matplotlib.font_manager")
    here = set(manager.get_font_names())
    fonts = {
        "font.family": [name for name in SANS if name in here],
        "font.serif": [name for name in SERIF if name in here],
    }
    with matplotlib.rc_context({**LOOK, **fonts}):
        yield


def sheet(width: float, height: float, *, rows: int = 1) -> tuple[Figure, list[Axes]]:
    """A figure that belongs to no window, and its plots."""
    figure = need("matplotlib.figure").Figure(figsize=(width, height), layout="constrained")
    axes = figure.subplots(rows, 1, squeeze=False)
    return figure, [row[0] for row in axes]


def titled(axes: Axes, title: str, about: str = "", *, above: float = 12) -> None:
    """A title, and under it a quieter line, so many points above the plot."""
    axes.set_title(title, fontfamily="serif", pad=above + 20 if about else above)
    axes.annotate(
        about, (0, 1), (0, above), xycoords="axes fraction", textcoords="offset points", color=QUIET
    )


def _beside(axes: Axes, row: int, text: str, quiet: str = "") -> None:
    """Words at the right of a row."""
    place: dict[str, Any] = {
        "xycoords": ("axes fraction", "data"),
        "textcoords": "offset points",
        "va": "center",
    }
    axes.annotate(text, (1, row), (14, 0), fontweight="bold", **place)
    axes.annotate(quiet, (1, row), (86, 0), color=QUIET, **place)


def win_rates(runs: Sequence[Summary]) -> Figure:
    """Each line-up's share of games won, with its interval."""
    figure, (axes,) = sheet(8, 1.6 + 0.55 * len(runs))
    for row, run in enumerate(runs):
        share, low, high = (100 * value for value in run.won)
        axes.plot([low, high], [row, row], color=INK, linewidth=3, solid_capstyle="butt", zorder=2)
        axes.plot(share, row, "D", color=MADDER, markeredgecolor=INK, markersize=10, zorder=3, clip_on=False)
        _beside(axes, row, f"{share:.1f} %", f"{low:.1f} to {high:.1f}, {games_text(run)} games")
    axes.set_yticks(range(len(runs)), [run.label for run in runs])
    axes.set_ylim(len(runs) - 0.5, -0.5)
    axes.set_xlim(0, 100)
    axes.set_xticks(range(0, 101, 25), [f"{tick} %" for tick in range(0, 101, 25)])
    axes.grid(axis="x")
    axes.spines["left"].set_visible(False)
    titled(axes, "Games won", "the bar is the 95 % interval (Wilson)")
    return figure


def how_far(runs: Sequence[Summary]) -> Figure:
    """The share of games in which at least so many enemies fell."""
    facts = runs[0].facts
    count = len(facts.stages)
    figure, (axes,) = sheet(8, 4.6)
    ends = []
    for number, run in enumerate(runs):
        shares = [100 * run.share_beyond(fallen) for fallen in range(count + 1)]
        style: dict[str, Any] = {"color": INKS[number % len(INKS)], "linestyle": DASHES[number % len(DASHES)]}
        axes.plot(range(count + 1), shares, linewidth=2.6, clip_on=False, zorder=3, **style)
        ends.append((shares[-1], run.label, style["color"]))
    for place, (share, label, color) in zip(_spread([end[0] for end in ends], 6.0), ends, strict=True):
        axes.annotate(
            label,
            (count, share),
            (count * 1.02, place),
            color=WELD_TEXT if color == WELD else color,
            va="center",
            fontweight="bold",
            annotation_clip=False,
        )
    _courts(axes, facts.courts)
    axes.set_xlim(0, count)
    axes.set_ylim(0, 100)
    axes.set_xticks(range(count + 1))
    axes.set_yticks(range(0, 101, 25), [f"{tick} %" for tick in range(0, 101, 25)])
    axes.grid(axis="y")
    axes.set_xlabel(f"{facts.foes} defeated, at least")
    titled(axes, "How far games come", "share of all games", above=30 if facts.courts else 12)
    return figure


def where_lost(runs: Sequence[Summary]) -> Figure:
    """The enemies at which games are lost, and why."""
    facts = runs[0].facts
    count = len(facts.stages)
    figure, sheets = sheet(8, 1.2 + 2.0 * len(runs), rows=len(runs))
    highest = max(games / run.games for run in runs for games in _by_stage(run))
    for axes, run in zip(sheets, runs, strict=True):
        bottoms = [0.0] * count
        for (outcome, words), (color, hatch) in zip(facts.losses.items(), cycle(FILLS), strict=False):
            heights = [100 * run.lost[stage, outcome] / run.games for stage in range(count)]
            style: dict[str, Any] = {
                "color": color,
                "hatch": hatch,
                "edgecolor": INK,
                "linewidth": 1.0,
                "label": words,
            }
            if any(heights):
                axes.bar(range(count), heights, 0.8, bottoms, zorder=3, **style)
            bottoms = [low + high for low, high in zip(bottoms, heights, strict=True)]
        axes.set_ylim(0, max(1.0, 110 * highest))
        axes.yaxis.set_major_formatter("{x:g} %")
        axes.yaxis.set_major_locator(need("matplotlib.ticker").MaxNLocator(4, steps=[1, 2, 5, 10]))
        axes.set_xlim(-0.6, count - 0.4)
        axes.set_xticks(range(count), facts.stages, color=INK)
        axes.grid(axis="y")
        axes.set_title(f"{run.label}: lost {run.losses:,} of {run.games:,}", fontsize=12, pad=8)
    figure.suptitle(
        "Where games are lost", x=0.02, ha="left", fontfamily="serif", fontweight="bold", fontsize=15
    )
    figure.supxlabel(
        f"the enemy that won, {facts.stages[0]} being the first; height is the share of all games",
        color=QUIET,
        fontsize=11,
    )
    _legend(figure, sheets)
    return figure


def _legend(figure: Figure, sheets: Sequence[Axes]) -> None:
    """One legend for all plots, with what occurs in any of them."""
    found: dict[str, Artist] = {}
    for axes in sheets:
        for handle, words in zip(*axes.get_legend_handles_labels(), strict=True):
            found.setdefault(words, handle)
    if found:
        figure.legend(
            list(found.values()),
            list(found),
            frameon=False,
            loc="upper right",
            ncols=len(found),
            handlelength=1.4,
        )


def times(runs: Sequence[Summary]) -> Figure:
    """How long players think: the mean, and the longest."""
    players = players_of(runs)
    figure, (axes,) = sheet(8, 1.6 + 0.55 * len(players))
    for row, (_, pace) in enumerate(players):
        longest = pace.mean_ms if pace.longest_ms is None else pace.longest_ms
        axes.plot([pace.mean_ms, longest], [row, row], color=RULE, linewidth=2, zorder=2)
        axes.plot(longest, row, "|", color=INK, markersize=14, markeredgewidth=2.4, zorder=3)
        axes.plot(pace.mean_ms, row, "o", color=WOAD, markeredgecolor=INK, markersize=10, zorder=4)
        _beside(
            axes, row, ms_text(pace.mean_ms), "" if pace.longest_ms is None else f"longest {ms_text(longest)}"
        )
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter("{x:g} ms")
    axes.minorticks_off()
    axes.set_yticks(range(len(players)), [name for name, _ in players])
    axes.set_ylim(len(players) - 0.5, -0.5)
    axes.grid(axis="x")
    axes.spines["left"].set_visible(False)
    titled(
        axes, "Processor time a decision", "dot: mean, bar: longest; each line is ten times the one before"
    )
    return figure


def _by_stage(run: Summary) -> list[int]:
    totals = [0] * (len(run.facts.stages) + 1)
    for (fallen, _), games in run.lost.items():
        totals[fallen] += games
    return totals


def _courts(axes: Axes, courts: Sequence[tuple[str, int]]) -> None:
    """The names of the courts above, and a line where one ends."""
    first = 0
    for name, size in courts:
        axes.annotate(
            name,
            (first + size / 2, 1),
            (0, 8),
            xycoords=("data", "axes fraction"),
            textcoords="offset points",
            ha="center",
            color=QUIET,
            fontfamily="serif",
        )
        first += size
        axes.axvline(first, color=RULE, linewidth=1.2, zorder=1)


def _spread(places: Sequence[float], gap: float) -> list[float]:
    """Places for labels, moved apart where they would touch."""
    found = [0.0] * len(places)
    lowest = -gap
    for number in sorted(range(len(places)), key=lambda one: places[one]):
        lowest = max(places[number], lowest + gap)
        found[number] = lowest
    return found
