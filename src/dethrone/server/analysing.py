"""Games looked back on, on demand: one at a time, few waiting, kept by the hash of the record."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy.exc import DBAPIError

from dethrone import games
from dethrone.errors import Refused
from dethrone.players.advice import Analysis, Foreseen
from dethrone.players.limit import Limit
from dethrone.players.roster import analyse, foresee
from dethrone.prose import languages, voice
from dethrone.prose.words import YOU, Part
from dethrone.server.ids import new_id
from dethrone.server.keeper import Keeper
from dethrone.server.refusal import Reason
from dethrone.sheet import Record

LIMIT = Limit(samples=400)
BOUND = 200  # how wide a solver may look
MOST = 16  # analyses that may wait
SAY = 1.0  # seconds after which a process says again how far it is
STALE = 60.0  # seconds after which what was said does not count any more
ANALYSIS = "analysis"  # as what it takes its turn among the tables
WHYS = {"why": "because", "why_best": "because_best"}  # reasons in words, and as data
SEAT = re.compile(r"\bP([0-3])\b")  # as reasons are written


class Stopped(Exception):
    """Nobody wants it any more."""


@dataclass(slots=True)
class Job:
    """An analysis that is being made, or waits."""

    done: int = 0
    of: int = 0
    is_stopped: bool = False
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    def progress(self, done: int, of: int) -> None:
        """So far; called from the thread that thinks."""
        if self.is_stopped:
            raise Stopped
        self.done, self.of = done, of

    def tick(self) -> None:
        """It goes on; called from the thread that thinks."""
        if self.is_stopped:
            raise Stopped


class Analyses:
    """All that this process makes; how far each is stands in the database, for the other processes."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._me = new_id()
        self._turn = asyncio.Semaphore(1)  # bots think in the same threads
        self._jobs: dict[str, Job] = {}

    async def found(self, record: str) -> dict[str, Any]:
        """What there is: an analysis, how far it is, or nothing."""
        mark, keeper = marked(record), self._keeper
        archive = keeper.store.archive
        if (body := await keeper.read(archive.analysis, mark)) is not None:
            return {"status": "done", "analysis": json.loads(body)}
        if (job := self._jobs.get(mark)) is not None:
            return {"status": "working", "done": job.done, "of": job.of}
        row = await keeper.read(archive.job, mark, keeper.now() - STALE)
        return (
            {"status": "none"} if row is None else {"status": "working", "done": row["done"], "of": row["of"]}
        )

    async def start(self, record: str) -> dict[str, Any]:
        """Make one, unless it is there or being made."""
        found = await self.found(record)
        if found["status"] != "none":
            return found
        if len(self._jobs) >= MOST:
            raise Refused(Reason.TOO_MUCH)
        mark, now = marked(record), self._keeper.now()
        job = self._jobs[mark] = Job()
        try:
            if await self._keeper.read(self._keeper.store.archive.take_job, mark, self._me, now, now - STALE):
                job.task = asyncio.create_task(self._make(record, job))
        finally:
            if job.task is None:
                del self._jobs[mark]  # another process was quicker
        return await self.found(record)

    async def stop(self, record: str) -> None:
        """Make it no more, wherever it is made."""
        if (job := self._jobs.get(marked(record))) is not None:
            job.is_stopped = True
        await self._keeper.read(self._keeper.store.archive.stop_job, marked(record))

    async def close(self) -> None:
        """Make none of them any more, and say so."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for job in self._jobs.values():
            job.is_stopped = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, record: str, job: Job) -> None:
        keeper, mark = self._keeper, marked(record)
        saying = asyncio.create_task(self._say(mark, job))
        try:
            async with self._turn:
                job.progress(0, 0)
                read = Record.parse(record)
                made = await keeper.thinkers.run(lambda: analyse(read, LIMIT, job.progress), ANALYSIS)
                job.progress(job.of, job.of + 1)
                deal = await keeper.thinkers.run(lambda: foresee(read, job.tick, bound=BOUND), ANALYSIS)
                found = {**written(made), "deal": foretold(deal)}
                body = await asyncio.to_thread(lambda: json.dumps(found))
                await keeper.read(keeper.store.archive.add_analysis, mark, body, keeper.now())
        except Stopped:
            pass
        finally:
            saying.cancel()
            await asyncio.gather(saying, return_exceptions=True)
            del self._jobs[mark]
            await keeper.read(keeper.store.archive.drop_job, mark, self._me)

    async def _say(self, mark: str, job: Job) -> None:
        """Say again and again how far it is, and hear whether it is still wanted."""
        archive = self._keeper.store.archive
        while not job.is_stopped:
            row = (job.done, job.of, self._keeper.now())
            with contextlib.suppress(DBAPIError):  # the next time, then
                if not await self._keeper.read(archive.say_job, mark, self._me, *row):
                    job.is_stopped = True
            await asyncio.sleep(SAY)


def marked(record: str) -> str:
    """What an analysis is kept by: the record, and how well it was thought about."""
    return hashlib.sha256(f"{LIMIT.samples} {BOUND} {record}".encode()).hexdigest()


def foretold(found: Foreseen) -> dict[str, Any]:
    """Whether the deal could be won, as JSON; in all languages."""
    answer = "won" if found.is_won else "open" if found.is_solved else "unsolved"
    says = {
        language: voice(language).say(f"server-deal-{answer}", moves=len(found.line))
        for language in languages()
    }
    return {"answer": answer, "line": list(found.line), "bound": BOUND, "says": says}


def named(found: dict[str, Any], game: str, names: Sequence[str], mine: int | None = None) -> dict[str, Any]:
    """What there is of an analysis, with moves and reasons in words of all languages, and everybody by name.

    Whoever played there is spoken to. Reasons that were kept as words alone know names only.
    """
    if found["status"] != "done":
        return found
    kind, judged = games.kind(game), []
    called = [YOU if seat == mine else name for seat, name in enumerate(names)]

    def words_of(move: str) -> dict[str, str]:
        return {tongue: voice(tongue).move(game, kind.move(move), called) for tongue in languages()}

    for one in found["analysis"]["judged"]:
        words = {"words": words_of(one["move"]), "words_best": words_of(one["best"])}
        whys = {field: _why(one, field, names, called) for field in WHYS}
        others = [{**other, "words": words_of(other["move"])} for other in one.get("others", ())]
        rest = {name: fact for name, fact in one.items() if name not in WHYS.values()}
        judged.append({**rest, **words, **whys, "others": others})
    return {**found, "analysis": {**found["analysis"], "judged": judged}}


def _why(one: dict[str, Any], field: str, names: Sequence[str], called: Sequence[str]) -> dict[str, str]:
    if (kept := one.get(WHYS[field])) is None:
        return {tongue: SEAT.sub(lambda seat: names[int(seat[1])], why) for tongue, why in one[field].items()}
    reason = tuple(tuple(Part(message, facts) for message, facts in clause) for clause in kept)
    return {tongue: voice(tongue).reason(reason, called) for tongue in languages()}


def written(made: Analysis[Any]) -> dict[str, Any]:
    """An analysis as JSON; reasons as data and in words of all languages, in which seats are numbers."""
    return {
        "samples": LIMIT.samples,
        "curve": list(made.curve),
        "judged": [
            {
                "ply": one.ply, "seat": one.seat, "move": str(one.move), "chance": one.chance,
                "best": str(one.best), "best_chance": one.best_chance, "error": one.error, "lost": one.lost,
                "why": {language: voice(language).reason(one.why) for language in languages()},
                "why_best": {language: voice(language).reason(one.why_best) for language in languages()},
                "because": one.why, "because_best": one.why_best,
                "others": [{"move": str(move), "chance": chance} for move, chance in one.others],
            }
            for one in made.judged
        ],
    }  # fmt: skip
