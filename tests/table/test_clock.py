"""Time is passed in; what follows from a timeout is the others' choice."""

import pytest

from dethrone import games
from dethrone.errors import Refused
from dethrone.table import Asks, Table, Voice, parse_seats
from dethrone.table import commands as ask
from dethrone.table import entries as log
from dethrone.table.clock import LONGEST, SHORTEST, TALK, Clock, Limit, TimeBank, TurnTimer
from dethrone.table.proposals import Rematch, Replace, Resign, Retime
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


def test_another_clock_forgives_who_was_late() -> None:
    table = timed(TurnTimer(30))
    do(table, None, ask.Timeout(), now=130)
    assert table.look(0).late == (0,)
    do(table, 1, ask.Propose(Retime(TurnTimer(60))), now=140)
    do(table, 0, ask.Vote(number(table, Asks.VOTE), is_yes=True), now=150)
    assert table.look(0).late == ()
    assert deadline(table) == 210


def test_a_decision_makes_the_stock_grow() -> None:
    table = timed(TimeBank(100, 30))
    act(table, "pass", now=110)
    assert table.look(0).clock.left == (120, 100)
    assert deadline(table) == 210


def test_the_next_game_begins_with_all_the_time() -> None:
    table = timed(TimeBank(60, 0), "me")
    do(table, None, ask.Timeout(), now=160)
    do(table, 0, ask.Propose(Resign()), ask.Propose(Rematch()), now=170)
    assert (table.look(0).late, table.look(0).clock.left, deadline(table)) == ((), (60,), 230)


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


def test_who_comes_or_goes_gives_nobody_else_more_time() -> None:
    table = timed(TurnTimer(30), "me,person:Ben,person:Cleo")
    asked = number(table)
    do(table, 1, ask.Leave(), now=110)
    do(table, "Dan", ask.Sit(1), now=120)
    do(table, 2, ask.GoAway("greedy"), now=125)
    assert deadline(table) == 130
    assert number(table) == asked  # what was asked is asked still


@pytest.mark.parametrize(
    ("limit", "seconds"), [(TurnTimer(30), 30), (TimeBank(600, 20), 20), (TimeBank(600, 0), TALK)]
)
def test_how_long_others_may_speak_before_a_bot_decides(limit: Limit, seconds: float) -> None:
    table = timed(limit, "me,greedy")
    act(table, "pass", now=110)
    assert table.waits_for_words
    assert deadline(table) == 110 + seconds


def test_a_bot_does_not_wait_forever_for_words() -> None:
    table = timed(TurnTimer(30), "me,greedy")
    act(table, "pass", now=110)
    assert deadline(table) is not None
    assert deadline(table) == 140
    do(table, None, ask.Timeout(), now=140)
    assert table.log[-1].what == log.KeptSilent(0)
    assert not table.waits_for_words
    assert deadline(table) is None


def test_when_time_is_up_only_people_are_taken_to_be_silent() -> None:
    table = timed(TurnTimer(30), "me,greedy,greedy")
    act(table, "pass", now=110)
    assert [entry.what for entry in table.decide(ask.Timeout(), by=None, now=140)] == [log.KeptSilent(0)]


def test_without_a_clock_nothing_is_ever_due() -> None:
    table = Table.open(games.kind("toy"), parse_seats("me,greedy"), seed=1)
    act(table, "pass")
    assert table.waits_for_words
    assert deadline(table) is None


def test_the_longest_and_the_shortest_clock() -> None:
    assert [TurnTimer(seconds).seconds for seconds in (SHORTEST, LONGEST)] == [SHORTEST, LONGEST]


@pytest.mark.parametrize(
    "limit", [lambda: TurnTimer(0), lambda: TurnTimer(float("nan")), lambda: TimeBank(1e9, 0)]
)
def test_clocks_that_make_no_sense(limit: object) -> None:
    assert callable(limit)
    with pytest.raises(Refused, match=r"must be 1 to \d+ seconds"):
        limit()


def test_no_time_runs_for_a_seat_that_nobody_holds() -> None:
    table = timed(TurnTimer(30))
    do(table, 0, ask.Leave(), now=110)
    assert deadline(table) is None
