"""What rule sets have in common: presets by name, options that are read, checked, changed, compared and written.

A game declares its options once, as a table; its `Rules` is a frozen dataclass with the same names. The text form names
the nearest preset and what differs: `official`, `summary,black_suits=standard`. Where commas and equals signs have
another meaning, as in OpenSpiel's game strings, pluses and colons stand for them: `summary+black_suits:standard`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import fields, replace
from itertools import product
from typing import Any, ClassVar, NamedTuple, Self, TypeAlias

from dethrone.chance import shortened
from dethrone.errors import BadRules, Reason
from dethrone.near import near

OFF = ("off", "none", "no", "false")
ON = ("on", "yes", "true")
SIGN = re.compile("[=:]")  # between an option and its value, which may have a colon, too
OTHER = str.maketrans(",=", "+:")  # what may stand for commas and equals signs
LONGEST = 1000  # characters of a rule set's text
DIGITS = 9
MOST_NUMBERS = 100  # that are tried, of those an option can be


class Choice(NamedTuple):
    """One of a few words."""

    words: tuple[str, ...]

    @property
    def values(self) -> tuple[str, ...]:
        """What may be written, where that is a few words."""
        return self.words

    def read(self, text: str) -> object:
        """The value of a text; a wrong one is refused by `check`."""
        return text

    def check(self, name: str, value: object) -> None:
        """Refuse what is not one of them."""
        if not isinstance(value, str) or value not in self.words:
            words = list(self.words)
            raise BadRules(
                Reason.OPTION_CHOICE, option=name, choices=words, value=shortened(value), **near(value, words)
            )


class Switch(NamedTuple):
    """On or off."""

    @property
    def values(self) -> tuple[str, ...]:
        """What may be written, where that is a few words."""
        return ON[0], OFF[0]

    def read(self, text: str) -> object:
        """The value of a text."""
        return True if text in ON else False if text in OFF else text

    def check(self, name: str, value: object) -> None:
        """Refuse what is neither."""
        if not isinstance(value, bool):
            raise BadRules(
                Reason.OPTION_SWITCH, option=name, value=shortened(value), **near(value, (*ON, *OFF))
            )


class Number(NamedTuple):
    """A whole number from `low` to `high`, or by permission off (None)."""

    low: int
    high: int
    or_off: bool = False

    @property
    def values(self) -> tuple[str, ...]:
        """What may be written beside numbers."""
        return OFF[:1] if self.or_off else ()

    def read(self, text: str) -> object:
        """The value of a text."""
        return None if self.or_off and text in OFF else _number(text)

    def check(self, name: str, value: object) -> None:
        """Refuse what is no such number."""
        if (value is None and self.or_off) or _is_within(value, self.low, self.high):
            return
        reason = Reason.OPTION_NUMBER_OR_OFF if self.or_off else Reason.OPTION_NUMBER
        raise BadRules(reason, option=name, low=self.low, high=self.high, value=shortened(value))


class Numbers(NamedTuple):
    """A number for each player count, written `0/1/2/2`."""

    low: int
    high: int
    size: int = 4

    @property
    def values(self) -> tuple[str, ...]:
        """What may be written beside numbers."""
        return ()

    def read(self, text: str) -> object:
        """The value of a text."""
        return tuple(_number(part) for part in text.split("/"))

    def check(self, name: str, value: object) -> None:
        """Refuse what is not so many such numbers."""
        row = value if isinstance(value, tuple) and len(value) == self.size else (None,)
        if all(_is_within(number, self.low, self.high) for number in row):
            return
        raise BadRules(
            Reason.OPTION_NUMBERS,
            option=name,
            count=self.size,
            low=self.low,
            high=self.high,
            value=shortened(value),
        )


Option: TypeAlias = Choice | Switch | Number | Numbers


class RuleSet:
    """What a frozen dataclass of options gains; it adds no field of its own."""

    __slots__ = ()
    OPTIONS: ClassVar[Mapping[str, Option]]
    PRESETS: ClassVar[dict[str, Any]]

    def check_options(self) -> None:
        """Refuse a value that an option cannot have."""
        for name, option in self.OPTIONS.items():
            option.check(name, getattr(self, name))

    @classmethod
    def named(cls, name: str) -> Self:
        """A preset by its name."""
        found = cls.PRESETS.get(name)
        if found is None:
            names = list(cls.PRESETS)
            raise BadRules(Reason.NO_RULE_SET, name=shortened(name), names=names, **near(name, names))
        assert isinstance(found, cls)
        return found

    @classmethod
    def parse(cls, text: str) -> Self:
        """A rule set from its text: a preset's name, then options as name=value, all set apart by commas.

        Pluses may stand for the commas and colons for the equals signs.
        """
        if not isinstance(text, str):
            raise BadRules(Reason.NO_RULE_SET, name=shortened(text), names=list(cls.PRESETS))
        known = _parsed.get((cls, text))
        if known is None:
            if len(text) > LONGEST:
                raise BadRules(Reason.NO_RULE_SET, name=shortened(text), names=list(cls.PRESETS))
            name, *changes = (part.strip() for part in text.replace("+", ",").split(","))
            known = cls.named(name.lower()).but(**dict(cls._read(change) for change in changes if change))
            if len(_parsed) < MOST_TEXTS:
                _parsed[cls, text] = known
        assert isinstance(known, cls)
        return known

    @classmethod
    def _read(cls, text: str) -> tuple[str, object]:
        name, value, *_ = (*(part.strip() for part in SIGN.split(text, maxsplit=1)), "")
        name, value = name.lower().replace("-", "_"), value.lower()
        if not value:
            raise BadRules(Reason.OPTION_FORM, text=shortened(text), example=next(iter(cls.OPTIONS)))
        option = cls.OPTIONS.get(name)
        return name, value if option is None else option.read(value)

    def but(self, **changes: object) -> Self:
        """The same rules with some options changed."""
        for name in changes:
            if name not in self.OPTIONS:
                names = sorted(self.OPTIONS)
                raise BadRules(Reason.NO_OPTION, name=shortened(name), names=names, **near(name, names))
        return replace(self, **changes)  # type: ignore[type-var]

    def __reduce__(self) -> tuple[object, tuple[type[RuleSet], str]]:
        return _again, (type(self), self.text())

    def differences(self, other: Self | None = None) -> dict[str, tuple[object, object]]:
        """The options in which two rule sets differ, or this one from the first preset: name, here, there."""
        than = next(iter(self.PRESETS.values())) if other is None else other
        pairs = {name: (getattr(self, name), getattr(than, name)) for name in self.OPTIONS}
        return {name: (here, there) for name, (here, there) in pairs.items() if here != there}

    def neighbours(self) -> Iterator[str]:
        """The texts of the presets, also with what is changed here, and of all these with one more option changed."""
        preset = self.named(self.text().split(",")[0])
        mine = {name: here for name, (here, _) in self.differences(preset).items()}
        near: list[RuleSet] = [self, *self.PRESETS.values()]
        for rules in self.PRESETS.values():
            with suppress(BadRules):  # options that do not go together
                near.append(rules.but(**mine))
        yield from map(str, near)
        for rules, (name, option) in product(near, self.OPTIONS.items()):
            numbers = range(option.low, option.low + MOST_NUMBERS) if isinstance(option, Number) else ()
            for value in (*map(option.read, option.values), *numbers):
                with suppress(BadRules):
                    yield str(rules.but(**{name: value}))

    def text(self) -> str:
        """The nearest preset, and what differs from it."""
        found = _texts.get(self)
        if found is None:
            by_preset = {name: self.differences(preset) for name, preset in self.PRESETS.items()}
            name = min(by_preset, key=lambda preset: len(by_preset[preset]))
            changes = (f"{option}={option_text(here)}" for option, (here, _) in by_preset[name].items())
            found = ",".join([name, *changes])
            if len(_texts) < MOST_TEXTS:
                _texts[self] = found
        return found


MOST_TEXTS = 1000
_texts: dict[RuleSet, str] = {}
_parsed: dict[tuple[type[RuleSet], str], RuleSet] = {}


def _again(rules: type[RuleSet], text: str) -> RuleSet:
    """A rule set in another process; its text is shorter than its options, and is checked when it is read."""
    return rules.parse(text)


def option_text(value: object) -> str:
    """An option's value as it is written: `0/1/2/2`, `on`, `off`, `until`."""
    if isinstance(value, tuple):
        return "/".join(str(number) for number in value)
    if value is None or value is False:
        return "off"
    return "on" if value is True else str(value)


def check_table(rules: type[RuleSet]) -> None:
    """A table of options names exactly the fields there are; called once where the table is made."""
    named = [field.name for field in fields(rules)]  # type: ignore[arg-type]
    assert list(rules.OPTIONS) == named, f"{rules.__name__}: {set(named) ^ set(rules.OPTIONS)}"


def _number(text: str) -> object:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= DIGITS else text


def _is_within(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
