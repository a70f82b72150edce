"""Time is passed in; what follows from a timeout is the others' choice."""

import pytest

from dethrone import games
from dethrone.errors import Refused
from dethrone.table import Asks, Table, Voice, parse_seats
from dethrone.table import commands as ask
from dethrone.table import entries as log
from dethrone.table.clock import Clock, Limit, TimeBank, TurnTimer
from dethrone.table.proposals import Replace
from dethrone.table.refusal import Reason
from tests.table.tables import act, do, number


def timed(limit: Limit, seats: str = "me,person:Ben", now: float = 100.0) -> Table:
    return Table.open(games.kind("toy"), parse_seats(seats), seed=1, limit=limit, now=now)


def deadline(table: Table) -> float | None:
    return table.deadline


CLOCKS = {
    # case                       limit              seconds thought, one after the other   left
    "no clock": (None, [50, 50, 50], (0, 0)),
    "turn timer": (TurnTimer(60), [50, 50, 50], (60, 60)),
    "bank": (TimeBank(100, 0), [50, 20, 10], (40, 80)),
    "bank that grows": (TimeBank(100, 30), [50, 20, 10], (100, 110)),
    "bank that is used up": (TimeBank(100, 30), [150], (0, 100)),
}


@pytest.mark.parametrize(("limit", "thought", "left"), CLOCKS.values(), ids=CLOCKS)
def test_clocks(limit: Limit | None, thought: list[float], left: tuple[float, ...]) -> None:
    clock, now = Clock.new(limit, 2), 1000.0
    for turn, seconds in enumerate(thought):
        clock = clock.started(turn % 2, now)
        now += seconds
        assert limit is None or clock.deadline is not None
        clock = clock.decided(now)
    assert clock.left == left
    assert clock.deadline is None


def test_a_turn_timer_gives_each_decision_its_time() -> None:
    table = timed(TurnTimer(30))
    assert deadline(table) == 130
    act(table, "pass", now=120)
    assert deadline(table) == 150
    with pytest.raises(Refused) as error:
        table.decide(ask.Timeout(), by=None, now=149.9)
    assert error.value.reason is Reason.NOT_DUE
    do(table, None, ask.Timeout(), now=150)
    assert table.look(0).late == (1,)
    assert deadline(table) is None
    act(table, "pass", now=400)  # late, but nobody minded
    assert table.look(0).late == ()
    assert deadline(table) == 430


def test_the_others_may_give_a_late_seat_to_a_bot() -> None:
    table = timed(TimeBank(60, 5))
    do(table, None, ask.Timeout(), now=160)
    assert table.log[-1].what == log.TimedOut(0)
    do(table, 1, ask.Propose(Replace(0, "greedy")), now=170)
    assert table.questions[0].voice == "greedy"
    assert deadline(table) is None
    table.do(ask.Act(number(table), ("pass",)), by=Voice(0), now=171)
    assert deadline(table) == 231


def test_a_pause_stops_the_time() -> None:
    table = timed(TimeBank(60, 0))
    do(table, 1, ask.Pause(), now=120)
    assert deadline(table) is None
    assert table.look(0).clock.left == (40, 60)
    do(table, 1, ask.Resume(), now=500)
    assert deadline(table) == 540


def test_a_word_does_not_stop_the_time() -> None:
    table = timed(TurnTimer(30))
    act(table, "pass", now=110)
    do(table, 0, ask.Say(number(table, Asks.WORD), "P0:low"), now=120)
    assert deadline(table) == 140


def test_a_bot_does_not_wait_forever_for_words() -> None:
    table = timed(TurnTimer(30), "me,greedy")
    act(table, "pass", now=110)
    assert deadline(table) is not None
    assert deadline(table) == 140
    do(table, None, ask.Timeout(), now=140)
    assert table.log[-1].what == log.KeptSilent(0)
    assert not table.waits_for_words
    assert deadline(table) is None


@pytest.mark.parametrize(
    "limit", [lambda: TurnTimer(0), lambda: TurnTimer(float("nan")), lambda: TimeBank(1e9, 0)]
)
def test_clocks_that_make_no_sense(limit: object) -> None:
    assert callable(limit)
    with pytest.raises(Refused, match=r"from 1 to \d+ seconds"):
        limit()


def test_no_time_runs_for_a_seat_that_nobody_holds() -> None:
    table = timed(TurnTimer(30))
    do(table, 0, ask.Leave(), now=110)
    assert deadline(table) is None
