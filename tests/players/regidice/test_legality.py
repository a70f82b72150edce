"""Every player makes legal moves under every rule set, from the first roll to the end."""

from __future__ import annotations

import pytest

from dethrone.players.regidice.roster import player
from dethrone.players.regidice.weights import worker_for
from dethrone.regidice import Phase, Rules, compiled, legal_words
from tests.players.regidice.positions import begun, met
from tests.regidice.wander import ALL_RULES

EVERY_RULE = pytest.mark.parametrize("rules", ALL_RULES.values(), ids=ALL_RULES)
GAMES = 4 if compiled else 1


@EVERY_RULE
@pytest.mark.parametrize("spec", ["novice", "search:samples=30"])
def test_whole_games_are_legal(spec: str, rules: Rules) -> None:
    """`push` refuses what is not legal."""
    for number in range(GAMES):
        players = 2 + number % 3
        game = begun(players, rules.but(max_rounds=6 if compiled else 2), number + 1)
        bots = [player(spec, seed=10 * number + seat) for seat in range(players)]
        while (seat := game.decider) is not None:
            game.push(bots[seat].choose(game.view(seat)), seat=seat)


@EVERY_RULE
def test_every_style_answers_with_a_legal_move_at_any_table(rules: Rules) -> None:
    """Also where strangers have led the game to: one move in four was random."""
    worker = worker_for(3)
    asked = 0
    for game in met(3, rules, 11):
        words = legal_words(game.position)
        for style in range(12):
            assert worker.style_move(game.position, style) in words
        if game.phase is not Phase.DECLARE:
            assert worker.open_move(game.position, 4)[0] in words
        asked += 1
        if asked == (60 if compiled else 6):
            break
    assert asked >= 6
