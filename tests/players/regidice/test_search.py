"""The search: the same on any number of threads, ranked, within its budget, and right where the answer is plain."""

from __future__ import annotations

import pytest

from dethrone.chance import Seed
from dethrone.errors import BadRules
from dethrone.players.limit import Limit
from dethrone.players.regidice import policy
from dethrone.players.regidice.bots import SearchBot
from dethrone.players.regidice.choose import declarations, rank
from dethrone.players.regidice.roster import player
from dethrone.players.regidice.settings import MOST_STYLES, Settings
from dethrone.players.regidice.weights import worker_for
from dethrone.regidice import Game, Phase, Rules, compiled, view_of
from dethrone.regidice.moves import DECLARATIONS
from dethrone.regidice.record import begin
from tests.players.regidice.positions import declaring
from tests.players.ticking import Ticking
from tests.regidice.tables import say

RULEBOOK = Rules.parse("rulebook")
SAMPLES = 150 if compiled else 60
COUNT = 10 if compiled else 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_threads_do_not_change_the_answer(players: int) -> None:
    for position in declaring(players, RULEBOOK, 20, COUNT):
        answers = [
            rank(
                position, position.decider(), Settings(limit=Limit(samples=SAMPLES, threads=threads), seed=7)
            )
            for threads in (1, 2, 4)
        ]
        assert answers[0] == answers[1] == answers[2]


def test_the_position_is_left_as_it_was() -> None:
    for position in declaring(3, RULEBOOK, 30, COUNT):
        before = position.snapshot()
        rank(position, position.decider(), Settings(limit=Limit(samples=SAMPLES)))
        assert position.snapshot() == before


def test_declarations_are_ranked_with_their_errors() -> None:
    (position,) = declaring(3, RULEBOOK, 40, 1)
    seat = position.decider()
    bot = SearchBot("me", Settings(limit=Limit(samples=2000 if compiled else 60)))
    ranked = bot.ranked(view_of(position, RULEBOOK, seat))
    assert len({one.choice for one in ranked}) == len(ranked) == len(declarations(position))
    assert DECLARATIONS[ranked[0].choice] == bot.choose(view_of(position, RULEBOOK, seat))
    assert all(-1 <= one.value <= 1 and 0 <= one.error <= 0.5 for one in ranked)
    assert ranked[0].value > ranked[-1].value


@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_styles_find_what_fewer_find(players: int) -> None:
    gained = 0.0
    for position in declaring(players, RULEBOOK, 50, COUNT):
        worker, values = worker_for(players), []
        for styles in (1, 4, MOST_STYLES):
            worker.begin(position, position.decider(), 5, styles, 1, 1)
            worker.scores.consider(declarations(position)[:8])
            worker.work(0, 6 if compiled else 2)
            values.append([total for total, _ in worker.scores.points()])
        assert all(one <= four <= most for one, four, most in zip(*values, strict=True))
        gained += sum(values[-1]) - sum(values[0])
    assert gained > 0 or not compiled  # interpreted there is one position


def test_the_strongest_plays_rounds_out_in_several_styles() -> None:
    bots = [player(text) for text in ("expert", "master", "search:samples=27,styles=3")]
    assert [bot.settings.styles for bot in bots if isinstance(bot, SearchBot)] == [1, 4, 3]
    with pytest.raises(BadRules, match="styles"):
        player(f"master:styles={MOST_STYLES + 1}")


@pytest.mark.skipif(compiled, reason="the number is C's then")
def test_as_many_styles_as_the_policy_has() -> None:
    assert policy.STYLES == MOST_STYLES


def test_samples_are_shared_out_to_the_better_ones() -> None:
    (position,) = declaring(4, RULEBOOK, 41, 1)
    ranked = rank(position, position.decider(), Settings(limit=Limit(samples=1000 if compiled else 80)))
    assert [one.samples for one in ranked] == sorted((one.samples for one in ranked), reverse=True)
    assert ranked[0].samples > ranked[-1].samples > 0
    assert sum(one.samples for one in ranked) <= (1100 if compiled else 150)


@pytest.mark.parametrize("threads", [1, 2])
def test_milliseconds_are_kept(threads: int) -> None:
    (position,) = declaring(2, RULEBOOK, 42, 1)
    clock = Ticking(0.01)
    limit = Limit(milliseconds=60, threads=threads, clock=clock)
    ranked = rank(position, position.decider(), Settings(limit=limit))
    assert 0.06 <= clock.now - clock.tick <= 0.08  # since it began, and not a look longer
    assert ranked[0].samples >= 6 * threads  # at least a batch a look, each of a world a thread or more


def test_there_is_nothing_to_declare_after_the_reveal() -> None:
    game = Game(2, seed=5)
    say(game, "A3")
    say(game, "K")
    assert game.phase is not Phase.DECLARE
    assert SearchBot("me", Settings()).ranked(game.view(game.decider)) == []


# The third enemy shows 2 1 1 1 1; P1 is handed these very black dice, whoever calls first.
DEATH = "2 rulebook 9 {first} declare 3:21111 21111 k- r334b356y446k5/r556b466y125 k11112/. -/-"


@pytest.mark.parametrize("first", ["P0", "P1"])
def test_touch_of_death_is_cast_when_it_is_there(first: str) -> None:
    game = begin(DEATH.format(first=first), Seed(1))
    bot = SearchBot("me", Settings(limit=Limit(samples=SAMPLES)))
    while not game.is_over and game.round == 9:
        assert game.decider is not None
        game.push(bot.choose(game.view(game.decider)))
    assert game.outcome is not None
    assert game.outcome.is_won


def test_a_worker_values_a_won_game_most() -> None:
    worker = worker_for(2)
    (position,) = declaring(2, RULEBOOK, 44, 1)
    assert 0 < worker.known_value(position, [0, 7]) < 1
