"""The table: who may act, what may be taken back, what survives a save."""

from __future__ import annotations

import json

import pytest

from dethrone.errors import BadRules, GameError, OutOfTurn, Stale, Unreadable
from dethrone.regicide import Game, parse_position
from dethrone.regicide.game import Game as Regicide
from dethrone.table import parse_saved, parse_seats
from dethrone.table.regicide import RegicideTable, let_bots_speak, open_table, resume, save

TAVERN = "9C,2D,6D,7D"
UNDO = {
    # case                       enemy and hands                                moves        seats           allowed
    "a plain card, bot beside": ("enemy=JH hands=3C,10D,9D|5C,9S,9H", ["3C"], "me,greedy", True),
    "a card others have seen": ("enemy=JH hands=3C,10D,9D|5C,9S,9H", ["3C"], "me,person:Ben", False),
    "a yield others have seen": ("enemy=JH hands=3C,10D,9D|5C,9S,9H", ["yield"], "me,person:Ben", True),
    "cards were drawn": ("enemy=JH hands=3D,10D,9D|5C,9S,9H", ["3D"], "me,greedy", False),
    "cards were healed": ("enemy=JC hands=3H,10D,9D|5C,9S,9H discard=4C,4D", ["3H"], "me,greedy", False),
    "a royal turned up": ("enemy=JH damage=15 hands=5S,10D,9D|5C,9S,9H", ["5S"], "me,greedy", False),
    "nothing was done": ("enemy=JH hands=3C,10D,9D|5C,9S,9H", [], "me,greedy", False),
}


def table_of(line: str, seats: str) -> tuple[RegicideTable, Regicide]:
    position, rules = parse_position(f"regicide official {line} tavern={TAVERN}")
    game = Game.from_position(position, rules)
    return open_table(game, parse_seats(seats)), game


@pytest.mark.parametrize(("line", "moves", "seats", "allowed"), UNDO.values(), ids=UNDO)
def test_undo_never_unsees(line: str, moves: list[str], seats: str, allowed: bool) -> None:
    table, game = table_of(line, seats)
    before = game.copy()
    for move in moves:
        table.act(0, game.parse(move)[0])
    assert (table.why_no_undo() is None) == allowed
    if allowed:
        table.undo()
        assert game == before
    else:
        with pytest.raises(GameError):
            table.undo()


def test_undo_takes_back_what_bots_did_after() -> None:
    position, rules = parse_position(
        f"regicide official enemy=JH shield=10 hands=3C,10D,9D|4C tavern={TAVERN} yielded=1,1"
    )
    game = Game.from_position(position, rules)
    table = open_table(game, parse_seats("me,greedy"))
    table.act(0, game.parse("3C")[0])
    assert table.is_bots_turn
    table.ask_bot()
    if table.why_no_undo() is None:
        table.undo()
        assert len(game.steps) == 0


def test_a_bots_card_is_seen() -> None:
    table, game = table_of("enemy=JH hands=3C,10D,9D|5C,9S,9H", "greedy,me")
    table.ask_bot()
    assert table.why_no_undo() is not None
    assert len(game.steps) == 1


def test_bots_speak_after_a_jester() -> None:
    position, rules = parse_position(f"regicide official enemy=JH hands=*,3C|KC,QC|2H tavern={TAVERN}")
    game = Game.from_position(position, rules)
    table = open_table(game, parse_seats("me,greedy,greedy"))
    assert let_bots_speak(table, game) == []
    table.act(0, game.parse("*")[0])
    said = let_bots_speak(table, game)
    assert [post.seat for post in said] == [1, 2]
    assert let_bots_speak(table, game) == []
    assert game.view(None).wishes[0] is None
    assert all(wish is not None for wish in game.view(None).wishes[1:])
    table.act(0, game.parse(">P1")[0])
    assert game.decider == 1


def test_only_the_seat_that_is_asked_may_act() -> None:
    table, game = table_of("enemy=JH hands=3C,10D,9D|5C,9S,9H", "me,person:Ben")
    with pytest.raises(OutOfTurn):
        table.act(1, game.parse("5C")[0])
    assert len(game.steps) == 0


def test_a_late_command_is_refused() -> None:
    table, game = table_of("enemy=JH hands=3C,10D,9D|5C,9S,9H", "me,person:Ben")
    table.act(0, game.parse("3C")[0], version=0)
    with pytest.raises(Stale):
        table.act(0, game.parse("-10D")[0], version=0)


def test_seats_must_fit_the_game() -> None:
    with pytest.raises(BadRules, match="3 seats for a game of 2"):
        open_table(Game(2, seed=1), parse_seats("me,greedy,greedy"))


def test_a_saved_game_goes_on_as_it_was() -> None:
    game = Game(3, "manual")
    table = open_table(game, parse_seats("greedy,person:Ada,random"))
    table.ask_bot()
    again, resumed = resume(parse_saved(str(save(table, game))))
    assert resumed == game
    assert again.seats == table.seats


DAMAGE = {
    "no JSON": ("{", "no JSON"),
    "foreign": (json.dumps({"hello": 1}), "not a saved game"),
    "a list": ("[]", "not a saved game"),
}


@pytest.mark.parametrize(("text", "sentence"), DAMAGE.values(), ids=DAMAGE)
def test_damage_is_noticed(text: str, sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence):
        parse_saved(text)


def test_a_changed_save_is_noticed() -> None:
    game = Game(2, seed=1)
    text = str(save(open_table(game, parse_seats("me,greedy")), game))
    with pytest.raises(Unreadable, match="seal"):
        parse_saved(text.replace('"Seed": "1"', '"Seed": "2"'))
