"""Messages by language: loads the Fluent files, and formats a message with facts.

Facts become arguments by simple rules, the same in the browser: a list is joined with commas, a truth is `yes` or `no`,
nothing at all is `none`; a text stays what it is, and a number is written without
grouping.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from dethrone.errors import GameError

ENGLISH = "en"
HOME = files("dethrone.prose")


def _languages() -> tuple[str, ...]:
    found = sorted(entry.name for entry in HOME.iterdir() if entry.joinpath("shared.ftl").is_file())
    return (ENGLISH, *(name for name in found if name != ENGLISH))


LANGUAGES = _languages()


class Voice:
    """One language; what it lacks is said in English."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 (it takes a while to load)

        bundle = FluentBundle([self.language], use_isolating=False)
        for entry in sorted(HOME.joinpath(self.language).iterdir(), key=lambda entry: entry.name):
            if entry.name.endswith(".ftl"):
                bundle.add_resource(FluentResource(entry.read_text("utf-8")))
        return bundle

    def has(self, message: str) -> bool:
        """Whether this language has a message."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, /, **facts: Any) -> str:
        """A message with its facts; a message that does not exist, or lacks a fact, is an error of ours."""
        bundle = self._bundle
        if not bundle.has_message(message):
            if self.language == ENGLISH:
                raise LookupError(f"There is no message {message!r}.")
            return voice(ENGLISH).say(message, **facts)
        pattern = bundle.get_message(message).value
        assert pattern is not None  # a message of ours has a text
        text, errors = bundle.format_pattern(pattern, arguments(facts))
        if errors:
            raise LookupError(f"The message {message!r} ({self.language}): {errors[0]}")
        return str(text)

    def refusal(self, error: GameError) -> str:
        """Why something was refused."""
        return self.say(error.reason, **error.facts)


@cache
def voice(language: str = ENGLISH) -> Voice:
    """A language's voice, made once."""
    return Voice(language if language in LANGUAGES else ENGLISH)


def refusal(error: GameError) -> str:
    """Why something was refused, in English."""
    return voice().refusal(error)


def arguments(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts as a message takes them: names with dashes, values as texts and numbers."""
    return {name.replace("_", "-"): _plain(value) for name, value in facts.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, list | tuple):
        return ", ".join(str(_plain(part)) for part in value)
    if isinstance(value, int | float):
        from fluent.runtime.types import fluent_number  # noqa: PLC0415

        return fluent_number(value, useGrouping=False)
    return str(value)
