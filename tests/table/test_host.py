"""Players at a table: they are handed views, and answer like anybody else."""

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from dethrone.errors import IllegalMove
from dethrone.host import Task, answer, deliver, play_on, tasks
from dethrone.table import Asks, Stage, Table, parse_seats
from dethrone.table import commands as ask
from dethrone.table import entries as log
from tests.table.tables import act, do, every_game, kind_of, number, toy


class Chooser:
    """A player that takes any move, and speaks if it may."""

    def __init__(self, seed: int = 0) -> None:
        self.chance, self.views = Random(seed), []  # type: ignore[var-annotated]

    def choose(self, view: Any) -> Any:
        self.views.append(view)
        assert view.seat == view.decider
        return self.chance.choice(view.legal_moves())

    def say(self, view: Any) -> Any:
        self.views.append(view)
        return self.chance.choice([None, *view.sayings()])


class Mute:
    def choose(self, view: Any) -> Any:
        return view.legal_moves()[-1]


@every_game
def test_bots_play_a_game_to_its_end(name: str) -> None:
    kind = kind_of(name)
    players = kind.players[-1]
    table = Table.open(kind, parse_seats("random", players=players), seed=5)
    bots = {seat: Chooser(seat) for seat in range(players)}
    entries: list[log.Entry] = []
    count = play_on(table, bots, tell=entries.append)
    assert table.stage is Stage.OVER
    assert count == len(entries) == table.revision - 2
    assert all(view.seat == seat for seat, bot in bots.items() for view in bot.views)
    assert Table.replay(table.log).game == table.game


def test_it_stops_when_a_person_is_asked() -> None:
    table = toy("greedy,me,greedy")
    assert play_on(table, lambda *_: Mute()) == 3  # a pass, and the bots have nothing to say
    assert {(one.seat, one.asks) for one in table.questions} == {(1, Asks.MOVE)}
    assert play_on(table, lambda *_: Mute()) == 0


def test_a_bot_waits_for_what_people_have_to_say() -> None:
    table = toy("me,greedy,person:Ben")
    act(table, "pass")
    assert [(task.seat, task.asks) for task in tasks(table)] == []
    do(table, 0, ask.Say(number(table, Asks.WORD)))
    do(table, 2, ask.Say(number(table, Asks.WORD), "P2:low"))
    (task,) = tasks(table)
    assert (task.seat, task.asks, task.player) == (1, Asks.MOVE, "greedy")
    assert task.view == table.game.view(1)


class Listener(Mute):
    """A player that wants to know what happened."""

    def __init__(self) -> None:
        self.heard: list[tuple[Any, ...]] = []

    def hear(self, events: tuple[Any, ...]) -> None:
        self.heard.append(events)


@every_game
def test_who_listens_is_told_what_its_seat_could_see_since_its_own_step(name: str) -> None:
    kind = kind_of(name)
    players = kind.players[-1]
    table = Table.open(kind, parse_seats("random", players=players), seed=5)
    listener = Listener()
    while table.stage is not Stage.OVER:
        for task in tasks(table)[:1]:
            steps, seat = table.steps, task.seat
            since = max((at for at, step in enumerate(steps) if step.seat == seat), default=0)
            expected = tuple(event for step in steps[since:] for event in step.events(seat))
            deliver(table, task, answer(task, listener))
            assert listener.heard[-1] == task.news == expected
    assert any(listener.heard)


def test_a_late_answer_is_dropped() -> None:
    table = toy("greedy,me")
    (task,) = tasks(table)
    late = answer(task, Mute())
    assert len(deliver(table, task, late)) == 1
    revision = table.revision
    assert deliver(table, task, late) == ()
    assert table.revision == revision


MEANWHILE = {
    # what a person did while a bot thought in their place
    "they are back": ask.ComeBack(),
    "the table pauses": ask.Pause(),
}


@pytest.mark.parametrize("command", MEANWHILE.values(), ids=MEANWHILE)
def test_an_answer_that_nobody_waits_for_is_dropped(command: ask.Command) -> None:
    table = toy("me,person:Ben")
    do(table, 0, ask.GoAway("greedy"))
    (task,) = tasks(table)
    thought = answer(task, Mute())
    do(table, 0 if isinstance(command, ask.ComeBack) else 1, command)
    revision = table.revision
    assert deliver(table, task, thought) == ()
    assert table.revision == revision


def test_an_illegal_answer_is_refused_like_anybodys() -> None:
    class Cheat:
        def choose(self, view: Any) -> Any:
            return "20" if view.position.hands[0] != 20 else "19"

    with pytest.raises(IllegalMove):
        play_on(toy("greedy,me", seed=4), lambda *_: Cheat())


def test_players_may_think_in_threads() -> None:
    """Many tables, few threads: tasks hold views alone, and each answer fits its own question or none."""
    tables = [toy("greedy,greedy,greedy", seed=seed) for seed in range(12)]
    with ThreadPoolExecutor(4) as pool:
        while any(table.stage is not Stage.OVER for table in tables):
            work: list[tuple[Table, Task]] = [(table, task) for table in tables for task in tasks(table)]
            commands = list(pool.map(lambda pair: answer(pair[1], Chooser(pair[1].number)), work))
            for (table, task), command in zip(work, commands, strict=True):
                deliver(table, task, command)
    alone = [toy("greedy,greedy,greedy", seed=seed) for seed in range(12)]
    for one in alone:
        while one.stage is not Stage.OVER:
            for task in tasks(one):
                deliver(one, task, answer(task, Chooser(task.number)))
    assert [one.log for one in alone] == [table.log for table in tables]
