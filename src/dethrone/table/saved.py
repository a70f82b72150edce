"""A saved table: its log as text, sealed, so that damage is noticed. It holds the secret of the deal."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from operator import is_
from typing import Any, NoReturn

from dethrone.errors import Unreadable
from dethrone.table import wire
from dethrone.table.entries import Entry
from dethrone.table.refusal import Reason

FORMAT = "dethrone-table-1"


class Saving:
    """Writes a log that only grows: what was written once is not put into words again at the next move."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._lines: list[str] = []
        self._hash = hashlib.sha256(b"[")  # of the log as `_seal` would write it, up to the last entry

    def text(self, entries: Sequence[Entry]) -> str:
        """The log as text."""
        done = len(self._entries)
        assert done <= len(entries), "another log"
        assert all(map(is_, self._entries, entries)), "another log"
        for entry in entries[done:]:
            self._add(entry)
        lines, seal = ",\n".join(self._lines), self._hash.copy()
        seal.update(b"]")
        return f'{{"format": "{FORMAT}", "seal": "{seal.hexdigest()}", "log": [\n{lines}\n]}}\n'

    def _add(self, entry: Entry) -> None:
        body = wire.entry(entry)
        self._hash.update((b", " if self._entries else b"") + json.dumps(body, sort_keys=True).encode())
        self._lines.append(json.dumps(body))
        self._entries.append(entry)


def saved(entries: Sequence[Entry]) -> str:
    """A log as text."""
    return Saving().text(entries)


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
