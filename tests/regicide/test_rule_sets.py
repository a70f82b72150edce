"""Where the rule sets part ways (section 3 of the rules): one position, each preset's answer."""

import pytest

from dethrone.regicide import PRESETS
from tests.regicide.tables import TWENTY, Case, check, follow, seen

SUMMARY: dict[str, Case] = {
    "R54 clubs shield": (
        "summary enemy=JH hands=8C,8S,10D|2C",
        "8C",
        {"damage": 8, "shield": 8, "attack": 2, "owed": 2},
    ),
    "R54 spades double": (
        "summary enemy=JH hands=8C,8S,10D|2C",
        "8S",
        {"damage": 16, "shield": 0, "owed": 10},
    ),
    "the corrected summary": (
        "summary,black_suits=standard enemy=JH hands=8C,8S,10D|2C",
        "8S",
        {"damage": 8, "shield": 8, "owed": 2},
    ),
}

OPEN_ORDER: dict[str, Case] = {
    "everybody is asked in turn": (
        "open-order enemy=JH phase=who hands=2C|3C",
        "P0:rather-not",
        {"phase": "who", "asked": 1},
    ),
    "the only one who wants goes": (
        "open-order enemy=JH phase=who hands=2C|3C",
        "P0:rather-not P1:want",
        {"phase": "play", "asked": 1, "turn": 1},
    ),
    "two want: the host decides": (
        "open-order enemy=JH phase=who hands=2C|3C",
        "P0:want P1:want",
        {"phase": "name", "asked": 0, "legal": ">P0 >P1"},
    ),
    "nobody wants: the host decides": (
        "open-order enemy=JH phase=who hands=2C|3C",
        "P0:neutral P1:rather-not >P1",
        {"phase": "play", "asked": 1},
    ),
    "after a kill it is asked again": (
        "open-order enemy=JH damage=15 hands=8S,2C|3C",
        "8S",
        {"phase": "who", "asked": 0, "enemy": "JC"},
    ),
    "whoever acted suffers": (
        "open-order enemy=JH turn=P1 hands=2C|3D,10C",
        "3D",
        {"phase": "suffer", "asked": 1},
    ),
    "nobody is asked alone": (
        "open-order enemy=JH damage=15 hands=8S,2C",
        "8S",
        {"phase": "play", "asked": 0},
    ),
    "a jester's player still names the next": (
        "open-order enemy=JH turn=P1 hands=2C|*|3C",
        "*",
        {"phase": "name", "asked": 1},
    ),
}

TABLE = SUMMARY | OPEN_ORDER


@pytest.mark.parametrize("case", TABLE.values(), ids=TABLE.keys())
def test_rule_set(case: Case) -> None:
    check(case)


DAMAGE = {
    # rule set: damage and shield of 3D+3S+3C against QH, and what is then owed
    "official": (18, 9, 6),
    "summary": (18, 9, 6),
    "manual": (12, 9, 6),
    "open-order": (18, 9, 6),
}


@pytest.mark.parametrize("rules", PRESETS)
def test_one_play_under_each(rules: str) -> None:
    game = follow(f"{rules} enemy=QH hands=3D,3S,3C,10C| tavern={TWENTY}", "3D+3S+3C")
    shown = seen(game)
    assert (shown["damage"], shown["shield"], shown["owed"]) == DAMAGE[rules]
