"""Games looked back on, on demand: one at a time, few waiting, kept by the hash of the record."""

from __future__ import annotations

import asyncio
import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from dethrone.errors import Refused
from dethrone.players.advice import Analysis
from dethrone.players.limit import Limit
from dethrone.players.roster import analyse
from dethrone.prose import languages, voice
from dethrone.server.keeper import Keeper
from dethrone.server.refusal import Reason
from dethrone.sheet import Record

LIMIT = Limit(samples=400)
MOST = 16  # analyses that may wait


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


class Analyses:
    """All that this process makes."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._turn = asyncio.Semaphore(1)  # bots think in the same threads
        self._jobs: dict[str, Job] = {}

    async def found(self, record: str) -> dict[str, Any]:
        """What there is: an analysis, how far it is, or nothing."""
        mark = marked(record)
        if (job := self._jobs.get(mark)) is not None:
            return {"status": "working", "done": job.done, "of": job.of}
        body = await self._keeper.read(self._keeper.store.archive.analysis, mark)
        return {"status": "none"} if body is None else {"status": "done", "analysis": json.loads(body)}

    async def start(self, record: str) -> dict[str, Any]:
        """Make one, unless it is there or being made."""
        found = await self.found(record)
        if found["status"] != "none":
            return found
        if len(self._jobs) >= MOST:
            raise Refused(Reason.TOO_MUCH)
        job = self._jobs[marked(record)] = Job()
        job.task = asyncio.create_task(self._make(record, job))
        return await self.found(record)

    def stop(self, record: str) -> None:
        """Make it no more."""
        if (job := self._jobs.get(marked(record))) is not None:
            job.is_stopped = True

    def close(self) -> None:
        """Make none of them any more."""
        for job in self._jobs.values():
            job.is_stopped = True

    async def _make(self, record: str, job: Job) -> None:
        keeper = self._keeper
        try:
            async with self._turn:
                job.progress(0, 0)
                read = Record.parse(record)
                made = await keeper.thinkers.run(lambda: analyse(read, LIMIT, job.progress))
                body = await asyncio.to_thread(lambda: json.dumps(written(read.game, made)))
                await keeper.read(keeper.store.archive.add_analysis, marked(record), body, keeper.now())
        except Stopped:
            pass
        finally:
            del self._jobs[marked(record)]


def marked(record: str) -> str:
    """What an analysis is kept by: the record, and how well it was thought about."""
    return hashlib.sha256(f"{LIMIT.samples} {record}".encode()).hexdigest()


def written(game: str, made: Analysis[Any]) -> dict[str, Any]:
    """An analysis as JSON; moves and reasons in words of all languages."""
    return {
        "samples": LIMIT.samples,
        "curve": list(made.curve),
        "judged": [
            {
                "ply": one.ply, "seat": one.seat, "move": str(one.move), "chance": one.chance,
                "best": str(one.best), "best_chance": one.best_chance, "error": one.error, "lost": one.lost,
                "words": {language: voice(language).move(game, one.move) for language in languages()},
                "words_best": {language: voice(language).move(game, one.best) for language in languages()},
                "why": {language: voice(language).reason(one.why) for language in languages()},
                "why_best": {language: voice(language).reason(one.why_best) for language in languages()},
            }
            for one in made.judged
        ],
    }  # fmt: skip
