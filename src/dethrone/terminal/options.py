"""What is asked for on the command line, for either game."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Protocol, cast

from dethrone.terminal.face import Face
from dethrone.terminal.saves import Saves

NEWEST = "newest"


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


class GameFace(Protocol):
    """What a module `dethrone.terminal.<game>_face` offers; each function returns an exit code."""

    @staticmethod
    def play(options: PlayOptions, face: Face) -> int:
        """Play a game."""

    @staticmethod
    def replay(text: str, face: Face, *, seat: int | None) -> int:
        """Step through a record, with all hands open or as one seat saw it."""

    @staticmethod
    def verify(text: str, face: Face) -> int:
        """Check a record."""

    @staticmethod
    def explain(rules: str | None, face: Face) -> int:
        """Explain a rule set and how it differs from the official one; without a name, list them."""


def as_game_face(module: ModuleType) -> GameFace:
    """A game's module as what it offers."""
    return cast(GameFace, module)
