"""One language speaks: what happened, why not, what would happen, why, and how the rules go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any

from dethrone.games import special
from dethrone.prose.catalogue import ENGLISH, Catalogue, catalogue, languages
from dethrone.prose.words import SEATS, Names, Part, Plain, Words, gathered, plain, single

if TYPE_CHECKING:
    from dethrone.errors import GameError

FINE = 1.0  # points of error below which tenths are told


class Voice:
    """One language; what it lacks is said in English."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language

    def has(self, message: str) -> bool:
        """Whether there is a message, here or in English."""
        return self._has_own(message) or message in catalogue(ENGLISH)

    def _has_own(self, message: str) -> bool:
        return message in catalogue(self.language)

    def _catalogue(self, message: str) -> Catalogue:
        if self._has_own(message):
            return catalogue(self.language)
        if message not in catalogue(ENGLISH):
            raise LookupError(f"There is no message {message!r}.")
        return catalogue(ENGLISH)

    # ------------------------------------------------------------ messages
    def say(self, message: str, /, **facts: Any) -> str:
        """A message with facts of no game: lists are joined with commas, and seats are numbers."""
        return self._catalogue(message).format(message, arguments(facts))

    def lines(self, message: str, /, **facts: Any) -> list[str]:
        """A message of several lines."""
        return self.say(message, **facts).split("\n")

    def refusal(self, error: GameError) -> str:
        """Why something was refused."""
        return self.say(error.reason, **error.facts)

    def part(self, part: Part, names: Names = SEATS) -> str:
        """A message about a game, with plain facts in which seats are numbers."""
        words = Words(self._has_own if self._has_own(part.message) else catalogue(ENGLISH).__contains__,
                      lambda message, found: self._catalogue(message).format(message, found),
                      part.message.partition("-")[0])
        found = words.arguments(part.message, part.facts, names)
        return self._catalogue(part.message).format(part.message, found)

    # -------------------------------------------------------------- events
    def event(self, game: str, event: Any, names: Names = SEATS) -> str:
        """What happened, for a transcript: an event, or its JSON; a seat called `You` is spoken to."""
        return self._event(game, plain(event), names, "", str(event))

    def story(self, game: str, events: Iterable[Any], names: Names = SEATS) -> list[str]:
        """What happened, as it is told at the table; what one seat does piece by piece is told at once."""
        told: list[str] = []
        plains = (plain(event) | {"": str(event)} for event in events)
        for (kind, _), group in groupby(plains, key=lambda event: (event["event"], event.get("seat"))):
            several = list(group)
            if len(several) > 1 and self.has(f"{game}-{kind}-several"):
                told.append(self._event(game, gathered(several), names, "-several", ""))
            else:
                told += (self._event(game, event, names, "-told", event[""]) for event in several)
        return told

    def _event(self, game: str, event: Plain, names: Names, ending: str, otherwise: str) -> str:
        facts = {name: value for name, value in event.items() if name not in ("event", "")}
        message = f"{game}-{event['event']}"
        if ending and self.has(message + ending):
            message += ending
        return self.part(Part(message, facts), names) if self.has(message) else otherwise

    def move(self, game: str, move: Any, names: Names = SEATS) -> str:
        """A move in short; one that has no words is as it is typed."""
        facts = dict(plain(move))
        message = f"{game}-move-{facts.pop('move', None)}"
        return self.part(Part(message, facts), names) if self.has(message) else str(move)

    def outcome(self, game: str, outcome: Any) -> str:
        """How a game ended, in a few words."""
        word = str(plain(outcome))
        message = f"{game}-outcome-{single('x', word)['x-is']}"
        return self.say(message) if self.has(message) else word

    # ------------------------------------------------- previews and reasons
    def preview(self, game: str, preview: Any, names: Names = SEATS) -> list[str]:
        """What a move would do, in a few lines."""
        room = special("dethrone.prose", game)
        if room is None or not hasattr(room, "preview_lines"):
            return self.story(game, preview.events, names)
        return [
            "".join(self.clause(one, names) if isinstance(one, tuple) else one for one in line)
            for line in room.preview_lines(plain(preview))
        ]

    def clause(self, parts: Sequence[Part], names: Names = SEATS) -> str:
        """Parts with commas between them."""
        return ", ".join(self.part(one, names) for one in parts)

    def reason(self, reason: Iterable[Sequence[Part]], names: Names = SEATS) -> str:
        """Why one would make a move: clauses set apart by semicolons, or whole sentences; no full stop at the end."""
        text = ""
        for clause in reason:
            text += ("" if not text else " " if text.endswith(".") else "; ") + self.clause(clause, names)
        return text.rstrip(".")


def arguments(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts of no game as a message takes them: lists joined with commas, seats as numbers."""
    found: dict[str, Any] = {}
    for name, value in facts.items():
        key = name.replace("_", "-")
        if isinstance(value, list | tuple):
            found |= {key: ", ".join(map(str, value)), f"{key}-count": len(value)}
        else:
            found |= single(key, plain(value))
    return found


@cache
def voice(language: str = ENGLISH) -> Voice:
    """A language's voice, made once; one that there is not is English."""
    return Voice(language if language in languages() else ENGLISH)


def refusal(error: GameError) -> str:
    """Why something was refused, in English."""
    return voice().refusal(error)
