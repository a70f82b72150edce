"""What can go wrong in a game: one small tree for all games.

An error carries a code (what kind of thing went wrong), a reason (exactly what) and facts: the numbers and words that
belong to it. Its sentence is made from them in the prose room, in any language there; `str(error)` is the English one.
"""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import Any


class Code(Enum):
    """What kind of thing went wrong, for programs."""

    UNREADABLE = "unreadable"
    ILLEGAL = "illegal"
    OUT_OF_TURN = "out-of-turn"
    STALE = "stale"
    OVER = "over"
    RULES = "rules"
    RECORD = "record"
    TABLE = "table"


class Reason(StrEnum):
    """Reasons that no game has for itself; each is the id of a message in the prose room."""

    OVER = "refusal-over"
    OUT_OF_TURN = "refusal-out-of-turn"
    SPECTATOR = "refusal-spectator"
    NO_SEAT = "refusal-no-seat"
    NOTHING_TO_TAKE_BACK = "refusal-nothing-to-take-back"
    NO_GAME = "refusal-no-game"
    NO_MOVE = "refusal-no-move"
    NOT_LEGAL = "refusal-not-legal"
    BAD_SEED = "refusal-bad-seed"
    BAD_SECRET = "refusal-bad-secret"
    BAD_NONCE = "refusal-bad-nonce"
    BAD_WORDS = "refusal-bad-words"
    BAD_CHANCE = "refusal-bad-chance"
    BAD_COMMITMENT = "refusal-bad-commitment"
    OTHER_RULES = "refusal-other-rules"
    PICKLE_DAMAGED = "refusal-pickle-damaged"
    PLAYER_COUNT = "refusal-player-count"
    NO_RULE_SET = "refusal-no-rule-set"
    NO_OPTION = "refusal-no-option"
    OPTION_FORM = "refusal-option-form"
    OPTION_CHOICE = "refusal-option-choice"
    OPTION_SWITCH = "refusal-option-switch"
    OPTION_NUMBER = "refusal-option-number"
    OPTION_NUMBER_OR_OFF = "refusal-option-number-or-off"
    OPTION_NUMBERS = "refusal-option-numbers"
    HEADER_FORM = "refusal-header-form"
    HEADER_TWICE = "refusal-header-twice"
    HEADER_MISSING = "refusal-header-missing"
    NO_RECORD = "refusal-no-record"
    OTHER_GAME = "refusal-other-game"
    RECORD_VERSION = "refusal-record-version"
    RECORD_JSON = "refusal-record-json"
    RESULT_DIFFERS = "refusal-result-differs"
    BAD_RESULT = "refusal-bad-result"
    AFTER_RESULT = "refusal-after-result"
    BAD_NUMBER = "refusal-bad-number"
    MOVE_MISSING = "refusal-move-missing"
    MOVE_UNREADABLE = "refusal-move-unreadable"
    MOVE_ILLEGAL = "refusal-move-illegal"
    CANNOT_DEAL = "refusal-cannot-deal"
    WRONG_SECRET = "refusal-wrong-secret"
    NOT_PROMISED = "refusal-not-promised"
    WRONG_RESULT = "refusal-wrong-result"
    NOT_JSON = "refusal-not-json"
    NO_ACTION = "refusal-no-action"
    NO_PLACE = "refusal-no-place"
    BAD_BUFFER = "refusal-bad-buffer"
    BAD_ACTIONS = "refusal-bad-actions"
    BAD_COUNT = "refusal-bad-count"
    NO_NUMBERS = "refusal-no-numbers"


class GameError(Exception):
    """Anything a player or a program did that the game cannot accept.

    The reason is the id of a message; a plain sentence does as well, for tools that are not spoken in any language.
    """

    code = Code.ILLEGAL

    def __init__(self, reason: str, /, **facts: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        if not isinstance(self.reason, StrEnum):
            return self.reason
        from dethrone.prose import refusal  # noqa: PLC0415 (the sentence is made when somebody reads it)

        return refusal(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.reason, self.__dict__)


def _again(kind: type[GameError], reason: str, state: dict[str, Any]) -> GameError:
    """The same error in another process."""
    error = kind(reason)
    error.__dict__.update(state)
    return error


class Unreadable(GameError):
    """A text that is no card, move, position, view or game; `where` is the offset of the first bad character."""

    code = Code.UNREADABLE

    def __init__(self, reason: str, /, *, text: str = "", where: int = 0, **facts: Any) -> None:
        super().__init__(reason, **facts)
        self.text = text
        self.where = where

    def within(self, text: str, offset: int) -> Unreadable:
        """The same complaint about a longer text in which the first one begins at `offset`."""
        return type(self)(self.reason, text=text, where=offset + self.where, **self.facts)


class IllegalMove(GameError):
    """A readable move that the rules do not allow now; `legal` holds the texts of some that are."""

    code = Code.ILLEGAL

    def __init__(self, reason: str, /, *, legal: tuple[str, ...] = (), **facts: Any) -> None:
        super().__init__(reason, **facts)
        self.legal = legal


class OutOfTurn(IllegalMove):
    """A move by a seat that is not asked."""

    code = Code.OUT_OF_TURN


class GameOver(IllegalMove):
    """A move after the end."""

    code = Code.OVER


class Stale(GameError):
    """A command that was meant for an earlier question."""

    code = Code.STALE


class BadRules(GameError, ValueError):
    """A rule set or player count that does not exist or makes no sense."""

    code = Code.RULES


class BadRecord(GameError):
    """A record that cannot be replayed; `ply` is the number of the move at fault, counted from 1."""

    code = Code.RECORD

    def __init__(self, reason: str, /, *, ply: int | None = None, **facts: Any) -> None:
        super().__init__(reason, **(facts if ply is None else {"ply": ply, **facts}))
        self.ply = ply


class Refused(GameError):
    """Something that the table does not allow now, though the game would."""

    code = Code.TABLE
