"""Lessons and puzzles over HTTP: every one can be solved, gone wrong in, and is told in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dethrone import games
from dethrone.school.exercises import DECISIONS, LESSONS, PUZZLES, exercises
from tests.server.asking import asked

ALL = [
    (kind, game, number)
    for kind in (LESSONS, PUZZLES)
    for game in games.ROOMS
    for number in range(1, len(exercises(kind, game)) + 1)
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with asked(tmp_path_factory.mktemp("learn")) as found:
        yield found


def attempt(client: TestClient, which: tuple[str, str, int], **body: Any) -> Any:
    kind, game, number = which
    answer = client.post(f"/api/v1/learn/{game}/{kind}/{number}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_there_are_enough() -> None:
    assert [len(exercises(LESSONS, game)) >= 7 for game in games.ROOMS] == [True, True]
    assert sum(len(exercises(PUZZLES, game)) for game in games.ROOMS) >= 30


@pytest.mark.parametrize("which", ALL, ids=lambda which: "-".join(map(str, which)))
def test_each_is_solved_by_its_solution(client: TestClient, which: tuple[str, str, int]) -> None:
    first = attempt(client, which, solution=True, hint=True)
    assert (first["mark"], bool(first["hint"])) == ("open", True)
    assert first["task"]
    last = attempt(client, which, moves=first["solution"])
    assert last["mark"] == "right"
    assert last["told"]
    assert attempt(client, which)["solution"] == []  # nobody sees it unasked


@pytest.mark.parametrize("game", games.ROOMS)
def test_a_wrong_move_is_answered_by_what_it_does(client: TestClient, game: str) -> None:
    wrong = 0
    for number, one in enumerate(exercises(LESSONS, game), 1):
        options = attempt(client, (LESSONS, game, number))["options"]
        others = [option["move"] for option in options if option["move"] not in one.steps[0]]
        for move in others[:1]:
            stage = attempt(client, (LESSONS, game, number), moves=[move])
            assert stage["mark"] == "wrong"
            wrong += bool(stage["told"])
    assert wrong >= 4


@pytest.mark.parametrize("name", DECISIONS)
def test_a_decision_is_answered_by_what_follows(client: TestClient, name: str) -> None:
    """Told to the end from the seat that decided; the task still names what it did, and all hands are open."""
    numbers = [at for at, one in enumerate(exercises(PUZZLES, "regicide"), 1) if one.name == name]
    which = (PUZZLES, "regicide", numbers[-1])
    one = exercises(*which[:2])[which[2] - 1]
    first = attempt(client, which)
    wrong = next(option["move"] for option in first["options"] if option["move"] not in one.steps[0])
    lost, won = attempt(client, which, moves=[wrong]), attempt(client, which, moves=[one.line[0]])
    assert (lost["mark"], won["mark"]) == ("wrong", "right")
    assert lost["told"][-1].startswith("The game is lost")
    assert "the game is won" in won["told"][-1]
    for stage in (first, lost, won):
        assert (stage["task"], stage["seat"], len(stage["hands"])) == (
            first["task"],
            first["seat"],
            first["view"]["players"],
        )
    assert sorted(first["hands"][first["seat"]]) == sorted(first["view"]["hand"])


def test_a_hint_for_who_goes_next_names_one_that_is_wrong(client: TestClient) -> None:
    number = next(at for at, one in enumerate(exercises(PUZZLES, "regicide"), 1) if one.name == "next")
    stage = attempt(client, (PUZZLES, "regicide", number), hint=True)
    right = exercises(PUZZLES, "regicide")[number - 1].steps[0]
    wrong = [option["words"] for option in stage["options"] if option["move"] not in right]
    assert stage["hint"] in [f"Not this one: {words}." for words in wrong]


@pytest.mark.parametrize("number", [0, 10**15, -(10**26), 10**40])
def test_there_is_no_such_number(client: TestClient, number: int) -> None:
    answer = client.post(f"/api/v1/learn/regicide/puzzles/{number}", json={})
    assert answer.status_code == 404
    assert f"no exercise {number}." in answer.json()["error"]["sentence"]


def test_what_may_not_be_done_is_refused_with_the_reason(client: TestClient) -> None:
    refused = client.post("/api/v1/learn/regicide/lessons/1", json={"check": "9H 10D"})
    assert refused.status_code == 200
    assert refused.json()["refused"].startswith("9H+10D: a combo needs cards of one rank")
    allowed = client.post("/api/v1/learn/regicide/lessons/1", json={})
    assert allowed.json()["refused"] == ""
    assert client.post("/api/v1/learn/regicide/lessons/99", json={}).status_code == 404
