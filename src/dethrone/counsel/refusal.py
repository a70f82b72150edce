"""Why something handed in for advice is refused; each is the id of a message in the prose room."""

from enum import StrEnum


class Reason(StrEnum):
    """All that is refused here."""

    NOTHING_READ = "partner-nothing-read"
    NO_FORM = "counsel-no-form"
    ANSWER_TOO_LONG = "partner-answer-too-long"
    ANSWER_NEEDED = "partner-answer-needed"
    NOT_OFFERED = "partner-not-offered"
    NO_NUMBER = "partner-no-number"
    NO_CALL = "partner-no-call"
    NO_ENEMY_DICE = "partner-no-enemy-dice"
    NO_COUNTS = "partner-no-counts"
    NO_JESTER = "partner-no-jester"
    NOTHING_OPEN = "partner-nothing-open"
