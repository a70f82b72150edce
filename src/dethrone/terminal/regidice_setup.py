"""Before the first roll of Regidice: who plays, by which rules, or which saved game goes on."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from dethrone.errors import GameError
from dethrone.players.regidice.roster import STRENGTHS, named
from dethrone.regidice.engine import compiled
from dethrone.regidice.game import Game
from dethrone.regidice.rules import PRESETS, Rules, check_players
from dethrone.table import Seat
from dethrone.table.regidice import Course, open_table, resume
from dethrone.terminal.face import Face
from dethrone.terminal.options import NEWEST, PlayOptions
from dethrone.terminal.regidice_help import ABOUT
from dethrone.terminal.regidice_session import Session
from dethrone.terminal.regidice_words import told
from dethrone.terminal.resuming import load
from dethrone.terminal.saves import ONGOING, Saves, checked_name
from dethrone.terminal.seating import Seating, check_seed, until

GAME = "regidice"


def open_session(options: PlayOptions, face: Face) -> Session:
    """The game that was asked for: resumed, or new."""
    asks = options.is_bare and sys.stdin.isatty()
    if options.resume is not None:
        return resumed(options.saves, options.resume, face)
    if asks and (waiting := _offer(options.saves, face)) is not None:
        return waiting
    check_seed(options.seed)
    if asks:
        seats, rules = _ask_all(face)
    else:
        rules, seats = Rules.parse(options.rules or "rulebook"), SEATING.of(options)
    course = Course(Game(len(seats), rules, seed=options.seed))
    table = open_table(course, seats, bot_seed=options.seed or 0)
    greeting = _greeting(course.game, seats, options.seed)
    return Session(face, options.saves, table, course, name=options.saves.new_name(GAME), opening=greeting)


SEATING = Seating(
    check_players=check_players,
    named=named,
    bots=[(strength.name, strength.about) for strength in STRENGTHS],
    usual_bot="expert"
    if compiled
    else "greedy",  # whoever plays well wins; a search needs the compiled engine
    usual_players=3,
)


def _ask_all(face: Face) -> tuple[tuple[Seat, ...], Rules]:
    face.say("Welcome to Regidice. Enter takes what stands in brackets.", "")
    seats = SEATING.ask(face, "How many players, 2 to 4? [3] ")
    face.say("", *(f"  {name:<12} {ABOUT[name]}" for name in PRESETS))
    return seats, until(face, "Which rules? [rulebook] ", "rulebook", Rules.parse)


def _greeting(game: Game, seats: tuple[Seat, ...], seed: int | None) -> Iterator[str]:
    names = [seat.name for seat in seats]
    newcomer = " New to it? Type: rules idea" if any(seat.is_person for seat in seats) else ""
    yield f"Regidice with {', '.join(names)}.{newcomer}"
    if seed is None:
        yield f"Rolls sealed by {game.commitment}"
        yield "(SHA-256 of a secret that the record will show at the end)."
    else:
        yield f"Rolled from seed {seed}."
    yield from (told(event, names) for event in game.opening())


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
