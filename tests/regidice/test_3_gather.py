"""Gather: who takes which dice (RD-03, RD-05, RD-07 to RD-10, RD-41)."""

import pytest

from tests.regidice.tables import gathered, play, same_dice, say, table

GATHERS: dict[str, tuple[list[str], str, dict[str, object], list[str]]] = {
    "D07 numbers, and a companion's other dice": (
        ["r3 b5", "r3 y4 b2", "y3 b1 r4"],
        "A3 B4 K",
        {},
        ["r3 b5 r3 y3", "y4 b2 r4", "b1"],
    ),
    "D08 a companion keeps his 1s": (["b2", "r1 b1 y2", "y1 b5"], "A1 K H5", {}, ["b2 y1", "r1 b1 y2", "b5"]),
    "RD-08 also from a caster": (["b2", "r1 r3"], "C:red-odd K", {}, ["b2 r3", "r1"]),
    "D09 the caster takes last": (
        ["b3", "y2", "r3 r1 r6 b6"],
        "A3 C:red-odd B6",
        {},
        ["b3", "y2 r3 r1", "r6 b6"],
    ),
    "D11 a die changes hands twice": (
        ["r2 b2 y5", "r4 r6 y2"],
        "C:red-even A2",
        {},
        ["y5 r2 r4 r6", "y2 b2"],
    ),
    "D12 prepared dice join their receiver": (
        ["b2", "r5", "k3"],
        "B6 H5 A2",
        {"zones": ["y2 y2", "", ""], "enemy": "2:1111"},
        ["", "r5 y2 y2", "k3 b2"],
    ),
    "D13 prepared dice are never gathered": (
        ["b6", "b5", "y1"],
        "A6 B5 C:red-even",
        {"zones": ["r2", "", ""]},
        ["b6", "b5 r2", "y1"],
    ),
    "D54 a player without dice gathers": (["", "r3 b3 y1"], "A3 B2", {}, ["r3 b3", "y1"]),
    "RD-05 of two same calls the first wins": (
        ["r1 b2", "r3 b4", "r5 b6"],
        "K C:red-odd C:red-odd",
        {"rules": "rulebook,same_cast_call=allow", "first": 2},
        ["r1 b2", "b4", "r5 b6 r3"],
    ),
    "numbers are taken whoever calls first": (["r1 r2", "r1 r2"], "A1 B2", {"first": 1}, ["r1 r1", "r2 r2"]),
}


@pytest.mark.parametrize(("pools", "calls", "rest", "expected"), GATHERS.values(), ids=GATHERS)
def test_gather(pools: list[str], calls: str, rest: dict[str, object], expected: list[str]) -> None:
    after = gathered(pools, calls, **rest)
    assert all(same_dice(one, other) for one, other in zip(after, expected, strict=True)), after


def test_gathering_is_told() -> None:
    game = table(["r3 b5", "r3 y4 b2", "y3 b1 r4"], "A3 B4 -", phase="declare", zones=["", "", "r2"])
    (step,) = say(game, "K")
    told = [event for event in step.events(0) if type(event).__name__ in ("Gathered", "Received")]
    assert [str(event) for event in told] == [
        "Gathered(seat=0, gained=(Die('r3'), Die('y3')), lost=())",
        "Gathered(seat=1, gained=(Die('r4'),), lost=(Die('r3'),))",
        "Gathered(seat=2, gained=(), lost=(Die('r4'), Die('y3')))",
        "Received(seat=0, dice=(Die('r2'),))",
    ]


def test_first_caller_moves_left() -> None:
    """D49: with three players P2 is followed by P0."""
    game = table(["r1", "b2 b3", "y5 y6"], "A1 B2 H3", phase="prepare", first=2, extra="turn=2")
    play(game, "done")
    assert (game.round, game.decider, game.view().first_caller) == (2, 0, 0)
