"""Questions on a real table, for every face: what an answer is, how it is read, what is usual where nobody answers.

Which question comes next follows from the answers so far, so nobody is asked what cannot matter. A console asks them
one after the other, a page shows all of them at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from dethrone.chance import shortened
from dethrone.counsel.refusal import Reason
from dethrone.errors import GameError, Unreadable

Answers = dict[str, str]


class Form(Enum):
    """What an answer is made of, so that a page knows how to ask for it."""

    CHOICE = "choice"  # one of the choices
    SEATS = "seats"  # any of them
    NUMBER = "number"
    NUMBERS = "numbers"  # with commas between them
    CARDS = "cards"  # laid out by painting: the hand, the plays, the discard pile
    CARD = "card"
    DICE = "dice"  # with their values
    COUNTS = "counts"  # how many of each colour
    VALUES = "values"  # what so many dice show
    SETS = "sets"


PAINTED = (Form.CARDS, Form.CARD, Form.DICE)


@dataclass(frozen=True, slots=True)
class Question:
    """One question: its name, how an answer is read, what nobody's answer means, and what it is made of."""

    name: str
    read: Callable[[str], str]
    usual: str = ""
    nothing: str = "unknown"  # empty where an answer is needed
    message: str = ""  # of the prose room, where it is not the name
    facts: Mapping[str, Any] = field(default_factory=dict)
    form: Form = Form.NUMBER
    choices: Sequence[str] = ()
    is_extra: bool = False  # asked only where all questions are in sight at once

    @property
    def about(self) -> str:
        """What it is called in the prose room."""
        return self.message or self.name


Questions = Callable[[Answers], Iterator[Question]]


def unanswered(questions: Questions, answers: Answers, *, with_extras: bool = False) -> Question | None:
    """The next question to be asked; None where all are answered."""
    return next(
        (
            question
            for question in questions(answers)
            if question.name not in answers and (with_extras or not question.is_extra)
        ),
        None,
    )


def completed(
    questions: Questions, answers: Answers, unasked: Sequence[str]
) -> tuple[list[Question], Answers]:
    """All questions, and answers to all of them that can be read: where none was told what is usual, or nothing.

    What nobody is asked for stays.
    """
    full = {name: answer for name, answer in answers.items() if name in unasked}
    while (question := unanswered(questions, full, with_extras=True)) is not None:
        told = answers.get(question.name)
        is_told = told is not None and (is_readable(question, told) or not (told or question.choices))
        full[question.name] = told if told is not None and is_told else _usual(question)
    return list(questions(full)), full


def _usual(question: Question) -> str:
    is_taken = question.form not in PAINTED and (question.choices or question.nothing in ("", "none"))
    return question.usual if is_taken else ""


def understood(questions: Sequence[Question], answers: Answers) -> Answers:
    """Answers as they are read; raises for the first that cannot be. Nothing is left to whoever lays the table out."""
    read = dict(answers)
    for question in questions:
        if answers[question.name]:
            read[question.name] = question.read(answers[question.name])
        elif not question.nothing:
            raise Unreadable(Reason.ANSWER_NEEDED)
    return read


# ------------------------------------------------------------------ readers
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


def choice(name: str, words: Sequence[str], usual: str, **more: Any) -> Question:
    """A question that is answered by one of these words."""
    return Question(name, one_of(words), usual, form=Form.CHOICE, choices=words, **more)


def is_readable(question: Question, answer: str) -> bool:
    """Whether an answer of an earlier time can still be one."""
    try:
        question.read(answer)
    except GameError:
        return False
    return True
