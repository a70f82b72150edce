"""A whole game in text: headers, then moves, in the manner of a chess PGN; and the same as JSON.

    [Game "regicide"]
    [Rules "official"]
    [Players "2"]
    [Seed "7"]
    [Result "lost:stuck"]

    1. 7S 2. -5H 3. yield …

A real game carries `Commitment` from the start and `Secret` once it is over; a game that began from a position
carries it in `Start`. Texts in braces are comments.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass, field

from dethrone.chance import SECRET_BYTES, matches
from dethrone.errors import BadRecord, GameError, Unreadable
from dethrone.regicide.game import Game
from dethrone.regicide.moves import Move, parse_move
from dethrone.regicide.notation import parse_position, position_text
from dethrone.regicide.rules import as_rules

HEADER = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]')
ORDER = ("Game", "Version", "Rules", "Players", "Seed", "Commitment", "Secret", "Start", "Result")
OPEN = "*"
VERSION = "1"


@dataclass(frozen=True, slots=True)
class Record:
    """Headers and moves of one game."""

    headers: Mapping[str, str]
    moves: tuple[Move, ...] = ()

    def __str__(self) -> str:
        first = [name for name in ORDER if name in self.headers]
        names = first + [name for name in self.headers if name not in first]
        lines = [f'[{name} "{_escaped(self.headers[name])}"]' for name in names]
        words = [f"{ply}. {move}" for ply, move in enumerate(self.moves, 1)] + [self.result]
        text = textwrap.fill(" ".join(words), 100, break_long_words=False, break_on_hyphens=False)
        return "\n".join([*lines, "", text, ""])

    @property
    def result(self) -> str:
        """How the game ended, or `*` while it goes on."""
        return self.headers.get("Result", OPEN)

    def to_json(self) -> dict[str, object]:
        """The record as JSON."""
        return {"headers": dict(self.headers), "moves": [str(move) for move in self.moves]}

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Record:
        """A record from JSON."""
        headers, moves = data.get("headers"), data.get("moves")
        if not isinstance(headers, dict) or not isinstance(moves, list):
            raise Unreadable("A record in JSON has an object `headers` and a list `moves`.")
        texts = {str(name): str(value) for name, value in headers.items()}
        return cls(_checked(texts), _read_moves([str(move) for move in moves]))


def record_of(game: Game, *, reveal: bool | None = None, **headers: str) -> Record:
    """The record of a game so far; the secret is in it once the game is over, or if it is to be revealed."""
    shown = {"Game": "regicide", "Version": VERSION, "Rules": str(game.rules), "Players": str(game.players)}
    if game.start is not None:
        shown["Start"] = position_text(game.start, game.rules)
    elif game.secret is None:
        shown["Seed"] = str(game.seed)
    else:
        shown["Commitment"] = str(game.commitment)
        if game.is_over if reveal is None else reveal:
            shown["Secret"] = game.secret.hex()
    shown["Result"] = OPEN if game.outcome is None else game.outcome.value
    return Record({**shown, **headers}, tuple(game.moves))


def parse_record(text: str) -> Record:
    """The record that a text holds."""
    headers: dict[str, str] = {}
    body = []
    for line in re.sub(r"\{[^}]*\}", " ", text).splitlines():
        match = HEADER.fullmatch(line.strip())
        if match is None:
            if line.lstrip().startswith("["):
                raise Unreadable(f'{line.strip()} is not a header: write [Name "value"].', text=line)
            body.append(line)
        elif match[1] in headers:
            raise Unreadable(f"The header {match[1]} is there twice.", text=line)
        else:
            headers[match[1]] = re.sub(r"\\(.)", r"\1", match[2])
    words = " ".join(body).split()
    if words and (words[-1] == OPEN or words[-1] == "won" or words[-1].startswith("lost:")):
        result = words.pop()
        if headers.setdefault("Result", result) != result:
            raise Unreadable(
                f"The header says the result is {headers['Result']}, the last word says {result}."
            )
    return Record(_checked(headers), _read_moves(_without_numbers(words)))


def _without_numbers(words: list[str]) -> list[str]:
    """The moves alone; a number that does not fit tells that one is missing."""
    moves: list[str] = []
    for word in words:
        if not re.fullmatch(r"\d+\.", word):
            moves.append(word)
        elif int(word[:-1]) > len(moves) + 1:
            due = len(moves) + 1
            raise BadRecord(f"Move {due} is missing: after move {due - 1} comes number {word[:-1]}.", ply=due)
    return moves


def _checked(headers: dict[str, str]) -> dict[str, str]:
    if headers.get("Game") != "regicide":
        raise Unreadable(
            f'The header [Game "regicide"] is missing: this is {headers.get("Game", "no record")!r}.'
        )
    if headers.get("Version", VERSION) != VERSION:
        raise Unreadable(
            f"This is a record of version {headers['Version']}, and only version {VERSION} is known."
        )
    return headers


def _read_moves(words: list[str]) -> tuple[Move, ...]:
    moves = []
    for ply, word in enumerate(words, 1):
        try:
            moves.append(parse_move(word))
        except Unreadable as error:
            raise BadRecord(f"Move {ply}, {word!r}, cannot be read: {error}", ply=ply) from None
    return tuple(moves)


def _escaped(value: str) -> str:
    return re.sub(r'([\\"])', r"\\\1", value)


def begin(record: Record, *, secret: bytes | None = None) -> Game:
    """The game of a record before its first move."""
    headers = record.headers
    rules = as_rules(headers.get("Rules", "official"))
    if "Start" in headers:
        position, rules = parse_position(headers["Start"])
        return Game.from_position(position, rules)
    try:
        players = int(headers.get("Players", "2"))
        if "Seed" in headers:
            return Game(players, rules, seed=int(headers["Seed"]))
        secret = secret or bytes.fromhex(headers.get("Secret", ""))
    except ValueError:
        raise BadRecord("Players, Seed or Secret is not a number.") from None
    if len(secret) != SECRET_BYTES:
        raise BadRecord(
            "The record has no seed, no start and no secret of 256 bits, so it cannot be dealt again."
        )
    return Game(players, rules, secret=secret)


def replay(record: Record, *, secret: bytes | None = None) -> Game:
    """The game of a record after its last move; a move that cannot be made is named."""
    game = begin(record, secret=secret)
    for ply, move in enumerate(record.moves, 1):
        try:
            game.push(move)
        except GameError as error:
            raise BadRecord(f"Move {ply}, {move}, is not legal: {error}", ply=ply) from None
    return game


@dataclass(frozen=True, slots=True)
class Verification:
    """What checking a record showed."""

    game: Game
    is_deal_proved: bool
    notes: tuple[str, ...] = field(default=())


def verify(record: Record) -> Verification:
    """Replay a record move by move and check its deal against the commitment; raises BadRecord where it fails."""
    game = replay(record)
    headers = record.headers
    published = headers.get("Commitment")
    proved = False
    notes = []
    if "Start" in headers:
        notes.append("The game began from a given position, so there is no deal to check.")
    elif game.secret is None:
        notes.append(
            "The deal comes from a seed, so anyone could have chosen it: nothing is proved about it."
        )
    elif published is None:
        notes.append("There is no commitment, so the secret could have been chosen afterwards.")
    elif not matches(game.secret, published):
        raise BadRecord("The secret does not match the commitment: this is not the deal that was promised.")
    else:
        proved = True
    ended = OPEN if game.outcome is None else game.outcome.value
    if "Result" in headers and record.result != ended:
        missing = "a move is missing or the result is wrong" if ended == OPEN else "the result is wrong"
        raise BadRecord(
            f"The record says {record.result!r}, but after move {len(record.moves)} it is {ended!r}: {missing}.",
            ply=len(record.moves) + 1,
        )
    return Verification(game, proved, tuple(notes))
