"""What cannot be drawn; each is the id of a message."""

from enum import StrEnum


class Reason(StrEnum):
    """All that somebody who wants a drawing can get wrong."""

    NO_THEME = "draw-no-theme"
    NO_LANGUAGE = "draw-no-language"
    WIDTH = "draw-width"
    NAMES = "draw-names"
    NOTHING = "draw-nothing"
    TWO_THINGS = "draw-two-things"
    NO_MOVE = "draw-no-move"
    NOT_OVER = "draw-not-over"
    CANNOT_WRITE = "draw-cannot-write"
    SEAT_OF_VIEW = "draw-seat-of-view"
