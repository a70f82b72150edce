"""Every reason has its sentence, and a sentence is said to whoever errs."""

import re
from importlib.resources import files

import pytest

from dethrone.errors import GameError, GameOver, IllegalMove, OutOfTurn, Reason, Unreadable
from dethrone.prose import voice
from dethrone.regidice import Act, Game, MakeSet, parse_move
from dethrone.regidice.codes import NAME
from dethrone.regidice.refusal import Reason as Ours
from tests.regidice.tables import say, table

MESSAGES = files("dethrone.prose").joinpath("en", f"{NAME}-refusals.ftl").read_text("utf-8")


@pytest.mark.parametrize("reason", Ours)
def test_every_reason_has_an_english_sentence(reason: Ours) -> None:
    assert reason.value.startswith(f"{NAME}-")
    assert voice("en").has(reason)


def test_no_sentence_is_left_over() -> None:
    assert set(re.findall(rf"^({NAME}-[\w-]+) =", MESSAGES, re.M)) == {reason.value for reason in Ours}


POOLS = (["r3 b2 y5", "b5 b6 b4"], "A3 B5")
REFUSED = {
    # typed: the reason, its facts, and what is said
    "set 6+5": (Ours.NOT_ASKED, {"asked": "resolve"}, "set:6+5 isn’t possible now. Needed: who acts next"),
    "act P1": (Ours.NO_SET, {"seat": 1}, "P1 can’t make a set now."),
    "act P3": (Ours.NO_SUCH_SEAT, {"seat": 3}, "There is no seat P3."),
    "pip P0 r": (Ours.NO_COMPANION, {"seat": 0}, "P0 didn’t declare Companion."),
}


@pytest.mark.parametrize(("text", "expected"), REFUSED.items(), ids=REFUSED)
def test_an_illegal_move_carries_reason_and_facts(
    text: str, expected: tuple[Ours, dict[str, object], str]
) -> None:
    reason, facts, sentence = expected
    with pytest.raises(IllegalMove) as refused:
        say(table(*POOLS), text)
    assert refused.value.reason is reason
    assert facts.items() <= refused.value.facts.items()
    assert str(refused.value).startswith(sentence)


def test_what_is_no_move_at_all() -> None:
    with pytest.raises(IllegalMove) as refused:
        Game(2, seed=1).push("A3")  # type: ignore[arg-type]
    assert refused.value.reason is Reason.NO_MOVE
    assert str(refused.value) == "'A3' is not a move in this game."


def test_an_endless_move_gets_a_short_answer() -> None:
    game = table(*POOLS)
    say(game, "act P0")
    for text in ("x" * 100_000, "set " + "6+" * 50_000):
        with pytest.raises(Unreadable) as refused:
            game.parse(text)
        assert len(str(refused.value)) < 400
    with pytest.raises(IllegalMove) as illegal:
        game.push(MakeSet((6,) * 10_000))
    assert len(str(illegal.value)) < 200


def test_a_view_refuses_whoever_may_not_move() -> None:
    game = Game(3, seed=2)
    move = parse_move("A3")
    game.view(0).check(move)
    cases: dict[int | None, tuple[type[GameError], str]] = {
        None: (OutOfTurn, "Spectators cannot make moves."),
        1: (OutOfTurn, "It is P0’s turn, not P1’s."),
    }
    for seat, (kind, sentence) in cases.items():
        with pytest.raises(kind) as refused:
            game.view(seat).check(move)
        assert str(refused.value) == sentence
    with pytest.raises(IllegalMove):
        game.view(0).check(Act(0))
    while not game.is_over:
        game.push(game.legal_moves()[-1])
    with pytest.raises(GameOver):
        game.view(0).check(move)
