"""Playing needs nothing of what players were trained with."""

from __future__ import annotations

import subprocess
import sys

from dethrone import games

PLAYING = """
import sys
from dethrone import games
from dethrone.players import advise, player, Limit

for name in games.names():
    kind = games.kind(name)
    game = kind.deal(kind.usual_players, kind.usual_rules, None)
    view = game.view(game.decider)
    for spec in ("random", "greedy", "search:samples=30"):
        player(spec, game=name).choose(view)
    advise(view, game=name, limit=Limit(samples=30))
heavy = ("numpy", "httpx")
print([one for one in sys.modules if one.split(".")[0] in heavy or one.startswith("dethrone.lab")])
"""


def test_playing_loads_neither_numpy_nor_httpx_nor_the_laboratory() -> None:
    done = subprocess.run([sys.executable, "-c", PLAYING], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
    assert len(games.names()) > 1
