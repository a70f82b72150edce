"""Random commands of people, bots and onlookers, in two tables that differ only in what one viewer may not know.

The fold test: an old look and the messages since give the fresh look, for every viewer. The leak test: that one viewer
is shown and told the same at both tables, to the byte, and what is refused is refused alike.
"""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import Phase, assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from dethrone.contract import Kind, Move
from dethrone.errors import GameError
from dethrone.table import Asks, Bot, Open, Person, Stage, Table, TableView, Voice, wire
from dethrone.table import commands as ask
from dethrone.table import entries as log
from dethrone.table.clock import TimeBank, TurnTimer
from dethrone.table.entries import Entry
from dethrone.table.proposals import Rematch, Replace, Resign, Retime, Undo
from dethrone.table.saved import parse_saved, saved
from dethrone.table.talk import Chip
from dethrone.table.viewers import By, Viewer
from tests.contract.tables import KINDS, wander, world
from tests.table.tables import every_game, kind_of

EXAMPLES = 60 if all(kind.is_compiled for kind in KINDS.values()) else 10
SETTINGS = settings(
    max_examples=EXAMPLES, stateful_step_count=50, phases=[Phase.generate]
)  # to shrink takes minutes
USUAL = {
    log.Moved,
    log.Undone,
    log.Sat,
    log.Left,
    log.StoodIn,
    log.CameBack,
    log.Paused,
    log.Resumed,
    log.Proposed,
}
USUAL |= {log.Voted, log.Consented}
MOST = 10  # moves that are looked at
seat_numbers = st.integers(-1, 4)
wishes = st.sampled_from(
    [Undo(), Undo(), Resign(), Rematch(), Rematch(is_same_deal=True), Retime(TurnTimer(9)), Retime(None)]
)
onlookers = st.sampled_from(["Dan", "Fay", "Ada0"])
somebody = st.one_of(seat_numbers, onlookers, st.none(), seat_numbers.map(Voice))
plain_commands: dict[str, st.SearchStrategy[ask.Command]] = {
    "sit": st.builds(ask.Sit, seat_numbers),
    "fill": st.builds(ask.Fill, seat_numbers, st.just("random"), st.sampled_from(["", "Gus"])),
    "go away": st.builds(ask.GoAway, st.sampled_from([None, "random"])),
    "come back": st.just(ask.ComeBack()),
    "leave": st.just(ask.Leave()),
    "ask to see": st.builds(ask.AskToSee, seat_numbers),
    "consent": st.builds(ask.Consent, onlookers),
    "withdraw": st.builds(ask.Withdraw, onlookers),
    "talk": st.builds(ask.Remind, st.sampled_from(Chip))
    | st.builds(ask.Chat, st.sampled_from(["hello", ""])),
    "propose": st.builds(ask.Propose, wishes),
    "replace": st.builds(ask.Propose, st.builds(Replace, seat_numbers, st.just("random"))),
    "pause": st.just(ask.Pause()),
    "resume": st.just(ask.Resume()),
    "time": st.just(ask.Timeout()) | st.just(ask.Start()),
}


def written(data: dict[str, Any]) -> str:
    return json.dumps(data, sort_keys=True, allow_nan=False)


class Tables(RuleBasedStateMachine):
    """Two tables alike to one viewer, and what everybody at the first one holds in hand."""

    kind: Kind
    done: Counter[type]

    @initialize(data=st.data())
    def open(self, data: st.DataObject) -> None:
        kind = self.kind
        players = data.draw(st.sampled_from([*kind.players, *kind.players[-2:]]))
        rules = data.draw(st.sampled_from(sorted(kind.presets)))
        *_, game = wander(
            kind, rules, players, seed=data.draw(st.integers(0, 40)), moves=data.draw(st.integers(0, 25))
        )
        assume(not game.is_over)
        self.viewer: Viewer = data.draw(st.sampled_from([None, "Eve", *range(players)]))
        view = game.view(self.viewer if isinstance(self.viewer, int) else None)
        bots = data.draw(st.sets(st.sampled_from(range(players)), max_size=max(0, players - 2)))
        seats = [Bot("random", f"Bot{i}") if i in bots else Person(f"Ada{i}") for i in range(players)]
        limit = data.draw(st.sampled_from([None, TurnTimer(30), TimeBank(100, 5)]))
        self.now = 100.0
        self.tables = [
            Table.open(kind, seats, game=world(view, seed), root=bytes(32), limit=limit, now=self.now)
            for seed in (1, 2)
        ]
        self.viewers: tuple[Viewer, ...] = (None, "Eve", "Dan", *range(players))
        self.looks: dict[Viewer, TableView] = {viewer: self.first.look(viewer) for viewer in self.viewers}
        self.clients = {viewer: wire.look(look) for viewer, look in self.looks.items()}
        self.is_alike = True  # until the end shows everything
        self.ids = 0
        self.compare()

    @property
    def first(self) -> Table:
        return self.tables[0]

    # ---------------------------------------------------------------- commands
    def put(self, command: ask.Command, by: By, other: ask.Command | None = None) -> None:
        """A command at both tables, or at the other one that looks the same: both answer, or both refuse alike."""
        self.ids += 1
        commands = [replace(one, id=f"c{self.ids}") for one in (command, other or command)]
        tables = self.tables if self.is_alike else self.tables[:1]
        answers = [self.answer(table, one, by) for table, one in zip(tables, commands, strict=False)]
        accepted = [answer for answer in answers if isinstance(answer, tuple)]
        assert len(accepted) in (0, len(answers)), answers
        if not accepted:
            assert all(answer == answers[0] for answer in answers), answers
            return
        assert all(len(answer) == len(accepted[0]) for answer in accepted)
        for entries in zip(*accepted, strict=True):
            self.apply(list(entries))
        assert self.first.decide(commands[0], by=by, now=self.now) == accepted[0]

    def answer(self, table: Table, command: ask.Command, by: By) -> tuple[Entry, ...] | str:
        before = table.revision, table.look(self.viewer)
        try:
            return table.decide(command, by=by, now=self.now)
        except GameError as error:
            return f"{type(error).__name__} {error.reason} {error.facts} {error}"
        finally:
            assert (table.revision, table.look(self.viewer)) == before

    def apply(self, entries: list[Entry]) -> None:
        self.done[type(entries[0].what)] += 1
        for table, entry in zip(self.tables, entries, strict=False):
            table.apply(wire.read_entry(json.loads(written(wire.entry(entry)))))
        self.is_alike = self.is_alike and self.first.stage is not Stage.OVER
        if self.is_alike:
            messages = {
                written(wire.message(table.message(table.log[-1], self.viewer))) for table in self.tables
            }
            assert len(messages) == 1, messages
        for viewer in self.viewers:
            message = self.first.message(self.first.log[-1], viewer)
            sent = json.loads(written(wire.message(message, since=self.looks[viewer])))
            self.clients[viewer], self.looks[viewer] = wire.fold(self.clients[viewer], sent), message.look
        self.compare()

    def compare(self) -> None:
        """What everybody folded together is what there is; the one viewer is shown the same at both."""
        for viewer in self.viewers:
            assert written(self.clients[viewer]) == written(wire.look(self.first.look(viewer)))
        if self.is_alike:
            looks = {written(wire.look(table.look(self.viewer))) for table in self.tables}
            assert len(looks) == 1, looks

    # ------------------------------------------------------------------- rules
    def pairs(self, moves: Sequence[Sequence[Move]], seat: int) -> list[tuple[str, str]]:
        """Moves, one for each table, that look the same to the viewer."""
        if not self.is_alike:
            return [(str(move), str(move)) for move in moves[0][:MOST]]
        seen = [
            [(str(move), self.seen(table, move, seat)) for move in some[:MOST]]
            for table, some in zip(self.tables, moves, strict=True)
        ]
        return [
            (one, other)
            for one, sight in seen[0]
            for other, twin in reversed(seen[1])
            if sight is not None and sight == twin
        ]

    def seen(self, table: Table, move: Move, seat: int) -> object:
        """What the viewer would see of a move; None if it ends the game, which shows everything."""
        eyes, game = table.eyes(self.viewer), table.game
        step = game.push(move, seat=seat)
        events = [written(self.kind.wire().event(event)) for event in step.events(eyes)]
        return None if game.is_over else (step.after(eyes), events)

    @precondition(lambda self: any(one.asks is Asks.MOVE for one in self.first.questions))
    @rule(data=st.data(), stale=st.sampled_from([0, 0, 0, 0, 0, 1]))
    def move(self, data: st.DataObject, stale: int) -> None:
        question = next(one for one in self.first.questions if one.asks is Asks.MOVE)
        pairs = self.pairs([table.board.legal_moves() for table in self.tables], question.seat)
        if not pairs:  # whatever comes next ends the game, or shows the viewer what differs
            self.is_alike = False
            pairs = self.pairs([table.board.legal_moves() for table in self.tables], question.seat)
        one, other = data.draw(st.sampled_from(pairs))
        by = question.seat if question.voice is None else Voice(question.seat)
        number = question.number - stale
        self.put(ask.Act(number, (one,)), by, ask.Act(number, (other,)))

    @precondition(lambda self: self.first.number(Asks.WORD) is not None)
    @rule(data=st.data(), by=somebody, stale=st.sampled_from([0, 0, 0, 1]))
    def say(self, data: st.DataObject, by: By, stale: int) -> None:
        words = [one for one in self.first.questions if one.asks is Asks.WORD]
        pairs: list[tuple[str | None, str | None]] = [(None, None)]
        question = data.draw(st.sampled_from([None, *words]))
        if question is not None:
            by = question.seat if question.voice is None else Voice(question.seat)
            sayings = [table.board.view(question.seat).sayings() for table in self.tables]
            pairs += self.pairs(sayings, question.seat)
        one, other = data.draw(st.sampled_from(pairs))
        before, number = self.first.number(Asks.MOVE), (self.first.number(Asks.WORD) or 0) - stale
        self.put(ask.Say(number, one), by, ask.Say(number, other))
        assert self.first.number(Asks.MOVE) == before

    @precondition(lambda self: self.first.proposal is not None)
    @rule(data=st.data(), is_yes=st.sampled_from([True, True, True, True, False]))
    def vote(self, data: st.DataObject, is_yes: bool) -> None:
        self.put(ask.Vote(self.first.number(Asks.VOTE) or 0, is_yes=is_yes), self.anybody(data))

    @rule(
        name=st.sampled_from([name for name in plain_commands for _ in range(1 if name == "leave" else 3)]),
        data=st.data(),
    )
    def anything(self, name: str, data: st.DataObject) -> None:
        self.put(data.draw(plain_commands[name]), self.anybody(data, onlooker=name == "sit"))

    @precondition(lambda self: any(look.can_undo for look in self.looks.values()))
    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        self.put(ask.Propose(Undo()), self.anybody(data))

    @precondition(lambda self: Open() in self.first.seats)
    @rule(data=st.data(), name=onlookers)
    def sit(self, data: st.DataObject, name: str) -> None:
        seat = data.draw(st.sampled_from([i for i, one in enumerate(self.first.seats) if one == Open()]))
        if data.draw(st.booleans()):
            self.put(ask.Sit(seat), name)
        else:
            self.put(ask.Fill(seat, "random"), self.anybody(data))

    @precondition(lambda self: self.first.stage is Stage.PAUSED)
    @rule(data=st.data())
    def resume(self, data: st.DataObject) -> None:
        self.put(ask.Resume(), self.anybody(data))

    def anybody(self, data: st.DataObject, *, onlooker: bool = False) -> By:
        """Mostly one of the people, at times anybody at all."""
        people = [i for i, seat in enumerate(self.first.seats) if isinstance(seat, Person)]
        if data.draw(st.integers(0, 5)) == 0:
            return data.draw(somebody)
        if onlooker:
            return data.draw(onlookers)
        return data.draw(st.sampled_from(people)) if people else None

    @rule(seconds=st.sampled_from([0.5, 10.0, 50.0]))
    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.put(ask.Timeout(), None)

    # -------------------------------------------------------------- invariants
    @invariant()
    def is_what_its_log_says(self) -> None:
        """Not after every step: a whole log takes its time."""
        if not hasattr(self, "tables") or self.first.revision % 7:
            return
        again = Table.replay(parse_saved(saved(self.first.log)))
        assert again.questions == self.first.questions
        assert again.deadline == self.first.deadline
        for viewer in self.viewers:
            assert again.look(viewer) == self.first.look(viewer)

    @invariant()
    def questions_make_sense(self) -> None:
        if not hasattr(self, "tables"):
            return
        table = self.first
        pairs = [(one.number, one.seat) for one in table.questions]
        assert len(set(pairs)) == len(pairs)
        assert (table.stage is Stage.PLAYING) >= any(one.asks is not Asks.VOTE for one in table.questions)


@every_game
def test_fold_and_leak(name: str) -> None:
    kind = kind_of(name)
    done: Counter[type] = Counter()
    machine: type[Tables] = type("Machine", (Tables,), {"kind": kind, "done": done})
    run_state_machine_as_test(machine, settings=SETTINGS)
    if EXAMPLES >= 60:
        assert set(done) >= USUAL, f"never came up: {USUAL - set(done)}"


def test_the_leak_test_would_notice() -> None:
    """Two tables that do differ to a viewer are told apart, so the comparison compares something."""
    kind = kind_of("toy")
    game = kind.deal(2, "short", None)
    tables = [
        Table.open(kind, [Person("Ada"), Person("Ben")], game=world(game.view(0), seed), root=bytes(32))
        for seed in (1, 2)
    ]
    assert len({written(wire.look(table.look(0))) for table in tables}) == 1
    assert len({written(wire.look(table.look(1))) for table in tables}) == 2


@pytest.mark.parametrize("part", ["stage", "questions", "view", "seats"])
def test_the_fold_test_would_notice(part: str) -> None:
    kind = kind_of("toy")
    table = Table.open(kind, [Person("Ada"), Person("Ben")], seed=1)
    old = table.look(0)
    client = wire.look(old)
    table.do(ask.Act(table.number(Asks.MOVE) or 0, ("pass",)), by=0)
    table.do(ask.Pause(), by=0)
    sent = wire.message(table.message(table.log[-1], 0), since=old)
    assert wire.fold(client, sent) == wire.look(table.look(0))
    if part != "seats":
        del sent["look"][part]
        assert wire.fold(client, sent) != wire.look(table.look(0))
    else:
        assert part not in sent["look"]
