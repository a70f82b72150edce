"""Puzzles found in games that were played: the one exact kill, and endgames that can still be won.

An exact kill is found by trying every move; a win by the solver, which sees all cards, and by trying it again after
every first move, so that some of them lose. A payment, or who goes next, is a puzzle where every choice was tried to
the end of the game: one keeps the win whatever luck brings, and the others lose, with other luck as well.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache

from dethrone.players.puzzle import Puzzle
from dethrone.players.regicide.endgame import WON, Endgame, TooMany, end_of
from dethrone.players.regicide.solve import solve
from dethrone.regicide import Game, Phase
from dethrone.regicide.cards import mask_value
from dethrone.regicide.codes import CARDS
from dethrone.regicide.engine import after
from dethrone.regicide.legal import legal_moves, minimal_payments
from dethrone.regicide.moves import Flip, Move, Play, decode
from dethrone.regicide.notation import parse_position, position_text
from dethrone.regicide.position import Position

WIDTHS = (30, 200)
NARROW = (30,)
FEWEST_CARDS = 2  # of a play that is worth finding
FEWEST_MOVES = 8  # among which it hides
LAST = 2  # royals that are left in an endgame
SHORTEST, LONGEST = 3, 16  # moves of a win
MOST_CHOICES = 40  # of one decision
MOST_POSITIONS = 4_000  # that are looked at for all of them
FEWEST_PAYMENTS = 3  # without a card to spare, one of them right
OTHER_LUCK = (1, 2, 3)  # seeds with which what loses must lose, too


def puzzles(game: Game, kinds: Collection[str] = ()) -> Iterator[Puzzle]:
    """The puzzles that a game which was played has, move by move; of each kind, or of some, at most one."""
    replayed = game.copy()
    moves = [step.move for step in game.steps]
    while replayed.steps:
        replayed.pop()
    finders = {name: find for name, find in FINDERS.items() if not kinds or name in kinds}
    for move in moves:
        for puzzle in filter(None, [find(replayed) for find in finders.values()]):
            del finders[puzzle.name]
            yield puzzle
        replayed.push(move)


def exact_kills(game: Game) -> list[Move]:
    """The plays that fell the enemy exactly."""
    view = game.view(game.decider)
    previews = [view.preview(move) for move in game.legal_moves() if isinstance(move, Play)]
    return [one.move for one in previews if one.defeated is not None and one.defeated.is_exact]


def exact_kill(game: Game) -> Puzzle | None:
    """One play of several cards fells the enemy exactly, and no other does."""
    if game.phase is not Phase.PLAY or len(game.legal_moves()) < FEWEST_MOVES:
        return None
    kills = exact_kills(game)
    if len(kills) != 1 or len(kills[0].cards) < FEWEST_CARDS:  # type: ignore[union-attr]
        return None
    return Puzzle("exact", position_text(game.position, game.rules), ((str(kills[0]),),), is_open=False)


def endgame(game: Game) -> Puzzle | None:
    """Alone against the last royals: it can be won, but not with every move."""
    if game.players > 1 or game.phase is not Phase.PLAY or len(game.view(0).castle_left) >= LAST:
        return None
    found = solve(game.position, WIDTHS)
    if found is None or not SHORTEST <= len(found.line) <= LONGEST:
        return None
    right = winning_moves(game)
    if not right or 2 * len(right) > len(game.legal_moves()):
        return None
    line = tuple((str(decode(word)),) for word in found.line)
    return Puzzle("win", position_text(game.position, game.rules), line, is_open=True)


def winning_moves(game: Game) -> list[Move]:
    """The first moves after which the solver still finds a win."""
    right = []
    for move in list(game.legal_moves()):
        game.push(move)
        outcome = game.outcome
        if outcome.is_won if outcome is not None else solve(game.position, NARROW) is not None:
            right.append(move)
        game.pop()
    return right


# --------------------------------------------------------------- one decision
def payment(game: Game) -> Puzzle | None:
    """Of the payments without a card to spare only one keeps the win, and it is not the cheapest."""
    if game.phase is not Phase.SUFFER or not _is_late(game):
        return None
    payments = [word for word in minimal_payments(game.position) if decode(word) != Flip()]
    if len(payments) < FEWEST_PAYMENTS:
        return None
    right = choices(game.position)
    minimal = [word for word in payments if word in right]
    if len(minimal) != 1 or any(decode(word) == Flip() for word in right):
        return None
    if worth(minimal[0]) < min(worth(word) for word in payments if word not in minimal):
        return None
    return _decision("pay", game, [*minimal, *(word for word in right if word not in minimal)])


def naming(game: Game) -> Puzzle | None:
    """After a jester: at most half of the seats can go next and win."""
    if game.phase is not Phase.NAME or not _is_late(game):
        return None
    right = choices(game.position)
    return _decision("next", game, right) if 2 * len(right) <= game.players else None


def worth(payment: int) -> int:
    """What the cards of a payment are worth."""
    return mask_value(payment & CARDS)


def _is_late(game: Game) -> bool:
    return len(game.view(0).castle_left) < LAST and len(game.legal_moves()) <= MOST_CHOICES


def choices(position: Position) -> list[int]:
    """The moves that keep the win, all others losing for sure; none where that is not known."""
    search = Endgame(MOST_POSITIONS)
    try:
        return [word for word in legal_moves(position) if search.reach(after(position, word, None)) == WON]
    except TooMany:
        return []


def _decision(name: str, game: Game, right: Sequence[int]) -> Puzzle | None:
    """A puzzle of one decision, unless it is one of luck, or over at once."""
    if not right:
        return None
    line = best_line(after(game.position, right[0], None))
    if not SHORTEST <= 1 + len(line) <= LONGEST or not is_sure(game.position, right, line):
        return None
    moves = tuple(str(decode(word)) for word in right)
    return Puzzle(name, position_text(game.position, game.rules), (moves,), is_open=True)


def is_sure(position: Position, right: Sequence[int], line: Sequence[int]) -> bool:
    """Whether the first of the right moves and its line win without chance, and the wrong ones with no other luck."""
    if end_of(position, [right[0], *line]).rng != position.rng:
        return False
    for seed in OTHER_LUCK:
        other = position.copy()
        other.seed_with(seed)
        known = choices(other)
        if not known or not set(known) <= set(right):
            return False
    return True


def best_line(position: Position) -> list[int]:
    """The best play to the end, as move words."""
    return Endgame(MOST_POSITIONS).line(position)


def best_play(game: Game) -> tuple[Move, ...]:
    """The best play to the end of an endgame with open cards, which shows what a decision was worth."""
    return _best_play(position_text(game.position, game.rules))


@lru_cache(maxsize=1024)
def _best_play(text: str) -> tuple[Move, ...]:
    return tuple(map(decode, best_line(parse_position(text)[0])))


FINDERS: dict[str, Callable[[Game], Puzzle | None]] = {
    "exact": exact_kill,
    "win": endgame,
    "pay": payment,
    "next": naming,
}
