"""Games that compiled code plays are those of players who are asked, to the byte."""

from typing import ClassVar

import pytest

from dethrone import games
from dethrone.lab.lineup import LineUp, line_up
from dethrone.lab.part import Job, Part, play_part
from dethrone.lab.plan import Plan
from dethrone.lab.quickly import is_played_quickly
from dethrone.lab.seeds import deal_seed
from dethrone.regicide.engine import compiled

RULES = {
    "regicide": (
        "official",
        "summary",
        "manual",
        "open-order",
        "official,talk=none",
        "official,solo_flips=0",
    ),
    "regidice": ("rulebook", "rulebook,first_caller=random", "rulebook,max_rounds=6"),
}
MIXED = {
    "regicide": ("novice", "quick", "random", "greedy"),
    "regidice": ("novice", "greedy", "random", "novice"),
}
CASES = [
    (game, rules, players, seats)
    for game, presets in RULES.items()
    for rules in presets
    for players in games.kind(game).players
    for seats in (*MIXED[game][:3], "greedy", ",".join(MIXED[game][:players]))
]
GAMES = {"regicide": 12, "regidice": 4} if compiled else {"regicide": 1, "regidice": 1}


def asked(job: Job, monkeypatch: pytest.MonkeyPatch) -> Part:
    """The same games, every player asked."""
    with monkeypatch.context() as patched:
        patched.setattr("dethrone.lab.part.quick_games", lambda _: None)
        return play_part(job)


@pytest.mark.parametrize(("game", "rules", "players", "seats"), sorted(set(CASES))[:: 1 if compiled else 5])
def test_the_same_rows_and_records(
    game: str, rules: str, players: int, seats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    team = line_up(seats, seats=players, game=game, rules=rules)
    assert is_played_quickly(team)
    job = Job(team, 5, 3, tuple(deal_seed(5, number) for number in range(GAMES[game])))
    one, other = play_part(job), asked(job, monkeypatch)
    assert one.rows == other.rows
    assert one.records == other.records
    assert one.times["decisions"] == other.times["decisions"]


@pytest.mark.parametrize("seats", ["greedy,adept", "search:samples=4", "greedy,examples:Nobody"])
def test_whoever_searches_is_asked(seats: str) -> None:
    assert not is_played_quickly(LineUp("regicide", "official", tuple(seats.split(","))))


def test_a_game_too_long_for_it_is_played_in_the_usual_way(monkeypatch: pytest.MonkeyPatch) -> None:
    job = Job(line_up("greedy"), 5, 0, tuple(deal_seed(5, number) for number in range(4)))
    whole = play_part(job)

    class Tired:
        needs_seeds = False
        headers: ClassVar[dict[str, str]] = {}

        def play(self, _deal: int, _seeds: object) -> None:
            return None

    monkeypatch.setattr("dethrone.lab.part.quick_games", lambda _: Tired())
    assert play_part(job).records == whole.records


def test_parts_are_longer_where_games_are_short() -> None:
    assert Plan(line_up=line_up("greedy"), games=1_000_000).part_games == 2000
    assert Plan(line_up=line_up("adept"), games=1_000_000).part_games == 100
