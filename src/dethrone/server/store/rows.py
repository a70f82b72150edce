"""What goes into the store and comes out of it."""

from __future__ import annotations

from dataclasses import dataclass

from dethrone.table.entries import Entry


class Behind(Exception):
    """Somebody else has written to this log: read it, and decide again."""


class StoreDown(Exception):
    """The database does not answer; nothing was changed as far as anybody was told."""


@dataclass(frozen=True, slots=True)
class Head:
    """What is known of a table without reading its log."""

    id: str
    revision: int
    game: str
    rules: str
    players: int
    stage: str
    is_listed: bool
    settings: str
    opened_by: str | None
    opened_at: float
    changed_at: float
    due_at: float | None
    asked: str | None = (
        None  # the seats whose people are asked something, with commas; None: nobody wrote it down
    )


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who has come to a table, under a name that stays; and the seat, if they hold one."""

    person_id: str
    name: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that has ended."""

    id: str
    deal: int
    outcome: str
    is_won: bool
    moves: int
    seats: str
    record: str
    ended_at: float
    people: tuple[tuple[int, str], ...]  # seats, and who held them


@dataclass(frozen=True, slots=True)
class Append:
    """Entries for a log, and what follows from them beside it; all of it is written, or nothing."""

    table_id: str
    revision: int  # what the log must have before
    entries: tuple[Entry, ...]
    stage: str
    changed_at: float
    due_at: float | None
    asked: str = ""
    seats: tuple[tuple[str, int | None], ...] = ()  # people, and where they sit now
    finished: Finished | None = None
