"""Every language says everything that English says, with the same facts, in whichever case."""

from dataclasses import fields

import pytest
from fluent.syntax import ast

from dethrone.prose import usual_language, voice
from dethrone.prose.catalogue import catalogue, entries
from dethrone.prose.rulebook import about
from dethrone.regicide import rules as regicide_rules
from dethrone.regidice import rules as regidice_rules
from dethrone.rulesets import Choice, Switch
from tests.prose.reading import LANGUAGES, OTHERS, junk, messages, samples, selectors, texts, variables

EVERY = pytest.mark.parametrize("language", LANGUAGES)
EVERY_OTHER = pytest.mark.parametrize("language", OTHERS)
RULES = {"regicide": regicide_rules, "regidice": regidice_rules}


def test_there_is_german() -> None:
    assert LANGUAGES[0] == "en"
    assert "de" in LANGUAGES


@EVERY
def test_every_file_is_read_whole(language: str) -> None:
    assert junk(language) == []
    cut = {name for text in texts(language).values() for name, _ in entries(text)}
    assert cut == set(messages(language)) == set(catalogue(language))


@EVERY_OTHER
def test_the_same_messages_with_the_same_facts(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))
    for message, english in messages("en").items():
        assert variables(language, message) == variables("en", message), message
        mine = {one.id.name for one in messages(language)[message].attributes}
        assert mine == {one.id.name for one in english.attributes}, message


@EVERY_OTHER
def test_selectors_know_the_same_cases(language: str) -> None:
    """A key that English does not know is never met; one that is left out says the wrong thing."""
    for message in messages("en"):
        theirs = selectors("en", message)
        for name, keys in selectors(language, message).items():
            words = {key for key in keys if isinstance(key, str)}
            if name in theirs and words:
                assert words == {key for key in theirs[name] if isinstance(key, str)}, (message, name)


@EVERY
def test_every_message_can_be_said_in_every_case(language: str) -> None:
    found = catalogue(language)
    for message, entry in messages(language).items():
        for facts in samples(language, message):
            text = found.format(message, facts)
            assert text == text.rstrip(), message
            assert not {"{", "}"} & set(text), (message, text)
            words = text.strip().replace("   (", " (")  # what is said in passing stands apart
            assert "  " not in words or "-help" in message or "-more" in message, (message, text)
        assert isinstance(entry.value, ast.Pattern)


@EVERY
def test_plurals_are_chosen_by_the_language(language: str) -> None:
    one, three = (voice(language).say("regicide-discard-pile", count=n, cards=None) for n in (1, 3))
    assert one.replace("1", "3") != three


@EVERY
@pytest.mark.parametrize("game", RULES)
def test_every_value_of_every_option_has_its_words(language: str, game: str) -> None:
    room = RULES[game]
    speech = voice(language)
    for preset in room.PRESETS.values():
        options = speech.options(game, preset, next(iter(room.PRESETS.values())))
        assert {option.name for option in options} == {field.name for field in fields(preset)}
        assert all(option.meaning != f"{option.name}={option.value}" for option in options)
    several = 0
    for name, option in next(iter(room.PRESETS.values())).OPTIONS.items():
        values = (
            option.words
            if isinstance(option, Choice)
            else (True, False)
            if isinstance(option, Switch)
            else ()
        )
        assert len({speech.meaning(game, name, value) for value in values}) == len(values)
        several += bool(values)
    assert several > 5


@EVERY
def test_the_rules_by_topic_fit_the_screen(language: str) -> None:
    for game, width in (("regicide", 118), ("regidice", 77)):
        known = voice(language).topics(game)
        assert len(known) == 15
        assert max(len(line) for text in known.values() for line in text) <= width


@EVERY
def test_help_fits_the_screen(language: str) -> None:
    for message in messages(language):
        if "-help-" in message:
            for jesters in (0, 1):
                lines = voice(language).lines(message, jesters=jesters, players=1 + jesters)
                assert max(map(len, lines)) <= 88, message


@EVERY
def test_a_topic_is_found_by_its_title_and_by_its_english_name(language: str) -> None:
    speech = voice(language)
    title = next(iter(speech.topics("regicide")))
    assert list(about(speech, "regicide", "idea")) == list(about(speech, "regicide", title))
    assert len(list(about(speech, "regicide", "zzz"))) == 2


USUAL = {
    # case: (the variables, the language)
    "ours first": ({"DETHRONE_LANG": "de", "LC_ALL": "en_GB.UTF-8"}, "de"),
    "then the system's": ({"LC_ALL": "", "LANG": "de_AT.UTF-8"}, "de"),
    "messages before the rest": ({"LC_MESSAGES": "de_DE", "LANG": "en_US"}, "de"),
    "the plain one": ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
    "one that is not spoken here": ({"LANG": "eo"}, "en"),
    "one that is none": ({"DETHRONE_LANG": "../de"}, "en"),
    "nothing said": ({}, "en"),
}


@pytest.mark.parametrize(("settings", "language"), USUAL.values(), ids=USUAL)
def test_the_usual_language(settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DETHRONE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert usual_language() == language
