"""A run's folder: what is to be played, what has been, and the tables made of it.

`run.json` holds the whole specification. Each part that is finished lies in `parts/`, written under another name
first, so that an interruption leaves whole parts alone. `results.parquet`, `records.jsonl` and `times.parquet` are
made from the parts in the order of the games; the first two are the same to the byte wherever they were played.
Where language models play, `models.jsonl` has what was counted about them, and `exchange.jsonl` what was said.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from dethrone.errors import GameError
from dethrone.lab.part import Job, Part, columns_of
from dethrone.lab.plan import Plan
from dethrone.lab.tables import OWNER_ONLY, RESULTS, TIMES, USUAL, Table, whole_file, write_whole

MODELS = "models.jsonl"  # what was counted about language models
EXCHANGE = "exchange.jsonl"  # what they were asked and answered
GATHERED = ".gathered"  # of which parts the tables were made
RECORDS = "records"  # lie in a part line by line, after all the rest
QUICKLY = 1  # how hard parts are compressed


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
        table = {one.name: getattr(part, one.name) for one in fields(part) if one.name != RECORDS}
        text = "\n".join([json.dumps(table, separators=(",", ":")), *part.records])
        mode = OWNER_ONLY if part.exchange else USUAL
        write_whole(self.part_path(part.first), gzip.compress(text.encode(), QUICKLY, mtime=0), mode)

    def part(self, job: Job) -> Part | None:
        """A part that was kept, if it is there, whole, and has the games that are wanted."""
        try:
            text = gzip.decompress(self.part_path(job.first).read_bytes()).decode()
            head, *records = text.split("\n")
            data = {RECORDS: records, **json.loads(head)}  # older parts have them inside
            rows, times = columns_of(data["rows"], RESULTS), columns_of(data["times"], TIMES)
            part = Part(**{**data, "rows": rows, "times": times})
        except (OSError, EOFError, ValueError, TypeError, KeyError):
            return None
        return part if part.rows["seed"] == list(job.deals) else None

    def missing(self) -> list[int]:
        """The parts that are still to be played, by their first games."""
        return [
            first
            for first in self.plan.firsts
            if not self.part_path(first).exists() or self.part(self.plan.job(first)) is None
        ]

    def played(self) -> Iterator[Part]:
        """The parts that were kept, in order."""
        return (part for job in self.plan.jobs() if (part := self.part(job)) is not None)

    def drop_after(self, games: int) -> None:
        """Forget parts that begin at this game or later."""
        for first in self.plan.firsts:
            if first >= games:
                self.part_path(first).unlink(missing_ok=True)

    def _stamp(self) -> bytes:
        """What tells parts apart from those of another time: a folder's time changes with every file in it."""
        return f"{self.plan.games} {(self.home / 'parts').stat().st_mtime_ns}".encode()

    def is_gathered(self) -> bool:
        """Whether the tables hold all the parts that are there."""
        try:
            return (self.home / GATHERED).read_bytes() == self._stamp()
        except OSError:
            return not (self.home / "parts").is_dir()

    def gather(self) -> int:
        """Make the tables from the parts that are there; answers how many games they hold."""
        games, stamp = 0, self._stamp()
        with (
            whole_file(self.home / "records.jsonl") as records,
            whole_file(self.home / MODELS) as models,
            whole_file(self.home / EXCHANGE, OWNER_ONLY) as exchange,
            Table(self.home / "results.parquet", RESULTS) as results,
            Table(self.home / "times.parquet", TIMES) as times,
        ):
            for part in self.played():
                games += part.games
                results.add(part.rows)
                times.add(part.times)
                records.write("".join([f"{record}\n" for record in part.records]).encode())
                models.writelines(f"{json.dumps(one)}\n".encode() for one in part.models)
                exchange.writelines(f"{line}\n".encode() for line in part.exchange)
        for name in (MODELS, EXCHANGE):
            if not (self.home / name).stat().st_size:
                (self.home / name).unlink()  # no language model played
        write_whole(self.home / GATHERED, stamp)
        return games

    def models(self) -> list[dict[str, Any]]:
        """What was counted about language models, game by game."""
        path = self.home / MODELS
        return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


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
        raise GameError(
            f"{home} holds a run of {old.games} games, which can grow, but not shrink to {new.games}."
        )
    if old.deals != new.deals[: old.games]:
        raise GameError(f"{home} holds a run of other deals.")
    return replace(new, part=old.part_games)
