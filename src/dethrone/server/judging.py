"""Whether a game that has ended counts: its record proves its chance, and this server dealt it for this game alone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from dethrone import games
from dethrone.errors import GameError
from dethrone.server.daily import SETTING, day_of
from dethrone.server.statistics import feats
from dethrone.sheet import Record
from dethrone.table import entries as log
from dethrone.table.entries import Entry


def is_verified(row: dict[str, Any]) -> bool:
    """Whether a game's record proves its chance and its moves."""
    try:
        record = Record.parse(row["record"])
        return games.verify(record).is_chance_proved
    except GameError:
        return False


def verdict(row: dict[str, Any], entries: Sequence[Entry]) -> dict[str, Any]:
    """What is written down of a game; `row` has the settings of its table too."""
    opened = entries[0].what
    assert isinstance(opened, log.Opened)
    deals = [entry.what.record for entry in entries if isinstance(entry.what, log.Dealt)]
    mine, number = deals[row["deal"] - 1], row["deal"]
    day = json.loads(row["settings"]).get(SETTING) if number == 1 else None
    is_given = number == 1 and opened.start is not None and day is None
    is_late = day != day_of(row["ended_at"])  # by then everybody may know the deal
    is_true = is_verified(row)
    return {
        "is_verified": is_true,
        "is_own": not is_given and mine not in deals[: number - 1],
        "day": None if is_late else day,
        **(feats(row["game"], row["record"], is_won=row["is_won"]) if is_true else {}),
    }
