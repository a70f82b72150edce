"""What is counted of somebody's games: medals, exact kills, wins in a row, and where points were given away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import KEEPER
from dethrone.players import player
from dethrone.regicide import events as cards
from dethrone.regidice import events as dice
from dethrone.server.losses import MOST_READ
from dethrone.server.statistics import best_run, feats
from tests.server.asking import asked
from tests.server.past import Made, Past


@pytest.fixture
def past(tmp_path: Path) -> Iterator[Past]:
    with asked(tmp_path) as client:
        yield Past(client)


# ------------------------------------------------------------------------- kills
@pytest.mark.parametrize(
    ("game", "players", "seed"),
    [("regicide", 1, 1), ("regicide", 2, 2), ("regidice", 2, 1), ("regidice", 3, 4)],
)
def test_kills_are_counted_as_the_game_tells_them(game: str, players: int, seed: int) -> None:
    kind = games.kind(game)
    played = kind.deal(players, kind.usual_rules, Seed(seed))
    bot = player("greedy", game=game, seed=seed)
    while not played.is_over:
        played.push(bot.choose(played.view(played.decider)))
    told = [event for step in played.steps for event in step.events(None)]
    exact = [one.is_exact for one in told if isinstance(one, cards.Defeated)]
    exact += [one.how == "exact" for one in told if isinstance(one, dice.Defeated)]
    medals = [one.medal for one in told if isinstance(one, cards.Won)]
    is_won = played.outcome is not None and played.outcome.value == "won"
    found = feats(game, str(played.record()), is_won=is_won)
    assert found == {"felled": len(exact), "exact": sum(exact), "medal": medals[0] if medals else None}
    assert len(exact) > 0


def test_a_game_that_ends_here_is_counted(past: Past) -> None:
    client = past.client
    opened = client.post("/api/v1/tables", json={"game": "regicide", "seats": [{"who": "me"}]}).json()
    bot = player("greedy", game="regicide", seed=1)
    wire = games.kind("regicide").wire()
    look = client.get(f"/api/v1/tables/{opened['id']}").json()
    while look["stage"] == "playing":
        (question,) = [one for one in look["questions"] if one["asks"] == "move"]
        move = str(bot.choose(wire.read_view(look["view"])))
        command = {"do": "act", "question": question["number"], "moves": [move], "id": str(look["revision"])}
        look = client.post(f"/api/v1/tables/{opened['id']}/commands", json=command).json()
    keeper = client.app.state.rooms.keeper  # type: ignore[attr-defined]
    assert client.portal is not None
    client.portal.call(keeper.sweep)
    (tally,) = past.ask("tallies")
    assert tally["kills"] == len(look["view"]["fallen"])
    assert 0 <= tally["exact"] <= tally["kills"]
    assert sum(number * count for number, count in enumerate(tally["felled"])) == tally["kills"]
    past_moves = client.get(f"/api/v1/tables/{opened['id']}/history").json()
    medals = [event.get("medal") for told in past_moves for event in told["message"]["events"]]
    assert tally["golds"] == medals.count("gold")


def test_what_was_not_counted_is_left_out(past: Past) -> None:
    gold = {"felled": 12, "exact": 5, "medal": "gold"}
    for verdict in (gold, gold, {"felled": 12, "exact": 3, "medal": "silver"}, {"felled": 4, "exact": 1}):
        past.play(verdict)
    kind = games.kind("regicide")
    old = str(kind.deal(1, "official", Seed(1)).record(KEEPER))
    past.play({}, record=old, is_won=False)  # checked before anybody counted: the record says how far it went
    past.play(None)  # not checked yet
    past.play({"felled": 12, "exact": 12}, players=2)
    alone, pair = past.ask("tallies")
    assert (alone["games"], alone["golds"], alone["kills"], alone["exact"]) == (5, 2, 40, 14)
    assert alone["felled"] == [1, 0, 0, 0, 1, *[0] * 7, 3]
    assert (pair["golds"], pair["kills"], pair["exact"]) == (None, 12, 12)


# -------------------------------------------------------------------------- runs
RUNS = {
    # won and lost: best run
    "": 0,
    "l": 0,
    "w": 1,
    "wwlw": 2,
    "lwwwl": 3,
    "wlwlw": 1,
}


@pytest.mark.parametrize("games", RUNS)
def test_wins_in_a_row(games: str) -> None:
    assert best_run([{"is_won": one == "w"} for one in games]) == RUNS[games]


def test_a_team_has_its_own_run(past: Past) -> None:
    record = str(games.kind("regicide").deal(2, "official", Seed(1)).record(KEEPER))
    for is_won, with_ben in ((True, True), (True, False), (True, True), (False, True), (True, False)):
        past.play({"felled": 12, "exact": 6}, with_ben, is_won=is_won, players=2, record=record)
    runs = {tuple(team["names"]): team["best_run"] for team in past.ask("teams")}
    assert runs == {("Ada", "Ben"): 2, ("Ada",): 2}


# ------------------------------------------------------------------------ losses
PLAY, PAY, YIELD, NAME = "5C", "pay:5C+6H", "yield", "next:P1"
OPEN: dict[str, tuple[list[Made], dict[str, Any] | None]] = {
    "nothing was looked back on": ([], None),
    "two games": (
        [[(0, PAY, PLAY, 0.2)] * 3, [(0, PAY, PLAY, 0.2)]],
        {"games": 2, "mistakes": 4, "points": 40.0, "most_in": None, "share": 0.0},
    ),
    "two mistakes": (
        [[(0, PAY, PLAY, 0.3)], [(0, PAY, PLAY, 0.3)], []],
        {"games": 3, "mistakes": 2, "points": 20.0, "most_in": None, "share": 0.0},
    ),
    "most in payments": (
        [[(0, PAY, PLAY, 0.3), (0, PLAY, PAY, 0.05)], [(0, PLAY, YIELD, 0.05)], [(0, PAY, PLAY, 0.1)]],
        {"games": 3, "mistakes": 4, "points": 16.7, "most_in": "pay", "share": 0.8},
    ),
    "others and small things do not count": (
        [[(0, PLAY, PAY, 0.1)] * 3, [(1, PAY, PLAY, 0.9)], [(0, PAY, PLAY, 0.019)] * 9],
        {"games": 3, "mistakes": 3, "points": 10.0, "most_in": "play", "share": 1.0},
    ),
    "yields and who goes next": (
        [[(0, YIELD, PLAY, 0.1), (0, NAME, NAME, 0.3)], [(0, YIELD, PLAY, 0.1)], []],
        {"games": 3, "mistakes": 3, "points": 16.7, "most_in": "name", "share": 0.6},
    ),
}


@pytest.mark.parametrize("case", OPEN)
def test_where_points_go(past: Past, case: str) -> None:
    made, expected = OPEN[case]
    for one in made:
        past.look_back(past.play(), one)
    past.play()  # nobody looked back on this one
    found = past.ask("losses")
    for one in found:
        one["share"] = round(one["share"], 3)
    assert found == ([] if expected is None else [{"game": "regicide", **expected}])


DICE = {
    # the move made, what was better: the stage
    ("A4", "B4"): "declare",
    ("act:P0", "act:P1"): "resolve",
    ("lose:r1", "lose:b1"): "suffer",
    ("put:r1", "done"): "prepare",
    ("done", "put:r1"): "prepare",
}


@pytest.mark.parametrize("moves", DICE)
def test_dice_are_told_by_their_stages(past: Past, moves: tuple[str, str]) -> None:
    for _ in range(3):
        past.look_back(past.play(game="regidice"), [(0, *moves, 0.1)])
    (found,) = past.ask("losses")
    assert (found["game"], found["most_in"], found["share"]) == ("regidice", DICE[moves], 1.0)


def test_the_latest_games_are_read_and_each_game_by_itself(past: Past) -> None:
    for number in range(MOST_READ + 2):
        past.look_back(past.play(), [(0, PAY if number < 2 else PLAY, YIELD, 0.1)])
    for _ in range(2):
        past.look_back(past.play(game="regidice"), [])
    cards_, dice_ = past.ask("losses")
    assert (cards_["games"], cards_["most_in"], cards_["share"]) == (MOST_READ - 2, "play", 1.0)
    assert (dice_["game"], dice_["games"], dice_["mistakes"], dice_["most_in"]) == ("regidice", 2, 0, None)
