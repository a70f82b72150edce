"""Reviews as they are kept: where the leader is, who came, what was tried. Every method blocks."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from dethrone.errors import BadRules
from dethrone.server.refusal import Reason
from dethrone.server.store.schema import REVIEW_LINES, REVIEWERS, REVIEWS

NAMES_TRIED = 50


@dataclass(frozen=True, slots=True)
class Line:
    """Moves that somebody tried, after so many moves of the game."""

    number: int
    name: str  # empty: it is called by what it tries first, in the language of whoever reads it
    by: str
    start: int
    moves: tuple[str, ...]
    command: str = ""
    is_private: bool = False
    replies: dict[int, int] = field(
        default_factory=dict
    )  # places of moves that a strong player made, for seats
    branch: int = 0  # how many of its moves are those of the line that it began on

    def to(self, count: int) -> Line:
        """The same with so many moves."""
        return replace(
            self, moves=self.moves[:count], replies=self.replies_to(count), branch=min(self.branch, count)
        )

    def replies_to(self, count: int) -> dict[int, int]:
        """Those among so many moves."""
        return {at: seat for at, seat in self.replies.items() if at < count}

    @property
    def end(self) -> int:
        """How many moves there are to its end, those of the game before it with them."""
        return self.start + len(self.moves)


@dataclass(frozen=True, slots=True)
class Review:
    """A review: where its leader is, and all that was tried."""

    id: str
    game_id: str
    leader: str | None
    line: int | None
    move: int
    revision: int
    opened_at: float
    lines: dict[int, Line] = field(default_factory=dict)

    def seen_by(self, name: str | None) -> Review:
        """The same with the lines that somebody may see: what is private is for who made it."""
        lines = {number: one for number, one in self.lines.items() if not one.is_private or one.by == name}
        return replace(self, lines=lines)

    def but(self, **parts: Any) -> Review:
        """The same with some parts changed."""
        return replace(self, **parts)


class Shelf:
    """All reviews of a database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._reader = engine.execution_options(reads=True)

    def open(self, review: Review) -> None:
        """A new review."""
        with self._engine.begin() as connection:
            connection.execute(insert(REVIEWS), _head(review))

    def count(self, game_id: str) -> int:
        """How many reviews a game has."""
        query = select(func.count()).select_from(REVIEWS).where(REVIEWS.c.game_id == game_id)
        with self._reader.connect() as connection:
            return int(connection.scalar(query) or 0)

    def review(self, id: str) -> Review | None:
        """A review with its lines."""
        with self._reader.connect() as connection:
            row = connection.execute(select(REVIEWS).where(REVIEWS.c.id == id)).mappings().first()
            query = select(REVIEW_LINES).where(REVIEW_LINES.c.review_id == id).order_by(REVIEW_LINES.c.number)
            lines = connection.execute(query).mappings().all()
        return (
            None if row is None else Review(**row, lines={one["number"]: _line(dict(one)) for one in lines})
        )

    def change(self, old: Review, new: Review) -> bool:
        """Write what became of a review; False where somebody else was quicker, and nothing was written."""
        query = update(REVIEWS).where(REVIEWS.c.id == old.id, REVIEWS.c.revision == old.revision)
        try:
            with self._engine.begin() as connection:
                if not connection.execute(query.values(**_head(new))).rowcount:
                    return False
                for number in old.lines.keys() | new.lines.keys():
                    before, after = old.lines.get(number), new.lines.get(number)
                    if before != after:
                        connection.execute(
                            delete(REVIEW_LINES).where(
                                REVIEW_LINES.c.review_id == old.id, REVIEW_LINES.c.number == number
                            )
                        )
                        if after is not None:
                            connection.execute(insert(REVIEW_LINES), _row(old.id, after))
        except IntegrityError:
            return False
        return True

    def greet(self, review_id: str, person_id: str, name: str) -> str:
        """The name of somebody who comes to a review; it is theirs alone there, and stays."""
        for number in range(1, NAMES_TRIED + 1):
            called = name if number == 1 else f"{name[:36]} {number}"
            values = {"review_id": review_id, "person_id": person_id, "name": called}
            try:
                with self._engine.begin() as connection:
                    connection.execute(insert(REVIEWERS), values)
                return called
            except IntegrityError:
                known = self._known(review_id, person_id)
                if known is not None:
                    return known
        raise BadRules(Reason.CROWDED)

    def _known(self, review_id: str, person_id: str) -> str | None:
        query = select(REVIEWERS.c.name).where(
            REVIEWERS.c.review_id == review_id, REVIEWERS.c.person_id == person_id
        )
        with self._reader.connect() as connection:
            name: str | None = connection.scalar(query)
        return name


def _head(review: Review) -> dict[str, Any]:
    names = ("id", "game_id", "leader", "line", "move", "revision", "opened_at")
    return {name: getattr(review, name) for name in names}


def _line(row: dict[str, Any]) -> Line:
    parts = {name: part for name, part in row.items() if name != "review_id"}
    replies = {int(at): seat for at, seat in json.loads(row["replies"]).items()}
    return Line(**{**parts, "moves": tuple(json.loads(row["moves"])), "replies": replies})


def _row(review_id: str, line: Line) -> dict[str, Any]:
    return {
        "review_id": review_id, "number": line.number, "name": line.name, "by": line.by, "start": line.start,
        "moves": json.dumps(line.moves), "command": line.command, "is_private": line.is_private,
        "replies": json.dumps(line.replies), "branch": line.branch,
    }  # fmt: skip
