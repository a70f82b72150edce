"""Why something may not be said; each is the id of a message in the prose room."""

from enum import StrEnum


class Reason(StrEnum):
    """All that is wrong with what was said."""

    EMPTY = "dialogue-say-empty"
    TOO_LONG = "dialogue-say-too-long"
    UNPRINTABLE = "dialogue-say-unprintable"
    SILENCE = "dialogue-say-silence"
    HIDDEN = "dialogue-say-hidden"
    HINT = "dialogue-say-hint"
    NO_WINDOW = "dialogue-say-no-window"
    UNTRUE = "dialogue-say-untrue"
    WRONG_NUMBER = "dialogue-say-wrong-number"
    NOT_OPEN = "dialogue-say-not-open"
    UNJUDGED = "dialogue-say-unjudged"
