"""The solo game: two jesters beside the table, yielding by option only, medals (RC-08, RC-73, RC-80 … RC-85)."""

import pytest

from dethrone.prose import voice
from dethrone.regicide import Flip
from dethrone.regicide.kind import KIND
from tests.regicide.tables import FIVE, TEN, Case, check, follow, refusal, stand

FLIPS: dict[str, Case] = {
    "R49 at the start of Step 1": (
        f"enemy=JD hands=2D,3D tavern={TEN} flips=2",
        "flip",
        {"discard": "2D 3D", "sizes": [8], "left": 2, "flips": 1, "cancelled": False, "phase": "play"},
    ),
    "R50 too poor to pay is not lost yet": (
        f"enemy=JC hands=5H,2C tavern={TEN},7C,7D flips=1",
        "5H",
        {"phase": "suffer", "owed": 10, "outcome": None, "legal": "flip"},
    ),
    "R50 at the start of Step 4": (
        f"enemy=JC hands=5H,2C tavern={TEN},7C,7D flips=1",
        "5H flip",
        {"discard": "2C", "sizes": [8], "left": 4, "flips": 0, "owed": 10, "phase": "suffer"},
    ),
    "R51 a short tavern": (
        f"enemy=JC hands=9C tavern={FIVE} flips=1",
        "flip",
        {"discard": "9C", "sizes": [5], "left": 0, "flips": 0, "phase": "play"},
    ),
    "R52 no card and no token": (
        f"enemy=JC shield=10 hands=2H tavern={FIVE} flips=0",
        "2H",
        {"outcome": "lost:stuck", "legal": ""},
    ),
    "R52 no card and one token": (
        f"enemy=JC shield=10 hands=2H tavern={FIVE} flips=1",
        "2H",
        {"outcome": None, "legal": "flip"},
    ),
    "two flips in one window": (
        f"enemy=JC hands=5H,2C tavern={TEN},7C,7D",
        "5H flip flip",
        {"sizes": [4], "left": 0, "flips": 0, "pile": 9, "phase": "suffer"},
    ),
    "a flip that does not help": (
        "enemy=JC hands=5H,2C tavern=3C,4C flips=1",
        "5H flip",
        {"outcome": "lost:cannot-pay"},
    ),
    "the empty tavern leaves nothing to play": (
        "enemy=JC hands=5H flips=1",
        "flip",
        {"outcome": "lost:stuck", "discard": "5H"},
    ),
    "a drawn hand is no use of diamonds": (
        f"enemy=JD hands=2C tavern={TEN}",
        "flip",
        {"sizes": [8], "cancelled": False},
    ),
    "no window when the attack is nothing": (
        "enemy=JC shield=10 hands=5H,2C flips=2",
        "5H",
        {"phase": "play", "owed": 0, "turn": 0},
    ),
    "a jester in the deck names nobody": (
        "official,jesters=2/0/1/2 enemy=JC damage=3 hands=*,2C",
        "*",
        {"phase": "play", "turn": 0, "cancelled": True, "damage": 3, "legal": "2C flip"},
    ),
}


@pytest.mark.parametrize("case", FLIPS.values(), ids=FLIPS.keys())
def test_flip(case: Case) -> None:
    check(case)


def test_a_flip_without_cards_leaves_the_pile_as_it_was() -> None:
    line = (
        f"official,discard_view=top enemy=JC shield=10 hands= discard=9C@0,3D@0 top=9C tavern={FIVE} flips=1"
    )
    assert str(follow(line, "flip").view().discard_top) == "9C"


MEDALS = {
    # flips left: medal
    "R53 none used": (2, "gold"),
    "R53 one used": (1, "silver"),
    "R53 both used": (0, "bronze"),
}


@pytest.mark.parametrize(("left", "medal"), MEDALS.values(), ids=MEDALS.keys())
def test_medal(left: int, medal: str) -> None:
    game = follow(f"enemy=KS damage=33 castle= hands=10D flips={left}", "10D")
    assert game.medal == medal


def test_no_medal_for_a_loss_or_for_several() -> None:
    assert follow("enemy=JH hands=3D,4C flips=0", "3D").medal is None
    assert follow("enemy=KS damage=33 castle= hands=10D|", "10D").medal is None


def test_no_flip_after_paying() -> None:
    """RC-80: once the damage is paid the window is closed, and the next is at the start of Step 1."""
    game = follow(f"enemy=JC hands=5H,10D,9D tavern={FIVE}", "5H -10D")
    assert game.phase.value == "play"
    assert Flip() in game.legal_moves()


def test_all_tokens_used() -> None:
    game = stand("enemy=JC hands=5H,2C flips=0")
    assert refusal(game, "flip") == "There are no Jesters left to flip."


@pytest.mark.parametrize("rules", ["official", "manual", "summary", "open-order"])
def test_nobody_yields_alone(rules: str) -> None:
    """R48."""
    assert refusal(stand(f"{rules} enemy=JH shield=10 hands=2C,3C"), "yield") is not None


ALONE: dict[str, Case] = {
    # RC-73 with solo_yield=on
    "a yield goes to Step 4": (
        "official,solo_yield=on enemy=JH hands=10D,3C",
        "yield",
        {"phase": "suffer", "owed": 10, "damage": 0, "legal": "-10D -3C+10D flip"},
    ),
    "not twice running": (
        "official,solo_yield=on enemy=JH shield=10 hands=2C,3C flips=0",
        "yield",
        {"phase": "play", "legal": "2C 3C"},
    ),
    "again after a card": (
        "official,solo_yield=on enemy=JH shield=10 hands=2C,3C flips=0",
        "yield 2C",
        {"phase": "play", "legal": "3C yield"},
    ),
    "a flip is no turn": (
        f"official,solo_yield=on,hand_limit=1/1/1/1 enemy=JH shield=10 hands=2C tavern={FIVE} flips=1",
        "yield flip",
        {"legal": "6C"},
    ),
    "a new enemy does not wipe the mark, the killing card does": (
        "official,solo_yield=on enemy=JH damage=15 shield=10 hands=8S,3C flips=0",
        "yield 8S",
        {"enemy": "JC", "legal": "3C yield"},
    ),
    "an empty hand yields to an attack of nothing, then is stuck": (
        "official,solo_yield=on enemy=JH shield=10 hands=2C flips=0",
        "2C yield",
        {"outcome": "lost:stuck"},
    ),
    "an empty hand where a card is needed": (
        "manual,solo_yield=on enemy=JH shield=10 hands=2C flips=0",
        "2C",
        {"outcome": "lost:stuck"},
    ),
    "in a row is the same alone": (
        "manual,solo_yield=on enemy=JH shield=10 hands=2C,3C flips=0",
        "yield",
        {"legal": "2C 3C"},
    ),
    "free yielding is free alone": (
        "summary,solo_yield=on enemy=JH shield=10 hands=2C,3C flips=0",
        "yield yield",
        {"outcome": None, "legal": "2C 3C yield"},
    ),
    "and guarded": (
        "summary,solo_yield=on enemy=JH shield=10 hands=2C,3C flips=0",
        "yield yield yield",
        {"outcome": "lost:stalemate"},
    ),
    "where nobody yields, nobody yields alone": (
        "official,solo_yield=on,yield_rule=off enemy=JH shield=10 hands=2C,3C flips=0",
        "",
        {"legal": "2C 3C"},
    ),
    "for several nothing changes": (
        "official,solo_yield=on enemy=JH shield=10 hands=2C|3C",
        "yield",
        {"legal": "3C"},
    ),
}


@pytest.mark.parametrize("case", ALONE.values(), ids=ALONE.keys())
def test_yielding_alone(case: Case) -> None:
    check(case)


def test_yielding_alone_is_seen_and_foretold() -> None:
    game = stand("official,solo_yield=on enemy=JH hands=10D,3C")
    (move,) = game.parse("yield")
    assert [type(event).__name__ for event in game.view(0).preview(move).events] == ["Yielded"]
    game.push(move)
    game.push(game.parse("10D")[0])
    assert game.view(0).yielded == (True,)
    assert refusal(game, "yield") == "You can’t yield twice in a row in a solo game. Play a card."


@pytest.mark.parametrize(("rules", "is_offered"), [("official", False), ("official,solo_yield=on", True)])
def test_help_names_yielding_where_it_is_possible(rules: str, is_offered: bool) -> None:
    view = stand(f"{rules} enemy=JH hands=10D,3C").view(0)
    assert any(line.startswith("yield ") for line in voice().help(KIND, view)) is is_offered
