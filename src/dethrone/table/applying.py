"""What each entry does to a table. Nothing is refused here: what stands in the log has happened."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from dethrone.contract import Step
from dethrone.table import entries as log
from dethrone.table.clock import Clock
from dethrone.table.messages import Stage
from dethrone.table.proposals import Proposal
from dethrone.table.seats import Open, Person
from dethrone.table.undo import Deed

if TYPE_CHECKING:
    from dethrone.table.table import Table


def apply_what(table: Table, entry: log.Entry) -> Step | None:
    """Change the table by an entry; the step of the game, if it made one."""
    return APPLIED[type(entry.what)](table, entry.what, entry)


def _opened(_: Table, __: log.Opened, ___: log.Entry) -> None:
    """All of it went into the making of the table."""


def _dealt(table: Table, what: log.Dealt, _: log.Entry) -> None:
    table.lay(table.kind.replay(what.record))
    table.first = what.record
    table.deals = what.number
    table.stage = Stage.OVER if table.board.is_over else Stage.PLAYING
    table.deeds, table.proposal, table.is_resigned = [], None, False
    table.late = set()
    table.known = {}
    table.clock = Clock.new(table.clock.limit, len(table.seats))
    for number, seat in enumerate(table.seats):
        if isinstance(seat, Person):
            _knows(table, seat.name, number)
    for name, number in table.watchers.items():
        _knows(table, name, number)
    table.turn += 1


def _knows(table: Table, name: str, seat: int) -> None:
    """Somebody sees what is hidden from the others; before the deal there is nothing to see."""
    if table.stage in (Stage.PLAYING, Stage.PAUSED):
        table.known.setdefault(name, set()).add(seat)


# ---------------------------------------------------------------------- seats
def _sat(table: Table, what: log.Sat, _: log.Entry) -> None:
    table.watchers.pop(what.name, None)
    table.askers.pop(what.name, None)
    if what.nonce:
        table.nonces[what.seat] = what.nonce
    _knows(table, what.name, what.seat)
    for deed in table.deeds:  # whoever sits down sees all that the seat has seen
        deed.see((what.seat,))
    _seat(table, what.seat, Person(what.name))


def _left(table: Table, what: log.Left, _: log.Entry) -> None:
    table.nonces.pop(what.seat, None)
    table.watchers = {name: seat for name, seat in table.watchers.items() if seat != what.seat}
    table.askers = {name: seat for name, seat in table.askers.items() if seat != what.seat}
    table.late.discard(what.seat)
    _seat(table, what.seat, Open())


def _filled(table: Table, what: log.Filled, _: log.Entry) -> None:
    _seat(table, what.seat, what.bot)


def _went_away(table: Table, what: log.WentAway, _: log.Entry) -> None:
    _seat(table, what.seat, Person(_person(table, what.seat).name, is_away=True))


def _stood_in(table: Table, what: log.StoodIn, _: log.Entry) -> None:
    table.proposal = None
    table.late.discard(what.seat)
    _seat(table, what.seat, Person(_person(table, what.seat).name, is_away=True, stand_in=what.bot))


def _came_back(table: Table, what: log.CameBack, _: log.Entry) -> None:
    table.late.discard(what.seat)
    _seat(table, what.seat, Person(_person(table, what.seat).name))


def _person(table: Table, number: int) -> Person:
    seat = table.seats[number]
    assert isinstance(seat, Person)
    return seat


def _seat(table: Table, number: int, seat: Any) -> None:
    """Somebody else answers for a seat: what it was asked is asked anew, so that no late answer fits."""
    table.seats[number] = seat
    if table.proposal is not None and getattr(table.proposal.wish, "seat", None) == number:
        table.proposal = None  # it was about who sat there
    if table.stage in (Stage.PLAYING, Stage.PAUSED) and table.board.decider == number:
        table.turn += 1


# ----------------------------------------------------------------------- play
def _moved(table: Table, what: log.Moved, entry: log.Entry) -> Step:
    if table.is_undo_open:
        table.proposal = None  # somebody played on
    table.late.discard(what.seat)
    table.clock = table.clock.decided(entry.at)
    step = _push(table, what.seat, what.move, what.line, what.voice, is_word=False)
    table.turn += 1
    if table.board.is_over:
        table.stage, table.proposal = Stage.OVER, None
    return step


def _said(table: Table, what: log.Said, entry: log.Entry) -> Step:
    table.heard.add(what.seat)
    return _push(table, what.seat, what.move, f"word {entry.revision}", what.voice, is_word=True)


def _push(table: Table, seat: int, text: str, line: str, voice: str | None, *, is_word: bool) -> Step:
    step = table.board.push(table.read(text)[0], seat=seat)
    deed = Deed(seat, line, voice is None, is_word, step)
    if people := [number for number, one in enumerate(table.seats) if isinstance(one, Person)]:
        deed.see(people)
    table.deeds.append(deed)
    return step


def _kept_silent(table: Table, what: log.KeptSilent, _: log.Entry) -> None:
    table.heard.add(what.seat)


def _undone(table: Table, what: log.Undone, _: log.Entry) -> None:
    for _number in range(what.moves):
        table.board.pop()
        table.deeds.pop()
    table.proposal = None
    table.turn += 1


# ------------------------------------------------------------------ agreement
def _proposed(table: Table, what: log.Proposed, entry: log.Entry) -> None:
    table.proposal = Proposal(what.seat, what.wish, (what.seat,))
    table.proposed_at = entry.revision


def _voted(table: Table, what: log.Voted, _: log.Entry) -> None:
    assert table.proposal is not None
    table.proposal = replace(table.proposal, yes=tuple(sorted({*table.proposal.yes, what.seat})))


def _dropped(table: Table, _: log.Dropped, __: log.Entry) -> None:
    table.proposal = None


def _resigned(table: Table, _: log.Resigned, __: log.Entry) -> None:
    table.is_resigned, table.stage, table.proposal = True, Stage.OVER, None


def _retimed(table: Table, what: log.Retimed, _: log.Entry) -> None:
    table.proposal = None
    table.late = set()
    table.clock = Clock.new(what.limit, len(table.seats))


def _paused(table: Table, _: log.Paused, __: log.Entry) -> None:
    table.stage = Stage.PAUSED


def _resumed(table: Table, _: log.Resumed, entry: log.Entry) -> None:
    table.stage = Stage.PLAYING
    table.opened_at = entry.at


def _timed_out(table: Table, what: log.TimedOut, _: log.Entry) -> None:
    table.late.add(what.seat)


# ---------------------------------------------------------- watching, talking
def _asked_to_see(table: Table, what: log.AskedToSee, _: log.Entry) -> None:
    table.askers[what.name] = what.seat


def _consented(table: Table, what: log.Consented, _: log.Entry) -> None:
    table.watchers[what.name] = what.seat
    table.askers.pop(what.name, None)
    _knows(table, what.name, what.seat)


def _withdrew(table: Table, what: log.Withdrew, _: log.Entry) -> None:
    for names in (table.watchers, table.askers):
        if names.get(what.name) == what.seat:
            del names[what.name]


def _only_told(_: Table, __: log.What, ___: log.Entry) -> None:
    """Said to all, and nothing follows from it."""


APPLIED: dict[type, Callable[[Table, Any, log.Entry], Step | None]] = {
    log.Opened: _opened, log.Dealt: _dealt, log.Sat: _sat, log.Left: _left, log.Filled: _filled,
    log.WentAway: _went_away, log.StoodIn: _stood_in, log.CameBack: _came_back,
    log.Moved: _moved, log.Said: _said, log.KeptSilent: _kept_silent, log.Undone: _undone,
    log.Proposed: _proposed, log.Voted: _voted, log.Dropped: _dropped, log.Resigned: _resigned,
    log.Retimed: _retimed, log.Paused: _paused, log.Resumed: _resumed, log.TimedOut: _timed_out,
    log.AskedToSee: _asked_to_see, log.Consented: _consented, log.Withdrew: _withdrew,
    log.Reminded: _only_told, log.Chatted: _only_told,
}  # fmt: skip
