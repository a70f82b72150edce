"""The command `dethrone lab`: run, compare, report, tune, train.

`add_to` hangs it into the command `dethrone`, whose `lab` then goes to `call`; `main` is `python -m dethrone.lab`.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from dethrone.errors import GameError

if TYPE_CHECKING:
    from dethrone.lab.lineup import LineUp
    from dethrone.lab.run import Hands

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

GAMES = ("regicide", "regidice")
BAD_ARGUMENT = 2
INTERRUPTED = 130
LIMIT = 5000


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; every failure is a sentence and an exit code."""
    parser = argparse.ArgumentParser(prog="python -m dethrone.lab")
    add_to(parser.add_subparsers(), program="dethrone")
    try:
        return call(parser.parse_args(["lab", *(sys.argv[1:] if arguments is None else arguments)]))
    except GameError as error:
        print(f"dethrone: {error}", file=sys.stderr)
        return BAD_ARGUMENT
    except OSError as error:
        name = f": {error.filename}" if error.filename else ""
        print(f"dethrone: {error.strerror or error}{name}", file=sys.stderr)
        return BAD_ARGUMENT


def call(options: argparse.Namespace) -> int:
    """Do what the options of `lab` ask for; answers the exit code, and raises GameError for bad input."""
    todo: Callable[[argparse.Namespace], int] = options.lab
    try:
        return todo(options)
    except KeyboardInterrupt:
        print("Stopped. What is finished is kept, and the same command goes on from there.", file=sys.stderr)
        return INTERRUPTED


# ------------------------------------------------------------------------- run
def _run(options: argparse.Namespace) -> int:
    from dethrone.lab.run import run
    from dethrone.lab.store import Plan

    line_up = _line_up(options.players, options)
    deals = _deals(options.deals) if options.deals else ()
    games = len(deals) if deals and options.games is None else options.games or 1000
    plan = Plan(line_up=line_up, games=games, seed=options.seed, deals=deals)
    home = options.folder or _usual_folder(line_up, options.seed)
    if line_up.is_timed:
        _tell("A player is given milliseconds, so this run cannot be repeated to the byte; samples can.")
    _tell(f"{line_up.name}, {line_up.rules}: {games:,} games into {home}")
    held = run(home, plan, _hands(options))
    _tell(f"{held:,} games: {home / 'results.parquet'}, {home / 'records.jsonl'}")
    return _show([home], options)


def _deals(path: Path) -> tuple[int, ...]:
    words = path.read_text("utf-8").split()
    if not words or not all(word.isdecimal() and int(word) < 1 << 63 for word in words):
        raise GameError(f"{path} is no list of deals: write their seeds, whole numbers below 2^63.")
    return tuple(map(int, words))


def _usual_folder(line_up: LineUp, seed: int) -> Path:
    text = f"{line_up.game}-{len(line_up.seats)}-{'-'.join(dict.fromkeys(line_up.seats))}-{line_up.rules}-{seed}"
    return Path("lab-runs") / re.sub(r"[^\w=.-]+", "-", text)


# --------------------------------------------------------------------- compare
def _compare(options: argparse.Namespace) -> int:
    from dethrone.lab.compare import compare, pair_of_plans
    from dethrone.lab.evidence import Design

    a, b = (_line_up(text, options) for text in (options.a, options.b))
    design = Design(alpha=options.alpha, beta=options.beta, points=options.points)
    plans = pair_of_plans(a, b, seed=options.seed, limit=options.limit)
    found = compare(plans, design, hands=_hands(options), home=options.folder)
    print(found.sentence)
    return 0


# ---------------------------------------------------------------------- report
def _report(options: argparse.Namespace) -> int:
    return _show(options.folders, options)


def _show(homes: list[Path], options: argparse.Namespace) -> int:
    from rich.console import Console

    from dethrone.lab import report
    from dethrone.lab.summary import summaries

    runs = summaries(homes)
    if len({run.plan.line_up.game for run in runs}) > 1:
        raise GameError("A report is of one game: Regicide or Regidice, not both.")
    if getattr(options, "to", None):
        from dethrone.lab.plots import draw_all

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
    return 0


# ------------------------------------------------------------------- tune, train
def _tune(options: argparse.Namespace) -> int:
    from dethrone.lab.learn import tune_policy

    made = tune_policy(
        options.folder,
        players=options.players,
        rules=options.rules,
        seed=options.seed,
        generations=options.generations,
        games=options.games,
        threads=options.threads,
    )
    print(made)
    return 0


def _train(options: argparse.Namespace) -> int:
    from dethrone.lab.learn import train_net

    made = train_net(
        options.folder,
        players=options.players,
        rules=options.rules,
        seed=options.seed,
        rounds=options.rounds,
        games=options.games,
        samples=options.samples,
        processes=options.processes,
    )
    print(made)
    return 0


# --------------------------------------------------------------------- options
def _line_up(text: str, options: argparse.Namespace) -> LineUp:
    from dethrone.lab.lineup import line_up

    return line_up(text, seats=options.seats, game=options.game, rules=options.rules or "")


def _hands(options: argparse.Namespace) -> Hands:
    from dethrone.lab.run import Hands

    if options.workers is not None and options.cluster is not None:
        raise GameError("Give --workers or --cluster, not both.")
    return Hands(options.workers, options.cluster)


def _tell(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def add_to(commands: Commands, *, program: str = "dethrone") -> None:
    """Add `lab` with all it can do to a command's subcommands."""
    about = "play thousands of games, compare players, report"
    lab = commands.add_parser("lab", help=about, description=about[0].upper() + about[1:] + ".")
    tasks = lab.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_run(tasks, program)
    _add_compare(tasks, program)
    _add_report(tasks, program)
    _add_learning(tasks, program)


def _task(
    tasks: Commands,
    name: str,
    todo: Callable[[argparse.Namespace], int],
    about: str,
    *examples: str,
) -> argparse.ArgumentParser:
    task = tasks.add_parser(
        name,
        help=about,
        description=about[0].upper() + about[1:] + ".",
        epilog="examples:\n" + "\n".join(f"  {example}" for example in examples),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    task.set_defaults(lab=todo)
    return task


def _add_run(tasks: Commands, program: str) -> None:
    run = _task(
        tasks,
        "run",
        _run,
        "play many games; an interrupted run goes on when the command is given again",
        f"{program} lab run greedy --seats 2 --games 10000",
        f"{program} lab run greedy,expert,random --rules summary --folder mixed",
        f"{program} lab run 'search:samples=1000,aim=medal' --seats 1 --cluster tcp://10.0.0.5:8786",
    )
    run.add_argument("players", metavar="PLAYERS", help="one for each seat, or one for all: greedy,expert")
    run.add_argument("--games", type=_count, metavar="N", help="how many games (default: 1000, or all deals)")
    run.add_argument("--deals", type=Path, metavar="FILE", help="a text file with the seeds of the deals")
    _add_table(run)
    _add_hands(run)
    _add_shown(run)
    run.add_argument("--folder", type=Path, metavar="DIR", help="where it is kept (default: in lab-runs)")


def _add_compare(tasks: Commands, program: str) -> None:
    compare = _task(
        tasks,
        "compare",
        _compare,
        "play A and B on the same deals until it is known which is better",
        f"{program} lab compare greedy adept --seats 2",
        f"{program} lab compare greedy,greedy greedy,expert --points 2 --folder partner",
    )
    compare.add_argument("a", metavar="A", help="players, one for each seat, or one for all")
    compare.add_argument("b", metavar="B", help="the same")
    compare.add_argument("--limit", type=_count, default=LIMIT, metavar="N", help="deals at most (default: %(default)s)")
    compare.add_argument(
        "--points", type=float, default=5.0, metavar="X", help="the difference that matters, in points (default: 5)"
    )
    compare.add_argument(
        "--alpha", type=float, default=0.05, help="how often equals may be called different (default: 0.05)"
    )
    compare.add_argument(
        "--beta", type=float, default=0.05, help="how often such a difference may be denied (default: 0.05)"
    )
    _add_table(compare)
    _add_hands(compare)
    compare.add_argument("--folder", type=Path, metavar="DIR", help="where the games are kept (default: nowhere)")


def _add_report(tasks: Commands, program: str) -> None:
    report = _task(
        tasks,
        "report",
        _report,
        "tell what happened in runs: tables, Markdown, plots",
        f"{program} lab report lab-runs/*",
        f"{program} lab report greedy expert --to report",
        f"{program} lab report greedy --markdown > report.md",
    )
    report.add_argument("folders", nargs="+", type=Path, metavar="DIR", help="the folder of a run")
    report.add_argument("--to", type=Path, metavar="DIR", help="write report.md and plots (PNG, SVG) into a folder")
    _add_shown(report)


def _add_learning(tasks: Commands, program: str) -> None:
    tune = _task(
        tasks,
        "tune",
        _tune,
        "tune the weights of the greedy player from nothing",
        f"{program} lab tune --players 2 --folder tune-2",
    )
    tune.add_argument("--generations", type=_count, default=120, metavar="N", help="(default: %(default)s)")
    tune.add_argument("--games", type=_count, default=3000, metavar="N", help="games a try (default: %(default)s)")
    tune.add_argument("--threads", type=_count, default=2, metavar="N", help="(default: %(default)s)")
    train = _task(
        tasks,
        "train",
        _train,
        "train the value net of the searching players by self-play",
        f"{program} lab train --players 2 --folder train-2",
    )
    train.add_argument("--rounds", type=_count, default=3, metavar="N", help="(default: %(default)s)")
    train.add_argument("--games", type=_count, default=10_000, metavar="N", help="a round (default: %(default)s)")
    train.add_argument("--samples", type=_count, default=150, metavar="N", help="a decision (default: %(default)s)")
    train.add_argument("--processes", type=_count, default=2, metavar="N", help="(default: %(default)s)")
    for task in (tune, train):
        task.add_argument("--players", type=_count, default=2, metavar="N", help="how many seats (default: 2)")
        task.add_argument("--rules", default="official", metavar="RULES", help="(default: %(default)s)")
        task.add_argument("--seed", type=int, default=1, metavar="N", help="(default: %(default)s)")
        task.add_argument("--folder", type=Path, required=True, metavar="DIR", help="where it is kept and goes on")


def _add_table(task: argparse.ArgumentParser) -> None:
    task.add_argument("--game", choices=GAMES, default=GAMES[0], help="(default: %(default)s)")
    task.add_argument("--seats", type=_count, metavar="N", help="how many seats (default: 2, or as players are given)")
    task.add_argument("--rules", metavar="RULES", help="a rule set, with changes: official, summary,redraw=none")
    task.add_argument("--seed", type=int, default=1, metavar="N", help="all deals come from it (default: 1)")


def _add_hands(task: argparse.ArgumentParser) -> None:
    task.add_argument(
        "--workers", type=int, metavar="N", help="worker processes; 0 is none (default: as the work demands)"
    )
    task.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler, such as tcp://10.0.0.5:8786")


def _add_shown(task: argparse.ArgumentParser) -> None:
    task.add_argument("--markdown", action="store_true", help="tables in Markdown")
    task.add_argument("--plain", action="store_true", help="plain lines without colour, as for a pipe")


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return int(text)
