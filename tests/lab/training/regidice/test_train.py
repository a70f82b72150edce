"""Self-play and the trainer: games that repeat, runs that resume, targets that fall with every round."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from dethrone.lab.training.regidice import train as trainer
from dethrone.lab.training.regidice.learn import Course, fit_caller, fit_value, targets
from dethrone.lab.training.regidice.selfplay import TABLE, Lesson, play_games, seed_of
from dethrone.lab.training.regidice.train import Stage, StageRun, follow, train
from dethrone.players.regidice.value import share_of
from dethrone.players.regidice.weights import first_weights, read_weights
from dethrone.regidice import compiled

QUICK = Lesson(samples=54, width=4, longest=20 if compiled else 2, calls=0.5)
GAMES = 6 if compiled else 1


def test_a_game_is_told_by_its_number() -> None:
    worker = first_weights().worker()
    once, again = (play_games(worker, 3, QUICK, range(70, 70 + GAMES)) for _ in range(2))
    assert (once.tables == again.tables).all()
    assert (once.calls == again.calls).all()
    alone = play_games(worker, 3, QUICK, range(70 + GAMES - 1, 70 + GAMES))
    assert (once.tables[-len(alone.tables) :] == alone.tables).all()


def test_neighbouring_games_have_nothing_in_common() -> None:
    assert len({seed_of(number) >> 40 for number in range(200)}) > 190


def test_a_run_that_stopped_goes_on_as_if_it_had_not(tmp_path: Path) -> None:
    run = StageRun(
        players=2,
        folder=tmp_path / "whole",
        rounds=3,
        games=GAMES,
        memory=2,
        linear=1,
        seed=500,
        lesson=QUICK,
    )
    lines: list[str] = []
    whole = train(run, lines.append)
    assert [line.split(":")[0] for line in lines] == ["round 0", "round 1", "round 2"]
    parted = replace(run, folder=tmp_path / "parted")
    train(replace(parted, rounds=2), lines.append)
    resumed = train(parted, lines.append)
    assert len(lines) == 6
    assert list(resumed.value) == list(whole.value)
    assert list(resumed.caller) == list(whole.caller)
    assert list(whole.value) != list(first_weights().value)


def test_processes_do_not_change_the_games(tmp_path: Path) -> None:
    run = StageRun(players=3, folder=tmp_path / "one", rounds=1, games=GAMES, seed=700, lesson=QUICK)
    several = replace(run, folder=tmp_path / "two", processes=2)
    assert list(train(run, print).value) == list(train(several, print).value)


def test_a_training_goes_on_from_stage_to_stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = {"rounds": 1, "games": 1, "samples": 54, "scattered": 0.5, "per_round": 0.95}
    begun = Stage(name="begun", players=3, seed=9, **quick)  # type: ignore[arg-type]
    two = Stage(name="two", players=2, seed=800, **quick)  # type: ignore[arg-type]
    monkeypatch.setattr(trainer, "COMMON", (begun,))
    monkeypatch.setattr(trainer, "LAST", {2: (two,)})
    lines: list[str] = []
    last = follow(2, tmp_path, report=lines.append)
    assert [line.split(":")[0] for line in lines] == ["begun, round 0", "two, round 0"]
    made = json.loads(last.read_text("utf-8"))
    assert (made["stage"], made["seeds"]) == ("two", [800, 800])
    assert [(one["stage"], one["seeds"]) for one in made["before"]] == [("begun", [9, 9])]
    assert "lab train --game regidice --players 2" in made["command"]
    assert len(read_weights(last).caller) == len(first_weights().caller)
    monkeypatch.setattr(trainer, "CHANCES", replace(trainer.CHANCES, games=2, samples=54))
    chance = trainer.tell_chances(2, tmp_path, last, report=lines.append)
    assert lines[-1].startswith("round 0: ")
    assert chance == trainer.tell_chances(2, tmp_path, last, report=lines.append)
    assert len(lines) == 3  # the second time the games were there


def test_seeds_of_stages_do_not_overlap() -> None:
    spans = sorted(
        (stage.seed, stage.seed + stage.rounds * stage.games)
        for stage in {
            stage.name: stage for players in (2, 3, 4) for stage in trainer.stages(players)
        }.values()
    )
    chances = trainer.CHANCES
    spans.append((chances.seed, chances.seed + 5 * chances.games))
    assert len(spans) == 11
    assert all(before[1] <= after[0] for before, after in pairwise(spans))


def tables_of(enemies: list[int], status: int) -> np.ndarray[tuple[int], np.dtype[np.void]]:
    found = np.zeros(len(enemies), TABLE)
    found["enemy"] = enemies
    found["status"] = status
    return found


ENDS = {
    # case: enemies at the tables of a game, status, what the first table should be worth
    "won at once": ([2], 1, 0.9),
    "won a round later": ([2, 2], 1, 0.81),
    "lost": ([2, 2], 2, 0.0),
    "one felled, then lost": ([0, 1], 2, 0.9 * share_of(1)),
    "two felled": ([0, 1, 2], 2, 0.9 * share_of(1) + 0.81 * (share_of(2) - share_of(1))),
}


@pytest.mark.parametrize(("enemies", "status", "worth"), ENDS.values(), ids=ENDS)
def test_what_a_table_should_be_worth(enemies: list[int], status: int, worth: float) -> None:
    course = Course(per_round=0.9, trust=1.0)
    found = targets(tables_of(enemies, status), np.zeros(len(enemies), np.float32), course)
    assert found[0] == pytest.approx(worth, abs=1e-6)


def test_learning_brings_the_answer_nearer() -> None:
    worker = first_weights().worker()
    lessons = play_games(worker, 3, replace(QUICK, scattered=1.0), range(GAMES * 4))
    course = Course(batch=1, epochs=40, rate=0.01)
    before = first_weights()
    learned = fit_value(before.value, lessons.tables, course, 1)
    assert len(learned) == len(before.value)
    assert error(learned, lessons.tables, course) < 0.9 * error(before.value, lessons.tables, course)
    if len(lessons.calls) >= 64:
        assert fit_caller(before.caller, lessons.calls, course, 1) != list(before.caller)


def error(numbers: object, tables: np.ndarray[tuple[int], np.dtype[np.void]], course: Course) -> float:
    from dethrone.lab.training.regidice.learn import Net, cut  # noqa: PLC0415

    wanted = targets(tables, np.zeros(len(tables), np.float32), replace(course, trust=1.0))
    total = 0.0
    for enemy, part in enumerate(cut(numbers)):  # type: ignore[arg-type]
        here = tables["enemy"] == enemy
        answer = Net(part, np.random.default_rng(0), replace(course, linear=True)).answer(
            tables["inputs"][here]
        )
        total += float(((answer - wanted[here]) ** 2).sum())
    return total
