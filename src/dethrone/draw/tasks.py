"""What `dethrone draw` does: a view, a position, or a moment of a record becomes an SVG file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dethrone import games
from dethrone.contract import Game, Kind, View
from dethrone.draw import svg, svg_open
from dethrone.draw.refusal import Reason
from dethrone.errors import GameError, Unreadable
from dethrone.errors import Reason as Shared
from dethrone.sheet import Record


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawOptions:
    """What is to be drawn, and how; one of record, view and position."""

    record: str | None = None
    view: str | None = None
    position: str | None = None
    seat: int | None = None
    move: int | None = None
    is_open: bool = False
    theme: str = "light"
    width: float | None = None
    language: str = "en"


def drawing(options: DrawOptions) -> str:
    """The drawing that was asked for; every refusal is a sentence."""
    given = [text for text in (options.record, options.view, options.position) if text is not None]
    if len(given) != 1:
        raise GameError(Reason.TWO_THINGS if given else Reason.NOTHING)
    style: dict[str, Any] = {"theme": options.theme, "width": options.width, "language": options.language}
    if options.view is not None:
        if options.seat is not None or options.move is not None or options.is_open:
            raise GameError(Reason.SEAT_OF_VIEW)
        return svg(_read(options.view, "view"), **style)
    if options.position is not None:
        return _of_position(options.position, options, style)
    assert options.record is not None  # it is one of the three
    return _of_record(Record.parse(options.record), options, style)


def write(text: str, file: str) -> None:
    """Put a drawing into a file."""
    try:
        Path(file).write_text(text + "\n", "utf-8")
    except OSError as error:
        raise GameError(Reason.CANNOT_WRITE, file=file, why=error.strerror or str(error)) from None


def _read(text: str, what: str) -> Any:
    """A view, or a game that goes on from a position, of whichever game reads the text. What is wrong with it is said
    by the game that it names, or by the one that comes farthest."""
    refusals: list[tuple[bool, int, int, GameError]] = []
    for place, name in enumerate(games.names()):
        kind = games.kind(name)
        try:
            return kind.view(text) if what == "view" else kind.begin(text, None)
        except GameError as error:
            reach = error.where if isinstance(error, Unreadable) else len(text)
            refusals.append((text.lstrip().startswith(name), reach, -place, error))
    raise max(refusals)[-1]


def _of_position(text: str, options: DrawOptions, style: dict[str, Any]) -> str:
    """A position as a seat sees it, or all of it: whoever has its text has all of it."""
    if options.move is not None:
        raise GameError(Reason.SEAT_OF_VIEW)
    game = _read(text, "position")
    if options.seat is None:
        return svg_open(game, **style)
    return svg(_seen(game, options.seat), **style)


def _of_record(record: Record, options: DrawOptions, style: dict[str, Any]) -> str:
    kind: Kind = games.kind(record.game)
    game = kind.replay(record)
    names = list(record.seats) if len(record.seats) == game.players else None
    if options.is_open and not game.is_over:
        raise GameError(Reason.NOT_OVER)
    moves = len(game.steps)
    moment = moves if options.move is None else options.move
    if not 0 <= moment <= moves:
        raise GameError(Reason.NO_MOVE, move=moment, moves=moves)
    for _ in range(moves - moment):
        game.pop()
    if options.is_open:
        return svg_open(game, names=names, **style)
    return svg(game.view() if options.seat is None else _seen(game, options.seat), names=names, **style)


def _seen(game: Game, seat: int) -> View:
    if not 0 <= seat < game.players:
        raise GameError(Shared.NO_SEAT, seat=seat, players=game.players)
    return game.view(seat)
