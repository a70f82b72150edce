"""A game written down: headers, then each round's roll and moves, as chess has its PGN.

A record can be replayed without its secret, because the rolls are in it. With the secret, `verify` shows that
no roll was chosen by hand. In a public record the roll that is still hidden shows its colours alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import cycle

from dethrone.chance import Chance, Secret, Seed, Written, shortened
from dethrone.contract import KEEPER, Reader, Verification
from dethrone.errors import BadRecord, BadRules, IllegalMove, Unreadable
from dethrone.errors import Reason as Shared
from dethrone.proof import check_promise, check_result, result_of, source_headers
from dethrone.regidice.codes import DECLARE, NAME
from dethrone.regidice.dice import COLOURS, HIDDEN, Die, heap
from dethrone.regidice.game import Game, Roll, due_first, roll_purpose, roll_text
from dethrone.regidice.moves import word_of
from dethrone.regidice.movetext import parse_move
from dethrone.regidice.notation import parse_position
from dethrone.regidice.refusal import Reason
from dethrone.regidice.rules import PLAYERS, Rules, as_rules
from dethrone.regidice.view import Outcome
from dethrone.sheet import CHANCE, OPEN, VERSION, Record

FIRST = "P0"
Counts = bytes  # how many dice show a value, by seat, colour and value


# -------------------------------------------------------------------------- writing
def record_of(game: Game, reader: Reader | None, tags: Mapping[str, str]) -> Record:
    """A game's record: the keeper's with the secret, or what everybody may read."""
    is_open = reader is KEEPER or game.is_over
    return Record({**_headers(game, is_open=is_open), **tags}, tuple(_body(game, is_open=is_open)))


def _headers(game: Game, *, is_open: bool) -> dict[str, str]:
    headers = {"Game": NAME, "Version": VERSION, "Rules": str(game.rules), "Players": str(game.players)}
    headers["First"] = f"P{game.first_caller}"
    if game.start is not None:
        headers["Start"] = _start(game, game.start, is_open=is_open)
    headers |= source_headers(game.chance, game.commitment, is_told=is_open)
    headers["Result"] = result_of(game.outcome)
    return headers


def _start(game: Game, start: str, *, is_open: bool) -> str:
    """Where the game began; dice that are still hidden show their colours alone."""
    first = game.steps[0].before() if game.steps else game.view()
    is_hidden = first.has_hidden_dice and game.position.phase == DECLARE and game.round == first.round
    return first.text if is_hidden and not is_open else start


def _body(game: Game, *, is_open: bool) -> Iterator[tuple[int, str]]:
    rolls = dict(game.rolls)
    is_derived = isinstance(
        game.chance, Secret | Seed
    )  # then even the keeper's record need not show what is covered
    if (is_derived or not is_open) and game.position.phase == DECLARE and game.round in rolls:
        rolls[game.round] = _covered(rolls[game.round])
    moves = ((step.round, str(step.move)) for step in game.steps)
    yield from with_rolls(moves, rolls, game.round)


def with_rolls(
    moves: Iterable[tuple[int, str]], rolls: Mapping[int, Roll], now: int
) -> Iterator[tuple[int, str]]:
    """Moves with their rounds, and before the first of a round its roll."""
    last = 0
    for number, text in moves:
        if number > last and number in rolls:
            yield number, CHANCE + roll_text(rolls[number])
        last = number
        yield number, text
    if now != last and now in rolls:
        yield now, CHANCE + roll_text(rolls[now])


def _covered(roll: Roll) -> Roll:
    return tuple(tuple(Die(die.colour, HIDDEN) for die in pool) for pool in roll)


# ------------------------------------------------------------------------- replaying
def begin(text: str, chance: Chance | None = None) -> Game:
    """A game that goes on from a position's text."""
    position, rules = parse_position(text)
    return Game.from_position(position, rules, chance)


def replay(record: Record) -> Game:
    """The game, played again move by move."""
    game, error = as_far_as_legal(record)
    if error is not None:
        raise error
    return game


def as_far_as_legal(record: Record) -> tuple[Game, BadRecord | None]:
    """The game as far as it can be replayed, and what is wrong with what comes next."""
    rolls = dict(_rolls(record))
    game = _opened(record, rolls)
    ply = 0
    for _, text in record.body:
        if text.startswith(CHANCE):
            continue
        ply += 1
        try:
            word = _word(text)
        except Unreadable as error:
            if (after := _after_result(record, text)) is not None:
                return game, BadRecord(Shared.AFTER_RESULT, ply=ply, word=after)
            return game, BadRecord(Shared.MOVE_UNREADABLE, ply=ply, word=shortened(text), why=str(error))
        try:
            step = game.push_word(word)
        except IllegalMove as error:
            return game, BadRecord(Shared.MOVE_ILLEGAL, ply=ply, word=shortened(text), why=str(error))
        if game.round != step.round and (reason := _wrong_roll(game, rolls)) is not None:
            number = game.round
            game.pop()
            return game, BadRecord(reason, ply=ply, round=number)
    return game, None


def _after_result(record: Record, text: str) -> str | None:
    """The word after a result that does not stand at the end."""
    if text not in (OPEN, Outcome.WON.value) and not text.startswith("lost:"):
        return None
    words = [word for _, word in record.body]
    return shortened(words[words.index(text) + 1]) if text != words[-1] else shortened(text)


@lru_cache(20_000)
def _word(text: str) -> int:
    """The word of a move's text."""
    word = word_of(parse_move(text))
    if word is None:
        raise Unreadable(Reason.NO_MOVE, text=text, word=shortened(text))
    return word


def _rolls(record: Record) -> Iterator[tuple[int, Counts | None]]:
    """The rolls that are written down, by round; None for one that is hidden."""
    for number, text in record.body:
        if not text.startswith(CHANCE):
            continue
        try:
            pools = [_pool_counts(part) for part in text[len(CHANCE) :].split("/")]
        except Unreadable as error:
            raise BadRecord(error.reason, **error.facts) from None
        known = [pool for pool in pools if pool is not None]
        yield number, b"".join(known) if len(known) == len(pools) else None


@lru_cache(20_000)
def _pool_counts(text: str) -> Counts | None:
    """A pool by colour and value; None if dice of it are hidden."""
    row = bytearray(7 * len(COLOURS))
    first = -1
    for letter in text.lower():
        at = "rbyk".find(letter)
        if at >= 0:
            first = 7 * at
        elif first >= 0 and letter in "123456":
            row[first + int(letter)] += 1
        else:
            heap(text)  # refuses what is no heap
            return None if text != "." else bytes(row)
    if not any(row):
        heap(text)
    return bytes(row)


def _words(counts: Counts) -> list[int]:
    """Chance words that make the engine roll this."""
    return [
        ((value - 1) * (1 << 32) // 6 + 2) << 32
        for value, count in zip(cycle(range(7)), counts, strict=False)
        for _ in range(count)
    ]


def _opened(record: Record, rolls: Mapping[int, Counts | None]) -> Game:
    """The game before its first move."""
    _check_name(record)
    source = record.chance() or Written(
        {roll_purpose(number): _words(counts) for number, counts in rolls.items() if counts is not None}
    )
    try:
        if record.start is not None:
            game = begin(record.start, source)
        else:
            game = Game.deal(*_players_and_rules(record), source, first_caller=_first(record))
    except (BadRules, Unreadable) as error:
        raise BadRecord(Reason.BAD_HEADER, why=str(error)) from None
    game.promise(record.commitment)
    if record.start is None and (reason := _wrong_roll(game, rolls)) is not None:
        raise BadRecord(reason, ply=0, round=game.round)
    return game


def _check_name(record: Record) -> None:
    if record.game != NAME:
        raise BadRecord(Reason.OTHER_GAME, game=shortened(record.game).strip("'"), here=NAME.capitalize())


def _players_and_rules(record: Record) -> tuple[int, Rules]:
    if "Players" not in record.headers:
        raise BadRecord(Shared.HEADER_MISSING, name="Players")
    return record.number("Players", 0), as_rules(record.headers.get("Rules", "rulebook"))


def _first(record: Record) -> int:
    text = record.headers.get("First", FIRST)
    if len(text) != 2 or text[0] not in "Pp" or text[1] not in "0123":
        raise BadRecord(Shared.BAD_NUMBER, name="First", value=shortened(text))
    return int(text[1])


def _wrong_roll(game: Game, rolls: Mapping[int, Counts | None]) -> Reason | None:
    """What is wrong with the roll of the round that has just begun."""
    number = game.round
    counts = rolls.get(number)
    if counts is None:
        if number in rolls:  # covered; a secret or a seed says what it is
            return Reason.ROLL_HIDDEN if isinstance(game.chance, Written) else None
        return Reason.ROLL_MISSING if rolls or isinstance(game.chance, Written) else None
    if counts == game.shown():
        return None
    if isinstance(game.chance, Secret):
        return Reason.ROLL_CHOSEN
    return Reason.ROLL_MISSING if isinstance(game.chance, Written) else Reason.ROLL_NOT_SEEDED


# ------------------------------------------------------------------------- verifying
def _check_promise(record: Record) -> None:
    """Refuse what is played under other rules or by others than was promised; before a roll, which would differ too."""
    _check_name(record)
    try:
        players, rules = _players_and_rules(record)
    except BadRules as error:
        raise BadRecord(Reason.BAD_HEADER, why=str(error)) from None
    check_promise(record, rules=str(rules), players=players, others=rules.neighbours(), counts=PLAYERS)


def verify(record: Record) -> Verification:
    """Replay, and check the result, the commitment and, if the secret is known, every roll."""
    _check_promise(record)
    game = replay(record)
    check_result(record, game.outcome)
    if any(number > game.round for number, _ in _rolls(record)):
        raise BadRecord(Reason.ROLLS_TOO_MANY)
    note, facts = Reason.CHANCE_PROVED, {}
    if record.commitment is None:
        note = Reason.CHANCE_OPEN
    elif not isinstance(game.chance, Secret):
        note = Reason.CHANCE_PROMISED
    elif record.start is not None:
        note = Reason.CHANCE_GIVEN
    elif (due := due_first(game.rules, game.chance, game.players)) != game.first_caller:
        note, facts = Reason.FIRST_CHOSEN, {"said": f"P{game.first_caller}", "due": f"P{due}"}
    return Verification(game, note is Reason.CHANCE_PROVED, ((note, facts),))
