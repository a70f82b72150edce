"""Step 4: paying for the enemy's attack (RC-57, RC-60 … RC-66)."""

import pickle

import pytest

from dethrone.regicide import parse_position
from dethrone.regicide.engine import apply
from dethrone.regicide.legal import legal_moves, minimal_payments
from dethrone.regicide.moves import decode
from dethrone.regicide.notation import position_text
from tests.regicide.tables import Case, check, follow, refusal, stand

SUFFERED: dict[str, Case] = {
    "R38 one short is a loss": (
        "enemy=JH hands=3D,4C,5S|2C",
        "3D",
        {"outcome": "lost:cannot-pay", "damage": 3, "hands": "4C 5S / 2C", "owed": 0},
    ),
    "R39 exactly enough is not": (
        "enemy=JH hands=3D,4C,6S|2C",
        "3D -4C+6S",
        {"hands": "- / 2C", "discard": "4C 6S", "asked": 1, "outcome": None, "damage": 3},
    ),
    "R66 a jester is worth nothing": (
        "enemy=JH shield=9 hands=2C,*|3C|4C",
        "2C",
        {"outcome": "lost:cannot-pay", "damage": 4},
    ),
    "nothing is asked for when the attack is nothing": (
        "enemy=JH shield=10 hands=2D,9C|2C",
        "2D",
        {"hands": "9C / 2C", "phase": "play", "asked": 1, "pile": 0},
    ),
}


@pytest.mark.parametrize("case", SUFFERED.values(), ids=SUFFERED.keys())
def test_suffer(case: Case) -> None:
    check(case)


R36 = "enemy=JH phase=suffer hands=10C,10S,AH,*|2C|3C"
PAYMENTS = {
    # case: (rule, payment, may be paid?)
    "R36 enough": ("at_least", "10C", True),
    "R36 twice too much": ("at_least", "10C+10S", True),
    "R36 everything": ("at_least", "10C+10S+AH+*", True),
    "R36 too little": ("at_least", "AH+*", False),
    "R37 until: the last card covers it": ("until", "AH+10C", True),
    "R37 until: the first did": ("until", "10C+10S", False),
    "R37 until: a jester first": ("until", "10C+*", True),
    "R37 minimal: one is enough": ("minimal", "10C", True),
    "R37 minimal: one too many": ("minimal", "AH+10C", False),
    "R37 minimal: a jester too many": ("minimal", "10C+*", False),
    "isn’t in hand": ("at_least", "2C+10C", False),
}


@pytest.mark.parametrize(("rule", "payment", "legal"), PAYMENTS.values(), ids=PAYMENTS.keys())
def test_payment(rule: str, payment: str, *, legal: bool) -> None:
    game = stand(f"official,discard_rule={rule} {R36}")
    assert (refusal(game, f"-{payment}") is None) is legal
    assert (game.parse(payment)[0] in game.legal_moves()) is legal


ROYALS = {
    # case: (payment of 15, enough?)
    "R35 jack and eight": ("JH+8C", True),
    "R35 jack and two": ("JH+2C", False),
}


@pytest.mark.parametrize(("payment", "enough"), ROYALS.values(), ids=ROYALS.keys())
def test_royals_in_hand(payment: str, *, enough: bool) -> None:
    """R35: a captured jack is drawn and pays 10."""
    line = "enemy=QS hands=2D,9C,8C|6D,6H,6S,7D,7H,7S,8D tavern=JH,2C,3C"
    game = follow(line, "2D")
    assert [str(card) for card in game.hand(0)] == ["2C", "8C", "9C", "JH"]
    assert game.view(0).owed == 15
    assert (refusal(game, f"-{payment}") is None) is enough


@pytest.mark.parametrize("move", ["10C", "-10C", "pay 10C", "discard: 10c"])
def test_bare_cards_are_a_payment_here(move: str) -> None:
    assert refusal(stand(R36), move) is None


@pytest.mark.parametrize("move", ["yield", ">P1", "P0:want", "flip"])
def test_nothing_else_is_asked(move: str) -> None:
    assert refusal(stand(R36), move) is not None


OVERFLOW: dict[str, Case] = {
    "R55 the first gives all": (
        "summary enemy=JH phase=suffer hands=4C|3S,2D|9H",
        "-4C",
        {"asked": 1, "owed": 6, "turn": 0, "legal": "-2D+3S"},
    ),
    "R55 the last gives what is left": (
        "summary enemy=JH phase=suffer hands=4C|3S,2D|9H",
        "-4C -3S+2D",
        {"asked": 2, "owed": 1, "turn": 0, "legal": "-9H"},
    ),
    "R55 the next turn is left of the current player": (
        "summary enemy=JH phase=suffer hands=4C|3S,2D|9H",
        "-4C -3S+2D -9H",
        {"asked": 1, "turn": 1, "hands": "- / - / -", "discard": "2D 3S 4C 9H", "phase": "play"},
    ),
    "a player without cards leaves it to the next": (
        "summary enemy=JH turn=P1 hands=4C|3S|2D,9H",
        "3S",
        {"outcome": None, "owed": 10, "asked": 2},
    ),
    "the next hand owes the rest": (
        "summary enemy=JH hands=2C|3D,9H",
        "yield -2C",
        {"asked": 1, "owed": 8},
    ),
    "all hands one short": (
        "summary enemy=JH hands=2C|3D,4H",
        "yield",
        {"outcome": "lost:cannot-pay"},
    ),
}


@pytest.mark.parametrize("case", OVERFLOW.values(), ids=OVERFLOW.keys())
def test_overflow(case: Case) -> None:
    check(case)


def test_who_owes_the_rest_is_kept() -> None:
    """Where the debt has been passed on, whoever saves and loads the game finds the same player asked."""
    game = follow("summary enemy=JH phase=suffer hands=4C|3S,2D|9H", "-4C")
    read, _ = parse_position(position_text(game.position, game.rules))
    for position in (pickle.loads(pickle.dumps(game.position)), read):
        assert (position.decider(), position.turn) == (1, 0)
    first = game.position
    first.payer = 2
    assert first != game.position


@pytest.mark.parametrize("last", ["AC", "5D", "9C"])
def test_the_card_laid_down_last_is_on_top(last: str) -> None:
    """RC-62: whichever it is, also the first or one in the middle of all cards."""
    others = [card for card in ("9C", "5D", "AC") if card != last]
    line = "official,discard_view=top enemy=JH phase=suffer hands=AC,5D,9C|2C"
    assert str(follow(line, f"-{'+'.join([*others, last])}").view().discard_top) == last


def test_a_copy_differs_in_nothing() -> None:
    position = stand("enemy=JH phase=suffer hands=10C,2D|3S").position
    apply(position, next(move for move in legal_moves(position) if move & 1 << 36))
    assert position.copy() == position


def test_minimal_payments_are_payments() -> None:
    position = stand("manual enemy=JH phase=suffer hands=10C,9D,2D|3S").position
    assert {str(decode(move)) for move in minimal_payments(position)} == {"-10C", "-2D+9D"}
