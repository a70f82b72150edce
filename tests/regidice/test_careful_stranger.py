"""What a careful stranger hands in: odd arguments, edited pickles, foreign headers; all is refused in our words."""

import pickle
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from dethrone.chance import Secret, Seed, Written
from dethrone.errors import BadRecord, BadRules, GameError, Unreadable
from dethrone.regidice import (
    Game,
    best_attack,
    best_block,
    best_cast,
    best_heal,
    dice,
    parse_move,
    parse_view,
)
from dethrone.regidice.engine import compiled
from dethrone.regidice.kind import KIND
from dethrone.regidice.notation import BOUNDS, SNAPSHOT, position_again
from dethrone.regidice.record import begin
from dethrone.regidice.rules import Rules, rules_of
from dethrone.sheet import Record
from tests.regidice.tables import line
from tests.regidice.wander import ALL_RULES, wander

MANY = "9" * 5000
HEADERS = {"Game": "regidice", "Players": "2", "Rules": "rulebook", "Seed": "1"}


def anything(value: Any) -> Any:
    """What is no such thing to a type checker."""
    return value


def game() -> Game:
    return Game(2, seed=1)


def record(**headers: str) -> Record:
    return Record({**HEADERS, **headers})


# --------------------------------------------------------------------- the helpers about dice
ODD_QUESTIONS: dict[str, Callable[[], object]] = {
    **{
        f"defence {str(defence)[:20]}": partial(anything(best_attack), dice("r1 r2"), defence)
        for defence in (0, -1, 31, 63, 64, 10**30, 1.5, None, "3", True)
    },
    "too many dice to attack": lambda: best_attack(dice("r1") * 32, 3),
    "too many dice to block": lambda: best_block(dice("r1") * 32),
    "too many dice to heal": lambda: best_heal(dice("r1 r2 r3") * 20),
    "too many dice to cast": lambda: best_cast(dice("r1") * 32, (1,)),
    "dice without end": lambda: best_block(iter(lambda: dice("r1")[0], None)),
    "no dice but text": lambda: best_block(anything("r1 r2")),
    "an enemy of no dice": lambda: best_cast(dice("r1"), ()),
    "an enemy of six dice": lambda: best_cast(dice("r1"), (1,) * 6),
    "an enemy that shows 9": lambda: best_cast(dice("r1"), (9,)),
    "an enemy of words": lambda: best_cast(dice("r1"), anything(["x"])),
}


@pytest.mark.parametrize("ask", ODD_QUESTIONS.values(), ids=ODD_QUESTIONS)
def test_an_odd_question_about_dice_is_refused(ask: Callable[[], object]) -> None:
    with pytest.raises(BadRules) as refused:
        ask()
    assert str(refused.value)


def test_dice_that_show_nothing_do_nothing() -> None:
    pool = dice("r? b- k* r1 b1 y1")
    assert best_attack(pool, 3).worth == 1
    assert best_block(pool).worth == 1
    assert best_heal(pool).worth == 0
    assert {spell.worth for spell in best_cast(dice("r? b- k*"), (1,)).values()} == {0}
    assert best_attack(dice("r1") * 31, 1).worth == 31


# ---------------------------------------------------------------------------------- pickles
EVERY = 1 if compiled else 5  # position that is met; interpreted each takes twenty times as long


def test_every_position_and_view_comes_back_from_its_pickle() -> None:
    for seed, rules in enumerate(ALL_RULES.values()):
        for one, _ in wander(2 + seed % 3, rules, seed):
            if len(one.steps) % EVERY:
                continue
            position = one.position
            assert pickle.loads(pickle.dumps(position)) == position
            for seat in (None, 0, one.players - 1):
                assert pickle.loads(pickle.dumps(one.view(seat))) == one.view(seat)
        assert pickle.loads(pickle.dumps(one)) == one


def play_on(one: Game) -> None:
    """A game goes on for a while and is never stuck."""
    for number in range(15):
        if one.is_over:
            break
        legal = one.legal_moves()
        one.push(legal[(7 * number) % len(legal)])


EDITS = (-1, 0, 1, 7, 32, 255, 2**31, 2**64, 10**40)


def test_an_edited_position_is_refused_or_sound() -> None:
    """Every number of a snapshot is changed to each of a few others: what comes out is played on without harm."""
    sound = 0
    for one, _ in wander(3, ALL_RULES["rulebook"], 3):
        numbers = one.position.snapshot()
        assert len(numbers) == len(SNAPSHOT)
        places = range(len(numbers)) if len(one.steps) % 5 == 0 else range(len(BOUNDS))
        for at in places:
            for edit in EDITS:
                try:
                    again = position_again((*numbers[:at], edit, *numbers[at + 1 :]))
                except Unreadable:
                    continue
                sound += 1
                play_on(Game.from_position(again, rules_of(again.options, again.max_rounds), Seed(1)))
        if len(one.steps) > 12:
            break
    assert sound > 0


SHORT: tuple[Any, ...] = (
    (),
    (1,),
    None,
    "x" * 328,
    [0] * 328,
    ("2",) * 328,
    (1.0,) * 328,
    (True,) * 328,
    (0,) * 10**5,
)


@pytest.mark.parametrize("numbers", SHORT, ids=range(len(SHORT)))
def test_what_is_no_snapshot_is_refused(numbers: Any) -> None:
    with pytest.raises(Unreadable):
        position_again(numbers)


def edited(value: object, **arguments: object) -> object:
    """A value unpickled with some of what it is made from changed, by its place."""
    build, row = anything(value).__reduce__()
    parts = [*row]
    for place, part in arguments.items():
        parts[int(place[1:])] = part
    again: object = build(*parts)
    return again


VIEW_EDITS: dict[str, dict[str, object]] = {
    "another's seat": {"_0": 1},
    "a seat that is not there": {"_0": 5},
    "a seat that is no number": {"_0": "0"},
    "other rules": {"_1": Rules.parse("bga")},
    "no rules": {"_1": "rulebook"},
    "no outline": {"_2": None},
    "all of it": {"_2": Game(2, seed=1).position},
    "for its keeper": {"_3": True},
    "no truth": {"_3": "yes"},
}


@pytest.mark.parametrize("edit", VIEW_EDITS.values(), ids=VIEW_EDITS)
def test_an_edited_view_is_refused(edit: dict[str, object]) -> None:
    view = game().view(0)
    assert edited(view) == view
    with pytest.raises(GameError):
        edited(view, **edit)


GAME_EDITS: dict[str, dict[str, object]] = {
    "players": {"_0": 9},
    "players as text": {"_0": "2"},
    "rules": {"_1": "chess"},
    "rules that are no text": {"_1": 5},
    "chance": {"_2": 7},
    "first caller": {"_3": 4},
    "a start": {"_4": "nonsense"},
    "a start that is no text": {"_4": 8},
    "a commitment": {"_5": 8},
    "a place that no move has": {"_6": b"\xff\xff"},
    "half a place": {"_6": b"\xff"},
    "places as text": {"_6": "\x00\x00"},
}


@pytest.mark.parametrize("edit", GAME_EDITS.values(), ids=GAME_EDITS)
def test_an_edited_game_is_refused(edit: dict[str, object]) -> None:
    one = game()
    one.push(one.legal_moves()[0])
    assert edited(one) == one
    with pytest.raises(GameError):
        edited(one, **edit)


def test_rules_and_chance_are_checked_when_they_are_unpickled() -> None:
    edits = (
        (Seed(77), b"K\x4d", b"J\xff\xff\xff\xff"),
        (Secret(bytes(range(32)), ("abc",)), b"abc", b"a-c"),
        (Written({"x": [77]}), b"K\x4d", b"J\xff\xff\xff\xff"),
        (Rules.parse("bga,max_rounds=77"), b"=77", b"=-7"),
    )
    for value, old, new in edits:
        text = pickle.dumps(value, protocol=3)
        assert pickle.loads(text) == value
        assert text.count(old) == 1
        with pytest.raises(BadRules):
            pickle.loads(text.replace(old, new))


# --------------------------------------------------------------------- headers and arguments
BAD_HEADERS = {
    **{f"Seed {seed[:22]}": {"Seed": seed} for seed in ("-1", str(2**64), MANY, "1.5", "²", "")},
    **{
        f"First {seat[:22]}": {"First": seat}
        for seat in ("P18446744073709551616", "P-1", "P9", "P" + MANY, "P²", "")
    },
    **{f"Players {count[:9]}": {"Players": count} for count in (MANY, "0", "5", "-2", "²", "")},
    "Commitment": {"Commitment": "é" * 64},
    "Commitment too short": {"Commitment": "0" * 63},
    "Rules": {"Rules": f"rulebook,max_rounds={MANY}"},
    "Rules of many digits": {"Rules": "rulebook,max_rounds=" + "9" * 900},
}


@pytest.mark.parametrize("headers", BAD_HEADERS.values(), ids=BAD_HEADERS)
def test_a_bad_header_is_refused(headers: dict[str, str]) -> None:
    for judge in (KIND.replay, KIND.verify):
        with pytest.raises(BadRecord) as refused:
            judge(record(**headers))
        assert len(str(refused.value)) < 400


def test_a_move_number_of_many_digits_is_no_move() -> None:
    text = f'[Game "regidice"]\n[Players "2"]\n[Seed "1"]\n\n{MANY}. A1'
    with pytest.raises(BadRecord, match=re.compile("roll|move", re.I)):
        KIND.replay(Record.parse(text))


COUNTS: tuple[Any, ...] = ("2", 2.0, None, [], True, 5)
RULE_SETS: tuple[Any, ...] = (None, [], 5, "", "x" * 10**5)
MOVES: tuple[Any, ...] = (None, "A3", [], 7, object)
ARGUMENTS: dict[str, Callable[[], object]] = {
    **{f"players={players!r}": partial(anything(Game), players) for players in COUNTS},
    **{f"seed={seed!r}": partial(anything(Game), seed=seed) for seed in (1.5, "1", -1, 2**64, True)},
    **{f"secret={secret!r}": partial(anything(Game), secret=secret) for secret in (b"", "a" * 32, 5)},
    **{f"nonces={nonces!r}": partial(anything(Game), nonces=nonces) for nonces in (5, "ab", (5,), ("",))},
    **{f"rules={rules!r}": partial(anything(Game), 2, rules) for rules in RULE_SETS},
    "chance": lambda: Game.deal(2, "rulebook", anything(5)),
    "first caller": lambda: Game.deal(2, "rulebook", Seed(1), first_caller=anything("x")),
    "first caller 1.0": lambda: Game.deal(2, "rulebook", Seed(1), first_caller=anything(1.0)),
    "rules that contradict the position": lambda: Game.from_position(game().position, "bga"),
    "rounds that contradict the position": lambda: Game.from_position(
        game().position, "rulebook,max_rounds=9"
    ),
    **{f"view({seat!r})": partial(anything(game().view), seat) for seat in ("x", 1.0, -1, 2, 10**30, True)},
    **{f"push({move!r})": partial(anything(game().push), move) for move in MOVES},
    **{f"check({move!r})": partial(anything(game().check), move) for move in MOVES},
    **{f"dice({text!r})": partial(anything(dice), text) for text in ("\n", "r\n", "r3\n", None, 5, "r3²")},
    **{
        f"move({text!r})": partial(anything(parse_move), text)
        for text in ("\n", None, 5, "share:P0=" + "9" * 900)
    },
    **{
        f"view({text!r})": partial(anything(parse_view), text)
        for text in ("\n", None, "9" * 4000, "x" * 10**6)
    },
    "record": lambda: Record.parse(anything(None)),
}


@pytest.mark.parametrize("ask", ARGUMENTS.values(), ids=[name[:30] for name in ARGUMENTS])
def test_an_odd_argument_is_refused(ask: Callable[[], object]) -> None:
    with pytest.raises(GameError) as refused:
        ask()
    assert len(str(refused.value)) < 600


def test_the_dice_of_a_line_break_are_refused_where_they_stand() -> None:
    with pytest.raises(Unreadable) as refused:
        dice("r3 \n b4")
    assert refused.value.where == 3


# --------------------------------------------------------------------- nothing hidden is printed
def test_what_is_printed_holds_nothing_hidden() -> None:
    one = Game(3, secret=bytes(range(32)))
    assert bytes(range(32)).hex() not in repr(one) + repr(one.chance)
    assert repr(bytes(range(32))) not in repr(one.chance)
    for shown in (repr(one), str(one), repr(one.view()), repr(one.steps)):
        assert not re.search(r"[rby][1-6]", shown)
    assert "?" in repr(one.view(0))
    twin = begin(line(["r1", "r1"], "", phase="declare"), Seed(1))
    assert repr(begin(line(["r6", "r5"], "", phase="declare"), Seed(1))) == repr(twin)
