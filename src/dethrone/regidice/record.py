"""A game written down: headers, then each round's roll and moves, as chess has its PGN; and as JSON.

A record can be replayed without its secret, because the rolls are in it. With the secret, `verify` shows that
no roll was chosen by hand. In a public record the roll that is still hidden shows its colours alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from dethrone import chance
from dethrone.errors import BadRecord, BadRules, GameError, Unreadable
from dethrone.regidice.codes import Phase
from dethrone.regidice.dice import HIDDEN, Die, heap
from dethrone.regidice.game import Game
from dethrone.regidice.moves import Move
from dethrone.regidice.movetext import parse_move
from dethrone.regidice.notation import Json, view_text
from dethrone.regidice.rolls import RecordedRolls, Roll, SecretRolls, roll_text
from dethrone.regidice.rules import Rules, check_players
from dethrone.regidice.view import view_of

HEADER = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]')
KNOWN = ("Game", "Players", "Rules", "First", "Commitment", "Secret", "Position", "Result")
UNFINISHED = "*"
WIDTH = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """Everything that makes a game: who, by which rules, the rolls, the moves, the result."""

    players: int
    rules: Rules
    first_caller: int
    rolls: tuple[tuple[int, Roll], ...]
    moves: tuple[tuple[int, Move], ...]  # with the number of the round each was made in
    commitment: str = ""
    secret: bytes | None = None
    start: str | None = None
    result: str = UNFINISHED
    tags: tuple[tuple[str, str], ...] = field(default=())

    def replay(self) -> Game:
        """The game, played again move by move."""
        rolls = RecordedRolls(self.rolls)
        if self.start is None:
            game = Game.from_rolls(self.players, self.rules, self.first_caller, rolls, self.commitment)
        else:
            game = Game.from_position(self.start, rolls=rolls)
            game._commitment = self.commitment
        self._check_roll(game, 0)
        for ply, (_, move) in enumerate(self.moves, start=1):
            try:
                game.push(move)
            except GameError as error:
                raise BadRecord(f"Move {ply}, {move}: {error}", ply=ply) from None
            self._check_roll(game, ply)
        if self.secret is not None:
            game.secret = self.secret
            game._chance = SecretRolls(self.secret)
        return game

    def _check_roll(self, game: Game, ply: int) -> None:
        """The dice that were rolled must be those that were there to roll."""
        if game.rolls and dict(self.rolls).get(game.rolls[-1][0]) != game.rolls[-1][1]:
            number = game.rolls[-1][0]
            raise BadRecord(
                f"The roll of round {number} is missing or is not of the dice in the pools.", ply=ply
            )

    def verify(self) -> Game:
        """Replay, and check the result, the commitment and, if the secret is known, every roll."""
        game = self.replay()
        if self.result != result_of(game):
            raise BadRecord(f"The result is {result_of(game)}, not {self.result}.", ply=len(self.moves))
        if len(self.rolls) != len(game.rolls):
            raise BadRecord("There are rolls of rounds that were never played.")
        if self.secret is None:
            return game
        if not chance.matches(self.secret, self.commitment):
            raise BadRecord("The secret is not the one that was committed to.")
        again = (
            Game(self.players, self.rules, secret=self.secret, first_caller=self.first_caller)
            if self.start is None
            else Game.from_position(self.start, secret=self.secret)
        )
        for ply, (_, move) in enumerate(self.moves, start=1):
            again.push(move)
            if again.rolls != game.rolls[: len(again.rolls)]:
                raise BadRecord(f"The roll of round {again.round} does not come from the secret.", ply=ply)
        if again != game:
            raise BadRecord("The first roll does not come from the secret.", ply=0)
        return game


def result_of(game: Game) -> str:
    """The result as a record has it."""
    outcome = game.outcome
    return UNFINISHED if outcome is None else outcome.value


def record_of(game: Game, *, tags: Mapping[str, str] | None = None) -> Record:
    """The keeper's record, with the secret."""
    return _record(game, game.rolls, game.secret, tags)


def public_record_of(game: Game, *, tags: Mapping[str, str] | None = None) -> Record:
    """What everybody may read: no secret before the end, and no roll that is still hidden."""
    rolls = game.rolls
    if game.phase is Phase.DECLARE and rolls:
        number, roll = rolls[-1]
        rolls = (
            *rolls[:-1],
            (number, tuple(tuple(Die(die.colour, HIDDEN) for die in pool) for pool in roll)),
        )
    record = _record(game, rolls, game.secret if game.is_over else None, tags)
    if game._start is not None and game.phase is Phase.DECLARE and game.round == game._start.round:
        return replace(record, start=view_text(view_of(game._start, game.rules, None)))
    return record


def _record(
    game: Game, rolls: tuple[tuple[int, Roll], ...], secret: bytes | None, tags: Mapping[str, str] | None
) -> Record:
    rounds = [position.round for position in game._past]
    return Record(
        players=game.players,
        rules=game.rules,
        first_caller=game.first_caller,
        rolls=rolls,
        moves=tuple(zip(rounds, game.moves, strict=True)),
        commitment=game.commitment,
        secret=secret,
        start=game.start,
        result=result_of(game),
        tags=tuple((tags or {}).items()),
    )


# -------------------------------------------------------------------------- writing
def record_text(record: Record) -> str:
    """The record as text."""
    headers = [f'[{name} "{_quoted(value)}"]' for name, value in _headers(record).items()]
    return "\n".join([*headers, "", *_body(record), ""])


def _headers(record: Record) -> dict[str, str]:
    known = {
        "Game": "regidice",
        "Players": str(record.players),
        "Rules": str(record.rules),
        "First": f"P{record.first_caller}",
        "Commitment": record.commitment,
        "Secret": "" if record.secret is None else record.secret.hex(),
        "Position": record.start or "",
    }
    result = {name: value for name, value in known.items() if value}
    return {**result, **dict(record.tags), "Result": record.result}


def _quoted(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _body(record: Record) -> list[str]:
    lines: list[str] = []
    rolls = dict(record.rolls)
    numbers = sorted({*rolls, *(number for number, _ in record.moves)})
    for number in numbers:
        words = [f"{number}."]
        if number in rolls:
            words.append("roll:" + roll_text(rolls[number]))
        words += [str(move) for at, move in record.moves if at == number]
        lines += _wrapped(words)
    return [*lines, record.result]


def _wrapped(words: list[str]) -> list[str]:
    lines = [words[0]]
    for word in words[1:]:
        if len(lines[-1]) + 1 + len(word) > WIDTH:
            lines.append("   " + word)
        else:
            lines[-1] += " " + word
    return lines


# -------------------------------------------------------------------------- reading
def parse_record(text: str) -> Record:
    """The record of a text; it is not replayed yet."""
    headers: dict[str, str] = {}
    at = 0
    for match in HEADER.finditer(text):
        if text[at : match.start()].strip():
            break
        headers[match[1]] = re.sub(r"\\(.)", r"\1", match[2])
        at = match.end()
    rolls, moves, result = _read_body(text, at)
    if headers.get("Result", result) != result:
        raise Unreadable(
            f"The header says {headers['Result']}, the moves end with {result}.", text=text, where=at
        )
    return _from_headers(headers, rolls, moves, result, text)


def _from_headers(
    headers: dict[str, str],
    rolls: tuple[tuple[int, Roll], ...],
    moves: tuple[tuple[int, Move], ...],
    result: str,
    text: str,
) -> Record:
    try:
        if headers.get("Game", "regidice").lower() != "regidice":
            raise Unreadable(f"This is a game of {headers['Game']}, not of Regidice.", text=text)
        players = int(headers["Players"])
        check_players(players)
        return Record(
            players=players,
            rules=Rules.parse(headers.get("Rules", "rulebook")),
            first_caller=int(headers.get("First", "P0").lower().removeprefix("p")),
            rolls=rolls,
            moves=moves,
            commitment=headers.get("Commitment", ""),
            secret=bytes.fromhex(headers["Secret"]) if "Secret" in headers else None,
            start=headers.get("Position"),
            result=result,
            tags=tuple((name, value) for name, value in headers.items() if name not in KNOWN),
        )
    except KeyError as error:
        raise Unreadable(f"The header {error.args[0]} is missing.", text=text) from None
    except (ValueError, BadRules) as error:
        raise Unreadable(f"A header makes no sense: {error}", text=text) from None


def _read_body(text: str, at: int) -> tuple[tuple[tuple[int, Roll], ...], tuple[tuple[int, Move], ...], str]:
    rolls: list[tuple[int, Roll]] = []
    moves: list[tuple[int, Move]] = []
    number, result = 0, ""
    for match in re.finditer(r"\S+", text[at:]):
        word, where = match[0], at + match.start()
        if result:
            raise Unreadable(f"{word!r} stands after the result.", text=text, where=where)
        try:
            if re.fullmatch(r"\d+\.", word):
                number = int(word[:-1])
            elif word.lower().startswith("roll:"):
                rolls.append((number, tuple(heap(part) for part in word[5:].split("/"))))
            elif word == UNFINISHED or word.lower() in ("won", "lost:damage", "lost:rounds"):
                result = word.lower()
            else:
                moves.append((number, parse_move(word)))
        except Unreadable as error:
            raise Unreadable(str(error), text=text, where=where + error.where) from None
    return tuple(rolls), tuple(moves), result or UNFINISHED


# ----------------------------------------------------------------------------- JSON
def record_json(record: Record) -> dict[str, Json]:
    """The record as JSON."""
    rolls = dict(record.rolls)
    numbers = sorted({*rolls, *(number for number, _ in record.moves)})
    return {
        "headers": dict(_headers(record)),
        "rounds": [
            {
                "round": number,
                "roll": roll_text(rolls[number]) if number in rolls else None,
                "moves": [str(move) for at, move in record.moves if at == number],
            }
            for number in numbers
        ],
    }


def record_from_json(data: Mapping[str, Json]) -> Record:
    """The record of its JSON."""
    headers, rounds = data.get("headers"), data.get("rounds")
    if not isinstance(headers, dict) or not isinstance(rounds, list):
        raise Unreadable("A record has headers and rounds.")
    words: list[str] = []
    for one in rounds:
        if not isinstance(one, dict) or not isinstance(one.get("moves"), list):
            raise Unreadable("A round of a record has a number, a roll and moves.")
        words.append(f"{one.get('round')}.")
        if one.get("roll") is not None:
            words.append(f"roll:{one['roll']}")
        words += [str(move) for move in one["moves"]]  # type: ignore[union-attr]
    lines = [f'[{name} "{_quoted(str(value))}"]' for name, value in headers.items()]
    return parse_record("\n".join([*lines, "", *words, str(headers.get("Result", UNFINISHED))]))
