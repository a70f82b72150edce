"""What can be done in a review, as functions from one state to the next; positions come from the game's own record.

Everything is known of a game that has ended, so whatever is tried goes on with the chance of its secret: the same moves
lead to the same cards for everybody.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from dethrone import games
from dethrone.chance import Secret, Seed
from dethrone.contract import Game
from dethrone.draw import foe
from dethrone.errors import Refused
from dethrone.players import advise
from dethrone.prose import voice
from dethrone.server.refusal import Reason
from dethrone.server.store.shelf import Line, Review
from dethrone.sheet import Record
from dethrone.table.refusal import Reason as TableReason

MOST_LINES = 40
MOST_MOVES = 300  # of a line
LONGEST_NAME = 60
GAME_ITSELF = None


def line_of(review: Review, number: int | None) -> Line | None:
    """A line by its number; None is the game itself."""
    if number is GAME_ITSELF:
        return None
    if number not in review.lines:
        raise Refused(Reason.NO_LINE)
    return review.lines[number]


def position(record: str, line: Line | None, move: int) -> Game:
    """The game after so many moves, of which those after a line's start are the line's."""
    read = Record.parse(record)
    game = games.kind(read.game).replay(read)
    start = len(game.steps) if line is None else line.start
    if not 0 <= move <= (start if line is None else line.end):
        raise Refused(TableReason.NO_MOMENT, moves=move)
    while len(game.steps) > min(start, move):
        game.pop()
    if line is not None:
        push(game, line.moves[: max(0, move - line.start)])
    return game


def push(game: Game, moves: tuple[str, ...]) -> None:
    """Make moves on a game; they are read and checked as at a table."""
    for text in moves:
        for move in game.parse(text):
            game.push(move)


@dataclass(frozen=True, slots=True)
class Reply:
    """What a strong player would do for the seat that is asked at a moment."""

    seat: int
    text: str
    after: tuple[int, tuple[str, ...]] | None  # the moves of a line to which it is the answer


def reply(record: str, line: Line | None, move: int) -> Reply:
    """The best answer there; whoever gives it is handed the seat's view, never the game."""
    game = position(record, line, move)
    seat = game.decider
    ranked = () if seat is None else advise(game.view(seat), game=Record.parse(record).game)
    if seat is None or not ranked:
        raise Refused(Reason.NO_MOVE)
    return Reply(seat, str(ranked[0].move), _moves_to(line, move))


def _moves_to(line: Line | None, move: int) -> tuple[int, tuple[str, ...]] | None:
    return None if line is None else (line.start, line.moves[: max(0, move - line.start)])


# ------------------------------------------------------------------- changes
def stepped(review: Review, record: str, name: str, line: int | None, move: int) -> Review:
    """The leader looks somewhere else."""
    check_leader(review, name)
    position(record, line_of(review.seen_by(name), line), move)
    return _shown(review, line).but(line=line, move=move)


def check_leader(review: Review, name: str) -> None:
    """Refuse everybody but the leader."""
    if review.leader != name:
        raise Refused(Reason.NOT_LEADING, leader=review.leader or "?")


def led(review: Review, name: str, to: str, present: set[str]) -> Review:
    """The lead is handed over, or taken where the leader is not there."""
    if to not in present:
        raise Refused(Reason.NOBODY_THERE, name=to[:40])
    if review.leader != name and (to != name or review.leader in present):
        raise Refused(Reason.IS_LED, leader=review.leader or "?")
    return review.but(leader=to)


def tried(
    review: Review,
    record: str,
    by: str,
    *,
    line: int | None,
    move: int,
    moves: tuple[str, ...],
    name: str,
    command: str,
    is_private: bool = False,
    seat: int | None = None,
) -> Review:
    """A new line from any moment of the game or of another line; asked for again, it is there already."""
    mark = f"{by} {command}"[:120]
    if any(one.command == mark for one in review.lines.values()):
        return review
    if len(review.lines) >= MOST_LINES:
        raise Refused(Reason.TOO_MANY_LINES, most=MOST_LINES)
    if not name.isprintable() or len(name) > LONGEST_NAME:
        raise Refused(Reason.LINE_NAME, most=LONGEST_NAME)
    base = line_of(review.seen_by(by), line)
    start, before = (
        (move, ()) if base is None or move <= base.start else (base.start, base.moves[: move - base.start])
    )
    number = max(review.lines, default=0) + 1
    branch = len(before)
    replies = {} if base is None else base.replies_to(branch)
    new = Line(number, name.strip(), by, start, before, mark, is_private, replies, branch)
    position(record, base, move)  # refuses a moment that there is not
    return _with(review, record, new, move, moves, seat=seat)


def added(
    review: Review,
    record: str,
    by: str,
    *,
    line: int,
    move: int,
    moves: tuple[str, ...],
    seat: int | None = None,
) -> Review:
    """More moves on a line of one's own, after so many; what came after them goes."""
    old = own_line(review, by, line)
    if move < old.start:
        raise Refused(TableReason.NO_MOMENT, moves=move)
    position(record, old, move)
    changed = _with(review, record, old.to(move - old.start), move, moves, seat=seat)
    is_lost = review.line == line and review.move > changed.lines[line].end
    return changed.but(move=changed.lines[line].end) if is_lost else changed


def replied(
    review: Review,
    record: str,
    by: str,
    found: Reply,
    *,
    line: int | None,
    move: int,
    name: str,
    command: str,
    is_private: bool = False,
) -> Review:
    """An answer goes on a line of one's own, or begins one; it is marked as nobody's."""
    old = line_of(review.seen_by(by), line)
    if _moves_to(old, move) != found.after:
        raise Refused(Reason.BUSY)
    if old is not None and old.by == by and move >= old.start:
        return added(review, record, by, line=old.number, move=move, moves=(found.text,), seat=found.seat)
    return tried(
        review, record, by, line=line, move=move, moves=(found.text,), name=name, command=command,
        is_private=is_private, seat=found.seat,
    )  # fmt: skip


def _with(
    review: Review, record: str, line: Line, move: int, moves: tuple[str, ...], *, seat: int | None
) -> Review:
    """The review with a line that goes on by moves, in the one text that each has; a seat was answered for."""
    if len(line.moves) + len(moves) > MOST_MOVES:
        raise Refused(Reason.LINE_TOO_LONG, most=MOST_MOVES)
    if not isinstance(Record.parse(record).chance(), Secret | Seed):
        raise Refused(Reason.NO_CHANCE)
    game = position(record, line, move)
    count = len(game.steps)
    push(game, moves)
    texts = tuple(str(step.move) for step in game.steps[count:])
    if len(line.moves) + len(texts) > MOST_MOVES:
        raise Refused(Reason.LINE_TOO_LONG, most=MOST_MOVES)
    replies = {} if seat is None else {len(line.moves) + at: seat for at in range(len(texts))}
    new = replace(line, moves=(*line.moves, *texts), replies=line.replies | replies)
    return review.but(lines={**review.lines, new.number: new})


def own_line(review: Review, by: str, line: int) -> Line:
    """A line of one's own; others' are refused, and those that one does not see are not there."""
    found = line_of(review.seen_by(by), line)
    if found is None:
        raise Refused(Reason.NO_LINE)
    if found.by != by:
        raise Refused(Reason.NOT_YOUR_LINE, by=found.by)
    return found


def shared(review: Review, by: str, line: int) -> Review:
    """A line of one's own is for everybody from now on."""
    return _shown(review, own_line(review, by, line).number)


def _shown(review: Review, line: int | None) -> Review:
    old = line_of(review, line)
    if old is None or not old.is_private:
        return review
    return review.but(lines={**review.lines, old.number: replace(old, is_private=False)})


def dropped(review: Review, by: str, line: int) -> Review:
    """A line is dropped by who made it, or by the leader; who looked at it is where it began."""
    old = line_of(review.seen_by(by), line)
    if old is None:
        raise Refused(Reason.NO_LINE)
    if by not in (old.by, review.leader):
        raise Refused(Reason.NOT_YOUR_LINE, by=old.by)
    changed = review.but(lines={number: one for number, one in review.lines.items() if number != line})
    return changed.but(line=None, move=min(review.move, old.start)) if review.line == line else changed


# ------------------------------------------------------------------- showing
def tries(line: Line, game: str, names: list[str], language: str) -> str:
    """What a line tries first, in words; nothing where it has no move of its own yet."""
    texts = line.moves[line.branch :][:1]
    return "".join(voice(language).move(game, games.kind(game).move(text), names) for text in texts)


def shown(record: str, line: Line | None, move: int, names: list[str], language: str) -> dict[str, Any]:
    """What everybody has and can do after so many moves, and what the last one was, in words."""
    game = position(record, line, move)
    kind = games.kind(Record.parse(record).game)
    wire = kind.wire()
    events = game.steps[-1].events(None) if move else game.opening(None)
    moves = game.legal_moves()[:MOST_MOVES]
    outcome, enemy = None if game.outcome is None else game.outcome.value, foe(game.view(None), language)
    return {
        "view": wire.view(game.view(None)),
        "views": [wire.view(game.view(seat)) for seat in range(game.players)],
        "decider": game.decider,
        "enemy": None if enemy is None else enemy._asdict(),
        "outcome": outcome,
        "legal_moves": [str(one) for one in moves],
        "words": [voice(language).move(kind.name, one, names) for one in moves],
        "lines": voice(language).tell(kind.name, events, names),
    }


def previewed(
    record: str, line: Line | None, move: int, text: str, *, names: list[str], language: str
) -> tuple[dict[str, Any], list[str]]:
    """What a move would do there."""
    game = position(record, line, move)
    kind = games.kind(Record.parse(record).game)
    view = game.view(game.decider)
    moves = view.parse(text)
    if len(moves) != 1:
        raise Refused(Reason.NO_MOVE)
    view.check(moves[0])
    found = view.preview(moves[0])
    return kind.wire().preview(found), voice(language).preview(kind.name, found, names)
