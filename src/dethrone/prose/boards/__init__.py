"""A board in plain lines of at most 80 columns: a label and what stands there, row by row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, Any, NamedTuple

from dethrone.games import special
from dethrone.prose.words import YOU, Names, Part

if TYPE_CHECKING:
    from dethrone.prose.voice import Voice

WIDTH = 80
LABEL = 14  # a longer name is cut
GAP = 2


class Row(NamedTuple):
    """A line of a board: what it is about, and parts that are joined with commas."""

    label: Part
    parts: Sequence[Part | str]


def names_for(view: Any) -> tuple[str, ...]:
    """Seats by number; the viewer is spoken to."""
    return tuple(YOU if seat == view.seat else f"P{seat}" for seat in range(view.players))


def game_of(value: object) -> str:
    """The room that a value is of: a game's name, or `kit`."""
    module = type(value).__module__.split(".")
    return module[1] if len(module) > 1 and module[0] == __package__.split(".", 1)[0] else ""


def board_lines(voice: Voice, view: Any, names: Names | None = None, *, hands: Any = None) -> list[str]:
    """What a view shows, in lines; `hands` shows more than the viewer's own, for who has the whole position."""
    room = special(__package__, game_of(view))
    if room is None:
        return str(view).splitlines()
    seats = names_for(view) if names is None else names
    return _laid_out(voice, room.board_rows(view, hands), seats)


def _laid_out(voice: Voice, rows: Iterable[Row], names: Names) -> list[str]:
    said = [
        (
            voice.part(row.label, names),
            ", ".join(one if isinstance(one, str) else voice.part(one, names) for one in row.parts),
        )
        for row in rows
    ]
    column = min(LABEL, max(len(label) for label, _ in said)) + GAP
    lines: list[str] = []
    for label, text in said:
        head = label if len(label) <= LABEL else label[: LABEL - 1] + "…"
        wrapped = wrap(text, WIDTH - column, break_on_hyphens=False) or [""]
        lines += [f"{head if not number else '':<{column}}{line}" for number, line in enumerate(wrapped)]
    return lines
