"""One form for every face: whatever is read from a text is answers, and these answers are the same position."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from itertools import islice

import pytest

from dethrone.counsel.form import answers_of, filled, laid, text_of
from dethrone.counsel.questions import Form
from dethrone.counsel.reading import Given, given_view, read_given
from dethrone.errors import GameError
from dethrone.prose import languages, voice
from tests.browser.dealing import begun, steps

GAMES = {
    # case: (game, bots, phases that must have come up)
    "cards": ("regicide", 3, {"play", "suffer"}),
    "two with dice": ("regidice", 2, {"declare", "resolve", "set", "prepare"}),
    "four with dice": ("regidice", 4, {"declare", "resolve", "set", "prepare"}),
}


def again(found: Given) -> Given:
    """The same by its answers."""
    answers = answers_of(found)
    questions, full = laid(found.game, found.view.players, str(found.view.rules), answers)
    return filled(questions, answers, full)


@pytest.mark.parametrize(("game", "bots", "wanted"), GAMES.values(), ids=GAMES)
def test_answers_are_the_position_that_they_come_from(game: str, bots: int, wanted: set[str]) -> None:
    phases: Counter[str] = Counter()
    for number in range(2):
        for table in islice(steps(begun(game, [], bots, number), number), 100):
            if table.questions:
                found = read_given(text_of(given_view(game, table.view(table.questions[0].seat))))
                assert text_of(again(found)) == text_of(found)
                phases[str(found.view.phase.value)] += 1
    assert wanted <= set(phases)


def test_how_far_a_round_has_come_can_be_told_otherwise() -> None:
    found = read_given("2@0 rulebook 1 P0 resolve 1:332 332 . r46b24y35/r2 ./. A4/K")
    answers = answers_of(found) | {"blocked": "2"}
    questions, full = laid("regidice", 2, "rulebook", answers)
    assert "blocked=2" in text_of(filled(questions, answers, full))


def test_every_question_has_a_name_in_every_language() -> None:
    for game, bots, _ in GAMES.values():
        for table in islice(steps(begun(game, [], bots, 3), 3), 60):
            if not table.questions:
                continue
            found = given_view(game, table.view(table.questions[0].seat))
            questions, _ = laid(game, found.view.players, str(found.view.rules), answers_of(found))
            for one in questions:
                assert all(voice(language).has(f"counsel-{one.about}") for language in languages())
                assert one.form is not Form.CHOICE or one.choices


RULES = {"regicide": "official", "regidice": "rulebook"}
NONSENSE = ("", "x", "-1", "99", "P9", "{", "\u00b2", "r9", "1 2 3")


@pytest.mark.parametrize("nonsense", NONSENSE)
@pytest.mark.parametrize(("game", "players"), [("regicide", 2), ("regidice", 3)])
def test_an_answer_that_cannot_be_is_refused_and_nothing_else(game: str, players: int, nonsense: str) -> None:
    """One question after the other is answered with nonsense, at every moment that can be asked about."""
    for moment in range(1, 11):
        start = {"moment": str(moment)} if game == "regidice" else {}
        questions, _ = laid(game, players, RULES[game], start)
        for name in (*(one.name for one in questions), "seat", "line", "top", "streak"):
            answers = {**start, name: nonsense}
            asked, full = laid(game, players, RULES[game], answers)
            with suppress(GameError):
                filled(asked, answers, full)
