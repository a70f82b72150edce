"""Step 2: hearts heal, diamonds draw, clubs double, spades shield (RC-18 … RC-33)."""

import pytest

from tests.regicide.tables import FIVE, SEVEN, TEN, TWENTY, Case, check, follow, seen

HEARTS: dict[str, Case] = {
    "R03 three healed, the last card paid": (
        "enemy=JS hands=3H,10D|2C tavern=9C discard=4C,4D,4H,4S,5C",
        "3H -10D",
        {"pile": 3, "left": 4, "damage": 3, "hands": "- / 2C", "asked": 1, "outcome": None},
    ),
    "R04 fewer discards than the value": (
        "enemy=JS hands=9H,10C|2C discard=4C,4D",
        "9H",
        {"pile": 0, "left": 2, "damage": 9, "owed": 10, "phase": "suffer"},
    ),
    "R05 the card just played stays on the table": (
        f"enemy=JS hands=8H,10C|2C tavern={FIVE}",
        "8H",
        {"pile": 0, "left": 5, "damage": 8, "table": "8H", "owed": 10},
    ),
    "R65 doubling does not feed hearts": (
        f"enemy=JS hands=4H,4C,10S|2C discard={TEN},2D,2H",
        "4H+4C",
        {"pile": 4, "left": 8, "damage": 16, "owed": 10},
    ),
    "hearts against hearts heal nothing": (
        "enemy=JH hands=3H,10D|2C discard=4C,4D,4H",
        "3H",
        {"pile": 3, "left": 0, "damage": 3},
    ),
    "hearts before diamonds: the healed cards are drawn": (
        "enemy=JS hands=AD,5H,10C|9C discard=4C,4D",
        "AD+5H",
        {"pile": 0, "left": 0, "sizes": [2, 2], "damage": 6, "owed": 10},
    ),
}

DIAMONDS: dict[str, Case] = {
    "R07 full hands are passed over": (
        "enemy=JS hands=5D,2C,3C,4C,10C|5C,6C,6D,7C,7D,8C|2S,3S,4S tavern=6H,7H,8H,9H,10H,2H",
        "5D",
        {
            "hands": "2C 3C 4C 6H 8H 10C / 5C 6C 6D 7C 7D 8C / 2S 3S 4S 7H 9H 10H",
            "tavern": "2H",
            "owed": 10,
        },
    ),
    "R08 one free place takes one card": (
        f"enemy=JS hands=5D,2C,3C,4C,5C,2S,3S|{SEVEN} tavern={TEN}",
        "5D",
        {"sizes": [7, 7], "left": 9},
    ),
    "R09 the tavern runs out": (
        "enemy=JS hands=9D,10C,2S|4C tavern=6H,7H",
        "9D",
        {"hands": "2S 6H 10C / 4C 7H", "left": 0, "owed": 10, "outcome": None},
    ),
    "diamonds against diamonds draw nothing": (
        f"enemy=JD hands=5D,10C|4C tavern={FIVE}",
        "5D",
        {"sizes": [1, 1], "left": 5, "damage": 5},
    ),
}

CLUBS: dict[str, Case] = {
    "R11 clubs double": ("enemy=JH hands=8C,10D|2C", "8C", {"damage": 16, "owed": 10}),
    "R12 clubs against clubs": ("enemy=JC hands=8C,10D|2C", "8C", {"damage": 8, "owed": 10}),
    "R13 the whole play is doubled": (
        f"enemy=QH hands=3D,3S,3C,10C| tavern={TWENTY}",
        "3D+3S+3C",
        {"sizes": [6, 4], "left": 11, "shield": 9, "damage": 18, "owed": 6},
    ),
    "R14 manual: only the club is": (
        f"manual enemy=QH hands=3D,3S,3C,10C| tavern={TWENTY}",
        "3D+3S+3C",
        {"sizes": [6, 4], "left": 11, "shield": 9, "damage": 12, "owed": 6},
    ),
    "R15 a companion of clubs": (
        f"enemy=QH hands=AC,8D,QD|{SEVEN} tavern={TWENTY.replace('8D', '10C')}",
        "AC+8D",
        {"sizes": [7, 7], "left": 14, "damage": 18, "owed": 15},
    ),
    "R15 manual: a companion of clubs": (
        "manual enemy=QH hands=AC,8D,QD|2C tavern=3C",
        "AC+8D",
        {"damage": 10, "owed": 15},
    ),
}

SPADES: dict[str, Case] = {
    "R22 fully shielded, nothing is paid": (
        "enemy=JH damage=7 shield=7 hands=5S,2D|2C",
        "5S",
        {"damage": 12, "shield": 12, "attack": 0, "hands": "2D / 2C", "phase": "play", "asked": 1},
    ),
    "R24 spades against spades are remembered": (
        "enemy=JS hands=9S,10C|2C",
        "9S",
        {"damage": 9, "shield": 9, "attack": 10, "owed": 10},
    ),
    "the shield outlives the turn": (
        "enemy=QH hands=6S,9D|9C,2C tavern=3C",
        "6S -9D 2C",
        {"shield": 6, "owed": 9, "asked": 1},
    ),
}

SEVERAL: dict[str, Case] = {
    "R18 two aces, both powers": (
        f"enemy=JC hands=AS,AD,9D|9H tavern={FIVE}",
        "AS+AD",
        {"sizes": [2, 2], "left": 3, "damage": 2, "shield": 2, "owed": 8},
    ),
    "R21 four twos against hearts": (
        f"enemy=QH hands=2H,2D,2C,2S,10C||| tavern={TWENTY} discard=3C,3D,3S",
        "2H+2D+2C+2S",
        {"pile": 3, "sizes": [3, 2, 2, 2], "left": 12, "damage": 16, "shield": 8, "owed": 7},
    ),
    "R59 one suit of three is immune": (
        f"enemy=JD hands=3D,3S,3C,2H|2C tavern={FIVE},8C,8D,8H,8S",
        "3D+3S+3C",
        {"left": 9, "shield": 9, "damage": 18, "owed": 1},
    ),
    "one suit twice works once": (
        "enemy=JC hands=AH,8H,10D|2C discard=3C,3D,3S,4C,4D,4S,5C,5D,5S,6C,6D",
        "AH+8H",
        {"pile": 2, "left": 9, "damage": 9},
    ),
}

POSITIONS: dict[str, Case] = {
    "R60 seven of spades, pay three": (
        "enemy=JC hands=5H,5D,7H,9H,7S,6C,9C|2C,2D,2H,2S,3C,3D,3H tavern=4C",
        "7S -5H",
        {"damage": 7, "shield": 7, "attack": 3, "hands": "5D 6C 7H 9C 9H / 2C 2D 2H 2S 3C 3D 3H", "pile": 1},
    ),
    "R61 exact kill with two fives": (
        "enemy=JD damage=10 shield=7 plays=P0,7S|P0,AH|P0,2D hands=7H,5H,9H,2C,5D,4H|3C "
        "discard=8C,8D,8H tavern=10C,10D,10H,10S,9C,9D,9S,6C,6D",
        "5H+5D",
        {"left": 13, "pile": 5, "enemy": "JC", "hands": "2C 4H 7H 9H / 3C", "asked": 0, "phase": "play"},
    ),
    "R62 nine of hearts, pay three": (
        "enemy=JD damage=10 shield=7 plays=P0,7S|P0,AH|P0,2D hands=7H,5H,9H,2C,5D,4H|3C "
        "discard=8C,8D,8H tavern=10C,10D,10H,10S,9C,9D,9S,6C,6D",
        "9H -4H",
        {"damage": 19, "pile": 1, "left": 12, "hands": "2C 5D 5H 7H / 3C", "asked": 1},
    ),
}

ALL = HEARTS | DIAMONDS | CLUBS | SPADES | SEVERAL | POSITIONS


@pytest.mark.parametrize("case", ALL.values(), ids=ALL.keys())
def test_powers(case: Case) -> None:
    check(case)


def test_healed_cards_lie_under_the_tavern() -> None:
    """R03, RC-27: what lay on top still does, and the healed cards are below it in any order."""
    orders = set()
    for rng in range(60):
        game = follow(f"enemy=JS hands=3H,10D|2C tavern=9C discard=4C,4D,4H,4S,5C rng={rng:x}", "3H")
        top, *healed = str(seen(game)["tavern"]).split()
        assert top == "9C"
        assert set(healed) < {"4C", "4D", "4H", "4S", "5C"}
        orders.add(tuple(healed))
    assert len(orders) > 30, "sixty orders are possible"


def test_captured_royal_is_on_top_after_healing() -> None:
    """R61: the jack lies on top, the healed cards below what was there."""
    game = follow(*POSITIONS["R61 exact kill with two fives"][:2])
    tavern = str(seen(game)["tavern"]).split()
    assert tavern[0] == "JD"
    assert tavern[1:10] == ["10C", "10D", "10H", "10S", "9C", "9D", "9S", "6C", "6D"]
    assert set(tavern[10:]) == {"8C", "8D", "8H"}
