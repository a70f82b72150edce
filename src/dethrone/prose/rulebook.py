"""The rules in words: rule sets option by option, and the rules in short by topic."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from dethrone.chance import shortened
from dethrone.near import nearest
from dethrone.prose.catalogue import ENGLISH, catalogue
from dethrone.rulesets import option_text

if TYPE_CHECKING:
    from dethrone.prose.voice import Voice

LONG_VALUE = 10  # characters of a value, with the sign before it
NARROW = 26  # columns for option and value that leave room for the meaning


class Ruled(Protocol):
    """What is asked of a game here; a `Kind` answers it."""

    @property
    def name(self) -> str:
        """The game's name."""

    @property
    def presets(self) -> Mapping[str, Any]:
        """Its rule sets by name."""

    @property
    def usual_rules(self) -> str:
        """The one that is usual."""


@dataclass(frozen=True, slots=True)
class OptionText:
    """One option of a rule set: its name, its value as written, what that means, and what is usual if not this."""

    name: str
    value: str
    meaning: str
    usual: str | None


def options(voice: Voice, game: str, rules: Any, usual: Any) -> list[OptionText]:
    """A rule set option by option, with what is usual where it differs, in the order of the catalogue."""
    found = []
    for name in _options(game, rules):
        value, other = getattr(rules, name), getattr(usual, name)
        differs = None if value == other else meaning(voice, game, name, other)
        found.append(OptionText(name, option_text(value), meaning(voice, game, name, value), differs))
    return found


def explained(voice: Voice, kind: Ruled, rules: Any) -> Iterator[str]:
    """A rule set in lines; meanings stand beside the options where these are short, otherwise below."""
    usual = kind.presets[kind.usual_rules]
    found = options(voice, kind.name, rules, usual)
    yield from _head(voice, kind, rules, found)
    column = max(len(option.name) for option in found) + LONG_VALUE
    for option in found:
        mark = "*" if option.usual else " "
        beside = column <= NARROW
        lead = f"  {'':<{column}} " if beside else "      "
        name = f"{option.name}={option.value}"
        yield f"{mark} {name:<{column}} {option.meaning}" if beside else f"{mark} {name}"
        yield from () if beside else (f"{lead}{option.meaning}",)
        if option.usual:
            yield lead + voice.say("rules-usual", usual=kind.usual_rules, meaning=option.usual)


def _head(voice: Voice, kind: Ruled, rules: Any, found: Sequence[OptionText]) -> Iterator[str]:
    name, count = str(rules), sum(option.usual is not None for option in found)
    about_it = f"{kind.name}-rules-{name}"
    yield f"{name}: {voice.say(about_it)}." if voice.has(about_it) else f"{name}."
    facts = {"game": kind.name, "usual": kind.usual_rules, "count": count}
    yield voice.say("rules-differ" if count else "rules-same", **facts)
    yield ""


def presets(voice: Voice, kind: Ruled) -> Iterator[str]:
    """One line for each rule set."""
    for name in kind.presets:
        message = f"{kind.name}-rules-{name}"
        yield f"  {name:<12} {voice.say(message)}" if voice.has(message) else f"  {name}"


def changes(voice: Voice, kind: Ruled, rules: Any) -> Iterator[str]:
    """What a rule set changes; nothing for the usual one."""
    found = {one.name: one for one in options(voice, kind.name, rules, kind.presets[kind.usual_rules])}
    names = [name for name in rules.OPTIONS if found[name].usual]
    if names:
        yield voice.say("rules-played-by", rules=str(rules))
        yield from (f"  {found[name].meaning}" for name in names)


def here(rules: Any, players: int) -> dict[str, Any]:
    """The options as they are with so many players."""
    values = {name: getattr(rules, name) for name in rules.OPTIONS}
    return {name: one[players - 1] if isinstance(one, tuple) else one for name, one in values.items()}


def at_table(voice: Voice, kind: Ruled, rules: Any, players: int) -> str:
    """What these rules give so many players to begin with; nothing where a game has no words for it."""
    message = f"{kind.name}-at-table"
    return voice.say(message, players=players, **here(rules, players)) if voice.has(message) else ""


def _options(game: str, rules: Any) -> list[str]:
    names = sorted(rules.OPTIONS, key=len, reverse=True)  # the longest that fits is meant
    order: dict[str, None] = {}
    for message in catalogue(ENGLISH):
        rest = message.removeprefix(f"{game}-option-").replace("-", "_")
        if message.startswith(f"{game}-option-"):
            order |= dict.fromkeys([one for one in names if rest == one or rest.startswith(f"{one}_")][:1])
    return [*order, *(name for name in rules.OPTIONS if name not in order)]


def meaning(voice: Voice, game: str, option: str, value: object) -> str:
    """An option in words: what the value means, or for a number what the option is."""
    text, name = option_text(value), option.replace("_", "-")
    message = f"{game}-option-{name}-{text.replace('_', '-').replace(':', '-')}"
    if voice.has(message):
        return voice.say(message)
    return (
        voice.say(f"{game}-option-{name}", value=text)
        if voice.has(f"{game}-option-{name}")
        else f"{option}={text}"
    )


def choices(voice: Voice, game: str, rules: Any, option: str) -> list[tuple[str, str]]:
    """What an option might say in words of its own: each value as it is written, and what it means."""
    readable = rules.OPTIONS[option]
    return [(value, meaning(voice, game, option, readable.read(value))) for value in readable.values]


def grouped(voice: Voice, game: str) -> dict[str, str]:
    """Under which topic each option is told first, by its title."""
    found: dict[str, str] = {}
    for message in _topics(game):
        for option in topic_options(voice, message):
            found.setdefault(option, voice.say(f"{message}.title"))
    return found


def topics(voice: Voice, kind: Ruled, rules: Any, *, is_written: bool = True) -> dict[str, list[str]]:
    """The rules in short, by what one asks for; what differs between rule sets is said as it is in this one.

    Where moves are not written but pressed, a topic's attribute `.pressed` says it without their notation.
    """
    messages = _topics(kind.name)
    if not messages:
        return {}  # a game of one's own may have no words
    found = {one.name: one for one in options(voice, kind.name, rules, kind.presets[kind.usual_rules])}
    return {
        voice.say(f"{message}.title"): [
            *voice.lines(
                message if is_written or not voice.has(f"{message}.pressed") else f"{message}.pressed"
            ),
            *(
                f"{'*' if found[name].usual else '-'} {found[name].meaning}"
                for name in topic_options(voice, message)
            ),
        ]
        for message in messages
    }


def topic_options(voice: Voice, message: str) -> list[str]:
    """The options that belong to a topic."""
    listed = f"{message}.options"
    return voice.say(listed).split() if voice.has(listed) else []


def _topics(game: str) -> list[str]:
    return [message for message in catalogue(ENGLISH) if message.startswith(f"{game}-topic-")]


def titles(kind: Ruled, known: Mapping[str, list[str]], topic: str) -> list[str]:
    """Which of the known topics are meant, by their title or the English one, or else tell of it."""
    wanted, words = topic.lower().strip(), _english(kind, known)
    hits = [title for title in known if wanted and any(_fits(wanted, one) for one in (title, words[title]))]
    if hits or not wanted:
        return hits
    return [title for title, text in known.items() if any(wanted in line.lower() for line in text)]


def _english(kind: Ruled, known: Iterable[str]) -> dict[str, str]:
    """The titles with their English words."""
    return dict(zip(known, (message.rsplit("-", 1)[-1] for message in _topics(kind.name)), strict=True))


def about(voice: Voice, kind: Ruled, topic: str, rules: Any) -> Iterator[str]:
    """The rules on a topic, by its title or its English one, or which topics there are and what is changed."""
    known, wanted = topics(voice, kind, rules), topic.lower().strip()
    hits = titles(kind, known, wanted)
    for title in hits:
        yield title[0].upper() + title[1:]
        yield from (f"  {line}" for line in known[title])
    if any(line.startswith("* ") for title in hits for line in known[title]):
        yield voice.say("rules-marked", rules=str(rules), usual=kind.usual_rules)
    if not hits:
        if wanted:
            yield voice.say("topic-unknown", topic=shortened(topic))
            meant = nearest(wanted, (*known, *_english(kind, known).values()))
            yield from () if meant is None else (voice.did_you_mean(meant),)
        yield voice.say(f"{kind.name}-topics", topics=list(known))
        yield from changes(voice, kind, rules)


def _fits(wanted: str, title: str) -> bool:
    return title.lower().startswith(wanted) or wanted.startswith(title.lower())
