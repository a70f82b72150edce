"""The tables of the database, for SQLite and PostgreSQL alike."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData()

TABLES = Table(
    "tables", METADATA,
    Column("id", String(16), primary_key=True),
    Column("revision", Integer, nullable=False),  # how many entries its log has
    Column("game", String(40), nullable=False),
    Column("rules", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("stage", String(16), nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("settings", Text, nullable=False),  # what the server allows there, as JSON
    Column("opened_by", String(16), nullable=True),
    Column("opened_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
    Column("asked", String(200), nullable=True),  # the seats whose people are asked something, with commas
    Column("due_at", Float, nullable=True),  # when somebody must look after it: a bot is asked, or time is up
    Index("tables_due", "due_at"),
    Index("tables_listed", "is_listed", "stage", "changed_at"),
)  # fmt: skip

ENTRIES = Table(
    "entries", METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)  # fmt: skip

PEOPLE = Table(
    "people", METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
)  # fmt: skip

KEYS = Table(
    "keys", METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person_id", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("created_at", Float, nullable=False),
)  # fmt: skip

CODES = Table(
    "codes", METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person_id", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("expires_at", Float, nullable=False),
)  # fmt: skip

GUESTS = Table(
    "guests", METADATA,  # who has come to a table: under which name, which stays, and where they sit
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person_id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("seat", Integer, nullable=True),
    UniqueConstraint("table_id", "name"),
    Index("guests_person", "person_id"),
)  # fmt: skip

GAMES = Table(
    "games", METADATA,  # games that have ended, with their public records
    Column("id", String(24), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False, index=True),
    Column("deal", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("outcome", String(40), nullable=False),
    Column("is_won", Boolean, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("seats", Text, nullable=False),  # names and bots, as JSON
    Column("record", Text, nullable=False),
    Column("ended_at", Float, nullable=False),
    Index("games_ended", "game", "ended_at"),
    Index("games_ended_at", "ended_at"),
)  # fmt: skip

PLAYED = Table(
    "played", METADATA,  # who held a seat at the end of a game
    Column("game_id", String(24), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String(16), nullable=False, index=True),
)  # fmt: skip

ANALYSES = Table(
    "analyses", METADATA,  # games looked back on, by the hash of their record
    Column("hash", String(64), primary_key=True),
    Column("body", Text, nullable=False),
    Column("made_at", Float, nullable=False),
)  # fmt: skip

SECRETS = Table(
    "secrets", METADATA,  # what the server keeps to itself: the root of all daily deals
    Column("name", String(40), primary_key=True),
    Column("value", String(64), nullable=False),
)  # fmt: skip

VERDICTS = Table(
    "verdicts", METADATA,  # what checking a game that has ended showed; boards are made of these alone
    Column("game_id", String(24), ForeignKey("games.id"), primary_key=True),
    Column("is_verified", Boolean, nullable=False),  # the record proves its chance and every move
    Column("is_own", Boolean, nullable=False),  # this server dealt it, for this game and no other
    Column("day", String(10), nullable=True, index=True),  # of whose daily deal it is
    Column("checked_at", Float, nullable=False),
    Column("felled", Integer, nullable=True),  # enemies; None, here and below: nobody counted, it was checked before
    Column("exact", Integer, nullable=True),  # of those
    Column("medal", String(20), nullable=True),  # what it earned, where it earned anything
)  # fmt: skip

TRIES = Table(
    "tries", METADATA,  # who has begun a deal of the day, and at which table
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("rules", Text, primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("person_id", String(16), primary_key=True, index=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False, index=True),
    Column("is_dealt", Boolean, nullable=False),  # from then on it is the one that counts
)  # fmt: skip

HOOKS = Table(
    "hooks", METADATA,  # where a program wants to hear that it is its turn
    Column("person_id", String(16), ForeignKey("people.id"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created_at", Float, nullable=False),
)  # fmt: skip

REVIEWS = Table(
    "reviews", METADATA,  # games that have ended, looked at together: where the leader is
    Column("id", String(16), primary_key=True),
    Column("game_id", String(24), ForeignKey("games.id"), nullable=False, index=True),
    Column("leader", String(40), nullable=True),  # by the name that they have there
    Column("line", Integer, nullable=True),  # what was tried, or None: the game itself
    Column("move", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("opened_at", Float, nullable=False),
)  # fmt: skip

REVIEWERS = Table(
    "reviewers", METADATA,  # who has come to a review, under a name that stays
    Column("review_id", String(16), ForeignKey("reviews.id"), primary_key=True),
    Column("person_id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    UniqueConstraint("review_id", "name"),
    Index("reviewers_person", "person_id"),
)  # fmt: skip

REVIEW_LINES = Table(
    "review_lines", METADATA,  # what was tried in a review
    Column("review_id", String(16), ForeignKey("reviews.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String(60), nullable=False),  # empty: it is called by what it tries first
    Column("by", String(40), nullable=False),
    Column("start", Integer, nullable=False),  # after which move of the game it begins
    Column("moves", Text, nullable=False),
    Column("command", String(120), nullable=False),  # who asked for it, and under which id
    Column("is_private", Boolean, nullable=False, server_default=false()),  # whether only who made it sees it
    Column("replies", Text, nullable=False, server_default="{}"),  # moves of a strong player, and for whom
    Column("branch", Integer, nullable=False, server_default="0"),  # how many moves are those of another line
    UniqueConstraint("review_id", "command"),
)  # fmt: skip

JOBS = Table(
    "jobs", METADATA,  # analyses that are being made somewhere, and how far they are
    Column("hash", String(64), primary_key=True),
    Column("worker", String(16), nullable=False),
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("is_stopped", Boolean, nullable=False),
    Column("said_at", Float, nullable=False),  # what is not said again is made by nobody any more
)  # fmt: skip

PUSHES = Table(
    "pushes", METADATA,  # browsers that want to hear that it is somebody's turn
    Column("hash", String(64), primary_key=True),  # of the endpoint
    Column("person_id", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created_at", Float, nullable=False),
)  # fmt: skip
