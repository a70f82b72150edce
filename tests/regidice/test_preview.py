"""Hints: what the dice on the table could do, from what a viewer sees."""

from dethrone.chance import Seed
from dethrone.regidice import Colour, parse_view, prospects, would_keep
from dethrone.regidice.record import begin
from tests.regidice.tables import line, say, table


def test_prospects_after_the_reveal() -> None:
    view = table(["r1 r1 r1 b3", "b4 y4 r4 b5"], "A1 B4").view()
    first, second = prospects(view)
    assert (first.attack.worth, first.spells[Colour.RED].worth) == (2, 1)
    assert (second.block.worth, second.heal.worth) == (1, 0)


def test_before_the_reveal_only_known_dice_count() -> None:
    text = line(["r1 r1 r1", "b3"], "", phase="declare", zones=["y3", ""])
    view = begin(text, Seed(1)).view(0)
    mine, other = prospects(view)
    assert mine.attack.worth == 1
    assert other.attack.worth == 1  # the prepared y3; the b3 is behind a hand


def test_what_declarations_leave() -> None:
    game = begin(line(["r1 r2", "b2 b3 y1"], "", phase="declare"), Seed(1))
    say(game, "A3")
    assert [str(die) for die in would_keep(game.view(1), 1)] == ["b2", "y1"]


def test_without_touch_of_death_black_spells_are_worth_nothing() -> None:
    text = line(
        ["k1 k1 k2 k2 k3", "r5 r5"], "C:black-odd A5", enemy="3:32211", rules="rulebook,touch_of_death=off"
    )
    assert prospects(parse_view(text))[0].spells[Colour.BLACK].worth == 0
