"""What is asked for on the command line, for any game."""

from __future__ import annotations

from dataclasses import dataclass

from dethrone.command.saves import Saves

NEWEST = "newest"
FORMS = TEXT, JSON = "text", "json"  # of a record


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOptions:
    """How `dethrone play` was called; None is what nobody said."""

    players: int | None
    seats: str | None
    rules: str | None
    seed: int | None
    resume: str | None  # a name, or NEWEST
    saves: Saves

    @property
    def is_bare(self) -> bool:
        """Whether nothing was asked for, so that questions are welcome."""
        return not any(
            said is not None for said in (self.players, self.seats, self.rules, self.seed, self.resume)
        )
