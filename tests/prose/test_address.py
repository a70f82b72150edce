"""How somebody is spoken to: among friends, in every language and everywhere alike."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from tests.prose.reading import messages, walk

# French: the other form shows in its words and in the endings of its verbs. A table together is "on", or the team.
VOUS = re.compile(r"\b(?:vous|votre|vos|vôtres?|dites|êtes|soyez|ayez|\w+ez)\b", re.IGNORECASE)
FRENCH = {"assez", "chez", "nez"}  # no verbs
# German: a capital within a sentence; at its beginning it may be she or they.
SIE = re.compile(r"(?<=[\w,;}»“] )(?:Sie|Ihnen|Ihre?[mnrs]?)\b")


def found(language: str, forms: re.Pattern[str], but: frozenset[str] = frozenset()) -> list[tuple[str, str]]:
    """The words of these forms that are said anywhere, with their messages."""
    texts = (
        (name, node.value)
        for name, entry in messages(language).items()
        for node in walk(entry)
        if isinstance(node, ast.TextElement)
    )
    words = ((name, word) for name, text in texts for word in forms.findall(text))
    return [(name, word) for name, word in words if word.lower() not in but]


def test_french_says_tu() -> None:
    assert found("fr", VOUS, frozenset(FRENCH)) == []


def test_german_says_du() -> None:
    assert found("de", SIE) == []


@pytest.mark.parametrize(
    ("forms", "text"),
    [
        (VOUS, "Choisissez des cartes"),
        (VOUS, "C’est à vous."),
        (VOUS, "Votre main"),
        (SIE, "Wählen Sie eine Karte"),
        (SIE, "Das ist Ihre Hand"),
    ],
)
def test_the_other_form_would_be_found(forms: re.Pattern[str], text: str) -> None:
    assert forms.search(text)
