"""The puzzles that come with the package, each checked again; and how they are found."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from dethrone import games
from dethrone.cli import main
from dethrone.lab.commands import KINDS
from dethrone.players.regicide.endgame import Endgame, TooMany
from dethrone.players.regicide.puzzles import (
    FINDERS,
    NARROW,
    WIDTHS,
    exact_kills,
    winning_moves,
    worth,
)
from dethrone.players.regicide.solve import solve
from dethrone.players.regidice.puzzles import KIND as FELL
from dethrone.regicide import Game, parse_position
from dethrone.regicide.engine import compiled
from dethrone.regicide.legal import minimal_payments
from dethrone.regicide.moves import decode
from dethrone.school.exercises import DECISIONS, PUZZLES, exercises
from dethrone.school.trying import Mark, tried

KIND = games.kind("regicide")
FOUND = exercises(PUZZLES, "regicide")
FINDERS_OF_DECISIONS = {name: FINDERS[name] for name in DECISIONS}


@pytest.mark.parametrize("number", range(0, len(FOUND), 1 if compiled else 6))
def test_each_puzzle_has_its_answer(number: int) -> None:
    puzzle = FOUND[number]
    game = Game.from_position(*parse_position(puzzle.position))
    if puzzle.name == "exact":
        assert [str(move) for move in exact_kills(game)] == list(puzzle.line)
        return
    if puzzle.name in FINDERS_OF_DECISIONS:
        found = FINDERS_OF_DECISIONS[puzzle.name](game)
        assert found is not None
        assert (found.position, found.steps) == (puzzle.position, puzzle.steps)
        return
    assert solve(game.position, WIDTHS) is not None
    for move in puzzle.line:
        game.push(KIND.move(move))
    assert game.outcome is not None
    assert game.outcome.is_won


@pytest.mark.parametrize("name", DECISIONS)
def test_a_decision_is_judged_by_what_comes_of_it(name: str) -> None:
    """Whatever is decided is played on to the end; it is right just where it is then won, and some of it is wrong."""
    for puzzle in [one for one in FOUND if one.name == name][:: 1 if compiled else 20]:
        legal = [str(move) for move in KIND.begin(puzzle.position, None).legal_moves()]
        marks = {move: tried(puzzle, [move]) for move in legal}
        assert {move for move, one in marks.items() if one.mark is Mark.RIGHT} == set(puzzle.steps[0])
        for one in marks.values():
            game = KIND.begin(puzzle.position, None)
            for step in one.steps:
                game.push(step.move)
            assert game.outcome is not None
            assert game.outcome.is_won == (one.mark is Mark.RIGHT)
        assert len(legal) - len(puzzle.steps[0]) >= (1 if name == "next" else 2)


def test_a_payment_is_not_found_by_paying_least() -> None:
    for puzzle in (one for one in FOUND if one.name == "pay"):
        position = parse_position(puzzle.position)[0]
        right, *_ = puzzle.steps[0]
        costs = {str(decode(word)): worth(word) for word in minimal_payments(position)}
        assert costs.pop(right) >= min(costs.values()), puzzle.position


def test_who_is_asked_sees_it_from_the_same_seat_to_the_end() -> None:
    puzzle = next(one for one in FOUND if one.name == "next")
    before, after = tried(puzzle, []), tried(puzzle, puzzle.line)
    assert before.seat == after.seat
    assert (
        len(after.steps) > after.count == len(after.game.steps) == 1
    )  # what was right is seen as it was left


def test_the_command_knows_all_kinds() -> None:
    assert (*FINDERS, FELL) == KINDS


def test_there_are_enough_of_each_kind() -> None:
    counts = Counter(one.name for one in FOUND)
    assert counts["pay"] >= 40
    assert counts["next"] >= 40


# ----------------------------------------------------------------- the search
HOPELESS = (
    "regicide official players=2 phase=play turn=P0 enemy=KS damage=0 shield=0 immunity=on owed=0 hands=2C|3C \
tavern= discard=AC,AD,AH,AS,2D,2H,2S,3D,3H,3S,4C,4D,4H,4S,5C,5D,5H,5S,6C,6D,6H,6S,7C,7D,7H,7S,8C,8D,8H,8S,9C,9D,9H,9S,\
10C,10D,10H,10S,JC,JD,JH,JS,QC,QD,QH,QS,KC,KD,KH plays= castle= fallen=JC,JD,JH,JS,QC,QD,QH,QS,KC,KD,KH yielded=0,0 \
streak=0 flips=0 rng=1"
)


def test_what_cannot_be_won_is_brought_as_far_as_can_be() -> None:
    position = parse_position(HOPELESS)[0]
    search = Endgame(1000)
    assert search.reach(position) == 11 * 64 + 4  # the twos strike twice, then nobody can pay
    assert [str(decode(word)) for word in search.line(position)] == ["2C"]


def test_more_positions_than_may_be_looked_at_are_not_judged() -> None:
    position = parse_position(next(one for one in FOUND if one.name == "next").position)[0]
    with pytest.raises(TooMany):
        Endgame(3).reach(position)


def test_a_win_is_not_had_with_every_move() -> None:
    puzzle = next(one for one in FOUND if one.name == "win")
    game = Game.from_position(*parse_position(puzzle.position))
    right = winning_moves(game)
    assert 0 < 2 * len(right) <= len(game.legal_moves())
    assert solve(game.position, NARROW) is not None


def test_puzzles_are_mined_and_none_is_kept_twice(tmp_path: Path) -> None:
    path = tmp_path / "found.json"
    words = ["lab", "puzzles", "greedy", "--seats", "2", "--games", "4", "--seed", "11", "--file", str(path)]
    assert main(words) == 0
    first = json.loads(path.read_text())
    assert first
    assert main(words) == 0
    assert json.loads(path.read_text()) == first


def test_those_that_come_with_the_package_are_found_again(tmp_path: Path) -> None:
    """As `make puzzles` finds them: the same games, the same puzzles."""
    path = tmp_path / "found.json"
    words = "lab puzzles quick --seats 4 --games 120 --seed 4 --kind next --file"
    assert main([*words.split(), str(path)]) == 0
    found = [(one["position"], one["source"]) for one in json.loads(path.read_text())]
    assert found
    ours = [
        (one.position, one.source) for one in FOUND if "players=4 " in one.position and one.name == "next"
    ]
    assert ours[: len(found)] == found
