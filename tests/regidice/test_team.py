"""Decisions of the team: by the first caller, or by vote (section 3)."""

import pytest

from dethrone.chance import Seed
from dethrone.prose import voice
from dethrone.regidice.record import begin
from tests.regidice.tables import play, say, table, texts

POOLS = ["r3 b1", "b3 b2", "y3 y4"]
CALLS = "A3 A2 A4"
BALLOTS = {
    # case                          votes, from the first caller on        who acts
    "plurality": (["act P0", "act P2", "act P2"], 2),
    "all differ: the first caller's": (["act P1", "act P0", "act P2"], 1),
    "unanimous": (["act P0", "act P0", "act P0"], 0),
}


@pytest.mark.parametrize(("votes", "actor"), BALLOTS.values(), ids=BALLOTS)
def test_vote(votes: list[str], actor: int) -> None:
    game = table(POOLS, CALLS, rules="rulebook,team_voice=vote", first=1)
    order = []
    for text in votes:
        assert texts(game) == ["act:P0", "act:P1", "act:P2", "done"]
        (step,) = say(game, text)
        order.append(step.seat)
    assert order == [1, 2, 0]
    assert game.view().has_resolved[actor]
    assert sum(game.view().has_resolved) == 1


def test_of_tied_votes_the_earlier_wins() -> None:
    """Two and two of four: the one that was voted for first."""
    game = table([*POOLS, "r4 r5"], CALLS + " H5", rules="rulebook,team_voice=vote")
    play(game, "done", "act P2", "act P2", "done")
    assert game.phase.name != "RESOLVE"


def test_without_votes_the_first_caller_answers() -> None:
    game = table(POOLS, CALLS, first=1)
    assert game.decider == 1
    (step,) = say(game, "act P0")
    assert step.seat == 1


def test_votes_are_told_and_can_be_seen() -> None:
    game = table(POOLS, CALLS, rules="rulebook,team_voice=vote")
    (step,) = say(game, "act P0")
    assert voice().tell("regidice", step.events()) == ["P0 votes: P0 acts."]
    assert [str(vote) for vote in game.view(2).votes] == ["act:P0"]
    assert begin(game.text, Seed(1)).view() == game.view()


def test_of_the_last_vote_it_is_told_what_it_led_to() -> None:
    game = table(POOLS, CALLS, rules="rulebook,team_voice=vote")
    steps = [step for _ in range(3) for step in say(game, "act P0")]
    lines = [voice().tell("regidice", step.events()) for step in steps]
    assert [line[0] for line in lines] == [f"P{seat} votes: P0 acts." for seat in range(3)]
    assert [len(line) > 1 for line in lines] == [False, False, True]


def test_a_vote_with_one_answer_is_not_held() -> None:
    game = table(["r2 b4 y6", "b5 y1"], "A2 B1", rules="rulebook,team_voice=vote")
    assert game.is_over  # nobody can act, the blocker cannot cover: nothing was asked
