"""What Regidice says in the terminal: happenings, declarations and moves in words a newcomer understands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from dethrone.regidice import events as happened
from dethrone.regidice.codes import Phase
from dethrone.regidice.dice import Colour
from dethrone.regidice.events import Event, events_of
from dethrone.regidice.moves import Action, Declare, Move
from dethrone.regidice.telling import sentence
from dethrone.regidice.walk import Step
from dethrone.terminal.regidice_dice import spelled

STAGES = ("Roll", "Declare", "Gather", "Resolve", "Suffer", "Prepare")
STAGE_OF = {Phase.DECLARE: 1, Phase.SPLIT: 4, Phase.LOSE: 4, Phase.PREPARE: 5, Phase.OVER: 6}
VERB = {
    Action.ATTACK: "attack",
    Action.BLOCK: "block",
    Action.HEAL: "heal",
    Action.CAST: "cast",
    Action.COMPANION: "companion",
}
SPELL_DOES = {
    Colour.RED: "Fireball",
    Colour.BLUE: "Ice Block",
    Colour.YELLOW: "Holy Light",
    Colour.BLACK: "Touch of Death",
}
SPOKEN_TO = re.compile(
    r"\b(You|and) (attack|block|heal|cast|gain|receive|vote|raise|make|lose|prepare|call)s\b"
)


def stage(phase: Phase) -> int:
    """The stage of the round that a phase belongs to, from 0; 6 after the end."""
    return STAGE_OF.get(phase, 3)


def called(call: Declare) -> str:
    """A declaration in short: `attack 3s`, `cast red odd`."""
    if call.colour is not None and call.parity is not None:
        return f"cast {call.colour.word} {call.parity.value}"
    return VERB[call.action] + (f" {call.number}s" if call.number else "")


def values(numbers: Iterable[int]) -> str:
    """What dice show: 6+5."""
    return "+".join(map(str, numbers))


def counted(number: int, thing: str) -> str:
    """`1 die`, `2 dice`, `1 pip`, `3 pips`."""
    plural = "dice" if thing == "die" else f"{thing}s"
    return f"{number} {thing if number == 1 else plural}"


def told(event: Event, names: Sequence[str]) -> str:
    """An event as a sentence; `You` is spoken to."""
    match event:
        case happened.Rolled(number, first, _):
            said = f"Round {number}: everybody rolls. {names[first]} calls first."
        case happened.Revealed(pools):
            shown = "; ".join(f"{names[seat]} {spelled(pool)}" for seat, pool in enumerate(pools))
            said = f"All dice are revealed: {shown}."
        case _:
            said = sentence(event, names)
    return spoken_to(said) if "You" in names else said


def spoken_to(said: str) -> str:
    """`You attacks` becomes `You attack`, and within a sentence it is `you`."""
    if said.startswith("You "):
        said = said.replace("You is", "You are", 1).replace("gives up", "give up", 1)
        said = SPOKEN_TO.sub(r"\1 \2", said, count=1)
    said = re.sub(r"(?<=\. )You calls", "You call", said)
    return re.sub(r"(?<=[^.;:] )You(?! call)\b", "you", said)


def told_steps(steps: Iterable[Step], viewer: int | None, names: Sequence[str]) -> Iterator[str]:
    """What steps did, as far as the viewer may know; lines of gathering that changed nothing are not there."""
    for step in steps:
        for event in events_of(step, viewer):
            yield told(event, names)


def foretold(steps: Iterable[Step], names: Sequence[str]) -> list[str]:
    """What steps that are only considered would do, up to where dice are thrown or shown."""
    said: list[str] = []
    for step in steps:
        for event in events_of(step, None):
            if isinstance(event, happened.Rolled | happened.Revealed):
                return said
            said.append(told(event, names))
    return said


def in_words(moves: Sequence[Move]) -> str:
    """Moves as they would be typed, several with semicolons; what can be listed is listed."""
    parts: list[str] = []
    for move in map(str, moves):
        verb, _, rest = move.partition(":")
        if parts and verb in ("lose", "put") and parts[-1].startswith(f"{verb} "):
            parts[-1] += f" {rest}"
        elif parts and verb == "set" and parts[-1].startswith("set "):
            parts[-1] += f", {rest}"
        else:
            parts.append(move.replace(":", " ", 1) if verb in ("lose", "put", "set") else move)
    return "; ".join(parts)
