"""What each command of the laboratory does with its options."""

from __future__ import annotations

import re
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from dethrone.command.answers import written
from dethrone.errors import GameError
from dethrone.games import kind
from dethrone.lab import calibrate, listening, report
from dethrone.lab.answers import reported
from dethrone.lab.compare import compare, pair_of_plans
from dethrone.lab.dataset import CARD, dataset
from dethrone.lab.evaluate import Wanted, append, chosen, evaluate
from dethrone.lab.evidence import Design
from dethrone.lab.extras import need_all
from dethrone.lab.facts import Training, facts_of
from dethrone.lab.leaderboard import NAMES, Board, leaderboard
from dethrone.lab.limit import limit
from dethrone.lab.lineup import LineUp, line_up
from dethrone.lab.models.bench import bench
from dethrone.lab.models.entries import Setting, entries
from dethrone.lab.models.page import page
from dethrone.lab.models.table import grid
from dethrone.lab.plan import Plan
from dethrone.lab.plots import draw_all
from dethrone.lab.puzzles import Wish, mine
from dethrone.lab.reliability import draw_reliability
from dethrone.lab.run import Staffing, run
from dethrone.lab.summary import summaries
from dethrone.lab.tables import write_whole
from dethrone.lab.training.crew import at_cluster
from dethrone.players import Limit
from dethrone.players.spec import use_models

SETTINGS = {one.name.lower(): one for one in Setting}
TRAINING = (
    "net",
    "rounds",
    "games",
    "samples",
    "trust",
    "first",
    "start",
    "beside",
)  # options that a game's training may take


# ------------------------------------------------------------------------- run
def _run(options: Namespace) -> None:
    players, staffing = _line_up(options.players, options), _staffing(options)
    deals = _deals(options.deals) if options.deals else ()
    games = len(deals) if deals and options.games is None else options.games or 1000
    plan = Plan(line_up=players, games=games, seed=options.seed, deals=deals)
    home = options.folder or _usual_folder(players, options.seed)
    if players.has_models:
        _tell("A language model plays, so this run cannot be repeated to the byte.")
    if players.is_timed:
        _tell("A player is given milliseconds, so this run cannot be repeated to the byte; samples can.")
    _tell(f"{players.name}, {players.rules}: {games:,} games into {home}")
    held = run(home, plan, staffing)
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
    found = compare(plans, design, staffing=_staffing(options), home=options.folder)
    print(found.sentence)


# ---------------------------------------------------------------------- report
def _report(options: Namespace) -> None:
    _show(options.folders, options)


def _show(homes: list[Path], options: Namespace) -> None:
    need_all("pyarrow", *(("matplotlib",) if getattr(options, "to", None) else ()))
    runs = summaries(homes)
    games = list(dict.fromkeys(run.plan.line_up.game for run in runs))
    if len(games) > 1:
        raise GameError(f"A report is of one game, not of {' and '.join(games)} together.")
    if getattr(options, "to", None):
        plots = draw_all(runs, options.to)
        (options.to / "report.md").write_text(report.markdown(runs, plots), "utf-8")
        _tell(f"Written: {options.to / 'report.md'} and {len(plots)} plots as PNG and SVG.")
    if getattr(options, "json", False):
        print(written(reported(games[0], runs)))
    elif options.markdown:
        print(report.markdown(runs))
    else:
        _print(report.grids(runs), options)


def _print(grids: list[report.Grid], options: Namespace) -> None:
    """Tables, drawn for a terminal and plain for a pipe."""
    if options.markdown:
        print("\n".join(one.markdown() for one in grids))
    elif sys.stdout.isatty() and not options.plain:
        for one in grids:
            Console().print(one.drawn())
    else:
        print("\n".join(one.plain() for one in grids))


# ---------------------------------------------------------------------- models
def _models(options: Namespace) -> None:
    use_models(options.base_url, None)
    players = [*(f"model:{name}" for name in options.model), *options.players]
    settings = [SETTINGS[name] for name in options.setting or SETTINGS]
    usual = kind(options.game).usual_rules
    plans = entries(
        players, game=options.game, rules=options.rules or usual, games_each=options.games, settings=settings
    )
    home = options.folder or Path("lab-runs") / f"models-{options.game}"
    results = bench(home, plans, samples=options.samples, staffing=_staffing(options), tell=_tell)
    if options.page is not None:
        write_whole(options.page, page(results).encode())
        _tell(f"Written: {options.page}")
    if options.json:
        print(results.to_json())
    else:
        _print([grid(results.title, results.game, results.scores)], options)


# ----------------------------------------------------------------------- limit
def _limit(options: Namespace) -> None:
    players = _line_up("random", options)
    home = options.folder or Path("lab-runs") / f"limit-{players.game}-{len(players.seats)}-{options.seed}"
    print(limit(home, players, games=options.games, seed=options.seed, processes=options.processes))


# --------------------------------------------------------------------- puzzles
def _puzzles(options: Namespace) -> None:
    players = _line_up(options.players, options)
    wanted = Wish(
        deals=options.games, seed=options.seed, most=options.most, kinds=frozenset(options.kind or ())
    )
    print(mine(options.file, players, wanted))


# -------------------------------------------------------- dataset, leaderboard
def _dataset(options: Namespace) -> None:
    players, staffing = _line_up(options.players, options), _staffing(options)
    plan = Plan(line_up=players, games=options.games, seed=options.seed)
    rows = dataset(options.folder, plan, options.format, staffing)
    print(f"{rows:,} decisions of {plan.games:,} games: {options.folder / CARD} says what is in them.")


def _leaderboard(options: Namespace) -> None:
    home = options.folder or Path("lab-runs") / f"leaderboard-{options.game}"
    board = Board(
        home, options.game, count=options.games, seed=options.seed, staffing=_staffing(options), tell=_tell
    )
    names = options.players or NAMES
    tables = leaderboard(
        board, names, options.rules or (), options.seats or (), options.deals, crossed=not options.no_cross
    )
    _print(tables, options)


# -------------------------------------------------------------------- evaluate
def _evaluate(options: Namespace) -> None:
    home = options.folder or Path("lab-runs") / "evaluate"
    wanted = Wanted(
        home=home, seed=options.seed, games=options.games, staffing=_staffing(options), tell=_tell
    )
    table = evaluate(chosen(options.goals), wanted)
    if options.append is not None and table.rows:
        append(options.append, table)
        _tell(f"Added to {options.append}.")
    _print([table], options)


# ------------------------------------------------------------------- calibrate
def _calibrate(options: Namespace) -> None:
    need_all(*(("matplotlib",) if options.plot else ()))
    home = options.folder or Path("lab-runs") / f"calibrate-{options.game}-{options.seed}"
    limit, results = Limit(samples=options.samples), []
    for setting in listening.chosen(options.game, options.setting or ()):
        _tell(setting.name)
        heard = listening.listen(home, setting, count=options.games, seed=options.seed, limit=limit)
        results.append(calibrate.check(setting, heard))
    made: dict[str, object] = {
        "command": f"dethrone lab calibrate --game {options.game} --games {options.games}",
        "samples": options.samples,
        "seed": options.seed,
    }
    if options.write:
        _tell(f"Written: {calibrate.save(options.game, results, made)}")
    if options.plot:
        draw_reliability(results, options.plot)
        _tell(f"Written: {options.plot}")
    _print([calibrate.grid(results, f"seed {options.seed}")], options)


# ------------------------------------------------------------------- tune, train
def _training(options: Namespace) -> Training:
    training = facts_of(options.game).training
    if training is None:
        raise GameError(f"The players of {options.game} have nothing that could be trained.")
    return training


def _tune(options: Namespace) -> None:
    tune = _training(options).tune
    if tune is None:
        raise GameError(f"The players of {options.game} have nothing that could be tuned.")
    path = tune(
        options.folder,
        players=options.players,
        rules=options.rules or kind(options.game).usual_rules,
        seed=options.seed,
        generations=options.generations,
        games=options.games,
        threads=options.threads,
    )
    print(path)


def _train(options: Namespace) -> None:
    training = _training(options)
    wishes = {name: getattr(options, name) for name in TRAINING if getattr(options, name) is not None}
    for name in wishes:
        if name not in training.usual:
            raise GameError(f"--{name} is not for {options.game}, whose training is settled.")
    settings = {**training.usual, **wishes}
    with at_cluster(options.cluster):
        path = training.train(
            options.folder, players=options.players, processes=options.processes, **settings
        )
    print(path)


# --------------------------------------------------------------------- options
def _line_up(text: str, options: Namespace) -> LineUp:
    use_models(getattr(options, "base_url", None), None)
    return line_up(text, seats=options.seats, game=options.game, rules=options.rules or "")


def _staffing(options: Namespace) -> Staffing:
    if options.workers is not None and options.cluster is not None:
        raise GameError("Give --workers or --cluster, not both.")
    if options.workers is not None and options.workers < 0:
        raise GameError(f"There cannot be {options.workers} workers; 0 plays in this process.")
    return Staffing(options.workers, options.cluster)


def _tell(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


TASKS: dict[str, Callable[[Namespace], None]] = {
    "run": _run,
    "compare": _compare,
    "report": _report,
    "models": _models,
    "limit": _limit,
    "puzzles": _puzzles,
    "dataset": _dataset,
    "leaderboard": _leaderboard,
    "evaluate": _evaluate,
    "calibrate": _calibrate,
    "tune": _tune,
    "train": _train,
}
