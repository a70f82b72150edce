"""Defeat and Suffer: who falls, who takes the dice, who pays (RD-20, RD-28 to RD-38)."""

import pytest

from dethrone.chance import Seed
from dethrone.errors import IllegalMove
from dethrone.regidice import Game, Outcome
from dethrone.regidice.record import begin
from tests.regidice.tables import coloured, line, play, say, table, texts


def sizes(game: Game) -> list[int]:
    return [len(pool) for pool in game.view().pools]


def test_blocker_pays_the_rest() -> None:
    """D36: blocks 1 of 3, loses two dice of his choice, also used ones."""
    game = table(["r2 b2 y2 r5 b6", "r1 b1"], "B2 H1")
    play(game, "act P0; done")
    assert texts(game) == ["lose:r-", "lose:r5", "lose:b-", "lose:b6"]
    play(game, "lose r- r5")
    assert sizes(game) == [3, 2]
    assert [str(die) for die in game.view().injured] == ["r-", "r-"]


def test_attackers_pay_without_blockers() -> None:
    """D37: P0 loses three of four, the healer nothing."""
    game = table(["r4 b4 y4 r5", coloured("1112221")], "A4 H1")
    play(game, "lose r4 b4 y4")
    assert sizes(game) == [1, 7]


def test_too_few_dice_lose_the_game() -> None:
    """D39: no cascade to the attacker with twelve dice."""
    game = table(["r1 b2 y3", coloured("666666555555")], "B1 A5", enemy="2:6665")
    assert texts(game) == ["act:P1", "done"]
    play(game, "done")
    assert game.outcome is Outcome.UNCOVERED


def test_no_dice_left_is_no_loss() -> None:
    """D40: P0 gives up all, plays on, declares and gathers."""
    game = table(["r1 b2 y3", "r5 b6 y6 r6 b1 y2"], "B1 A5")
    play(game, "done")
    assert game.outcome is None
    assert sizes(game)[0] == 0
    play(game, "done")
    assert (game.phase.name, game.decider) == ("DECLARE", 1)
    play(game, "H1")
    assert game.decider == 0
    assert len(texts(game)) == 24


SPLITS = {
    "any": ("rulebook", ["split:P0=2", "split:P0=1+P1=1", "split:P1=2"]),
    "single": ("rulebook,suffer_split=single", ["split:P0=2", "split:P1=2"]),
}


@pytest.mark.parametrize(("rules", "splits"), SPLITS.values(), ids=[f"D41 {name}" for name in SPLITS])
def test_blocks_add_up_and_the_rest_is_split(rules: str, splits: list[str]) -> None:
    game = table(["r2 b2 y2 r1", "r6 b6 y6 r3"], "B2 B6", enemy="2:1111", rules=rules)
    play(game, "act P0", "act P1")
    assert texts(game) == splits


def test_exact_kill() -> None:
    """D43: the dice are injured, nobody suffers, Prepare takes place, the next enemy enters."""
    game = table(["r6 b6 y5", "r2 b3"], "A6 B2", enemy="1:665")
    steps = say(game, "act P0; done")
    view = game.view()
    assert (view.phase.name, game.decider, view.enemy, sizes(game)) == ("PREPARE", 1, (1, 1, 1, 1), [3, 2])
    assert [str(die) for die in view.injured] == ["k-", "k-", "k-"]
    told = [str(event) for step in steps for event in step.events()]
    assert "Defeated(number=1, how='exact', takers=())" in told


def test_overkill() -> None:
    """D44: 2 > 1, P0 takes the three black dice, unrolled."""
    game = table(["r6 b6 y5 r6 b6 y5", "r2 b3"], "A6 B2", enemy="1:665")
    play(game, "act P0; set 6+6+5, 6+6+5")
    view = game.view()
    assert [str(die) for die in view.pools[0] if die.colour.value == "k"] == ["k-", "k-", "k-"]
    assert (view.injured, view.enemy) == ((), (1, 1, 1, 1))


def test_overkill_by_a_fireball() -> None:
    """D46: 3 > 1; nothing is carried over to the next enemy."""
    game = table(["r6 r6 r5", "r2 b3"], "C:red-odd B2", enemy="1:665")
    play(game, "act P0")
    assert (game.view().enemy, len(game.view().pools[0])) == ((1, 1, 1, 1), 6)


def test_the_finisher_is_who_first_exceeds() -> None:
    """RD-31: P0 kills exactly, P1 exceeds and takes the dice."""
    game = table(["r6 b6 y5", "b6 y6 r5"], "A6 A5", enemy="1:665")
    play(game, "act P0", "act P1")
    assert sizes(game) == [3, 6]


def test_overkill_shared() -> None:
    """RD-31: by option those who dealt damage split the dice, and may refuse."""
    game = table(
        ["r6 b6 y5", "b6 y6 r5", "r1 b1"], "A6 A5 H1", enemy="1:665", rules="rulebook,overkill_to=share"
    )
    play(game, "act P0", "act P1")
    assert game.phase.name == "SHARE"
    assert len(texts(game)) == 10
    with pytest.raises(IllegalMove, match="Only players who dealt damage"):
        say(game, "share P2=1")
    play(game, "share P0=1 P1=1")
    assert (sizes(game), len(game.view().injured)) == ([4, 4, 2], 1)


def test_healed_dice_may_be_lost_but_not_prepared() -> None:
    """D51: the healer is the only victim."""
    game = table([coloured("2345") + " r6", "b1"], "H2 K", injured="y- y- b-", extra="")
    play(game, "act P0; set 5+4+3+2; heal y y; done")
    assert "lose:y-" in texts(game)
    play(game, "lose y- y- y-")
    assert all(not text.startswith("put:y") for text in texts(game))


FALLS = {"end": ("rulebook", 0), "immediate": ("rulebook,defeat_check=immediate", 1)}


@pytest.mark.parametrize(("rules", "healed"), FALLS.values(), ids=[f"D52 {name}" for name in FALLS])
def test_fallen_dice_reach_the_healer_only_if_checked_at_once(rules: str, healed: int) -> None:
    game = table(["r6 b6 y5", "r2 b3 y4"], "A6 H2", enemy="1:665", rules=rules)
    play(game, "act P0", "act P1")
    assert sizes(game)[1] == 3 + healed


def test_a_new_enemy_at_once_can_be_struck_at_once() -> None:
    """RD-28 immediate: spells match the new enemy, attacks keep the old defence."""
    game = table(
        ["r6 b6 y5", "r1 r1 r1 r1"], "A6 C:red-odd", enemy="1:665", rules="rulebook,defeat_check=immediate"
    )
    play(game, "act P0", "act P1")
    assert (game.phase.name, game.view().progress.damage) == ("PIPS", 4)


def test_third_enemy_defeated_wins() -> None:
    """D53: no Suffer, no Prepare."""
    game = table([coloured("66665"), "r2"], "A6 B2", enemy="3:66665")
    play(game, "act P0; done")
    assert game.outcome is Outcome.WON
    assert game.legal_moves() == ()


CLASSES = {
    # case                     calls             who loses three dice
    "blockers": ("B1 A2 H3 K", 0),
    "attackers": ("H1 A2 C:red-odd K", 1),
    "casters": ("H1 K C:red-odd K", 2),
    "healers": ("H1 K K K", 0),
    "companions": ("K K K K", None),
}


@pytest.mark.parametrize(("calls", "victim"), CLASSES.values(), ids=[f"RD-36 {name}" for name in CLASSES])
def test_who_suffers(calls: str, victim: int | None) -> None:
    game = table(["r2 r4 r6", "b2 b4 b6", "y2 y4 y6", "r5 b5 y5"], calls)
    while game.phase.name == "RESOLVE":
        play(game, "done")
    if victim is None:
        assert (game.phase.name, len(texts(game))) == ("SPLIT", 20)
    else:
        assert [seat for seat, size in enumerate(sizes(game)) if size == 0] == [victim]


CASCADES = {
    # case                   rules                                                   pools left
    "no cascade": ("rulebook", None),
    "cascade": ("rulebook,suffer_cascade=on", [0, 2]),
}


@pytest.mark.parametrize(("rules", "left"), CASCADES.values(), ids=[f"RD-36 {name}" for name in CASCADES])
def test_cascade(rules: str, left: list[int] | None) -> None:
    game = table(["r1", "b2 b4 b5 b6"], "B1 A3", rules=rules)
    if left is None:
        assert game.outcome is Outcome.UNCOVERED
        return
    play(game, "lose b2 b4")
    assert sizes(game) == left


def test_single_and_cascade_together() -> None:
    """One of the class pays what he can, the rest goes to the next class, not to his fellow."""
    rules = "rulebook,suffer_split=single,suffer_cascade=on"
    game = table(["r1 r3", "b2", "y2 y4 y6"], "B1 B2 A5", rules=rules)
    assert texts(game) == ["split:P0=2", "split:P1=1"]
    play(game, "split P1=1", "lose y2 y4")
    assert sizes(game) == [2, 0, 1]


def test_of_two_with_one_die_each_one_pays_and_the_rest_goes_on() -> None:
    """RD-36 with single splits and cascades."""
    rules = "rulebook,suffer_split=single,suffer_cascade=on"
    game = table(["r1", "b2", "y2 y4 y6"], "B1 B2 A5", rules=rules)
    assert texts(game) == ["split:P0=1", "split:P1=1"]
    game = table(["", "b2", "y2 y4 y6"], "B1 B2 A5", rules=rules)
    assert game.phase.name == "LOSE"  # of who has no die none is asked


def test_where_all_gave_up_everything_the_game_can_be_read_again() -> None:
    game = table(["r1", "b2"], "B1 A3", rules="rulebook,suffer_cascade=on")
    assert game.outcome is Outcome.UNCOVERED
    assert begin(game.text, Seed(1)).position == game.position


@pytest.mark.parametrize("rules", ["rulebook", "rulebook,defeat_check=immediate"])
def test_a_position_in_which_dice_are_shared_can_be_read_again(rules: str) -> None:
    """RD-31."""
    game = table(
        ["r6 b6 y5 y6 r6 b5", "b6", "r1 b1"], "A6 A5 H1", enemy="1:665", rules=rules + ",overkill_to=share"
    )
    play(game, "act P0; set 6+6+5, 6+6+5")
    while game.phase.name == "RESOLVE":
        play(game, "done")
    assert game.phase.name == "SHARE"
    assert begin(game.text, Seed(1)).position == game.position


def test_max_rounds_is_a_loss() -> None:
    """RD-43."""
    text = line(
        ["r1 r2 r3 r4", "b1"], "B1 A5", rules="rulebook,max_rounds=1", phase="prepare", extra="turn=1"
    )
    game = play(begin(text, Seed(1)), "done")
    assert game.outcome is Outcome.TOO_LONG
