"""What goes over a socket: typed messages with a version. Commands, looks and messages of the table are its own.

A client says hello first. Whatever it asks has an id, and is answered with the same id by `done`, `refused`, or what
it asked for; what happens at the table comes by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from dethrone import games
from dethrone.errors import GameError, IllegalMove, Unreadable
from dethrone.prose import voice
from dethrone.server.refusal import Reason
from dethrone.table import wire

VERSION = 1
SUBPROTOCOL = f"dethrone.{VERSION}"


class Asked(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What a client may send."""


class Hello(Asked):
    """First: which version is spoken, who it is (unless a cookie says), what was heard last, in which language."""

    version: int
    key: str | None = None
    since: int | None = None  # the revision of the look it has, if it has one
    viewer: int | str | None = None  # and whose look that is
    language: str | None = None
    wants_lines: bool = True  # what happens in words, too
    wants_options: bool = False  # what each answer would do, with every question that has few
    mutes: list[Annotated[str, msgspec.Meta(max_length=40)]] = []  # names whose chat it does not want to hear


class Do(Asked):
    """A command to the table, with an id of its own; sent again it is answered again and done once."""

    command: dict[str, Any]


class Preview(Asked):
    """What would a move do?"""

    id: str
    move: str


class Hint(Asked):
    """What would a strong player do?"""

    id: str


class Mute(Asked):
    """Whether somebody's chat is heard here; that they chatted is told, but not what."""

    id: str
    name: Annotated[str, msgspec.Meta(max_length=40)]
    is_muted: bool = True


class Ping(Asked):
    """Is anybody there?"""

    id: str = ""


Sent = Hello | Do | Preview | Hint | Mute | Ping


class Answer(msgspec.Struct, tag_field="type", tag=str.lower):
    """What the server may send."""


class Welcome(Answer):
    """Answers a hello: who you are here, and what has happened since, or a look at everything."""

    version: int
    table: str
    viewer: int | str | None
    name: str | None
    settings: dict[str, Any]
    is_whole: bool  # whether `look` is a fresh one; otherwise `missed` leads to the present
    look: dict[str, Any] | None
    missed: list[dict[str, Any]]


class Told(Answer):
    """Something happened at the table: a message, and what it is in words."""

    message: dict[str, Any]
    lines: list[str]


class Options(Answer):
    """What each move that is open to you would do; comes with a question that has few answers."""

    question: int
    options: list[dict[str, Any]]


class Done(Answer):
    """A command was done, or had been."""

    id: str
    revision: int


class Refusal(Answer):
    """Something was not done, and why."""

    id: str
    error: dict[str, Any]


class Previewed(Answer):
    """Answers a preview."""

    id: str
    preview: dict[str, Any]
    lines: list[str]


class Hinted(Answer):
    """Answers a hint: moves worth a thought, best first."""

    id: str
    moves: list[dict[str, Any]]
    lines: list[str]


class There(Answer):
    """Which seats have somebody connected."""

    seats: list[int]


class Pong(Answer):
    """Answers a ping."""

    id: str


class Bye(Answer):
    """The server hangs up; come back."""

    reason: str


Received = Welcome | Told | Options | Done | Refusal | Previewed | Hinted | There | Pong | Bye
_READ = msgspec.json.Decoder(Sent)
encode = msgspec.json.Encoder().encode


def read(data: str | bytes) -> Sent:
    """What a client sent; raises Unreadable."""
    try:
        sent: Sent = _READ.decode(data)
        return sent
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(Reason.BAD_MESSAGE, what=str(error)[:200]) from None


def error_of(error: GameError, language: str = "en", names: Sequence[str] = ()) -> dict[str, Any]:
    """A refusal as JSON: code, reason, facts, and the sentence in a language, with what the seats are called."""
    facts = {
        name: value for name, value in error.facts.items() if isinstance(value, str | int | float | None)
    }
    legal = list(error.legal) if isinstance(error, IllegalMove) else []
    sentence = voice(language).refusal(error, names) if voice("en").has(error.reason) else str(error)
    return {
        "code": error.code.value,
        "reason": str(error.reason),
        "facts": facts,
        "sentence": sentence,
        "legal": legal,
    }


def schema() -> dict[str, Any]:
    """JSON Schemas of all messages both ways, and those of each game's tables."""
    (sent, received), shared = msgspec.json.schema_components([Sent, Received])
    tables = {name: wire.schema(name) for name in games.names()}
    return {"version": VERSION, "sent": sent, "received": received, "$defs": shared, "tables": tables}
