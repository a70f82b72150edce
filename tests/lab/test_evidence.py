"""The sequential test: its errors stay below what was asked for, at every moment at which one may look."""

from math import exp
from random import Random

import pytest

from dethrone.errors import GameError
from dethrone.lab.evidence import BETS, Counts, Design, Test, Verdict, log_evidence

TRIALS = 100


def shares(b_alone: float, a_alone: float, design: Design, *, pairs: int, seed: int) -> dict[Verdict, float]:
    """How often the test says what, for deals that B alone wins with one probability and A alone with another."""
    random = Random(seed)
    found = dict.fromkeys(Verdict, 0)
    for _ in range(TRIALS):
        test = Test(design)
        while test.verdict is Verdict.UNDECIDED and test.counts.pairs < pairs:
            drawn = random.random()
            test.add(b_won=drawn < b_alone, a_won=b_alone <= drawn < b_alone + a_alone)
        found[test.verdict] += 1
    return {verdict: count / TRIALS for verdict, count in found.items()}


EQUALS = {"often apart": (0.25, 0.25), "seldom apart": (0.05, 0.05), "never alike": (0.5, 0.5)}


@pytest.mark.parametrize("case", EQUALS)
def test_equals_are_seldom_called_different(case: str) -> None:
    found = shares(*EQUALS[case], Design(alpha=0.2, points=12), pairs=400, seed=1)
    wrong = found[Verdict.A_BETTER] + found[Verdict.B_BETTER]
    assert 0 < wrong <= 0.2 + 3 * (0.2 * 0.8 / TRIALS) ** 0.5


DIFFERENT = {"B by the points that matter": (0.30, 0.20), "A by them": (0.05, 0.15), "B always": (0.1, 0.0)}


@pytest.mark.parametrize("case", DIFFERENT)
def test_a_difference_is_seldom_denied(case: str) -> None:
    found = shares(*DIFFERENT[case], Design(alpha=0.01, beta=0.2, points=10), pairs=400, seed=2)
    assert found[Verdict.NO_DIFFERENCE] <= 0.2 + 3 * (0.2 * 0.8 / TRIALS) ** 0.5


def test_a_clear_difference_is_found() -> None:
    found = shares(0.35, 0.15, Design(), pairs=600, seed=3)
    assert found[Verdict.B_BETTER] > 0.95
    found = shares(0.15, 0.35, Design(), pairs=600, seed=3)
    assert found[Verdict.A_BETTER] > 0.95


def test_equals_are_told_in_the_end() -> None:
    found = shares(0.05, 0.05, Design(), pairs=1000, seed=4)
    assert found[Verdict.NO_DIFFERENCE] > 0.9


def test_the_interval_holds_at_the_worst_moment() -> None:
    """Looked at after every tenth pair, it must hold the truth all the time in most trials."""
    random = Random(5)
    missed = 0
    for _ in range(60):
        test = Test(Design(alpha=0.2))
        inside = True
        for pair in range(1, 201):
            drawn = random.random()
            test.add(b_won=drawn < 0.3, a_won=0.3 <= drawn < 0.4)
            if pair % 10 == 0:
                low, high = test.interval()
                inside = inside and low <= 0.2 <= high
        missed += not inside
    assert missed / 60 <= 0.2 + 3 * (0.2 * 0.8 / 60) ** 0.5


def test_evidence_is_the_mean_of_the_bets() -> None:
    counts = Counts(b_alone=7, a_alone=3, alike=11)
    bets = [(1 - bet + bet * 2 / 1.1) ** 7 * (1 - bet) ** 3 * (1 - bet + bet / 1.1) ** 11 for bet in BETS]
    assert exp(log_evidence(counts, 0.1)) == pytest.approx(sum(bets) / len(bets))


def test_the_fair_bet_gains_nothing() -> None:
    """Where B is better by exactly what is tested, a pair changes the evidence by nothing on average."""
    b_alone, a_alone = 0.3, 0.1
    mean = sum(
        share * exp(log_evidence(counts, b_alone - a_alone))
        for share, counts in (
            (b_alone, Counts(b_alone=1)),
            (a_alone, Counts(a_alone=1)),
            (1 - b_alone - a_alone, Counts(alike=1)),
        )
    )
    assert mean == pytest.approx(1)


def test_an_even_score_proves_nothing() -> None:
    test = Test()
    for _ in range(20):
        test.add(a_won=True, b_won=False)
        test.add(a_won=False, b_won=True)
    low, high = test.interval()
    assert low == pytest.approx(-high)
    assert low < 0 < high
    assert test.p_value > 0.5


@pytest.mark.parametrize("wrong", [{"alpha": 0.0}, {"beta": 1.0}, {"points": 0.0}, {"points": 100.0}])
def test_bad_designs(wrong: dict[str, float]) -> None:
    with pytest.raises(GameError):
        Design(**wrong)
