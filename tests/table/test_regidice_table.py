"""Regidice at the table: what may be taken back, what survives a save."""

import pytest

from dethrone.errors import GameError, OutOfTurn, Unreadable
from dethrone.regidice import Done, Game, parse_move
from dethrone.table import parse_saved, parse_seats
from dethrone.table.regidice import Course, RegidiceTable, open_table, resume, save
from tests.regidice.tables import table as staged

POOLS = ["r1 b2 y5 y6", "r4 b5 y6"]
UNDO = {
    # case                                phase      calls    seats                moves             allowed
    "a declaration, a person beside": ("declare", "", "me,person:Ben", ["A3"], False),
    "who acts": ("resolve", "A1 K", "me,random", ["act:P0"], True),
    "a die prepared": ("prepare", "A3 A6", "me,random", ["put:r1"], True),
    "new dice were rolled": ("prepare", "A3 A6", "me,person:Ben", ["done", "done"], False),
    "nothing was done": ("resolve", "A1 K", "me,random", [], False),
}


def seated(phase: str, calls: str, seats: str) -> tuple[RegidiceTable, Course]:
    course = Course(staged(POOLS, calls, phase=phase))
    return open_table(course, parse_seats(seats)), course


@pytest.mark.parametrize(("phase", "calls", "seats", "moves", "allowed"), UNDO.values(), ids=UNDO)
def test_undo_never_unsees(phase: str, calls: str, seats: str, moves: list[str], allowed: bool) -> None:
    table, course = seated(phase, calls, seats)
    before = course.game.copy()
    for move in moves:
        assert course.decider is not None
        table.act(course.decider, parse_move(move))
    assert (table.why_no_undo() is None) == allowed
    if allowed:
        table.undo()
        assert course.game == before
        assert not course.steps
    else:
        with pytest.raises(GameError):
            table.undo()


def test_a_bots_declaration_cannot_be_made_unheard() -> None:
    table, _ = seated("declare", "", "me,random")
    table.act(0, parse_move("A3"))
    table.ask_bot()
    assert table.why_no_undo() is not None


def test_undo_takes_back_what_bots_did_after_in_the_open() -> None:
    course = Course(staged(["r1 b2 y5 y6", "r4 b5 y6", "r3 y3"], "A3 A6 A1", phase="prepare"))
    table = open_table(course, parse_seats("me,random,person:Ben"))
    before = course.game.copy()
    table.act(0, Done())
    while table.is_bots_turn:
        table.ask_bot()
    assert course.decider == 2
    table.undo()
    assert course.game == before


def test_only_who_is_asked_may_act() -> None:
    table, _ = seated("declare", "", "me,random")
    with pytest.raises(OutOfTurn):
        table.act(1, parse_move("A3"))


@pytest.mark.parametrize("plies", [0, 1, 5, 40])
def test_a_saved_table_comes_back_as_it_was(plies: int) -> None:
    course = Course(Game(3, "bga,max_rounds=5", seed=11))
    table = open_table(course, parse_seats("random,random,random"), bot_seed=3)
    while course.version < plies and not course.is_over:
        table.ask_bot()
    text = str(save(table, course.game))
    again, resumed = resume(parse_saved(text), bot_seed=3)
    assert resumed.game == course.game
    assert [step.move for step in resumed.steps] == [step.move for step in course.steps]
    assert again.seats == table.seats
    while not course.is_over:
        assert table.ask_bot() == again.ask_bot()
    assert resumed.game == course.game


def test_a_damaged_save_is_refused() -> None:
    table, course = seated("resolve", "A1 K", "me,random")
    text = str(save(table, course.game))
    with pytest.raises(Unreadable):
        parse_saved(text.replace("A1", "A2", 1))
