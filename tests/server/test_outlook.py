"""What can be foreseen at a table: the worth of calls and dice, and moves in a row, from what a viewer may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dethrone.chance import Seed
from dethrone.client import Server
from dethrone.contract import Game
from dethrone.errors import IllegalMove
from dethrone.players.roster import player
from dethrone.prose import voice
from dethrone.prose.outlook import outlook
from dethrone.regidice.kind import KIND
from dethrone.server.api.outlook import foresee, plan
from tests.server.conftest import Serving

Run = Callable[..., Any]


def revealed(*calls: str, seed: int = 3) -> Game:
    """A game of three whose dice are open after these calls."""
    game = KIND.deal(3, "rulebook", Seed(seed))
    for call in calls:
        game.push(KIND.move(call))
    return game


def test_before_the_reveal_calls_are_foreseen_and_nobody_elses_dice() -> None:
    game = revealed("A6")
    facts = outlook(voice("en"), KIND.name, game.view(1))
    assert "A6" not in facts["calls"]
    assert facts["calls"]["B1"]["lines"][0] == "You block."
    assert facts["seats"] == []
    assert outlook(voice("en"), KIND.name, game.view(None)) == {"calls": {}, "seats": []}
    other = game.view(1).trial(5)  # the same to this seat, with other dice behind the hands
    assert outlook(voice("en"), KIND.name, other.view(1)) == facts


def test_after_it_each_seat_has_its_best_sets() -> None:
    facts = outlook(voice("en"), KIND.name, revealed("A6", "B1", "H3").view(2))
    assert facts["calls"] == {}
    attacker, blocker, healer = facts["seats"]
    assert attacker == {"worth": 0, "sets": [], "line": "can’t attack (no dice add up to 3)"}
    assert blocker["worth"] == 7
    assert blocker["sets"][0] == ["r5", "b5", "y5"]
    assert blocker["line"].startswith("blocks 7 with 5+5+5")
    assert healer["worth"] == 0


def test_a_game_without_words_for_it_foresees_nothing() -> None:
    assert outlook(voice("en"), "toy", None) == {}


def test_several_moves_are_foreseen_one_after_the_other() -> None:
    game = revealed("A6", "B1", "H3")
    game.push(KIND.move("act:P1"))
    view = game.view(1)
    events = foresee(view, view.parse("set r5+b5+y5, r1+b1+y1"))
    assert [type(event).__name__ for event in events[:3]] == ["SetMade", "SetMade", "Blocked"]
    with pytest.raises(IllegalMove):
        foresee(view, (*view.parse("set 5+5+5"), KIND.move("set:6+6+6")))


def test_nothing_is_tried_past_what_would_be_shown() -> None:
    view = revealed("A6", "B1").view(2)
    assert len(foresee(view, (KIND.move("H3"), KIND.move("act:P1")))) == 1


def test_a_plan_is_one_decision_and_can_be_made() -> None:
    game, adviser = revealed("A6", "B1", "H3"), player("greedy", game=KIND.name, seed=1)
    game.push(KIND.move("act:P1"))
    moves = plan(game.view(1), adviser)
    assert {type(move).__name__ for move in moves} <= {"MakeSet", "Done"}
    for move in moves:
        game.push(move, seat=1)
    assert len(plan(revealed().view(0), adviser)) == 1


def test_over_http(serving: Serving, run: Run) -> None:
    async def go() -> None:
        async with Server(serving.address) as ada:
            await ada.become("Ada")
            table = await ada.open_table(KIND.name, ["me", "greedy"])
            found = await ada.ask("GET", f"/tables/{table}/outlook?language=de")
            assert found["facts"]["calls"]["A1"]["lines"]
            tried = await ada.ask("GET", f"/tables/{table}/trial?text=A1")
            assert tried["moves"] == ["A1"]
            assert tried["refusal"] is None
            assert tried["lines"] == ["You declare Attack, gathering 1s."]
            for text, reason in (("done", "regidice-not-asked"), ("xyzzy", "regidice-no-move")):
                refusal = (await ada.ask("GET", f"/tables/{table}/trial?text={text}"))["refusal"]
                assert refusal["reason"] == reason
                assert refusal["sentence"]
            suggested = await ada.ask("GET", f"/tables/{table}/suggestion")
            assert len(suggested["moves"]) == 1
            async with Server(serving.address) as stranger:
                assert (await stranger.ask("GET", f"/tables/{table}/outlook"))["facts"]["calls"] == {}

    run(go())
