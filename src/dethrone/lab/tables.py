"""Files that are whole or not there at all, and Parquet tables that are the same to the byte for the same rows."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

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
BATCH = 2000  # rows that are read at a time
MANY = 50_000  # rows that are read at a time where only sums are wanted


USUAL, OWNER_ONLY = 0o666, 0o600  # what may be done with a file, less what the system withholds


@contextmanager
def whole_file(path: Path, mode: int = USUAL) -> Iterator[BinaryIO]:
    """A file to write that nobody ever finds half of: it takes its name when all of it is there."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as file:
            yield file
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def write_whole(path: Path, data: bytes, mode: int = USUAL) -> None:
    """Write a file at once or not at all."""
    with whole_file(path, mode) as file:
        file.write(data)


class Table(AbstractContextManager["Table"]):
    """A Parquet file being written, the same to the byte for the same rows however they come in."""

    ROWS = 50_000  # rows in a group, which wait until it is full

    def __init__(self, path: Path, columns: dict[str, str]) -> None:
        self.arrow, parquet = need("pyarrow"), need("pyarrow.parquet")
        kinds = {"bool": "bool_"}
        self.schema = self.arrow.schema(
            [(name, getattr(self.arrow, kinds.get(kind, kind))()) for name, kind in columns.items()]
        )
        self._file = whole_file(path)
        self._writer = parquet.ParquetWriter(self._file.__enter__(), self.schema, compression="zstd")
        self._waiting = self.schema.empty_table()
        self._pieces: list[Any] = []
        self._rows = 0  # that wait

    def add(self, columns: Mapping[str, Sequence[object]]) -> None:
        """More rows, column by column."""
        self._pieces.append(self.arrow.Table.from_pydict(columns, schema=self.schema))
        self._rows += self._pieces[-1].num_rows
        if self._rows >= self.ROWS:
            self._join()
            while self._waiting.num_rows >= self.ROWS:
                self._writer.write_table(self._waiting.slice(0, self.ROWS))
                self._waiting = self._waiting.slice(self.ROWS)
            self._rows = self._waiting.num_rows

    def _join(self) -> None:
        self._waiting = self.arrow.concat_tables([self._waiting, *self._pieces]).combine_chunks()
        self._pieces.clear()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self._join()
            if self._waiting.num_rows:
                self._writer.write_table(self._waiting)
        self._writer.close()
        self._file.__exit__(kind, error, trace)


def rows_of(path: Path) -> Iterator[dict[str, object]]:
    """The rows of a Parquet file, one after the other; only a few are held at a time."""
    with need("pyarrow.parquet").ParquetFile(path) as file:
        for batch in file.iter_batches(batch_size=BATCH):
            yield from batch.to_pylist()


def groups_of(path: Path, keys: Sequence[str], sums: Mapping[str, str]) -> Iterator[dict[str, Any]]:
    """The rows of a Parquet file that agree in some columns, as their `count` and what other columns come to; a group
    comes once for each lot of rows that is read, in the order of its first row."""
    arrow = need("pyarrow")
    with need("pyarrow.parquet").ParquetFile(path) as file:
        for batch in file.iter_batches(batch_size=MANY, columns=[*keys, *sums]):
            lot = arrow.Table.from_batches([batch])
            wanted = [([], "count_all"), *sums.items()]
            found = lot.group_by(list(keys), use_threads=False).aggregate(wanted)
            names = {f"{name}_{how}": name for name, how in sums.items()} | {"count_all": "count"}
            yield from found.rename_columns(
                [names.get(name, name) for name in found.column_names]
            ).to_pylist()


def read_table(path: Path) -> list[dict[str, object]]:
    """The rows of a Parquet file, all of them."""
    return list(rows_of(path))
