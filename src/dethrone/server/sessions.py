"""Who is connected with which key: one that is given up, or whose person is forgotten, is closed everywhere at once."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from dethrone.server.ids import hashed
from dethrone.server.keeper import Keeper
from dethrone.server.people import People

if TYPE_CHECKING:
    from dethrone.server.speaking import Speaker


class Sessions:
    """The connections of this process, by the hashes of their keys."""

    def __init__(self, keeper: Keeper, people: People) -> None:
        self._keeper, self._people = keeper, people
        self._open: dict[str, set[Speaker]] = {}
        keeper.heard["keys"] = self._hear
        keeper.unheard.append(self._check)

    def enter(self, speaker: Speaker, key: str | None) -> None:
        """Somebody shows a key."""
        if key:
            speaker.mark = hashed(key)
            self._open.setdefault(speaker.mark, set()).add(speaker)

    def leave(self, speaker: Speaker) -> None:
        """Somebody is gone."""
        found = self._open.get(speaker.mark or "", set())
        found.discard(speaker)
        if not found:
            self._open.pop(speaker.mark or "", None)

    def end(self, marks: Collection[str]) -> None:
        """These keys are nobody's any more, here and in all other processes."""
        self._end(marks)
        self._keeper.bus.tell({"keys": sorted(marks)})

    async def _hear(self, notice: dict[str, Any]) -> None:
        self._end(notice["keys"])

    async def _check(self) -> None:
        """Another process may have ended keys and not been heard."""
        self._people.distrust()
        marks = list(self._open)
        if marks:
            good = await self._keeper.read(self._keeper.store.good_keys, marks)
            self._end(set(marks) - good)

    def _end(self, marks: Collection[str]) -> None:
        self._people.distrust(marks)
        for mark in marks:
            for speaker in tuple(self._open.get(mark, ())):
                speaker.turn_out()
