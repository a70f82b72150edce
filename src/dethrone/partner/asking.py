"""Questions one after the other: Enter takes what is usual, `?` is unknown, `<` goes back one question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from dethrone.counsel.questions import Answers, Question, Questions, is_readable, unanswered
from dethrone.counsel.refusal import Reason
from dethrone.errors import GameError, Unreadable
from dethrone.partner.console import Console
from dethrone.prose import Voice

T = TypeVar("T")
BACK = "<"
UNKNOWN = "?"
LONGEST = 500  # characters of an answer


class Draft(Protocol):
    """Keeps answers, so that nobody has to give them twice."""

    def earlier(self) -> Answers:
        """What was answered before, to be offered again."""

    def keep(self, answers: Answers) -> None:
        """What is answered so far."""


@dataclass(slots=True)
class Asking:
    """Asks at a console; answers of an earlier time are offered again."""

    console: Console
    voice: Voice
    draft: Draft | None = None
    earlier: Answers = field(default_factory=dict)
    answered: Answers = field(default_factory=dict)  # those that were made sense of
    settled: Answers = field(default_factory=dict)  # what is not asked for any more

    def fill(self, questions: Questions, build: Callable[[Answers], T], *, kept: Sequence[str] = ()) -> T:
        """What the answers mean; where they contradict each other all but those kept are asked again."""
        answers: Answers = {}
        while True:
            while (question := unanswered(questions, answers)) is not None:
                if question.name in self.settled:
                    answers[question.name] = question.read(self.settled[question.name])
                else:
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

    def _text(self, question: Question, usual: str) -> str:
        """The question with what Enter would take."""
        asked = self.voice.say(f"partner-form-{question.about}", **question.facts)
        if not (usual or question.nothing):
            return asked
        nothing = self.voice.say(f"partner-form-nothing-{question.nothing or 'unknown'}")
        return f"{asked} {self.voice.say('partner-form-enter', usual=usual or nothing)}"

    def _answer(self, question: Question, answers: Answers) -> None:
        """One answer that can be read, or a step back."""
        usual = self._usual(question)
        while True:
            text = self.console.ask(self._text(question, usual))
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
        return earlier if earlier and is_readable(question, earlier) else question.usual

    def _step_back(self, answers: Answers) -> None:
        while answers and next(reversed(answers)) in self.settled:
            answers.popitem()
        if not answers:
            self.console.say(self.voice.say("partner-form-first-question"))
            return
        name, answer = answers.popitem()
        self.earlier[name] = answer


def _checked(text: str) -> str:
    if len(text) > LONGEST:
        raise Unreadable(Reason.ANSWER_TOO_LONG, most=LONGEST)
    return text
