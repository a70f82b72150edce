"""What a seat, or a spectator, may know: built up from public facts and the own hand, never cut down.

RC-90 says what is public, RC-91 what is known of the discard pile, RC-92 what can be told of hidden cards: the
layer each came from, and which cards a layer holds, but never where in it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum

from dethrone.regicide.cards import DECK, Card, cards_of
from dethrone.regicide.codes import CARDS
from dethrone.regicide.moves import Wish
from dethrone.regicide.position import Position
from dethrone.regicide.redeal import known_pile
from dethrone.regicide.rules import Rules


class Phase(Enum):
    """What is asked now."""

    PLAY = "play"
    SUFFER = "suffer"
    NAME = "name"
    WHO = "who"
    OVER = "over"


class Outcome(Enum):
    """How a game ended."""

    WON = "won"
    CANNOT_PAY = "lost:cannot-pay"
    STUCK = "lost:stuck"
    STALEMATE = "lost:stalemate"

    @property
    def is_won(self) -> bool:
        """Whether the players won."""
        return self is Outcome.WON


PHASES = tuple(Phase)
OUTCOMES: tuple[Outcome | None, ...] = (None, *Outcome)
MEDALS = ("gold", "silver", "bronze")
Plays = tuple[tuple[int, tuple[Card, ...]], ...]
Counts = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """All that one seat may know; `seat` is None for a spectator, who sees no hand."""

    seat: int | None
    rules: Rules
    players: int
    phase: Phase
    decider: int | None
    turn: int
    enemy: Card
    damage: int
    shield: int
    attack: int
    is_cancelled: bool
    owed: int
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    hand_layers: tuple[Counts, ...]
    tavern: tuple[int, ...]
    layers: tuple[tuple[int, tuple[Card, ...]], ...]
    strays: tuple[tuple[Card, int], ...]
    batches: int
    last_heal: int
    discard: tuple[Card, ...]
    discard_size: int
    discard_top: Card | None
    plays: Plays
    fallen: tuple[Card, ...]
    yielded: tuple[bool, ...]
    streak: int
    flips: int
    wishes: tuple[Wish | None, ...]
    outcome: Outcome | None

    @property
    def health_left(self) -> int:
        """What the enemy still endures."""
        return self.enemy.health - self.damage

    @property
    def tavern_size(self) -> int:
        """How many cards lie in the tavern."""
        return len(self.tavern)

    @property
    def castle_size(self) -> int:
        """How many royals wait below the enemy."""
        return 11 - len(self.fallen)

    @property
    def castle_left(self) -> tuple[Card, ...]:
        """The royals that wait below the enemy, in rank order; their order within a rank is hidden."""
        gone = {*self.fallen, self.enemy}
        return () if self.outcome is Outcome.WON else tuple(card for card in DECK[40:52] if card not in gone)

    @property
    def tavern_known(self) -> tuple[Card | None, ...]:
        """The tavern from the top, with a card where everybody knows it and None elsewhere."""
        known = {label: held[0] for label, held in self.layers if len(held) == 1 and self.is_whole(label)}
        return tuple(known.get(label) for label in self.tavern)

    def is_whole(self, label: int) -> bool:
        """Whether a layer's hidden places are filled by exactly the cards listed for it."""
        places = self.tavern.count(label) + sum(
            count
            for seat, counts in enumerate(self.hand_layers)
            if seat != self.seat
            for layer, count in counts
            if layer == label
        )
        return places == sum(len(held) for layer, held in self.layers if layer == label)

    @property
    def flips_used(self) -> int:
        """How many jesters a solo player has turned over."""
        return self.rules.solo_flips - self.flips if self.players == 1 else 0

    @property
    def medal(self) -> str | None:
        """Gold, silver or bronze for a won solo game (RC-85)."""
        if self.players > 1 or self.outcome is not Outcome.WON:
            return None
        return MEDALS[self.flips_used]


def hidden_from(position: Position, seat: int | None) -> int:
    """The cards whose places a seat cannot know, as one set: no place can be read off it."""
    hidden = 0
    for other in range(position.players):
        if other != seat:
            hidden |= position.hand(other)
    for card in position.tavern_cards():
        hidden |= 1 << card
    return hidden | position.discard & ~known_pile(position)


def view_of(position: Position, rules: Rules, seat: int | None) -> View:
    """What a seat may know of a position."""
    pile = known_pile(position)
    layers = position.layers()
    known_layers, strays = _unseen(position, layers, hidden_from(position, seat))
    asked = position.decider()
    return View(
        seat=seat,
        rules=rules,
        players=position.players,
        phase=PHASES[position.phase],
        decider=None if asked < 0 else asked,
        turn=position.turn,
        enemy=DECK[position.enemy],
        damage=position.damage,
        shield=position.shield,
        attack=position.attack(),
        is_cancelled=bool(position.cancelled),
        owed=position.owed,
        hand=() if seat is None else cards_of(position.hand(seat)),
        hand_sizes=tuple(position.hand(other).bit_count() for other in range(position.players)),
        hand_layers=tuple(
            () if other == seat else _counted(position.hand(other), layers)
            for other in range(position.players)
        ),
        tavern=tuple(layers[card] for card in position.tavern_cards()),
        layers=known_layers,
        strays=strays,
        batches=position.batches,
        last_heal=position.last_heal,
        discard=cards_of(pile),
        discard_size=position.discard.bit_count(),
        discard_top=DECK[position.pile_top]
        if position.discard_view == 1 and position.pile_top >= 0
        else None,
        plays=tuple((word >> 58, cards_of(word & CARDS)) for word in position.play_words()),
        fallen=tuple(DECK[card] for card in position.castle_cards()[: position.defeated]),
        yielded=tuple(bool(position.yielded >> other & 1) for other in range(position.players)),
        streak=position.streak,
        flips=position.flips,
        wishes=_heard(position, seat),
        outcome=OUTCOMES[position.outcome],
    )


def _unseen(
    position: Position, layers: list[int], hidden: int
) -> tuple[tuple[tuple[int, tuple[Card, ...]], ...], tuple[tuple[Card, int], ...]]:
    """The hidden cards by the layer they must be of, and those of which nobody can tell (closed piles)."""
    entries = position.entries()
    by_layer: dict[int, int] = {}
    strays = []
    for card in range(54):
        if not hidden >> card & 1:
            continue
        if position.discard_view and entries[card] >= 0:
            strays.append((DECK[card], entries[card]))
        else:
            by_layer[layers[card]] = by_layer.get(layers[card], 0) | 1 << card
    return tuple((label, cards_of(mask)) for label, mask in sorted(by_layer.items())), tuple(strays)


def _counted(hand: int, layers: list[int]) -> Counts:
    """How many cards of each layer a hand holds."""
    return tuple(sorted(Counter(layers[card] for card in range(54) if hand >> card & 1).items()))


def _heard(position: Position, seat: int | None) -> tuple[Wish | None, ...]:
    """The wishes a seat hears: those given before everybody has spoken stay with their owner (RC-96)."""
    said = [position.wishes >> 2 * other & 3 for other in range(position.players)]
    waiting = position.phase == PHASES.index(Phase.WHO)
    return tuple(
        None if not wish or (waiting and other != seat) else list(Wish)[wish - 1]
        for other, wish in enumerate(said)
    )
