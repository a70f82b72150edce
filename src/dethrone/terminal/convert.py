"""Records from text to JSON and back, and saved games to records: `dethrone convert`."""

from __future__ import annotations

import json

from dethrone.contract import KEEPER
from dethrone.errors import Reason, Unreadable
from dethrone.sheet import LONGEST, Record
from dethrone.table import Table
from dethrone.table.saved import parse_saved
from dethrone.table.seats import name_of
from dethrone.terminal.options import JSON, TEXT


def converted(text: str, to: str | None = None) -> str:
    """A record, or a saved game, in a form; without one, text becomes JSON and all else becomes text."""
    is_json = text.lstrip().startswith("{")
    record = _from_json(text) if is_json else Record.parse(text)
    if (to or (TEXT if is_json else JSON)) == TEXT:
        return str(record)
    return json.dumps(record.to_json(), ensure_ascii=False, indent=1) + "\n"


def _from_json(text: str) -> Record:
    try:
        data = json.loads(text) if len(text) <= 10 * LONGEST else None
    except (ValueError, RecursionError):
        raise Unreadable(Reason.RECORD_JSON) from None
    return _from_save(text) if isinstance(data, dict) and "format" in data else Record.from_json(data)


def _from_save(text: str) -> Record:
    """What the keeper of a table writes down: with the secret, or it could not be replayed."""
    table = Table.replay(parse_saved(text))
    names = (name_of(seat, number) for number, seat in enumerate(table.seats))
    return table.record(KEEPER, Seats=", ".join(names))
