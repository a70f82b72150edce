"""Why a text means no player, or a limit none that can be kept; each is the id of a message in the prose room."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """Reasons that players by name can be refused for."""

    NO_PLAYER = "players-no-player"
    NO_OPTIONS = "players-no-options"
    NO_OPTION = "players-no-option"
    NO_NUMBER = "players-no-number"
    LIMIT = "players-limit"
    NO_MODULE = "players-no-module"
    NO_CLASS = "players-no-class"
    NOT_MADE = "players-not-made"
    NO_CHOOSE = "players-no-choose"
