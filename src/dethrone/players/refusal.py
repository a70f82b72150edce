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
    MODEL_HTTPX = "model-no-httpx"
    MODEL_NAME = "model-no-name"
    MODEL_NO_URL = "model-no-url"
    MODEL_URL = "model-bad-url"
    MODEL_KEY = "model-bad-key"
    MODEL_NUMBER = "model-bad-number"
    MODEL_LANGUAGE = "model-bad-language"
    MODEL_UNREAD = "model-unread"
    MODEL_GONE = "model-gone"
    TEMPLATE_MISSING = "model-template-missing"
    TEMPLATE_UNREADABLE = "model-template-unreadable"
    TEMPLATE_SECTION = "model-template-section"
    TEMPLATE_WORD = "model-template-word"
    TEMPLATE_NEEDS = "model-template-needs"
