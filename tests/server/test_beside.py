"""Games beside bots, and whom somebody lets go after a jester."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import KEEPER
from dethrone.players import player
from dethrone.regicide.moves import Name, Post, Wish
from dethrone.server.jesters import ENOUGH_JUDGED, ENOUGH_TURNS, Choice, Judged, choices, gained
from tests.server.asking import asked
from tests.server.past import Past

ADA, BEN, BOT = 0, 1, 2
KIND = games.kind("regicide")
VERDICT = {"felled": 2, "exact": 1}


@pytest.fixture
def past(tmp_path: Path, address: str) -> Iterator[Past]:
    """On SQLite and on PostgreSQL."""
    with asked(tmp_path, database=address) as client:
        yield Past(client)


def seats(*bots: str | None) -> str:
    """Ada, and whoever sits there beside her: a bot, or somebody."""
    return json.dumps([{"name": f"N{at}", "bot": bot} for at, bot in enumerate((None, *bots))])


# ------------------------------------------------------------------------- bots
def test_games_beside_bots_are_told_apart_by_them(past: Past) -> None:
    for is_won, bots in (
        (True, ["expert"]),
        (False, ["expert"]),
        (True, ["novice"]),
        (True, ["novice", "expert"]),
        (False, ["expert", "novice"]),
    ):
        past.play(VERDICT, is_won=is_won, players=1 + len(bots), seats=seats(*bots))
    past.play(VERDICT, players=1, seats=seats())  # alone
    past.play(None, players=2, seats=seats("expert"))  # not checked
    found = {(tuple(one["bots"]), one["players"]): (one["won"], one["games"]) for one in past.ask("bots")}
    assert found == {
        (("expert",), 2): (1, 2),
        (("novice",), 2): (1, 1),
        (("expert", "novice"), 3): (1, 2),  # in whatever seats
    }
    (pair,) = [one for one in past.ask("bots") if one["players"] == 3]
    assert (pair["felled"], pair["kills"], pair["exact"]) == ([0, 0, 2], 4, 2)


def test_who_stands_in_for_a_person_is_not_beside_them(past: Past) -> None:
    past.play(VERDICT, with_ben=True, players=3, seats=seats("greedy", "expert"))  # Ben had gone
    (one,) = past.ask("bots")
    assert one["bots"] == ["expert"]
    (game,) = past.ask("games")
    assert game["bots"] == ["expert"]


# ---------------------------------------------------------------------- jesters
@cache
def played(seed: int, named: int, wish: str | None) -> str:
    """A game of three in which everybody lets the same one go, who said before whether they would like to."""
    game, bot = KIND.deal(3, "official", Seed(seed)), player("quick", game="regicide", seed=seed)
    while not game.is_over:
        if game.phase.value != "name":
            game.push(bot.choose(game.view(game.decider)))
            continue
        if wish is not None:
            game.push(Post(named, Wish.RATHER_NOT), seat=named)  # thought better of
            game.push(Post(named, Wish(wish)), seat=named)
        game.push(Name(named))
    return str(game.record(KEEPER))


@cache
def with_jester(named: int, wish: str | None, number: int = 0) -> str:
    """The record of such a game in which Ada played exactly one jester; there are many."""
    found = 0
    for seed in range(400):
        record = played(seed, named, wish)
        if [one.by for one in choices("regicide", record)].count(ADA) == 1:
            if found == number:
                return record
            found += 1
    raise LookupError


@pytest.mark.parametrize("wish", [None, "want", "neutral"])
def test_choices_are_read_from_the_record(wish: str | None) -> None:
    found = [one for seed in range(8) for one in choices("regicide", played(seed, BEN, wish))]
    assert len(found) > 3
    assert {one.seat for one in found} == {BEN}
    assert {one.is_eager for one in found} == {wish == "want"}
    assert all(one.move < one.until for one in found)


def test_a_choice_of_the_host_is_no_jester() -> None:
    named = jesters = found = 0
    for seed in range(6):
        game, bot = KIND.deal(3, "open-order", Seed(seed)), player("quick", game="regicide", seed=seed)
        while not game.is_over:
            if game.phase.value == "name":
                named += 1
                game.push(Name(BEN))
            elif game.phase.value == "who":
                game.push(Post(game.decider or 0, Wish.NEUTRAL))
            else:
                game.push(bot.choose(game.view(game.decider)))
        jesters += sum(str(step.move) == "*" for step in game.steps)
        found += len(choices("regicide", str(game.record(KEEPER))))
    assert named > jesters == found > 1


GAINED = {
    # case: choice (by, seat, eager, move, until, ends), judged (move, chance), won: gained
    "a turn of two moves": (Choice(0, 1, True, 4, 6, False), [(4, 0.5), (5, 0.7), (6, 0.6), (7, 0.1)], False, 0.1),
    "the last word of a game": (Choice(0, 1, True, 4, 5, True), [(4, 0.75)], True, 0.25),
    "lost by it": (Choice(0, 1, True, 4, 5, True), [(4, 0.75), (5, 0.1)], False, -0.75),
    "nobody judged the choice": (Choice(0, 1, True, 4, 6, False), [(3, 0.5), (5, 0.7)], True, None),
    "nobody judged the turn": (Choice(0, 1, True, 4, 6, False), [(4, 0.5), (7, 0.7)], True, None),
}  # fmt: skip


@pytest.mark.parametrize("case", GAINED)
def test_what_a_turn_gained(case: str) -> None:
    choice, judged, is_won, expected = GAINED[case]
    found = gained(choice, [Judged(ply, chance) for ply, chance in judged], is_won=is_won)
    assert found == (None if expected is None else pytest.approx(expected))


def lay(past: Past, record: str, change: float | None = None) -> None:
    """A game of Ada, Ben and a bot; looked back on it tells that Ada's jester changed the chance by so much."""
    past.play(VERDICT, with_ben=True, players=3, seats=seats(None, "expert"), record=record)
    if change is not None:
        (mine,) = [one for one in choices("regicide", record) if one.by == ADA]
        judged = [{"ply": mine.move, "chance": 0.5}, {"ply": mine.move + 1, "chance": 0.5 + change}]
        past.judge(record, judged)


def told(past: Past) -> Any:
    """What the one team is told."""
    (team,) = past.ask("teams")
    return team["jesters"]


def test_too_few_turns_say_nothing(past: Past) -> None:
    for number in range(ENOUGH_TURNS - 1):
        lay(past, with_jester(BEN, "want", number))
    assert told(past) is None
    lay(past, with_jester(BOT, None))
    assert told(past) == {
        "turns": ENOUGH_TURNS, "named": "N1", "is_me": False, "times": ENOUGH_TURNS - 1, "eager": ENOUGH_TURNS - 1,
        "gained_eager": None, "gained_else": None,
    }  # fmt: skip


def test_chances_are_told_where_enough_turns_were_looked_back_on(past: Past) -> None:
    for number, change in enumerate((0.1, 0.04, 0.04)):
        lay(past, with_jester(BEN, "want", number), change)
    for number, less in enumerate((-0.02, -0.02, None)):
        lay(past, with_jester(BEN, None, number), less)
    lay(past, with_jester(BOT, "want"), 0.4)
    found = told(past)
    assert (found["turns"], found["times"], found["eager"]) == (7, 6, 3)
    assert (found["gained_eager"], found["gained_else"]) == (6.0, None)
    lay(past, with_jester(BEN, "neutral"), 0.01)
    assert told(past)["gained_else"] == -1.0
    assert ENOUGH_JUDGED == 3


def test_whoever_lets_themselves_go_is_told_so(past: Past) -> None:
    for number in range(ENOUGH_TURNS):
        lay(past, with_jester(ADA, "want", number))
    assert (told(past)["is_me"], told(past)["eager"]) == (True, ENOUGH_TURNS)


def test_what_partners_choose_is_theirs(past: Past) -> None:
    for seed in range(60):
        record = played(seed, BEN, None)
        if not any(one.by == ADA for one in choices("regicide", record)):
            lay(past, record)
    assert told(past) is None
