"""What each command leads to: entries, or a refusal with its reason. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from dethrone.chance import Secret
from dethrone.errors import Refused, Stale
from dethrone.table import commands as ask
from dethrone.table import entries as log
from dethrone.table.messages import Asks, Stage
from dethrone.table.names import check_name
from dethrone.table.proposals import Rematch, Replace, Resign, Undo, Wish
from dethrone.table.refusal import Reason
from dethrone.table.seats import (
    Bot,
    Open,
    Person,
    bot_name,
    check_bot,
    check_seats,
    is_nobodys,
    is_present,
    name_of,
    voice,
)
from dethrone.table.talk import check_chat
from dethrone.table.undo import reach
from dethrone.table.viewers import By, Voice

if TYPE_CHECKING:
    from dethrone.table.table import Table

Whats = tuple[log.What, ...]


def decide_what(table: Table, command: ask.Command, by: By, now: float) -> Whats:
    """What is to be written down."""
    return DECIDED[type(command)](table, command, by, now)


# ---------------------------------------------------------- who, and at what time
def _person(table: Table, by: By) -> int:
    """The seat of a person, away or not."""
    if isinstance(by, int) and 0 <= by < len(table.seats) and isinstance(table.seats[by], Person):
        return by
    raise Refused(Reason.NOT_SEATED)


def _present(table: Table, by: By) -> int:
    seat = _person(table, by)
    if not is_present(table.seats[seat]):
        raise Refused(Reason.IS_AWAY, seat=seat)
    return seat


def _mouth(table: Table, by: By) -> int:
    """The seat for which somebody may answer: the person, or the host for a bot."""
    if not isinstance(by, Voice):
        return _present(table, by)
    if not 0 <= by.seat < len(table.seats) or voice(table.seats[by.seat]) is None:
        raise Refused(Reason.NOT_YOURS, seat=by.seat)
    return by.seat


def _open_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused(Reason.NO_SEAT, seat=seat, players=len(table.seats))
    if not isinstance(table.seats[seat], Open):
        raise Refused(Reason.SEAT_TAKEN, seat=seat)


WRONG_STAGE = {
    Stage.GATHERING: Reason.NOT_STARTED,
    Stage.PLAYING: Reason.NOT_PAUSED,
    Stage.PAUSED: Reason.PAUSED,
    Stage.OVER: Reason.OVER,
}


def _stage(table: Table, *stages: Stage) -> None:
    if table.stage not in stages:
        raise Refused(WRONG_STAGE[table.stage])


def _number(table: Table, asks: Asks, meant: int) -> None:
    """A command that was meant for an earlier question is refused aloud."""
    if table.number(asks) != meant:
        raise Stale(Reason.STALE, meant=meant, asked=table.number(asks))


# ------------------------------------------------------------------------ seats
def _sit(table: Table, command: ask.Sit, by: By, _: float) -> Whats:
    if command.nonce:
        Secret(bytes(32), (command.nonce,))  # refuses what is no nonce
        if by == command.seat and table.stage is Stage.GATHERING:  # whoever sits there already adds it later
            return (log.Sat(command.seat, _called(table, by), command.nonce),)
    if not isinstance(by, str):
        raise Refused(Reason.IS_SEATED if by is not None else Reason.NOT_SEATED, name=_called(table, by))
    _open_seat(table, command.seat)
    check_name(by)
    check_seats([Person(by), *table.seats])
    if table.stage is not Stage.OVER and table.known.get(by, set()) - {command.seat}:
        raise Refused(Reason.HAS_SEEN, name=by, seat=command.seat)
    return (log.Sat(command.seat, by, command.nonce if table.stage is Stage.GATHERING else ""),)


def _called(table: Table, by: By) -> str:
    return name_of(table.seats[by], by) if isinstance(by, int) and by < len(table.seats) else ""


def _leave(table: Table, _: ask.Leave, by: By, __: float) -> Whats:
    seat = _person(table, by)
    return (*_settled_without(table, seat), log.Left(seat))


def _fill(table: Table, command: ask.Fill, by: By, _: float) -> Whats:
    _present(table, by)
    _open_seat(table, command.seat)
    check_bot(command.bot)
    bot = Bot(command.bot, command.name or bot_name(command.bot, command.seat + 1))
    check_seats([bot, *table.seats])
    return (log.Filled(command.seat, bot),)


def _start(table: Table, _: ask.Start, by: By, __: float) -> Whats:
    _present(table, by)
    if table.stage is not Stage.GATHERING:
        raise Refused(Reason.HAS_STARTED)
    empty = [f"P{number}" for number, seat in enumerate(table.seats) if isinstance(seat, Open)]
    if empty:
        raise Refused(Reason.SEATS_OPEN, seats=empty)
    return (table.next_deal(),)


def _go_away(table: Table, command: ask.GoAway, by: By, _: float) -> Whats:
    seat = _present(table, by)
    if command.bot is None:
        return (*_settled_without(table, seat), log.WentAway(seat))
    check_bot(command.bot)
    return (*_settled_without(table, seat), log.StoodIn(seat, command.bot))


def _come_back(table: Table, _: ask.ComeBack, by: By, __: float) -> Whats:
    seat = _person(table, by)
    if is_present(table.seats[seat]):
        raise Refused(Reason.NOT_AWAY, seat=seat)
    return (log.CameBack(seat),)


# ------------------------------------------------------------------------- play
def _act(table: Table, command: ask.Act, by: By, _: float) -> Whats:
    _stage(table, Stage.PLAYING)
    seat = _mouth(table, by)
    _number(table, Asks.MOVE, command.question)
    if not command.moves:
        raise Refused(Reason.NO_MOVES)
    line = command.line or f"line {table.revision}"
    moves = [table.read(text) for text in command.moves]
    table.board.check(moves[0][0], seat=seat)
    if len(moves) > 1:
        _try(table, seat, [move for move, _ in moves])
    spoken = voice(table.seats[seat])
    return tuple([log.Moved(seat, text, line, spoken) for _, text in moves])


def _try(table: Table, seat: int, moves: list[Any]) -> None:
    """Several moves at once must be decided by what is known now: nobody learns by a refusal what a move would show."""
    trial = table.game
    for move in moves[:-1]:
        if seat in trial.push(move, seat=seat).shows_hidden:
            raise Refused(Reason.SHOWS_MIDWAY, move=str(move))
    trial.check(moves[-1], seat=seat)


def _say(table: Table, command: ask.Say, by: By, _: float) -> Whats:
    _stage(table, Stage.PLAYING)
    seat = _mouth(table, by)
    if table.number(Asks.WORD) is None and command.question == table.number(Asks.MOVE):
        raise Refused(Reason.NO_WINDOW)
    _number(table, Asks.WORD, command.question)
    if command.move is None:
        return (log.KeptSilent(seat),)
    move, text = table.read(command.move)
    table.board.check(move, seat=seat)
    if seat not in table.board.speakers or move not in table.board.view(seat).sayings():
        raise Refused(Reason.NO_WINDOW)
    return (log.Said(seat, text, voice(table.seats[seat])),)


def _timeout(table: Table, _: ask.Timeout, __: By, now: float) -> Whats:
    if table.deadline is None or now < table.deadline:
        raise Refused(Reason.NOT_DUE)
    if table.clock.seat is not None:
        return (log.TimedOut(table.clock.seat),)
    silent = [one.seat for one in table.questions if one.asks is Asks.WORD and one.voice is None]
    return tuple(log.KeptSilent(seat) for seat in silent)


def _pause(table: Table, _: ask.Pause, by: By, __: float) -> Whats:
    _stage(table, Stage.PLAYING)
    return (log.Paused(_present(table, by)),)


def _resume(table: Table, _: ask.Resume, by: By, __: float) -> Whats:
    _stage(table, Stage.PAUSED)
    return (log.Resumed(_present(table, by)),)


# -------------------------------------------------------------------- agreement
def _propose(table: Table, command: ask.Propose, by: By, _: float) -> Whats:
    seat = _present(table, by)
    if table.proposal is not None:
        raise Refused(Reason.PROPOSAL_OPEN)
    effect = _effect(table, command.wish, seat)
    is_agreed = not set(table.voters(command.wish)) - {seat}
    return (log.Proposed(seat, command.wish), *(effect if is_agreed else ()))


def _vote(table: Table, command: ask.Vote, by: By, _: float) -> Whats:
    seat = _present(table, by)
    if table.proposal is None:
        raise Refused(Reason.NO_PROPOSAL)
    _number(table, Asks.VOTE, command.question)
    if not command.is_yes:
        return (log.Dropped(seat),)
    if seat in table.proposal.yes or seat not in table.voters(table.proposal.wish):
        raise Refused(Reason.HAS_VOTED, seat=seat)
    return (log.Voted(seat), *_settled(table, {*table.proposal.yes, seat}))


def _settled(table: Table, yes: set[int], without: int | None = None) -> Whats:
    """What follows once all have agreed."""
    proposal = table.proposal
    if proposal is None or set(table.voters(proposal.wish)) - yes - {without}:
        return ()
    return _effect(table, proposal.wish, proposal.seat)


def _settled_without(table: Table, seat: int) -> Whats:
    """What follows when somebody who has not answered is no longer asked."""
    if table.proposal is None:
        return ()
    if table.proposal.seat == seat:
        return (log.Dropped(seat),)
    return _settled(table, set(table.proposal.yes), seat)


def _effect(table: Table, wish: Wish, seat: int) -> Whats:
    """What a proposal leads to; refused if it cannot be."""
    if isinstance(wish, Rematch):
        if table.stage is not Stage.OVER:
            raise Refused(Reason.NOT_OVER)
        return (table.next_deal(same=wish.is_same_deal),)
    _stage(table, Stage.PLAYING, Stage.PAUSED)
    if isinstance(wish, Undo):
        if not table.opened.has_undo:
            raise Refused(Reason.NO_UNDO)
        return (log.Undone(reach(table.deeds, seat)),)
    if isinstance(wish, Resign):
        return (log.Resigned(),)
    if isinstance(wish, Replace):
        return _replaced(table, wish)
    return (log.Retimed(wish.limit),)


def _replaced(table: Table, wish: Replace) -> Whats:
    check_bot(wish.bot)
    if not 0 <= wish.seat < len(table.seats):
        raise Refused(Reason.NO_SEAT, seat=wish.seat, players=len(table.seats))
    seat = table.seats[wish.seat]
    if not isinstance(seat, Person) or seat.stand_in or not (seat.is_away or wish.seat in table.late):
        raise Refused(Reason.NOT_LATE, seat=wish.seat)
    return (log.StoodIn(wish.seat, wish.bot),)


# ------------------------------------------------------------- watching, talking
def _ask_to_see(table: Table, command: ask.AskToSee, by: By, _: float) -> Whats:
    if not isinstance(by, str):
        raise Refused(Reason.IS_SEATED if by is not None else Reason.NOT_SEATED, name=_called(table, by))
    check_name(by)
    if not is_nobodys(table.seats, by):
        raise Refused(Reason.IS_SEATED, name=by)
    if not 0 <= command.seat < len(table.seats) or not isinstance(table.seats[command.seat], Person):
        raise Refused(Reason.CANNOT_SHOW, seat=command.seat)
    if command.seat in (table.askers.get(by), table.watchers.get(by)):
        raise Refused(Reason.HAS_ASKED, seat=command.seat)
    return (log.AskedToSee(command.seat, by),)


def _consent(table: Table, command: ask.Consent, by: By, _: float) -> Whats:
    seat = _present(table, by)
    check_name(command.name)
    if not is_nobodys(table.seats, command.name):
        raise Refused(Reason.IS_SEATED, name=command.name)
    return (log.Consented(seat, command.name),)


def _withdraw(table: Table, command: ask.Withdraw, by: By, _: float) -> Whats:
    seat = _person(table, by)
    if seat not in (table.watchers.get(command.name), table.askers.get(command.name)):
        raise Refused(Reason.NO_CONSENT, name=command.name[:20], seat=seat)
    return (log.Withdrew(seat, command.name),)


def _remind(table: Table, command: ask.Remind, by: By, _: float) -> Whats:
    _stage(table, Stage.PLAYING)
    return (log.Reminded(_present(table, by), command.chip),)


def _chat(table: Table, command: ask.Chat, by: By, _: float) -> Whats:
    if table.stage in (Stage.PLAYING, Stage.PAUSED):
        raise Refused(Reason.NO_CHAT)
    if isinstance(by, str):
        check_name(by)
        check_seats([Person(by), *table.seats])
        name = by
    else:
        seat = _present(table, by)
        name = name_of(table.seats[seat], seat)
    check_chat(command.text)
    return (log.Chatted(name, command.text),)


DECIDED: dict[type, Callable[[Table, Any, By, float], Whats]] = {
    ask.Sit: _sit, ask.Leave: _leave, ask.Fill: _fill, ask.Start: _start, ask.GoAway: _go_away,
    ask.ComeBack: _come_back, ask.Act: _act, ask.Say: _say, ask.Timeout: _timeout, ask.Pause: _pause,
    ask.Resume: _resume, ask.Propose: _propose, ask.Vote: _vote, ask.AskToSee: _ask_to_see, ask.Consent: _consent,
    ask.Withdraw: _withdraw, ask.Remind: _remind, ask.Chat: _chat,
}  # fmt: skip
