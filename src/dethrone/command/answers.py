"""What a command answers with `--json`: one JSON object on the standard output, and the same for what went wrong."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Any

import msgspec

from dethrone.errors import Code, GameError
from dethrone.prose import Voice


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """Whatever is answered; the fields are what scripts may count on."""


class Problem(Answer, frozen=True, kw_only=True):
    """What went wrong: its kind, its reason (a message's id) with its facts, and the sentence."""

    code: str
    reason: str | None
    facts: dict[str, Any]
    sentence: str


class Failure(Answer, frozen=True, kw_only=True):
    """The answer that holds no answer; nothing else has a field `error`."""

    error: Problem


def failure(error: GameError | OSError, voice: Voice) -> Failure:
    """An error as an answer."""
    if isinstance(error, OSError):
        sentence = f"{error.strerror or error}" + (f": {error.filename}" if error.filename else ".")
        return Failure(error=Problem(code=Code.UNREADABLE.value, reason=None, facts={}, sentence=sentence))
    has_reason = isinstance(error.reason, StrEnum)
    return Failure(
        error=Problem(
            code=error.code.value,
            reason=str(error.reason) if has_reason else None,
            facts=msgspec.to_builtins(error.facts, enc_hook=str),
            sentence=voice.refusal(error) if has_reason else str(error),
        )
    )


def written(answer: Answer) -> str:
    """An answer as JSON."""
    return msgspec.json.format(msgspec.json.encode(answer), indent=1).decode()


def schemas(answers: Iterable[type[Answer]]) -> dict[str, Any]:
    """JSON Schemas of answers by name, with what they share under `$defs`."""
    kinds = list(answers)
    _, shared = msgspec.json.schema_components(kinds)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": dict(sorted(shared.items()))}
