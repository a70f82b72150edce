"""Whether an entry that was read from somewhere can follow at a table: what a log says is believed only if it fits.

Entries that the table itself decided need no such look; a log that comes from a file does.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from typing import TYPE_CHECKING, Any

from dethrone.chance import SECRET_BYTES, Seed
from dethrone.errors import Refused
from dethrone.table import entries as log
from dethrone.table.messages import Stage
from dethrone.table.names import check_name
from dethrone.table.proposals import Replace
from dethrone.table.refusal import Reason
from dethrone.table.seats import Open, Person, check_bot, check_seats, is_nobodys

if TYPE_CHECKING:
    from dethrone.table.table import Table

PLAYED = (Stage.PLAYING, Stage.PAUSED, Stage.OVER)
SEATLESS = (log.Opened, log.Dealt, log.Undone, log.Resigned, log.Retimed, log.Chatted)


def check_entry(table: Table, entry: log.Entry) -> None:
    """Refuse an entry that contradicts what came before it."""
    what, seats = entry.what, len(table.seats)
    is_known = isinstance(what, SEATLESS) or 0 <= what.seat < seats
    if not isfinite(entry.at) or not is_known or not CHECKS.get(type(what), _always)(table, what):
        raise Refused(Reason.LOG_CONTRADICTS, revision=entry.revision)


def _always(_: Table, __: log.What) -> bool:
    return True


def _opened(table: Table, what: log.Opened) -> bool:
    check_seats(what.seats)
    if what.seed is not None:
        Seed(what.seed)
    is_root = len(what.root) == (0 if what.seed is not None else 2 * SECRET_BYTES) and _is_hex(what.root)
    return table.revision == 0 and is_root and len(what.seats) in table.kind.players


def _is_hex(text: str) -> bool:
    return all(letter in "0123456789abcdef" for letter in text)


def _dealt(table: Table, what: log.Dealt) -> bool:
    if _on(table, what) or what.record.game != table.kind.name or what.number != table.deals + 1:
        return False
    return table.kind.replay(what.record).players == len(table.seats)


def _sat(table: Table, what: log.Sat) -> bool:
    check_name(what.name)
    return isinstance(table.seats[what.seat], Open) and is_nobodys(table.seats, what.name)


def _filled(table: Table, what: log.Filled) -> bool:
    check_name(what.bot.name)
    check_bot(what.bot.spec)
    return isinstance(table.seats[what.seat], Open) and is_nobodys(table.seats, what.bot.name)


def _person(table: Table, what: Any) -> bool:
    return isinstance(table.seats[what.seat], Person)


def _stood_in(table: Table, what: log.StoodIn) -> bool:
    check_bot(what.bot)
    return _person(table, what)


def _playing(table: Table, _: Any) -> bool:
    return table.stage is Stage.PLAYING


def _undone(table: Table, what: log.Undone) -> bool:
    return table.opened.has_undo and table.stage in PLAYED and 0 < what.moves <= len(table.deeds)


def _proposed(table: Table, what: log.Proposed) -> bool:
    return table.proposal is None and (
        not isinstance(what.wish, Replace) or 0 <= what.wish.seat < len(table.seats)
    )


def _voted(table: Table, _: log.Voted | log.Dropped) -> bool:
    return table.proposal is not None


def _on(table: Table, _: Any) -> bool:
    return table.stage in (Stage.PLAYING, Stage.PAUSED)


def _paused(table: Table, _: log.Resumed) -> bool:
    return table.stage is Stage.PAUSED


def _timed_out(table: Table, what: log.TimedOut) -> bool:
    return table.clock.seat == what.seat


def _reminded(table: Table, what: log.Reminded) -> bool:
    return _playing(table, what) and _person(table, what)


def _chatted(table: Table, what: log.Chatted) -> bool:
    check_name(what.name)
    return not _on(table, what)


def _consented(table: Table, what: log.AskedToSee | log.Consented) -> bool:
    check_name(what.name)
    return _person(table, what) and is_nobodys(table.seats, what.name)


def _withdrew(table: Table, what: log.Withdrew) -> bool:
    return what.seat in (table.watchers.get(what.name), table.askers.get(what.name))


CHECKS: dict[type, Callable[[Table, Any], bool]] = {
    log.Opened: _opened, log.Dealt: _dealt, log.Sat: _sat, log.Filled: _filled, log.Left: _person,
    log.WentAway: _person, log.CameBack: _person, log.StoodIn: _stood_in, log.Moved: _playing, log.Said: _playing,
    log.KeptSilent: _playing, log.Undone: _undone, log.Proposed: _proposed, log.Voted: _voted, log.Dropped: _voted,
    log.Resigned: _on, log.Retimed: _on, log.Paused: _playing, log.Resumed: _paused, log.TimedOut: _timed_out,
    log.AskedToSee: _consented, log.Consented: _consented, log.Withdrew: _withdrew, log.Reminded: _reminded,
    log.Chatted: _chatted,
}  # fmt: skip
