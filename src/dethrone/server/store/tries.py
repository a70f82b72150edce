"""Who has begun a deal of the day, and at which table: the first is the one that counts. Every method blocks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import Engine, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from dethrone.server.store.schema import GAMES, TRIES


class Try(NamedTuple):
    """A person's try at a board: its table, and how far it is."""

    table: str
    is_dealt: bool
    is_over: bool


class Tries:
    """One try a person and board; a table that was left before the deal is none."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._reader = engine.execution_options(reads=True)

    def claim(
        self, board: tuple[str, str, str, int], person_ids: Iterable[str], table_id: str, *, is_dealt: bool
    ) -> str | None:
        """Make this table the try of all these people, or of none where one had another dealt before; who that is."""
        is_free = or_(TRIES.c.table_id == table_id, TRIES.c.is_dealt.is_(False))
        dealt = {"is_dealt": True} if is_dealt else {}
        row = dict(zip(("day", "game", "rules", "players"), board, strict=True))
        row |= {"table_id": table_id, "is_dealt": is_dealt}
        with self._engine.begin() as connection:
            for one in sorted(person_ids):  # two tables that share people must not wait for each other
                mine = self._mine(board, one)
                try:
                    with connection.begin_nested():
                        connection.execute(insert(TRIES), {**row, "person_id": one})
                except IntegrityError:
                    moved = update(TRIES).where(mine, is_free).values(table_id=table_id, **dealt)
                    if connection.execute(moved).rowcount == 0:
                        connection.rollback()
                        return one
        return None

    def of(self, board: tuple[str, str, str, int], person_ids: Iterable[str]) -> dict[str, Try]:
        """The tries that these people have begun."""
        game = and_(GAMES.c.id == TRIES.c.table_id + "-1", TRIES.c.is_dealt)  # who left before has had none
        mine = or_(*(self._mine(board, one) for one in person_ids))
        query = select(TRIES.c.person_id, TRIES.c.table_id, TRIES.c.is_dealt, GAMES.c.id.is_not(None))
        joined = query.join(GAMES, game, isouter=True).where(mine)
        with self._reader.connect() as connection:
            return {person: Try(*tried) for person, *tried in connection.execute(joined)}

    def first_day(self) -> str | None:
        """The first day with a try."""
        with self._reader.connect() as connection:
            found: str | None = connection.scalar(select(func.min(TRIES.c.day)))
        return found

    @staticmethod
    def _mine(board: tuple[str, str, str, int], person_id: str) -> Any:
        day, game, rules, players = board
        return and_(
            TRIES.c.day == day,
            TRIES.c.game == game,
            TRIES.c.rules == rules,
            TRIES.c.players == players,
            TRIES.c.person_id == person_id,
        )
