"""Resolve: sets, spells, companions, pips on the enemy (RD-11 to RD-32)."""

import pytest

from dethrone.chance import Seed
from dethrone.errors import IllegalMove
from dethrone.regidice import Colour, best_attack, best_block, best_cast, best_heal, dice
from dethrone.regidice.record import begin
from tests.regidice.tables import coloured, line, play, say, table, texts

ATTACKS = {
    # case  defence  values     damage
    "D14": (3, "312111", 3),
    "D15": (11, "6544365", 3),
    "D17": (7, "4444", 0),
    "one die is a set": (3, "3", 1),
}


@pytest.mark.parametrize(("defence", "values", "damage"), ATTACKS.values(), ids=ATTACKS)
def test_best_attack(defence: int, values: str, damage: int) -> None:
    best = best_attack(dice(coloured(values)), defence)
    assert best.worth == damage
    assert [sum(die.value for die in one) for one in best.sets] == [defence] * damage


def test_attack_in_the_game() -> None:
    """D14: three sets of 3."""
    game = table([coloured("312111"), "b5"], "A3 H5", enemy="1:311", start="111")
    play(game, "act P0", "set 3, 2+1, 1+1+1")
    assert game.view().progress.pending_damage == 3
    assert texts(game) == ["enemy:6+1+1", "enemy:5+2+1", "enemy:4+3+1", "enemy:4+2+2", "enemy:3+3+2"]


def test_no_set_no_attack() -> None:
    """D17: 4, 8, 12 and 16 are not 7."""
    game = begin(line([coloured("4444"), "b5 b6 b4"], "A4 B5", enemy="1:322"), Seed(1))
    assert game.view().enemy == (3, 2, 2)
    assert game.view().progress.damage == 0
    assert game.steps == ()


def test_defence_is_that_of_the_start_of_the_round() -> None:
    """D18: after 2 damage the second attacker still needs 3."""
    game = table(["r3 r2 r1", "b3 b5"], "A3 A5")
    play(game, "act P0", "set 3, 2+1", "enemy 2+2+1")
    assert game.view().enemy == (2, 2, 1)
    with pytest.raises(IllegalMove, match="P0 already acted"):
        say(game, "act P0")
    play(game, "act P1", "enemy 2 2 2")
    assert game.view().progress.damage == 3


def test_pips_on_the_enemy() -> None:
    """D19: two damage on 6, 5, 1."""
    game = table(["r6 b6 y6 r6", "b5 b4"], "A6 H5", enemy="1:651")
    play(game, "act P0; set 6+6, 6+6")
    assert texts(game) == ["enemy:6+6+2", "enemy:6+5+3"]
    with pytest.raises(IllegalMove, match="2 damage can’t turn"):
        say(game, "enemy 6 6 3")


BLOCKS = {
    "D20 three": ("444", 1),
    "D20 five": ("44444", 3),
    "D20 two sets": ("4442222", 3),
    "D20 pair": ("44", 0),
    "D21": ("555555", 4),
}


@pytest.mark.parametrize(("values", "blocked"), BLOCKS.values(), ids=BLOCKS)
def test_best_block(values: str, blocked: int) -> None:
    assert best_block(dice(coloured(values))).worth == blocked


def test_a_worse_block_is_legal() -> None:
    """D21, RD-17: two sets of three block 2."""
    game = table([coloured("555555"), "b1"], "B5 A1")
    play(game, "act P0", "set 5+5+5, 5+5+5")
    assert game.view().progress.blocked == 2


HEALS = {
    "D22 three": ("234", 1),
    "D22 five": ("23456", 3),
    "D22 six": ("123456", 4),
    "D22 gap": ("1245", 0),
    "D22 no wrap": ("612", 0),
    "RD-18 copies make another": ("123123", 2),
}


@pytest.mark.parametrize(("values", "healed"), HEALS.values(), ids=HEALS)
def test_best_heal(values: str, healed: int) -> None:
    assert best_heal(dice(coloured(values))).worth == healed


def test_heal_no_more_than_there_is() -> None:
    """D24: a straight of five, one injured die."""
    game = table([coloured("23456"), "b1 b2 b3 b4"], "H2 A1", injured="y-")
    play(game, "act P0", "set 6+5+4+3+2")
    assert game.view().injured == ()
    assert (
        sum(str(die) == "y-" for die in game.view().pools[0]) == 2
    )  # the y4 of the straight, and the healed one


def test_dice_healed_are_of_choice() -> None:
    game = table([coloured("2345"), "b1 b2 b3 b4"], "H2 A1", injured="r- y- k-", enemy="2:1111")
    play(game, "act P0", "set 5 4 3 2")
    assert texts(game) == ["heal:r+y", "heal:r+k", "heal:y+k"]
    play(game, "heal black r")
    assert [str(die) for die in game.view().injured] == ["y-"]


CASTS = {
    # case                    pool                 enemy      red blue yellow black
    "D25 fireball": ("r2 r2 r3 b3", (3, 2, 2), (1, 0, 0, 0)),
    "D25 mixed colours": ("r2 r2 b3", (3, 2, 2), (0, 0, 0, 0)),
    "D26 two": ("r1 r1 r1 r1 r1 r1", (1, 1, 1), (2, 0, 0, 0)),
    "D29 black": ("k1 k1 k2 k2 k3", (3, 2, 2, 1, 1), (0, 0, 0, 1)),
}


@pytest.mark.parametrize(("pool", "enemy", "spells"), CASTS.values(), ids=CASTS)
def test_best_cast(pool: str, enemy: tuple[int, ...], spells: tuple[int, ...]) -> None:
    found = best_cast(dice(pool), enemy)
    assert tuple(found[colour].worth for colour in Colour) == spells


def test_fireball() -> None:
    """D25: three damage; red and blue together cast nothing."""
    game = table(["r2 r2 r3 b3", "b1"], "C:red-even A1", enemy="1:322")
    play(game, "act P0")
    assert (game.phase.name, game.view().progress.damage) == ("PIPS", 3)
    assert "act:P0" not in texts(table(["r2 r2 b3", "b1 b1 b1 b4"], "C:red-even A1", enemy="1:322"))


FIREBALLS = {"together": ("rulebook", 6), "sequential": ("rulebook,cast_batch=sequential", 3)}


@pytest.mark.parametrize(("rules", "damage"), FIREBALLS.values(), ids=[f"D26 {name}" for name in FIREBALLS])
def test_six_ones_cast_twice_only_together(rules: str, damage: int) -> None:
    game = table(["r1 r1 r1 r1 r1 r1", "b1 b2 b4 b5"], "C:red-odd A1", rules=rules)
    play(game, "act P0")
    if damage == 6:
        play(game, "cast red")
    play(game, "enemy 3 3 3" if damage == 6 else "enemy 2 2 2")
    assert game.view().progress.damage == damage


def test_ice_block_stops_the_whole_attack() -> None:
    """D27: blocks 4 of 4."""
    game = table(["b1 b1 b2 b3", "r5 r4"], "C:blue-odd A1", enemy="2:3211")
    play(game, "act P0")
    assert (game.phase.name, len(game.view().pools[1]), game.view().injured) == ("PREPARE", 2, ())


def test_holy_light_heals_what_there_is() -> None:
    """D28: five healed, four injured."""
    game = table(["y1 y1 y1 y2 y2", "r5 r4"], "C:yellow-odd A1", enemy="3:22111", injured="r- r- b- k-")
    play(game, "act P0")
    assert len(game.view().pools[0]) == 9


def test_touch_of_death_wins() -> None:
    """D29, RD-16: against the third enemy."""
    text = line(["k1 k1 k2 k2 k3", "r5"], "C:black-odd A1", enemy="3:32211")
    game = play(begin(text, Seed(1)), "act P0")
    assert game.outcome is not None
    assert game.outcome.is_won
    assert game.view().outline.death == 1  # yes: what is kept of it is yes or no
    hard = begin(text.replace("rulebook", "rulebook,touch_of_death=off"), Seed(1))
    assert hard.outcome is not None
    assert not hard.outcome.is_won


MATCHES = {
    # case                           caster      rules                             fireball after the attack
    "D31 the old look": ("r1 r1 r1", "rulebook", False),
    "D31 the new look": ("r2 r1 r1", "rulebook", True),
    "D31 round_start, the old look": ("r1 r1 r1", "rulebook,cast_match=round_start", True),
    "D31 round_start, the new look": ("r2 r1 r1", "rulebook,cast_match=round_start", False),
}


@pytest.mark.parametrize(("pool", "rules", "is_castable"), MATCHES.values(), ids=MATCHES)
def test_spells_match_the_enemy_as_it_shows(pool: str, rules: str, is_castable: bool) -> None:
    game = table(["b3", pool, "y1"], "A3 C:red-odd K", rules=rules)
    play(game, "act P0")
    assert game.view().enemy == (2, 1, 1)
    assert ("act:P1" in texts(game)) is is_castable


def test_a_caster_may_go_first() -> None:
    """D31: with three red 1s before the attack."""
    game = table(["b3", "r1 r1 r1"], "A3 C:red-odd")
    assert texts(game) == ["act:P0", "act:P1", "done"]
    play(game, "act P1")
    assert game.view().progress.damage == 3


def test_cast_colour_declared() -> None:
    """RD-11: by option only the declared colour is cast."""
    for rules, legal in (("rulebook", True), ("rulebook,cast_colour=declared", False)):
        game = table(["r1 r1 r1", "b3"], "C:blue-odd A3", rules=rules)
        assert ("act:P0" in texts(game)) is legal


# --------------------------------------------------------------------------- companions
def test_companion_raises_two_dice() -> None:
    """D32: 5 and 5 become 6 and 6."""
    text = line(["b5 y5", "b1 y1"], "A5 K", enemy="1:411")
    assert "act:P0" not in texts(begin(text, Seed(1)))
    game = play(begin(text, Seed(1)), "pip P1 b; raise P0 b5; pip P1 y; raise P0 y5")
    play(game, "act P0; set 6, 6")
    assert game.view().progress.damage == 2


def test_companion_and_the_enemy() -> None:
    """D33: illegal, or by option one damage; here it defeats exactly."""
    pools, calls = ["r1 b2", "b4"], "K A4"
    game = play(table(pools, calls, enemy="1:665"), "pip P0 r")
    with pytest.raises(IllegalMove, match="can’t raise the enemy"):
        say(game, "raise enemy 5")
    board = table(pools, calls, enemy="1:665", rules="rulebook,companion_targets=board")
    play(board, "pip P0 r", "raise enemy 5")
    assert (board.view().enemy, len(board.view().injured)) == ((1, 1, 1, 1), 3)


def test_an_enemy_that_a_companion_fells_falls_when_all_have_acted() -> None:
    """RD-21, RD-28: the others still act on it, unless defeat is checked at once."""
    pools, calls, board = ["r1 b2", "b4 y4 r4"], "K B4", "rulebook,companion_targets=board"
    game = play(table(pools, calls, enemy="1:665", rules=board), "pip P0 r", "raise enemy 5")
    assert game.view().enemy == (6, 6, 6)
    game = play(
        table(pools, calls, enemy="1:665", rules=board + ",defeat_check=immediate"),
        "pip P0 r",
        "raise enemy 5",
    )
    assert game.view().enemy == (1, 1, 1, 1)


def test_spells_together_are_cast_in_one_order() -> None:
    """Each choice exists once: after blue there is no red any more."""
    game = table(["r1 r1 r1 b1 b1 b1", "y5 y6"], "C:red-odd H5")
    play(game, "act P0")
    assert texts(game) == ["cast:red", "cast:blue"]
    play(game, "cast blue")
    assert "cast:red" not in texts(game)


def test_what_a_companion_cannot_raise() -> None:
    """D34: no 6, not the spent die itself; both 1s on one die are fine."""
    game = table(["b1 y1", "r6 r4"], "K A4")
    assert texts(game) == ["done", "pip:P0:b", "pip:P0:y"]
    play(game, "pip P0 b")
    for text in ("raise P1 r6", "raise P0 b1"):
        with pytest.raises(IllegalMove):
            say(game, text)
    play(game, "raise P1 r4", "pip P0 y")
    assert [str(die) for die in game.view().pools[1]] == ["r6", "r6"]


def test_companion_targets_others() -> None:
    """RD-21: the table's edition raises other players' dice only."""
    game = play(table(["b1 y1 r2", "r3 r4"], "K A4", rules="rulebook,companion_targets=others"), "pip P0 b")
    assert texts(game) == ["raise:P1:r3", "raise:P1:r4"]


def test_prepared_ones_are_not_rolled_ones() -> None:
    """RD-24: by option a companion spends only 1s that he rolled."""
    for rules, spendable in (("rulebook", True), ("rulebook,companion_ones=rolled_only", False)):
        game = table(["b4 b5 b6", "r3"], "- A3", phase="declare", first=1, zones=["", "y1"], rules=rules)
        play(game, "K")
        assert ("pip:P0:y" in texts(game)) is spendable


def test_a_companion_with_nothing_to_raise_keeps_his_one() -> None:
    """RD-22: a 1 is spent on another die, or he would be asked for one that is not there."""
    alone = begin("2 rulebook 1 P0 resolve 1:333 333 . r1/b666y66 ./. K/B5", Seed(1))
    assert texts(alone) == ["act:P1", "done"]
    pools, calls = ["b1 y1 r2", "r6 b6 y6"], "K B5"
    others = "rulebook,companion_targets=others"
    assert texts(table(pools, calls, rules=others)) == ["act:P1", "done"]
    assert "pip:P0:b" in texts(table([pools[0], "r6 b6 y5"], calls, rules=others))
    assert "pip:P0:b" in texts(table(pools, calls))
    board = "rulebook,companion_targets=board"
    assert "pip:P0:b" in texts(table(["b1", pools[1]], calls, enemy="1:665", rules=board))
    assert "pip:P0:b" not in texts(table(["b1", pools[1]], calls, enemy="1:666", rules=board))


def test_a_raised_one_may_be_the_one_that_was_prepared() -> None:
    """RD-24: of two 1s alike, the one that could not be spent is raised; the one that was rolled can be."""
    for rules in ("rulebook,companion_ones=rolled_only", "literal,companion_ones=rolled_only"):
        game = table(["y1 b1 b6", "r3"], "- A3", phase="declare", first=1, zones=["", "y1"], rules=rules)
        play(game, "K")
        assert {"pip:P0:y", "pip:P0:b"} <= set(texts(game))
        play(game, "pip P0 b", "raise P0 y1")
        assert "pip:P0:y" in texts(game)


def test_a_raised_die_that_is_no_one_leaves_the_prepared_one_as_it_is() -> None:
    """RD-24: what is raised beside it, in its own colour, makes no rolled 1 of it."""
    rules = "rulebook,companion_ones=rolled_only"
    game = table(["y2 b1 b6", "r3"], "- A3", phase="declare", first=1, zones=["", "y1"], rules=rules)
    play(game, "K", "pip P0 b", "raise P0 y2")
    assert "pip:P0:y" not in texts(game)


def test_used_dice_are_not_raised() -> None:
    """RD-25: a die in a set is out of reach."""
    game = table(["r3 r4", "b1 b2"], "A3 K")
    play(game, "act P0", "pip P1 b")
    assert texts(game) == ["raise:P0:r4", "raise:P1:b2"]


# ------------------------------------------------------------------------- how one acts
def test_sets_by_their_dice() -> None:
    """Sets named by dice choose the colours too."""
    game = table(["r3 b3 y3 r2 b1", "b5"], "A3 H5")
    play(game, "act P0", "b3, r2 b1")
    assert [str(die) for die in game.view().pools[0]] == ["r-", "r3", "b-", "b-", "y3"]


def test_which_equal_die_a_set_takes() -> None:
    game = table(["r3 b3 b3 y2", "b5"], "A3 H5")
    play(game, "act P0; set 3; done")
    assert texts(game) == ["use:r3", "use:b3"]


def test_mandatory_maximum() -> None:
    """RD-26: by option everything must be made of the dice."""
    game = table(["r3 b2 y1 r1", "b5"], "A3 H5", rules="rulebook,mandatory_max=on")
    assert (game.phase.name, texts(game)) == ("SET", ["set:3", "set:2+1"])
    play(game, "set 2+1")
    assert game.view().progress.pending_damage == 2
    game = table(["r5 b5 y5 r5 b2 y2 r2", "b1"], "B5 A1", rules="rulebook,mandatory_max=on")
    with pytest.raises(IllegalMove, match="the best result is out of reach"):
        say(game, "set 5 5 5")
    play(game, "set 5 5 5 5")
    assert game.view().progress.blocked == 3


def test_fine_order_lets_others_act_in_between() -> None:
    """RD-27: by option set by set."""
    game = table(["r3 b3", "y3 y3"], "A3 A4", rules="rulebook,resolve=fine")
    play(game, "act P0", "use r3", "act P1", "enemy 2 2 1")
    assert "act:P0" in texts(game)
