"""Players at a table: what bots' seats are asked is put to them, and their answers are commands like anybody's.

    play_on(table, players)                    here and now, until a person is asked: terminal, laboratory
    tasks(table) -> answer(task, player) -> table.decide(command, by=Voice(task.seat), …)

The second way is for threads and other machines: a task holds a view and a number, no table. A late answer has the
wrong number, and the table refuses it as stale.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from dethrone.contract import Event, Move, View
from dethrone.table import Asks, Table, Voice
from dethrone.table.commands import Act, Say
from dethrone.table.entries import Entry


class Player(Protocol):
    """Whoever answers for a seat. It is handed a view, never the game; `say(view)` may answer None, or be missing.

    One that has `hear(events)` is told before every answer what its seat could see happen since its own last step.
    """

    def choose(self, view: View) -> Move:
        """The move it makes; only asked when its seat decides."""


Players = Mapping[int, Player] | Callable[[int, str], Player]


@dataclass(frozen=True, slots=True)
class Task:
    """What a bot is asked: a move or a word, with all that its seat may know."""

    seat: int
    player: str  # its text
    number: int
    asks: Asks
    view: View
    news: tuple[Event, ...] = ()  # since the seat's own last step, and with it, as the seat may know it


def tasks(table: Table) -> tuple[Task, ...]:
    """What bots are asked now; one that is to decide waits until everybody who may speak has spoken."""
    return tuple(_tasks(table))


def _tasks(table: Table) -> Iterator[Task]:
    questions = table.questions
    is_talk = len(questions) > 1 and Asks.WORD in {one.asks for one in questions}
    for one in questions:
        if one.voice is not None and (one.asks is Asks.WORD or not is_talk):
            news = _news(table, one.seat)
            yield Task(one.seat, one.voice, one.number, one.asks, table.view(one.seat), news)


def _news(table: Table, seat: int) -> tuple[Event, ...]:
    """What a seat could see happen since its own last step, that one included; what was taken back never happened."""
    steps = table.steps
    since = next((at for at in range(len(steps) - 1, -1, -1) if steps[at].seat == seat), 0)
    return tuple(event for step in steps[since:] for event in step.events(seat))


def answer(task: Task, player: Player) -> Act | Say:
    """The player's answer as a command; takes as long as the player thinks, and touches no table."""
    hear = getattr(player, "hear", None)
    if hear is not None:
        hear(task.news)
    if task.asks is Asks.MOVE:
        return Act(task.number, (str(player.choose(task.view)),))
    say = getattr(player, "say", None)
    word = None if say is None else say(task.view)
    return Say(task.number, None if word is None else str(word))


def deliver(table: Table, task: Task, command: Act | Say, *, now: float = 0.0) -> tuple[Entry, ...]:
    """Bring an answer to the table; the entries it led to, none if it came too late: nobody waits for it any more."""
    asked = {(one.number, one.seat, one.voice) for one in table.questions}
    if (task.number, task.seat, task.player) not in asked:
        return ()
    return table.do(command, by=Voice(task.seat), now=now)


def play_on(
    table: Table,
    players: Players,
    *,
    now: Callable[[], float] = lambda: 0.0,
    tell: Callable[[Entry], None] | None = None,
    most: int | None = None,
) -> int:
    """Let bots answer until a person is asked, nobody is, or `most` answers were given; how many there were."""
    count = 0
    while most is None or count < most:
        task = next(_tasks(table), None)
        if task is None:
            break
        player = players[task.seat] if isinstance(players, Mapping) else players(task.seat, task.player)
        for entry in deliver(table, task, answer(task, player), now=now()):
            if tell is not None:
                tell(entry)
        count += 1
    return count
