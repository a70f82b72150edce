"""Rule sets in lines, for either game: which there are, what one is, what it changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from dethrone.prose import voice
from dethrone.prose.rulebook import OptionText


def listed(game: str, presets: Iterable[str]) -> Iterator[str]:
    """The rule sets by name, and how to learn more."""
    yield voice().say(f"{game}-rule-sets")
    yield from presets_lines(game, presets)
    yield ""
    yield from voice().lines(f"{game}-rule-sets-more")


def presets_lines(game: str, presets: Iterable[str]) -> Iterator[str]:
    """One line for each rule set."""
    yield from (f"  {name:<12} {voice().say(f'{game}-rules-{name}')}" for name in presets)


def head(game: str, rules: object, usual_rules: object, options: Sequence[OptionText]) -> Iterator[str]:
    """What a rule set is, and in how many points it differs from the usual one."""
    name, count = str(rules), sum(option.usual is not None for option in options)
    about = f"{game}-rules-{name}"
    yield f"{name}: {voice().say(about)}." if voice().has(about) else f"{name}."
    differ = voice().say("rules-differ", usual=str(usual_rules), count=count)
    yield differ if count else voice().say("rules-same", game=game, usual=str(usual_rules))
    yield ""


def usual(usual_rules: object, option: OptionText) -> str:
    """What is usual where an option differs."""
    return voice().say("rules-usual", usual=str(usual_rules), meaning=option.usual)


def changes(game: str, rules: object, usual_rules: object) -> Iterator[str]:
    """What a rule set changes; nothing for the usual one."""
    options = {option.name: option for option in voice().rules(game, rules, usual_rules) if option.usual}
    if options:
        yield voice().say("rules-played-by", rules=str(rules))
        names = [name for name in rules.__dataclass_fields__ if name in options]  # type: ignore[attr-defined]
        yield from (f"  {options[name].meaning}" for name in names)
