"""A prompt that teaches a game: its rules in a language, and how to play it with the tools here."""

from __future__ import annotations

from collections.abc import Mapping

from dethrone import games
from dethrone.errors import GameError, Unreadable
from dethrone.errors import Reason as Shared
from dethrone.mcp.refusal import Reason
from dethrone.mcp.studying import rules_text
from dethrone.mcp.tool import Room

TEACH = "teach"
ABOUT = "Learn a game and how to play it here."
ARGUMENTS = {
    "game": "Which game; the first one if left out.",
    "rules": "Which rule set; the usual one if left out.",
    "language": "Which language: en, de or fr.",
}
LONGEST = 400  # characters of an argument


def prompt(room: Room, name: str, arguments: Mapping[str, str]) -> str:
    """The text of a prompt."""
    if name != TEACH:
        raise GameError(Reason.NO_PROMPT, prompts=[TEACH])
    if not set(arguments) <= set(ARGUMENTS) or any(len(text) > LONGEST for text in arguments.values()):
        raise Unreadable(Shared.NOT_JSON, what=", ".join(ARGUMENTS))
    voice = room.voice(arguments.get("language") or None)
    kind = games.kind(arguments.get("game") or games.names()[0])
    rules = kind.rules(arguments.get("rules") or kind.usual_rules)
    lines = rules_text(voice, kind, rules)
    told = voice.lines("mcp-teach", game=kind.name, rules=str(rules))
    return "\n".join([*told, "", *lines])
