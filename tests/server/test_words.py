"""What people read of moves and seats is said in words: nothing of what the page is given to show is as it is typed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dethrone import games
from dethrone.counsel.form import text_of
from dethrone.counsel.reading import given_view
from dethrone.errors import IllegalMove, OutOfTurn
from dethrone.errors import Reason as SharedReason
from dethrone.players.advice import Analysis, Judged
from dethrone.prose import languages, voice
from dethrone.prose.words import part
from dethrone.regidice.moves import Act
from dethrone.school.exercises import LESSONS, PUZZLES, exercises
from dethrone.server.analysing import named, written
from dethrone.server.protocol import error_of
from dethrone.server.reviewing import shown
from dethrone.sheet import Record
from tests.browser.dealing import finished, first
from tests.server.asking import asked

TYPED = re.compile(
    r"\bP[0-3]\b|>P|\b(?:act|pip|raise|set|cast|use|enemy|heal|share|split|lose|put):\S|\b[ABH][1-6]\b"
    r"|\bC:(?:red|blue|yellow|black)|\b(?:rather-not|pay:\S)"
)
SAID = (
    "words",
    "lines",
    "why",
    "told",
    "way",
    "hint",
    "board",
    "sure",
    "assumed",
    "task",
    "names",
    "sentence",
)
PHASES = ("declare", "resolve", "set", "raise", "pips", "heal", "split", "lose", "prepare")


def read(value: Any, key: str = "") -> Iterator[str]:
    """Everything in an answer that is shown as it is."""
    if isinstance(value, dict):
        for name, one in value.items():
            yield from read(one, name if key not in SAID else key)
    elif isinstance(value, list):
        for one in value:
            yield from read(one, key)
    elif isinstance(value, str) and key in SAID:
        yield value


def typed(value: Any) -> list[str]:
    return [text for text in read(value) if TYPED.search(text)]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with asked(tmp_path_factory.mktemp("words")) as found:
        yield found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", [LESSONS, PUZZLES])
@pytest.mark.parametrize("game", games.ROOMS)
def test_lessons_and_puzzles(client: TestClient, game: str, kind: str, language: str) -> None:
    """Every lesson in every language; of the puzzles, which are solved for it, each in one."""
    turns = len(languages()) if kind == PUZZLES else 1
    for number, one in enumerate(exercises(kind, game), 1):
        if (number - languages().index(language)) % turns:
            continue
        for count in range(len(one.line) + 1):
            body = {"moves": one.line[:count], "hint": True, "solution": True}
            answer = client.post(
                f"/api/v1/learn/{game}/{kind}/{number}", json=body, headers={"Accept-Language": language}
            )
            assert typed(answer.json()) == [], (number, count)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("phase", PHASES)
def test_advice_on_dice(client: TestClient, phase: str, language: str) -> None:
    table = first("regidice", [], 3, lambda view: view["phase"] == phase)
    seen = given_view("regidice", table.view(next(iter(table.questions)).seat))
    body = {"text": text_of(seen)}
    answer = client.post("/api/v1/advice/position", json=body, headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    assert typed(answer.json()) == []


@pytest.mark.parametrize("game", games.ROOMS)
def test_a_game_looked_back_on(game: str) -> None:
    table = finished(game, [], 2, lambda _: True)
    record = str(table.record())
    game_id, names = Record.parse(record).game, ["Ada", "Ben"]
    steps = games.kind(game).replay(Record.parse(record)).steps
    for language in languages():
        for move in range(0, len(steps) + 1, 7):
            assert typed(shown(record, None, move, names, language)) == []
    judged = [
        {"move": str(step.move), "best": str(step.move), "why": {"en": "P1 acts now"}, "why_best": {}}
        for step in steps
    ]
    found = named({"status": "done", "analysis": {"judged": judged}}, game_id, names)
    assert typed(found) == []
    assert found["analysis"]["judged"][0]["why"] == {"en": "Ben acts now"}


WHO_ACTS = {
    # who looks back: whose act it was, why it is better
    None: ("Ben acts", "Ben acts now"),
    0: ("Ben acts", "Ben acts now"),
    1: ("you act", "you act now"),
}


@pytest.mark.parametrize("mine", WHO_ACTS)
def test_whoever_played_is_spoken_to_in_what_is_said_of_the_game(mine: int | None) -> None:
    reason = ((part("regidice-reason-resolves", seat=1),),)
    one = Judged(1, 0, Act(1), 0.5, Act(1), 0.5, 0.0, why=reason, why_best=reason, others=((Act(1), 0.4),))
    kept = json.loads(json.dumps(written(Analysis((one,), (0.5,)))))
    found = named({"status": "done", "analysis": kept}, "regidice", ["Ada", "Ben"], mine)
    (judged,) = found["analysis"]["judged"]
    assert (judged["words_best"]["en"], judged["why_best"]["en"]) == WHO_ACTS[mine]
    assert [(other["chance"], other["words"]["en"]) for other in judged["others"]] == [
        (0.4, WHO_ACTS[mine][0])
    ]
    assert "because" not in judged


def test_what_is_refused_names_who_it_is_about() -> None:
    error = IllegalMove("regidice-number-named", seat=1, number=3)
    assert (
        error_of(error, "en", ["Ada", "Ben"])["sentence"]
        == "Ben already called 3 this round. Call another number."
    )
    assert voice("de").refusal(error, ["Ada", "Ben"]).startswith("Ben ")


CALLED = {
    # case: (names, what is said)
    "nobody has a name": ([], "It is P1’s turn, not P0’s."),
    "both do": (["Ada", "Ben"], "It is Ben’s turn, not Ada’s."),
    "one is called like another's seat": (["P1", "Ben"], "It is Ben’s turn, not P1’s."),
    "whoever reads has a number": (["You", "Ben"], "It is Ben’s turn, not P0’s."),
}


@pytest.mark.parametrize(("names", "said"), CALLED.values(), ids=CALLED.keys())
def test_a_name_is_a_fact_of_what_is_refused(names: list[str], said: str) -> None:
    error = OutOfTurn(SharedReason.OUT_OF_TURN, seat=0, decider=1)
    assert voice("en").refusal(error, names) == said


def test_what_could_be_typed_keeps_its_seat() -> None:
    said = voice("en").refusal(IllegalMove("regidice-is-companion", seat=1), ["Ada", "Ben"])
    assert said == "Ben declared Companion: spend 1s instead (pip:P1:r)."
