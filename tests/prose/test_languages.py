"""Every language says everything that English says, with the same facts, in whichever case."""

import re

import pytest
from fluent.syntax import ast

from dethrone.prose import usual_language, voice
from dethrone.prose.catalogue import catalogue, entries
from dethrone.regicide import rules as regicide_rules
from dethrone.regidice import rules as regidice_rules
from dethrone.rulesets import Choice, Switch
from tests.prose.reading import LANGUAGES, OTHERS, junk, messages, samples, selectors, texts, variables, walk

EVERY = pytest.mark.parametrize("language", LANGUAGES)
EVERY_OTHER = pytest.mark.parametrize("language", OTHERS)
RULES = {"regicide": regicide_rules, "regidice": regidice_rules}
SCREEN = 80  # columns
HELP = re.compile(r"\w+-help(-|$)")
WIDE = ("-help", "-more", "terminal-suggested")  # where spaces set things apart
PROMPTS: dict[str, dict[str, object]] = {
    # message: facts as they are met
    "terminal-wish": {"name": "Leonardo", "words": "want, neutral, rather-not"},
    "terminal-confirm": {"moves": "set:6+5; set:5+6; done"},
    "terminal-suggested": {"moves": "set:6+5, 5+6"},
    "terminal-suggested-look": {"moves": "C red odd"},
    "terminal-more-above": {"count": 12},
    "terminal-looking": {"name": "Leonardo"},
    "terminal-how-many": {"low": 1, "high": 4, "usual": 2},
    "terminal-people": {},
    "terminal-who-sits": {"usual": "me,careful,careful,careful"},
    "terminal-sealed": {"commitment": 64 * "f"},
    "terminal-steps": {},
}


def test_there_are_german_and_french() -> None:
    assert LANGUAGES[0] == "en"
    assert {"de", "fr"} <= set(LANGUAGES)


@EVERY
def test_every_file_is_read_whole(language: str) -> None:
    assert junk(language) == []
    cut = {name for text in texts(language).values() for name, _ in entries(text)}
    ours = {name for name in catalogue(language) if not name.startswith("toy-")}  # which another test adds
    assert cut == set(messages(language)) == ours


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
            assert "  " not in text.strip() or any(word in message for word in WIDE), (message, text)
        assert isinstance(entry.value, ast.Pattern)


@EVERY_OTHER
def test_nothing_is_left_in_english(language: str) -> None:
    """A message of words is another one here; what is only typed or only facts may be the same."""
    for message, english in messages("en").items():
        if english.equals(messages(language)[message]):
            written = [node.value for node in walk(english) if isinstance(node, ast.TextElement)]
            assert not any(re.search(r"[a-z]{2,} [a-z]{2,}", text) for text in written), message


def test_french_sets_high_signs_apart_with_a_space_that_does_not_break() -> None:
    for message, entry in messages("fr").items():
        for node in walk(entry):
            if isinstance(node, ast.TextElement):
                found = re.findall(r"[\w}.…)] [:;!]|\w [?](?! pour l’aide|\^)", node.value)
                assert not found, (message, node.value)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_apostrophes_are_all_of_one_kind(language: str) -> None:
    """The typographic one; what stands in a command, as around 'dethrone[model]', is no apostrophe."""
    for message, entry in messages(language).items():
        for node in walk(entry):
            if isinstance(node, ast.TextElement):
                assert not re.search(r"\w'|^'", node.value), (message, node.value)


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
        assert {option.name for option in options} == set(preset.OPTIONS)
        assert all(option.meaning != f"{option.name}={option.value}" for option in options)
    for option, form in room.Rules.OPTIONS.items():
        values = form.words if isinstance(form, Choice) else (True, False) if isinstance(form, Switch) else ()
        assert len({speech.meaning(game, option, value) for value in values}) == len(values)


@EVERY
def test_help_fits_the_screen(language: str) -> None:
    for message in messages(language):
        if HELP.match(message):
            assert max(map(len, help_lines(language, message))) <= SCREEN, message


@EVERY_OTHER
def test_the_columns_of_help_stand_where_english_has_them(language: str) -> None:
    for message in messages(language):
        if HELP.match(message):
            mine, theirs = help_lines(language, message), help_lines("en", message)
            assert len(mine) == len(theirs), message
            for line, english in zip(mine, theirs, strict=True):
                assert line.split(" ")[0] == english.split(" ")[0], (message, line)
            assert columns(mine) <= columns(theirs), message


def help_lines(language: str, message: str) -> list[str]:
    """Lines of help, with jesters and without, where one may yield alone and where not."""
    return [
        line
        for jesters in (0, 1)
        for solo in (False, True)
        for line in voice(language).lines(message, jesters=jesters, players=1 + jesters, solo_yield=solo)
    ]


def columns(lines: list[str]) -> set[int]:
    """Where something stands after two spaces or more."""
    return {match.end() for line in lines for match in re.finditer(r" {2,}(?=\S)", line)}


@EVERY
@pytest.mark.parametrize("message", PROMPTS)
def test_what_stands_on_a_line_of_its_own_fits_it(language: str, message: str) -> None:
    assert max(map(len, voice(language).lines(message, **PROMPTS[message]))) < SCREEN


@EVERY_OTHER
def test_what_is_typed_stays_as_it_is(language: str) -> None:
    """Commands, options and moves that stand in a sentence are the same in every language."""
    typed = re.compile(
        r"`[^`]+`|dethrone [a-z]+|--[a-z]+|\b[a-z]+_[a-z]+(?:=[a-z_]+)?|\b[a-z]+:P\d[:\w]*|person:Ada"
    )
    for message in messages("en"):
        ours, theirs = (set(typed.findall(source(name, message))) for name in (language, "en"))
        assert ours == theirs, message


def source(language: str, message: str) -> str:
    """A message as it is written, without what is filled in."""
    nodes = walk(messages(language)[message])
    return "…".join(node.value for node in nodes if isinstance(node, ast.TextElement))


USUAL = {
    # case: (the variables, the language)
    "ours first": ({"DETHRONE_LANGUAGE": "de", "LC_ALL": "en_GB.UTF-8"}, "de"),
    "then the system's": ({"LC_ALL": "", "LANG": "de_AT.UTF-8"}, "de"),
    "messages before the rest": ({"LC_MESSAGES": "de_DE", "LANG": "en_US"}, "de"),
    "the plain one": ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
    "one that is not spoken here": ({"LANG": "eo"}, "en"),
    "one that is none": ({"DETHRONE_LANGUAGE": "../de"}, "en"),
    "nothing said": ({}, "en"),
}


@pytest.mark.parametrize(("settings", "language"), USUAL.values(), ids=USUAL)
def test_the_usual_language(settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DETHRONE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert usual_language() == language
