"""What is made of games that have ended, and what the server keeps beside tables and people. Every method blocks."""

from __future__ import annotations

from secrets import token_hex
from typing import Any

from sqlalchemy import Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from dethrone.server.store.schema import (
    ANALYSES,
    GAMES,
    HOOKS,
    JOBS,
    PLAYED,
    PUSHES,
    SECRETS,
    TABLES,
    VERDICTS,
)

CLOSED = "closed"  # the stage of a table that nobody touched for long
MOST = 200
MOST_AT_ONCE = 20  # games that are checked in one go
TRIAL = "trial-"  # begins the name of what is written to see whether it can be
ROOM = 65_536  # characters of it: more than one move needs, so that it fails before moves do


class Archive:
    """Verdicts, boards, analyses, the server's own secret, and hooks."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._reader = engine.execution_options(reads=True)

    def _rows(self, query: Any) -> list[dict[str, Any]]:
        with self._reader.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]

    def _add(self, table: Any, **values: Any) -> bool:
        """Whether it was not there before."""
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(table), values)
        except IntegrityError:
            return False
        return True

    # ----------------------------------------------------------------- secrets
    def secret(self, name: str, fresh: str) -> str:
        """What is kept under a name; if nothing is, this from now on."""
        self._add(SECRETS, name=name, value=fresh)
        (row,) = self._rows(select(SECRETS.c.value).where(SECRETS.c.name == name))
        return str(row["value"])

    def try_to_write(self, now: float) -> None:
        """Commit something and take it away again, also what a process left that died between the two.

        It must be committed: what is rolled back may never have come to the disk.
        """
        mark = TRIAL + token_hex(16)
        with self._engine.begin() as connection:
            row = {"hash": mark, "body": token_hex(ROOM // 2), "made_at": now}
            connection.execute(insert(ANALYSES), row)
        with self._engine.begin() as connection:
            connection.execute(delete(ANALYSES).where(ANALYSES.c.hash.startswith(TRIAL)))

    # ---------------------------------------------------------------- verdicts
    def unjudged(self, since: float, most: int = MOST_AT_ONCE) -> list[dict[str, Any]]:
        """Games that ended since then and that nobody has checked, the oldest first."""
        query = (
            select(GAMES, TABLES.c.settings)
            .join(TABLES, TABLES.c.id == GAMES.c.table_id)
            .outerjoin(VERDICTS, VERDICTS.c.game_id == GAMES.c.id)
            .where(VERDICTS.c.game_id.is_(None), GAMES.c.ended_at >= since)
            .order_by(GAMES.c.ended_at)
            .limit(most)
        )
        return self._rows(query)

    def add_verdict(self, game_id: str, **values: Any) -> None:
        """What checking a game showed; the first says it."""
        self._add(VERDICTS, game_id=game_id, **values)

    def counted(self, person_id: str) -> list[dict[str, Any]]:
        """The games of somebody that count, the latest first: dealt here, and verified."""
        query = (
            select(GAMES, PLAYED.c.seat, VERDICTS.c.felled, VERDICTS.c.exact, VERDICTS.c.medal)
            .join(PLAYED, PLAYED.c.game_id == GAMES.c.id)
            .join(VERDICTS, VERDICTS.c.game_id == GAMES.c.id)
            .where(PLAYED.c.person_id == person_id, VERDICTS.c.is_verified, VERDICTS.c.is_own)
            .order_by(GAMES.c.ended_at.desc())
        )
        return self._rows(query)

    def board(self, day: str, game: str, rules: str, players: int) -> list[dict[str, Any]]:
        """Verified tries at a day's deal with what was counted when they were checked, the earliest first."""
        query = (
            select(GAMES, VERDICTS.c.felled, VERDICTS.c.exact, VERDICTS.c.medal)
            .join(VERDICTS, VERDICTS.c.game_id == GAMES.c.id)
            .where(VERDICTS.c.day == day, VERDICTS.c.is_verified, VERDICTS.c.is_own)
            .where(GAMES.c.game == game, GAMES.c.rules == rules, GAMES.c.players == players)
            .order_by(GAMES.c.ended_at)
        )
        return self._rows(query)

    def played_on(self, day: str) -> int:
        """How many people have finished a verified game of a day's deals."""
        query = (
            select(func.count(PLAYED.c.person_id.distinct()).label("many"))
            .join(VERDICTS, VERDICTS.c.game_id == PLAYED.c.game_id)
            .where(VERDICTS.c.day == day, VERDICTS.c.is_verified, VERDICTS.c.is_own)
        )
        return int(self._rows(query)[0]["many"])

    def days_of(self, person_id: str, most: int) -> list[str]:
        """The days of whose deals somebody has finished a verified game, the latest first."""
        query = (
            select(VERDICTS.c.day)
            .join(PLAYED, PLAYED.c.game_id == VERDICTS.c.game_id)
            .where(PLAYED.c.person_id == person_id, VERDICTS.c.day.is_not(None))
            .where(VERDICTS.c.is_verified, VERDICTS.c.is_own)
            .distinct()
            .order_by(VERDICTS.c.day.desc())
            .limit(most)
        )
        return [row["day"] for row in self._rows(query)]

    def people_of(self, game_ids: list[str]) -> dict[str, list[tuple[int, str]]]:
        """Who held the seats of games, seat by seat."""
        found: dict[str, list[tuple[int, str]]] = {one: [] for one in game_ids}
        for begin in range(0, len(game_ids), MOST):
            query = select(PLAYED).where(PLAYED.c.game_id.in_(game_ids[begin : begin + MOST]))
            for row in self._rows(query.order_by(PLAYED.c.seat)):
                found[row["game_id"]].append((row["seat"], row["person_id"]))
        return found

    # ---------------------------------------------------------------- analyses
    def analysis(self, hash: str) -> str | None:
        """An analysis that was made before."""
        rows = self._rows(select(ANALYSES.c.body).where(ANALYSES.c.hash == hash))
        return rows[0]["body"] if rows else None

    def analysed(self, hashes: list[str]) -> set[str]:
        """Which of these analyses were made before."""
        query = select(ANALYSES.c.hash).where(ANALYSES.c.hash.in_(hashes))
        return {row["hash"] for row in self._rows(query)}

    def analyses(self, hashes: list[str]) -> dict[str, str]:
        """Analyses that were made before."""
        query = select(ANALYSES.c.hash, ANALYSES.c.body).where(ANALYSES.c.hash.in_(hashes))
        return {row["hash"]: row["body"] for row in self._rows(query)}

    def add_analysis(self, hash: str, body: str, now: float) -> None:
        """Keep an analysis."""
        self._add(ANALYSES, hash=hash, body=body, made_at=now)

    def job(self, hash: str, since: float) -> dict[str, Any] | None:
        """An analysis that somebody makes, if that was said since then."""
        rows = self._rows(select(JOBS).where(JOBS.c.hash == hash, JOBS.c.said_at >= since))
        return rows[0] if rows else None

    def take_job(self, hash: str, worker: str, now: float, since: float) -> bool:
        """Whether a process may make an analysis: nobody else has said since then that they do."""
        with self._engine.begin() as connection:
            connection.execute(delete(JOBS).where(JOBS.c.hash == hash, JOBS.c.said_at < since))
        return self._add(JOBS, hash=hash, worker=worker, done=0, of=0, is_stopped=False, said_at=now)

    def say_job(self, hash: str, worker: str, done: int, of: int, now: float) -> bool:
        """How far an analysis is; False where it is not wanted any more, or somebody else makes it."""
        mine = (JOBS.c.hash == hash, JOBS.c.worker == worker)
        query = update(JOBS).where(*mine, JOBS.c.is_stopped.is_(False))
        with self._engine.begin() as connection:
            return bool(connection.execute(query.values(done=done, of=of, said_at=now)).rowcount)

    def stop_job(self, hash: str) -> None:
        """An analysis is not wanted any more, whoever makes it."""
        with self._engine.begin() as connection:
            connection.execute(update(JOBS).where(JOBS.c.hash == hash).values(is_stopped=True))

    def drop_job(self, hash: str, worker: str) -> None:
        """An analysis is not made any more."""
        with self._engine.begin() as connection:
            connection.execute(delete(JOBS).where(JOBS.c.hash == hash, JOBS.c.worker == worker))

    # ------------------------------------------------------------------ pushes
    def add_push(self, person_id: str, most: int, **row: Any) -> None:
        """A browser that wants to hear of somebody's turns; it is told for one person, and the oldest make room."""
        with self._engine.begin() as connection:
            connection.execute(delete(PUSHES).where(PUSHES.c.hash == row["hash"]))
            connection.execute(insert(PUSHES), {"person_id": person_id, **row})
            mine = select(PUSHES.c.hash).where(PUSHES.c.person_id == person_id)
            old = connection.scalars(mine.order_by(PUSHES.c.created_at.desc()).offset(most)).all()
            connection.execute(delete(PUSHES).where(PUSHES.c.hash.in_(old)))

    def pushes(self, person_id: str) -> list[dict[str, Any]]:
        """The browsers of somebody."""
        return self._rows(select(PUSHES).where(PUSHES.c.person_id == person_id))

    def drop_push(self, hash: str, person_id: str) -> None:
        """A browser that is not told any more."""
        with self._engine.begin() as connection:
            connection.execute(delete(PUSHES).where(PUSHES.c.hash == hash, PUSHES.c.person_id == person_id))

    # ------------------------------------------------------------------- hooks
    def hook(self, person_id: str) -> dict[str, Any] | None:
        """Where somebody wants to hear of their turn."""
        rows = self._rows(select(HOOKS).where(HOOKS.c.person_id == person_id))
        return rows[0] if rows else None

    def set_hook(self, person_id: str, address: str, secret: str, now: float) -> None:
        """Another address, with another secret."""
        self.drop_hook(person_id)
        self._add(HOOKS, person_id=person_id, address=address, secret=secret, created_at=now)

    def drop_hook(self, person_id: str) -> None:
        """No more of it."""
        with self._engine.begin() as connection:
            connection.execute(delete(HOOKS).where(HOOKS.c.person_id == person_id))

    # -------------------------------------------------------------- idle tables
    def close_idle(self, before: float) -> int:
        """Close tables that nobody touched since; their logs stay. How many."""
        query = update(TABLES).where(TABLES.c.changed_at < before, TABLES.c.stage.not_in((CLOSED, "over")))
        with self._engine.begin() as connection:
            return connection.execute(query.values(stage=CLOSED, is_listed=False, due_at=None)).rowcount

    def count(self, what: str) -> int:
        """How many there are."""
        table = {"tables": TABLES, "games": GAMES}[what]
        return int(self._rows(select(func.count().label("many")).select_from(table))[0]["many"])
