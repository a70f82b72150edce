"""Scenes of Regidice."""

from __future__ import annotations

from collections.abc import Callable

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import Game
from tests.regidice.tables import table
from tests.terminal.scenes import LONG, Scene, around, asked, explained, looked_back, played, seen_again

POOLS = ["r1 b2 y3 r4 b5 y6 r2", "r2 b2 y2 r6 b6 y1 y1", "r3 b4 y5 y2 b1 y4 r5"]
DARK = [*POOLS[:2], "r3 b4 y5 k6 b1 y4 k5"]
THREE = f"you,{LONG},random"


def at(pools: list[str], calls: str, **rest: object) -> Callable[[], Game]:
    """A table of Regidice."""
    return lambda: table(pools, calls, **rest)


def record() -> Game:
    """A game of three rounds."""
    return played(games.kind("regidice").deal(2, "rulebook,max_rounds=3", Seed(2)))


SCENES = [
    Scene(
        "setup",
        ["nine", "3", "you,gredy,greedy", "you,greedy", "you,person:Ada,random", "holiday"],
        asked("regidice"),
    ),
    Scene(
        "declare",
        ["", "zz", "A9", "B2", "no", "C red odd", "no", "K", "no", "hint", ""],
        around(at(POOLS, "", phase="declare", enemy="2:4321", injured="r- b-"), THREE),
    ),
    Scene(
        "declare, others called",
        ["", "A2", "no", "quit"],
        around(
            at(
                DARK,
                "- H5 C:blue-even",
                phase="declare",
                first=1,
                enemy="3:65432",
                zones=["r1 y5", "", "b6 b6"],
            ),
            f"{LONG},you,random",
        ),
    ),
    Scene(
        "declare, all there is to see",
        ["", "?", "B4", "no", "hint", "no", "quit"],
        around(
            at(
                ["r1 b2 y3 r4 k2", "r2 b2 y2 r6 k3", "r3 b4 y5 k6 b1", "y1 r1 k1"],
                "- H5 C:blue-even K",
                phase="declare",
                first=1,
                enemy="3:65432",
                injured="r- b- y- k-",
                zones=["r1 y5", "b3 y4", "b6 b6", "y2"],
            ),
            f"{LONG},you,random,random",
        ),
    ),
    Scene(
        "commands",
        ["", "?", "rules", "rules cast", "rules idea", "log", "save", "quit"],
        around(at(POOLS, "", phase="declare", rules="bga"), THREE),
    ),
    Scene(
        "resolve",
        ["?", "P7", "P0", "", "undo", "P0 most", ""],
        around(
            at(
                ["r1 b2 y3 r6 b6", "r2 b2 y2 r6", "r3 b4 y5 y6 b1"], "A3 B2 K", enemy="1:222", injured="r- b-"
            ),
            f"you,{LONG},person:Cy",
        ),
    ),
    Scene(
        "sets",
        ["P0!", "?", "5+2", "most", "", "6+3+2"],
        around(at(["r6 b2 y5 y3 r4 b4", "r2 b2"], "A3 K", enemy="1:332", extra=""), "you,person:Ada"),
    ),
    Scene(
        "cast and pips",
        ["P1 most", "", "", "?"],
        around(
            at(["r6 b2", "r3 r3 r2 b3 b3 b2"], "A6 C:red-odd", enemy="1:332", injured="r- y-"),
            "you,person:Ada",
        ),
    ),
    Scene(
        "heal",
        ["P0 most", "", "?", "r"],
        around(at(["r1 b2 y3", "r4"], "H1 K", injured="r- y-", enemy="1:332"), "you,random"),
    ),
    Scene(
        "companion",
        ["pip P1 r", "?", "P0 r4", ""],
        around(at(["r4 b2", "r1 b1"], "A6 K", enemy="1:332"), "you,person:Ada"),
    ),
    Scene(
        "suffer",
        ["?", "P0=1+P1=1", "P0=2+P1=2", "no", ""],
        around(at(["r4 b2 y1", "r1 b1"], "A6 A5", enemy="2:4444"), "you,person:Ada"),
    ),
    Scene(
        "lose",
        ["done", "", "?", "r4 b2", ""],
        around(at(["r4 b2 y1 y2 y3 b3", "r1 b1"], "A6 K", enemy="1:332"), "you,person:Ada"),
    ),
    Scene(
        "prepare",
        ["?", "b2 r1", "", "done", ""],
        around(at(["r1 b2 y5", "r4 b5"], "A6 A3", phase="prepare"), f"you,{LONG}"),
    ),
    Scene(
        "overkill shared",
        ["P0 most", "P1 most", "?", "P0=9", "P0=2+P1=1", ""],
        around(
            at(["r6 b6 y5 r1", "r5 b6 y6 r2"], "A3 A4", enemy="1:665", start="665", rules="bga"),
            "you,person:Ada",
        ),
    ),
    Scene(
        "won",
        ["P0 most"],
        around(at(["k6 k5 k4 k3 k2 r1", "r2 b2"], "C:black-odd A2", enemy="3:65432"), "you,random"),
    ),
    Scene("lost", ["done", ""], around(at(["r6 b6 y6 r2", "r1"], "A6 K", enemy="3:44444"), "you,random")),
    Scene("replay", ["", "r", "b", "9", "q"], seen_again(record, None)),
    Scene("replay as a seat", ["4", "q"], seen_again(record, 1)),
    Scene("review", [], looked_back(record)),
    Scene("rules", [], explained("regidice", "bga")),
]
