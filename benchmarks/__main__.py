"""Ratios in one run: compiled to interpreted, against a peer, two threads to one. `make bench` runs it.

Each pair is measured in turns and on one and the same core, so that a busy machine slows both sides alike; the rates
and the ratio are medians over the turns. Threads are judged by whether they hinder each other: two of them against one
with a process beside it that shares nothing with it. Against one thread on an idle machine the ratio says as much of
the machine, whose cores are often two halves of one: it is shown with the ratio of two processes, which is what the
machine allows.
"""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from statistics import median

from benchmarks import api, capacity, envs, lab, measures, server, tables
from dethrone import __version__, games
from dethrone.contract import Kind

ROUNDS = 5
THREAD_ROUNDS = 40


@dataclass(frozen=True, slots=True)
class Row:
    """One comparison: what, against what, how many times as fast, and what is wanted at least."""

    what: str
    ours: float
    other: float
    ratio: float
    against: str
    wanted: float | None = None

    @property
    def shown(self) -> str:
        """The ratio as it is written."""
        return f"{self.ratio:.2f}" if self.ratio < 10 else f"{self.ratio:.1f}"

    @property
    def verdict(self) -> str:
        """Whether it is as fast as wanted."""
        if self.wanted is None:
            return ""
        return "met" if self.ratio >= self.wanted else "NOT MET"


def compare(
    what: str,
    ours: Callable[[], float],
    against: str,
    other: Callable[[], float],
    wanted: float | None,
    *,
    rounds: int = ROUNDS,
    is_alone: bool = True,
) -> Row:
    """Measure both sides in turns, on one core what runs alone; medians of the rates, and of the ratio of each turn."""
    with measures.on_one_core() if is_alone else nullcontext():
        pairs = [(ours(), other()) for _ in range(rounds)]
    mine, theirs = (median(side) for side in zip(*pairs, strict=True))
    row = Row(what, mine, theirs, median(one / two for one, two in pairs), against, wanted)
    print(f"{what}: {row.ours:,.0f} / {row.other:,.0f} = {row.shown} {row.verdict}", flush=True)
    return row


def rows() -> list[Row]:
    """All comparisons."""
    found = []
    for players in (1, 2, 3, 4):
        found.append(
            compare(
                f"Regicide, random decisions a second, {players} players",
                lambda players=players: measures.regicide(players),  # type: ignore[misc]
                "the same interpreted",
                lambda players=players: measures.interpreted("regicide", players),  # type: ignore[misc]
                60,
            )
        )
    for players in (2, 3, 4):
        found.append(
            compare(
                f"Regidice, random decisions a second, {players} players",
                lambda players=players: measures.regidice(players),  # type: ignore[misc]
                "the same interpreted",
                lambda players=players: measures.interpreted("regidice", players),  # type: ignore[misc]
                50,
            )
        )
    for players in (2, 4):
        found.append(
            compare(
                f"Regicide, random decisions a second, {players} players",
                lambda players=players: measures.regicide(players),  # type: ignore[misc]
                "PyPI regicide 0.1.5, its policy inside",
                lambda players=players: measures.peer(players),  # type: ignore[misc]
                60 if players == 2 else None,
            )
        )
    found += python_rows()
    with ThreadPoolExecutor(2) as threads, ProcessPoolExecutor(2) as processes:
        pairs = (
            ("2 threads", threads, "1 thread beside a busy process", lambda: measures.beside(processes), 1.8),
            ("2 threads", threads, "1 thread alone", lambda: measures.parallel(threads, 1), None),
            ("2 processes", processes, "1 process alone", lambda: measures.parallel(processes, 1), None),
        )
        for name, two, against, other, wanted in pairs:
            found.append(
                compare(
                    f"Regicide, random decisions a second, {name}",
                    lambda two=two: measures.parallel(two, 2),  # type: ignore[misc]
                    against,
                    other,
                    wanted,
                    rounds=THREAD_ROUNDS,
                    is_alone=False,
                )
            )
    return found


def python_rows() -> list[Row]:
    """What a Python user meets beside what a user of the peer meets: list the legal moves, choose, push."""
    kind = games.kind("regicide")
    return [
        compare(
            f"Regicide, legal_moves and push in Python, decisions a second, {players} players",
            lambda players=players: api.decisions(kind, players),  # type: ignore[misc]
            "PyPI regicide 0.1.5, its policy in Python",
            lambda players=players: api.peer_decisions(measures.peer_python(), players),  # type: ignore[misc]
            1,
        )
        for players in kind.players
    ]


# What is measured of every game, and what is wanted: at least so much, or with a minus sign at most.
RATES: dict[str, tuple[Callable[[Kind], float], float | None]] = {
    "legal_moves and push a second, 2 players": (lambda kind: api.decisions(kind, 2), None),
    "legal_moves and push a second, 4 players": (lambda kind: api.decisions(kind, 4), None),
    "views a second, 2 players": (lambda kind: api.views(kind, 2), 60_000),
    "samples of a view a second, 2 players": (lambda kind: api.samples(kind, 2), 100_000),
    "games replayed a second, 2 players": (lambda kind: api.replays(kind, 2), 5_000),
    "moves a second at a table of four, messages for four viewers": (
        lambda kind: tables.moves_a_second(kind.name),
        5_000,
    ),
    "import, ms of processor time": (lambda kind: api.import_milliseconds(f"dethrone.{kind.name}"), -60),
    "bytes of a finished game, pickled": (lambda kind: api.pickled(kind, 2), -3_000),
}


def rates_table() -> tuple[str, bool]:
    """Rates of both games side by side, and whether all are as wanted; medians of some turns."""
    names = games.names()
    lines = [f"| what | {' | '.join(names)} | wanted | |", "|---|" + "---|" * (len(names) + 2)]
    is_met = True
    for what, (measure, wanted) in RATES.items():
        with measures.on_one_core():
            values = [median(measure(games.kind(name)) for _ in range(3)) for name in names]
        fits = wanted is None or all(value >= wanted if wanted > 0 else value <= -wanted for value in values)
        is_met = is_met and fits
        limit = "" if wanted is None else f"{'≥' if wanted > 0 else '≤'} {abs(wanted):,.0f}"
        verdict = "" if wanted is None else "met" if fits else "NOT MET"
        cells = [what, *(f"{value:,.0f}" for value in values), limit, verdict]
        lines.append("| " + " | ".join(cells) + " |")
        print(lines[-1], flush=True)
    return "\n".join(lines), is_met


def table(found: list[Row]) -> str:
    """The rows as Markdown."""
    lines = ["| what | ours | other | against | ratio | wanted | |", "|---|---|---|---|---|---|---|"]
    for row in found:
        wanted = "" if row.wanted is None else f"≥ {row.wanted:g}"
        cells = [
            row.what,
            f"{row.ours:,.0f}",
            f"{row.other:,.0f}",
            row.against,
            row.shown,
            wanted,
            row.verdict,
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def search_table() -> str:
    """Samples of the search a second, beside random decisions a second."""
    lines = ["| players | search samples a second | random decisions a second |", "|---|---|---|"]
    for players in (1, 2, 3, 4):
        samples = max(measures.search_samples(players) for _ in range(3))
        decisions = max(measures.regicide(players) for _ in range(3))
        lines.append(f"| {players} | {samples:,.0f} | {decisions:,.0f} |")
    return "\n".join(lines)


def machine() -> str:
    """What it ran on."""
    name = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        models = [
            line.split(":", 1)[1].strip() for line in cpuinfo.read_text().splitlines() if "model name" in line
        ]
        name = f"{models[0]}, {len(models)} cores" if models else name
    return f"{name}; {platform.system()}; Python {platform.python_version()}; dethrone {__version__}; {date.today()}"


PARTS = ("engines", "envs", "lab", "server", "web")
HOME = Path(__file__).parents[1]
FIGURES = HOME / "benchmarks" / "server.json"  # what the last run of the server's part measured


def _part(word: str) -> str:
    if word not in PARTS:
        raise argparse.ArgumentTypeError(f"there are the parts {', '.join(PARTS)}")
    return word


def engines() -> tuple[str, bool]:
    """The engines' part as Markdown, and whether all is as fast as wanted."""
    found = rows()
    rates, is_met = rates_table()
    lines = [
        "# Benchmarks",
        "",
        "Made by `make bench`: every ratio comes from one run, both sides measured in turns, in bulk and held on the",
        f"same core, by processor time; medians over {ROUNDS} turns. Threads run free and are timed by the clock, in",
        f"{THREAD_ROUNDS} short turns.",
        "Absolute figures depend on the machine and on what else it does; the ratios are what counts. Two threads",
        "are judged against one with a busy process beside it: that shows whether they hinder each other. Against",
        "one thread alone the machine counts too (two cores are often the halves of one): two processes show what",
        "it allows.",
        "",
        f"Machine: {machine()}.",
        "",
        table(found),
        "",
        "## Through Python, both games",
        "",
        "Processor time on one core, medians of three turns. Samples are of views of every stage, from the first",
        "decision to the last of games of `greedy`, each with a seed of its own.",
        "",
        rates,
        "",
        "## Search",
        "",
        search_table(),
        "",
    ]
    return "\n".join(lines), is_met and not any(row.verdict == "NOT MET" for row in found)


def put(page: Path, name: str, body: str) -> None:
    """Put a section into a page, between its marks; a page without them gets it at its end."""
    begin, end = f"<!-- {name}: written by python -m benchmarks -->", f"<!-- {name}: end -->"
    text = page.read_text("utf-8") if page.exists() else ""
    before, found, rest = text.partition(begin)
    after = rest.partition(end)[2] if found else "\n"
    before = before if found else text.rstrip() + "\n\n"
    page.write_text(f"{before}{begin}\n{body}\n{end}{after}", encoding="utf-8")


def kept(page: Path, name: str) -> str:
    """A section that stands in a page."""
    text = page.read_text("utf-8") if page.exists() else ""
    begin = f"<!-- {name}: written by python -m benchmarks -->\n"
    return text.partition(begin)[2].partition(f"\n<!-- {name}: end -->")[0]


def web_part(page: Path | None) -> bool:
    """The page in a browser; whether it is as quick as wanted."""
    from benchmarks import web  # noqa: PLC0415 (a browser, which the other parts do without)

    found = web.figures()
    print(web.section(found, machine()))
    if page is not None:
        put(page, "web", web.section(found, machine()))
    return all(one.is_met for one in found)


def main() -> None:
    """The parts that are asked for, or all."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument(
        "parts", nargs="*", type=_part, metavar="PART", help="engines, envs, lab, server, web (default: all)"
    )
    parser.add_argument("--write", metavar="FILE", help="also write the tables to this file")
    parser.add_argument("--tables", type=int, nargs="+", default=server.SIZES, help="loads of the server")
    parser.add_argument("--seconds", type=float, default=server.SECONDS, help="that each load lasts")
    arguments = parser.parse_args()
    parts, is_met = arguments.parts or PARTS, True
    page = Path(arguments.write) if arguments.write else None
    if "engines" in parts:
        text, is_met = engines()
        print(text)
        if page is not None:
            old = {name: kept(page, name) for name in PARTS}
            page.write_text(text, encoding="utf-8")
            for name in filter(old.get, PARTS):
                put(page, name, old[name])
    if "envs" in parts:
        text, are_met = envs.section()
        print(text)
        is_met = is_met and are_met
        if page is not None:
            put(page, "envs", f"{text}\nMachine: {machine()}.\n")
    if "lab" in parts:
        text, are_met = lab.section()
        print(text)
        is_met = is_met and are_met
        if page is not None:
            put(page, "lab", f"{text}\nMachine: {machine()}.\n")
    if "server" in parts:
        found = {"machine": machine(), **server.figures(arguments.tables, arguments.seconds)}
        print(capacity.section(found), capacity.needs(found), sep="\n\n")
        is_met = is_met and capacity.is_met(found) is not False
        if page is not None:
            FIGURES.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
            put(page, "server", capacity.section(found))
            put(HOME / "docs" / "serve.md", "capacity", capacity.needs(found))
    if "web" in parts:
        is_met = web_part(page) and is_met
    if not is_met:
        raise SystemExit("Something is not as fast as wanted.")


if __name__ == "__main__":
    main()
