"""How far can it still be brought? All cards open, every move is tried to the end of the game.

The beam search of solve.py proves what can be won; this proves as well what cannot, where few positions are left.
Chance is the position's own generator.
"""

from __future__ import annotations

from collections.abc import Sequence

from dethrone.regicide.engine import after
from dethrone.regicide.legal import legal_moves
from dethrone.regicide.position import Position

WON = 1 << 16  # beyond all that a lost game reaches
OVER = 4  # the phase
Key = tuple[int, ...]


class TooMany(Exception):
    """More positions than were to be looked at."""


class Endgame:
    """Positions whose ends are known, at most so many."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.known: dict[Key, tuple[int, int]] = {}  # how far, and the move that leads there

    def reach(self, position: Position) -> int:
        """How far the best play comes: WON, or the royals that fall and the damage to the next."""
        if position.phase == OVER:
            return far(position)
        key = key_of(position)
        if key not in self.known:
            if len(self.known) >= self.most:
                raise TooMany
            self.known[key] = (-1, 0)  # not known yet
            self.known[key] = self.best(position)
        return self.known[key][0]

    def best(self, position: Position) -> tuple[int, int]:
        """How far the best move comes, and the move; of those that win the first found."""
        tried = [(after(position, move, None), move) for move in legal_moves(position)]
        tried.sort(key=lambda one: far(one[0]), reverse=True)
        best = (-1, 0)
        for child, move in tried:
            reached = self.reach(child)
            if reached > best[0]:
                best = (reached, move)
            if reached == WON:
                break
        return best

    def line(self, position: Position) -> list[int]:
        """The best play to the end, as move words."""
        words: list[int] = []
        while position.phase != OVER:
            self.reach(position)
            words.append(self.known[key_of(position)][1])
            position = after(position, words[-1], None)
        return words


def end_of(position: Position, line: Sequence[int]) -> Position:
    """What moves lead to."""
    for word in line:
        position = after(position, word, None)
    return position


def far(position: Position) -> int:
    """How far a game has come."""
    return WON if position.outcome == 1 else 64 * position.defeated + position.damage


def key_of(position: Position) -> Key:
    """All that matters for the rest of a game."""
    return (
        *map(position.hand, range(position.players)),
        position.discard,
        position.played,
        position.rng,
        position.phase,
        position.turn,
        position.payer,
        position.owed,
        position.damage,
        position.shield,
        position.yielded,
        position.streak,
        position.flips,
        position.wishes,
        *position.tavern_cards(),
    )
