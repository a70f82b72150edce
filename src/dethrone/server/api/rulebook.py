"""The rules of a table in words: in short by topic, and option by option with what else each might say."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from dethrone import games
from dethrone.contract import Kind
from dethrone.errors import BadRules
from dethrone.prose import Voice, languages, voice
from dethrone.prose.rulebook import at_table, choices, grouped, options, topics
from dethrone.rulesets import Number, Numbers

ROUTER = APIRouter(tags=["catalogue"])
PLACE = "#"  # stands for a number


class Topic(BaseModel):
    """What one may ask for, and what is said to it."""

    name: str
    lines: list[str]


class Choice(BaseModel):
    """A value that an option can have, as it is written, and what that means."""

    value: str
    meaning: str


class Amount(BaseModel):
    """A number that an option has, for these players: from, to, as it is, and how another is written in its place."""

    low: int
    high: int
    now: int | None
    written: str  # `#` stands for the number


class Option(BaseModel):
    """What a rule set says on one question, what is usual where that is something else, and what it might say."""

    name: str
    topic: str
    value: str
    meaning: str
    usual: str | None
    choices: list[Choice]
    amount: Amount | None


class Rulebook(BaseModel):
    """A rule set, what it gives so many players to begin with, and by topic and option what it says.

    `refused` says why it is not as it was to be changed.
    """

    game: str
    rules: str
    at_table: str
    topics: list[Topic]
    options: list[Option]
    refused: str | None


class Asked(BaseModel):
    """Which rules, for how many players (0: as many as usual), and one option to be changed in them."""

    game: str = Field(max_length=40)
    rules: str = Field("", max_length=400)
    language: str = Field("en", max_length=8)
    players: int = Field(0, ge=0, le=100)
    option: str = Field("", max_length=40)
    value: str = Field("", max_length=40)


@ROUTER.get("/rules")
async def rules(asked: Annotated[Asked, Query()]) -> Rulebook:
    """The rules by which a table plays, as `dethrone rules` says them; with one option changed, if it can be."""
    kind = games.kind(asked.game)
    says = voice(asked.language if asked.language in languages() else "en")
    chosen, refused = kind.rules(asked.rules or kind.usual_rules), None
    players = asked.players if asked.players in kind.players else kind.usual_players
    if asked.option:
        try:
            chosen = _changed(kind, chosen, asked, players)
        except BadRules as error:
            refused = says.refusal(error)
    return Rulebook(
        game=kind.name,
        rules=str(chosen),
        at_table=at_table(says, kind, chosen, players),
        topics=[
            Topic(name=name, lines=lines)
            for name, lines in topics(says, kind, chosen, is_written=False).items()
        ],
        options=_options(says, kind, chosen, players),
        refused=refused,
    )


def _changed(kind: Kind, chosen: Any, asked: Asked, players: int) -> Any:
    """These rules but for one option; they must be playable by so many."""
    wanted = kind.rules(f"{chosen},{asked.option}={asked.value}")
    kind.deal(players, wanted, None)
    return wanted


def _options(says: Voice, kind: Kind, chosen: Any, players: int) -> list[Option]:
    by_name = grouped(says, kind.name)
    found = options(says, kind.name, chosen, kind.presets[kind.usual_rules])
    return [
        Option(
            name=one.name,
            topic=by_name.get(one.name, ""),
            value=one.value,
            meaning=one.meaning,
            usual=one.usual,
            choices=[
                Choice(value=value, meaning=meaning)
                for value, meaning in choices(says, kind.name, chosen, one.name)
            ],
            amount=_amount(chosen.OPTIONS[one.name], getattr(chosen, one.name), players),
        )
        for one in found
    ]


def _amount(option: object, value: Any, players: int) -> Amount | None:
    """What a number may be; where there is one for each number of players, that of these."""
    if isinstance(option, Number):
        return Amount(low=option.low, high=option.high, now=value, written=PLACE)
    if isinstance(option, Numbers):
        others = [PLACE if place == players - 1 else str(number) for place, number in enumerate(value)]
        return Amount(low=option.low, high=option.high, now=value[players - 1], written="/".join(others))
    return None
