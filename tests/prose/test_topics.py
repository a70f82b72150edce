"""The rules by topic follow the rule set in play, in every language."""

import re
from dataclasses import fields
from typing import Any

import pytest

from dethrone import games
from dethrone.errors import GameError
from dethrone.prose import voice
from dethrone.prose.rulebook import topic_options
from dethrone.rulesets import Choice, Number, Numbers, Option
from tests.prose.reading import LANGUAGES, messages

EVERY = pytest.mark.parametrize("language", LANGUAGES)
EVERY_GAME = pytest.mark.parametrize("game", games.names())


def all_options() -> list[tuple[str, str]]:
    """Every option of every game."""
    return [
        (name, option)
        for name in games.names()
        for option in games.kind(name).rules(games.kind(name).usual_rules).OPTIONS
    ]


def values(form: Option) -> list[Any]:
    """Some values that an option can have."""
    if isinstance(form, Choice):
        return list(form.words)
    if isinstance(form, Numbers):
        return [(form.low,) * 4, (form.high,) * 4]
    return [form.low, form.high] if isinstance(form, Number) else [True, False]


def others(game: str, option: str) -> list[Any]:
    """Pairs of rule sets that differ in one option, around every preset where that makes sense."""
    found = []
    for preset in games.kind(game).presets.values():
        for value in values(preset.OPTIONS[option]):
            try:
                other = preset.but(**{option: value})
            except GameError:
                continue
            found += [(preset, other)] if other != preset else []
    return found


@EVERY
@pytest.mark.parametrize(("game", "option"), all_options())
def test_the_topics_say_what_every_option_is_in_play(language: str, game: str, option: str) -> None:
    kind, speech = games.kind(game), voice(language)
    pairs = others(game, option)
    assert pairs
    for rules, other in pairs:
        assert speech.topics(kind, rules) != speech.topics(kind, other), option


SAYS = {
    # game, topic, rule set: (said, not said)
    ("regicide", "powers", "official"): ("clubs double damage, spades shield", "clubs shield"),
    ("regicide", "powers", "summary"): ("clubs shield, spades double damage", "clubs double"),
    ("regicide", "powers", "manual"): ("doubles only its own cards", "doubles the whole attack value"),
    ("regicide", "suffer", "summary"): (
        "the next players with cards pay the rest",
        "only the player who acted pays",
    ),
    ("regicide", "yield", "summary"): ("yield whenever you like", "yielded on their last turn"),
    ("regicide", "yield", "manual"): (
        "you cannot yield with an empty hand",
        "you may yield with an empty hand",
    ),
    ("regicide", "turn", "open-order"): ("each player gives a preference", "clockwise"),
    ("regicide", "defeat", "open-order"): ("preferences decide who goes next", "takes the next turn"),
    ("regicide", "talk", "open-order"): ("only the size of the discard pile", "look through"),
    ("regidice", "companion", "bga"): ("only other players’ dice", "any player’s dice"),
    ("regidice", "cast", "bga"): ("sets are matched one by one", "at the same moment"),
    ("regidice", "overkill", "bga"): ("share out the overkill dice", "whose damage went over"),
    ("regidice", "enemy", "literal"): (
        "an enemy is defeated as soon as it has taken enough damage",
        "after all players have acted",
    ),
    ("regidice", "prepare", "literal"): ("may be prepared", "cannot be prepared"),
}


@pytest.mark.parametrize("case", SAYS, ids=" ".join)
def test_a_topic_tells_the_rules_in_play_and_no_others(case: tuple[str, str, str]) -> None:
    game, topic, rules = case
    kind = games.kind(game)
    text = "\n".join(voice().topic(kind, topic, kind.rules(rules)))
    said, unsaid = SAYS[case]
    assert said in text
    assert unsaid not in text


@EVERY
@EVERY_GAME
def test_the_options_of_a_topic_are_the_same_in_every_language(language: str, game: str) -> None:
    known = {field.name for field in fields(games.kind(game).rules(games.kind(game).usual_rules))}
    for message in messages("en"):
        if message.startswith(f"{game}-topic-"):
            assert topic_options(voice(language), message) == topic_options(voice("en"), message)
            assert set(topic_options(voice(language), message)) <= known


@EVERY
@EVERY_GAME
def test_a_topic_is_whole_paragraphs(language: str, game: str) -> None:
    """Whoever shows them wraps them, once; a line that ends within a sentence was wrapped before."""
    kind = games.kind(game)
    known = voice(language).topics(kind, kind.rules(kind.usual_rules))
    assert len(known) >= 15
    for lines in known.values():
        assert all(re.search(r"[.]$|^[-*] |r4$", line) for line in lines), lines


@EVERY
@EVERY_GAME
def test_a_topic_is_found_by_its_title_and_by_its_english_name(language: str, game: str) -> None:
    kind, speech = games.kind(game), voice(language)
    rules = kind.rules(kind.usual_rules)
    title = next(iter(speech.topics(kind, rules)))
    assert speech.topic(kind, "idea", rules) == speech.topic(kind, title, rules)
    assert len(speech.topic(kind, "zzz", rules)) == 2
