"""Prepare: which dice may wait for the left neighbour (section 1.3, RD-20, RD-39, RD-40)."""

from dethrone.regidice import Game
from tests.regidice.tables import play, say, table, texts


def choices(game: Game) -> set[tuple[str, ...]]:
    """Every way in which the seat that prepares could choose its dice."""
    found: set[tuple[str, ...]] = set()
    seat = game.decider

    def go_on(branch: Game, chosen: tuple[str, ...]) -> None:
        if branch.phase.name != "PREPARE" or branch.decider != seat:
            found.add(chosen)
            return
        for text in texts(branch):
            twin = branch.copy()
            say(twin, text)
            go_on(twin, chosen if text == "done" else (*chosen, text))

    go_on(game, ())
    return found


def test_unused_dice_only() -> None:
    """D47: three 4s block, the subsets of b2 and y6 may be prepared."""
    game = table(["r4 b4 y4 b2 y6", "r1"], "B4 K", enemy="1:111", extra="blocked=2")
    play(game, "act P0", "done")
    assert game.phase.name == "PREPARE"
    assert choices(game) == {(), ("put:b2",), ("put:y6",), ("put:b2", "put:y6")}


def test_received_dice_may_be_passed_on() -> None:
    """D48: y2 came to P1 and goes on to P2."""
    game = table(["b4", "r5", "r1 r3 r4"], "- A5 B6", phase="declare", first=1, zones=["y2", "", ""])
    play(game, "K")
    while game.phase.name != "PREPARE":
        play(game, texts(game)[-1] if game.phase.name == "LOSE" else "done")
    assert game.decider == 1
    play(game, "put y2; done")
    assert [str(die) for die in game.view().zones[1]] == ["y2"]


def test_equal_dice_are_offered_once() -> None:
    game = table(["r2 r2 r2", "b1"], "B1 A1", phase="prepare", extra="turn=0")
    assert choices(game) == {(), ("put:r2",), ("put:r2", "put:r2"), ("put:r2", "put:r2", "put:r2")}


def test_a_raised_die_keeps_its_new_value() -> None:
    """RD-40."""
    game = table(["b1 y5", "r4 b4 y4 r2"], "K B4", extra="blocked=2")
    play(game, "pip P0 b; raise P1 r2; act P1; done", "done")
    assert choices(game) == {(), ("put:r3",)}


def test_captured_dice_are_prepared_only_by_option() -> None:
    """RD-20: by option they can be prepared, showing 6."""
    for rules, expected in (("rulebook", False), ("rulebook,new_dice_preparable=on", True)):
        game = table(["r6 b6 y5 r6 b6 y5", "r2 b3"], "A6 B2", enemy="1:665", rules=rules)
        play(game, "act P0; set 6+6+5, 6+6+5")
        assert ("put:k6" in texts(game)) is expected


def test_prepared_dice_are_neither_rolled_nor_lost() -> None:
    game = table(["r2 b6", "b1 y1"], "B1 A1", phase="prepare")
    play(game, "put r2 b6; done", "done")
    view = game.view(0)
    assert (view.round, [str(die) for die in view.zones[0]], view.pools[0]) == (2, ["r2", "b6"], ())
