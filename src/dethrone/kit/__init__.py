"""What a game of one's own needs beside its rules: everything that the contract asks for and that is no rule.

The rules are a frozen dataclass, the `Position`. It is its own view: `seen_by(seat)` gives the same with everything
left out that the seat may not know. All chance is drawn when a game is dealt (a pile lies there in its order, unseen),
and moves are public. A `Room` is handed the position's type and a few functions, and gives the `kind` for `games.add`:
checks, steps, records, proofs, copies and JSON follow.
"""

from dethrone.kit.game import Game, Step, View
from dethrone.kit.position import Position, Preview
from dethrone.kit.room import Room

__all__ = ["Game", "Position", "Preview", "Room", "Step", "View"]
