"""How long and how closely the search looks for a move."""

from __future__ import annotations

from dataclasses import dataclass, field

from dethrone.players.limit import Limit

USUAL_SAMPLES = 600
MOST_STYLES = 12  # as many as the policy has


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How long to search for a declaration, and how a sampled round is played."""

    limit: Limit = field(default_factory=lambda: Limit(samples=USUAL_SAMPLES))
    seed: int = 0
    styles: int = 1  # in how many styles a sampled round is played out
    keen: bool = True  # whether the value chooses what is prepared in a sampled round
    replies: int | None = None  # declarations of the last caller tried in a sampled round
    width: int = 40  # moves tried at each decision after the reveal
