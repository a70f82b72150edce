"""Yielding, and being stuck (RC-70 … RC-76)."""

import pytest

from dethrone.regicide import Game, parse_position
from tests.regicide.tables import Case, check, do, follow, refusal, stand

YIELDS: dict[str, Case] = {
    "you may yield with an empty hand behind a shield": (
        "enemy=JH damage=4 shield=12 hands=|2C",
        "yield",
        {"asked": 1, "phase": "play", "outcome": None},
    ),
    "R41 nothing to pay with": ("enemy=JH hands=|2C", "yield", {"outcome": "lost:cannot-pay"}),
    "R42 neither play nor yield": (
        "enemy=JH damage=4 shield=12 turn=P1 hands=|2C",
        "yield",
        {"outcome": "lost:stuck", "turn": 0, "damage": 4, "legal": ""},
    ),
    "R43 manual: yielding needs a card": (
        "manual enemy=JH damage=1 shield=12 turn=P1 hands=|2C,3H",
        "3H",
        {"outcome": "lost:stuck", "turn": 0, "damage": 4},
    ),
    "official: it does not": (
        "enemy=JH damage=1 shield=12 turn=P1 hands=|2C,3H",
        "3H",
        {"outcome": None, "turn": 0, "legal": "yield"},
    ),
    "R44 after the other played a card": (
        "enemy=JH hands=10C,2C|3C,10D",
        "yield -10C 3C -10D",
        {"damage": 6, "asked": 0, "legal": "2C yield"},
    ),
}


@pytest.mark.parametrize("case", YIELDS.values(), ids=YIELDS.keys())
def test_yield(case: Case) -> None:
    check(case)


MAY_YIELD = {
    # case: (position, moves, may the asked seat yield?)
    "R44 the other yielded": ("enemy=JH hands=10C,2C|3C,10D", "yield -10C", False),
    "R45 both others yielded": ("enemy=JH shield=10 hands=2C|3C|4C", "yield yield", False),
    "R45 one of them played": ("enemy=JH shield=10 hands=2C|3C,9D|4C", "yield 3C", True),
    "R47 one of them played a jester": ("enemy=JH shield=10 hands=2C|*|4C", "yield * >P2", True),
    "R48 alone": ("enemy=JH shield=10 hands=2C", "", False),
    "R57 summary: always": ("summary enemy=JH shield=10 hands=2C|3C|4C", "yield yield", True),
    "R64 open-order: the other after a yield": (
        "open-order enemy=JH shield=10 hands=2C|3C phase=who",
        "P0:want P1:neutral yield P0:neutral P1:want",
        False,
    ),
    "R64 open-order: the same after a yield": (
        "open-order enemy=JH shield=10 hands=2C|3C phase=who",
        "P0:want P1:neutral yield P0:want P1:neutral",
        False,
    ),
    "open-order: after a card": (
        "open-order enemy=JH shield=10 hands=2C|3C,9D phase=who",
        "P0:want P1:neutral yield P0:neutral P1:want 3C P0:want P1:neutral",
        True,
    ),
    "RC-72 last_turn: a kill does not clear the other's flag": (
        "enemy=JH shield=10 damage=18 hands=2C|3C,9D,10S",
        "yield 3C",
        False,
    ),
    "RC-72 streak: a kill breaks it": (
        "official,yield_rule=streak enemy=JH shield=10 damage=18 hands=2C|3C,9D,10S",
        "yield 3C",
        True,
    ),
    "a card clears one's own flag": ("enemy=JH shield=10 hands=2C,2D|3C,9D", "yield 3C 2D", True),
    "a jester clears one's own flag": (
        "official,jesters=0/1/1/2 enemy=JH shield=10 hands=2C,*|3C,9D",
        "yield 3C * >P1",
        True,
    ),
    "off: never": ("official,yield_rule=off enemy=JH shield=10 hands=2C|3C", "", False),
    "who has had no turn has not yielded": ("enemy=JH hands=2C|3C", "", True),
    "manual: with a card": ("manual enemy=JH shield=10 hands=2C|3C", "", True),
}


@pytest.mark.parametrize(("line", "moves", "may"), MAY_YIELD.values(), ids=MAY_YIELD.keys())
def test_may_yield(line: str, moves: str, *, may: bool) -> None:
    game = follow(line, moves)
    assert not game.is_over
    assert (refusal(game, "yield") is None) is may
    assert ("yield" in map(str, game.legal_moves())) is may


REASONS = {
    # case: (position, moves, the sentence)
    "alone": ("enemy=JH hands=2C", "", "You can’t yield in a solo game. Play a card or flip a Jester."),
    "off": (
        "official,yield_rule=off enemy=JH hands=2C|3C",
        "",
        "This rule set has no yielding. Play a card.",
    ),
    "a row of yields": (
        "manual enemy=JH shield=10 hands=2C|3C",
        "yield",
        "You can’t yield: 1 in a row is the limit for 2 players. Play a card.",
    ),
    "all others yielded": (
        "enemy=JH shield=10 hands=2C|3C",
        "yield",
        "You can’t yield: everyone else yielded on their last turn. Play a card.",
    ),
}


@pytest.mark.parametrize(("line", "moves", "sentence"), REASONS.values(), ids=REASONS.keys())
def test_reason(line: str, moves: str, sentence: str) -> None:
    assert refusal(follow(line, moves), "yield") == sentence


def test_yielding_may_need_a_card() -> None:
    """Who has none has lost before being asked (RC-75), so only a position made by hand can show it."""
    position, rules = parse_position("regicide manual enemy=JH shield=10 hands=2C|3C")
    position.set_hand(0, 0)
    game = Game.from_position(position, rules)
    assert refusal(game, "yield") == "You can’t yield with an empty hand in this rule set."
    assert list(game.legal_moves()) == []


@pytest.mark.parametrize("guard", [1, 2, 3])
def test_endless_yielding_is_a_stalemate(guard: int) -> None:
    """RC-76: with free yielding and a full shield the guard ends the game after that many rounds."""
    game = stand(f"summary,stalemate_guard={guard} enemy=JH shield=10 hands=2C|3C|4C")
    for _ in range(3 * guard - 1):
        do(game, "yield")
        assert not game.is_over
    do(game, "yield")
    assert game.outcome is not None
    assert game.outcome.value == "lost:stalemate"
