"""What a seat, or a spectator, may know: an outline built up from public facts and the own hand, never cut down.

RC-90 says what is public, RC-91 what is known of the discard pile, RC-92 what can be told of hidden cards: the
layer each came from, and which cards a layer holds, but never where in it. In the outline all that is hidden lies in
one fixed order, so it holds no secret; everything that a view says is read from it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Literal

from dethrone.chance import checked_seed
from dethrone.errors import OutOfTurn
from dethrone.errors import Reason as Shared
from dethrone.listing import Listing
from dethrone.regicide.cards import DECK, Card, Suit, bits_of, cards_of
from dethrone.regicide.codes import ASKING, CARDS, JESTERS, NAMING, OVER, PHASES, Phase
from dethrone.regicide.legal import fitted, legal_moves
from dethrone.regicide.moves import WISHES, Move, Pay, Play, Post, Wish, decode, encode
from dethrone.regicide.position import Position
from dethrone.regicide.redeal import known_pile, outline, redeal
from dethrone.regicide.rules import Rules, as_rules
from dethrone.shown import Told

if TYPE_CHECKING:
    from dethrone.regicide.game import Game
    from dethrone.regicide.preview import Preview


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


OUTCOMES: tuple[Outcome | None, ...] = (None, *Outcome)
MEDALS = ("gold", "silver", "bronze")
Plays = tuple[tuple[int, tuple[Card, ...]], ...]
Counts = tuple[tuple[int, int], ...]
Power = Literal["double", "draw", "heal", "shield", "blocked", "jester"]


class View(Told):
    """All that one seat may know; `seat` is None for a spectator, who sees no hand."""

    __slots__ = ("_outline", "_preview", "_rules", "_seat")

    def __init__(self, seat: int | None, rules: Rules, outline: Position) -> None:
        self._seat = seat
        self._rules = rules
        self._outline = outline
        self._preview: Preview | None = None  # the last: a terminal's board and its lines ask for the same

    @property
    def seat(self) -> int | None:
        """Whose view it is; None for a spectator's."""
        return self._seat

    @property
    def rules(self) -> Rules:
        """The rule set."""
        return self._rules

    @property
    def outline(self) -> Position:
        """A position of all that is known, as a copy; what is hidden lies in a fixed order that means nothing."""
        return self._outline.copy()

    # ------------------------------------------------------------- who is asked
    @property
    def decider(self) -> int | None:
        """The seat that is asked; None after the end."""
        seat = self._outline.decider()
        return None if seat < 0 else seat

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._outline.players

    @property
    def phase(self) -> Phase:
        """What is asked now."""
        return PHASES[self._outline.phase]

    @property
    def turn(self) -> int:
        """Whose turn it is, which may not be who is asked."""
        return self._outline.turn

    @property
    def speakers(self) -> tuple[int, ...]:
        """The seats that may say a wish without being asked: all, in the window after a jester (RC-94)."""
        return speakers(self._outline, self._rules)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return OUTCOMES[self._outline.outcome]

    # ------------------------------------------------------------- the enemy
    @property
    def enemy(self) -> Card:
        """The royal that is fought."""
        return DECK[self._outline.enemy]

    @property
    def damage(self) -> int:
        """What it has taken."""
        return self._outline.damage

    @property
    def health_left(self) -> int:
        """What the enemy still endures; the last one has fallen once the game is won."""
        is_won = self.outcome is not None and self.outcome.is_won
        return 0 if is_won else self.enemy.health - self._outline.damage

    @property
    def shield(self) -> int:
        """What spades have taken, or will take, off its attack."""
        return self._outline.shield

    @property
    def attack(self) -> int:
        """What it hits for after the shield."""
        return self._outline.attack()

    @property
    def is_cancelled(self) -> bool:
        """Whether a jester has ended its immunity."""
        return bool(self._outline.cancelled)

    def power(self, card: Card) -> Power:
        """What a card's suit does to this enemy, or would have done when all is over; a jester has none."""
        if card.suit is None:
            return "jester"
        if card.suit is self.enemy.suit and not self.is_cancelled and self.outcome is None:
            return "blocked"
        powers: dict[int, Power] = {self._outline.double_suit: "double", self._outline.shield_suit: "shield"}
        return powers.get(card.suit.index, "draw" if card.suit is Suit.DIAMONDS else "heal")

    @property
    def owed(self) -> int:
        """What is still to be paid."""
        return self._outline.owed

    @property
    def plays(self) -> Plays:
        """The plays against it: seat and cards."""
        return tuple((word >> 58, cards_of(word & CARDS)) for word in self._outline.play_words())

    @property
    def fallen(self) -> tuple[Card, ...]:
        """The royals that have fallen, in their order."""
        return tuple(DECK[card] for card in self._outline.castle_cards()[: self._outline.defeated])

    @property
    def castle_size(self) -> int:
        """How many royals wait below the enemy; none after the last has fallen."""
        return max(0, 11 - self._outline.defeated)

    @property
    def castle_left(self) -> tuple[Card, ...]:
        """The royals that wait below the enemy, in rank order; their order within a rank is hidden."""
        return tuple(DECK[card] for card in self._outline.castle_cards()[self._outline.defeated + 1 :])

    # ------------------------------------------------------------- cards
    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's own cards."""
        return () if self._seat is None else cards_of(self._outline.hand(self._seat))

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(self._outline.hand(seat).bit_count() for seat in range(self._outline.players))

    @property
    def hand_layers(self) -> tuple[Counts, ...]:
        """For each other seat, how many of its cards are of which layer (RC-92)."""
        layers = self._outline.layers()
        return tuple(
            [
                () if seat == self._seat else _counted(self._outline.hand(seat), layers)
                for seat in range(self._outline.players)
            ]
        )

    @property
    def tavern(self) -> tuple[int, ...]:
        """The layer of each card of the tavern, the top first."""
        layers = self._outline.layers()
        return tuple([layers[card] for card in self._outline.tavern_cards()])

    @property
    def tavern_size(self) -> int:
        """How many cards lie in the tavern."""
        return self._outline.tavern_size

    @property
    def tavern_known(self) -> tuple[Card | None, ...]:
        """The tavern from the top, with a card where everybody knows it and None elsewhere."""
        known = {label: held[0] for label, held in self.layers if len(held) == 1 and self.is_whole(label)}
        return tuple(known.get(label) for label in self.tavern)

    @property
    def layers(self) -> tuple[tuple[int, tuple[Card, ...]], ...]:
        """The hidden cards by the layer they must be of."""
        layers, entries = self._outline.layers(), self._outline.entries()
        is_closed = self._outline.discard_view > 0
        by_layer: dict[int, list[Card]] = {}
        for card in self._hidden():
            if not is_closed or entries[card] < 0:
                by_layer.setdefault(layers[card], []).append(DECK[card])
        return tuple([(label, tuple(by_layer[label])) for label in sorted(by_layer)])

    @property
    def strays(self) -> tuple[tuple[Card, int], ...]:
        """With a closed pile, hidden cards of which nobody can tell the layer, with when they were discarded."""
        if not self._outline.discard_view:
            return ()
        entries = self._outline.entries()
        return tuple([(DECK[card], entries[card]) for card in self._hidden() if entries[card] >= 0])

    def is_whole(self, label: int) -> bool:
        """Whether a layer's hidden places are filled by exactly the cards listed for it."""
        places = self.tavern.count(label) + sum(
            count
            for seat, counts in enumerate(self.hand_layers)
            if seat != self._seat
            for layer, count in counts
            if layer == label
        )
        return places == sum(len(held) for layer, held in self.layers if layer == label)

    @property
    def batches(self) -> int:
        """How many layers there have been."""
        return self._outline.batches

    @property
    def last_heal(self) -> int:
        """The layer that was healed last."""
        return self._outline.last_heal

    @property
    def discard(self) -> tuple[Card, ...]:
        """The cards that are known to lie in the discard pile (RC-91)."""
        return cards_of(known_pile(self._outline))

    @property
    def discard_size(self) -> int:
        """How many cards lie there."""
        return self._outline.discard.bit_count()

    @property
    def discard_top(self) -> Card | None:
        """The one on top, where it is shown."""
        return DECK[self._outline.pile_top] if self._outline.pile_top >= 0 else None

    # ------------------------------------------------------------- the rest
    @property
    def yielded(self) -> tuple[bool, ...]:
        """For each seat whether its last turn was a yield."""
        return tuple(bool(self._outline.yielded >> seat & 1) for seat in range(self._outline.players))

    @property
    def streak(self) -> int:
        """How many have yielded in a row."""
        return self._outline.streak

    @property
    def flips(self) -> int:
        """How many jesters a solo player may still turn over."""
        return self._outline.flips

    @property
    def flips_used(self) -> int:
        """How many jesters a solo player has turned over."""
        return self._rules.solo_flips - self._outline.flips if self.players == 1 else 0

    @property
    def wishes(self) -> tuple[Wish | None, ...]:
        """What each seat said; wishes given before everybody has spoken stay with their owner (RC-96)."""
        numbers = [self._outline.wishes >> 2 * seat & 3 for seat in range(self._outline.players)]
        is_waiting = self._outline.phase == ASKING
        return tuple(
            None if not wish or (is_waiting and seat != self._seat) else WISHES[wish - 1]
            for seat, wish in enumerate(numbers)
        )

    @property
    def medal(self) -> str | None:
        """Gold, silver or bronze for a won solo game (RC-85)."""
        if self.players > 1 or self.outcome is not Outcome.WON:
            return None
        return MEDALS[self.flips_used]

    # ------------------------------------------------------------- moves
    def legal_moves(self) -> Sequence[Move]:
        """What the decider may do; who does not see the decider's hand is told of no cards."""
        words = legal_moves(self._outline)
        if self._outline.decider() != self._seat:
            words = [word for word in words if not word & CARDS]
        return Listing(words, decode)

    def sayings(self) -> Sequence[Move]:
        """The wishes that the viewer may say now without being asked (RC-94)."""
        return tuple(Post(seat, wish) for seat in self.speakers if seat == self._seat for wish in Wish)

    def parse(self, text: str) -> tuple[Move, ...]:
        """The move that a text means here; bare cards are a payment where one is asked for."""
        from dethrone.regicide.movetext import parse_move  # noqa: PLC0415 (programs do without)

        move = parse_move(text, Pay if self.phase is Phase.SUFFER else Play)
        if isinstance(move, Play | Pay) and move.last is not None and self._rules.discard_view != "top":
            move = type(move)(move.cards)  # the order matters only where the pile shows its top
        return (move,)

    def check(self, move: Move) -> None:
        """Raise IllegalMove with its reason if the viewer may not make the move now."""
        if isinstance(move, Post) and move.seat == self._seat and move.seat in self.speakers:
            return
        from dethrone.regicide.refusal import refused  # noqa: PLC0415 (loaded when something is refused)

        if self._seat is None and self._outline.phase != OVER:
            raise OutOfTurn(Shared.SPECTATOR)
        if self._seat != self._outline.decider() or not fitted(self._outline, encode(move)):
            raise refused(self._outline, move, self._seat)

    def preview(self, move: Move) -> Preview:
        """What a legal move of the viewer would do."""
        last = self._preview  # other threads may ask this view, too
        if last is None or last.move != move:
            last = self._preview = _preview()(self, move)
        return last

    def sample(self, seed: int) -> Position:
        """A whole position drawn uniformly from all that fit the view."""
        return redeal(self._outline, -1 if self._seat is None else self._seat, checked_seed(seed))

    def trial(self, seed: int) -> Game:
        """A game that goes on from a sample, for trying moves; its chance goes on where the sample's ended."""
        from dethrone.regicide.game import Game  # noqa: PLC0415 (it looks at views)

        return Game._resumed(self.sample(seed), self._rules, None)

    # ------------------------------------------------------------- value
    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        mine, others = self._outline, other._outline
        if mine.phase != others.phase or mine.turn != others.turn or mine.tavern_size != others.tavern_size:
            return False  # after a move it is mostly one of these; comparing all takes long
        return self._seat == other._seat and self._rules == other._rules and mine == others

    def __hash__(self) -> int:
        return hash((self._seat, self._rules, self._outline))

    @property
    def text(self) -> str:
        """All of it in one line, which `parse_view` reads back."""
        from dethrone.regicide.notation import view_text  # noqa: PLC0415 (it reads views, too)

        return view_text(self)

    def __repr__(self) -> str:
        return f"<View {self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self._seat, str(self._rules), self._outline)

    def _hidden(self) -> list[int]:
        """The cards whose places the viewer cannot know."""
        hidden = self._outline.discard & ~known_pile(self._outline)
        for seat in range(self._outline.players):
            if seat != self._seat:
                hidden |= self._outline.hand(seat)
        return sorted([*self._outline.tavern_cards(), *bits_of(hidden)])


@cache
def _preview() -> Callable[[View, Move], Preview]:
    from dethrone.regicide.preview import preview  # noqa: PLC0415 (it looks at views, and most are never asked)

    return preview


def _again(seat: int | None, rules: str, outline: Position) -> View:
    """A view from what is pickled of it."""
    from dethrone.regicide.sound import check_seat, check_under  # noqa: PLC0415 (only what was pickled is read)

    check_under(outline, as_rules(rules))
    if seat is not None:
        check_seat(seat, outline.players)
    return View(seat, as_rules(rules), outline)


def view_of(position: Position, rules: Rules, seat: int | None) -> View:
    """What a seat may know of a position."""
    return View(seat, rules, outline(position, -1 if seat is None else seat))


def speakers(position: Position, rules: Rules) -> tuple[int, ...]:
    """The seats that may say a wish without being asked: all, in the window after a jester (RC-94)."""
    if position.phase != NAMING or rules.talk == "none" or position.streak:
        return ()
    last = position.play_words()[-1:]
    return tuple(range(position.players)) if last and last[0] & JESTERS else ()


def _counted(hand: int, layers: list[int]) -> Counts:
    """How many cards of each layer a hand holds."""
    counts: dict[int, int] = {}
    for card in bits_of(hand):
        counts[layers[card]] = counts.get(layers[card], 0) + 1
    return tuple(sorted(counts.items()))
