"""Games of any players as a dataset: every decision with what the seat was told, what it could do, what it did, and how
the game ended; in shards of Parquet or NumPy, with a card that says what is in them.

The games are a run like any other, in a folder of its own, so they can be played anywhere and go on where they stopped.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

from dethrone import games
from dethrone.errors import GameError
from dethrone.lab.extras import need, need_all
from dethrone.lab.lineup import LineUp
from dethrone.lab.plan import Plan
from dethrone.lab.progress import meter
from dethrone.lab.run import Staffing, run
from dethrone.lab.tables import write_whole
from dethrone.numbers import Batch
from dethrone.sheet import Record

FORMATS = ("parquet", "numpy")
SHARD = 500  # games
GAMES = "games"  # the folder of the run
CARD = "README.md"


@dataclass(frozen=True, slots=True)
class Decision:
    """One row: who was told what, could do what, did what, and what it came to."""

    game: int
    step: int
    seat: int
    action: int
    value: float
    observation: Any
    legal: Any


def dataset(home: Path, plan: Plan, form: str, staffing: Staffing | None = None) -> int:
    """Play the games that are missing and write the shards; answers how many decisions there are."""
    need_all("pyarrow", "numpy")
    games.batch(plan.line_up.game)  # refuses a game without numbers before anything is played
    run(home / GAMES, plan, staffing)
    rows = 0
    with meter(len(range(0, plan.games, SHARD)), done=0, things="shards") as shown:
        for number, lines in enumerate(_lots(home / GAMES / "records.jsonl")):
            rows += _shard(home, number, lines, plan.line_up, form)
            shown.advance(1)
    write_whole(home / CARD, card(plan, form, rows).encode())
    return rows


def _lots(path: Path) -> Iterator[list[str]]:
    """The records, as many at a time as make a shard."""
    lot: list[str] = []
    with path.open(encoding="utf-8") as file:
        for line in file:
            lot.append(line)
            if len(lot) == SHARD:
                yield lot
                lot = []
    if lot:
        yield lot


def _shard(home: Path, number: int, lines: list[str], line_up: LineUp, form: str) -> int:
    """Write one shard; answers how many decisions it has."""
    suffix = "parquet" if form == "parquet" else "npz"
    path = home / f"shard-{number:05}.{suffix}"
    batch = games.batch(line_up.game)(len(line_up.seats), line_up.rules)
    rows = [row for line in lines for row in decisions(batch, line)]
    write_whole(path, _parquet(rows, batch) if form == "parquet" else _numpy(rows, batch))
    return len(rows)


def decisions(batch: Batch, line: str) -> Iterator[Decision]:
    """The decisions of a record, as each seat saw them; words that nobody was asked for are no decisions."""
    numpy = need("numpy")
    data = json.loads(line)
    number = data.pop("game")
    game = games.kind(data["headers"]["Game"]).replay(Record.from_json(data))
    if game.outcome is None:
        raise GameError(f"Game {number} has no end.")
    value = 1.0 if game.outcome.is_won else -1.0
    for at, step in enumerate(game.steps):
        view = step.before(step.seat)
        if view.decider != step.seat:
            continue
        batch.put(view.sample(0), is_own=True)
        observation = numpy.empty(batch.width, numpy.int16)
        mask = numpy.empty(batch.actions, numpy.int8)
        batch.look(step.seat, observation)
        batch.choices(mask)
        legal = numpy.flatnonzero(mask).astype(numpy.int16)
        yield Decision(number, at, step.seat, batch.number(step.move), value, observation, legal)


def _parquet(rows: list[Decision], batch: Batch) -> bytes:
    numpy, arrow, parquet = need("numpy"), need("pyarrow"), need("pyarrow.parquet")
    seen = numpy.stack([row.observation for row in rows]).reshape(-1)
    columns = {
        "game": arrow.array([row.game for row in rows], arrow.int64()),
        "step": arrow.array([row.step for row in rows], arrow.int32()),
        "seat": arrow.array([row.seat for row in rows], arrow.int8()),
        "action": arrow.array([row.action for row in rows], arrow.int16()),
        "return": arrow.array([row.value for row in rows], arrow.float32()),
        "observation": arrow.FixedSizeListArray.from_arrays(arrow.array(seen), batch.width),
        "legal": arrow.array([row.legal for row in rows], arrow.list_(arrow.int16())),
    }
    out = BytesIO()
    parquet.write_table(arrow.table(columns), out, compression="zstd")
    return out.getvalue()


def _numpy(rows: list[Decision], batch: Batch) -> bytes:
    numpy = need("numpy")
    masks = numpy.zeros((len(rows), batch.actions), numpy.bool_)
    for mask, row in zip(masks, rows, strict=True):
        mask[row.legal] = True
    out = BytesIO()
    numpy.savez_compressed(
        out,
        games=numpy.array([row.game for row in rows], numpy.int64),
        steps=numpy.array([row.step for row in rows], numpy.int32),
        seats=numpy.array([row.seat for row in rows], numpy.int8),
        actions=numpy.array([row.action for row in rows], numpy.int16),
        returns=numpy.array([row.value for row in rows], numpy.float32),
        observations=numpy.stack([row.observation for row in rows]),
        masks=numpy.packbits(masks, axis=1),
    )
    return out.getvalue()


def _command(plan: Plan, form: str) -> str:
    """How to make it again."""
    one = plan.line_up
    players = ",".join(one.seats)
    return (
        f"dethrone lab dataset '{players}' --game {one.game} --seats {len(one.seats)} --rules {one.rules} "
        f"--games {plan.games} --seed {plan.seed} --format {form}"
    )


def card(plan: Plan, form: str, rows: int) -> str:
    """What the dataset is, for whoever finds it."""
    line_up = plan.line_up
    batch = games.batch(line_up.game)(len(line_up.seats), line_up.rules)
    layout = "\n".join(
        f"| {name} | {first} | {count} | {what} |" for name, first, count, _, _, what in batch.layout
    )
    legal = (
        "`legal` lists the actions that were legal."
        if form == "parquet"
        else f"`masks` marks the legal actions: `numpy.unpackbits(masks, axis=1, count={batch.actions})`."
    )
    return f"""# {line_up.game.capitalize()}, {line_up.name}

| | |
|---|---|
| game | {line_up.game} |
| rules | `{line_up.rules}` |
| seats | `{line_up.seats_text}` |
| games | {plan.games:,}, deals from seed {plan.seed} |
| decisions | {rows:,} |
| players of | dethrone {plan.version} |
| made by | `{_command(plan, form)}` |

One row a decision, {SHARD} games a shard, in the order of play: `game` and `step` say where it was, `seat` who decided,
`action` what was done (one of {batch.actions}), `return` how the game ended for all (1 won, -1 lost), and the
observation what the seat was told, {batch.width} numbers of 16 bits. {legal}
Nothing in a row was hidden from the seat but how the game ended.

## Observations

| what | from | numbers | meaning |
|---|--:|--:|---|
{layout}

The records of the games, move by move, are in `{GAMES}/records.jsonl`; every deal can be dealt again from its seed.
"""
