"""Before the first card of Regicide: who plays, by which rules, or which saved game goes on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import TypeVar

from dethrone.errors import BadRules, GameError
from dethrone.players import NAMES, STRENGTHS, named
from dethrone.regicide.game import Game
from dethrone.regicide.rules import MAX_PLAYERS, PRESETS, Rules
from dethrone.table import Seat, parse_seats
from dethrone.table.regicide import open_table, resume
from dethrone.terminal.face import Face
from dethrone.terminal.options import NEWEST, PlayOptions
from dethrone.terminal.regicide_help import ABOUT
from dethrone.terminal.regicide_session import Session
from dethrone.terminal.resuming import load
from dethrone.terminal.saves import ONGOING, Saves, checked_name

GAME = "regicide"
USUAL_BOT = "greedy"
SEEDS = 1 << 63
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
    game = Game(len(seats), rules, seed=options.seed)
    table = open_table(game, seats, bot_seed=options.seed or 0)
    return Session(
        face, options.saves, table, game, name=options.saves.new_name(GAME), opening=_greeting(game, seats)
    )


def _read_all(options: PlayOptions) -> tuple[tuple[Seat, ...], Rules]:
    rules = Rules.parse(options.rules or "official")
    if options.seats is None:
        return usual_seats(2 if options.players is None else options.players), rules
    seats = checked_seats(options.seats)
    if options.players not in (None, len(seats)):
        raise BadRules(f"{options.seats!r} is {len(seats)} seats, and --players says {options.players}.")
    return seats, rules


def usual_seats(players: int) -> tuple[Seat, ...]:
    """You, and bots at the other places."""
    if not 1 <= players <= MAX_PLAYERS:
        raise BadRules(f"Regicide is for 1 to {MAX_PLAYERS} players, not {players}.")
    return checked_seats(",".join(["you", *[USUAL_BOT] * (players - 1)]))


def checked_seats(text: str) -> tuple[Seat, ...]:
    """The seats of a text, with bots that exist and names that can be told apart."""
    seats = parse_seats(text)
    if len(seats) > MAX_PLAYERS:
        raise BadRules(f"Regicide is for 1 to {MAX_PLAYERS} players, not {len(seats)}.")
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
    face.say("Welcome to dethrone. Enter takes what stands in brackets.", "")
    seats = _until(face, "How many players, 1 to 4? [2] ", "2", lambda text: usual_seats(_number(text)))
    if len(seats) > 1:
        face.say("", f"Bots: {'; '.join(f'{one.name} ({one.about})' for one in STRENGTHS)}.")
        face.say("People: you, or person:Ada for several at one keyboard.")
        usual = ",".join(["you", *[USUAL_BOT] * (len(seats) - 1)])
        count = len(seats)
        seats = _until(
            face, f"Who sits there? [{usual}] ", usual, lambda text: _just(count, checked_seats(text))
        )
    face.say("", *(f"  {name:<12} {ABOUT[name]}" for name in PRESETS))
    rules = _until(face, "Which rules? [official] ", "official", Rules.parse)
    return seats, rules


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


def _greeting(game: Game, seats: tuple[Seat, ...]) -> Iterator[str]:
    newcomer = " New to it? Type: rules idea" if any(seat.is_person for seat in seats) else ""
    yield f"Regicide with {', '.join(seat.name for seat in seats)}.{newcomer}"
    if game.commitment is None:
        yield f"Dealt from seed {game.seed}."
    else:
        yield f"Deal sealed by {game.commitment}"
        yield "(SHA-256 of a secret that the record will show at the end)."


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
        table, game = found
        face.say(f"A game is waiting: {', '.join(seat.name for seat in table.seats)}, after {_moves(game)}.")
        if face.ask("Go on with it? [yes] ").lower() in ("n", "no"):
            return None
        return Session(face, saves, table, game, name=name, opening=["Back in the game."])
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
            opening = [f"Back in the game after {_moves(found[1])}."]
            return Session(face, saves, *found, name=name, opening=opening)
    raise GameError(f"There is no game to resume in {saves.folder}.")


def _moves(game: Game) -> str:
    return "1 move" if game.version == 1 else f"{game.version} moves"
