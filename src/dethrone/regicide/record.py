"""A game written down and made again: what its headers and words mean (see sheet.py for how they look)."""

from __future__ import annotations

from collections.abc import Mapping

from dethrone.chance import Chance, Secret, shortened
from dethrone.contract import KEEPER, Reader, Verification
from dethrone.errors import BadRecord, GameError, Unreadable
from dethrone.errors import Reason as Shared
from dethrone.proof import check_promise, check_result, result_of, source_headers
from dethrone.regicide.codes import NAME, Phase
from dethrone.regicide.game import Game
from dethrone.regicide.moves import Post
from dethrone.regicide.movetext import parse_move
from dethrone.regicide.notation import parse_position, position_text
from dethrone.regicide.refusal import Reason
from dethrone.regicide.rules import MAX_PLAYERS, as_rules
from dethrone.sheet import VERSION, Record

USUAL_PLAYERS = 2
USUAL_RULES = "official"


# ------------------------------------------------------------- written
def record_of(game: Game, reader: Reader | None, tags: Mapping[str, str]) -> Record:
    """The game so far; until its end only the keeper's form tells where its chance comes from and what is hidden."""
    is_told = game.is_over or reader is KEEPER
    headers = {"Game": NAME, "Version": VERSION, "Rules": str(game.rules), "Players": str(game.players)}
    if is_told and game.start is not None:
        headers["Start"] = position_text(game.start, game.rules)
    headers |= source_headers(game.chance, game.commitment, is_told=is_told)
    headers["Result"] = result_of(game.outcome)
    words = [str(step.move) for step in game.steps]
    if not is_told:
        words = _without_wishes(game, words)
    return Record({**headers, **tags}, tuple(enumerate(words, 1)))


def _without_wishes(game: Game, words: list[str]) -> list[str]:
    """While the seats are asked who goes, nobody is told what the others said (RC-96)."""
    if game.phase is Phase.WHO:
        for at in range(len(words) - 1, -1, -1):
            move = game.steps[at].move
            if not isinstance(move, Post):
                break
            words[at] = f"P{move.seat}:?"
    return words


# ------------------------------------------------------------- made again
def begin(text: str, chance: Chance | None = None) -> Game:
    """A game that goes on from a position's text."""
    position, rules = parse_position(text)
    return Game.from_position(position, rules, chance)


def opened(record: Record) -> Game:
    """The game of a record before its first move."""
    if record.game != NAME:
        game = shortened(record.game) if record.game else "'no record'"
        raise BadRecord(Reason.RECORD_OTHER_GAME, wanted=NAME, game=game)
    chance = record.chance()
    try:
        if record.start is not None:
            begun = begin(record.start, chance)
            _check_start(record, begun)
            return begun
        if chance is None:
            raise BadRecord(Shared.CANNOT_DEAL)
        players = record.number("Players", USUAL_PLAYERS)
        return Game.deal(players, record.headers.get("Rules", USUAL_RULES), chance)
    except BadRecord:
        raise
    except GameError as error:
        raise BadRecord(error.reason, **error.facts) from None


def replay(record: Record) -> Game:
    """The game of a record after its last move; a move that cannot be made is named."""
    game = opened(record)
    for ply, (number, word) in enumerate(record.body, 1):
        if number > ply:
            raise BadRecord(Shared.MOVE_MISSING, ply=ply, due=ply, before=ply - 1, number=number)
        try:
            game.push(parse_move(word))
        except Unreadable as error:
            shown = shortened(word)
            raise BadRecord(Shared.MOVE_UNREADABLE, ply=ply, word=shown, why=str(error)) from None
        except GameError as error:
            raise BadRecord(Shared.MOVE_ILLEGAL, ply=ply, word=word, why=str(error)) from None
    return game


def _check_start(record: Record, game: Game) -> None:
    """What the headers say besides a position must agree with it."""
    if record.number("Players", game.players) != game.players:
        raise BadRecord(Reason.START_DIFFERS, name="Players")
    if as_rules(record.headers.get("Rules", str(game.rules))) != game.rules:
        raise BadRecord(Reason.START_DIFFERS, name="Rules")


def _check_promise(record: Record) -> None:
    """Refuse what is played under other rules or by others than was promised."""
    due, counts = opened(record), range(1, MAX_PLAYERS + 1)
    others = due.rules.neighbours()
    check_promise(record, rules=str(due.rules), players=due.players, others=others, counts=counts)


def verify(record: Record) -> Verification:
    """Replay a record move by move and check its deal against the commitment; raises BadRecord where it fails."""
    _check_promise(record)
    game = replay(record)
    check_result(record, game.outcome)
    note = None
    if record.start is not None:
        note = Reason.NOTE_START
    elif not isinstance(game.chance, Secret):
        note = Reason.NOTE_SEED
    elif record.commitment is None:
        note = Reason.NOTE_NO_COMMITMENT
    return Verification(game, note is None, () if note is None else ((note, {}),))
