"""What a push did, for all games: the positions before and after it, seen and told when somebody asks."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, TypeVar

MoveT = TypeVar("MoveT")
PositionT = TypeVar("PositionT")
RulesT = TypeVar("RulesT")
ViewT = TypeVar("ViewT")
EventT = TypeVar("EventT")


class Step(Generic[RulesT, MoveT, PositionT, ViewT, EventT]):
    """A move that was made; how it is seen and told, and whom it showed something, is the game's to say."""

    __slots__ = ("_after", "_before", "_told", "_word", "move", "rules", "seat")

    def __init__(
        self, rules: RulesT, seat: int, move: MoveT, word: int, *, before: PositionT, after: PositionT
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.move = move
        self._word = word  # the engine's for the move
        self._before = before  # both are kept as they are: games and copies of them hold them, too
        self._after = after
        self._told: tuple[EventT, ...] | None = None

    @abstractmethod
    def view(self, position: PositionT, viewer: int | None) -> ViewT:
        """A position as a viewer sees it."""

    @abstractmethod
    def tell(self) -> tuple[EventT, ...]:
        """What happened, with nothing left out."""

    @abstractmethod
    def seen(self, events: tuple[EventT, ...], viewer: int | None) -> tuple[EventT, ...]:
        """Events as a viewer may know them."""

    @property
    def everything(self) -> tuple[EventT, ...]:
        """What happened with nothing left out, for whoever keeps the game or looks at one that is over."""
        if self._told is None:
            self._told = self.tell()
        return self._told

    def events(self, viewer: int | None = None) -> tuple[EventT, ...]:
        """What happened, as a viewer is told it."""
        return self.seen(self.everything, viewer)

    def before(self, viewer: int | None = None) -> ViewT:
        """What the viewer saw before it."""
        return self.view(self._before, viewer)

    def after(self, viewer: int | None = None) -> ViewT:
        """What the viewer saw after it."""
        return self.view(self._after, viewer)

    def __repr__(self) -> str:
        return f"<Step P{self.seat} {self.move}>"
