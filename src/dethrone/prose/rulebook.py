"""The rules in words: rule sets option by option, and the rules in short by topic."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dethrone.chance import shortened
from dethrone.prose.catalogue import ENGLISH, catalogue
from dethrone.rulesets import option_text

if TYPE_CHECKING:
    from dethrone.prose.voice import Voice


@dataclass(frozen=True, slots=True)
class OptionText:
    """One option of a rule set: its name, its value as written, what that means, and what is usual if not this."""

    name: str
    value: str
    meaning: str
    usual: str | None


def explained(voice: Voice, game: str, rules: Any, usual: Any) -> list[OptionText]:
    """A rule set option by option, with what is usual where it differs, in the order of the catalogue."""
    found = []
    for name in _options(game, rules):
        here, there = getattr(rules, name), getattr(usual, name)
        other = None if here == there else meaning(voice, game, name, there)
        found.append(OptionText(name, option_text(here), meaning(voice, game, name, here), other))
    return found


def _options(game: str, rules: Any) -> list[str]:
    names = sorted(rules.__dataclass_fields__, key=len, reverse=True)  # the longest that fits is meant
    order: dict[str, None] = {}
    for message in catalogue(ENGLISH):
        rest = message.removeprefix(f"{game}-option-").replace("-", "_")
        if message.startswith(f"{game}-option-"):
            order |= dict.fromkeys([one for one in names if rest == one or rest.startswith(f"{one}_")][:1])
    return [*order, *(name for name in rules.__dataclass_fields__ if name not in order)]


def meaning(voice: Voice, game: str, option: str, value: object) -> str:
    """An option in words: what the value means, or for a number what the option is."""
    text, name = option_text(value), option.replace("_", "-")
    message = f"{game}-option-{name}-{text.replace('_', '-')}"
    if voice.has(message):
        return voice.say(message)
    return (
        voice.say(f"{game}-option-{name}", value=text)
        if voice.has(f"{game}-option-{name}")
        else f"{option}={text}"
    )


def topics(voice: Voice, game: str) -> dict[str, list[str]]:
    """The rules in short, by what one asks for."""
    return {voice.say(f"{message}.title"): voice.lines(message) for message in _topics(game)}


def _topics(game: str) -> list[str]:
    return [message for message in catalogue(ENGLISH) if message.startswith(f"{game}-topic-")]


def about(voice: Voice, game: str, topic: str) -> Iterator[str]:
    """The rules on a topic, by its title or its English one, or which topics there are."""
    known, wanted = topics(voice, game), topic.lower().strip()
    words = dict(zip(known, (message.rsplit("-", 1)[-1] for message in _topics(game)), strict=True))
    hits = [title for title in known if wanted and any(_fits(wanted, one) for one in (title, words[title]))]
    if wanted and not hits:
        hits = [title for title, text in known.items() if any(wanted in line.lower() for line in text)]
    for title in hits:
        yield title[0].upper() + title[1:]
        yield from (f"  {line}" for line in known[title])
    if not hits:
        if wanted:
            yield voice.say("topic-unknown", topic=shortened(topic))
        yield voice.say(f"{game}-topics", topics=list(known))


def _fits(wanted: str, title: str) -> bool:
    return title.lower().startswith(wanted) or wanted.startswith(title.lower())
