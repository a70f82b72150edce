"""What each command of the laboratory does with its options."""

from __future__ import annotations

import re
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from dethrone.errors import GameError
from dethrone.lab import learn, report
from dethrone.lab.compare import compare, pair_of_plans
from dethrone.lab.evidence import Design
from dethrone.lab.limit import limit
from dethrone.lab.lineup import LineUp, line_up
from dethrone.lab.plan import Plan
from dethrone.lab.plots import draw_all
from dethrone.lab.run import Hands, run
from dethrone.lab.summary import summaries


# ------------------------------------------------------------------------- run
def _run(options: Namespace) -> None:
    players, hands = _line_up(options.players, options), _hands(options)
    deals = _deals(options.deals) if options.deals else ()
    games = len(deals) if deals and options.games is None else options.games or 1000
    plan = Plan(line_up=players, games=games, seed=options.seed, deals=deals)
    home = options.folder or _usual_folder(players, options.seed)
    if players.is_timed:
        _tell("A player is given milliseconds, so this run cannot be repeated to the byte; samples can.")
    _tell(f"{players.name}, {players.rules}: {games:,} games into {home}")
    held = run(home, plan, hands)
    _tell(f"{held:,} games: {home / 'results.parquet'}, {home / 'records.jsonl'}")
    _show([home], options)


def _deals(path: Path) -> tuple[int, ...]:
    words = path.read_text("utf-8").split()
    if not words or not all(word.isdecimal() and int(word) < 1 << 63 for word in words):
        raise GameError(f"{path} is no list of deals: write their seeds, whole numbers below 2^63.")
    return tuple(map(int, words))


def _usual_folder(players: LineUp, seed: int) -> Path:
    names = "-".join(players.seats if len(set(players.seats)) > 1 else players.seats[:1])
    text = f"{players.game}-{len(players.seats)}-{names}-{players.rules}-{seed}"
    return Path("lab-runs") / re.sub(r"[^\w=.-]+", "-", text)


# --------------------------------------------------------------------- compare
def _compare(options: Namespace) -> None:
    a, b = (_line_up(text, options) for text in (options.a, options.b))
    design = Design(alpha=options.alpha, beta=options.beta, points=options.points)
    plans = pair_of_plans(a, b, seed=options.seed, limit=options.limit)
    found = compare(plans, design, hands=_hands(options), home=options.folder)
    print(found.sentence)


# ---------------------------------------------------------------------- report
def _report(options: Namespace) -> None:
    _show(options.folders, options)


def _show(homes: list[Path], options: Namespace) -> None:
    runs = summaries(homes)
    if len({run.plan.line_up.game for run in runs}) > 1:
        raise GameError("A report is of one game: Regicide or Regidice, not both.")
    if getattr(options, "to", None):
        plots = draw_all(runs, options.to)
        (options.to / "report.md").write_text(report.markdown(runs, plots), "utf-8")
        _tell(f"Written: {options.to / 'report.md'} and {len(plots)} plots as PNG and SVG.")
    if options.markdown:
        print(report.markdown(runs))
    elif sys.stdout.isatty() and not options.plain:
        for grid in report.grids(runs):
            Console().print(grid.drawn())
    else:
        print("\n".join(grid.plain() for grid in report.grids(runs)))


# ----------------------------------------------------------------------- limit
def _limit(options: Namespace) -> None:
    players = _line_up("random", options)
    home = options.folder or Path("lab-runs") / f"limit-{players.game}-{len(players.seats)}-{options.seed}"
    print(limit(home, players, games=options.games, seed=options.seed, processes=options.processes))


# ------------------------------------------------------------------- tune, train
def _tune(options: Namespace) -> None:
    made = learn.tune_policy(
        options.folder,
        players=options.players,
        rules=options.rules,
        seed=options.seed,
        generations=options.generations,
        games=options.games,
        threads=options.threads,
    )
    print(made)


def _train(options: Namespace) -> None:
    usual: dict[str, int] = options.usual
    given = {name: getattr(options, name) for name in usual if getattr(options, name) is not None}
    if options.game == "regidice":
        if given:
            raise GameError(
                f"--{next(iter(given))} is for Regicide; Regidice is trained in stages that are settled."
            )
        made = learn.train_dice(options.folder, players=options.players, processes=options.processes)
    else:
        made = learn.train_net(
            options.folder,
            players=options.players,
            trust=options.trust,
            processes=options.processes,
            **{**usual, **given},
        )
    print(made)


# --------------------------------------------------------------------- options
def _line_up(text: str, options: Namespace) -> LineUp:
    return line_up(text, seats=options.seats, game=options.game, rules=options.rules or "")


def _hands(options: Namespace) -> Hands:
    if options.workers is not None and options.cluster is not None:
        raise GameError("Give --workers or --cluster, not both.")
    if options.workers is not None and options.workers < 0:
        raise GameError(f"There cannot be {options.workers} workers; 0 plays in this process.")
    return Hands(options.workers, options.cluster)


def _tell(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


TASKS: dict[str, Callable[[Namespace], None]] = {
    "run": _run,
    "compare": _compare,
    "report": _report,
    "limit": _limit,
    "tune": _tune,
    "train": _train,
}
