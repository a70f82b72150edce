"""The quick player's school: games that repeat, decisions that come back, a net that is made again to the byte."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from dethrone.lab.training.curve import Curve
from dethrone.lab.training.regicide.distil import Course, Fit, Plan, count, rows_of, shares, train
from dethrone.lab.training.regicide.selfplay import Student
from dethrone.lab.training.regicide.teach import Lesson, joined, replayed, teach
from dethrone.players.regicide.weights import policy_weights, save_quick
from dethrone.regicide.legal import is_legal
from dethrone.regicide.rules import OFFICIAL

TINY = Lesson(worlds=2, width=4, share=0.3, strays=0.2)


def plan(rounds: int) -> Plan:
    return Plan(
        players=2,
        rounds=rounds,
        games=4,
        part=2,
        processes=1,
        tried=10,
        lesson=TINY,
        course=Course(epochs=2, batch=16),
    )


def silent(_: str) -> None:
    """Say nothing."""


def test_a_net_is_made_again_to_the_byte_also_after_a_break(tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole", tmp_path / "parted"
    for home in (whole, parted):
        home.mkdir()
    save_quick(tmp_path / "whole.json", train(plan(3), whole, silent), plan(3).made(3))
    train(plan(2), parted, silent)
    next((parted / "1").glob("*.npz")).unlink()
    save_quick(tmp_path / "parted.json", train(plan(3), parted, silent), plan(3).made(3))
    assert (tmp_path / "whole.json").read_bytes() == (tmp_path / "parted.json").read_bytes()
    assert list(Curve(whole).points) == ["0", "1", "2"]
    drawing = Curve(whole).draw("quick net")
    assert drawing is not None
    assert drawing.stat().st_size > 5000
    assert Curve(tmp_path).draw("nothing") is None


def test_decisions_come_back_and_what_was_judged_is_legal() -> None:
    student, rules = Student(policy_weights(1), None), OFFICIAL.position(1)
    parts = [teach(student, None, rules, TINY, range(first, first + 2)) for first in (5, 7)]
    lessons = joined(parts)
    again = teach(student, None, rules, TINY, range(5, 9))
    assert all((value == again.parts()[name]).all() for name, value in lessons.parts().items())
    decisions = list(replayed(lessons, rules))
    assert len(decisions) == len(lessons.counts) > 10
    for position, choices in replayed(lessons, rules):
        assert len(choices) > 1
        assert all(is_legal(position, choice) for choice in choices)


def test_fitting_brings_the_answers_nearer_to_the_teacher() -> None:
    student, rules = Student(policy_weights(3), None), OFFICIAL.position(3)
    rows = rows_of(teach(student, None, rules, TINY, range(40, 60)), 3)
    first, later = (
        Fit(None, 1, Course(epochs=epochs, batch=16)).run(rows, final=False) for epochs in (1, 12)
    )
    assert later < 0.7 * first
    assert len(Fit(None, 1, Course()).numbers()) == count()


def test_shares_of_each_decision_sum_to_one() -> None:
    counts = np.array([2, 3])
    found = shares(np.array([1.0, 1.0, 500.0, 0.0, 500.0], np.float32), np.array([0, 2]), counts)
    assert found.tolist() == [0.5, 0.5, 0.5, 0.0, 0.5]
