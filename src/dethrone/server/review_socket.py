"""One connection to a review: stepping, following, breaking free, trying."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket

from dethrone.errors import GameError, Refused, Unreadable
from dethrone.server import protocol, reviewing
from dethrone.server.api.replays import ended_game
from dethrone.server.refusal import Reason
from dethrone.server.reviews import Held, Here
from dethrone.server.speaking import Speaker
from dethrone.server.store.shelf import Line, Review

if TYPE_CHECKING:
    from dethrone.server.app import Rooms


class Asked(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """What a client may send; moves are counted from the beginning of the game, `line` None is the game itself."""

    id: str = ""


class Step(Asked, kw_only=True):
    """The leader looks at this."""

    line: int | None = None
    move: int


class Lead(Asked, kw_only=True):
    """Hand the lead to somebody, or take it where nobody has it."""

    name: str


class Try(Asked, kw_only=True):
    """A new line from a moment of the game, or of another line."""

    line: int | None = None
    move: int
    moves: list[str]
    name: str = ""  # without one it is called by what it tries first
    is_private: bool = False  # for one's own eyes, until it is shared or the leader steps there


class Add(Asked, kw_only=True):
    """More moves on a line of one's own, after so many."""

    line: int
    move: int
    moves: list[str]


class Reply(Asked, kw_only=True):
    """The seat that is asked at a moment answers as a strong player would who knows what it could know."""

    line: int | None = None
    move: int
    name: str = ""  # of the line that begins where it is not one's own
    is_private: bool = False


class Share(Asked, kw_only=True):
    """A line of one's own is for everybody."""

    line: int


class Drop(Asked, kw_only=True):
    """A line is not needed any more."""

    line: int


class Follow(Asked, kw_only=True):
    """Look where the leader does from now on, or break free."""

    is_following: bool


class Look(Asked, kw_only=True):
    """What is at a moment?"""

    line: int | None = None
    move: int


class Preview(Look, kw_only=True):
    """What would a move do there?"""

    text: str


Sent = (
    protocol.Hello | Step | Lead | Try | Add | Reply | Share | Drop | Follow | Look | Preview | protocol.Ping
)
_READ = msgspec.json.Decoder(Sent)


class Welcome(protocol.Answer):
    """Answers a hello: what the review is, and who you are in it."""

    version: int
    review: str
    game: str
    name: str | None
    state: dict[str, Any]


class Changed(protocol.Answer):
    """Something changed: the parts of the state that did, and the lines that did, None for one that was dropped."""

    state: dict[str, Any]
    lines: dict[str, dict[str, Any] | None]


class Looked(protocol.Answer):
    """What is at a moment; without an id, where the leader looks now."""

    id: str
    line: int | None
    move: int
    position: dict[str, Any]


class Present(protocol.Answer, tag="here"):
    """Who is there, and who of them follows."""

    people: list[dict[str, Any]]


class Tried(protocol.Answer):
    """A change was made, or had been; the number of the line, if it was about one."""

    id: str
    revision: int
    line: int | None


Usual = protocol.Previewed | protocol.Refusal | protocol.Pong | protocol.Bye
Received = Welcome | Changed | Looked | Present | Tried | Usual


def read(data: str) -> Sent:
    """What a client sent; raises Unreadable."""
    try:
        sent: Sent = _READ.decode(data)
        return sent
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(Reason.BAD_MESSAGE, what=str(error)[:200]) from None


def plain_line(line: Line, game: str, names: list[str], language: str) -> dict[str, Any]:
    """A line as JSON; what it tries is told in a reader's language."""
    return {
        "number": line.number,
        "name": line.name,
        "by": line.by,
        "start": line.start,
        "moves": list(line.moves),
        "is_private": line.is_private,
        "replies": {str(at): seat for at, seat in line.replies.items()},
        "branch": line.branch,
        "tries": reviewing.tries(line, game, names, language),
    }


def plain(review: Review, game: str, names: list[str], language: str) -> dict[str, Any]:
    """A review as JSON."""
    lines = {str(number): plain_line(line, game, names, language) for number, line in review.lines.items()}
    return {**_parts(review), "lines": lines}


def _parts(review: Review) -> dict[str, Any]:
    return {name: getattr(review, name) for name in ("revision", "leader", "line", "move")}


def schema() -> dict[str, Any]:
    """JSON Schemas of all messages of a review, both ways."""
    (sent, received), shared = msgspec.json.schema_components([Sent, Received])
    return {"sent": sent, "received": received, "$defs": shared}


class ReviewConnection(Speaker):
    """Somebody connected to a review."""

    def __init__(self, socket: WebSocket, rooms: Rooms, held: Held) -> None:
        super().__init__(socket, rooms, read)
        self._held = held
        self.name: str | None = None
        self.follows = True
        self._looking: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------------ hearing
    def hear(self, old: Review, new: Review) -> None:
        """Something changed; who follows the leader is shown where they are."""
        old, new = old.seen_by(self.name), new.seen_by(self.name)
        before, after = _parts(old), _parts(new)
        lines = {
            str(number): self._line(new.lines[number]) if number in new.lines else None
            for number in old.lines.keys() | new.lines.keys()
            if old.lines.get(number) != new.lines.get(number)
        }
        self.send(Changed({name: part for name, part in after.items() if part != before[name]}, lines))
        if self.follows and (old.line, old.move) != (new.line, new.move):
            self._show_leaders()

    def _line(self, line: Line) -> dict[str, Any]:
        return plain_line(line, self._held.game, self._held.names, self._language)

    def _show_leaders(self) -> None:
        task = asyncio.create_task(self._shown("", self._held.review.line, self._held.review.move))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    def see(self, people: Here) -> None:
        """Who is there has changed."""
        self.send(Present([{"name": name, "follows": follows} for name, follows in people]))

    # ------------------------------------------------------------------- asking
    async def _welcomed(self, _: protocol.Hello, /) -> None:
        held, keeper = self._held, self._rooms.keeper
        await ended_game(self._socket, held.review.game_id, self._who)  # refuses a spoiler
        if self._who is not None:
            self.name = await keeper.read(
                keeper.store.shelf.greet, held.review.id, self._who.id, self._who.name
            )
        held = self._held = await self._rooms.reviews.hold(
            held.review.id
        )  # it may have left memory meanwhile
        review = held.review.seen_by(self.name)
        state = plain(review, held.game, held.names, self._language)
        self.send(Welcome(protocol.VERSION, review.id, review.game_id, self.name, state))
        self._rooms.reviews.join(held, self)
        self._show_leaders()

    def _gone(self) -> None:
        for task in self._looking:
            task.cancel()
        self._rooms.reviews.leave(self._held, self)

    async def _answer(self, asked: Sent) -> None:
        match asked:
            case protocol.Ping():
                self.send(protocol.Pong(asked.id[:64]))
            case protocol.Hello():
                raise Unreadable(Reason.BAD_MESSAGE, what="hello comes once")
            case Follow():
                self._follow(is_following=asked.is_following)
            case Preview():
                await self._guarded(asked.id, self._preview(asked))
            case Look():
                await self._shown(asked.id, asked.line, asked.move)
            case _:
                await self._guarded(asked.id, self._change(asked))

    def _follow(self, *, is_following: bool) -> None:
        self.follows = is_following
        self._rooms.reviews.seen(self._held)
        if is_following:
            self._show_leaders()

    async def _shown(self, id: str, line: int | None, move: int) -> None:
        try:
            position = await self._rooms.reviews.look(self._held, line, move, self._language, name=self.name)
            self.send(Looked(id[:64], line, move, position))
        except GameError as error:
            if id:
                self.send(self._refusal(id[:64], error))

    async def _preview(self, asked: Preview) -> protocol.Previewed:
        held = self._held
        line = reviewing.line_of(held.review.seen_by(self.name), asked.line)
        found, lines = await asyncio.to_thread(
            lambda: reviewing.previewed(
                held.record, line, asked.move, asked.text, names=held.names, language=self._language
            )
        )
        return protocol.Previewed(asked.id[:64], found, lines)

    async def _change(self, asked: Any) -> Tried:
        if self.name is None:
            raise Refused(Reason.WHO)
        if not asked.id or len(asked.id) > 64:
            raise Unreadable(Reason.BAD_MESSAGE, what="it has an id of at most 64 characters")
        reply = await self._reply(asked) if isinstance(asked, Reply) else None
        change = self._replying(asked, self.name, reply) if reply else self._changing(asked, self.name)
        review = await self._rooms.reviews.change(self._held, change)
        mark = f"{self.name} {asked.id}"
        made = next((one.number for one in review.lines.values() if one.command == mark), None)
        return Tried(asked.id, review.revision, made or getattr(asked, "line", None))

    async def _reply(self, asked: Reply) -> reviewing.Reply:
        held = self._held
        line = reviewing.line_of(held.review.seen_by(self.name), asked.line)
        return await self._rooms.keeper.thinkers.run(
            lambda: reviewing.reply(held.record, line, asked.move), held.review.id
        )

    def _replying(self, asked: Reply, name: str, reply: reviewing.Reply) -> Callable[[Review], Review]:
        """An answer that was found is written down."""
        record = self._held.record
        return lambda review: reviewing.replied(
            review, record, name, reply, line=asked.line, move=asked.move, name=asked.name,
            command=asked.id, is_private=asked.is_private,
        )  # fmt: skip

    def _changing(self, asked: Any, name: str) -> Callable[[Review], Review]:
        """What somebody wants of the review."""
        record, reviews, held = self._held.record, self._rooms.reviews, self._held
        match asked:
            case Step():
                return lambda review: reviewing.stepped(review, record, name, asked.line, asked.move)
            case Lead():
                present = {one for one, _ in reviews.present(held)}
                return lambda review: reviewing.led(review, name, asked.name, present)
            case Try():
                return lambda review: reviewing.tried(
                    review, record, name, line=asked.line, move=asked.move, moves=tuple(asked.moves),
                    name=asked.name, command=asked.id, is_private=asked.is_private,
                )  # fmt: skip
            case Add():
                return lambda review: reviewing.added(
                    review, record, name, line=asked.line, move=asked.move, moves=tuple(asked.moves)
                )
            case Share():
                return lambda review: reviewing.shared(review, name, asked.line)
            case Drop():
                return lambda review: reviewing.dropped(review, name, asked.line)
        raise Unreadable(Reason.BAD_MESSAGE, what="what is that?")
