"""What can be read: rules by game and rule set, the schemas of a game's JSON, records of one's own finished games."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import quote, unquote

from dethrone import games
from dethrone.errors import GameError
from dethrone.mcp.refusal import Reason
from dethrone.mcp.studying import finished, rules_text
from dethrone.mcp.tool import Caller, Room
from dethrone.table import Stage

SCHEME = "dethrone://"
RULES = re.compile(r"rules/([\w-]+)/([\w-]+)/([^/]{1,400})")
SCHEMA = re.compile(r"schema/([\w-]+)")
RECORD = re.compile(r"record/([\w-]{1,64})")
LONGEST = 1000
TEXT, JSON = "text/plain", "application/json"


@dataclass(frozen=True, slots=True)
class Page:
    """Something that can be read; without a text, that it can be."""

    uri: str
    name: str
    about: str
    kind: str = TEXT
    text: str = ""


TEMPLATES = (
    Page(f"{SCHEME}rules/{{language}}/{{game}}/{{rules}}", "rules", "The rules of a game by a rule set."),
    Page(f"{SCHEME}schema/{{game}}", "schema", "JSON Schemas of a game's View, Move, Event and Preview.", JSON),
    Page(f"{SCHEME}record/{{game_id}}", "record", "The record of a finished game of yours."),
)  # fmt: skip


def listed(room: Room, caller: Caller) -> Iterator[Page]:
    """All pages that the caller can be told of."""
    for name in games.names():
        for rules in games.kind(name).presets:
            uri = f"{SCHEME}rules/{room.options.language}/{name}/{quote(rules)}"
            yield Page(uri, f"{name}-rules-{rules}", f"The rules of {name}, rule set {rules}.")
        yield Page(f"{SCHEME}schema/{name}", f"{name}-schema", f"JSON Schemas of {name}.", JSON)
    for place in room.lobby.of(caller.owner):
        if place.hosted.stage is Stage.OVER:
            yield Page(f"{SCHEME}record/{place.id}", f"record-{place.id}", "The record of a finished game.")


def read(room: Room, caller: Caller, uri: str) -> Page:
    """One page with its text."""
    rest = uri.removeprefix(SCHEME) if len(uri) <= LONGEST else ""
    if match := RULES.fullmatch(rest):
        voice, kind = room.voice(match[1]), games.kind(match[2])
        rules = kind.rules(unquote(match[3]))
        return Page(uri, "rules", "", text="\n".join(rules_text(voice, kind, rules)))
    if match := SCHEMA.fullmatch(rest):
        return Page(uri, "schema", "", JSON, json.dumps(games.kind(match[1]).wire().schema()))
    if match := RECORD.fullmatch(rest):
        return Page(uri, "record", "", text=finished(room, caller, match[1]).hosted.record())
    raise GameError(Reason.NO_RESOURCE)
