"""Reports of runs: tables for the terminal, the same in Markdown, and plots beside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich import box
from rich.table import Table as RichTable
from rich.text import Text

from dethrone.lab.facts import Grouping
from dethrone.lab.summary import Pace, Summary

MEDALS = ("gold", "silver", "bronze")


@dataclass(frozen=True, slots=True)
class Grid:
    """A table of texts; the first column is words, the others are figures."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def markdown(self) -> str:
        """The table in Markdown."""
        rule = ("---", *("--:" for _ in self.head[1:]))
        lines = [
            " | ".join(cell.replace("|", "\\|") for cell in row) for row in (self.head, rule, *self.rows)
        ]
        return "\n".join([f"## {self.title}", "", *(f"| {line} |" for line in lines), ""])

    def drawn(self) -> RichTable:
        """The table for a terminal."""
        table = RichTable(title=self.title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
        for number, name in enumerate(self.head):
            table.add_column(name, justify="right" if number else "left", overflow="fold")
        for row in self.rows:
            table.add_row(*(Text(cell) for cell in row))
        return table

    def plain(self) -> str:
        """The table in plain lines, for pipes and logs."""
        widths = [max(len(row[i]) for row in (self.head, *self.rows)) for i in range(len(self.head))]
        lines = []
        for row in (self.head, *self.rows):
            cells = [
                cell.rjust(width) if i else cell.ljust(width)
                for i, (cell, width) in enumerate(zip(row, widths, strict=True))
            ]
            lines.append("  ".join(cells).rstrip())
        return "\n".join([self.title, "", *lines, ""])


def grids(runs: Sequence[Summary]) -> list[Grid]:
    """All tables of a report."""
    tables = [results(runs), losses(runs)]
    grouping = runs[0].facts.grouping
    if grouping is not None and any(run.lost_to for run in runs):
        tables.append(groups(runs, grouping))
    if any(run.models for run in runs):
        tables.append(modelled(runs))
    return [*tables, paces(runs)]


def results(runs: Sequence[Summary]) -> Grid:
    """Won, how far, how long."""
    has_medals = any(run.medals for run in runs)
    has_rounds = any(run.rounds is not None for run in runs)
    facts = runs[0].facts
    head = [
        *("Line-up", "Rules", "Games", "Won, with 95 % interval"),
        *([f"{facts.foes.capitalize()} defeated"] if facts.stages else []),
        *(["Gold / silver / bronze"] if has_medals else []),
        *(["Rounds"] if has_rounds else []),
        "Decisions a game",
    ]
    rows = []
    for run in runs:
        row = [run.label, run.plan.line_up.rules, games_text(run), str(run.won)]
        if facts.stages:
            row.append(f"{run.mean_defeated:.2f} of {len(facts.stages)}")
        if has_medals:
            shares = " / ".join(percent(run.medals[medal], run.games) for medal in MEDALS)
            row.append(shares if len(run.plan.line_up.seats) == 1 else "–")
        if has_rounds:
            row.append("–" if run.rounds is None else f"{run.rounds:.1f}")
        rows.append((*row, f"{run.decisions:.1f}"))
    return Grid("Results", tuple(head), tuple(rows))


def losses(runs: Sequence[Summary]) -> Grid:
    """Where games are lost, and how, in shares of the lost games."""
    facts = runs[0].facts
    courts = facts.courts or tuple((stage, 1) for stage in facts.stages)
    head = ("Line-up", "Lost", *(f"at the {name}" for name, _ in courts), *facts.losses.values())
    rows = []
    for run in runs:
        row = [run.label, f"{run.losses:,}"]
        first = 0
        for _, size in courts:
            here = sum(games for (fallen, _), games in run.lost.items() if first <= fallen < first + size)
            row.append(percent(here, run.losses))
            first += size
        for outcome in facts.losses:
            row.append(
                percent(sum(games for (_, how), games in run.lost.items() if how == outcome), run.losses)
            )
        rows.append(tuple(row))
    return Grid("Where games are lost", head, tuple(rows))


def groups(runs: Sequence[Summary], grouping: Grouping) -> Grid:
    """To which enemies games are lost; where each comes as often as another, chance would give equal shares."""
    rows = []
    for run in runs:
        counts = (
            sum(games for enemy, games in run.lost_to.items() if enemy.endswith(ending))
            for ending in grouping.endings.values()
        )
        rows.append((run.label, *(percent(count, run.losses) for count in counts)))
    return Grid(grouping.title, ("Line-up", *grouping.endings), tuple(rows))


def paces(runs: Sequence[Summary]) -> Grid:
    """How long players think; these figures are the machine's as well."""
    rows = [
        (name, f"{pace.decisions:,}", ms_text(pace.mean_ms), ms_text(pace.longest_ms))
        for name, pace in players_of(runs)
    ]
    return Grid("Processor time a decision", ("Player", "Decisions", "Mean", "Longest"), tuple(rows))


def modelled(runs: Sequence[Summary]) -> Grid:
    """What language models were asked, and what came of it."""
    head = (
        "Model",
        "Asked",
        "Illegal",
        "Asked again",
        "Aborted",
        "Forbidden talk",
        "Stood in",
        "Tokens",
        "Seconds",
    )
    rows = []
    for run in runs:
        for player, one in run.models:
            figures = (one.asked, one.illegal, one.retried, one.aborted.total(), one.forbidden, one.fallbacks)
            tokens = f"{one.prompt_tokens:,} + {one.completion_tokens:,}"
            rows.append((player, *(f"{figure:,}" for figure in figures), tokens, f"{one.seconds:,.1f}"))
    return Grid("Language models", head, tuple(rows))


def players_of(runs: Sequence[Summary]) -> list[tuple[str, Pace]]:
    """The players of runs with their paces, each named with its line-up where one plays in several."""
    several = [pace.player for run in runs for pace in run.paces]
    return [
        (pace.player if several.count(pace.player) == 1 else f"{pace.player} in {run.label}", pace)
        for run in runs
        for pace in run.paces
    ]


def games_text(run: Summary) -> str:
    """How many games were played, and of how many if the run is not complete."""
    return f"{run.games:,}" if run.games == run.plan.games else f"{run.games:,} of {run.plan.games:,}"


def percent(count: int, total: int) -> str:
    """A share in percent, or a dash where there is none."""
    return f"{100 * count / total:.1f} %" if total else "–"


def ms_text(ms: float | None) -> str:
    """A time in milliseconds with the figures that matter; a dash where nobody knows it."""
    if ms is None:
        return "–"
    if ms < 0.1:
        return f"{1000 * ms:.1f} µs"
    return f"{ms:.3f} ms" if ms < 1 else f"{ms:.1f} ms" if ms < 100 else f"{ms:,.0f} ms"


def markdown(runs: Sequence[Summary], plots: Sequence[Path] = ()) -> str:
    """The whole report in Markdown, with the plots that lie beside it."""
    title = f"# {runs[0].plan.line_up.game.capitalize()}: {sum(run.games for run in runs):,} games\n"
    deals = sorted({f"seed {run.plan.seed}" if not run.plan.deals else "given deals" for run in runs})
    about = f"Deals: {', '.join(deals)}. Intervals are Wilson's.\n"
    pictures = [f"![{plot.stem.replace('-', ' ')}]({plot.name})\n" for plot in plots]
    return "\n".join([title, about, *(grid.markdown() for grid in grids(runs)), *pictures])
