"""Moves as a sequence that decodes a word when somebody looks at it; for all games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar, overload

from dethrone.shown import Listed

MoveT_co = TypeVar("MoveT_co", covariant=True)


class Listing(Listed, Sequence[MoveT_co], Generic[MoveT_co]):
    """Words of an engine, seen as moves; it cannot be changed, and is equal to any sequence of the same moves."""

    __slots__ = ("_decode", "_words")

    def __init__(self, words: Sequence[int], decode: Callable[[int], MoveT_co]) -> None:
        self._words = words
        self._decode = decode

    def __len__(self) -> int:
        return len(self._words)

    @overload
    def __getitem__(self, at: int) -> MoveT_co: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[MoveT_co, ...]: ...
    def __getitem__(self, at: int | slice) -> MoveT_co | tuple[MoveT_co, ...]:
        if isinstance(at, slice):
            return tuple(map(self._decode, self._words[at]))
        return self._decode(self._words[at])

    def __iter__(self) -> Iterator[MoveT_co]:
        return map(self._decode, self._words)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence) or isinstance(other, str):
            return NotImplemented
        return len(self) == len(other) and all(one == two for one, two in zip(self, other, strict=True))

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"[{', '.join(map(str, self))}]"
