"""Hints and looking back: ranked declarations with reasons, and the moves that cost a game."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import fmean

import numpy as np
import pytest

from dethrone.lab.training.regidice.calibrate import calibrate
from dethrone.lab.training.regidice.selfplay import TABLE
from dethrone.players.limit import Limit
from dethrone.players.regidice.analysis import analyse
from dethrone.players.regidice.choose import workers
from dethrone.players.regidice.explain import advise, reason
from dethrone.players.regidice.odds import Odds
from dethrone.players.regidice.roster import player
from dethrone.players.regidice.settings import Settings
from dethrone.players.regidice.weights import chance_for, worker_for
from dethrone.prose import voice
from dethrone.regidice import Game, Phase, Rules, View, compiled, view_of
from dethrone.regidice.moves import Declare, encode
from dethrone.regidice.redeal import roll_hidden
from tests.players.regidice.positions import declaring
from tests.regidice.tables import say, table
from tests.regidice.wander import ALL_RULES

SETTINGS = Settings(limit=Limit(samples=150 if compiled else 30))
TRUE = Odds(-1.0, 6.0, -0.5)
STEP = 0xD1342543DE82EF95  # between the seeds of two worlds


def until(game: Game, phase: Phase, bot: str = "greedy") -> Game:
    guide = player(bot, seed=1)
    while game.phase is not phase:
        assert game.decider is not None
        game.push(guide.choose(game.view(game.decider)))
    return game


def test_declarations_are_ranked_with_reasons() -> None:
    game = Game(3, seed=5)
    advice = advise(game.view(game.decider), SETTINGS, 4)
    assert len(advice) == 4
    assert [one.chance for one in advice[:2]] == sorted((one.chance for one in advice[:2]), reverse=True)
    for one in advice:
        assert game.is_legal(one.move)
        assert 0 <= one.chance <= 1
        assert any(
            word in voice().reason(one.reason)
            for word in ("deals", "costs", "brings back", "leaves", "nothing")
        )


def test_hidden_dice_have_no_influence_on_advice() -> None:
    rules = Rules.parse("rulebook")
    for position in declaring(2, rules, 60, 3):
        seat = position.decider()
        other = position.copy()
        other.reseed(77)
        roll_hidden(other, seat)
        mine, theirs = (advise(view_of(one, rules, seat), SETTINGS, 2) for one in (position, other))
        assert mine == theirs


def test_an_outlook_is_the_average_over_its_worlds() -> None:
    game = Game(3, seed=6)
    worker = worker_for(3)
    together = worker.outlook(game.position, 0, 100, 1, 8)
    alone = [worker.outlook(game.position, 0, (100 + STEP * n) % 2**64, 1, 1) for n in range(8)]
    assert not any(one[4] for one in alone)
    assert together == pytest.approx([fmean(column) for column in zip(*alone, strict=True)])
    assert any(share % 1 for share in together)


def test_after_the_reveal_the_engine_tells_what_a_move_does() -> None:
    game = until(Game(2, seed=3), Phase.RESOLVE)
    view = game.view(game.decider)
    told = {str(move): voice().reason(reason(view, move)) for move in game.legal_moves()}
    assert told["act:P0"] == "P0 acts now"
    assert all(told.values())


@pytest.mark.parametrize("rules", ["rulebook", "bga", "literal"][: None if compiled else 1])
def test_after_the_reveal_moves_are_ranked_with_chances_and_reasons(rules: str) -> None:
    guide, phases = player("greedy"), set()
    for players in (2, 3, 4) if compiled else (2,):
        game = Game(players, rules, seed=players)
        while game.decider is not None and len(game.steps) < (60 if compiled else 5):
            view = game.view(game.decider)
            if game.phase is not Phase.DECLARE and len(view.legal_moves()) > 1:
                check_open(view)
                phases.add(game.phase)
            game.push(guide.choose(view))
    assert len(phases) >= (4 if compiled else 1)


def check_open(view: View) -> None:
    """Legal moves, best first, each once; the first leads at least as far as what the strongest player does."""
    ranked = advise(view, SETTINGS)
    moves = [one.move for one in ranked]
    assert len(set(moves)) == len(moves) == min(8, len(view.legal_moves()))
    for one in ranked:
        view.check(one.move)
        assert (0 <= one.chance <= 1, one.error) == (True, 0.0)
        assert "round" in voice().reason(one.reason)
    assert [one.chance for one in ranked] == sorted((one.chance for one in ranked), reverse=True)
    width = SETTINGS.width
    with workers.lent(view.players) as (worker,):
        best, _ = worker.open_move(view.outline, width)
        worths = [worker.worth(view.outline, encode(move), width) for move in moves]
        assert worths[0] >= worker.worth(view.outline, best, width)
    assert worths == sorted(worths, reverse=True)


def test_a_reason_says_what_the_round_comes_to() -> None:
    game = table(
        ["r6 b2 y5 y3 r4 b4", "r2"], "A4 K", enemy="1:332"
    )  # sets of 8, the next no higher than the last
    say(game, "act P0")
    ranked = advise(game.view(game.decider), SETTINGS)
    told = {str(one.move): voice().reason(one.reason) for one in ranked}
    most = {
        "set:6+2": 3,
        "set:5+3": 2,
        "set:4+4": 1,
    }  # sets that can still follow are not always worth their dice
    dealt = {move: reason.partition("By the end of the round: ")[2] for move, reason in told.items()}
    assert set(dealt) == set(most)
    for move, count in most.items():
        wanted = [f"{number} of 10 damage dealt, 3 dice lost" for number in range(1, count + 1)]
        assert dealt[move].startswith(tuple(wanted))
    assert dealt["set:6+2"].startswith("3 of 10 damage dealt")
    assert str(ranked[0].move) == "set:6+2"


def test_odds_are_told_as_finely_as_they_are_known() -> None:
    assert voice().odds(0.9712, 0.002) == "97.1% ± 0.2"
    assert voice().odds(0.9712, 0.02) == "97% ± 2.0"


def test_looking_back_judges_every_choice() -> None:
    game = Game(2, seed=11)
    bot = player("novice", seed=1)
    while game.decider is not None and len(game.steps) < (80 if compiled else 4):
        game.push(bot.choose(game.view(game.decider)))
    looked = analyse(game, SETTINGS)
    calls = [one for one in looked.judged if isinstance(one.move, Declare)]
    assert looked.curve == tuple(one.chance for one in calls)
    assert len(looked.judged) > len(calls) or not compiled
    assert all(0 <= one.chance <= 1 and one.why and one.why_best for one in looked.judged)
    costs = [one.lost for one in looked.worst()]
    assert costs == sorted(costs, reverse=True)
    assert costs or not compiled  # a novice errs
    assert looked == analyse(game, SETTINGS)


@pytest.mark.parametrize("name", list(ALL_RULES)[: None if compiled else 4])
def test_every_rule_set_can_be_looked_back_on(name: str) -> None:
    game = Game(2 + len(name) % 3, ALL_RULES[name], seed=3)
    random = Random(1)
    while game.decider is not None and len(game.steps) < (40 if compiled else 3):
        game.push(random.choice(game.legal_moves()))
    looked = analyse(game, replace(SETTINGS, limit=Limit(samples=30)))
    assert looked.judged
    assert len(looked.judged) <= len(game.steps)


def test_the_fit_finds_what_was_put_in() -> None:
    random = np.random.default_rng(3)
    tables = np.zeros(20_000, TABLE)
    tables["value"] = random.uniform(-0.3, 0.9, len(tables))
    tables["enemy"] = random.integers(0, 3, len(tables))
    chances = [TRUE.of(value, felled) for value, felled in tables[["value", "enemy"]].tolist()]
    tables["status"] = np.where(random.random(len(tables)) < chances, 1, 2)
    assert calibrate(tables) == pytest.approx(TRUE, abs=0.2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_that_ship(players: int) -> None:
    chance = chance_for(players)
    for felled in range(3):
        told = [chance.of(value / 100, felled) for value in range(-50, 101)]
        assert told == sorted(told)
        assert told[0] < 0.2
        assert told[-1] == 1.0


def test_the_error_follows_the_slope() -> None:
    step = 1e-6
    slope = (TRUE.of(0.3 + step, 1) - TRUE.of(0.3 - step, 1)) / (2 * step)
    assert TRUE.error_of(0.3, 1, 0.01) == pytest.approx(0.01 * slope, rel=1e-4)
