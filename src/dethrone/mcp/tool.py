"""What a tool is: a name, what it is for, what it is asked and answers, and what it does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from dethrone.errors import GameError
from dethrone.mcp.answers import Answer
from dethrone.mcp.asked import Asked
from dethrone.mcp.hosted import Thinking
from dethrone.mcp.lobby import Lobby, Owner, Place
from dethrone.mcp.options import Options
from dethrone.mcp.refusal import Reason
from dethrone.mcp.telling import legal_here
from dethrone.near import near
from dethrone.prose import Voice, languages, voice

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

Progress = Callable[[float, float | None, str | None], Coroutine[Any, Any, None]]
Said = tuple[Answer, list[str]]


async def no_progress(_done: float, _total: float | None, _message: str | None) -> None:
    """Nobody wants to know."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Whom a request comes from, and how they hear of progress."""

    owner: Owner = None
    progress: Progress = no_progress


@dataclass(frozen=True, slots=True)
class Room:
    """What all tools share."""

    options: Options
    lobby: Lobby
    thinking: Thinking = field(init=False)
    reviewing: Thinking = field(init=False)  # takes minutes: no bot has to wait for it

    def __post_init__(self) -> None:
        object.__setattr__(self, "thinking", Thinking(self.options.threads))
        object.__setattr__(self, "reviewing", Thinking(1))

    def voice(self, language: str | None) -> Voice:
        """The language that was asked for, or the server's."""
        if language is not None and language not in languages():
            raise GameError(Reason.NO_LANGUAGE, languages=list(languages()), **near(language, languages()))
        return voice(language or self.options.language)

    @asynccontextmanager
    async def at(self, id: str, caller: Caller) -> AsyncIterator[Place]:
        """A place, for one request at a time; a refusal there comes with what would be legal."""
        place = self.lobby.place(id, caller.owner)
        async with place.hosted.lock:
            with helped(place):
                yield place

    async def settle(self, place: Place, caller: Caller) -> None:
        """Let bots answer until a person is asked."""
        await place.hosted.settle(self.thinking, lambda count: caller.progress(count, None, None))


class Helped(Exception):
    """A refusal, with what would have been legal for the one who is refused."""

    def __init__(self, error: GameError, legal: list[str]) -> None:
        super().__init__(str(error))
        self.error = error
        self.legal = legal


@contextmanager
def helped(place: Place) -> Iterator[None]:
    """Refusals inside are told with the legal moves of the place; those that an error carries are not looked at."""
    try:
        yield
    except GameError as error:
        raise Helped(error, legal_here(place)) from None


@dataclass(frozen=True, slots=True)
class Tool:
    """One tool."""

    name: str
    about: str
    asked: type[Asked]
    answer: type[Answer]
    do: Callable[[Room, Caller, Any], Awaitable[Said]]
    reads: bool = True  # and changes nothing
