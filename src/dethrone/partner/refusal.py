"""Why `advise` or `partner` refuses something; each is the id of a message in the prose room."""

from enum import StrEnum


class Reason(StrEnum):
    """All that is refused here."""

    NO_MODEL = "partner-no-model"
    NO_GAME_TO_RESUME = "partner-no-game-to-resume"
    ANSWER_TOO_LONG = "partner-answer-too-long"
    ANSWER_NEEDED = "partner-answer-needed"
    NOT_OFFERED = "partner-not-offered"
    NO_NUMBER = "partner-no-number"
    NO_CALL = "partner-no-call"
    NO_ENEMY_DICE = "partner-no-enemy-dice"
    NO_COUNTS = "partner-no-counts"
    NO_JESTER = "partner-no-jester"
    NOTHING_OPEN = "partner-nothing-open"
