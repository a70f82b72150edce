"""Why the school refuses something; each is the id of a message in the prose room."""

from enum import StrEnum


class Reason(StrEnum):
    """All that is refused here."""

    NO_EXERCISE = "school-no-exercise"
