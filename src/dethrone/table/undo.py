"""What may be taken back: never past what a person saw. Bots forget, so what they saw does not count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dethrone.contract import Step
from dethrone.errors import Refused
from dethrone.table.refusal import Reason


@dataclass(slots=True)
class Deed:
    """What the table remembers of a step: who decided it, the step itself, and whether a person saw what it showed."""

    seat: int
    line: str
    is_person: bool
    is_word: bool  # said without being asked
    step: Step
    is_seen: bool = False

    def see(self, seats: Iterable[int]) -> None:
        """People sit there: what the step showed one of them was seen."""
        self.is_seen = self.is_seen or not self.step.shows_hidden.isdisjoint(seats)


def reach(deeds: Sequence[Deed], seat: int) -> int:
    """How many steps a seat's wish to undo takes back: the last decision of a person and what bots did after it.

    The steps of one line go together. Words of others are no decision: they go with what they were about.
    """
    first = len(deeds)
    while first > 0:
        first -= 1
        deed = deeds[first]
        if deed.is_seen:
            raise Refused(Reason.SEEN_SINCE)
        if deed.is_person and (deed.seat == seat or not deed.is_word):
            while first > 0 and deeds[first - 1].line == deed.line and not deeds[first - 1].is_seen:
                first -= 1
            return len(deeds) - first
    raise Refused(Reason.NOTHING_TO_UNDO)
