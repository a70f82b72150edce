"""What players are measured by; a game's own facts say what that is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    """Who plays what, on how many deals, and the shares of games, in percent, that must and should be won."""

    name: str
    players: str
    seats: int
    rules: str = "official"
    game: str = ""  # whose goal it is
    games: int = 2000
    must: float | None = None
    aim: float | None = None
    gold: tuple[float, float] | None = None  # must and aim
    rounds: float | None = None  # the aim
    ms: float = 20.0  # processor time that a decision may take on average
