"""How players are named in text, for all games: `greedy`, `master`, `search:samples=3000,threads=2`."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from dethrone.chance import shortened
from dethrone.errors import BadRules
from dethrone.near import near
from dethrone.players.limit import Limit
from dethrone.players.refusal import Reason
from dethrone.rulesets import Option

SEARCH = "search"
MODEL = "model"
LIMITS = ("samples", "ms", "threads")


@dataclass(frozen=True, slots=True)
class Strength:
    """A name people understand, what stands behind it, the samples of its search (None: no search, and so no options),
    and what else its search is told."""

    name: str
    about: str
    samples: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Spec:
    """A player's text, taken apart."""

    text: str
    name: str
    limit: Limit
    options: Mapping[str, object]


def use_models(url: str | None, name: str | None) -> None:
    """Where language models answer and what `model` means from now on, in this process and in those it starts."""
    for variable, value in (("DETHRONE_MODEL_URL", url), ("DETHRONE_MODEL", name)):
        if value is not None:
            os.environ[variable] = value


def is_model(text: str) -> bool:
    """Whether a text means a language model: `model`, or `model:` with its name and options, whose case matters."""
    return text.strip().partition(":")[0].lower() == MODEL


def parse_spec(
    text: str,
    strengths: Sequence[Strength],
    *,
    search: Limit | None = None,
    options: Mapping[str, Option] | None = None,
) -> Spec:
    """Take a player's text apart; `search` is the limit of a `search` that names none, None where there is no such."""
    spec, options = text.strip().lower(), options or {}
    name, _, rest = spec.partition(":")
    names = [strength.name for strength in strengths]
    levels = {strength.name: strength for strength in strengths}
    if search is not None:
        names.append(f"{SEARCH}:samples={search.samples}")
        levels[SEARCH] = Strength(SEARCH, "", search.samples)
    if name not in levels:
        raise BadRules(Reason.NO_PLAYER, text=shortened(text), names=names, **near(name, levels))
    level, words = levels[name], _words(rest, text, (*LIMITS, *options))
    if words and level.samples is None:
        raise BadRules(Reason.NO_OPTIONS, name=name)
    values = dict(level.options)
    for option, word in words.items():
        if option in options:
            values[option] = options[option].read(word)
            options[option].check(option, values[option])
    return Spec(spec, name, _limit(words, text, level.samples or 1), values)


def _limit(words: Mapping[str, str], text: str, samples: int) -> Limit:
    try:
        return Limit(
            samples=int(words.get("samples", samples)),
            milliseconds=float(words["ms"]) if "ms" in words else None,
            threads=int(words.get("threads", 1)),
        )
    except BadRules:
        raise
    except ValueError:
        raise BadRules(Reason.NO_NUMBER, text=shortened(text)) from None


def _words(text: str, spec: str, allowed: Sequence[str]) -> dict[str, str]:
    words = {}
    for part in filter(None, text.split(",")):
        name, equals, value = part.partition("=")
        if not equals or name not in allowed:
            known = [f"{option}=" for option in allowed]
            facts = {"part": shortened(part), "text": shortened(spec), "options": known}
            raise BadRules(Reason.NO_OPTION, **facts, **near(name, allowed))
        words[name] = value
    return words
