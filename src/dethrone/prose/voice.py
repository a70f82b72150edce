"""One language speaks: what happened, why not, what would happen, why, and how the rules go."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import groupby
from typing import TYPE_CHECKING, Any

from dethrone.errors import GameError
from dethrone.games import special
from dethrone.prose import rulebook, scene
from dethrone.prose.boards import board_lines
from dethrone.prose.catalogue import ENGLISH, Catalogue, catalogue, languages
from dethrone.prose.words import (
    SEATS,
    YOU,
    Names,
    Part,
    Plain,
    Reason,
    Words,
    event_part,
    gathered,
    part,
    plain,
    single,
)

if TYPE_CHECKING:
    from dethrone.prose.rulebook import OptionText, Ruled

MARK = 0xE000  # the first of the characters that stand for names; nobody writes with them
REMEMBERED = 8192  # groups of events whose sentences are kept
FINE = 1.0  # points of error below which tenths are told
SEAT_FACTS = ("seat", "decider", "turn")  # what refusals call the seats they are about
MOST_OTHERS = 4  # moves that are told beside the best: a sentence takes a thousand characters at most


class Voice:
    """One language; what it lacks is said in English."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language
        self._words: dict[str, Words] = {}  # by game
        self._lately: dict[Any, tuple[str, ...]] = {}  # sentences by event, with marks for names

    @cached_property
    def _own(self) -> Catalogue:
        return catalogue(self.language)

    def has(self, message: str) -> bool:
        """Whether there is a message, here or in English."""
        return message in self._own or message in catalogue(ENGLISH)

    def _catalogue(self, message: str) -> Catalogue:
        if message in self._own:
            return self._own
        if message not in catalogue(ENGLISH):
            raise LookupError(f"There is no message {message!r}.")
        return catalogue(ENGLISH)

    # ------------------------------------------------------------ messages
    def say(self, message: str, /, **facts: Any) -> str:
        """A message with facts of no game: lists are joined with commas, and seats are numbers, P1 by name."""
        return self._format(message, arguments({**_called(facts, ()), **facts}))

    def lines(self, message: str, /, **facts: Any) -> list[str]:
        """A message of several lines."""
        return self.say(message, **facts).split("\n")

    def refusal(self, error: GameError, names: Names = ()) -> str:
        """Why something was refused: what another error said within is said in the same language, and where a name was
        not known, the one that may have been meant is added. Seats that it is about have the names that are given;
        what could be typed keeps its P1."""
        if not self.has(error.reason):
            return str(error)
        inner, facts = error.__context__, {**error.facts, **_called(error.facts, names)}
        if isinstance(inner, GameError) and facts.get("why") == str(inner):
            facts["why"] = self.refusal(inner, names)
        text = self.say(error.reason, **facts)
        return f"{text} {self.did_you_mean(facts['near'])}" if "near" in facts else text

    def did_you_mean(self, name: str) -> str:
        """The question whether another name was meant."""
        return self.say("did-you-mean", near=name)

    def part(self, one: Part, names: Names = SEATS) -> str:
        """A message about a game, with plain facts in which seats are numbers."""
        game = one.message.partition("-")[0]
        words = self._words.get(game)
        if words is None:
            words = self._words[game] = Words(self.has, self._format, self._needs, game)
        return self._format(one.message, words.arguments(one.message, one.facts, names))

    def _format(self, message: str, found: Mapping[str, Any]) -> str:
        return self._catalogue(message).format(message, found)

    def _needs(self, message: str) -> frozenset[str]:
        return self._catalogue(message).needs(message)

    def phrase(self, message: str, names: Names, /, **facts: Any) -> str:
        """A message about a game with its facts, in which seats are numbers."""
        return self.part(part(message, **facts), names)

    # -------------------------------------------------------------- events
    def event(self, game: str, event: Any, names: Names = SEATS) -> str:
        """What happened, for a transcript: an event, or its JSON; a seat called `You` is spoken to."""
        return self._event(game, plain(event), names, "", event)

    def tell(self, game: str, events: Iterable[Any], names: Names = SEATS) -> list[str]:
        """What happened, as it is told at the table; what one seat does piece by piece is told at once.

        Sentences are kept with marks where names go, so that they serve every table, whoever sits there.
        """
        marked = tuple([name if name == YOU else chr(MARK + seat) for seat, name in enumerate(names)])
        called = {MARK + seat: name for seat, name in enumerate(names)}
        told: list[str] = []
        for _, group in groupby(events, key=_kind_and_seat):
            told += [line.translate(called) for line in self._told(game, tuple(group), marked)]
        return told

    def _told(self, game: str, events: tuple[Any, ...], names: tuple[str, ...]) -> tuple[str, ...]:
        """Neighbours of one kind and seat in words, remembered where all of it has words."""
        key = (game, type(events[0]), events, names)
        try:
            known = self._lately.get(key)
        except TypeError:  # the JSON of an event
            return tuple(self._sentences(game, events, names))
        if known is None:
            known = tuple(self._sentences(game, events, names))
            if self.has(f"{game}-{plain(events[0])['event']}"):
                if len(self._lately) >= REMEMBERED:
                    self._lately.clear()
                self._lately[key] = known
        return known

    def _sentences(self, game: str, events: tuple[Any, ...], names: Names) -> Iterator[str]:
        plains = [plain(event) for event in events]
        several = f"{game}-{plains[0]['event']}-several"
        if len(plains) > 1 and self.has(several):
            yield self._event(game, gathered(plains), names, "-several", events)
        else:
            for event, one in zip(plains, events, strict=True):
                yield self._event(game, event, names, "-told", one)

    def _event(self, game: str, event: Plain, names: Names, ending: str, otherwise: Any) -> str:
        one = event_part(game, event)
        if ending and self.has(one.message + ending):
            one = Part(one.message + ending, one.facts)
        return self.part(one, names) if self.has(one.message) else str(otherwise)

    def seats(self, players: int, own: int | None) -> list[str]:
        """What the seats are called where nobody has told a name: one's own is `You`, which the sentences know."""
        of = players if own is not None else 0
        called = [self.say("seat-called", players=of, number=seat + 1) for seat in range(players)]
        return [YOU if seat == own else name for seat, name in enumerate(called)]

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

    # -------------------------------------------------- previews and reasons
    def preview(
        self, game: str, preview: Any, names: Names = SEATS, *, data: Plain | None = None
    ) -> list[str]:
        """What a move would do, in a few lines; `data` is the preview's JSON, where the caller has it."""
        room = special("dethrone.prose", game)
        if room is None or not hasattr(room, "preview_lines"):
            return self.tell(game, preview.events, names)
        lines = room.preview_lines(plain(preview) if data is None else data)
        return [" ".join(self.part(one, names) for one in line) for line in lines]

    def clause(self, parts: Sequence[Part], names: Names = SEATS) -> str:
        """Parts with commas between them."""
        return ", ".join(self.part(one, names) for one in parts)

    def reason(self, reason: Reason, names: Names = SEATS) -> str:
        """Why one would make a move: clauses set apart by semicolons, or whole sentences; no full stop at the end."""
        text = ""
        for clause in (self.clause(one, names) for one in reason):
            if text and not text.endswith("."):
                text = self.say("reason-further", before=text, then=clause)
            else:
                text = f"{text} {clause}".lstrip()
        return text.rstrip(".")

    # ---------------------------------------------------------------- boards
    def board(self, view: Any, names: Names | None = None, *, hands: Any = None) -> list[str]:
        """What a view shows, in lines; `hands` shows more hands, for who has the whole position."""
        return board_lines(self, view, names, hands=hands)

    # ---------------------------------------------------------------- scenes
    def scene(self, game: str, view: Any, names: Names | None = None) -> list[str]:
        """The table as a viewer sees it, in sentences, line by line."""
        return scene.scene(self, game, view, names)

    def asked(self, game: str, view: Any, names: Names | None = None) -> str:
        """What is asked of the viewer and how an answer is written, or who is asked; empty of a game without words."""
        return scene.asked(self, game, view, names)

    def situation(self, game: str, view: Any, names: Names | None = None) -> list[str]:
        """The table as a viewer sees it, and last what is asked."""
        return [line for line in (*self.scene(game, view, names), self.asked(game, view, names)) if line]

    # ------------------------------------------------------------ the rules
    def options(self, game: str, rules: Any, usual: Any) -> list[OptionText]:
        """A rule set option by option, with what is usual where it differs."""
        return rulebook.options(self, game, rules, usual)

    def meaning(self, game: str, option: str, value: object) -> str:
        """An option's value in words."""
        return rulebook.meaning(self, game, option, value)

    def rules(self, kind: Ruled, rules: Any) -> list[str]:
        """A rule set explained in lines, with what differs from the usual one."""
        return list(rulebook.explained(self, kind, rules))

    def presets(self, kind: Ruled) -> list[str]:
        """The rule sets by name, a line each."""
        return list(rulebook.presets(self, kind))

    def rule_sets(self, kind: Ruled) -> list[str]:
        """The rule sets by name, and how to learn more."""
        game = kind.name
        return [self.say(f"{game}-rule-sets"), *self.presets(kind), "", *self.lines(f"{game}-rule-sets-more")]

    def topics(self, kind: Ruled, rules: Any) -> dict[str, list[str]]:
        """The rules in short, by topic, as they are in a rule set."""
        return rulebook.topics(self, kind, rules)

    def topic(self, kind: Ruled, topic: str, rules: Any) -> list[str]:
        """The rules on a topic as they are in a rule set, or which topics there are and what the rule set changes."""
        return list(rulebook.about(self, kind, topic, rules))

    def help(self, kind: Ruled, view: Any) -> list[str]:
        """What can be typed now, first what is asked for; a message is given the options as they are here."""
        facts = {"players": view.players, **rulebook.here(view.rules, view.players)}
        asked = f"{kind.name}-help-{plain(view.phase)}"
        lines = [
            *(self.lines(asked, **facts) if self.has(asked) else ()),
            *self.lines(f"{kind.name}-help-always"),
        ]
        return [line for line in lines if line]

    # -------------------------------------------------------------- chances
    def odds(self, chance: float, error: float) -> str:
        """A chance to win with its standard error, as finely as it is known."""
        points = max(0.1, 100 * error)
        digits = 0 if points >= FINE else 1
        return self.say("odds", chance=round(100 * chance, digits), error=round(points, 1), digits=digits)

    def hint(
        self,
        game: str,
        ranked: Sequence[Any],
        bot: str,
        typed: Callable[[Any], str] = str,
        names: Names = SEATS,
    ) -> list[str]:
        """What a bot would do and why, from its advice, best first; with several, what it expects of each."""
        first, *others = ranked
        lines = [
            self.say(f"{game}-hint", bot=bot, move=typed(first.move), why=self.reason(first.reason, names))
        ]
        if others:
            facts = [
                {
                    "move": typed(one.move),
                    "odds": self.odds(one.chance, one.error),
                    "why": self.reason(one.reason, names),
                }
                for one in others[:MOST_OTHERS]
            ]
            other = f"{game}-hint-other"
            between = self.say(f"{other}.between") if self.has(f"{other}.between") else ", "
            told = between.join(self.say(other, **one) for one in facts)
            lines += self.lines(f"{game}-hint-odds", odds=self.odds(first.chance, first.error), others=told)
        return lines

    def judged(self, one: Any, names: Names = SEATS, typed: Callable[[Any], str] = str) -> str:
        """A decision looked back on: what it was worth, and what was better."""
        return self.say(
            "judged",
            ply=one.ply,
            name=names[one.seat],
            move=typed(one.move),
            chance=round(100 * one.chance),
            why=self.reason(one.why, names),
            is_best=not one.lost,
            best=typed(one.best),
            best_chance=round(100 * one.best_chance),
            why_best=self.reason(one.why_best, names),
        )


def _kind_and_seat(event: Any) -> tuple[object, object]:
    """What neighbours must share to be told at once."""
    if isinstance(event, dict):
        return event["event"], event.get("seat")
    return type(event), getattr(event, "seat", None)


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


def _called(facts: Mapping[str, Any], names: Names) -> dict[str, str]:
    """What the seats of a refusal are called: by their names, or P1 where there are none or it is whoever reads."""
    seats = {fact: facts[fact] for fact in SEAT_FACTS if fact in facts}
    known = {seat: name for seat, name in enumerate(names) if name != YOU}
    return {f"{fact}_name": known.get(seat, f"P{seat}") for fact, seat in seats.items()}


@cache
def voice(language: str = ENGLISH) -> Voice:
    """A language's voice, made once; one that there is not is English."""
    return Voice(language if language in languages() else ENGLISH)


def refusal(error: GameError) -> str:
    """Why something was refused, in English."""
    return voice().refusal(error)


def board(value: Any) -> str:
    """A view, or what spectators see of a game, as a small board in English."""
    return "\n".join(voice().board(value.view() if hasattr(value, "view") else value))
