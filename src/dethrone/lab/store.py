"""A run's folder: what is to be played, what has been, and the tables made of it.

`run.json` holds the whole specification. Each part that is finished lies in `parts/`, written under another name
first, so that an interruption leaves whole parts alone. `results.parquet`, `records.jsonl` and `times.parquet` are
made from the parts in the order of the games; the first two are the same to the byte wherever they were played.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from dethrone import __version__
from dethrone.errors import GameError
from dethrone.lab.extras import need
from dethrone.lab.lineup import LineUp
from dethrone.lab.part import Job, Part
from dethrone.lab.seeds import deal_seed

FORMAT = "dethrone-lab-1"
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A run's whole specification. Deals come from the seed, unless they are given one by one."""

    line_up: LineUp
    games: int
    seed: int = 1
    deals: tuple[int, ...] = ()
    part: int = 0  # games in a part; 0 leaves it to the number of games
    version: str = __version__

    def __post_init__(self) -> None:
        if self.games < 1:
            raise GameError(f"A run has at least one game, not {self.games}.")
        if self.deals and len(self.deals) != self.games:
            raise GameError(f"There are {len(self.deals)} deals for {self.games} games.")

    @property
    def part_games(self) -> int:
        """How many games are in a part: few enough to see progress and to lose little."""
        return self.part or max(5, min(100, self.games // 100))

    def deal(self, game: int) -> int:
        """The seed of a game's deal."""
        return self.deals[game] if self.deals else deal_seed(self.seed, game)

    def jobs(self) -> Iterator[Job]:
        """All that is to be played, in order."""
        for first in range(0, self.games, self.part_games):
            numbers = range(first, min(self.games, first + self.part_games))
            yield Job(self.line_up, self.seed, first, tuple(self.deal(game) for game in numbers))

    def identity(self) -> dict[str, object]:
        """What must agree for a run to go on; it may grow, and parts may be cut in another way."""
        line_up = {name: value for name, value in asdict(self.line_up).items() if name != "seats"}
        seats = self.line_up.seats_text
        return {**line_up, "seats": seats, "seed": self.seed, "deals": bool(self.deals), "version": self.version}

    def to_json(self) -> dict[str, object]:
        """The plan as JSON."""
        return {"format": FORMAT, **asdict(self), "part": self.part_games}

    @classmethod
    def from_json(cls, data: dict[str, object]) -> Plan:
        """A plan from JSON."""
        if data.get("format") != FORMAT:
            raise GameError("run.json is not of a run that this laboratory knows.")
        line_up = data["line_up"]
        assert isinstance(line_up, dict)
        return cls(
            line_up=LineUp(str(line_up["game"]), str(line_up["rules"]), tuple(line_up["seats"])),
            games=int(str(data["games"])),
            seed=int(str(data["seed"])),
            deals=tuple(data["deals"]),  # type: ignore[arg-type]
            part=int(str(data["part"])),
            version=str(data["version"]),
        )


class RunFolder:
    """The folder of one run."""

    def __init__(self, home: Path, plan: Plan) -> None:
        self.home = home
        self.plan = plan

    @classmethod
    def begin(cls, home: Path, plan: Plan) -> RunFolder:
        """A new run, or one that goes on; another specification in the same folder is refused."""
        if (home / "run.json").exists():
            plan = _continued(home, cls.open(home).plan, plan)
        elif home.exists() and not home.is_dir():
            raise GameError(f"{home} is a file, so no run can be kept there.")
        folder = cls(home, plan)
        (home / "parts").mkdir(parents=True, exist_ok=True)
        write_whole(home / "run.json", (json.dumps(plan.to_json(), indent=1) + "\n").encode())
        return folder

    @classmethod
    def open(cls, home: Path) -> RunFolder:
        """A run that is there."""
        try:
            return cls(home, Plan.from_json(json.loads((home / "run.json").read_text("utf-8"))))
        except (FileNotFoundError, NotADirectoryError):
            raise GameError(f"There is no run in {home}: it has no run.json.") from None
        except (ValueError, KeyError, TypeError, AssertionError):
            raise GameError(f"{home / 'run.json'} is damaged.") from None

    def part_path(self, first: int) -> Path:
        """Where a part lies."""
        return self.home / "parts" / f"{first:09d}.json.gz"

    def keep(self, part: Part) -> None:
        """Keep a part that was played."""
        if part.version != self.plan.version:
            raise GameError(f"A worker runs dethrone {part.version}, and this run is of {self.plan.version}.")
        text = json.dumps(asdict(part), separators=(",", ":"))
        write_whole(self.part_path(part.first), gzip.compress(text.encode(), mtime=0))

    def part(self, job: Job) -> Part | None:
        """A part that was kept, if it is there, whole, and has the games that are wanted."""
        try:
            part = Part(**json.loads(gzip.decompress(self.part_path(job.first).read_bytes())))
        except (OSError, EOFError, ValueError, TypeError):
            return None
        return part if [row["seed"] for row in part.rows] == list(job.deals) else None

    def missing(self) -> list[Job]:
        """What is still to be played."""
        return [job for job in self.plan.jobs() if self.part(job) is None]

    def played(self) -> Iterator[Part]:
        """The parts that were kept, in order."""
        return (part for job in self.plan.jobs() if (part := self.part(job)) is not None)

    def drop_after(self, games: int) -> None:
        """Forget parts that begin at this game or later."""
        for job in self.plan.jobs():
            if job.first >= games:
                self.part_path(job.first).unlink(missing_ok=True)

    def gather(self) -> int:
        """Make the tables from the parts that are there; answers how many games they hold."""
        games = 0
        with (
            whole_file(self.home / "records.jsonl") as records,
            Table(self.home / "results.parquet", RESULTS) as results,
            Table(self.home / "times.parquet", TIMES) as times,
        ):
            for part in self.played():
                games += part.games
                results.add(part.rows)
                times.add(part.times)
                records.writelines(f"{record}\n".encode() for record in part.records)
        return games


def _continued(home: Path, old: Plan, new: Plan) -> Plan:
    """The plan with which a run goes on: its parts are cut as they were."""
    was, now = old.identity(), new.identity()
    for name, value in now.items():
        if was[name] != value:
            raise GameError(
                f"{home} holds another run: its {name} is {was[name]}, not {value}. "
                "Take another folder, or the same specification to go on."
            )
    if new.games < old.games:
        raise GameError(f"{home} holds a run of {old.games} games, which can grow, but not shrink to {new.games}.")
    if old.deals != new.deals[: old.games]:
        raise GameError(f"{home} holds a run of other deals.")
    return Plan(
        line_up=new.line_up,
        games=new.games,
        seed=new.seed,
        deals=new.deals,
        part=old.part_games,
        version=new.version,
    )


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
