"""The command `dethrone`: play, replay, verify, analyse, rules, lab."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from dethrone import __version__, games
from dethrone.errors import GameError, Unreadable
from dethrone.lab import commands as lab
from dethrone.prose import voice
from dethrone.server import commands as server
from dethrone.terminal import commands
from dethrone.terminal.options import NEWEST, PlayOptions
from dethrone.terminal.refusal import Reason
from dethrone.terminal.saves import Saves, usual_folder
from dethrone.terminal.screen import Screen, sit_down

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

BAD_ARGUMENT = 2
FAILED = 1
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; every failure is a sentence and an exit code."""
    try:
        code = _run(_parser().parse_args(arguments))
        sys.stdout.flush()
    except GameError as error:
        return _fail(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _silence_stdout()
        return FAILED
    except OSError as error:
        _silence_stdout()
        return _fail(f"{error.strerror or error}" + (f": {error.filename}" if error.filename else "."))
    return code


def _run(options: argparse.Namespace) -> int:
    screen = sit_down(plain=getattr(options, "plain", False))
    match options.command:
        case "play":
            return commands.play(games.kind(options.game), _play_options(options), screen, voice())
        case "replay":
            return commands.replay(_read(options.file), screen, voice(), seat=options.seat)
        case "verify":
            return _verify(options.file, screen)
        case "analyse":
            text = _read(options.file)
            limits = {"samples": options.samples, "threads": options.threads}
            return commands.analyse(text, screen, voice(), **limits)
        case "lab":
            return lab.call(options)
        case "serve":
            return server.call(options)
        case "rules":
            game, rules = options.game, options.rules
            if game not in games.names():
                game, rules = games.names()[0], game
            return commands.explain(games.kind(game), rules, screen, voice())
    _parser().print_help()
    return 0


def _verify(file: str, screen: Screen) -> int:
    text = _read(file)
    try:
        return commands.verify(text, screen, voice())
    except GameError as error:
        print(f"{file}: {error}", file=sys.stderr)
        return FAILED


def _read(file: str) -> str:
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except UnicodeDecodeError:
        raise Unreadable(Reason.NO_TEXT_FILE, file=file) from None
    except IsADirectoryError:
        raise Unreadable(Reason.A_FOLDER, file=file) from None
    except FileNotFoundError:
        raise Unreadable(Reason.NO_FILE, file=file) from None


def _play_options(options: argparse.Namespace) -> PlayOptions:
    return PlayOptions(
        players=options.players,
        seats=options.seats,
        rules=options.rules,
        seed=options.seed,
        resume=options.resume,
        saves=Saves(Path(options.saves).expanduser() if options.saves else usual_folder()),
    )


def _fail(sentence: str) -> int:
    print(f"dethrone: {sentence}", file=sys.stderr)
    return BAD_ARGUMENT


def _silence_stdout() -> None:
    """Python flushes at exit once more, and would complain once more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def version_text() -> str:
    """The version, and whether the engines are compiled."""
    builds = [(name, games.kind(name).is_compiled) for name in games.names()]
    told = (f"{name} engine {'compiled' if compiled else 'interpreted'}" for name, compiled in builds)
    return f"dethrone {__version__} ({', '.join(told)})"


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        print(version_text())
        parser.exit()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="dethrone",
        description="Regicide and Regidice in the terminal, with people and bots.",
        epilog="examples:\n  dethrone play\n  dethrone play regidice\n  dethrone rules summary\n"
        "`dethrone COMMAND --help` says more.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--version", action=_Version, nargs=0, help="the version, and whether the engines are compiled"
    )
    subcommands = parser.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    _add_play(subcommands)
    _add_files(subcommands)
    _add_analyse(subcommands)
    lab.add_to(subcommands)
    server.add_to(subcommands)
    rules = _command(
        subcommands, "rules", "explain a rule set and how it differs from the official one", "rules summary"
    )
    rules.add_argument("game", nargs="?", help=f"{' or '.join(games.names())}; may be left out")
    rules.add_argument("rules", nargs="?", metavar="RULES", help="a rule set, such as official or summary")
    return parser


def _command(commands: Commands, name: str, about: str, *examples: str) -> argparse.ArgumentParser:
    shown = "\n".join(f"  dethrone {example}" for example in examples)
    command = commands.add_parser(
        name,
        help=about,
        description=about[0].upper() + about[1:] + ".",
        epilog=f"examples:\n{shown}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument("--plain", action="store_true", help="plain lines without colour, as for a pipe")
    return command


def _add_play(commands: Commands) -> None:
    play = _command(
        commands,
        "play",
        "play a game; it is saved after every move",
        "play",
        "play --players 3 --rules summary",
        "play --seats person:Ada,person:Ben,greedy",
        "play --seats greedy,greedy --seed 7",
        "play regidice --players 3",
        "play --resume",
    )
    play.add_argument(
        "game",
        nargs="?",
        choices=games.names(),
        default=games.names()[0],
        help="which game (default: %(default)s)",
    )
    play.add_argument("--players", type=int, metavar="N", help="how many play: you and bots")
    play.add_argument(
        "--seats", metavar="LIST", help="who sits where: you, person:NAME, or a bot such as greedy"
    )
    play.add_argument(
        "--rules", metavar="RULES", help="a rule set, with changes: summary,redraw=none; bga,max_rounds=60"
    )
    play.add_argument("--seed", type=int, metavar="N", help="deal from a number instead of a fresh secret")
    play.add_argument(
        "--resume", nargs="?", const=NEWEST, metavar="NAME", help="go on with a saved game, or the latest"
    )
    play.add_argument("--saves", metavar="DIR", help="where games are kept (or the variable DETHRONE_SAVES)")


def _add_files(commands: Commands) -> None:
    replay = _command(commands, "replay", "step through the record of a game", "replay game.record")
    replay.add_argument("file", metavar="FILE", help="a record; - is the standard input")
    replay.add_argument(
        "--seat", type=_seat, metavar="P0", help="as this seat saw it; otherwise all hands are open"
    )
    verify = _command(commands, "verify", "check a record's moves and its deal", "verify game.record")
    verify.add_argument("file", metavar="FILE", help="a record; - is the standard input")


def _add_analyse(commands: Commands) -> None:
    analyse = _command(
        commands,
        "analyse",
        "look back on a game: the chance to win at every move, and what was better",
        "analyse game.record",
        "analyse game.record --samples 2000",
    )
    analyse.add_argument("file", metavar="FILE", help="a record; - is the standard input")
    analyse.add_argument(
        "--samples", type=_positive, default=400, metavar="N", help="a decision (default: 400)"
    )
    analyse.add_argument(
        "--threads", type=_positive, default=1, metavar="N", help="to search with (default: 1)"
    )


def _positive(text: str) -> int:
    if not text.isdigit() or not 0 < int(text) <= 10_000_000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return int(text)


def _seat(text: str) -> int:
    if not re.fullmatch(r"[Pp]?[0-9]", text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a seat such as P0")
    return int(text[-1])


if __name__ == "__main__":
    sys.exit(main())
