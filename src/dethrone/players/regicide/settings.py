"""How long and to what end the search looks for a move."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from dethrone.players.limit import Limit

Aim = Literal["win", "medal"]
Eye = Literal["", "policy", "quick", "hand"]
NAMED_EYES: tuple[Eye, ...] = (
    "policy",
    "quick",
    "hand",
)  # without one, it is as is usual for so many players
Beside = Literal["", "greedy", "novice"]
COUPLE = 2  # of whom one may be weaker
WEAKER: tuple[Beside, ...] = ("greedy", "novice")
MEDALS = (1.0, 0.5, 0.4)  # what gold, silver and bronze are worth
HORIZON = 5  # turns that everybody follows the policy before the net judges
GUIDED = 3  # turns where the net chooses the moves
BREADTH = 3  # moves of a turn between which it does
# Who chooses the moves of guided turns, by the number of players, where nothing is said (decision 31).
EYES: dict[int, Eye] = {1: "policy", 2: "policy", 3: "policy", 4: "hand"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How long and to what end to search.

    A sample is a candidate played on in a world: for `turns` by the policy or, if `guided` is not 0, for so many turns
    by the net, which sees all hands, or by the quick player, who sees its own. At the seats of strangers nobody knows
    how well they play, so they are guided in every other world only. A single partner who is known to be weaker plays
    as such do, and a net judges that has learned beside one.
    """

    limit: Limit = field(default_factory=Limit)
    seed: int = 0
    aim: Aim = "win"
    width: int = 14
    favourites: int = 0  # of the quick player, which alone are tried; without, those that the policy likes
    turns: int = HORIZON
    guided: int = 0
    breadth: int = BREADTH
    payments: int = 0  # of a guided turn between which the net chooses; without, the policy pays
    eye: Eye = ""  # of a guided turn: whose liking picks the moves between which the net chooses, or "hand"
    strangers: frozenset[int] = frozenset()
    beside: Beside = ""  # with two players: who the other is, if no equal
    medals: tuple[float, float, float] = MEDALS
