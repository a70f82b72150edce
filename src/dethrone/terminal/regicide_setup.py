"""Before the first card of Regicide: who plays, by which rules, or which saved game goes on."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from dethrone.chance import Seed
from dethrone.errors import BadRules, GameError
from dethrone.players.regicide.roster import STRENGTHS, player
from dethrone.players import STRENGTHS, named
from dethrone.prose import voice
from dethrone.regicide.game import Game
from dethrone.regicide.rules import MAX_PLAYERS, Rules
from dethrone.table import Seat
from dethrone.table.regicide import open_table, resume
from dethrone.terminal.face import Face
from dethrone.terminal.options import NEWEST, PlayOptions
from dethrone.terminal.regicide_session import Session
from dethrone.terminal.resuming import load
from dethrone.terminal.ruled import REGICIDE
from dethrone.terminal.saves import ONGOING, Saves, checked_name
from dethrone.terminal.seating import Seating, check_seed, until

GAME = "regicide"


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
        rules, seats = Rules.parse(options.rules or "official"), SEATING.of(options)
    game = Game(len(seats), rules, seed=options.seed)
    table = open_table(game, seats, bot_seed=options.seed or 0)
    return Session(
        face, options.saves, table, game, name=options.saves.new_name(GAME), opening=_greeting(game, seats)
    )


def _check_players(players: int) -> None:
    if not 1 <= players <= MAX_PLAYERS:
        raise BadRules(f"Regicide is for 1 to {MAX_PLAYERS} players, not {players}.")


SEATING = Seating(
    check_players=_check_players,
    named=player,
    bots=[(strength.name, strength.about) for strength in STRENGTHS],
    usual_bot="greedy",
    usual_players=2,
)


def _ask_all(face: Face) -> tuple[tuple[Seat, ...], Rules]:
    face.say("Welcome to dethrone. Enter takes what stands in brackets.", "")
    seats = SEATING.ask(face, "How many players, 1 to 4? [2] ")
    face.say("", *voice().presets(REGICIDE))
    return seats, until(face, "Which rules? [official] ", "official", Rules.parse)


def _greeting(game: Game, seats: tuple[Seat, ...]) -> Iterator[str]:
    newcomer = " New to it? Type: rules idea" if any(seat.is_person for seat in seats) else ""
    yield f"Regicide with {', '.join(seat.name for seat in seats)}.{newcomer}"
    if game.commitment is None:
        yield f"Dealt from seed {game.chance.number if isinstance(game.chance, Seed) else 0}."
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
    return "1 move" if len(game.steps) == 1 else f"{len(game.steps)} moves"
