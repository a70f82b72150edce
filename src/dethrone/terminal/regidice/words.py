"""What Regidice says in the terminal beyond single sentences: stages, stories of steps, moves as they are typed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile

from dethrone.prose import voice
from dethrone.regidice import Phase
from dethrone.regidice.events import Revealed, Rolled
from dethrone.regidice.game import Step
from dethrone.regidice.kind import KIND
from dethrone.regidice.moves import Move

GAME = KIND.name
STAGE_OF = {Phase.DECLARE: 1, Phase.SPLIT: 4, Phase.LOSE: 4, Phase.PREPARE: 5, Phase.OVER: 6}
LISTED = {"lose": " ", "put": " ", "set": ", "}


def stage(phase: Phase) -> int:
    """The stage of the round that a phase belongs to, from 0; 6 after the end."""
    return STAGE_OF.get(phase, 3)


def stages() -> list[str]:
    """The stages of a round by name."""
    return voice().say("regidice-stages").split(", ")


def values(numbers: Iterable[int]) -> str:
    """What dice show: 6+5."""
    return "+".join(map(str, numbers))


def told_steps(steps: Iterable[Step], viewer: int | None, names: Sequence[str]) -> list[str]:
    """What steps did, as far as the viewer may know; what one seat does die by die is told at once."""
    return voice().tell(GAME, (event for step in steps for event in step.events(viewer)), names)


def foretold(steps: Iterable[Step], names: Sequence[str]) -> list[str]:
    """What steps that are only considered would do, up to where dice are thrown or shown."""
    events = (event for step in steps for event in step.events())
    known = takewhile(lambda event: not isinstance(event, Rolled | Revealed), events)
    return voice().tell(GAME, known, names)


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
