"""The search: the same on any number of threads, blind to hidden cards, legal, and within its budget."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from dethrone.players.limit import Limit
from dethrone.players.regicide.choose import choose, judge
from dethrone.players.regicide.search import Worker
from dethrone.players.regicide.settings import EYES, WEAKER, Aim, Beside, Settings
from dethrone.players.regicide.weights import net_for, policy_for
from dethrone.regicide.engine import apply, compiled, start
from dethrone.regicide.legal import is_legal, legal_moves
from dethrone.regicide.position import Position, snapshot
from dethrone.regicide.redeal import redeal
from dethrone.regicide.rules import OFFICIAL
from tests.players.regicide.positions import RULE_SETS, some
from tests.players.ticking import Ticking

SAMPLES = 100 if compiled else 12
COUNT = 8 if compiled else 1


@pytest.mark.parametrize("guided", [0, 2])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("rules", RULE_SETS)
def test_hidden_cards_have_no_influence(rules: str, players: int, guided: int) -> None:
    for number, position in enumerate(some(rules, players, 11, COUNT)):
        seat = position.decider()
        settings = Settings(limit=Limit(samples=SAMPLES), seed=number, guided=guided)
        answer = choose(position, seat, settings)
        assert is_legal(position, answer[0])
        assert answer == choose(redeal(position, seat, 100 + number), seat, settings)
        assert answer == choose(redeal(position, seat, 200 + number), seat, settings)


@pytest.mark.parametrize("guided", [0, 2])
@pytest.mark.parametrize("aim", ["win", "medal"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_threads_do_not_change_the_answer(players: int, aim: Aim, guided: int) -> None:
    settings = Settings(
        limit=Limit(samples=SAMPLES), seed=7, aim=aim, guided=guided, strangers=frozenset((1,))
    )
    for position in some("official", players, 12, COUNT):
        answers = [
            choose(
                position, position.decider(), replace(settings, limit=Limit(samples=SAMPLES, threads=threads))
            )
            for threads in (1, 2, 4)
        ]
        assert answers[0] == answers[1] == answers[2]


@pytest.mark.skipif(not compiled, reason="the quick player takes milliseconds interpreted")
@pytest.mark.parametrize(
    "more",
    [{"eye": "quick"}, {"eye": "hand"}, {"payments": 3}, {"favourites": 2}],
    ids=["eye", "hand", "payments", "favourites"],
)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_who_looks_closer_sees_no_hidden_cards_and_finds_other_worths(
    players: int, more: dict[str, Any]
) -> None:
    plain = Settings(limit=Limit(samples=SAMPLES), seed=7, guided=2, eye="policy")
    settings = replace(plain, **more)
    differs = 0
    for position in some("official", players, 12, COUNT):
        seat = position.decider()
        answer = choose(position, seat, settings)
        assert answer == choose(
            redeal(position, seat, 5), seat, replace(settings, limit=Limit(samples=SAMPLES, threads=2))
        )
        differs += answer != choose(position, seat, plain)
    assert differs > 0


@pytest.mark.skipif(not compiled, reason="the quick player takes milliseconds interpreted")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_who_guides_is_usual_for_so_many_players(players: int) -> None:
    usual = Settings(limit=Limit(samples=SAMPLES), seed=7, guided=2)
    for position in some("official", players, 12, COUNT):
        seat = position.decider()
        said = replace(usual, eye=EYES[players])
        assert choose(position, seat, usual) == choose(position, seat, said)


def test_guided_samples_are_other_samples() -> None:
    position = opening(2)
    plain, guided, wide = (
        choose(position, 0, settings)[1]
        for settings in (
            Settings(limit=Limit(samples=SAMPLES)),
            Settings(limit=Limit(samples=SAMPLES), guided=2),
            Settings(limit=Limit(samples=SAMPLES), guided=2, breadth=1),
        )
    )
    assert plain != guided != wide != plain


def test_strangers_follow_the_policy_in_every_other_world() -> None:
    position = opening(3)
    guided = Settings(limit=Limit(samples=SAMPLES), guided=2)
    known, one, both, oneself = (
        choose(position, 0, replace(guided, strangers=frozenset(seats)))[1]
        for seats in ((), (1,), (1, 2), (0,))
    )
    assert known != one != both != known
    assert known == oneself
    plain, other = (
        choose(position, 0, Settings(limit=Limit(samples=SAMPLES), strangers=seats))[1]
        for seats in (frozenset(), frozenset((1,)))
    )
    assert plain == other


@pytest.mark.parametrize("beside", WEAKER)
@pytest.mark.parametrize("guided", [0, 2])
def test_a_weaker_partner_is_imagined_as_he_is(beside: Beside, guided: int) -> None:
    plain = Settings(limit=Limit(samples=SAMPLES), seed=7, guided=guided)
    weaker = replace(plain, beside=beside)
    differs = 0
    for position in some("official", 2, 12, COUNT):
        seat = position.decider()
        answer = choose(position, seat, weaker)
        assert is_legal(position, answer[0])
        assert answer == choose(redeal(position, seat, 5), seat, weaker)
        assert answer == choose(
            position,
            seat,
            replace(weaker, limit=Limit(samples=SAMPLES, threads=2), strangers=frozenset((0, 1))),
        )
        differs += answer != choose(position, seat, plain)
    assert differs > 0


def test_a_novice_errs_in_the_imagination_and_a_greedy_player_does_not() -> None:
    worker = Worker(policy_for(2), net_for(2))
    settings = Settings(guided=2, seed=3)
    answers = []
    for beside in WEAKER:
        worker.begin(opening(2), 0, replace(settings, beside=beside))
        worker.scores.consider(worker.propose(4))
        worker.work(0, 40)
        answers.append(list(worker.scores.points()))
    assert answers[0] != answers[1]


def test_another_seed_gives_other_worlds() -> None:
    position = opening(2)
    first, second = (
        choose(position, 0, Settings(limit=Limit(samples=SAMPLES), seed=seed))[1] for seed in (1, 2)
    )
    assert first != second


def test_the_position_is_left_as_it_was() -> None:
    position = opening(3)
    before = snapshot(position)
    choose(position, 0, Settings(limit=Limit(samples=SAMPLES)))
    assert snapshot(position) == before


def test_candidates_are_ranked_with_their_errors() -> None:
    best, ranked = choose(opening(2), 0, Settings(limit=Limit(samples=1000 if compiled else 60)))
    assert best == ranked[0].choice
    assert len({one.choice for one in ranked}) == len(ranked)
    assert ranked[0].samples == ranked[1].samples > ranked[-1].samples > 0
    assert all(0 <= one.value <= 1 and 0 <= one.error <= 0.5 for one in ranked)
    assert [one.samples for one in ranked] == sorted((one.samples for one in ranked), reverse=True)
    assert all(one.error > 0 for one in ranked[:4])
    assert 0.8 * 1000 <= sum(one.samples for one in ranked) <= 1200 or not compiled


def test_a_forced_move_is_not_searched() -> None:
    position = opening(1)
    position.flips = 0
    position.set_hand(0, 1 << 20)
    assert choose(position, 0, Settings()) == (1 << 20, [(1 << 20, 0.0, 0.0, 0)])


@pytest.mark.parametrize("threads", [1, 2])
def test_milliseconds_are_kept(threads: int) -> None:
    clock = Ticking(0.01)
    best, ranked = choose(opening(4), 0, Settings(limit=Limit(milliseconds=60, threads=threads, clock=clock)))
    assert best in legal_moves(opening(4))
    assert 0.06 <= clock.now - clock.tick <= 0.08  # since it began, and not a look longer
    assert ranked[0].samples >= 6 * threads  # at least a batch a look, each of a world a thread or more


def test_the_last_king_is_felled_when_he_can_be() -> None:
    position = opening(2)
    position.defeated = 11
    position.enemy = position.castle_cards()[11]
    card = next(
        card for card in range(4, 40) if position.hand(0) >> card & 1 and card & 3 != position.double_suit
    )
    position.damage = 40 - (card // 4 + 1)
    best, ranked = choose(position, 0, Settings(limit=Limit(samples=SAMPLES)))
    assert ranked[0].value == 1.0
    after = position.copy()
    apply(after, best)
    assert after.outcome == 1


def test_a_move_is_judged_against_the_best() -> None:
    position = opening(2)
    settings = Settings(limit=Limit(samples=400 if compiled else 64))
    best, ranked = choose(position, 0, settings)
    itself = judge(position, 0, best, settings, settings.seed)
    assert itself is not None
    assert itself[0] == best
    assert itself[1] == itself[2] == pytest.approx(ranked[0].value, abs=0.15)
    bad = 1 << 54  # to yield at once
    found = judge(position, 0, bad, settings, settings.seed)
    assert found is not None
    assert found[0] == best
    assert 0 <= found[3] < 0.2
    assert found[1] < found[2] or not compiled
    others = [choice for choice, _ in found.others]
    assert others == [one.choice for one in ranked if one.choice not in (best, bad)][:3]
    assert [worth for _, worth in found.others] == sorted((worth for _, worth in found.others), reverse=True)
    assert all(worth <= found.other for _, worth in found.others)


def test_a_forced_move_is_not_judged() -> None:
    position = opening(1)
    position.flips = 0
    position.set_hand(0, 1 << 20)
    assert judge(position, 0, 1 << 20, Settings(), 0) is None


def opening(players: int) -> Position:
    position = OFFICIAL.position(players)
    start(position, 3_000_000_000, 0)
    return position
