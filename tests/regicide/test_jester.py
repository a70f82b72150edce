"""The jester with several players: immunity ends, nobody is hurt, the next player is named (RC-40 … RC-47, RC-94)."""

import pytest

from dethrone.errors import IllegalMove
from dethrone.regicide import Game, Post
from dethrone.regicide.codes import Phase
from dethrone.regicide.legal import is_legal, legal_moves
from tests.regicide.tables import Case, check, do, follow, refusal

R25 = "enemy=JS damage=9 shield=9 hands=*,2C|4C|3C,3D"

JESTERS: dict[str, Case] = {
    "R25 nobody is hurt, and the shield counts now": (
        R25,
        "*",
        {"damage": 9, "attack": 1, "owed": 0, "phase": "name", "asked": 0, "cancelled": True},
    ),
    "R25 anybody may be named, oneself too": (R25, "*", {"legal": ">P0 >P1 >P2"}),
    "R25 the named player plays and pays": (
        R25,
        "* >P2 3C -3D",
        {"damage": 15, "hands": "2C / 4C / -", "turn": 0, "asked": 0},
    ),
    "naming oneself": (R25, "* >P0", {"turn": 0, "asked": 0, "phase": "play", "legal": "2C yield"}),
    "R27 earlier clubs stay single": (
        "enemy=QC damage=9 plays=P0,9C hands=*|4C,QS|2C castle=QD,QH,KC,KD,KH,KS fallen=JC,JD,JH,JS,QS",
        "*",
        {"damage": 9},
    ),
    "R27 clubs double from now on": (
        "enemy=QC damage=9 plays=P0,9C hands=*|4C,QS|2C castle=QD,QH,KC,KD,KH,KS fallen=JC,JD,JH,JS,QS",
        "* >P1 4C",
        {"damage": 17, "owed": 15, "asked": 1},
    ),
    "R28 a jester where immunity has ended": (
        "enemy=QC damage=9 immunity=off hands=*|4C|2C",
        "*",
        {"phase": "name", "asked": 0, "damage": 9, "owed": 0},
    ),
    "the next enemy is immune again": (
        "enemy=JD damage=10 hands=*,10H,2C|4C|5C",
        "* >P0 10H",
        {"enemy": "JC", "cancelled": False},
    ),
}


@pytest.mark.parametrize("case", JESTERS.values(), ids=JESTERS.keys())
def test_jester(case: Case) -> None:
    check(case)


RETROACTIVE = {
    # case: (rule set, enemy, play while immune, shield after the jester) – RC-42: the whole play's value
    "one spade": ("official", "QS", "9S", 9),
    "a pair": ("official", "QS", "5S+5H", 10),
    "a companion": ("official", "QS", "AS+9D", 10),
    "no spade": ("official", "QS", "5D+5H", 0),
    "summary: clubs are the shield": ("summary", "QC", "5C+5H", 10),
}


@pytest.mark.parametrize(("rules", "enemy", "play", "shield"), RETROACTIVE.values(), ids=RETROACTIVE.keys())
def test_retroactive_shield(rules: str, enemy: str, play: str, shield: int) -> None:
    line = f"{rules} enemy={enemy} hands={play.replace('+', ',')},10C,10H|*|2C"
    game = follow(line, f"{play} -10C+10H")
    assert game.view().attack == 15
    do(game, "*")
    assert (game.view().shield, game.view().attack) == (shield, 15 - shield)


TALK = {
    # case: (moves, speaker's words, heard?)
    "the jester's player": ("*", "P0:neutral", True),
    "another": ("*", "P2:want", True),
    "again": ("* P2:want", "P2:rather-not", True),
    "a seat that does not exist": ("*", "P3:want", False),
    "after the choice": ("* >P1", "P1:want", False),
    "before a jester": ("", "P0:want", False),
}


@pytest.mark.parametrize(("moves", "words", "heard"), TALK.values(), ids=TALK.keys())
def test_talk_window(moves: str, words: str, *, heard: bool) -> None:
    assert (refusal(follow(R25, moves), words) is None) is heard


@pytest.mark.parametrize(("moves", "words", "heard"), TALK.values(), ids=TALK.keys())
def test_a_view_knows_the_talk_window(moves: str, words: str, *, heard: bool) -> None:
    game = follow(R25, moves)
    (wish,) = game.parse(words)
    assert isinstance(wish, Post)
    view = game.view(wish.seat if wish.seat < 3 else 0)
    assert (wish in view.sayings()) is heard
    if heard:
        view.check(wish)
    else:
        with pytest.raises(IllegalMove):
            view.check(wish)


NAMED = {
    # case: (moves until somebody names who goes, who names, who may talk)
    "after a card": ("P0:neutral P1:want P2:neutral 2C P0:neutral P1:neutral P2:neutral", 0, ()),
    "after a kill": ("P0:neutral P1:want P2:neutral 8S P0:neutral P1:neutral P2:neutral", 0, ()),
    "after a jester": ("P0:neutral P1:want P2:neutral *", 1, (0, 1, 2)),
    "after a jester and a card": (
        "P0:neutral P1:want P2:neutral * >P2 4C P0:neutral P1:neutral P2:neutral",
        0,
        (),
    ),
    "after a card and a jester": (
        "P0:neutral P1:want P2:neutral 2C P0:neutral P1:want P2:neutral *",
        1,
        (0, 1, 2),
    ),
}


@pytest.mark.parametrize(("moves", "asked", "speakers"), NAMED.values(), ids=NAMED.keys())
def test_the_window_is_that_of_a_jester(moves: str, asked: int, speakers: tuple[int, ...]) -> None:
    """RC-94, RC-96: where all have said before whether they want to go, there is nothing to say anew."""
    game = follow("open-order enemy=JH damage=15 shield=10 phase=who hands=3C|2C,8S,*|4C", moves)
    assert game.phase is Phase.NAME
    for seat in (None, 0, 1, 2):
        assert (game.view(seat).decider, game.view(seat).speakers) == (asked, speakers)


def test_wishes_bind_nobody_and_are_gone_after_the_choice() -> None:
    game = follow(R25, "* P2:rather-not P1:want")
    assert [wish and wish.value for wish in game.view(0).wishes] == [None, "want", "rather-not"]
    do(game, ">P2")
    assert game.view(0).wishes == (None, None, None)
    assert game.turn == 2


def test_a_wish_with_more_in_its_number_is_no_move() -> None:
    """Whatever else a number says beside seat and wish was meant as something else."""
    position = Game(2, "open-order", seed=1).position
    wishes = legal_moves(position)
    assert wishes
    for wish in wishes:
        assert is_legal(position, wish)
        assert not any(is_legal(position, wish | 1 << bit) for bit in range(54))
