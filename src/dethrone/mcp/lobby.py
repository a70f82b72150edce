"""The games that are played here, by ids that nobody can guess and that belong to whoever was given them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from dethrone.contract import Kind
from dethrone.errors import GameError, Refused
from dethrone.mcp.hosted import Board, Hosted
from dethrone.mcp.options import Options
from dethrone.mcp.refusal import Reason
from dethrone.table import Open, Seat, Stage, Table, TableView
from dethrone.table.commands import Sit, Start

Owner = str | None  # whom a request comes from; None: from anybody, who has nothing but an id
Dealer = Callable[[Kind, Sequence[Seat], str], Table]
TOKEN_BYTES = 18


def dealt(kind: Kind, seats: Sequence[Seat], rules: str) -> Table:
    """A table whose deals come from a fresh secret."""
    return Table.open(kind, seats, rules)


def token() -> str:
    """A text that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


@dataclass(slots=True)
class Place:
    """A seat at a game, and whose it is."""

    id: str
    hosted: Board
    seat: int
    owner: Owner
    heard: int = -1  # how much was told; the opening comes before the first step

    def look(self) -> TableView:
        """All that the seat may know."""
        return self.hosted.look(self.seat)


class Lobby:
    """Finds a game for whoever may play it, and makes room when there are too many."""

    def __init__(
        self,
        options: Options,
        *,
        deal: Dealer = dealt,
        token: Callable[[], str] = token,
        clock: Callable[[], float] = time.monotonic,
        draw: Callable[[], int] = lambda: secrets.randbits(48),
    ) -> None:
        self.options = options
        self.clock = clock
        self._deal = deal
        self._token = token
        self._draw = draw
        self._places: dict[str, Place] = {}
        self._invitations: dict[str, tuple[Hosted, int]] = {}

    # ------------------------------------------------------------------ finding
    def place(self, id: str, owner: Owner) -> Place:
        """The place of an id; somebody else's is as little there as one that never was."""
        place = self._places.get(id)
        if place is None or place.owner != owner:
            raise GameError(Reason.NO_GAME_ID)
        place.hosted.touched = self.clock()
        return place

    def of(self, owner: Owner) -> list[Place]:
        """All places of somebody; who has nothing but an id is told of none."""
        return [place for place in self._places.values() if owner is not None and place.owner == owner]

    def invitations(self, place: Place) -> list[str]:
        """What lets others sit down at a game."""
        return [text for text, (hosted, _) in self._invitations.items() if hosted is place.hosted]

    # ------------------------------------------------------------------ beginning
    def start(self, kind: Kind, seats: Sequence[Seat], rules: str, owner: Owner) -> Place:
        """A new game, with its owner in the first seat."""
        self._make_room(owner)
        hosted = Hosted(self._deal(kind, seats, rules), self._draw(), self.clock)
        for number, seat in enumerate(hosted.table.seats):
            if isinstance(seat, Open):
                self._invitations[self._token()] = hosted, number
        return self._add(hosted, 0, owner)

    def join(self, invitation: str, name: str | None, owner: Owner) -> Place:
        """A seat for somebody who was invited; when the last one sits the game begins."""
        found = self._invitations.get(invitation)
        if found is None:
            raise GameError(Reason.NO_INVITATION)
        hosted, seat = found
        self._check_share(owner)
        table, now = hosted.table, self.clock()
        table.do(Sit(seat), by=name or f"Player {seat + 1}", now=now)
        del self._invitations[invitation]
        if not any(isinstance(one, Open) for one in table.seats):
            table.do(Start(), by=seat, now=now)
        return self._add(hosted, seat, owner)

    def admit(self, owner: Owner) -> None:
        """Make room for a game of somebody's; refused where there is none."""
        self._make_room(owner)

    def seat(self, board: Board, seat: int, owner: Owner) -> Place:
        """A place at a game that is played elsewhere."""
        return self._add(board, seat, owner)

    async def close(self) -> None:
        """Everybody goes."""
        for place in self._places.values():
            await place.hosted.close()

    def _add(self, hosted: Board, seat: int, owner: Owner) -> Place:
        place = Place(self._token(), hosted, seat, owner)
        self._places[place.id] = place
        return place

    # --------------------------------------------------------------------- room
    def _make_room(self, owner: Owner) -> None:
        """Forget what is finished or was left long ago; refuse a game too many."""
        if len(self.of(owner)) >= self.options.most_of_one:
            self._forget_one({id(place.hosted) for place in self.of(owner)})
        self._check_share(owner)
        if len({id(place.hosted) for place in self._places.values()}) >= self.options.most_games:
            self._forget_one(None)
        if len({id(place.hosted) for place in self._places.values()}) >= self.options.most_games:
            raise Refused(Reason.TOO_MANY_GAMES, most=self.options.most_games)

    def _check_share(self, owner: Owner) -> None:
        if len(self.of(owner)) >= self.options.most_of_one:
            raise Refused(Reason.TOO_MANY_OF_YOURS, most=self.options.most_of_one)

    def _forget_one(self, among: set[int] | None) -> None:
        old = next(self._forgettable(among), None)
        if old is not None:
            old.let_go()
            self._places = {one: place for one, place in self._places.items() if place.hosted is not old}
            self._invitations = {
                text: found for text, found in self._invitations.items() if found[0] is not old
            }

    def _forgettable(self, among: set[int] | None) -> Iterator[Board]:
        """Games that may go, the one that was touched longest ago first."""
        every = {id(place.hosted): place.hosted for place in self._places.values()}
        for hosted in sorted(every.values(), key=lambda one: one.touched):
            is_left = self.clock() - hosted.touched > self.options.idle
            if (among is None or id(hosted) in among) and (hosted.stage is Stage.OVER or is_left):
                yield hosted
