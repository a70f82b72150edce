"""What can be said at a table beside the game: reminders of what is open to all, and free talk before and after play.

What the rules let players say (`sayings`) is asked of the game; the table only knows when, and whom it waits for.
"""

from enum import StrEnum

from dethrone.errors import Refused
from dethrone.table.refusal import Reason

LONGEST_CHAT = 400


class Chip(StrEnum):
    """The reminders there are; each is about something that everybody sees."""

    WHOSE_TURN = "whose-turn"
    LAST_MOVE = "last-move"
    HAND_SIZES = "hand-sizes"
    GOAL = "goal"
    OPEN_PILES = "open-piles"
    RULE = "rule"
    THINKING = "thinking"
    HINT = "hint"  # said by whoever keeps the table, when the seat was given one


def check_chat(text: str) -> None:
    """Refuse what is no message."""
    if not text.strip() or not text.isprintable() or len(text) > LONGEST_CHAT:
        raise Refused(Reason.BAD_CHAT, most=LONGEST_CHAT)
