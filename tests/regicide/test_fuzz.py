"""Every reader, given what was almost right: a sound value that reads back, or one of our errors, and soon."""

import copy
import json
from collections.abc import Callable
from datetime import timedelta
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dethrone.contract import KEEPER
from dethrone.errors import GameError
from dethrone.regicide import (
    Game,
    Record,
    card,
    cards,
    engine,
    parse_move,
    parse_position,
    parse_view,
    replay,
    wire,
)
from dethrone.regicide.notation import position_text
from tests.regicide.many_games import TABLES

bounded = settings(
    max_examples=100 if engine.compiled else 20,
    deadline=timedelta(seconds=20),  # of one example: whatever takes so long would hang
    suppress_health_check=list(HealthCheck),
)
WORDS = (
    *(
        "",
        "0",
        "1",
        "9",
        "10",
        "-1",
        "9999",
        "10000",
        "2²",
        "٣",
        "9" * 60,
        "P0",
        "P3",
        "P9",
        "-",
        "*",
        "?",
        "?^0x3",
    ),
    *(
        "7H",
        "7H^1",
        "7H@1",
        "7H^2@1",
        "JH",
        "KS",
        "10D",
        "AC",
        "7h",
        "won",
        "lost:stuck",
        "over",
        "suffer",
        "play",
    ),
    *(
        "name",
        "who",
        "want",
        "rather-not",
        "on",
        "off",
        "yield",
        "flip",
        "-7H",
        "7H+7D",
        ">P1",
        "P1:want",
        "P1:?",
    ),
    *(
        "official",
        "summary",
        "open-order",
        "jesters=2/2/2/2",
        "hand_limit=1/1/1/1",
        "=",
        ",",
        "|",
        "^",
        "@",
        "x",
    ),
    *("[", "]", '"', "\\", "{", "}", "\n", "\x00", "\u2028", "é", "1.", "2.", "roll:"),
)
NUMBERS = (-1, 0, 1, 2, 3, 5, 12, 54, 10**4, 10**30)
VALUES = (*WORDS, *NUMBERS, None, True, False, 1.5, (), ("7H",), (1,), ((0, 1),), ((1, ("7H",)),))


def games() -> list[Game]:
    """A game of each kind, stopped somewhere."""
    stopped = []
    for seed, (rules, players) in enumerate(TABLES):
        game = Game(players, rules, seed=seed)
        chance = Random(seed)
        for _ in range(chance.randrange(30)):
            if game.is_over:
                break
            game.push(chance.choice(game.legal_moves()))
        stopped.append(game)
    return stopped


GAMES = games()
SEPARATORS = ' ,|=+^@x:"[]\n'
Edit = tuple[str, int, str]
edits = st.lists(
    st.tuples(
        st.sampled_from(["put", "drop", "swap", "letter"]), st.integers(0, 10**4), st.sampled_from(WORDS)
    ),
    min_size=1,
    max_size=3,
)


def pieces(text: str) -> list[str]:
    """A text cut at its separators, which are pieces of their own."""
    found = [""]
    for letter in text:
        if letter in SEPARATORS:
            found += [letter, ""]
        else:
            found[-1] += letter
    return found


def altered(text: str, changes: list[Edit]) -> str:
    """A text with some of its pieces changed."""
    for how, where, word in changes:
        parts = pieces(text)
        at = where % len(parts)
        if how == "put":
            parts[at] = word
        elif how == "drop":
            del parts[at]
        elif how == "swap":
            other = (where // 7) % len(parts)
            parts[at], parts[other] = parts[other], parts[at]
        else:
            at = where % (len(text) + 1)
            parts = [text[:at], word, text[at + 1 :]]
        text = "".join(parts)
    return text


def check_sentence(error: GameError) -> None:
    """An error of ours says what is wrong, not only its reason."""
    assert str(error) != error.reason


def check(read: Callable[[str], Any], write: Callable[[Any], str], text: str) -> None:
    """A text gives a value that reads back, or one of our errors with its sentence."""
    try:
        value = read(text)
    except GameError as error:
        check_sentence(error)
        return
    again = write(value)
    assert read(again) == value
    assert write(read(again)) == again


def played_on(position_and_rules: Any) -> str:
    """The text of a position in which each of some moves can be made."""
    position, rules = position_and_rules
    game = Game.from_position(position, rules)
    for seed in range(2):
        trial, chance = game.copy(), Random(seed)
        for _ in range(6):
            if trial.is_over:
                break
            moves = trial.legal_moves()
            assert moves
            trial.push(chance.choice(moves))
            assert parse_position(position_text(trial.position, rules)) == (trial.position, rules)
    for viewer in (None, *range(game.players)):
        assert parse_view(game.view(viewer).text) == game.view(viewer)
    return position_text(position, rules)


@bounded
@given(st.one_of(st.text(max_size=30), st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join)))
def test_cards_and_moves(text: str) -> None:
    check(card, str, text)
    check(cards, in_a_row, text)
    check(parse_move, str, text)
    for game in GAMES[:4]:
        check(lambda words, game=game: game.parse(words)[0], str, text)  # type: ignore[misc]


def in_a_row(held: Any) -> str:
    """Cards in the order in which they were named."""
    return " ".join(map(str, held))


@bounded
@given(st.sampled_from(GAMES), edits)
def test_positions(game: Game, changes: list[Edit]) -> None:
    line = position_text(game.position, game.rules)
    check(parse_position, played_on, line)
    check(parse_position, played_on, altered(line, changes))


@bounded
@given(st.sampled_from(GAMES), st.sampled_from([None, 0]), edits, st.integers(0, 3))
def test_views(game: Game, viewer: int | None, changes: list[Edit], seed: int) -> None:
    def write(view: Any) -> str:
        view.legal_moves()
        view.sample(seed)
        assert wire.read_view(json.loads(json.dumps(wire.view(view)))) == view
        return str(view.text)

    check(parse_view, write, altered(game.view(viewer).text, changes))


@bounded
@given(st.sampled_from(GAMES), st.booleans(), edits)
def test_records(game: Game, is_started: bool, changes: list[Edit]) -> None:
    if is_started:
        game = Game.from_position(game.position, game.rules)
    text = altered(str(game.record(KEEPER)), changes)
    check(Record.parse, str, text)
    check(lambda words: replay(Record.parse(words)), lambda found: str(found.record(KEEPER)), text)


def altered_json(data: Any, changes: list[tuple[int, object]]) -> Any:
    """JSON in which some places hold something else."""
    data = copy.deepcopy(data)
    for where, value in changes:
        places: list[tuple[Any, Any]] = []
        open_places = [data]
        while open_places:
            inner = open_places.pop()
            keys = inner if isinstance(inner, dict) else range(len(inner))
            for key in keys:
                places.append((inner, key))
                if isinstance(inner[key], dict | list):
                    open_places.append(inner[key])
        if places:
            inner, key = places[where % len(places)]
            inner[key] = json.loads(json.dumps(value))
    return data


json_changes = st.lists(st.tuples(st.integers(0, 10**4), st.sampled_from(VALUES)), min_size=1, max_size=3)


@bounded
@given(st.sampled_from(GAMES), json_changes)
def test_json(game: Game, changes: list[tuple[int, object]]) -> None:
    shapes: list[tuple[Any, Callable[[Any], Any], Callable[[Any], Any]]] = [
        (wire.view(game.view(0)), wire.read_view, wire.view),
        (game.record(KEEPER).to_json(), Record.from_json, Record.to_json),
    ]
    for step in game.steps[:1]:
        shapes.append((wire.move(step.move), wire.read_move, wire.move))
        shapes += [(wire.event(event), wire.read_event, wire.event) for event in step.events(None)]
    for data, read, write in shapes:
        try:
            value = read(altered_json(data, changes))
        except GameError as error:
            check_sentence(error)
            continue
        assert read(json.loads(json.dumps(write(value)))) == value
