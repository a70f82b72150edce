"""How many cards lie where: all cards of a game are somewhere, so what a state leaves out often follows."""

from __future__ import annotations

from dataclasses import dataclass

from dethrone.dialogue.refusal import Reason
from dethrone.dialogue.regicide.state import State
from dethrone.errors import Unreadable
from dethrone.prose import Part
from dethrone.regicide.cards import DECK, FIRST_JESTER, FIRST_ROYAL, RANKS, SUITS, Card
from dethrone.regicide.rules import Rules

ROYALS = DECK[FIRST_ROYAL:FIRST_JESTER]


@dataclass(frozen=True, slots=True)
class Counts:
    """What lies where, and what had to be assumed for it."""

    partners: tuple[int, ...]
    discard: int
    tavern: int
    fallen: tuple[Card, ...]
    castle: tuple[Card, ...]
    hidden: tuple[Card, ...]  # the cards that may lie anywhere out of sight
    notes: tuple[Part, ...]


def counted(state: State, rules: Rules, players: int) -> Counts:
    """Where all cards lie."""
    notes: list[Part] = []
    fallen = _fallen(state, notes)
    castle = tuple(one for one in ROYALS if one not in fallen and one != state.enemy)
    discard = _discard(state, notes)
    jesters = rules.jesters[players - 1]
    everything = [*DECK[:FIRST_ROYAL], *fallen, *[DECK[FIRST_JESTER]] * jesters]
    for one in (*state.hand, *_table(state), *(state.pile or ()), *state.top):
        if one in everything:  # whoever names a card twice hears it at the position's door
            everything.remove(one)
    named = len(state.pile or ())
    free = len(everything) - (0 if state.pile is not None else discard) + len(state.top)
    partners, tavern = _shares(state, rules, players, free, notes)
    if (
        sum(partners) + tavern != free
        or tavern < len(state.top)
        or (state.pile is not None and named != discard)
    ):
        raise Unreadable(Reason.STATE_COUNT, free=free, hands=sum(partners), tavern=tavern, discard=discard)
    if _is_beginning(state, rules, players):
        notes = []
    return Counts(partners, discard, tavern, fallen, castle, tuple(everything), tuple(notes))


def _table(state: State) -> list[Card]:
    return [one for play in state.played for one in play]


def _is_beginning(state: State, rules: Rules, players: int) -> bool:
    """Whether this can only be the first turn: then everything follows from the deal."""
    is_full = len(state.hand) == rules.hand_limit[players - 1] and state.enemy in ROYALS[: len(SUITS)]
    return is_full and not state.played and state.discard == 0 and not state.fallen


def _fallen(state: State, notes: list[Part]) -> tuple[Card, ...]:
    """The royals that have fallen: all of lower ranks, and of the enemy's rank those that lie elsewhere."""
    assert state.enemy is not None
    rank = RANKS.index(state.enemy.rank)
    elsewhere = {*state.hand, *_table(state), *(state.pile or ()), *state.top, *(state.fallen or ())}
    lower = [one for one in ROYALS if RANKS.index(one.rank) < rank]
    same = [one for one in ROYALS if one.rank == state.enemy.rank and one != state.enemy]
    seen = [one for one in same if one in elsewhere]
    if state.castle is not None:
        wanted = 11 - state.castle - len(lower)
        if not len(seen) <= wanted <= len(same):
            raise Unreadable(Reason.STATE_CASTLE, castle=state.castle, enemy=str(state.enemy), seen=len(seen))
        others = [one for one in same if one not in seen][: wanted - len(seen)]
        if 0 < len(others) < len(same) - len(seen):
            notes.append(Part("dialogue-assumed-fallen", {"cards": [str(one) for one in others]}))
        return (*lower, *seen, *others)
    if state.fallen is None:
        notes.append(Part("dialogue-assumed-castle", {"castle": 11 - len(lower) - len(seen)}))
    return (*lower, *seen)


def _discard(state: State, notes: list[Part]) -> int:
    if state.discard is not None:
        return state.discard
    if state.pile is None:
        notes.append(Part("dialogue-assumed-discard", {}))
    return len(state.pile or ())


def _shares(
    state: State, rules: Rules, players: int, free: int, notes: list[Part]
) -> tuple[tuple[int, ...], int]:
    """What the partners hold and what the tavern has of the cards that lie in neither place for sure."""
    others, limit = players - 1, rules.hand_limit[players - 1]
    if state.partners is not None and others:
        return state.partners, free - sum(state.partners) if state.tavern is None else state.tavern
    if not others:
        return (), free if state.tavern is None else state.tavern
    if state.tavern is not None:
        held = max(0, free - state.tavern)
        shares = tuple(held // others + (seat < held % others) for seat in range(others))
        if others > 1 or held > limit:
            notes.append(Part("dialogue-assumed-hands", {"hands": list(shares)}))
        return shares, state.tavern
    shares = tuple(min(limit, max(0, free // others)) for _ in range(others))
    notes.append(
        Part(
            "dialogue-assumed-partner", {"hands": list(shares), "tavern": free - sum(shares), "limit": limit}
        )
    )
    return shares, free - sum(shares)
