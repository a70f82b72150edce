"""Questions one after the other: Enter takes what is usual, `?` is unknown, `<` goes back one question.

Which question comes next follows from the answers so far, so nobody is asked what cannot matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from dethrone.chance import shortened
from dethrone.errors import GameError, Unreadable
from dethrone.partner.console import Console
from dethrone.partner.refusal import Reason
from dethrone.prose import Voice

T = TypeVar("T")
Answers = dict[str, str]
BACK = "<"
UNKNOWN = "?"
LONGEST = 500  # characters of an answer


class Draft(Protocol):
    """Keeps answers, so that nobody has to give them twice."""

    def earlier(self) -> Answers:
        """What was answered before, to be offered again."""

    def keep(self, answers: Answers) -> None:
        """What is answered so far."""


@dataclass(frozen=True, slots=True)
class Question:
    """One question: its name, how an answer is read, what Enter takes, what no answer means."""

    name: str
    read: Callable[[str], str]
    usual: str = ""
    nothing: str = "unknown"  # empty where an answer is needed
    message: str = ""  # of the prose room, where it is not the name
    facts: Mapping[str, Any] = field(default_factory=dict)

    def text(self, voice: Voice, usual: str) -> str:
        """The question with what Enter would take."""
        asked = voice.say(f"partner-form-{self.message or self.name}", **self.facts)
        if not (usual or self.nothing):
            return asked
        nothing = voice.say(f"partner-form-nothing-{self.nothing or 'unknown'}")
        return f"{asked} {voice.say('partner-form-enter', usual=usual or nothing)}"


@dataclass(slots=True)
class Asking:
    """Asks at a console; answers of an earlier time are offered again."""

    console: Console
    voice: Voice
    draft: Draft | None = None
    earlier: Answers = field(default_factory=dict)
    answered: Answers = field(default_factory=dict)  # those that were made sense of

    def fill(
        self,
        questions: Callable[[Answers], Iterator[Question]],
        build: Callable[[Answers], T],
        *,
        kept: Sequence[str] = (),
    ) -> T:
        """What the answers mean; where they contradict each other all but those kept are asked again."""
        answers: Answers = {}
        while True:
            while (question := _next(questions, answers)) is not None:
                self._answer(question, answers)
            try:
                meant = build(answers)
            except GameError as error:
                self.console.say(self.voice.refusal(error), self.voice.say("partner-form-again"))
            else:
                self.answered = answers
                return meant
            self.earlier |= answers
            answers = {name: answer for name, answer in answers.items() if name in kept}

    def _answer(self, question: Question, answers: Answers) -> None:
        """One answer that can be read, or a step back."""
        usual = self._usual(question)
        while True:
            text = self.console.ask(question.text(self.voice, usual))
            if text == BACK or text.lower() == self.voice.say("partner-form-back-word"):
                self._step_back(answers)
                return
            try:
                answers[question.name] = question.read(_checked("" if text == UNKNOWN else text or usual))
            except GameError as error:
                self.console.say(self.voice.refusal(error))
                continue
            if self.draft is not None:
                self.draft.keep(self.earlier | answers)
            return

    def _usual(self, question: Question) -> str:
        """The answer of an earlier time, if it can still be one."""
        earlier = self.earlier.get(question.name, "")
        try:
            question.read(earlier)
        except GameError:
            return question.usual
        return earlier or question.usual

    def _step_back(self, answers: Answers) -> None:
        if not answers:
            self.console.say(self.voice.say("partner-form-first-question"))
            return
        name, answer = answers.popitem()
        self.earlier[name] = answer


def _next(questions: Callable[[Answers], Iterator[Question]], answers: Answers) -> Question | None:
    return next((question for question in questions(answers) if question.name not in answers), None)


def _checked(text: str) -> str:
    if len(text) > LONGEST:
        raise Unreadable(Reason.ANSWER_TOO_LONG, most=LONGEST)
    return text


def one_of(words: Sequence[str]) -> Callable[[str], str]:
    """Reads one of these words, in any case."""
    by_word = {word.lower(): word for word in words}

    def read(text: str) -> str:
        if text.lower() not in by_word:
            raise Unreadable(Reason.NOT_OFFERED, words=list(words), value=shortened(text))
        return by_word[text.lower()]

    return read


def number(low: int, high: int, *, or_nothing: bool = False) -> Callable[[str], str]:
    """Reads a whole number within bounds."""

    def read(text: str) -> str:
        if or_nothing and not text:
            return text
        if not (text.isascii() and text.isdigit() and len(text) < 6 and low <= int(text) <= high):
            raise Unreadable(Reason.NO_NUMBER, low=low, high=high, value=shortened(text))
        return str(int(text))

    return read
