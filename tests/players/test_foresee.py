"""Could this deal be won? A line that is found wins on the game of the record, whose chance is a secret's."""

from __future__ import annotations

import pytest

from dethrone import games
from dethrone.chance import Secret, Seed
from dethrone.contract import KEEPER
from dethrone.players import anybody, player, roster
from dethrone.regicide.engine import compiled
from dethrone.sheet import Record


def lost(game: str, players: int, chance: Secret | Seed) -> Record:
    """A game that somebody without a plan has lost."""
    kind = games.kind(game)
    played = kind.deal(players, kind.usual_rules, chance)
    mind = player("random", game=game, seed=1)
    while not played.is_over:
        played.push(mind.choose(played.view(played.decider)))
    assert played.outcome is not None
    assert not played.outcome.is_won
    return played.record(KEEPER)


WORTH_IT = pytest.mark.skipif(not compiled, reason="whole games take too long interpreted")


@WORTH_IT
@pytest.mark.parametrize("chance", [Secret(bytes(32)), Secret(bytes(range(32)), ("salt",)), Seed(4)], ids=str)
@pytest.mark.parametrize(("game", "players"), [("regicide", 2), ("regicide", 3), ("regidice", 3)])
def test_a_line_that_is_found_wins(game: str, players: int, chance: Secret | Seed) -> None:
    record = lost(game, players, chance)
    found = roster.foresee(record)
    assert found.is_solved
    assert found.is_won
    kind = games.kind(game)
    again = kind.deal(players, kind.usual_rules, chance)
    for move in found.line:
        again.push(kind.move(move))
    assert again.outcome is not None
    assert again.outcome.is_won


def test_a_won_game_is_its_own_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "_roster", lambda _: None)
    kind = games.kind("regicide")
    fallen = "JC,JD,JH,JS,QC,QD,QH,QS,KC,KD,KH"
    won = kind.begin(f"regicide official enemy=KS castle= fallen={fallen} damage=39 hands=2C|3C", Seed(1))
    won.push(won.parse("2C")[0])
    assert won.outcome is not None
    found = roster.foresee(won.record(KEEPER))
    assert (found.is_won, found.line) == (True, ("2C",))


@pytest.mark.parametrize("game", ["regicide", "regidice"])
def test_the_bound_holds_and_it_can_be_stopped(game: str) -> None:
    record = lost(game, 2, Secret(bytes(32)))
    assert not roster.foresee(record, bound=0).is_won

    class Enough(Exception):
        pass

    def stop() -> None:
        raise Enough

    with pytest.raises(Enough):
        roster.foresee(record, stop)


def test_a_game_that_nobody_can_solve() -> None:
    found = anybody.foresee(None, lambda: None, 1)  # type: ignore[arg-type]
    assert (found.is_solved, found.is_won, found.line) == (False, False, ())
