"""Rule sets as values: the presets are the matrix of the rules, every option can be changed, nonsense is refused."""

from dataclasses import fields

import pytest

from dethrone.errors import BadRules, Code
from dethrone.regicide import PRESETS, Game, Rules
from tests.regicide.many_games import RULE_SETS

MATRIX = {
    # option: official, summary, manual, open-order (section 3 of the rules)
    "jesters": [(0, 0, 1, 2), (0, 0, 1, 2), (0, 1, 2, 2), (0, 0, 1, 2)],
    "hand_limit": [(8, 7, 6, 5)] * 4,
    "redraw": ["none", "player", "team", "none"],
    "black_suits": ["standard", "swapped", "standard", "standard"],
    "double_scope": ["total", "total", "cards", "total"],
    "damage_overflow": [False, True, False, False],
    "discard_rule": ["at_least", "until", "until", "at_least"],
    "yield_rule": ["last_turn", "free", "streak", "streak"],
    "yield_needs_card": [False, False, True, False],
    "solo_yield": [False] * 4,
    "turn_order": ["clockwise", "clockwise", "clockwise", "open"],
    "after_kill": ["killer", "killer", "killer", "open"],
    "solo_flips": [2, 2, 2, 2],
    "combo_limit": [10, 10, 10, 10],
    "companion_limit": [None, None, None, None],
    "discard_view": ["open", "open", "open", "count"],
    "stalemate_guard": [3, 3, 3, 3],
    "first_player": ["seat:0", "seat:0", "seat:0", "random"],
    "talk": ["official"] * 4,
}


@pytest.mark.parametrize("option", MATRIX)
def test_presets_are_the_matrix(option: str) -> None:
    names = ["official", "summary", "manual", "open-order"]
    assert [getattr(Rules.named(name), option) for name in names] == MATRIX[option]


def test_the_matrix_is_whole() -> None:
    assert list(PRESETS) == ["official", "summary", "manual", "open-order"]
    assert {field.name for field in fields(Rules)} == set(MATRIX)
    assert Rules() == Rules.named("official")


TEXTS = {
    # text: what it is written as
    "official": "official",
    " Official ": "official",
    "summary,black_suits=standard": "summary,black_suits=standard",
    "summary, black-suits = standard": "summary,black_suits=standard",
    "official,combo_limit=off": "official,combo_limit=off",
    "official,combo_limit=none": "official,combo_limit=off",
    "official,damage_overflow=yes": "official,damage_overflow=on",
    "official,hand_limit=9/8/7/6": "official,hand_limit=9/8/7/6",
    "official,discard_view=top,discard_rule=minimal": "official,discard_rule=minimal,discard_view=top",
    "manual,double_scope=cards": "manual",
}


@pytest.mark.parametrize("text", TEXTS)
def test_text(text: str) -> None:
    rules = Rules.parse(text)
    assert str(rules) == TEXTS[text]
    assert Rules.parse(str(rules)) == rules


@pytest.mark.parametrize("text", RULE_SETS)
def test_text_reads_back(text: str) -> None:
    rules = Rules.parse(text)
    assert Rules.parse(str(rules)) == rules
    assert Rules.parse(str(rules).replace(",", "+")) == rules
    assert Rules.parse(str(rules).replace(",", "+").replace("=", ":")) == rules
    assert Game(2, rules, seed=1) == Game(2, text, seed=1)


@pytest.mark.parametrize("option", MATRIX)
def test_every_option_can_be_changed_alone(option: str) -> None:
    others = {
        "jesters": (1, 1, 1, 1),
        "hand_limit": (7, 6, 5, 4),
        "solo_flips": 1,
        "combo_limit": None,
        "companion_limit": 15,
        "stalemate_guard": 5,
        "first_player": "random",
        "turn_order": "open",
        "after_kill": "open",
        "damage_overflow": True,
        "yield_needs_card": True,
        "solo_yield": True,
        "redraw": "team",
        "black_suits": "swapped",
        "double_scope": "cards",
        "discard_rule": "minimal",
        "yield_rule": "off",
        "discard_view": "top",
        "talk": "none",
    }
    base = Rules().but(yield_rule="streak", turn_order="open") if option == "after_kill" else Rules()
    base = base.but(yield_rule="streak") if option == "turn_order" else base
    changed = base.but(**{option: others[option]})
    assert changed.differences(base) == {option: (others[option], getattr(base, option))}
    assert Rules.parse(str(changed)) == changed


NONSENSE = {
    # text: what the sentence says
    "chess": "There is no rule set called 'chess'",
    "official,tea=on": "There is no option called 'tea'",
    "official,redraw": "'redraw' is not an option. Write name=value",
    "official,redraw=": "is not an option. Write name=value",
    "official,redraw=maybe": "redraw must be one of none, team, player",
    "official,yield_rule=sometimes": "yield_rule must be one of last_turn, streak, free, off",
    "official,damage_overflow=perhaps": "damage_overflow must be on or off",
    "official,jesters=3/3/3/3": "jesters must be 4 numbers from 0 to 2",
    "official,jesters=1/1": "jesters must be 4 numbers from 0 to 2",
    "official,jesters=a/b/c/d": "jesters must be 4 numbers",
    "official,hand_limit=0/1/1/1": "hand_limit must be 4 numbers from 1 to 10",
    "official,hand_limit=11/7/6/5": "hand_limit must be 4 numbers from 1 to 10",
    "official,solo_flips=3": "solo_flips must be a number from 0 to 2",
    "official,solo_flips=x": "solo_flips must be a number from 0 to 2",
    "official,stalemate_guard=-1": "stalemate_guard must be a number from 0 to 100",
    "official,combo_limit=1": "combo_limit must be off or a number from 2 to 40",
    "official,companion_limit=41": "companion_limit must be off or a number from 2 to 40",
    "official,first_player=seat:4": "first_player must be one of seat:0, seat:1, seat:2, seat:3, random",
    "official,after_kill=open": "after_kill=open needs turn_order=open",
    "official,turn_order=open": "turn_order=open does not work with yield_rule=last_turn",
    "summary,stalemate_guard=0": "yield_rule=free needs a stalemate_guard",
}


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_gets_a_sentence(text: str) -> None:
    with pytest.raises(BadRules) as caught:
        Rules.parse(text)
    assert NONSENSE[text] in str(caught.value)
    assert str(caught.value).endswith(".")
    assert caught.value.code is Code.RULES
