"""Who looks, and in which language: names, and what is said of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dethrone.draw.paper import text_width
from dethrone.prose import Part, Voice
from dethrone.prose.words import YOU

SEATS = ("P0", "P1", "P2", "P3")


@dataclass(frozen=True, slots=True)
class Look:
    """A voice, and what the seats are called; whoever is called `You` is spoken to."""

    voice: Voice
    called: Sequence[str]
    rules: str | None = None  # None where nobody said by which rules

    def say(self, message: str, /, **facts: Any) -> str:
        """A message about the game, with its facts."""
        return self.voice.phrase(message, self.called, **facts)

    def part(self, one: Part) -> str:
        """The same for what is data already."""
        return self.voice.part(one, self.called)

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return self.say("board-seat", seat=seat)

    @property
    def names(self) -> list[str]:
        """What all seats are called."""
        return [self.seat(seat) for seat in range(len(self.called))]

    def speaks_to(self, seat: int) -> bool:
        """Whether a seat is spoken to."""
        return self.called[seat] == YOU

    def notes(self, view: Any, *, is_open: bool) -> str:
        """How many play, by which rules, and who sees it so."""
        table = self.say("board-table", players=view.players, rules=self.rules)
        seen = "all" if is_open else "public" if view.seat is None else "seat"
        return f"{table}, {self.say('board-seen', seen=seen, seat=view.seat or 0)}"

    @staticmethod
    def width(words: str, size: float) -> float:
        """About how wide words are."""
        return text_width(words, size)
