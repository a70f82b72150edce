"""The commands `play`, `replay`, `verify`, `convert`, `analyse` and `rules`, and what can be said to each."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from dethrone import games
from dethrone.command.adding import add_command, add_json, add_plain, positive, seat_number
from dethrone.command.files import read_text
from dethrone.command.running import FAILED, fail
from dethrone.command.saves import saves_in
from dethrone.errors import GameError
from dethrone.near import nearest
from dethrone.terminal.options import FORMS, NEWEST, PlayOptions

if TYPE_CHECKING:
    from dethrone.command.adding import Call, Commands
    from dethrone.command.answers import Answer
    from dethrone.contract import Kind
    from dethrone.prose import Voice
    from dethrone.terminal.screen import Screen

RECORD = "Game record to read, - for standard input"


def add_to(commands: Commands) -> None:
    """Add them all."""
    _add_play(commands)
    _add_files(commands)
    _add_analyse(commands)
    _add_rules(commands)


# ------------------------------------------------------------------- what is done
# (the other commands start without the screen and the players)
def _screen(options: argparse.Namespace) -> Screen:
    from dethrone.terminal.screen import sit_down  # noqa: PLC0415

    return sit_down(plain=options.plain)


def _play(options: argparse.Namespace, speech: Voice) -> int:
    from dethrone.players.spec import use_models  # noqa: PLC0415
    from dethrone.terminal.tasks import play  # noqa: PLC0415

    use_models(options.base_url, options.model)
    return play(games.kind(options.game), _play_options(options), _screen(options), speech)


def _play_options(options: argparse.Namespace) -> PlayOptions:
    return PlayOptions(
        players=options.players,
        seats=_seats(options),
        rules=options.rules,
        seed=options.seed,
        resume=options.resume,
        saves=saves_in(options.saves),
    )


def _seats(options: argparse.Namespace) -> str | None:
    """The seats that are asked for; a model that is named without them plays with you, or alone."""
    if options.seats is not None or options.model is None or options.resume is not None:
        return str(options.seats) if options.seats is not None else None
    count = options.players or games.kind(options.game).usual_players
    models = [f"model:{options.model}"] * max(1, count - 1)
    return ";".join(models if count == 1 else ["you", *models])


def _replay(options: argparse.Namespace, speech: Voice) -> int:
    from dethrone.terminal.tasks import replay  # noqa: PLC0415

    return replay(read_text(options.file), _screen(options), speech, seat=options.seat)


def _verify(options: argparse.Namespace, speech: Voice) -> int:
    """A record that is not what it says has an exit code of its own."""
    from dethrone.terminal import answers, tasks  # noqa: PLC0415

    text = read_text(options.file)
    try:
        if options.json:
            return _answer(answers.verified(text, speech))
        return tasks.verify(text, _screen(options), speech)
    except GameError as error:
        return fail(error, speech, is_json=options.json, who=options.file, code=FAILED)


def _convert(options: argparse.Namespace, speech: Voice) -> int:
    from dethrone.terminal.convert import converted  # noqa: PLC0415

    del speech  # a record is written in no language
    text = converted(read_text(options.file), options.to)
    if options.output in (None, "-"):
        print(text, end="")
    else:
        Path(options.output).write_text(text, "utf-8")
    return 0


def _analyse(options: argparse.Namespace, speech: Voice) -> int:
    from dethrone.players.limit import Limit  # noqa: PLC0415
    from dethrone.terminal import answers, tasks  # noqa: PLC0415

    text, limit = read_text(options.file), Limit(samples=options.samples, threads=options.threads)
    if options.json:
        return _answer(answers.analysed(text, speech, limit))
    return tasks.analyse(text, _screen(options), speech, limit)


def _rules(options: argparse.Namespace, speech: Voice) -> int:
    from dethrone.terminal import answers, tasks  # noqa: PLC0415

    kind, rules = _ruled(options.game, options.rules)
    if options.json:
        return _answer(answers.explained(kind, rules, speech))
    return tasks.explain(kind, rules, _screen(options), speech)


def _ruled(first: str | None, second: str | None) -> tuple[Kind, str | None]:
    """The game and the rule set that one or two words mean; a rule set alone is of the first game that has it."""
    if first is None or second is not None or first in games.names():
        return games.kind(games.names()[0] if first is None else first), second
    preset = first.partition(",")[0].strip().lower()
    for kind in map(games.kind, games.names()):
        if preset in kind.presets:
            return kind, first
    if nearest(preset, (*games.names(), *games.kind(games.names()[0]).presets)) in games.names():
        games.kind(first)  # refuses it, and names the game that was meant
    return games.kind(games.names()[0]), first


def _answer(answer: Answer) -> int:
    from dethrone.command.answers import written  # noqa: PLC0415

    print(written(answer))
    return 0


# ------------------------------------------------------------- what can be said to it
def _command(
    commands: Commands, name: str, about: str, *examples: str, call: Call
) -> argparse.ArgumentParser:
    command = add_command(commands, name, about, *examples, call=call)
    add_plain(command)
    return command


def _add_play(commands: Commands) -> None:
    play = _command(
        commands,
        "play",
        "Play a game in the terminal, saved after every move",
        "play",
        "play --players 3 --rules summary",
        "play --seats person:Ada,person:Ben,greedy",
        "play --seats greedy,greedy --seed 7",
        "play regidice --players 3",
        "play --model NAME --base-url http://127.0.0.1:8080/v1",
        "play --resume",
        call=_play,
    )
    play.add_argument(
        "game",
        nargs="?",
        choices=games.names(),
        default=games.names()[0],
        help="Game to play (default: %(default)s)",
    )
    play.add_argument("--players", type=int, metavar="N", help="Number of players: you and bots")
    play.add_argument(
        "--seats", metavar="LIST", help="Players in seat order: you, person:NAME, or a bot such as greedy"
    )
    play.add_argument(
        "--rules",
        metavar="RULES",
        help="Rule set with changes, such as summary,redraw=none or bga,max_rounds=60",
    )
    play.add_argument("--seed", type=int, metavar="N", help="Deal from this seed instead of a fresh secret")
    play.add_argument(
        "--resume", nargs="?", const=NEWEST, metavar="NAME", help="Resume a saved game, or the latest one"
    )
    play.add_argument(
        "--base-url", metavar="URL", help="Address of the language model server (or DETHRONE_MODEL_URL)"
    )
    play.add_argument(
        "--model",
        metavar="NAME",
        help="Language model to play with; a seat named `model` means it too (or DETHRONE_MODEL)",
    )
    play.add_argument("--saves", metavar="DIR", help="Folder for saved games (or DETHRONE_SAVES)")


def _add_files(commands: Commands) -> None:
    replay = _command(commands, "replay", "Step through a game record", "replay game.record", call=_replay)
    replay.add_argument("file", metavar="FILE", help=RECORD)
    replay.add_argument(
        "--seat", type=seat_number, metavar="P0", help="Show what this seat saw (default: all hands)"
    )
    verify = _command(
        commands,
        "verify",
        "Check the moves and the shuffle of a game record",
        "verify game.record",
        call=_verify,
    )
    verify.add_argument("file", metavar="FILE", help=RECORD)
    add_json(verify)
    convert = _command(
        commands,
        "convert",
        "Convert a game record between text and JSON, or a saved game into a record",
        "convert game.record -o game.json",
        "convert game.json",
        "convert - --to text < game.json",
        call=_convert,
    )
    convert.add_argument(
        "file", metavar="FILE", help="Game record, or saved game with its secret; - for standard input"
    )
    convert.add_argument(
        "--to", choices=FORMS, help="Format to write (default: JSON for a record in text, otherwise text)"
    )
    convert.add_argument("-o", "--output", metavar="OUT", help="File to write (default: standard output)")


def _add_analyse(commands: Commands) -> None:
    analyse = _command(
        commands,
        "analyse",
        "Show the win chance at every move, and what would have been better",
        "analyse game.record",
        "analyse game.record --samples 2000",
        call=_analyse,
    )
    analyse.add_argument("file", metavar="FILE", help=RECORD)
    add_json(analyse)
    analyse.add_argument(
        "--samples",
        type=positive,
        default=400,
        metavar="N",
        help="Number of samples per decision (default: 400)",
    )
    analyse.add_argument(
        "--threads",
        type=positive,
        default=1,
        metavar="N",
        help="Number of threads to search with (default: 1)",
    )


def _add_rules(commands: Commands) -> None:
    rules = _command(
        commands,
        "rules",
        "Explain a rule set and how it differs from the official one",
        "rules summary",
        "rules regidice --json",
        call=_rules,
    )
    rules.add_argument("game", nargs="?", help=f"{' or '.join(games.names())} (optional)")
    rules.add_argument("rules", nargs="?", metavar="RULES", help="Rule set, such as official or summary")
    add_json(rules)
