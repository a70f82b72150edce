"""A saved table: its log as text, sealed, so that damage is noticed. It holds the secret of the deal."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, NoReturn

from dethrone.errors import Unreadable
from dethrone.table import wire
from dethrone.table.entries import Entry
from dethrone.table.refusal import Reason

FORMAT = "dethrone-table-1"


def saved(entries: Sequence[Entry]) -> str:
    """A log as text."""
    body = [wire.entry(entry) for entry in entries]
    lines = ",\n".join(json.dumps(entry) for entry in body)
    return f'{{"format": "{FORMAT}", "seal": "{_seal(body)}", "log": [\n{lines}\n]}}\n'


def parse_saved(text: str) -> tuple[Entry, ...]:
    """The log that a text holds; a damaged or foreign one is refused."""
    try:
        data = json.loads(text, parse_constant=_refused)
    except (ValueError, RecursionError):
        raise Unreadable(Reason.NO_SAVE) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT or not isinstance(data.get("log"), list):
        raise Unreadable(Reason.NO_SAVE)
    if data.get("seal") != _seal(data["log"]):
        raise Unreadable(Reason.SAVE_DAMAGED)
    return tuple(wire.read_entry(entry) for entry in data["log"])


def _refused(word: str) -> NoReturn:
    raise ValueError(word)  # NaN and the like, which JSON does not have


def _seal(body: Any) -> str:
    return hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()
