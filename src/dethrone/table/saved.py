"""A saved game as text that notices damage: seats and record, sealed by a checksum."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass

from dethrone.errors import Unreadable
from dethrone.table.seats import Seat

FORMAT = "dethrone-save-1"


@dataclass(frozen=True, slots=True)
class Saved:
    """Which game, who sat where, and its record."""

    game: str
    seats: tuple[Seat, ...]
    record: Mapping[str, object]

    def __str__(self) -> str:
        body = {
            "game": self.game,
            "seats": [{"name": seat.name, "bot": seat.bot} for seat in self.seats],
            "record": dict(self.record),
        }
        return json.dumps({"format": FORMAT, "seal": _seal(body), **body}, indent=1) + "\n"


def parse_saved(text: str) -> Saved:
    """The saved game that a text holds; a damaged or foreign one is refused."""
    try:
        data = json.loads(text)
    except ValueError:
        raise Unreadable("This is not a saved game, or it is damaged: it is no JSON.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Unreadable("This file is not a saved game of dethrone.")
    body = {name: data.get(name) for name in ("game", "seats", "record")}
    if data.get("seal") != _seal(body):
        raise Unreadable("This saved game is damaged: its seal does not fit.")
    seats = tuple(Seat(str(seat["name"]), seat["bot"]) for seat in data["seats"])
    return Saved(str(data["game"]), seats, data["record"])


def _seal(body: Mapping[str, object]) -> str:
    return hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()
