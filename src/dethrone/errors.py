"""What can go wrong in a game, said so that a player understands it.

One small tree for both games. Every error carries a code (for programs) and a sentence (for people); the
faces decide how to show it, the rules only raise it.
"""

from enum import Enum


class Code(Enum):
    """What went wrong, for programs."""

    UNREADABLE = "unreadable"
    ILLEGAL = "illegal"
    OUT_OF_TURN = "out-of-turn"
    STALE = "stale"
    OVER = "over"
    RULES = "rules"
    RECORD = "record"


class GameError(Exception):
    """Anything a player or a program did that the game cannot accept."""

    code = Code.ILLEGAL


class Unreadable(GameError):
    """A text that is no card, move, position, view or game; `where` is the offset of the first bad character."""

    code = Code.UNREADABLE

    def __init__(self, sentence: str, *, text: str = "", where: int = 0) -> None:
        super().__init__(sentence)
        self.text = text
        self.where = where


class IllegalMove(GameError):
    """A readable move that the rules do not allow now; `legal` holds the texts of some that are."""

    code = Code.ILLEGAL

    def __init__(self, sentence: str, *, legal: tuple[str, ...] = ()) -> None:
        super().__init__(sentence)
        self.legal = legal


class OutOfTurn(IllegalMove):
    """A move by a seat that is not asked."""

    code = Code.OUT_OF_TURN


class GameOver(IllegalMove):
    """A move after the end."""

    code = Code.OVER


class StaleVersion(GameError):
    """A command that was meant for an earlier state of the game."""

    code = Code.STALE


class BadRules(GameError, ValueError):
    """A rule set or player count that does not exist or makes no sense."""

    code = Code.RULES


class BadRecord(GameError):
    """A record that cannot be replayed; `ply` is the number of the move at fault, counted from 1."""

    code = Code.RECORD

    def __init__(self, sentence: str, *, ply: int | None = None) -> None:
        super().__init__(sentence)
        self.ply = ply
