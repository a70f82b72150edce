"""A push taken apart: the move itself, then everything that followed because there was no choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from dethrone.regidice.codes import RESOLVE, SHARE, SPLIT, Option
from dethrone.regidice.engine import single_answer, step_word
from dethrone.regidice.moves import Move, decode, encode
from dethrone.regidice.position import Position
from dethrone.regidice.rules import Rules

TEAM = (RESOLVE, SHARE, SPLIT)


@dataclass(frozen=True, slots=True)
class Step:
    """What a push did: the position before, the seat and its move, the position after."""

    before: Position
    seat: int
    move: Move
    after: Position
    rules: Rules

    @property
    def is_vote(self) -> bool:
        """Whether the move was a vote on a decision of the team."""
        return bool(self.before.options & Option.VOTE) and self.before.phase in TEAM

    def followed(self) -> tuple[Move, ...]:
        """The moves that followed by themselves."""
        return tuple(move for _, move, _ in self.walk())[1:]

    def walk(self) -> Iterator[tuple[Position, Move, Position]]:
        """Each single move with the position before and after it; a roll at the end is not the real one."""
        here = self.before.copy()
        word: int | None = encode(self.move)
        if self.is_vote:
            if here.voted + 1 < here.players:
                return
            word = _elected(here, encode(self.move))
        while word is not None:
            then = here.copy()
            step_word(here, word)
            yield then, decode(word), here.copy()
            word = None if here.status else single_answer(here)


def _elected(position: Position, last: int) -> int:
    """The vote that won: most votes, of several the earliest (section 3); the ballot is emptied."""
    votes = [position.vote(i) for i in range(position.voted)] + [last]
    counts = Counter(votes)
    position.clear_votes()
    return max(votes, key=lambda vote: (counts[vote], -votes.index(vote)))
