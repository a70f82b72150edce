"""What a seat cannot see has no influence: games that differ only in hidden rolls get the same answer."""

from __future__ import annotations

import pytest

from dethrone.players.player import Player
from dethrone.players.regidice.roster import player
from dethrone.regidice import Phase, Position, Rules, compiled, view_of, view_text
from dethrone.regidice.redeal import roll_hidden
from tests.often import often
from tests.players.regidice.positions import declaring, met

PLAYERS = ["random", "novice", "greedy", "adept", "search:samples=120", "search:samples=90,threads=2"]
COUNT = 25 if compiled else 2
# Positions of two, three and four players each: in a soak 1,000 for every player.
EACH = often(84, soak=334) if compiled else 2
RULE_SETS = ["rulebook", "bga", "literal", "rulebook,touch_of_death=off"]


def rolled_anew(position: Position, seat: int, seed: int) -> Position:
    other = position.copy()
    other.reseed(seed * 7919)
    roll_hidden(other, seat)
    return other


def bots(spec: str, seed: int) -> Player:
    short = spec if compiled or "search" not in spec else spec.replace("120", "10").replace("90", "10")
    return player("search:samples=10" if short == "adept" and not compiled else short, seed=seed)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("spec", PLAYERS)
def test_hidden_rolls_have_no_influence(spec: str, players: int) -> None:
    changed = 0
    positions = declaring(players, Rules.parse("rulebook"), 50, EACH)
    assert len(positions) == EACH
    for number, position in enumerate(positions):
        seat = position.decider()
        bot = bots(spec, number)
        answer = bot.choose(view_of(position, Rules.parse("rulebook"), seat))
        for seed in (1, 2):
            other = rolled_anew(position, seat, seed + number)
            changed += other.dice_of((seat + 1) % players) != position.dice_of((seat + 1) % players)
            assert bot.choose(view_of(other, Rules.parse("rulebook"), seat)) == answer
    assert changed > EACH  # the rolls really differ


@pytest.mark.parametrize("rules", RULE_SETS)
def test_other_rules_hide_as_much(rules: str) -> None:
    chosen = Rules.parse(rules)
    for number, position in enumerate(declaring(3, chosen, 80, COUNT)):
        seat = position.decider()
        bot = bots("search:samples=90", number)
        answer = bot.choose(view_of(position, chosen, seat))
        assert bot.choose(view_of(rolled_anew(position, seat, 3 + number), chosen, seat)) == answer


@pytest.mark.parametrize("spec", ["random", "greedy", "adept"])
def test_the_same_view_and_seed_give_the_same_move(spec: str) -> None:
    asked = 0
    for game in met(3, Rules.parse("rulebook"), 7):
        if game.decider is None or asked >= COUNT * 2:
            break
        view = game.view(game.decider)
        assert bots(spec, 5).choose(view) == bots(spec, 5).choose(view), view_text(view)
        asked += 1
    assert asked == COUNT * 2


def test_another_seed_gives_other_worlds() -> None:
    (position,) = declaring(4, Rules.parse("rulebook"), 90, 1)
    view = view_of(position, Rules.parse("rulebook"), position.decider())
    assert view.phase is Phase.DECLARE
    assert len({bots("random", seed).choose(view) for seed in range(20)}) > 5
