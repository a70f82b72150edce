"""The puzzles that come with the package, each checked again; and how they are found."""

import json
from pathlib import Path

import pytest

from dethrone import games
from dethrone.cli import main
from dethrone.players.regicide.puzzles import NARROW, WIDTHS, exact_kills, winning_moves
from dethrone.players.regicide.solve import solve
from dethrone.regicide import Game, parse_position
from dethrone.regicide.engine import compiled
from dethrone.school.exercises import PUZZLES, exercises

KIND = games.kind("regicide")
FOUND = exercises(PUZZLES, "regicide")


@pytest.mark.parametrize("number", range(0, len(FOUND), 1 if compiled else 6))
def test_each_puzzle_has_its_answer(number: int) -> None:
    puzzle = FOUND[number]
    game = Game.from_position(*parse_position(puzzle.position))
    if puzzle.name == "exact":
        assert [str(move) for move in exact_kills(game)] == list(puzzle.line)
        return
    assert solve(game.position, WIDTHS) is not None
    for move in puzzle.line:
        game.push(KIND.move(move))
    assert game.outcome is not None
    assert game.outcome.is_won


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
