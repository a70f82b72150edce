"""Why something handed in for advice is refused; each is the id of a message in the prose room."""

from enum import StrEnum


class Reason(StrEnum):
    """All that is refused here."""

    NOTHING_READ = "partner-nothing-read"
    NO_FORM = "counsel-no-form"
