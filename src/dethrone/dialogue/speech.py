"""What may be said now: one judge of sentences for both games (RC-93, RC-94, RC-96, RD-42).

While something is hidden only what everybody sees may be told, and only if it is true; whoever may say a wish may say
it in a general way. A sentence is understood clause by clause, or it is refused: nobody guesses what it may give away.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

from dethrone import games
from dethrone.chance import shortened
from dethrone.contract import Move, View
from dethrone.dialogue import phrases
from dethrone.dialogue.refusal import Reason
from dethrone.errors import Refused
from dethrone.prose import Part

LONGEST = 300
MOST_CLAUSES = 8
INVISIBLE = ("Cc", "Cf", "Co", "Cn", "Cs")  # what could carry words that nobody sees
CODED = re.compile(  # dress that could be counted or spelt: a mark again and again, capitals or emphasis inside words
    r"([^\w\s.])(?:\s*\1){2,}|\.{4,}|(\s)\2{2,}|(?<=[^\W\dA-Z_])[A-ZÀ-Þ]|(?<=\w)[*`~]+(?=\w)|\ufe0f\s*\ufe0f"
)
POLITE = (
    "ok|okay|hello|hi|hallo|bonjour|salut",
    "thanks|thank_you|danke|merci",
    "good_luck|viel_glück|bonne_chance",
)
HINTS = re.compile(
    r"\b(hope|please|should|must|need|want|do not|if|leave|save|keep|let|wait|try|play|attack|kill|someone|hoffe|bitte"
    r"|solltest?|nicht|wenn|lass|spiele?|heb|warte|jemand|esp[eè]re|si|laisse|garde|joue[rzs]?|attends|faut|quelqu)\b"
)
HANDS = re.compile(
    r"\b(i|me|my|mine|we|our|ich|mein\w*|mir|wir|je|j|moi|mon|ma|mes|nous|ai|hand|cards?|karten?|dice|würfel|main|cartes?)\b"
    rf"|\b(?:{phrases.SUIT}|{phrases.RANK}|{phrases.CARD})\b"
)

NAMED: Mapping[str, Callable[[str], str | None]] = {  # who or what is meant, however it is written
    **{"card": phrases.card, "suit": phrases.suit, "colour": phrases.colour, "seat": str}
}
Slots = Mapping[str, str]
Answer = bool | Sequence[int] | None  # whether it is so, or which numbers are right; None: nobody can know
Truth = Callable[[Any, Slots], Answer]


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that everybody sees: the sentences that tell it, and whether it is so."""

    is_so: Truth
    patterns: tuple[str, ...]


class Room(Protocol):
    """What a game's own `facts` offer."""

    FACTS: Sequence[Fact]

    def may_say_all(self, view: Any, /) -> bool:
        """Whether there is nothing to keep secret now, or the rules do not mind."""

    def is_silent(self, view: Any, /) -> bool:
        """Whether the rules let nobody say a word now."""

    def wishes(self, view: Any, /) -> Mapping[str, Move]:
        """What the viewer may wish now, by its word; empty where the window is closed."""

    WISHES: Mapping[str, tuple[str, ...]]  # the sentences that say a wish


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a sentence may be said: all that is against it, and the move that it makes, if it is a wish."""

    problems: tuple[Part, ...] = ()
    wish: Move | None = None

    @property
    def is_permitted(self) -> bool:
        """Whether nothing is against it."""
        return not self.problems


def judge(sentence: str, view: View) -> Verdict:
    """Whether the viewer may say this now."""
    if problem := _form(sentence):
        return Verdict((problem,))
    room = _room(view)
    if view.outcome is not None or (room is not None and room.may_say_all(view)):
        return Verdict()
    if room is not None and room.is_silent(view):
        return Verdict((_problem(Reason.SILENCE, sentence),))
    pieces = list(_pieces(sentence, room))
    if not pieces:
        return Verdict((_problem(Reason.UNJUDGED, sentence),))
    verdicts = [_clause(piece, view, room) for piece in pieces]
    wishes = {one.wish for one in verdicts if one.wish is not None}
    problems = tuple(problem for one in verdicts for problem in one.problems)
    meanings = {_meaning(piece, room) for piece in pieces}
    # whoever wishes two things, says one twice, or dresses it up may say it in code
    if len(wishes) > 1 or len(meanings) < len(pieces) or CODED.search(sentence.strip()):
        problems = (*problems, _problem(Reason.UNJUDGED, sentence))
    return Verdict(problems, next(iter(wishes)) if wishes and not problems else None)


def check(sentence: str, view: View) -> Move | None:
    """Raise Refused with the first thing that is against a sentence; the move that it makes, if it is a wish."""
    verdict = judge(sentence, view)
    if verdict.problems:
        message, facts = verdict.problems[0]
        raise Refused(Reason(message), **facts)
    return verdict.wish


def _form(sentence: str) -> Part | None:
    """What is wrong with a text whatever it says."""
    if not sentence.strip():
        return Part(Reason.EMPTY, {})
    if len(sentence) > LONGEST or len(phrases.clauses(sentence)) > MOST_CLAUSES:
        return Part(Reason.TOO_LONG, {"most": LONGEST, "clauses": MOST_CLAUSES})
    if any(unicodedata.category(one) in INVISIBLE and one not in "\n\t" for one in sentence):
        return Part(Reason.UNPRINTABLE, {})
    return None


def _room(view: View) -> Room | None:
    """What is known of talk in the game that a view is of; a game of one's own has no more than its wishes."""
    game = type(view).__module__.split(".")[1:2]
    room = games.special(__package__ or "", game[0]) if game else None
    if room is None:
        return None
    from importlib import import_module  # noqa: PLC0415 (most games bring one)

    return cast(Room, import_module(f"{room.__name__}.facts"))


def _pieces(sentence: str, room: Room | None) -> Iterator[str]:
    """The clauses; one that means nothing as a whole is taken apart at its commas."""
    for clause in phrases.clauses(phrases.plain(sentence)):
        pieces, whole = phrases.joined(clause), clause.replace(",", "")
        yield from [whole] if _is_known(whole, room) or len(pieces) < 2 else pieces


def _is_known(clause: str, room: Room | None) -> bool:
    return next(_readings(clause, room), None) is not None or _wish(clause, room) is not None


def _readings(clause: str, room: Room | None) -> Iterator[tuple[Fact, Slots]]:
    """The facts that a clause may tell."""
    for fact in () if room is None else room.FACTS:
        for words in fact.patterns:
            slots = phrases.match(words, clause)
            if slots is not None:
                yield fact, slots


def _wish(clause: str, room: Room | None) -> str | None:
    """The wish that a clause says."""
    for wish, patterns in ({} if room is None else room.WISHES).items():
        if any(phrases.match(words, clause) is not None for words in patterns):
            return wish
    return None


def _meaning(clause: str, room: Room | None) -> object:
    """What tells whether two clauses say the same in other words; numbers do not matter, for only one is right."""
    for number, words in enumerate(POLITE):
        if phrases.match(words, clause) is not None:
            return number
    for fact, slots in _readings(clause, room):
        return id(fact), *(read(slots[name]) for name, read in NAMED.items() if name in slots)
    return _wish(clause, room) or clause


def _clause(clause: str, view: View, room: Room | None) -> Verdict:
    if any(phrases.match(words, clause) is not None for words in POLITE):
        return Verdict()
    wish = _wish(clause, room)
    if wish is not None and room is not None:
        move = room.wishes(view).get(wish)
        return Verdict((_problem(Reason.NO_WINDOW, clause),)) if move is None else Verdict((), move)
    told = [_told(fact.is_so(view, slots), slots, clause) for fact, slots in _readings(clause, room)]
    if None in told:
        return Verdict()
    found = [problem for problem in told if problem is not None]
    return Verdict((found[0] if found else _guessed(clause),))


def _told(answer: Answer, slots: Slots, clause: str) -> Part | None:
    """What is wrong with a fact as it was told, if anything is."""
    if answer is None:
        return _problem(Reason.NOT_OPEN, clause)
    if isinstance(answer, bool):
        return None if answer else _problem(Reason.UNTRUE, clause)
    if "number" not in slots or phrases.number(slots["number"]) in answer:
        return None
    return Part(Reason.WRONG_NUMBER, {"words": shortened(clause), "number": answer[0]})


def _guessed(clause: str) -> Part:
    """Why a clause that nobody understands is refused, as well as can be told."""
    if HINTS.search(clause):
        return _problem(Reason.HINT, clause)
    return _problem(Reason.HIDDEN if HANDS.search(clause) else Reason.UNJUDGED, clause)


def _problem(reason: Reason, clause: str) -> Part:
    return Part(reason, {"words": shortened(clause)})
