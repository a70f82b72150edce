"""The rules of a table in words: in short by topic, and option by option."""

from __future__ import annotations

from fastapi import APIRouter, Query
from pydantic import BaseModel

from dethrone import games
from dethrone.prose import languages, voice
from dethrone.prose.rulebook import options, topics

ROUTER = APIRouter(tags=["catalogue"])


class Topic(BaseModel):
    """What one may ask for, and what is said to it."""

    name: str
    lines: list[str]


class Option(BaseModel):
    """What a rule set says on one question, and what is usual, where that is something else."""

    name: str
    meaning: str
    usual: str | None


class Rulebook(BaseModel):
    """A rule set."""

    game: str
    rules: str
    topics: list[Topic]
    options: list[Option]


@ROUTER.get("/rules")
async def rules(
    game: str = Query(max_length=40),
    rules: str = Query("", max_length=400),
    language: str = Query("en", max_length=8),
) -> Rulebook:
    """The rules by which a table plays; as `dethrone rules` says them."""
    kind = games.kind(game)
    says = voice(language if language in languages() else "en")
    chosen = kind.rules(rules or kind.usual_rules)
    found = options(says, kind.name, chosen, kind.presets[kind.usual_rules])
    return Rulebook(
        game=kind.name,
        rules=str(chosen),
        topics=[Topic(name=name, lines=lines) for name, lines in topics(says, kind, chosen).items()],
        options=[Option(name=one.name, meaning=one.meaning, usual=one.usual) for one in found],
    )
