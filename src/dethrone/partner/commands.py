"""The commands `dethrone advise` and `dethrone partner`, and what can be said to each.

`add_to` hangs them into the command `dethrone`.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from dethrone import games
from dethrone.command.adding import add_command, add_json
from dethrone.command.files import read_text
from dethrone.command.running import INTERRUPTED
from dethrone.command.saves import Saves, saves_in
from dethrone.counsel.refusal import Reason as Counsel
from dethrone.errors import GameError, Unreadable
from dethrone.partner.console import Console, EndOfInput
from dethrone.partner.refusal import Reason
from dethrone.prose import Voice

if TYPE_CHECKING:
    from dethrone.command.adding import Commands
    from dethrone.players import Limit
    from dethrone.table import Table


SAMPLES = 1200
NEWEST = ""
PREFIX = "partner"


# ------------------------------------------------------------------ advise
def _advise(options: argparse.Namespace, voice: Voice) -> int:
    from dethrone.counsel.advising import answer  # noqa: PLC0415 (the other commands start without the players)
    from dethrone.counsel.reading import read_given  # noqa: PLC0415
    from dethrone.counsel.telling import as_json, told  # noqa: PLC0415
    from dethrone.partner.drafts import FileDraft  # noqa: PLC0415
    from dethrone.partner.form import fill_in  # noqa: PLC0415

    console, limit = Console(), _limit(options)
    try:
        if options.file is None and sys.stdin.isatty():
            given = fill_in(console, voice, FileDraft(saves_in(None)), rules=options.rules)
        else:
            given = read_given(read_text(options.file or "-"), rules=options.rules)
    except EndOfInput:
        raise Unreadable(Counsel.NOTHING_READ) from None
    found = answer(given, limit)
    if options.json:
        console.say(as_json(found, voice))
    else:
        console.say(*told(found, voice, with_reasons=options.why))
    return 0


def _limit(options: argparse.Namespace) -> Limit:
    from dethrone.players import Limit  # noqa: PLC0415

    clock = None if options.time is None else 1000.0 * options.time
    return Limit(samples=options.samples, milliseconds=clock, threads=options.threads)


# ----------------------------------------------------------------- partner
def _partner(options: argparse.Namespace, voice: Voice) -> int:
    from dethrone.partner.session import Left, Session  # noqa: PLC0415

    console, saves = Console(), saves_in(options.saves)
    if options.real:
        return _real(options, voice, console)
    table, name = _table(options, saves)
    session = Session(table, console, voice, saves, name=name, with_moves=options.moves)
    console.say(*voice.lines("partner-welcome"))
    try:
        session.run()
    except (Left, EndOfInput):
        code = 0
    except KeyboardInterrupt:
        code = INTERRUPTED
    else:
        return 0
    session.save()
    console.say("", voice.say("partner-left", command=f"dethrone partner --resume {name}"))
    return code


def _table(options: argparse.Namespace, saves: Saves) -> tuple[Table, str]:
    """A new table, or one that was saved."""
    from dethrone.partner.seating import seated  # noqa: PLC0415
    from dethrone.table import Table  # noqa: PLC0415
    from dethrone.table.saved import parse_saved  # noqa: PLC0415

    if options.resume is not None:
        name = options.resume or next(iter(saves.ongoing(PREFIX)), None)
        if name is None:
            raise GameError(Reason.NO_GAME_TO_RESUME)
        return Table.replay(parse_saved(saves.read(name))), name
    kind = games.kind(options.game)
    seats = seated(kind, options.seats, options.players)
    rules = options.rules or ("open-order" if "open-order" in kind.presets and len(seats) > 1 else "")
    table = Table.open(kind, seats, rules, seed=options.seed)
    return table, saves.new_name(f"{PREFIX}-{kind.name}")


def _real(options: argparse.Namespace, voice: Voice, console: Console) -> int:
    """Somebody holds real cards and writes the prompts; the program answers as a model would."""
    from dethrone.counsel.advising import answer  # noqa: PLC0415
    from dethrone.counsel.reading import read_given  # noqa: PLC0415
    from dethrone.counsel.telling import told  # noqa: PLC0415

    limit = _limit(options)
    console.say(*voice.lines("partner-real"))
    while True:
        try:
            text = console.paste(voice.say("partner-real-paste"))
        except EndOfInput:
            return 0
        if text.strip().lower() in ("quit", "q", "exit"):
            return 0
        if not text.strip():
            continue
        try:
            console.say(
                "",
                *told(answer(read_given(text, rules=options.rules), limit), voice, with_reasons=options.why),
            )
        except GameError as error:
            console.say("", voice.refusal(error))
        console.say("")


# ------------------------------------------------------------------ options
def add_to(commands: Commands) -> None:
    """Add both commands."""
    _add_advise(commands)
    _add_partner(commands)


def _add_advise(commands: Commands) -> None:
    advise = add_command(
        commands,
        "advise",
        "Advise on real cards, or answer a prompt meant for a language model",
        "advise",
        "advise prompt.txt --why",
        "advise --json < prompt.txt",
        call=_advise,
    )
    advise.add_argument(
        "file",
        nargs="?",
        metavar="FILE",
        help="Prompt or view to read, - for standard input; without it you are asked question by question",
    )
    add_json(advise)
    _add_thinking(advise)


def _add_thinking(command: argparse.ArgumentParser) -> None:
    command.add_argument("--rules", metavar="RULES", help="Rule set; overrides the one that a prompt names")
    command.add_argument(
        "--why",
        "--alternatives",
        action="store_true",
        help="Also list the alternatives, with win chances and reasons",
    )
    command.add_argument(
        "--samples",
        type=int,
        default=SAMPLES,
        metavar="N",
        help="Number of samples to think with (default: %(default)s)",
    )
    command.add_argument(
        "--time", type=float, metavar="SECONDS", help="Time to think in seconds, instead of samples"
    )
    command.add_argument(
        "--threads", type=int, default=1, metavar="N", help="Number of threads to think with (default: 1)"
    )


def _add_partner(commands: Commands) -> None:
    partner = add_command(
        commands,
        "partner",
        "Play with a language model in any chat, by copying prompts and pasting replies",
        "partner",
        "partner --rules official --moves",
        "partner regidice --players 3",
        "partner --resume",
        "partner --real",
        call=_partner,
    )
    partner.add_argument(
        "game",
        nargs="?",
        choices=games.names(),
        default=games.names()[0],
        help="Game to play (default: %(default)s)",
    )
    partner.add_argument(
        "--players", type=int, metavar="N", help="Number of players: you, the model, and bots"
    )
    partner.add_argument("--seats", metavar="LIST", help="Players in seat order, such as you,model,greedy")
    partner.add_argument(
        "--seed", type=int, metavar="N", help="Deal from this seed instead of a fresh secret"
    )
    partner.add_argument("--moves", action="store_true", help="List the legal moves in every prompt")
    partner.add_argument(
        "--resume", nargs="?", const=NEWEST, metavar="NAME", help="Resume a saved game, or the latest one"
    )
    partner.add_argument("--saves", metavar="DIR", help="Folder for saved games (or DETHRONE_SAVES)")
    partner.add_argument(
        "--real",
        action="store_true",
        help="Swap roles: you hold real cards and paste prompts, the program answers as the model",
    )
    _add_thinking(partner)
