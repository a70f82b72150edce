"""A game's values as plain JSON, and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import make_dataclass
from typing import TYPE_CHECKING, Any, Generic, Union

from dethrone.chance import shortened
from dethrone.errors import Reason, Unreadable
from dethrone.kit.game import P, View
from dethrone.plain import Shapes

if TYPE_CHECKING:
    from dethrone.kit.room import Room


class Wire(Generic[P]):
    """What the contract asks of a wire, from the types of a room."""

    def __init__(self, room: Room[P]) -> None:
        self.room = room
        self.shapes = Shapes({})
        self.position = self.move = self.event = self.preview = self.shapes.plain
        self._move = self.shapes.add("move", *room.moves)
        self._event = self.shapes.add("event", *room.events)
        self._position = self.shapes.add(None, room.position)
        self._preview = self.shapes.add(None, _preview_of(room.moves, room.events))

    def view(self, view: View[P], /) -> dict[str, Any]:
        """A view: what it holds of the position."""
        data: dict[str, Any] = self.position(view.position)
        return data

    def read_view(self, data: object, /) -> View[P]:
        """The view of its JSON; raises Unreadable."""
        position: P = self.shapes.read(data, self._position)
        if position.players not in self.room.players or position.rules not in self.room.rules:
            raise Unreadable(Reason.NOT_JSON, what=shortened(position.rules))
        return View(position, self.room)

    def read_move(self, data: object, /) -> Any:
        """The move of its JSON; one that no text means is refused, too."""
        return self.room.read_move(str(self.shapes.read(data, self._move)))

    def read_event(self, data: object, /) -> Any:
        """The event of its JSON; raises Unreadable."""
        return self.shapes.read(data, self._event)

    def schema(self) -> dict[str, Any]:
        """JSON Schemas of View, Move, Event and Preview by name."""
        shapes = {"View": self._position, "Move": self._move, "Event": self._event}
        return self.shapes.schemas({**shapes, "Preview": self._preview})


def _preview_of(moves: Sequence[type], events: Sequence[type]) -> type:
    """The shape of a game's previews."""
    move, event = Union[tuple(moves)], Union[tuple(events)]  # noqa: UP007 (made of tuples)
    row = tuple[event, ...]  # type: ignore[valid-type]
    return make_dataclass("Preview", [("seat", int), ("move", move), ("events", row)])
