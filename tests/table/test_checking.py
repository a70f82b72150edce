"""A log from elsewhere is believed only as far as each of its entries can follow at the table."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from dethrone.errors import GameError
from dethrone.table import Asks, Table
from dethrone.table import commands as ask
from dethrone.table import entries as log
from dethrone.table.proposals import Replace, Resign
from dethrone.table.refusal import Reason
from dethrone.table.seats import Bot
from dethrone.table.talk import Chip
from tests.table.tables import act, do, number, toy


def gathering() -> Table:
    """Two people and an open seat."""
    return toy("person:Ada,person:Ben,open")


def playing() -> Table:
    """The same with a bot, after a move."""
    return act(do(gathering(), 0, ask.Fill(2, "greedy"), ask.Start()), "pass")


def paused() -> Table:
    """The same, while it waits."""
    return do(playing(), 1, ask.Pause())


def proposed() -> Table:
    """The same, while it is asked whether to give up."""
    return do(playing(), 0, ask.Propose(Resign()))


def over() -> Table:
    """The same, given up."""
    table = proposed()
    return do(table, 1, ask.Vote(number(table, Asks.VOTE), is_yes=True))


def dealt(*, by: int = 0, game: str = "") -> log.Dealt:
    """The deal that follows on the first one, or one further on, or one of another game."""
    (first,) = (entry.what for entry in playing().log if isinstance(entry.what, log.Dealt))
    headers = {**first.record.headers, **({"Game": game} if game else {})}
    return log.Dealt(first.number + 1 + by, replace(first.record, headers=headers))


BOT = Bot("greedy", "Gus")
FOLLOWS: dict[str, tuple[Callable[[], Table], log.What | Callable[[], log.What], bool]] = {
    # case: (table, entry, whether it can follow)
    "sits down": (gathering, log.Sat(2, "Cleo", ""), True),
    "sits on somebody": (gathering, log.Sat(1, "Cleo", ""), False),
    "sits down twice": (gathering, log.Sat(2, "ADA", ""), False),
    "sits beside the table": (gathering, log.Sat(3, "Cleo", ""), False),
    "sits before the table": (gathering, log.Sat(-1, "Cleo", ""), False),
    "a bot sits down": (gathering, log.Filled(2, BOT), True),
    "a bot on somebody": (gathering, log.Filled(0, BOT), False),
    "a bot of somebody's name": (gathering, log.Filled(2, Bot("greedy", "ben")), False),
    "somebody leaves": (gathering, log.Left(1), True),
    "nobody leaves": (gathering, log.Left(2), False),
    "a bot goes away": (playing, log.WentAway(2), False),
    "a bot stands in": (playing, log.StoodIn(0, "greedy"), True),
    "a bot for a bot": (playing, log.StoodIn(2, "greedy"), False),
    "a deal too early": (playing, dealt, False),
    "the next deal": (over, dealt, True),
    "a deal left out": (over, partial(dealt, by=1), False),
    "the last deal again": (over, partial(dealt, by=-1), False),
    "a deal of another game": (over, partial(dealt, game="regicide"), False),
    "a pause": (playing, log.Paused(0), True),
    "a pause of a pause": (paused, log.Paused(0), False),
    "going on": (paused, log.Resumed(0), True),
    "going on without a pause": (playing, log.Resumed(0), False),
    "a move in a pause": (paused, log.Moved(1, "pass", "", None), False),
    "silence after the end": (over, log.KeptSilent(0), False),
    "a move back": (playing, log.Undone(1), True),
    "a move back in a pause": (paused, log.Undone(1), True),
    "no move back": (playing, log.Undone(0), False),
    "more moves back than there were": (playing, log.Undone(2), False),
    "a move back before there was one": (gathering, log.Undone(1), False),
    "a wish": (playing, log.Proposed(0, Resign()), True),
    "two wishes": (proposed, log.Proposed(0, Resign()), False),
    "a bot for a seat": (playing, log.Proposed(0, Replace(2, "greedy")), True),
    "a bot beside the table": (playing, log.Proposed(0, Replace(3, "greedy")), False),
    "a bot before the table": (playing, log.Proposed(0, Replace(-1, "greedy")), False),
    "a vote": (proposed, log.Voted(1), True),
    "a vote on nothing": (playing, log.Voted(1), False),
    "a no to nothing": (playing, log.Dropped(1), False),
    "given up in a pause": (paused, log.Resigned(), True),
    "given up twice": (over, log.Resigned(), False),
    "another clock before a game": (gathering, log.Retimed(None), False),
    "time is up without a clock": (playing, log.TimedOut(0), False),
    "a word to a bot's seat": (playing, log.Reminded(2, next(iter(Chip))), False),
    "a word in a pause": (paused, log.Reminded(0, next(iter(Chip))), False),
    "a word": (playing, log.Reminded(0, next(iter(Chip))), True),
    "talk before a game": (gathering, log.Chatted("Eve", "hello"), True),
    "talk while it is played": (playing, log.Chatted("Eve", "hello"), False),
    "talk in a pause": (paused, log.Chatted("Eve", "hello"), False),
    "a look over a shoulder": (playing, log.Consented(0, "Eve"), True),
    "a look of who sits there": (playing, log.Consented(0, "BEN"), False),
    "a look over a bot's shoulder": (playing, log.Consented(2, "Eve"), False),
    "a look that nobody had ends": (playing, log.Withdrew(0, "Eve"), False),
}  # fmt: skip


@pytest.mark.parametrize("case", FOLLOWS)
def test_what_can_follow(case: str) -> None:
    begin, what, is_sound = FOLLOWS[case]
    entries = begin().log
    entry = log.Entry(len(entries), entries[-1].at, None, "", what() if callable(what) else what)
    if is_sound:
        assert Table.replay([*entries, entry]).revision == len(entries) + 1
        return
    with pytest.raises(GameError) as refused:
        Table.replay([*entries, entry])
    assert refused.value.reason == Reason.LOG_CONTRADICTS


NAMED: dict[str, tuple[log.What, Reason]] = {
    "a person without a name": (log.Sat(2, " ", ""), Reason.BAD_NAME),
    "a bot without a name": (log.Filled(2, Bot("greedy", " ")), Reason.BAD_NAME),
    "a bot that is nothing": (log.Filled(2, Bot(" ", "Gus")), Reason.BAD_BOT),
    "a stand-in that is nothing": (log.StoodIn(0, " "), Reason.BAD_BOT),
    "talk of nobody": (log.Chatted(" ", "hello"), Reason.BAD_NAME),
    "a look of nobody": (log.Consented(0, " "), Reason.BAD_NAME),
}


@pytest.mark.parametrize(("what", "reason"), NAMED.values(), ids=NAMED)
def test_names_and_bots_can_be(what: log.What, reason: Reason) -> None:
    entries = gathering().log
    with pytest.raises(GameError) as refused:
        Table.replay([*entries, log.Entry(len(entries), 0.0, None, "", what)])
    assert refused.value.reason == reason


@pytest.mark.parametrize("at", [float("inf"), float("nan")])
def test_time_is_a_number(at: float) -> None:
    entries = gathering().log
    with pytest.raises(GameError) as refused:
        Table.replay([*entries, log.Entry(len(entries), at, None, "", log.Left(0))])
    assert refused.value.reason == Reason.LOG_CONTRADICTS


ROOTS = {
    # case: (root, seed, seats, whether a log can begin so)
    "a root": ("ab" * 32, None, 3, True),
    "a seed": ("", 7, 3, True),
    "neither": ("", None, 3, False),
    "both": ("ab" * 32, 7, 3, False),
    "a root that is too short": ("ab" * 31, None, 3, False),
    "a root that is no number": ("xy" * 32, None, 3, False),
    "no seats": ("ab" * 32, None, 0, False),
}


@pytest.mark.parametrize(("root", "seed", "seats", "is_sound"), ROOTS.values(), ids=ROOTS)
def test_how_a_log_begins(root: str, seed: int | None, seats: int, is_sound: bool) -> None:
    first = gathering().log[0]
    assert isinstance(first.what, log.Opened)
    what = replace(first.what, root=root, seed=seed, seats=first.what.seats[:seats])
    if is_sound:
        assert Table.replay([replace(first, what=what)]).revision == 1
        return
    with pytest.raises(GameError) as refused:
        Table.replay([replace(first, what=what)])
    assert refused.value.reason == Reason.LOG_CONTRADICTS


def test_a_table_is_opened_once() -> None:
    entries = gathering().log
    with pytest.raises(GameError) as refused:
        Table.replay([*entries, replace(entries[0], revision=len(entries))])
    assert refused.value.reason == Reason.LOG_CONTRADICTS
