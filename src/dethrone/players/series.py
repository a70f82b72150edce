"""Many games of players who look no move ahead: the same games as if each were asked, sooner."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Protocol

from dethrone.contract import View

REMEMBERED = 1 << 16  # texts of moves that are kept
NUMBERS = tuple(f"],[{number}," for number in range(1, 10_000))


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
        """The headers of its record that are not those of every game in the series."""

    @property
    def body(self) -> str:
        """The numbered words of its record as JSON."""

    def view(self) -> View:
        """What a spectator sees of its end."""


class Series(Protocol):
    """Whoever plays such games."""

    @property
    def needs_seeds(self) -> bool:
        """Whether a player at the table leaves anything to chance."""

    @property
    def headers(self) -> Mapping[str, str]:
        """The headers of all records, in their order; some differ from game to game."""

    def play(self, deal: int, seeds: Sequence[int], /) -> Ended | None:
        """Play a deal, each seat with a seed of its own; None for a game that must be played in the usual way."""


class Texts(dict[int, str]):
    """The texts of moves by their words; the ones met are remembered, but never too many."""

    def __init__(self, text: Callable[[int], str]) -> None:
        super().__init__()
        self._text = text

    def __missing__(self, word: int) -> str:
        text = self._text(word)
        if len(self) < REMEMBERED:
            self[word] = text
        return text


def numbered(texts: Iterable[str]) -> str:
    """Words that are numbered from 1 on, as JSON; there are fewer than ten thousand."""
    pairs = "".join(chain.from_iterable(zip(NUMBERS, texts, strict=False)))
    return f"[{pairs[2:]}]]" if pairs else "[]"
