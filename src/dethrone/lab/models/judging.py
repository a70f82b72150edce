"""What moves were worth: every decision of whoever is measured beside what a master would have done.

It is the analysis that people get of their games, each decision judged from the view of the seat that made it. What is
judged is kept line by line beside the run, so an interrupted judgement goes on.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from dethrone.lab.models.entries import SEAT
from dethrone.lab.progress import Meter
from dethrone.lab.store import RunFolder
from dethrone.players import Limit, analyse, strengths
from dethrone.sheet import Record

MASTER = "master"


@dataclass(frozen=True, slots=True)
class Verdict:
    """One game: how many choices there were, how many were the master's, and what the others cost."""

    game: int
    samples: int
    choices: int
    agreed: int
    lost: float  # chances of winning, added up
    squares: float  # the same squared, for its error


def master_samples(game: str) -> int:
    """The samples that a master takes for a decision."""
    return next((one.samples for one in strengths(game) if one.name == MASTER and one.samples), 1000)


def verdicts(home: Path, samples: int, shown: Meter) -> list[Verdict]:
    """Every game of a run, judged now or before."""
    folder = RunFolder.open(home)
    path = home / f"judged-{samples}.jsonl"
    known = {one.game: one for one in _read(path)}
    stood_in = {int(row["game"]): set(row["stood_in"]) for row in folder.models() if row["seat"] == SEAT}
    with path.open("a", encoding="utf-8") as file:
        file.write("\n" if path.stat().st_size else "")  # the last line may have been cut off
        for part in folder.played():
            for text in part.records:
                record = json.loads(text)
                number = int(record["game"])
                if number not in known:
                    known[number] = verdict(
                        number, Record.from_json(record), samples, stood_in.get(number, set())
                    )
                    file.write(json.dumps(asdict(known[number])) + "\n")
                    file.flush()
                shown.advance(1)
    return [known[number] for number in sorted(known)]


def verdict(number: int, record: Record, samples: int, stood_in: set[int]) -> Verdict:
    """One game judged; moves that somebody else made for a model are nobody's merit."""
    judged = analyse(record, Limit(samples=samples)).judged
    mine = [one for one in judged if one.seat == SEAT and one.ply not in stood_in]
    agreed = sum(str(one.move) == str(one.best) for one in mine)
    lost = [one.lost for one in mine]
    return Verdict(number, samples, len(mine), agreed, sum(lost), sum(cost * cost for cost in lost))


def _read(path: Path) -> Iterator[Verdict]:
    """The lines that are whole."""
    for text in path.read_text("utf-8").splitlines() if path.exists() else ():
        try:
            yield Verdict(**json.loads(text))
        except (ValueError, TypeError):
            continue
