"""What viewers are told, as JSON and in words; made from what the table gives them, and from nothing else."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from dethrone import games
from dethrone.contract import Move, View
from dethrone.prose import voice
from dethrone.server.protocol import Options, Told, encode
from dethrone.table import Asks, wire
from dethrone.table.entries import Chatted, Reminded, Resigned
from dethrone.table.messages import Message, TableView
from dethrone.table.seats import name_of
from dethrone.table.talk import Chip

MOST_OPTIONS = 80
MOST_MISSED = 200


class News:
    """What a viewer is told of an entry, since the look that they have.

    Everybody who looks on as the same viewer is handed the same news: in each language it is made once.
    """

    __slots__ = ("_options", "_words", "message", "since")

    def __init__(self, message: Message, since: TableView | None) -> None:
        self.message, self.since = message, since
        self._words: dict[str | None, bytes] = {}
        self._options: dict[str, bytes | None] = {}

    def words(self, language: str | None) -> bytes:
        """As it is sent, in a language if one is wanted."""
        words = self._words.get(language)
        if words is None:
            words = self._words[language] = encode(told(self.message, self.since, language))
        return words

    def options(self, language: str) -> bytes | None:
        """What each answer to the viewer's question would do, as it is sent; None where there are none or too many."""
        if language not in self._options:
            found = options(self.message.look, language)
            self._options[language] = None if found is None else encode(found)
        return self._options[language]


def names(look: TableView) -> list[str]:
    """What the seats are called, to this viewer: their own is `You`, which the sentences know."""
    named = [name_of(seat, number) for number, seat in enumerate(look.seats)]
    if isinstance(look.viewer, int):
        named[look.viewer] = "You"
    return named


def hushed(message: Message, muted: Collection[str]) -> Message:
    """A message without what somebody chatted whom its viewer does not want to hear; everything else stays."""
    if isinstance(message.what, Chatted) and message.what.name in muted:
        return replace(message, what=Chatted(message.what.name, ""))
    return message


def told(message: Message, since: TableView | None, language: str | None) -> Told:
    """A message, cut down to what changed since a look, and its events in words, in a language if one is wanted."""
    lines: list[str] = []
    if language is not None:
        lines = voice(language).tell(message.look.game, message.events, names(message.look))
        lines += beside(message, language)
    return Told(wire.message(message, since), lines)


def beside(message: Message, language: str) -> list[str]:
    """What happened beside the game and belongs to its story: it was given up, or a seat was given a hint.

    What was advised is told to nobody.
    """
    what, look = message.what, message.look
    if isinstance(what, Resigned):
        return [voice(language).say("table-resigned")]
    if isinstance(what, Reminded) and what.chip is Chip.HINT:
        is_mine = "you" if what.seat == look.viewer else "other"
        # a name tells by itself what it is, so who is meant comes after it
        return [voice(language).say("table-hinted", **{"seat": names(look)[what.seat], "seat-is": is_mine})]
    return []


def options(look: TableView, language: str) -> Options | None:
    """What each answer to the viewer's question would do, where there are few."""
    question = look.question
    if question is None or question.asks is not Asks.MOVE or look.view is None:
        return None
    moves = look.legal_moves
    if len(moves) > MOST_OPTIONS:
        return None
    return Options(question.number, [preview(look, look.view, move, language) for move in moves])


def preview(look: TableView, view: View, move: Move, language: str) -> dict[str, Any]:
    """What a move would do, as JSON and in words."""
    seen = view.preview(move)
    data = games.kind(look.game).wire().preview(seen)
    lines = voice(language).preview(look.game, seen, names(look), data=data)
    return {"text": str(move), "preview": data, "lines": lines}


def missed(told_before: Sequence[tuple[Message, TableView | None]], language: str) -> list[dict[str, Any]]:
    """Messages of the past, as they were sent."""
    found = (told(message, since, language) for message, since in told_before)
    return [{"message": one.message, "lines": one.lines} for one in found]
