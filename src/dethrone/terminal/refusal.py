"""What the terminal refuses though the game and the table would not; each is the id of a message."""

from enum import StrEnum


class Reason(StrEnum):
    """All that only a keyboard can get wrong."""

    SPEAKS_FOR_ITSELF = "terminal-speaks-for-itself"
    DECIDES_WITHOUT_YOU = "terminal-decides-without-you"
    ROLLS_MIDWAY = "terminal-rolls-midway"
    ONE_DECLARATION = "terminal-one-declaration"
    NO_SET = "terminal-no-set"
    NOT_ASKED = "terminal-not-asked"
    SAVE_WITHOUT_NAME = "terminal-save-without-name"
    SAVE_EXISTS = "terminal-save-exists"
    SAVE_FAILED = "terminal-save-failed"
    NOTHING_TO_RESUME = "terminal-nothing-to-resume"
    OTHER_GAME = "terminal-other-game"
    NO_NUMBER = "terminal-no-number"
    NO_BOT = "terminal-no-bot"
    SEATS_AT_ODDS = "terminal-seats-at-odds"
    SEATS_MISCOUNTED = "terminal-seats-miscounted"
