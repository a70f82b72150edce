"""Before the first roll of Regidice: who plays, by which rules, or which saved game goes on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import TypeVar

from dethrone.errors import BadRules, GameError
from dethrone.players.regidice.roster import NAMES, STRENGTHS, named
from dethrone.regidice.engine import compiled
from dethrone.regidice.events import opening
from dethrone.regidice.game import Game
from dethrone.regidice.rules import PRESETS, Rules, check_players
from dethrone.table import Seat, parse_seats
from dethrone.table.regidice import Course, open_table, resume
from dethrone.terminal.face import Face
from dethrone.terminal.options import NEWEST, PlayOptions
from dethrone.terminal.regidice_help import ABOUT
from dethrone.terminal.regidice_session import Session
from dethrone.terminal.regidice_words import told
from dethrone.terminal.resuming import load
from dethrone.terminal.saves import ONGOING, Saves, checked_name

GAME = "regidice"
SEEDS = 1 << 63
USUAL_PLAYERS = 3
USUAL_BOT = "expert" if compiled else "greedy"  # whoever plays well wins; a search needs the compiled engine
T = TypeVar("T")


def open_session(options: PlayOptions, face: Face) -> Session:
    """The game that was asked for: resumed, or new."""
    asks = options.is_bare and sys.stdin.isatty()
    if options.resume is not None:
        return resumed(options.saves, options.resume, face)
    if asks and (waiting := _offer(options.saves, face)) is not None:
        return waiting
    seats, rules = _ask_all(face) if asks else _read_all(options)
    if options.seed is not None and not 0 <= options.seed < SEEDS:
        raise BadRules(f"A seed is a number from 0 to {SEEDS - 1}, not {options.seed}.")
    course = Course(Game(len(seats), rules, seed=options.seed))
    table = open_table(course, seats, bot_seed=options.seed or 0)
    greeting = _greeting(course.game, seats, options.seed)
    return Session(face, options.saves, table, course, name=options.saves.new_name(GAME), opening=greeting)


def _read_all(options: PlayOptions) -> tuple[tuple[Seat, ...], Rules]:
    rules = Rules.parse(options.rules or "rulebook")
    if options.seats is None:
        return usual_seats(USUAL_PLAYERS if options.players is None else options.players), rules
    seats = checked_seats(options.seats)
    if options.players not in (None, len(seats)):
        raise BadRules(f"{options.seats!r} is {len(seats)} seats, and --players says {options.players}.")
    return seats, rules


def usual_seats(players: int) -> tuple[Seat, ...]:
    """You, and bots at the other places."""
    check_players(players)
    return checked_seats(",".join(["you", *[USUAL_BOT] * (players - 1)]))


def checked_seats(text: str) -> tuple[Seat, ...]:
    """The seats of a text, with bots that exist and names that can be told apart."""
    seats = parse_seats(text)
    check_players(len(seats))
    for seat in seats:
        if seat.bot is not None:
            try:
                named(seat.bot)
            except BadRules as error:
                raise BadRules(f"{error} A person is written person:Ada, or you.") from None
        if not seat.name.isprintable() or len(seat.name) > 20:
            raise BadRules(f"{seat.name!r} cannot be a name at the table: at most 20 plain characters.")
    if len({seat.name.lower() for seat in seats}) < len(seats):
        raise BadRules("Two seats have the same name; give people names of their own, as in person:Ada.")
    return seats


# ------------------------------------------------------------------ asking
def _ask_all(face: Face) -> tuple[tuple[Seat, ...], Rules]:
    face.say("Welcome to Regidice. Enter takes what stands in brackets.", "")
    question = f"How many players, 2 to 4? [{USUAL_PLAYERS}] "
    seats = _until(face, question, str(USUAL_PLAYERS), lambda text: usual_seats(_number(text)))
    face.say("", f"Bots: {'; '.join(f'{one.name} ({one.about})' for one in STRENGTHS)}.")
    face.say("People: you, or person:Ada for several at one keyboard.")
    usual = ",".join(["you", *[USUAL_BOT] * (len(seats) - 1)])
    count = len(seats)
    seats = _until(face, f"Who sits there? [{usual}] ", usual, lambda text: _just(count, checked_seats(text)))
    face.say("", *(f"  {name:<12} {ABOUT[name]}" for name in PRESETS))
    return seats, _until(face, "Which rules? [rulebook] ", "rulebook", Rules.parse)


def _until(face: Face, question: str, usual: str, read: Callable[[str], T]) -> T:
    """Ask until the answer can be used."""
    while True:
        try:
            return read(face.ask(question) or usual)
        except GameError as error:
            face.say(str(error))


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadRules(f"{text!r} is no number.") from None


def _just(count: int, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    if len(seats) != count:
        raise BadRules(f"That is {len(seats)} seats for {count} players. The bots are {', '.join(NAMES)}.")
    return seats


def _greeting(game: Game, seats: tuple[Seat, ...], seed: int | None) -> Iterator[str]:
    names = [seat.name for seat in seats]
    newcomer = " New to it? Type: rules idea" if any(seat.is_person for seat in seats) else ""
    yield f"Regidice with {', '.join(names)}.{newcomer}"
    if seed is None:
        yield f"Rolls sealed by {game.commitment}"
        yield "(SHA-256 of a secret that the record will show at the end)."
    else:
        yield f"Rolled from seed {seed}."
    yield told(opening(game.position), names)


# ---------------------------------------------------------------- resuming
def _offer(saves: Saves, face: Face) -> Session | None:
    """Offer to go on with the latest game, if there is one that can be read."""
    for name in saves.ongoing(GAME):
        try:
            found = load(saves, name, face, game=GAME, resume=resume)
        except OSError:  # not ours to read: it must not keep anybody from playing
            continue
        if found is None:
            continue
        table, course = found
        who = ", ".join(seat.name for seat in table.seats)
        face.say(f"A game is waiting: {who}, in round {course.game.round}.")
        if face.ask("Go on with it? [yes] ").lower() in ("n", "no"):
            return None
        return Session(face, saves, table, course, name=name, opening=["Back in the game."])
    return None


def resumed(saves: Saves, wanted: str, face: Face) -> Session:
    """A saved game, by its name or the latest; unreadable ones are set aside."""
    given = checked_name(wanted).removesuffix(ONGOING)
    names = [given if saves.path(given).exists() else f"{GAME}-{given}"]
    if wanted == NEWEST:
        names = saves.ongoing(GAME)
    for name in names:
        found = load(saves, name, face, game=GAME, resume=resume)
        if found is not None:
            table, course = found
            back = f"Back in the game after {course.version} moves, in round {course.game.round}."
            return Session(face, saves, table, course, name=name, opening=[back])
    raise GameError(f"There is no game to resume in {saves.folder}.")
