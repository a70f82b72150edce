"""Who sits where, under which rules: all that a game needs besides its deal, as plain text that travels."""

from __future__ import annotations

import re
from dataclasses import dataclass

from dethrone.errors import BadRules
from dethrone.lab.games import game_kind


@dataclass(frozen=True, slots=True)
class LineUp:
    """The game, its rules and one player's specification for each seat; live players never travel."""

    game: str
    rules: str
    seats: tuple[str, ...]

    @property
    def name(self) -> str:
        """The seats in short: `greedy ×2`, or all of them."""
        if len(set(self.seats)) > 1:
            return "; ".join(self.seats)
        return self.seats[0] if len(self.seats) == 1 else f"{self.seats[0]} ×{len(self.seats)}"

    @property
    def seats_text(self) -> str:
        """The seats as they are written down."""
        return ";".join(self.seats)

    @property
    def is_timed(self) -> bool:
        """Whether a player is given milliseconds, so that its moves depend on the machine."""
        return any(re.search(r"[:,]ms=", seat) for seat in self.seats)


def line_up(text: str, *, seats: int | None = None, game: str = "regicide", rules: str = "") -> LineUp:
    """A line-up from a text: players set apart by `;` or `,`, or one player for every seat.

    A comma before `name=` belongs to the player before: `search:samples=500,aim=medal,greedy` is two players.
    """
    kind = game_kind(game)
    separator = r"\s*;\s*" if ";" in text else r"\s*,\s*(?![a-z_]+=)"
    specs = tuple(spec.lower() for spec in re.split(separator, text.strip()))
    if not all(specs):
        raise BadRules(f"A seat of {text!r} is empty: write players such as greedy,expert.")
    if len(specs) == 1:
        specs *= seats or 2
    if seats is not None and len(specs) != seats:
        raise BadRules(f"{text!r} has {len(specs)} players for {seats} seats.")
    for spec in set(specs):
        kind.player(spec, 0, ())  # refuses what it does not know, before anything is played
    written = kind.rules_text(rules or kind.default_rules)
    kind.deal(len(specs), written, 0)  # refuses a number of players that the game is not for
    return LineUp(game, written, specs)
