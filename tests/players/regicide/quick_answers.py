"""What the quick player answers in some positions, as one build has it: `python -m` prints it for the other build."""

from __future__ import annotations

import json
from typing import Any

from dethrone.players.regicide.weights import quick_for
from dethrone.regicide.engine import compiled
from tests.players.regicide.positions import some


def everything() -> dict[str, Any]:
    """Its moves in positions of all player counts, and which build they come from."""
    found = [
        quick_for(players).move(position)
        for players in (1, 2, 3, 4)
        for rules in ("official", "open-order")
        for position in some(rules, players, 17, 12)
    ]
    return {"compiled": compiled, "moves": found}


if __name__ == "__main__":
    print(json.dumps(everything()))
