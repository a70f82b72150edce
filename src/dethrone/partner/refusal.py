"""Why `partner` refuses something; each is the id of a message in the prose room."""

from enum import StrEnum


class Reason(StrEnum):
    """All that is refused here."""

    NO_MODEL = "partner-no-model"
    NO_GAME_TO_RESUME = "partner-no-game-to-resume"
