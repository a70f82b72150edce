"""A table told in words: after a win no enemy is unhurt, and what is known is not called unknown."""

from __future__ import annotations

import re

from dethrone import games
from dethrone.chance import Seed
from dethrone.draw import foe
from dethrone.prose import languages, voice
from dethrone.regicide.view import View
from dethrone.regidice.view import View as DiceView

LAST = "regicide official players=2 enemy=KS damage=37 castle= hands=10H,2C|9C tavern=3C discard=5C"
TOP = "regicide official players=2 enemy=JH hands=10H,2C|9C tavern=4C^1,AH^2,3C,7D discard=5C batches=3"
DEATH = "2 rulebook 1 P0 resolve 3:32211 32211 . k11223/r5 ./. C:black-odd/A1"


def test_after_a_win_the_enemy_is_not_shown_unhurt() -> None:
    kind = games.kind("regicide")
    game = kind.begin(LAST, Seed(1))
    game.push(kind.move("10H"))
    for seat in (None, 0, 1):
        view = game.view(seat)
        assert isinstance(view, View)
        assert view.health_left == 0
        enemy = foe(view)
        assert enemy is not None
        assert enemy.left == 0
        for language in languages():
            told = "\n".join(
                [*voice(language).situation("regicide", view), *voice(language).board(view, ["A", "B"])]
            )
            assert not re.search(r"\b40(/| of | von | sur )40\b", told)
            assert "KS" in told


def test_after_a_win_no_pips_of_the_last_enemy_are_to_go() -> None:
    """It fell by the Touch of Death, which deals no damage (RD-16)."""
    kind = games.kind("regidice")
    game = kind.begin(DEATH, Seed(1))
    before = game.view(0)
    assert isinstance(before, DiceView)
    assert before.pips_left == 21
    game.push(kind.move("act:P0"))
    assert game.outcome is not None
    for seat in (None, 0, 1):
        view = game.view(seat)
        assert isinstance(view, DiceView)
        assert view.pips_left == 0
        enemy = foe(view)
        assert enemy is not None
        assert enemy.left == 0
        assert "0 pips to go" in "\n".join(voice("en").situation("regidice", view))


def test_cards_known_on_top_are_not_called_unknown() -> None:
    view = games.kind("regicide").begin(TOP, None).view(0)
    assert isinstance(view, View)
    lines = voice("en").situation("regicide", view)
    (unknown,) = [line for line in lines if "order unknown" in line]
    (tavern,) = [line for line in lines if line.startswith("Tavern")]
    assert "from the top: 4C AH" in tavern
    assert unknown.endswith(": 3C 7D 9C.")
