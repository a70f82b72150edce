"""Commands, entries, looks and messages as plain JSON, and a saved table."""

import json
from dataclasses import replace
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator

from dethrone.errors import GameError, Unreadable
from dethrone.host import play_on
from dethrone.table import Table, Voice, parse_seats, wire
from dethrone.table import commands as ask
from dethrone.table import entries as log
from dethrone.table.clock import TimeBank, TurnTimer
from dethrone.table.messages import AS_IT_IS, Told, told
from dethrone.table.proposals import Rematch, Replace, Resign, Retime, Undo
from dethrone.table.refusal import Reason
from dethrone.table.saved import Saving, parse_saved, saved
from dethrone.table.talk import Chip
from dethrone.table.viewers import By
from tests.contract.tables import KINDS
from tests.table.tables import every_game, kind_of, toy

COMMANDS: list[ask.Command] = [
    ask.Sit(1, "luck7", id="a"), ask.Leave(), ask.Fill(1, "greedy", "Gus"), ask.Start(), ask.Act(3, ("7S", "8S"), "l"),
    ask.Say(3, "P0:want"), ask.Say(3), ask.Propose(Undo()), ask.Propose(Resign()),
    ask.Propose(Rematch(is_same_deal=True)),
    ask.Propose(Replace(1, "greedy")), ask.Propose(Retime(TurnTimer(30))), ask.Propose(Retime(TimeBank(30, 2.5))),
    ask.Propose(Retime(None)), ask.Vote(3, is_yes=False), ask.Pause(), ask.Resume(), ask.GoAway(), ask.GoAway("greedy"),
    ask.ComeBack(), ask.AskToSee(1), ask.Consent("Eve"), ask.Withdraw("Eve"), ask.Remind(Chip.RULE), ask.Chat("hello"),
    ask.Timeout(id="z"),
]  # fmt: skip
VIEWERS: tuple[int | str | None, ...] = (None, "Eve", 0, 1)


def validator(name: str, part: str) -> Draft202012Validator:
    schema = wire.schema(name)
    return Draft202012Validator({**schema[part], "$defs": schema["$defs"]})


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data, allow_nan=False))


def test_every_command_is_among_them() -> None:
    assert {type(command) for command in COMMANDS} == set(get_args(ask.Command))


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
def test_commands_round_trip(command: ask.Command) -> None:
    data = plain(wire.command(command))
    validator("toy", "Command").validate(data)
    assert wire.read_command(data) == command


JUNK: list[Any] = [
    None, [], {}, {"do": "act"}, {"do": "nothing", "id": ""}, {"do": "pause", "id": "", "more": 1},
    {"do": "act", "question": "1", "moves": [], "line": "", "id": ""},
    {"do": "pause", "id": None}, {"do": "remind", "chip": "I have a king", "id": ""},
    {"do": "propose", "wish": {"is": "retime", "limit": {"is": "turn-timer", "seconds": -1}}, "id": ""},
]  # fmt: skip


@pytest.mark.parametrize("data", JUNK, ids=repr)
def test_what_is_no_command_is_refused(data: Any) -> None:
    with pytest.raises(Unreadable):
        wire.read_command(data)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
TAGS = st.sampled_from([wire.command(command)["do"] for command in COMMANDS])


@given(
    st.dictionaries(st.sampled_from(["id", "seat", "moves", "question", "wish", "name"]), json_values), TAGS
)
def test_anything_at_all_is_read_or_refused(data: dict[str, Any], tag: str) -> None:
    try:
        command = wire.read_command({**data, "do": tag})
    except Unreadable:
        return
    assert wire.read_command(plain(wire.command(command))) == command


@given(
    st.sampled_from(COMMANDS),
    st.sampled_from([None, "Eve", "", -1, 0, 1, 2, 99, Voice(0), Voice(1), Voice(-5)]),
)
def test_any_command_of_anybody_is_answered_or_refused(command: ask.Command, by: By) -> None:
    for table in (toy("me,person:Ben,greedy"), Table.open(KINDS["toy"], parse_seats("me,open"))):
        before = table.revision
        try:
            entries = table.decide(command, by=by, now=5.0)
        except GameError:
            entries = ()
        for entry in entries:
            table.apply(entry)
        assert table.revision == before + len(entries)
        assert Table.replay(table.log).look() == table.look()


def lively(name: str) -> Table:
    """A table at which many things happened."""
    kind = kind_of(name)
    players = max(kind.usual_players, 2)
    seats = ";".join(["person:Ada", *["random"] * (players - 2), "person:Ben"])
    table = Table.open(kind, parse_seats(seats), root=bytes(32), limit=TurnTimer(60))
    last = players - 1
    table.do(ask.AskToSee(0), by="Eve", now=1)
    table.do(ask.Consent("Eve"), by=0, now=1)
    table.do(ask.AskToSee(last), by="Eve", now=1)
    table.do(ask.Remind(Chip.GOAL), by=last, now=1)
    table.do(ask.GoAway("random"), by=0, now=2)
    table.do(ask.GoAway("random"), by=last, now=3)
    play_on(table, lambda *_: First(), most=30)
    table.do(ask.ComeBack(), by=last, now=4)
    return table


class First:
    """Takes the first move there is."""

    def choose(self, view: Any) -> Any:
        return view.legal_moves()[0]


@every_game
def test_a_log_comes_back_from_its_json(name: str) -> None:
    table = lively(name)
    check = validator(name, "Entry")
    for entry in table.log:
        data = plain(wire.entry(entry))
        check.validate(data)
        assert wire.read_entry(data) == entry
    again = Table.replay(parse_saved(saved(table.log)))
    assert again.log == table.log
    for viewer in VIEWERS:
        assert again.look(viewer) == table.look(viewer)
        assert plain(wire.look(again.look(viewer))) == plain(wire.look(table.look(viewer)))


@every_game
def test_a_log_that_grows_is_saved_as_if_it_were_written_whole(name: str) -> None:
    entries, saving = lively(name).log, Saving()
    for length in range(1, len(entries) + 1):
        text = saving.text(entries[:length])
        assert text == saved(entries[:length])
        assert parse_saved(text) == entries[:length]
    for other in (entries[:1], [replace(entries[0]), *entries[1:]]):
        with pytest.raises(AssertionError, match="another log"):
            saving.text(other)


@every_game
def test_looks_and_messages_are_as_the_schema_says(name: str) -> None:
    table = lively(name)
    looks, messages = validator(name, "Look"), validator(name, "Message")
    again: Table | None = None
    for number, entry in enumerate(table.log):
        again = Table.replay(table.log[: number + 1]) if again is None else again
        again.apply(entry)
        for viewer in VIEWERS:
            messages.validate(plain(wire.message(again.message(entry, viewer))))
            looks.validate(plain(wire.look(again.look(viewer))))


def test_nothing_is_told_that_nobody_decided_to_tell() -> None:
    hidden = {log.Opened, log.Dealt, log.Moved, log.Said}
    assert set(AS_IT_IS) == set(get_args(log.What)) - hidden
    assert set(AS_IT_IS) < set(get_args(Told))
    with pytest.raises(TypeError):
        told(object(), None)  # type: ignore[arg-type]


# ------------------------------------------------------------------------ saving
def test_damage_is_noticed() -> None:
    text = saved(toy("me,greedy").log)
    assert parse_saved(text)
    for broken in ("{", "[]", json.dumps({"hello": 1}), text[:-5], "[" * 100_000):
        with pytest.raises(Unreadable) as error:
            parse_saved(broken)
        assert error.value.reason is Reason.NO_SAVE
    with pytest.raises(Unreadable, match="its checksum doesn’t match"):
        parse_saved(text.replace('"You"', '"Eve"'))


def test_an_empty_log_is_no_table() -> None:
    for entries in ([], toy().log[1:]):
        with pytest.raises(GameError):
            Table.replay(entries)
