"""Who sits where: people by name, bots by what they are."""

from __future__ import annotations

from dataclasses import dataclass

from dethrone.errors import BadRules

PERSON = "person"


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table: a person, or a bot named by its spec (`greedy`, `search:samples=500`)."""

    name: str
    bot: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether somebody sits here who is asked in person."""
        return self.bot is None

    def __str__(self) -> str:
        return f"{PERSON}:{self.name}" if self.bot is None else f"{self.bot}={self.name}"


def parse_seats(text: str) -> tuple[Seat, ...]:
    """Seats from a text such as `me,greedy`, `person:Ada,person:Ben,master`; `;` sets apart specs with commas."""
    parts = [part.strip() for part in text.split(";" if ";" in text else ",")]
    seats: list[Seat] = []
    for number, part in enumerate(parts):
        if not part:
            raise BadRules(f"Seat {number} of {text!r} is empty: write people and bots, such as me,greedy.")
        seats.append(_seat(part, number))
    return tuple(seats)


def _seat(part: str, number: int) -> Seat:
    lower = part.lower()
    if lower in ("me", "you", "human", PERSON):
        return Seat("You" if lower in ("me", "you") else f"Player {number + 1}")
    if lower.startswith(f"{PERSON}:"):
        return Seat(part[len(PERSON) + 1 :].strip() or f"Player {number + 1}")
    return Seat(f"{lower.partition(':')[0].capitalize()} {number + 1}", lower)
