"""What Regidice says in the terminal beyond single sentences: stages, moves as they are typed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dethrone.prose import Voice
from dethrone.regidice.kind import KIND
from dethrone.regidice.moves import Move

GAME = KIND.name
LISTED = {"lose": " ", "put": " ", "set": ", "}


def stages(voice: Voice) -> list[str]:
    """The stages of a round by name."""
    return voice.say("regidice-stages").split(", ")


def values(numbers: Iterable[int]) -> str:
    """What dice show: 6+5."""
    return "+".join(map(str, numbers))


def in_words(moves: Sequence[Move]) -> str:
    """Moves as they would be typed, several with semicolons; what can be listed is listed."""
    parts: list[str] = []
    for move in map(str, moves):
        verb, _, rest = move.partition(":")
        if parts and verb in LISTED and parts[-1].startswith(f"{verb}:"):
            parts[-1] += LISTED[verb] + rest
        else:
            parts.append(move.replace("-", " ") if verb == "C" else move)
    return "; ".join(part.replace(":", " ") for part in parts)
