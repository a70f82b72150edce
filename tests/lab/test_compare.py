"""Two line-ups on the same deals: what is said, when it stops, and that it is the same everywhere."""

from pathlib import Path

import pytest

from dethrone.errors import GameError
from dethrone.lab.compare import Comparison, Tally, compare, p_text, pair_of_plans
from dethrone.lab.evidence import Design, Test, Verdict
from dethrone.lab.facts import Cell
from dethrone.lab.lineup import LineUp, line_up
from dethrone.lab.part import Job, Part
from dethrone.lab.run import Staffing
from dethrone.lab.store import RunFolder
from dethrone.lab.tables import RESULTS, read_table

A, B = LineUp("regicide", "official", ("weak",) * 2), LineUp("regicide", "official", ("strong",) * 2)


def wins(first: int, text: str) -> Part:
    """A part in which `+` is a game won."""
    won: list[Cell] = [sign == "+" for sign in text]
    return Part(first, {"game": [None] * len(won), "won": won})


def fresh(design: Design | None = None) -> Tally:
    return Tally(Comparison(A, B, Test(design or Design()), 0, 0))


def test_parts_are_counted_in_order_whatever_comes_first() -> None:
    parts = [(0, wins(0, "+--")), (1, wins(0, "++-")), (0, wins(3, "--")), (1, wins(3, "+-"))]
    straight, mixed = fresh(), fresh()
    assert [straight.add(*part) for part in parts] == [0, 3, 0, 2]
    assert [mixed.add(*parts[number]) for number in (3, 2, 1, 0)] == [0, 0, 0, 5]
    assert straight.comparison == mixed.comparison
    assert straight.comparison.test.counts == (2, 0, 3)
    assert (straight.comparison.wins_a, straight.comparison.wins_b) == (1, 3)


def test_it_stops_at_the_pair_that_decides() -> None:
    tally = fresh()
    tally.add(0, wins(0, "-" * 100))
    tally.add(1, wins(0, "+" * 100))
    found = tally.comparison
    assert tally.is_decided()
    assert found.test.counts.pairs < 20
    assert found.wins_b == found.test.counts.pairs
    assert found.sentence.startswith(
        f"strong ×2 is better than weak ×2: of {found.wins_b} paired deals strong ×2 won {found.wins_b} and weak ×2 0;"
    )


def test_no_difference_in_a_sentence() -> None:
    tally = fresh()
    tally.add(0, wins(0, "+-" * 500))
    tally.add(1, wins(0, "+-" * 500))
    assert tally.comparison.test.verdict is Verdict.NO_DIFFERENCE
    assert tally.comparison.sentence.startswith(
        "No difference of 5 points or more between weak ×2 and strong ×2: of"
    )


def test_undecided_in_a_sentence() -> None:
    tally = fresh()
    tally.add(0, wins(0, "+-" * 5))
    tally.add(1, wins(0, "-+" * 5))
    assert tally.comparison.sentence == (
        "Undecided between weak ×2 and strong ×2, stopped at the limit: of 10 paired deals strong ×2 won 5 and "
        "weak ×2 5; 5 were won by strong ×2 alone and 5 by weak ×2 alone. The difference is +0.0 points "
        "[-78.7, +78.7], p ≤ 1.0000."
    )


@pytest.mark.parametrize(
    ("p", "text"), [(0.0, "0.0001"), (0.00004, "0.0001"), (0.01231, "0.0124"), (1.0, "1.0000")]
)
def test_a_bound_is_rounded_up(p: float, text: str) -> None:
    assert p_text(p) == text


@pytest.fixture
def fixed_games(monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """Games whose winner is told by the deal: greedy wins two of three, random none."""
    asked: list[Job] = []

    def play(job: Job) -> Part:
        asked.append(job)
        is_strong = job.line_up.seats[0] == "greedy"
        part = Part(job.first)
        for offset, deal in enumerate(job.deals):
            won = is_strong and deal % 3 > 0
            part.add_row(job.first + offset, deal, {**dict.fromkeys(RESULTS), "won": won})
        return part

    monkeypatch.setattr("dethrone.lab.workforce.play_part", play)
    return asked


PLANS = pair_of_plans(line_up("random"), line_up("greedy"), seed=5, limit=500)


def test_it_stops_when_it_knows(fixed_games: list[Job]) -> None:
    found = compare(PLANS, Design(), staffing=Staffing(workers=0))
    assert found.test.verdict is Verdict.B_BETTER
    assert found.test.counts.pairs < 40
    assert len(fixed_games) < 10


def test_a_comparison_is_kept_and_goes_on(tmp_path: Path, fixed_games: list[Job]) -> None:
    first = compare(PLANS, Design(), staffing=Staffing(workers=0), home=tmp_path)
    played = len(fixed_games)
    again = compare(PLANS, Design(), staffing=Staffing(workers=0), home=tmp_path)
    assert again == first
    assert len(fixed_games) == played
    rows = [read_table(tmp_path / side / "results.parquet") for side in "ab"]
    assert [row["seed"] for row in rows[0]] == [row["seed"] for row in rows[1]]
    assert len(rows[0]) - 10 < first.test.counts.pairs <= len(rows[0])
    surer = compare(PLANS, Design(alpha=0.0001), staffing=Staffing(workers=0), home=tmp_path)
    assert surer.test.counts.pairs > first.test.counts.pairs


def test_what_was_played_too_far_is_forgotten(tmp_path: Path, fixed_games: list[Job]) -> None:
    folder = RunFolder.begin(tmp_path / "a", PLANS[0])
    jobs = list(PLANS[0].jobs())
    played = compare(PLANS, Design(), staffing=Staffing(workers=0), home=tmp_path)
    assert fixed_games
    assert folder.part(jobs[0]) is not None
    assert all(folder.part(job) is None for job in jobs if job.first >= played.test.counts.pairs)


def test_workers_find_the_same(tmp_path: Path) -> None:
    plans = pair_of_plans(
        line_up("random"), line_up("random", rules="official,jesters=2/2/2/2"), seed=5, limit=40
    )
    here = compare(plans, Design(), staffing=Staffing(workers=0))
    there = compare(plans, Design(), staffing=Staffing(workers=2), home=tmp_path)
    assert here == there


REFUSED = {
    "the same": (line_up("random"), line_up("random"), "nothing to compare"),
    "other tables": (line_up("random"), line_up("random", seats=3), "same number of seats"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refused(case: str) -> None:
    a, b, sentence = REFUSED[case]
    with pytest.raises(GameError, match=sentence):
        compare(pair_of_plans(a, b, seed=1, limit=10), Design())
