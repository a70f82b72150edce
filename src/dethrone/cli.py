"""The command `dethrone`: one parser over all faces."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from dethrone import __version__, games, offers
from dethrone.arguments import Parser
from dethrone.completion import FILES, FOLDERS, Sources, hints
from dethrone.contract import Kind
from dethrone.draw.commands import DrawOptions, drawing, write
from dethrone.draw.theme import THEMES
from dethrone.errors import GameError, Unreadable
from dethrone.lab import commands as lab
from dethrone.mcp import commands as mcp
from dethrone.near import nearest
from dethrone.partner import commands as partner
from dethrone.players.limit import Limit
from dethrone.players.spec import use_models
from dethrone.prose import Voice, languages, usual_language, voice
from dethrone.server import commands as server
from dethrone.shells import SCRIPTS, asked_words, lines
from dethrone.terminal import commands
from dethrone.terminal.convert import FORMS, converted
from dethrone.terminal.options import NEWEST, PlayOptions
from dethrone.terminal.refusal import Reason
from dethrone.terminal.saves import Saves, usual_folder
from dethrone.terminal.screen import Screen, sit_down

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

BAD_ARGUMENT = 2
FAILED = 1
INTERRUPTED = 130
ANSWERED = ("verify", "analyse", "rules", "lab")  # what has an answer for scripts here


def _saved_games(_: str, words: Sequence[str]) -> list[str]:
    return Saves(usual_folder()).ongoing(offers.kind_in(words).name)


SOURCES: Sources = {
    # what stands for an argument in the help: what completes it
    "FILE": FILES,
    "OUT": FILES,
    "DIR": FOLDERS,
    "game": offers.games_and_rules,
    "RULES": offers.rules,
    "LIST": offers.seats,
    "PLAYERS": offers.players,
    "PLAYER": offers.players,
    "A": offers.players,
    "B": offers.players,
    "NAME": _saved_games,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; every failure is a sentence and an exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words[:1] == ["completion"] and words[1:2] and words[1] in SCRIPTS and words[2:3] == ["--"]:
        return _complete(words[1], words[3:])  # they may be any words, so argparse does not see them
    options = _parser().parse_args(words)
    speech = voice(getattr(options, "language", None) or usual_language())
    try:
        is_script = options.command in ANSWERED and getattr(options, "json", False)
        code = (_answer if is_script else _run)(options, speech)
        sys.stdout.flush()
    except GameError as error:
        return _fail(speech.refusal(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _silence_stdout()
        return FAILED
    except OSError as error:
        _silence_stdout()
        return _fail(f"{error.strerror or error}" + (f": {error.filename}" if error.filename else "."))
    return code


def _complete(shell: str, words: Sequence[str]) -> int:
    """Answer a shell's script: what the last of the words can become."""
    found, kept = asked_words(shell, words)
    print(*lines(shell, hints(_parser(), found, SOURCES), kept), sep="\n")
    return 0


def _run(options: argparse.Namespace, speech: Voice) -> int:  # noqa: PLR0911 (one for each command)
    screen = sit_down(plain=getattr(options, "plain", False))
    match options.command:
        case "play":
            use_models(options.base_url, options.model)
            return commands.play(games.kind(options.game), _play_options(options), screen, speech)
        case "replay":
            return commands.replay(_read(options.file), screen, speech, seat=options.seat)
        case "verify":
            return _verify(options.file, screen, speech)
        case "convert":
            return _convert(options)
        case "analyse":
            text = _read(options.file)
            limits = {"samples": options.samples, "threads": options.threads}
            return commands.analyse(text, screen, speech, **limits)
        case "draw":
            return _draw(options, speech)
        case "lab":
            return lab.call(options)
        case "completion":
            print(SCRIPTS[options.shell], end="")
            return 0
        case "advise" | "partner":
            return partner.call(options, speech, _saves(getattr(options, "saves", None)))
        case "mcp":
            return mcp.call(options)
        case "serve":
            return server.call(options)
        case "rules":
            return commands.explain(*_ruled(options.game, options.rules), screen, speech)
    _parser().print_help()
    return 0


def _draw(options: argparse.Namespace, speech: Voice) -> int:
    text = drawing(
        DrawOptions(
            record=None if options.file is None else _read(options.file),
            view=options.view,
            position=options.position,
            seat=options.seat,
            move=options.move,
            is_open=options.open,
            theme=options.theme,
            width=options.width,
            language=speech.language,
        )
    )
    if options.output is None:
        print(text)
    else:
        write(text, options.output)
    return 0


def _answer(options: argparse.Namespace, speech: Voice) -> int:
    """Answer a script: one JSON object, whatever happened; the exit codes are those of the sentences."""
    from dethrone.answers import Answer, failure, written  # noqa: PLC0415 (people are not kept waiting for it)
    from dethrone.terminal import answers as scripts  # noqa: PLC0415

    is_read = False
    try:
        if options.command == "lab":
            return lab.call(options)
        if options.command == "rules":
            answer: Answer = scripts.explained(*_ruled(options.game, options.rules), speech)
        else:
            text, is_read = _read(options.file), True
            answer = (
                scripts.verified(text, speech)
                if options.command == "verify"
                else scripts.analysed(text, speech, Limit(samples=options.samples, threads=options.threads))
            )
    except BrokenPipeError:
        raise
    except (GameError, OSError) as error:
        print(written(failure(error, speech)))
        return FAILED if options.command == "verify" and is_read else BAD_ARGUMENT
    print(written(answer))
    return 0


def _convert(options: argparse.Namespace) -> int:
    text = converted(_read(options.file), options.to)
    if options.output in (None, "-"):
        print(text, end="")
    else:
        Path(options.output).write_text(text, "utf-8")
    return 0


def _verify(file: str, screen: Screen, speech: Voice) -> int:
    text = _read(file)
    try:
        return commands.verify(text, screen, speech)
    except GameError as error:
        print(f"{file}: {speech.refusal(error)}", file=sys.stderr)
        return FAILED


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
        seats=_seats(options),
        rules=options.rules,
        seed=options.seed,
        resume=options.resume,
        saves=_saves(options.saves),
    )


def _saves(folder: str | None) -> Saves:
    return Saves(Path(folder).expanduser() if folder else usual_folder())


def _seats(options: argparse.Namespace) -> str | None:
    """The seats that are asked for; a model that is named without them plays with you, or alone."""
    if options.seats is not None or options.model is None or options.resume is not None:
        return str(options.seats) if options.seats is not None else None
    count = options.players or games.kind(options.game).usual_players
    models = [f"model:{options.model}"] * max(1, count - 1)
    return ";".join(models if count == 1 else ["you", *models])


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
    parser: argparse.ArgumentParser = Parser(
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
    _add_draw(subcommands)
    lab.add_to(subcommands)
    partner.add_to(subcommands)
    mcp.add_to(subcommands)
    server.add_to(subcommands)
    rules = _command(
        subcommands, "rules", "explain a rule set and how it differs from the official one", "rules summary"
    )
    rules.add_argument("game", nargs="?", help=f"{' or '.join(games.names())}; may be left out")
    rules.add_argument("rules", nargs="?", metavar="RULES", help="a rule set, such as official or summary")
    _add_json(rules)
    completion = _command(
        subcommands,
        "completion",
        "print the script that lets a shell complete commands, names and files",
        "completion bash    # in ~/.bashrc: source <(dethrone completion bash)",
        "completion zsh     # in ~/.zshrc, after compinit: source <(dethrone completion zsh)",
        "completion fish    # in config.fish: dethrone completion fish | source",
    )
    completion.add_argument("shell", choices=SCRIPTS, help="the shell")
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
    command.add_argument(
        "--language",
        choices=languages(),
        metavar="LANGUAGE",
        help=f"{', '.join(languages())} (default: DETHRONE_LANGUAGE, or the system's)",
    )
    command.add_argument("--plain", action="store_true", help="plain lines without colour, as for a pipe")
    return command


def _add_json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="one JSON object, for scripts (docs/cli.md)")


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
        "play --model NAME --base-url http://127.0.0.1:8080/v1",
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
    play.add_argument(
        "--base-url", metavar="URL", help="where language models answer (or the variable DETHRONE_MODEL_URL)"
    )
    play.add_argument(
        "--model",
        metavar="NAME",
        help="play with this language model; also what a seat `model` means (or DETHRONE_MODEL)",
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
    _add_json(verify)
    convert = _command(
        commands,
        "convert",
        "turn a record from text into JSON or back, or a saved game into a record",
        "convert game.record -o game.json",
        "convert game.json",
        "convert - --to text < game.json",
    )
    convert.add_argument(
        "file", metavar="FILE", help="a record or a saved game (with its secret); - is the standard input"
    )
    convert.add_argument(
        "--to", choices=FORMS, help="the form (default: JSON for a record in text, otherwise text)"
    )
    convert.add_argument("-o", "--output", metavar="OUT", help="the file to write (default: standard output)")


def _add_analyse(commands: Commands) -> None:
    analyse = _command(
        commands,
        "analyse",
        "look back on a game: the chance to win at every move, and what was better",
        "analyse game.record",
        "analyse game.record --samples 2000",
    )
    analyse.add_argument("file", metavar="FILE", help="a record; - is the standard input")
    _add_json(analyse)
    analyse.add_argument(
        "--samples", type=_positive, default=400, metavar="N", help="a decision (default: 400)"
    )
    analyse.add_argument(
        "--threads", type=_positive, default=1, metavar="N", help="to search with (default: 1)"
    )


def _add_draw(commands: Commands) -> None:
    draw = _command(
        commands,
        "draw",
        "draw a position, or a moment of a record, as an SVG picture",
        "draw game.record -o end.svg",
        "draw game.record --move 12 --seat P0 --theme dark -o then.svg",
        "draw game.record --open > open.svg",
        "draw --position 'regicide official enemy=JH damage=7 hands=3H,10D|5C,9S tavern=9C' -o table.svg",
    )
    draw.add_argument("file", nargs="?", metavar="FILE", help="a record; - is the standard input")
    draw.add_argument("--view", metavar="TEXT", help="a view's line instead: what a seat sees")
    draw.add_argument(
        "--position", metavar="TEXT", help="a position's line instead: all of it, or as --seat sees it"
    )
    draw.add_argument("--seat", type=_seat, metavar="P0", help="as this seat saw it (otherwise: spectators)")
    draw.add_argument(
        "--move", type=_count, metavar="N", help="after so many moves (otherwise: after the last)"
    )
    draw.add_argument("--open", action="store_true", help="all hands, once the game is over")
    draw.add_argument("--theme", choices=tuple(THEMES), default="light", help="(default: %(default)s)")
    draw.add_argument("--width", type=_positive, metavar="PX", help="how wide it is shown (default: 960)")
    draw.add_argument("-o", "--output", metavar="FILE", help="where to write it (otherwise: standard output)")


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of moves")
    return int(text)


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
