"""Step 3: damage, exact kills, and who goes on (RC-44 … RC-46, RC-50 … RC-57)."""

import pytest

from dethrone.regicide import Outcome
from tests.regicide.tables import Case, check, follow

STRIKES = {
    # case          damage  tavern  discard   enemy
    "survives": (6, "", "", "JH"),
    "one short": (13, "", "", "JH"),
    "exact kill": (14, "JH", "6S", "JC"),
    "overkill": (15, "", "6S JH", "JC"),
}


@pytest.mark.parametrize(("damage", "tavern", "discard", "enemy"), STRIKES.values(), ids=STRIKES.keys())
def test_strike(damage: int, tavern: str, discard: str, enemy: str) -> None:
    line = f"enemy=JH damage={damage} shield=10 hands=6S,10D|2C"
    check((line, "6S", {"tavern": tavern, "discard": discard, "enemy": enemy}))


DEFEATS: dict[str, Case] = {
    "R17 king and ace against a king": (
        "enemy=KH castle=KS,KD hands=KC,AS,9D|2C",
        "KC+AS",
        {"discard": "AS KC KH", "enemy": "KS", "damage": 0, "shield": 0, "asked": 0, "phase": "play"},
    ),
    "R23 drawn before the queen is captured": (
        "enemy=QH damage=27 shield=20 castle=QS,QC,QD,KC,KD,KH,KS hands=3D,4C|6D,6H,6S,7D,7H,7S,8D "
        "tavern=6C,7C,8C,9C",
        "3D",
        {
            "hands": "4C 6C 7C 8C / 6D 6H 6S 7D 7H 7S 8D",
            "tavern": "QH 9C",
            "enemy": "QS",
            "damage": 0,
            "shield": 0,
            "attack": 15,
            "asked": 0,
        },
    ),
    "R29 the jester is discarded with the rest": (
        "enemy=JD damage=18 immunity=off plays=P1,*|P2,9C castle=JC,JH,JS,QC,QD,QH,QS,KC,KD,KH,KS "
        "hands=2H,6C,10S|4C|5C",
        "2H",
        {"tavern": "JD", "discard": "2H 9C *", "enemy": "JC", "cancelled": False, "asked": 0, "table": ""},
    ),
    "R31 drawn before the jack is captured": (
        "enemy=JH damage=13 shield=13 plays=P0,10S|P1,3S castle=JS,JC,JD,QC,QD,QH,QS,KC,KD,KH,KS "
        "hands=7D,2C|6D,6H,6S,7C,7H,7S,8D tavern=6C,8C,9C",
        "7D",
        {
            "hands": "2C 6C 8C 9C / 6D 6H 6S 7C 7H 7S 8D",
            "tavern": "JH",
            "discard": "3S 7D 10S",
            "enemy": "JS",
            "asked": 0,
        },
    ),
    "R32 exact by doubling": (
        "enemy=JH damage=10 hands=5C,4D|2C tavern=9C",
        "5C",
        {"tavern": "JH 9C", "discard": "5C", "asked": 0},
    ),
    "R33 overkill, nothing is paid": (
        "enemy=JH damage=15 plays=P0,10D|P1,5D hands=8S,4D|2C",
        "8S",
        {"discard": "5D 8S 10D JH", "tavern": "", "asked": 0, "phase": "play", "owed": 0, "hands": "4D / 2C"},
    ),
    "R34 the killer goes on, then the next": (
        "enemy=JH damage=15 turn=P1 hands=2C|8S,4H,10H,5H|3C",
        "8S 4H -10H",
        {"turn": 2, "asked": 2, "enemy": "JC", "damage": 4},
    ),
    "R58 the last king falls": (
        "enemy=KS damage=33 castle= hands=10D|",
        "10D",
        {"outcome": "won", "phase": "over", "discard": "10D KS", "castle": -1, "asked": None, "legal": ""},
    ),
    "the last king is captured": (
        "enemy=KS damage=33 castle= hands=7D|",
        "7D",
        {"outcome": "won", "tavern": "KS", "discard": "7D"},
    ),
    "a killer without cards may yield, and dies": (
        "enemy=JH damage=15 hands=8S|2C",
        "8S yield",
        {"outcome": "lost:cannot-pay", "enemy": "JC"},
    ),
    "a killer without cards who may not yield is stuck": (
        "enemy=JH damage=15 yielded=0,1 hands=8S|2C",
        "8S",
        {"outcome": "lost:stuck", "enemy": "JC"},
    ),
    "a second royal falls in the same turn": (
        "enemy=JH damage=15 castle=JD,JC,JS,QC,QD,QH,QS,KC,KD,KH,KS hands=8S,5C,5S,9C|2C",
        "8S 5C+5S",
        {"enemy": "JC", "asked": 0, "discard": "5C 5S 8S JH", "tavern": "JD"},
    ),
}


def test_the_castle_is_empty_after_the_last_king() -> None:
    game = follow("enemy=KS damage=33 castle=KD hands=10D,9H|2C", "10D")
    assert game.view().castle_size == 0
    game = follow("enemy=KS damage=33 castle= hands=10D|2C", "10D")
    assert (game.view().castle_size, game.view().castle_left) == (0, ())


def test_what_the_enemy_still_endures() -> None:
    game = follow("enemy=KH damage=33 shield=20 castle= hands=2C,10D|10C", "2C")
    assert game.view().health_left == 3
    game = follow("enemy=KS damage=33 castle= hands=10D|2C", "10D")
    assert game.outcome is Outcome.WON
    assert game.outcome.is_won
    assert game.view().health_left == 0
    lost = follow("enemy=KS damage=33 castle= hands=2D|2C", "2D")
    assert lost.outcome is Outcome.CANNOT_PAY
    assert not lost.outcome.is_won
    assert lost.view().health_left == 5


def test_a_captured_royal_is_known_on_top() -> None:
    """RC-92: the one card of its layer; what lies below is known as a set alone."""
    game = follow("enemy=JH damage=15 hands=5S,9D|2C tavern=9C,8C", "5S")
    for seat in (None, 0, 1):
        assert [card and str(card) for card in game.view(seat).tavern_known] == ["JH", None, None]


@pytest.mark.parametrize("case", DEFEATS.values(), ids=DEFEATS.keys())
def test_defeat(case: Case) -> None:
    check(case)
