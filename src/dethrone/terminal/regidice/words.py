"""What Regidice says in the terminal: happenings, declarations and moves in words a newcomer understands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, takewhile

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
LISTED = {"lose": " ", "put": " ", "set": ", "}
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
    """What steps did, as far as the viewer may know; what one seat does die by die is told at once."""
    yield from _told_together((event for step in steps for event in events_of(step, viewer)), names)


def foretold(steps: Iterable[Step], names: Sequence[str]) -> list[str]:
    """What steps that are only considered would do, up to where dice are thrown or shown."""
    events = (event for step in steps for event in events_of(step, None))
    known = takewhile(lambda event: not isinstance(event, happened.Rolled | happened.Revealed), events)
    return list(_told_together(known, names))


def _told_together(events: Iterable[Event], names: Sequence[str]) -> Iterator[str]:
    for _, group in groupby(events, key=lambda event: (type(event), getattr(event, "seat", None))):
        several = list(group)
        match several[0]:
            case happened.SetMade(seat, _, _) if len(several) > 1:
                sets = [values(event.values) for event in several if isinstance(event, happened.SetMade)]
                said = f"{names[seat]} makes the sets {', '.join(sets)}."
            case happened.Suffered(seat, _):
                lost = [
                    die for event in several if isinstance(event, happened.Suffered) for die in event.dice
                ]
                said = f"{names[seat]} loses {spelled(lost)}."
            case happened.Prepared(seat, _):
                put = [event.die for event in several if isinstance(event, happened.Prepared)]
                said = f"{names[seat]} prepares {spelled(put)} for {names[(seat + 1) % len(names)]}."
            case _:
                yield from (told(event, names) for event in several)
                continue
        yield spoken_to(said) if "You" in names else said


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
