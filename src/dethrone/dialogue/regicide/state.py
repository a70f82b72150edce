"""A state as it is pasted into a chat: the fields of the old prompts, and those that say what they left open.

`My` is whoever wrote the prompt, `Your` is whoever is asked. A field that is None was not there; `?` is a card that its
writer could not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from dethrone.dialogue.regicide.sets import UNKNOWN, written
from dethrone.regicide.cards import Card

Groups = tuple[tuple[Card, ...], ...]


class Wanted(Enum):
    """What an answer has to give."""

    PLAY = "play"  # a play, and what is discarded for it
    UPDATE = "update"  # the same, the new state, and who should go
    TALK = "talk"  # a message and no card
    PAY = "pay"  # cards to discard
    NAME = "name"  # who goes next


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """What a prompt says of a game."""

    hand: tuple[Card, ...]
    unknown: int = 0  # cards of the hand that are left open
    enemy: Card | None = None
    played: Groups = ()
    discard: int | None = None
    action: str = ""
    requests: tuple[str, ...] = ()
    question: str = ""
    wanted: Wanted = Wanted.PLAY
    damage: int | None = None
    health: int | None = None
    shield: int | None = None
    attack: int | None = None
    owed: int | None = None
    is_immune: bool | None = None
    tavern: int | None = None
    partners: tuple[int, ...] | None = None
    castle: int | None = None
    yielded: tuple[str, ...] | None = None
    streak: int | None = None
    flips: int | None = None
    fallen: tuple[Card, ...] | None = None
    pile: tuple[Card, ...] | None = None
    top: tuple[Card, ...] = ()
    players: int | None = None
    rules: str | None = None
    lacks_enemy: bool = False  # whether there is no line for it
    is_open: bool = False  # whether its text says that nobody has a fixed turn

    @property
    def is_grouped(self) -> bool:
        """Whether it is told which cards were played together; with one card there is nothing to tell."""
        return len(self.played) < 2 or any(len(play) > 1 for play in self.played)

    def __str__(self) -> str:
        """The block that begins with `State:`."""
        return "\n".join(["State:", *_lines(self)])


def _lines(state: State) -> Iterator[str]:
    yield f"My Action was: {state.action}".rstrip()
    yield from (f"Action: {request}" for request in state.requests)
    yield f"Your Hand: {written(tuple((one,) for one in state.hand), state.unknown)}"
    yield f"Enemy: {UNKNOWN if state.enemy is None else state.enemy}"
    yield f"Played: {written(state.played) if state.played else ''}".rstrip()
    yield f"Cards in Discard: {'' if state.discard is None else state.discard}".rstrip()
    yield from (f"{name}: {value}" for name, value in _extension(state) if value is not None)


def _extension(state: State) -> Iterator[tuple[str, object]]:
    """The fields that old readers pass over."""
    if state.damage is not None:
        yield "Damage", state.damage if state.health is None else f"{state.damage}/{state.health}"
    yield "Shield", state.shield
    yield "Attack", state.attack
    yield "To Pay", state.owed
    yield "Immunity", None if state.is_immune is None else ("off", "on")[state.is_immune]
    yield "Tavern", state.tavern
    yield "Partner Hand", None if state.partners is None else ", ".join(map(str, state.partners)) or "0"
    yield "Castle", state.castle
    yield "Yielded", None if state.yielded is None else "{" + ", ".join(state.yielded) + "}"
    yield "Streak", state.streak
    yield "Flips", state.flips
    yield "Fallen", _row(state.fallen)
    yield "Discard Pile", _row(state.pile)
    yield "Tavern Top", _row(state.top or None)
    yield "Players", state.players
    yield "Rules", state.rules


def _row(held: tuple[Card, ...] | None) -> str | None:
    return None if held is None else written(tuple((one,) for one in held))
