"""Many games of players who look no move ahead: the same games as if each were asked, sooner."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

from dethrone.contract import View

REMEMBERED = 1 << 16  # texts of moves that are kept


class Ended(Protocol):
    """A game that was played to its end, as much of it as is worth keeping."""

    @property
    def moves(self) -> int:
        """How many moves were made."""

    @property
    def asked(self) -> Sequence[int]:
        """How often each seat was asked."""

    @property
    def headers(self) -> Mapping[str, str]:
        """The headers of its record."""

    @property
    def body(self) -> Iterable[tuple[int, str]]:
        """The numbered words of its record, each as JSON."""

    def view(self) -> View:
        """What a spectator sees of its end."""


class Series(Protocol):
    """Whoever plays such games."""

    @property
    def needs_seeds(self) -> bool:
        """Whether a player at the table leaves anything to chance."""

    def play(self, deal: int, seeds: Sequence[int], /) -> Ended | None:
        """Play a deal, each seat with a seed of its own; None for a game that must be played in the usual way."""


class Texts:
    """The texts of moves by their words, as JSON; the ones met are remembered, but never too many."""

    def __init__(self, text: Callable[[int], str]) -> None:
        self._text = text
        self._known: dict[int, str] = {}

    def of(self, words: Iterable[int]) -> list[str]:
        """The texts of words."""
        known, text = self._known, self._text
        if len(known) > REMEMBERED:
            known.clear()
        return [known.get(word) or known.setdefault(word, text(word)) for word in words]
