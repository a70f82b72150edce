"""What only this server refuses; each is the id of a message."""

from enum import StrEnum


class Reason(StrEnum):
    """All that games and tables would not refuse."""

    MISSING = "mcp-missing"
    FAILED = "mcp-failed"
    NO_TOOL = "mcp-no-tool"
    NO_PROMPT = "mcp-no-prompt"
    NO_RESOURCE = "mcp-no-resource"
    NO_LANGUAGE = "mcp-no-language"
    NO_GAME_ID = "mcp-no-game-id"
    NO_INVITATION = "mcp-no-invitation"
    TOO_MANY_GAMES = "mcp-too-many-games"
    TOO_MANY_OF_YOURS = "mcp-too-many-of-yours"
    NO_BOT = "mcp-no-bot"
    PARTNERS_AT_ODDS = "mcp-partners-at-odds"
    NO_ADVICE = "mcp-no-advice"
    NO_OPINION = "mcp-no-opinion"
    NO_WORD = "mcp-no-word"
    NOT_FINISHED = "mcp-not-finished"
    ONE_GAME = "mcp-one-game"
    BAD_ADDRESS = "mcp-bad-address"
    BAD_LINK = "mcp-bad-link"
    OTHER_SERVER = "mcp-other-server"
    NO_OPEN_SEAT = "mcp-no-open-seat"
    SEAT_LOST = "mcp-seat-lost"
    SERVER_AWAY = "mcp-server-away"
