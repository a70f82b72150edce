"""Files that are whole or not there at all, and Parquet tables that are the same to the byte for the same rows."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from dethrone.lab.extras import need

RESULTS = {
    "game": "int64",
    "seed": "int64",
    "players": "int8",
    "seats": "string",
    "rules": "string",
    "won": "bool",
    "outcome": "string",
    "defeated": "int16",
    "decisions": "int32",
    "rounds": "int32",
    "medal": "string",
    "lost_to": "string",
    "left": "int16",
}
TIMES = {
    "game": "int64",
    "seat": "int8",
    "player": "string",
    "decisions": "int32",
    "nanoseconds": "int64",
    "longest": "int64",
}


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """A file to write that nobody ever finds half of: it takes its name when all of it is there."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("wb") as file:
            yield file
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file at once or not at all."""
    with whole_file(path) as file:
        file.write(data)


class Table(AbstractContextManager["Table"]):
    """A Parquet file being written, the same to the byte for the same rows however they come in."""

    ROWS = 50_000  # rows in a group, which are held in memory

    def __init__(self, path: Path, columns: dict[str, str]) -> None:
        self.arrow, parquet = need("pyarrow"), need("pyarrow.parquet")
        kinds = {"bool": "bool_"}
        self.schema = self.arrow.schema(
            [(name, getattr(self.arrow, kinds.get(kind, kind))()) for name, kind in columns.items()]
        )
        self._file = whole_file(path)
        self._writer = parquet.ParquetWriter(self._file.__enter__(), self.schema, compression="zstd")
        self._rows: list[Mapping[str, object]] = []

    def add(self, rows: Sequence[Mapping[str, object]]) -> None:
        """More rows."""
        self._rows.extend(rows)
        while len(self._rows) >= self.ROWS:
            self._write(self._rows[: self.ROWS])
            del self._rows[: self.ROWS]

    def _write(self, rows: list[Mapping[str, object]]) -> None:
        self._writer.write_table(self.arrow.Table.from_pylist(rows, schema=self.schema))

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None and self._rows:
            self._write(self._rows)
        self._writer.close()
        self._file.__exit__(kind, error, trace)


def read_table(path: Path) -> list[dict[str, object]]:
    """The rows of a Parquet file."""
    rows: list[dict[str, object]] = need("pyarrow.parquet").read_table(path).to_pylist()
    return rows
