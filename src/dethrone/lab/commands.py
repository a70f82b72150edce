"""The command `dethrone lab`: its tasks, and what can be said to each.

`add_to` hangs it into the command `dethrone`, whose `lab` then goes to `call`; `main` is `python -m dethrone.lab`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from dethrone import games
from dethrone.command.adding import add_command, add_json, add_plain
from dethrone.command.parser import Parser
from dethrone.command.running import INTERRUPTED, run
from dethrone.prose import Voice

if TYPE_CHECKING:
    from dethrone.command.adding import Commands

LIMIT = 5000
KINDS = ("exact", "win", "pay", "next", "fell")  # of puzzles, as both games' finders name them


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; every failure is a sentence and an exit code."""
    parser: argparse.ArgumentParser = Parser(prog="dethrone")
    add_to(parser.add_subparsers())
    return run(parser, ["lab", *(sys.argv[1:] if arguments is None else arguments)])


def call(options: argparse.Namespace, speech: Voice) -> int:
    """Do what the options of `lab` ask for; answers the exit code, and raises GameError for bad input."""
    from dethrone.lab.tasks import TASKS  # noqa: PLC0415 (the other commands start without the laboratory)

    try:
        TASKS[options.lab](options)
    except KeyboardInterrupt:
        print(speech.say("lab-stopped"), file=sys.stderr)
        return INTERRUPTED
    return 0


def add_to(commands: Commands) -> None:
    """Add `lab` with all it can do to a command's subcommands."""
    about = "Run many games, compare players and report statistics"
    lab = commands.add_parser(
        "lab",
        help=about,
        description=about[0].upper() + about[1:] + ".",
        epilog="Examples:\n  dethrone lab run greedy --seats 2 --games 10000\n"
        "  dethrone lab compare greedy adept --seats 2\n  dethrone lab report lab-runs/*",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    tasks = lab.add_subparsers(title="Commands", metavar="COMMAND", required=True)
    _add_run(tasks)
    _add_compare(tasks)
    _add_report(tasks)
    _add_models(tasks)
    _add_limit(tasks)
    _add_puzzles(tasks)
    _add_dataset(tasks)
    _add_leaderboard(tasks)
    _add_evaluate(tasks)
    _add_calibrate(tasks)
    _add_learning(tasks)


def _task(tasks: Commands, name: str, about: str, *examples: str) -> argparse.ArgumentParser:
    task = add_command(tasks, name, about, *examples, call=call)
    task.set_defaults(lab=name)
    return task


def _add_run(tasks: Commands) -> None:
    run = _task(
        tasks,
        "run",
        "play many games; an interrupted run goes on when the command is given again",
        "lab run greedy --seats 2 --games 10000",
        "lab run greedy,expert,random --rules summary --folder mixed",
        "lab run model:NAME --seats 1 --games 20 --base-url http://127.0.0.1:8080/v1",
        "lab run 'search:samples=1000,aim=medal' --seats 1 --cluster tcp://scheduler:8786",
    )
    run.add_argument("players", metavar="PLAYERS", help="one for each seat, or one for all: greedy,expert")
    run.add_argument("--games", type=_count, metavar="N", help="how many games (default: 1000, or all deals)")
    run.add_argument("--deals", type=Path, metavar="FILE", help="a text file with the seeds of the deals")
    _add_table(run)
    _add_staffing(run)
    _add_shown(run)
    run.add_argument("--folder", type=Path, metavar="DIR", help="where it is kept (default: in lab-runs)")


def _add_compare(tasks: Commands) -> None:
    compare = _task(
        tasks,
        "compare",
        "play A and B on the same deals until it is known which is better",
        "lab compare greedy adept --seats 2",
        "lab compare greedy,greedy greedy,expert --points 2 --folder partner",
    )
    compare.add_argument("a", metavar="A", help="players, one for each seat, or one for all")
    compare.add_argument("b", metavar="B", help="the same")
    compare.add_argument(
        "--limit", type=_count, default=LIMIT, metavar="N", help="deals at most (default: %(default)s)"
    )
    compare.add_argument(
        "--points",
        type=float,
        default=5.0,
        metavar="X",
        help="the difference that matters, in points (default: 5)",
    )
    compare.add_argument(
        "--alpha", type=float, default=0.05, help="how often equals may be called different (default: 0.05)"
    )
    compare.add_argument(
        "--beta", type=float, default=0.05, help="how often such a difference may be denied (default: 0.05)"
    )
    _add_table(compare)
    _add_staffing(compare)
    compare.add_argument(
        "--folder", type=Path, metavar="DIR", help="where the games are kept (default: nowhere)"
    )


def _add_report(tasks: Commands) -> None:
    report = _task(
        tasks,
        "report",
        "tell what happened in runs: tables, Markdown, plots",
        "lab report lab-runs/*",
        "lab report greedy expert --to report",
        "lab report greedy --markdown > report.md",
    )
    report.add_argument("folders", nargs="+", type=Path, metavar="DIR", help="the folder of a run")
    report.add_argument(
        "--to", type=Path, metavar="DIR", help="write report.md and plots (PNG, SVG) into a folder"
    )
    add_json(report)
    _add_shown(report)


def _add_models(tasks: Commands) -> None:
    models = _task(
        tasks,
        "models",
        "measure language models, and bots beside them, on deals that never change; it goes on where it stopped",
        "lab models --model NAME --base-url http://127.0.0.1:8080/v1",
        "lab models --model A --model B greedy expert --games 50 --page models.html",
        "lab models 'model:A,url=https://one.example/v1' 'model:B,url=https://two.example/v1,key=TWO_KEY'",
        "lab models greedy expert --setting solo --json",
    )
    models.add_argument(
        "players",
        nargs="*",
        default=[],
        metavar="PLAYER",
        help="a bot such as greedy, or model:NAME with options",
    )
    models.add_argument(
        "--model",
        action="append",
        default=[],
        metavar="NAME",
        help="a language model; may be said several times",
    )
    models.add_argument(
        "--setting",
        action="append",
        choices=("solo", "expert", "clone"),
        help="alone, with an expert, or with itself (default: all that the game has room for)",
    )
    _number(models, "--games", 20, "how many of the deals, for each setting")
    models.add_argument(
        "--samples",
        type=_count,
        metavar="N",
        help="to judge a move with (default: as many as a master takes)",
    )
    _add_game(models)
    models.add_argument("--rules", metavar="RULES", help="(default: what is usual for the game)")
    _add_address(models)
    _add_staffing(models)
    _add_shown(models)
    models.add_argument("--json", action="store_true", help="everything as JSON")
    models.add_argument("--page", type=Path, metavar="FILE", help="write a page, such as models.html")
    models.add_argument("--folder", type=Path, metavar="DIR", help="where it is kept (default: in lab-runs)")


def _add_limit(tasks: Commands) -> None:
    limit = _task(
        tasks,
        "limit",
        "find out how many deals could be won with all that is hidden known; it goes on where it stopped",
        "lab limit --seats 2 --games 100",
        "lab limit --seats 1 --rules official,solo_flips=0 --seed 2026",
        f"lab limit --game {games.names()[-1]} --seats 3 --games 60",
    )
    _number(limit, "--games", 1000, "how many deals")
    _number(limit, "--processes", 2, "how many processes")
    _add_table(limit)
    limit.add_argument("--folder", type=Path, metavar="DIR", help="where it is kept (default: in lab-runs)")


def _add_puzzles(tasks: Commands) -> None:
    puzzles = _task(
        tasks,
        "puzzles",
        "find puzzles in games of bots and add them to a file: the one exact kill, endgames that can still be won, "
        "the right payment, who goes next",
        "lab puzzles greedy --seats 1 --games 100 --file puzzles.json",
        "lab puzzles expert --seats 3 --games 20 --most 40",
        "lab puzzles quick --seats 4 --games 1000 --kind next",
    )
    puzzles.add_argument("players", metavar="PLAYERS", help="who plays: one for each seat, or one for all")
    _number(puzzles, "--games", 100, "how many games")
    _number(puzzles, "--most", 24, "how many puzzles of a kind")
    puzzles.add_argument(
        "--kind",
        action="append",
        choices=KINDS,
        help="only this kind; may be given again (default: all)",
    )
    puzzles.add_argument(
        "--file", type=Path, default=Path("puzzles.json"), metavar="FILE", help="(default: %(default)s)"
    )
    _add_table(puzzles)


def _add_dataset(tasks: Commands) -> None:
    dataset = _task(
        tasks,
        "dataset",
        "write games of any players for learners: observations, actions, returns; it goes on where it stopped",
        "lab dataset greedy --seats 2 --games 10000 --folder greedy-2",
        "lab dataset greedy,expert --games 500 --format numpy --folder mixed --cluster tcp://scheduler:8786",
    )
    dataset.add_argument(
        "players", metavar="PLAYERS", help="one for each seat, or one for all: greedy,expert"
    )
    _number(dataset, "--games", 1000, "how many games")
    dataset.add_argument(
        "--format",
        choices=("parquet", "numpy"),
        default="parquet",
        help="of the shards (default: %(default)s)",
    )
    dataset.add_argument("--folder", type=Path, required=True, metavar="DIR", help="where it is kept")
    _add_table(dataset)
    _add_staffing(dataset)


def _add_leaderboard(tasks: Commands) -> None:
    board = _task(
        tasks,
        "leaderboard",
        "measure players under every rule set and with each other; it goes on where it stopped",
        "lab leaderboard --games 200",
        f"lab leaderboard greedy expert --game {games.names()[-1]} --seats 2 --seats 3 --no-cross --markdown",
    )
    board.add_argument(
        "players", nargs="*", metavar="PLAYER", help="(default: random, greedy, expert and master)"
    )
    _add_game(board)
    board.add_argument(
        "--rules", action="append", metavar="RULES", help="a rule set; may be said several times"
    )
    board.add_argument(
        "--seats", action="append", type=_count, metavar="N", help="how many; may be said several times"
    )
    _number(board, "--games", 100, "how many games for each cell")
    board.add_argument(
        "--deals", type=_natural, default=0, metavar="N", help="deals for the solver's limit (default: none)"
    )
    board.add_argument("--no-cross", action="store_true", help="without the table of pairs")
    board.add_argument("--seed", type=int, default=1, metavar="N", help="all deals come from it (default: 1)")
    _add_staffing(board)
    _add_shown(board)
    board.add_argument("--folder", type=Path, metavar="DIR", help="where it is kept (default: in lab-runs)")


def _add_evaluate(tasks: Commands) -> None:
    task = _task(
        tasks,
        "evaluate",
        "measure the players by their goals; what was played before is not played again",
        "lab evaluate",
        "lab evaluate two three open --games 200",
        "lab evaluate dice --append docs/strength.md",
    )
    task.add_argument(
        "goals", nargs="*", metavar="GOAL", help="such as solo, two, open or open-3 (default: all)"
    )
    task.add_argument("--games", type=_count, metavar="N", help="games for each goal (default: as it says)")
    task.add_argument("--seed", type=int, default=918273, metavar="N", help="(default: %(default)s)")
    task.add_argument("--append", type=Path, metavar="FILE", help="add the table to the end of a page")
    _add_staffing(task)
    _add_shown(task)
    task.add_argument("--folder", type=Path, metavar="DIR", help="where it is kept (default: in lab-runs)")


def _add_calibrate(tasks: Commands) -> None:
    task = _task(
        tasks,
        "calibrate",
        "see whether the chances that hints tell come true, and correct them; it goes on where it stopped",
        "lab calibrate --games 200 --folder calibration --plot docs/calibration.png",
        "lab calibrate --setting 2:official:greedy --setting 3:summary",
    )
    _add_game(task)
    task.add_argument(
        "--setting",
        action="append",
        metavar="SEATS:RULES[:OTHERS]",
        help="may be said several times (default: equals under all presets, weaker others under the usual)",
    )
    _number(
        task,
        "--games",
        200,
        "games for each setting: half to fit, a quarter each to choose and to check",
    )
    _number(task, "--samples", 400, "samples for each hint")
    task.add_argument("--seed", type=int, default=1, metavar="N", help="(default: %(default)s)")
    task.add_argument("--write", action="store_true", help="put the corrections beside the game's weights")
    task.add_argument("--plot", type=Path, metavar="FILE", help="draw what was told and what came")
    _add_shown(task)
    task.add_argument("--folder", type=Path, metavar="DIR", help="where it is kept (default: in lab-runs)")


def _add_learning(tasks: Commands) -> None:
    tune = _task(
        tasks,
        "tune",
        "tune the weights of a greedy player from nothing; it goes on where it stopped",
        "lab tune --players 2 --folder tune-2",
    )
    _number(tune, "--generations", 250, "how many generations")
    _number(tune, "--games", 3000, "games for each try")
    _number(tune, "--threads", 2, "how many threads")
    tune.add_argument("--rules", metavar="RULES", help="(default: what is usual for the game)")
    tune.add_argument("--seed", type=int, default=0, metavar="N", help="(default: %(default)s)")
    train = _task(
        tasks,
        "train",
        "train the nets of the searching players by self-play, from nothing; it goes on where it stopped",
        "lab train --players 2 --folder train-2",
        "lab train --net quick --players 2 --folder quick-2",
        f"lab train --game {games.names()[-1]} --players 3 --folder train-3",
    )
    train.add_argument(
        "--net",
        choices=("value", "quick"),
        help="what the search looks ahead with, or what the quick player looks with (default: value)",
    )
    for name, kind, about in (
        ("rounds", _whole, "rounds of search after the first games, perhaps none"),
        ("games", _count, "games in a round"),
        ("samples", _count, "samples for each decision"),
    ):
        train.add_argument(
            f"--{name}", type=kind, metavar="N", help=f"{about} (default: what is usual for the game)"
        )
    train.add_argument(
        "--trust",
        type=_share,
        metavar="SHARE",
        help="how much the ends of games count, against what the search thought "
        "(default: what is usual for the game)",
    )
    train.add_argument(
        "--first",
        choices=("policy", "quick"),
        help="who plays the first games of the value net (default: quick, which needs its own net)",
    )
    train.add_argument(
        "--beside",
        choices=("greedy", "novice"),
        help="who sits in one of two seats: a value net for whoever plays beside such a one (default: equals)",
    )
    train.add_argument(
        "--start",
        type=Path,
        metavar="FILE",
        help="a net to go on from, round by round, instead of beginning with nothing",
    )
    _number(train, "--processes", 2, "how many processes")
    _add_cluster(train)
    for task in (tune, train):
        _add_game(task)
        _number(task, "--players", 2, "how many seats")
        task.add_argument("--folder", type=Path, required=True, metavar="DIR", help="where it is kept")


def _number(task: argparse.ArgumentParser, name: str, usual: int, about: str) -> None:
    task.add_argument(name, type=_count, default=usual, metavar="N", help=f"{about} (default: {usual})")


def _add_game(task: argparse.ArgumentParser) -> None:
    names = games.names()
    task.add_argument("--game", choices=names, default=names[0], help="(default: %(default)s)")


def _add_table(task: argparse.ArgumentParser) -> None:
    _add_game(task)
    task.add_argument(
        "--seats",
        type=_count,
        metavar="N",
        help="how many seats (default: as players are given, or as is usual)",
    )
    task.add_argument(
        "--rules", metavar="RULES", help="a rule set, with changes: official, summary,redraw=none"
    )
    task.add_argument("--seed", type=int, default=1, metavar="N", help="all deals come from it (default: 1)")
    _add_address(task)


def _add_address(task: argparse.ArgumentParser) -> None:
    task.add_argument(
        "--base-url", metavar="URL", help="Address of the language model server (or DETHRONE_MODEL_URL)"
    )


def _add_staffing(task: argparse.ArgumentParser) -> None:
    task.add_argument(
        "--workers", type=int, metavar="N", help="worker processes; 0 is none (default: as the work demands)"
    )
    _add_cluster(task)


def _add_cluster(task: argparse.ArgumentParser) -> None:
    task.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler, such as tcp://scheduler:8786")


def _add_shown(task: argparse.ArgumentParser) -> None:
    task.add_argument("--markdown", action="store_true", help="tables in Markdown")
    add_plain(task)


def _share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0 < share <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a share above 0 and up to 1")
    return share


def _natural(text: str) -> int:
    return 0 if text == "0" else _count(text)


def _whole(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return int(text)
