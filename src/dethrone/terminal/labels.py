"""A view as it is drawn or written: in one language, with labels from the catalogue and people's names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from dethrone.prose import Voice
from dethrone.terminal.skin import called

ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True)
class Labelled(Generic[ViewT]):
    """What a table's board begins from; `labels` is how its messages begin."""

    voice: Voice
    view: ViewT
    names: Sequence[str]

    labels: ClassVar[str]

    def say(self, message: str, /, **facts: object) -> str:
        """A label or a sentence of the board."""
        return self.voice.phrase(f"{self.labels}-{message}", self.names, **facts)

    def called(self, seat: int) -> str:
        """Who sits there."""
        return called(self.voice, self.names[seat])
