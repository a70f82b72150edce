"""What was measured of the table server, in words: its section of docs/benchmarks.md, and of docs/serve.md what more
tables would need. Every figure comes from what `python -m benchmarks server` wrote down; none is made up here.
"""

from __future__ import annotations

from math import ceil
from typing import Any

BARE, EMBEDDED = "bare rooms", "SQLite, 1 process"
SCALED = {1: "PostgreSQL and Redis, 1 worker", 2: "PostgreSQL and Redis, 2 workers"}
WANTED_AT, WANTED_MS, WANTED_BYTES = 1000, 50.0, 300_000
ASKED = (10_000, 1_000_000)  # tables
BUSY = 0.5  # of a core that a process may use, so that nobody waits in line
SECTION = """
## The table server

Made by `python -m benchmarks server`. Four sit at each table, at every fourth three people and a bot; a table moves
once in {every:g} seconds, every move is on disk before anybody hears of it, and what counts is the time from sending
it until the last seat has its message. The bare room server has no rules and no log: it is what this machine allows,
whose cores the load generator shares. Memory includes what a table takes. Lost is a move of which somebody had not
heard when the table moved again.

Machine: {machine}.

{rows}

Wanted at 1,000 tables, on SQLite and with two workers: {wanted}.

Appends a second of one process with nothing else to do: SQLite {sqlite_appends}, PostgreSQL {postgresql_appends}.
"""

HEAD = (
    "| server | tables × seats | moves/s | p50 / p99 ms | lost | memory a socket | processor ms a move | tables "
    "resumed a second |\n|---|---|---|---|---|---|---|---|"
)


def row(one: dict[str, Any]) -> str:
    """A line of the table."""
    times = f"{one['p50_ms']:.1f} / {one['p99_ms']:.1f}"
    resumed = "" if one["server"] == BARE else f"{one['tables_resumed_a_second']:.0f}"
    cells = [
        one["server"], f"{one['tables']:,} × 4", f"{one['moves_a_second']:.0f}", times, str(one["lost"]),
        f"{one['bytes_a_socket'] / 1024:.0f} KB", f"{one['processor_ms_a_move']:.2f}", resumed,
    ]  # fmt: skip
    return f"| {' | '.join(cells)} |"


def is_met(found: dict[str, Any]) -> bool | None:
    """Whether the last seat hears soon enough, and a table is small enough; None if that load was not measured."""
    at = {one["server"]: one for one in found["rows"] if one["tables"] == WANTED_AT}
    if not at.keys() >= {EMBEDDED, SCALED[2]}:
        return None
    return all(
        one["p99_ms"] <= WANTED_MS
        and not one["lost"]
        and found["seats"] * one["bytes_a_socket"] <= WANTED_BYTES
        for one in (at[EMBEDDED], at[SCALED[2]])
    )


def section(found: dict[str, Any]) -> str:
    """What docs/benchmarks.md says of the server."""
    verdict = {True: "met", False: "NOT MET", None: "not measured"}[is_met(found)]
    appends = found["appends_a_second"]
    text = SECTION.format(
        every=found["every"],
        machine=found["machine"],
        rows="\n".join([HEAD, *(row(one) for one in found["rows"])]),
        wanted=f"p99 at most {WANTED_MS:g} ms, {WANTED_BYTES // 1000} kB a table with its sockets: {verdict}",
        **{f"{name.lower()}_appends": f"{value:,.0f}" for name, value in appends.items()},
    )
    return text.strip()


NEEDS = """
Worked out from what `python -m benchmarks server` measured, not tried ({machine}): live tables of four, a
move every {every:g} seconds, {tables:,} tables in the measured run, on PostgreSQL and Redis with two workers. There a
move took {processor:.2f} ms of a core and made {entries:.2f} entries, a socket took {socket:.0f} KB with its share
of the table, one process wrote {appends:,.0f} appends a second flat out, and {redis:.0f} bytes went through Redis for
a move.

{rows}

A core is counted half busy, so that nobody waits in line. A whole game takes {games} on
PostgreSQL's disk; finished games stay.
What gives way first as tables are added:

- Redis: every process hears every notice, so notices grow with moves times processes. Beyond some tens of processes a
  channel for each share of the tables is needed, and a door that sends those of one table to the same processes.
- PostgreSQL: appends are one small transaction for all that waits, so a process needs few commits; what one database
  takes is {appends:,.0f} appends a second from one process here, and the logs of tables have nothing in common: they
  can be spread over databases by the table's id.
- Bots: they think in threads of the same processes. A table where bots hold seats takes what they think, which the
  setting `bot_threads` bounds; strong ones want cores of their own.
"""


def needs(found: dict[str, Any]) -> str:
    """What docs/serve.md says of more tables than were measured."""
    most = max((one for one in found["rows"] if one["server"] == SCALED[2]), key=lambda one: one["tables"])
    per_move = most["entries_a_second"] / most["moves_a_second"]
    sizes = [f"{one['PostgreSQL']['bytes'] / 1024:.0f} KB ({name})" for name, one in found["games"].items()]
    head = f"| | {' | '.join(f'{tables:,} tables' for tables in ASKED)} |"
    return NEEDS.format(
        machine=found["machine"],
        every=found["every"],
        tables=most["tables"],
        processor=most["processor_ms_a_move"],
        entries=per_move,
        socket=most["bytes_a_socket"] / 1024,
        appends=found["appends_a_second"]["PostgreSQL"],
        redis=most["redis_bytes_a_move"],
        rows="\n".join([head, "|---|" + "---|" * len(ASKED), *_rows(most, found)]),
        games=" or ".join(sizes),
    ).strip()


def _rows(most: dict[str, Any], found: dict[str, Any]) -> list[str]:
    """A line for each thing that is needed."""
    columns = [_need(most, found, tables) for tables in ASKED]
    return [f"| {name} | {' | '.join(column[name] for column in columns)} |" for name in columns[0]]


def _need(most: dict[str, Any], found: dict[str, Any], tables: int) -> dict[str, str]:
    moves = tables / found["every"]
    entries = moves * most["entries_a_second"] / most["moves_a_second"]
    processes = ceil(moves * most["processor_ms_a_move"] / 1000 / BUSY)
    sockets = tables * most["sockets"] / most["tables"]
    games = found["games"].values()
    disk = max(one["PostgreSQL"]["bytes"] / one["PostgreSQL"]["entries"] for one in games)
    databases = ceil(entries / found["appends_a_second"]["PostgreSQL"])
    return {
        "sockets": f"{sockets:,.0f}",
        "moves a second": f"{moves:,.0f}",
        "processes, each on half a core": f"{processes:,}",
        "memory of the processes": f"{sockets * most['bytes_a_socket'] / 2**30:,.0f} GB",
        "appends a second": f"{entries:,.0f}",
        "databases of the kind measured": f"{databases:,}",
        "disk an hour, if all play on": f"{3600 * entries * disk / 2**30:,.1f} GB",
        "notices that Redis hands out a second": f"{entries * processes:,.0f}",
    }
