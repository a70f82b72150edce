"""All readers that are not one game's own, and Regidice's: a sound value that comes back the same, or our error."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dethrone import games
from dethrone.chance import Secret
from dethrone.contract import KEEPER
from dethrone.errors import GameError, Unreadable
from dethrone.regidice import Game, dice, parse_move, parse_view
from dethrone.regidice.dice import dice_text, heap, heap_text
from dethrone.regidice.kind import KIND
from dethrone.regidice.rules import Rules
from dethrone.sheet import Record
from dethrone.table import Table, parse_seats, wire
from dethrone.table.saved import parse_saved, saved
from dethrone.table.seats import seats_text
from dethrone.table.talk import Chip

GAME = Game(2, seed=3)
for _ in range(8):
    GAME.push(GAME.legal_moves()[-1])
TABLE = Table.open(KIND, parse_seats("me,greedy"), seed=3)
LOG = [wire.entry(entry) for entry in TABLE.log]
VIEW = KIND.wire().view(GAME.view(0))
MOVE = KIND.wire().move(GAME.legal_moves()[0])
RECORD = GAME.record()


def position_back(text: str) -> tuple[object, object]:
    view = parse_view(text)
    return parse_view(view.text), view


def record_back(text: str) -> tuple[object, object]:
    record = Record.parse(text)
    return Record.parse(str(record)), record


def replayed(text: str) -> tuple[object, object]:
    game = KIND.replay(Record.parse(text))
    return KIND.replay(game.record(KEEPER)), game


def has_sentence(error: GameError) -> None:
    """However odd a text is, what is said of it is a sentence of bounded length."""
    assert 0 < len(str(error)) < 2000


READERS: dict[str, tuple[Callable[[str], tuple[object, object]], list[str]]] = {
    "dice": (
        lambda text: (dice(dice_text(dice(text))), tuple(sorted(dice(text), key=lambda die: die.order))),
        ["r3 b4", "k?"],
    ),
    "heaps": (lambda text: (heap(heap_text(heap(text))), heap(text)), ["r133b2k?", "."]),
    "moves": (
        lambda text: (parse_move(str(parse_move(text))), parse_move(text)),
        ["A3", "set:6+5", "share:P0=2", "put r2"],
    ),
    "views": (position_back, [GAME.view(0).text, GAME.view().text, GAME.text]),
    "rules": (
        lambda text: (Rules.parse(str(Rules.parse(text))), Rules.parse(text)),
        ["bga,max_rounds=9", "rulebook"],
    ),
    "seats": (
        lambda text: (parse_seats(seats_text(parse_seats(text))), parse_seats(text)),
        ["me,greedy", "open;person:Al"],
    ),
    "records": (record_back, [str(RECORD)]),
    "games": (replayed, [str(RECORD)]),
    "logs": (lambda text: (parse_saved(saved(parse_saved(text))), parse_saved(text)), [saved(TABLE.log)]),
}


@st.composite
def near(draw: st.DrawFn, texts: list[str]) -> str:
    """A sound text, a few characters of it changed, or any text."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, len(text)))
        patch = draw(
            st.sampled_from(["", "\n", "²", "-", "9" * 30, "{", "[", "=", "/", "?", "6", " "])
            | st.text(max_size=3)
        )
        text = text[:at] + patch + text[at + draw(st.integers(0, 3)) :]
    return draw(st.just(text) | st.text(max_size=30)) if draw(st.integers(0, 9)) == 0 else text


@pytest.mark.parametrize("name", READERS)
@given(data=st.data())
def test_a_text_is_refused_or_comes_back(name: str, data: st.DataObject) -> None:
    back, texts = READERS[name]
    try:
        again, value = back(data.draw(near(texts)))
    except GameError as error:
        has_sentence(error)
    else:
        assert again == value


@pytest.mark.parametrize("name", READERS)
def test_the_sound_texts_are_sound(name: str) -> None:
    back, texts = READERS[name]
    for text in texts:
        again, value = back(text)
        assert again == value


LEAVES: st.SearchStrategy[Any] = (
    st.none() | st.booleans() | st.integers() | st.integers(10**18, 10**40) | st.floats() | st.text(max_size=9)
    | st.lists(st.integers(-1, 9), max_size=4) | st.just({}) | st.just("x" * 3000)
)  # fmt: skip
READ_JSON: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any], Any]] = {
    "view": (KIND.wire().read_view, KIND.wire().view, VIEW),
    "move": (KIND.wire().read_move, KIND.wire().move, MOVE),
    "event": (KIND.wire().read_event, KIND.wire().event, KIND.wire().event(GAME.steps[0].events()[0])),
    "record": (Record.from_json, Record.to_json, RECORD.to_json()),
    "entry": (wire.read_entry, wire.entry, LOG[0]),
    "deal": (wire.read_entry, wire.entry, LOG[1]),
    "command": (
        wire.read_command,
        wire.command,
        {"do": "act", "question": 1, "moves": ["A3"], "line": "", "id": "a"},
    ),
}


def damaged(draw: Callable[[st.SearchStrategy[Any]], Any], data: Any) -> Any:
    """The same JSON with something in it changed, added or left out."""
    if isinstance(data, dict) and data and draw(st.integers(0, 5)):
        name = draw(st.sampled_from(sorted(data)))
        if draw(st.integers(0, 5)) == 0:
            return {part: value for part, value in data.items() if part != name}
        if draw(st.integers(0, 9)) == 0:
            return {**data, draw(st.text(max_size=5) | st.just("x" * 3000)): draw(LEAVES)}
        return {**data, name: damaged(draw, data[name])}
    if isinstance(data, list) and data and draw(st.integers(0, 5)):
        at = draw(st.integers(0, len(data) - 1))
        return [*data[:at], damaged(draw, data[at]), *data[at + 1 :]]
    return draw(LEAVES)


@pytest.mark.parametrize("name", READ_JSON)
@given(data=st.data())
def test_json_is_refused_or_comes_back(name: str, data: st.DataObject) -> None:
    read, write, plain = READ_JSON[name]
    assert read(plain) == read(json.loads(json.dumps(plain)))
    try:
        value = read(damaged(data.draw, plain))
    except GameError as error:
        has_sentence(error)
    else:
        assert repr(read(write(value))) == repr(value)  # as texts: what is no number is not equal to itself


@given(data=st.data())
def test_a_log_that_was_changed_is_refused_or_played(data: st.DataObject) -> None:
    """Whatever an entry says, the table that follows from it can be looked at, or there is none."""
    entries = list(LOG)
    at = data.draw(st.integers(0, len(entries) - 1))
    entries[at] = damaged(data.draw, entries[at])
    try:
        table = Table.replay([wire.read_entry(entry) for entry in entries])
    except GameError as error:
        has_sentence(error)
    else:
        assert table.look(0).seats == table.look().seats


CONTRADICTIONS: dict[str, dict[str, Any]] = {
    "a seat below the first": {"what": "sat", "seat": -1, "name": "Eve", "nonce": ""},
    "a seat that is not there": {"what": "timed-out", "seat": 9},
    "a seat that is taken": {"what": "sat", "seat": 0, "name": "Eve", "nonce": ""},
    "a bot that is away": {"what": "went-away", "seat": 1},
    "a vote on nothing": {"what": "voted", "seat": 0},
    "a no to nothing": {"what": "dropped", "seat": 0},
    "nothing to undo": {"what": "undone", "moves": 1},
    "less than nothing to undo": {"what": "undone", "moves": -1},
    "far too much to undo": {"what": "undone", "moves": 10**15},
    "nobody watched": {"what": "withdrew", "seat": 0, "name": "Eve"},
    "a bot is asked to show": {"what": "asked-to-see", "seat": 1, "name": "Eve"},
    "a bot lets somebody look": {"what": "consented", "seat": 1, "name": "Eve"},
    "who plays looks over a shoulder": {"what": "consented", "seat": 0, "name": "YOU"},
    "late without a clock": {"what": "timed-out", "seat": 0},
    "free talk while playing": {"what": "chatted", "name": "You", "text": "hello"},
    "a bot reminds": {"what": "reminded", "seat": 1, "chip": Chip.GOAL.value},
    "another deal while playing": {**LOG[1]["what"], "number": 2},
    "no pause to end": {"what": "resumed", "seat": 0},
    "opened again": LOG[0]["what"],
    "the same deal again": LOG[1]["what"],
    "no move": {"what": "moved", "seat": 0, "move": "nonsense", "line": "", "voice": None},
    "a move that is not legal": {"what": "moved", "seat": 0, "move": "done", "line": "", "voice": None},
    "a move out of turn": {"what": "moved", "seat": 1, "move": "A3", "line": "", "voice": None},
}


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_a_log_that_contradicts_itself_is_refused(name: str) -> None:
    entries = [*LOG, {**LOG[1], "revision": 2, "what": CONTRADICTIONS[name]}]
    with pytest.raises(GameError) as refused:
        Table.replay([wire.read_entry(entry) for entry in entries])
    assert str(refused.value)


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"format": ' + "9" * 5000 + "}", '{"log": NaN}', "", "null", "{}"]
)
def test_what_is_no_saved_log_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        parse_saved(text)


@pytest.mark.parametrize(
    "text", ["{" * 1_000_000, "[" * 1_000_000, '[a "' * 200_000, "1. " * 300_000, "{}" * 500_000]
)
def test_a_long_text_is_refused_quickly(text: str) -> None:
    """Whatever takes the square of a text's length takes longer here than any test may."""
    with pytest.raises(Unreadable):
        Record.parse(text)


@pytest.mark.parametrize("name", games.ROOMS)
def test_nothing_hidden_is_printed(name: str) -> None:
    kind = games.kind(name)
    table = Table.open(kind, parse_seats("me,person:Ben"), root=bytes(range(32)))
    game = table.game
    shown = " ".join(map(repr, (table, table.log[0], game, game.steps)))
    secret = game.record(KEEPER).headers["Secret"]
    assert secret not in shown + repr(table.look()) + repr(game.view())
    assert secret not in repr(Secret(bytes.fromhex(secret)))
    assert repr(bytes.fromhex(secret)) not in repr(Secret(bytes.fromhex(secret)))
    assert bytes(range(32)).hex() not in shown
    view: Any = game.view(1)
    own = {str(one) for one in (view.hand if hasattr(view, "hand") else view.dice)}
    assert own
    assert not own & {*re.findall(r"\w+", shown)}
    assert not re.search(r"[rby]\?*[1-6]", repr(game))
