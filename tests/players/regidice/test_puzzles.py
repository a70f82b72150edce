"""The puzzles of Regidice that come with the package, each checked again; and how they are found."""

import pytest

from dethrone import games
from dethrone.players.regidice.puzzles import LONGEST, MOST_LUCKY, SHORTEST, felling, lucky, solution
from dethrone.regidice import Game, parse_position
from dethrone.school.exercises import PUZZLES, exercises
from dethrone.school.trying import Mark, tried

KIND = games.kind("regidice")
FOUND = exercises(PUZZLES, "regidice")


@pytest.mark.parametrize("number", range(len(FOUND)))
def test_each_puzzle_has_its_answer(number: int) -> None:
    puzzle = FOUND[number]
    marks = [tried(puzzle, puzzle.line[:count]).mark for count in range(len(puzzle.line) + 1)]
    assert marks == [Mark.OPEN] * len(puzzle.line) + [Mark.RIGHT]
    assert SHORTEST <= len(puzzle.line) <= LONGEST
    game = Game.from_position(*parse_position(puzzle.position))
    assert lucky(game) <= MOST_LUCKY


def test_the_solver_finds_it_again() -> None:
    puzzle = FOUND[0]
    game = Game.from_position(*parse_position(puzzle.position))
    found = felling(game)
    assert found is not None
    assert (found.position, found.steps) == (puzzle.position, puzzle.steps)


def test_who_lets_the_enemy_hit_back_has_not_solved_it() -> None:
    """Ending every action as soon as it may be ended fells nobody."""
    puzzle, moves = FOUND[0], list[str]()
    while (one := tried(puzzle, moves)).mark is Mark.OPEN:
        legal = [str(move) for move in one.game.legal_moves()]
        moves.append("done" if "done" in legal else legal[-1])
    assert one.mark is Mark.WRONG


def test_where_nothing_fells_the_enemy_no_puzzle_is_found() -> None:
    hopeless = "2 rulebook 1 P0 resolve 1:111 111 . r1b1y1/r1b1y1 ./. A3/B1"
    assert solution(Game.from_position(*parse_position(hopeless))) is None
