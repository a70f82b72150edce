"""Why the server refuses something; each is the id of a message in the prose room."""

from enum import StrEnum


class Reason(StrEnum):
    """All that a server refuses beside what table and game do."""

    NO_DATABASE = "server-no-database"
    CROWDED = "server-crowded"
    NO_TABLE = "server-no-table"
    NO_SUCH_GAME = "server-no-such-game"
    WHO = "server-who"
    BAD_CODE = "server-bad-code"
    BAD_MESSAGE = "server-bad-message"
    TOO_BIG = "server-too-big"
    TOO_FAST = "server-too-fast"
    TOO_MANY_TABLES = "server-too-many-tables"
    TOO_MANY_SOCKETS = "server-too-many-sockets"
    NOT_FOR_PEOPLE = "server-not-for-people"
    NO_HINTS = "server-no-hints"
    NO_MOVE = "server-no-move"
    BUSY = "server-busy"
    NEEDS_EXTRA = "server-needs-extra"
    NEEDS_REDIS = "server-needs-redis"
    BAD_SETTING = "server-bad-setting"
    OTHER_VERSION = "server-other-version"
    ORIGIN = "server-origin"
    STORE_DOWN = "server-store-down"
    CLOSED = "server-closed"
    SPOILER = "server-spoiler"
    TOO_MUCH = "server-too-much"
    BAD_HOOK = "server-bad-hook"
    INTERNAL = "server-internal"
