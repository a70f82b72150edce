"""Set-up and the enemies' numbers (sections 1.1 and 1.2 of the rules record)."""

from collections import Counter

import pytest

from dethrone.errors import BadRules
from dethrone.regidice import Game, compiled, parse_position
from dethrone.regidice.position import Position
from tests.regidice.tables import table

USED = "2 rulebook 3 P1 resolve 2:6511 6511 r- r13--b2/y4k- b4/y2 A3/K"  # a black die, and prepared ones
DEALS = {
    # case  players  dice of each seat: red, blue, yellow                 dice in all
    "D01": (4, [(2, 2, 2), (2, 2, 2), (2, 2, 2), (2, 2, 2)], 36),
    "D02": (3, [(3, 2, 2), (2, 3, 2), (2, 2, 3)], 33),
    "D03": (2, [(3, 3, 3), (3, 3, 3)], 30),
}


@pytest.mark.parametrize(("players", "colours", "total"), DEALS.values(), ids=DEALS)
def test_set_up(players: int, colours: list[tuple[int, int, int]], total: int) -> None:
    view = Game(players, seed=3).view()
    counts = [Counter(die.colour.value for die in pool) for pool in view.pools]
    assert [tuple(count[letter] for letter in "rby") for count in counts] == colours
    assert view.enemy == (1, 1, 1)
    assert view.upcoming == (4, 5)
    assert view.injured == ()
    assert sum(map(sum, colours)) + len(view.enemy) + sum(view.upcoming) == total


@pytest.mark.skipif(compiled, reason="compiled code is called by compiled code alone")
def test_a_position_that_is_set_up_again_is_as_new() -> None:
    """Games are played one after the other on one position; no die of the last one stays."""
    used, _ = parse_position(USED)
    assert (used.idle[1][3], used.zone[0][1][4]) == (1, 1)
    new = Position()
    for position in (used, new):
        position.setup(2, 0, 100, 0, 5)
    assert used == new


ENEMIES = {
    # enemy        attack  defence
    "1:111": (3, 3),
    "1:322": (3, 7),
    "2:6311": (4, 11),
    "3:11111": (5, 5),
}


@pytest.mark.parametrize(("enemy", "numbers"), ENEMIES.items(), ids=[f"D04 {enemy}" for enemy in ENEMIES])
def test_attack_and_defence(enemy: str, numbers: tuple[int, int]) -> None:
    view = table(["r1 r2", "b5"], "A1 B2", phase="prepare", enemy=enemy).view()
    assert (view.attack, view.defence) == numbers


@pytest.mark.parametrize("players", [0, 1, 5])
def test_player_counts_that_do_not_exist(players: int) -> None:
    with pytest.raises(BadRules, match="2 to 4 players"):
        Game(players)


def test_first_caller_by_seat_or_by_lot() -> None:
    assert Game(3, "rulebook,first_caller=seat:2", seed=1).first_caller == 2
    drawn = {Game(3, "rulebook,first_caller=random", seed=seed).first_caller for seed in range(40)}
    assert drawn == {0, 1, 2}
    with pytest.raises(BadRules, match="is not possible with 2 players"):
        Game(2, "rulebook,first_caller=seat:3", seed=1)
