"""What a position from outside must be: such that no engine trips over it, and such that a game could have come to it.

`checked` looks at the bare numbers, as pickles bring them; a view's outline passes it, too. `flaw` looks at the
rules besides, for positions that somebody wrote down; what was left out of them is not held against them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from dethrone.chance import SEEDS, shortened
from dethrone.errors import BadRules, GameError, Unreadable
from dethrone.errors import Reason as Shared
from dethrone.regicide.cards import DECK, FIRST_ROYAL, cards_text, mask_value
from dethrone.regicide.cards import cards_of as cards_in
from dethrone.regicide.codes import (
    ASKING,
    CARDS,
    HEALTH,
    JESTERS,
    NAMING,
    OVER,
    PHASES,
    PLAYING,
    SUFFERING,
    SUIT,
)
from dethrone.regicide.legal import fitted
from dethrone.regicide.position import FIELDS, RULE_FIELDS, Position, Snapshot, snapshot
from dethrone.regicide.refusal import Reason, Why
from dethrone.regicide.rules import Rules
from dethrone.regicide.view import Outcome

MOST = 9999  # of any counter
MOST_CARDS = 54
BIGGEST_HAND = 10
ROYALS = list(range(FIRST_ROYAL, FIRST_ROYAL + 12))
WON, CANNOT_PAY, STUCK, STALEMATE = range(1, 5)
BOUNDS = {
    "players": (1, 4),
    "hand_limit": (1, BIGGEST_HAND),
    "jesters": (0, 2),
    "redraw": (0, 2),
    "double_suit": (0, 3),
    "shield_suit": (0, 3),
    "combo_limit": (2, 99),
    "companion_limit": (2, 99),
    "discard_rule": (0, 2),
    "yield_rule": (0, 3),
    "guard": (0, 100),
    "discard_view": (0, 2),
    **dict.fromkeys(("double_cards", "overflow", "needs_card"), (0, 1)),
    **dict.fromkeys(("solo_yield", "open_order", "open_after_kill"), (0, 1)),
    "solo_flips": (0, 2),
    "discard": (0, CARDS),
    "played": (0, CARDS),
    "rng": (0, SEEDS - 1),
    "defeated": (0, 12),
    "enemy": (0, ROYALS[-1]),
    "cancelled": (0, 1),
    "phase": (0, 4),
    **dict.fromkeys(("turn", "payer", "namer"), (0, 3)),
    "yielded": (0, 15),
    "flips": (0, 2),
    "wishes": (0, 255),
    "outcome": (0, 4),
    "pile_top": (-1, 53),
    **dict.fromkeys(("damage", "shield", "owed", "streak", "batches", "last_heal"), (0, MOST)),
}
PARTS = {
    # part: how many numbers it may have, and what each may be
    "hands": ((4, 4), (0, CARDS)),
    "tavern": ((0, MOST_CARDS), (0, MOST_CARDS - 1)),
    "castle": ((12, 12), (0, ROYALS[-1])),
    "plays": ((0, MOST_CARDS), (1, 3 << 58 | CARDS)),
    "layers": ((54, 54), (0, MOST)),
    "entries": ((54, 54), (-1, MOST)),
}


# ------------------------------------------------------------- bare numbers
def checked(dump: object) -> Snapshot:
    """A snapshot that an engine can work with; everything else is refused."""
    if not isinstance(dump, tuple) or len(dump) != 1 + len(PARTS):
        raise _unsound("parts")
    fields, *parts = dump
    if not isinstance(fields, tuple) or len(fields) != len(FIELDS):
        raise _unsound("fields")
    for name, number in zip(FIELDS, fields, strict=True):
        if not _is_within(number, *BOUNDS[name]):
            raise _unsound(name)
    for (name, (sizes, bounds)), part in zip(PARTS.items(), parts, strict=True):
        if not isinstance(part, tuple) or not _is_within(len(part), *sizes):
            raise _unsound(name)
        if not all(_is_within(number, *bounds) for number in part):
            raise _unsound(name)
    misfit = _misfit(dict(zip(FIELDS, fields, strict=True)), *parts)
    if misfit is not None:
        raise _unsound(misfit)
    return dump


def check_under(position: Position, rules: Rules) -> None:
    """Refuse a position that no engine can work with, or that was not made under these rules."""
    value: object = position
    if not isinstance(value, Position):
        raise _unsound("type")
    checked(snapshot(position))
    usual = rules.position(position.players)
    if any(getattr(usual, name) != getattr(position, name) for name in RULE_FIELDS):
        raise BadRules(Reason.RULES_DIFFER)


def check_seat(seat: object, players: int) -> None:
    """Refuse a seat that is not there."""
    if not _is_within(seat, 0, players - 1):
        shown = seat if _is_within(seat, -MOST, MOST) else shortened(seat)
        raise GameError(Shared.NO_SEAT, seat=shown, players=players)


def _unsound(name: str) -> Unreadable:
    return Unreadable(Reason.UNSOUND, name=name)


def _is_within(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and low <= value <= high


def _misfit(
    fields: dict[str, int],
    hands: tuple[int, ...],
    tavern: tuple[int, ...],
    castle: tuple[int, ...],
    plays: tuple[int, ...],
    _layers: tuple[int, ...],
    _entries: tuple[int, ...],
) -> str | None:
    """The first thing that does not fit the others, or None."""
    players, defeated = fields["players"], fields["defeated"]
    if not any(
        (fields["enemy"], fields["phase"], fields["discard"], defeated, *hands, *tavern, *castle, *plays)
    ):
        return None  # nothing has been dealt
    masks = [*hands, fields["discard"], *(1 << card for card in tavern), *(word & CARDS for word in plays)]
    masks += [1 << card for card in castle[defeated:]]
    union, count = 0, 0
    for mask in masks:
        union |= mask
        count += mask.bit_count()
    played = 0
    for word in plays:
        played |= word & CARDS
    unsound = {
        "cards": union.bit_count() != count,
        "played": played != fields["played"],
        "plays": any(not word & CARDS or word >> 58 >= players or word >> 54 & 15 for word in plays),
        "hands": any(hands[players:]) or any(hand.bit_count() > BIGGEST_HAND for hand in hands),
        "castle": sorted(castle) != ROYALS,
        "enemy": fields["enemy"] != castle[min(defeated, 11)],
        "turn": max(fields["turn"], fields["payer"], fields["namer"]) >= players,
        "yielded": fields["yielded"] >> players,
        "wishes": fields["wishes"] >> 2 * players,
        "flips": fields["flips"] > (fields["solo_flips"] if players == 1 else 0),
        "phase": (fields["phase"] == OVER) != (fields["outcome"] > 0),
        "outcome": (fields["outcome"] == WON) != (defeated == 12),
        "suits": {fields["double_suit"], fields["shield_suit"]} != {0, 3},
    }
    return next((name for name, is_wrong in unsound.items() if is_wrong), None)


# ------------------------------------------------------------- what a game could have come to
def flaw(position: Position) -> Why | None:
    """Why no game under its rules could have come to a position, or None."""
    return next((why for check in CHECKS for why in check(position)), None)


def _cards(position: Position) -> Iterator[Why]:
    everywhere = position.discard | position.played
    for seat in range(position.players):
        hand = position.hand(seat)
        if hand.bit_count() > position.hand_limit:
            size, most = hand.bit_count(), position.hand_limit
            yield Reason.HAND_TOO_BIG, {"seat": seat, "cards": size, "most": most}
        everywhere |= hand
    for card in position.tavern_cards():
        everywhere |= 1 << card
    jesters = (everywhere & JESTERS).bit_count()
    if jesters > position.jesters:
        yield Reason.JESTERS_TOO_MANY, {"jesters": jesters, "most": position.jesters}
    if any(card >> 2 != 10 + place // 4 for place, card in enumerate(position.castle_cards())):
        yield Reason.CASTLE_ORDER, {}
    if position.enemy != position.castle_cards()[min(position.defeated, 11)]:
        yield Reason.TWELVE_ROYALS, {}


def _layers(position: Position) -> Iterator[Why]:
    layers, entries = position.layers(), position.entries()
    hidden = [card for seat in range(position.players) for card in _bits(position.hand(seat))]
    hidden += position.tavern_cards()
    for card in (*hidden, *_bits(position.discard)):
        is_hidden = not position.discard >> card & 1
        layer, entry = layers[card] if is_hidden else 0, entries[card]
        is_late = entry >= layer if is_hidden and entry >= 0 else False
        if position.discard_view and entry < 0 and (not is_hidden or (layer and card not in ROYALS)):
            is_late = True  # it lies in the pile or was healed, so it must have been discarded
        if is_late or max(layer, entry) > position.batches or (entry >= 0 and not position.discard_view):
            yield Reason.LAYER_ORDER, {"card": str(DECK[card])}
    if position.last_heal > position.batches:
        facts = {"name": "healed", "most": position.batches, "value": str(position.last_heal)}
        yield Reason.FIELD_NUMBER, facts
    top = position.pile_top
    if top >= 0 and (position.discard_view != 1 or not position.discard >> top & 1):
        yield Reason.TOP_ELSEWHERE, {"card": str(DECK[top])}


def _enemy(position: Position) -> Iterator[Why]:
    health = HEALTH[position.enemy >> 2]
    if position.damage >= health:
        facts: dict[str, object] = {"enemy": str(DECK[position.enemy]), "health": health}
        yield Reason.DAMAGE_TOO_HIGH, {**facts, "damage": position.damage}
    damage, is_open = 0, False
    for word in position.play_words():
        cards = word & CARDS
        if not _is_play(position, cards):
            yield Reason.NO_SUCH_PLAY, {"cards": cards_text(cards_in(cards))}
        is_open = is_open or bool(cards & JESTERS)
        damage += mask_value(cards)
        if cards & SUIT[position.double_suit] and (is_open or position.enemy & 3 != position.double_suit):
            doubled = cards & SUIT[position.double_suit] if position.double_cards else cards
            damage += mask_value(doubled)
    if damage > position.damage:
        yield Reason.PLAYS_DO_MORE, {"damage": position.damage, "least": damage}
    if is_open and not position.cancelled:
        yield Reason.JESTER_FORGOTTEN, {}


def _asked(position: Position) -> Iterator[Why]:
    phase, most = position.phase, position.solo_flips if position.players == 1 else 0
    if position.flips > most:
        yield Reason.FLIPS_TOO_MANY, {"flips": position.flips, "most": most}
    is_open = position.players > 1 and position.open_order
    is_named = position.players > 1 and position.jesters > 0
    if (phase == ASKING and not is_open) or (phase == NAMING and not is_open and not is_named):
        yield Reason.PHASE_NEVER, {"phase": PHASES[phase].value}
    spoken = [bool(position.wishes >> 2 * seat & 3) for seat in range(position.players)]
    if (any(spoken) and phase not in (NAMING, ASKING)) or (
        phase == ASKING and spoken != sorted(spoken)[::-1]
    ):
        yield Reason.WISHES_TOO_SOON, {}
    if phase == PLAYING and not _can_go(position):
        yield Reason.NOBODY_PLAYS, {"seat": position.turn}


def _debt(position: Position) -> Iterator[Why]:
    least, most = (1, position.attack()) if position.phase == SUFFERING else (0, 0)
    if not least <= position.owed <= most:
        yield Reason.OWED_NEVER, {"owed": position.owed, "most": most}
    if position.phase != SUFFERING:
        return
    is_shared = position.overflow and position.players > 1
    if position.payer != position.turn and not is_shared:
        yield Reason.PAYER_NEVER, {"seat": position.payer, "turn": position.turn}
    worth = _worth(position) if is_shared else mask_value(position.hand(position.payer))
    if not position.flips and (worth < position.owed or not position.hand(position.payer)):
        yield Reason.NOBODY_PAYS, {"seat": position.payer, "owed": position.owed}


def _end(position: Position) -> Iterator[Why]:
    outcome = position.outcome
    is_won = position.defeated == 12
    if (position.phase == OVER) != (outcome > 0) or is_won != (outcome == WON):
        yield Reason.OUTCOME_PHASE, {}
    worth = _worth(position) if position.overflow else mask_value(position.hand(position.turn))
    is_right = {
        WON: not position.played and not position.damage,
        CANNOT_PAY: not position.flips and worth < position.attack(),
        STUCK: not _can_go(position),
        STALEMATE: position.yield_rule == 2 and 0 < position.guard * position.players <= position.streak,
    }
    if outcome and not is_right[outcome]:
        yield Reason.OUTCOME_WRONG, {"outcome": tuple(Outcome)[outcome - 1].value}


def _is_play(position: Position, cards: int) -> bool:
    """Whether whoever has these cards can play them (RC-10 … RC-16)."""
    trial = position.copy()
    trial.phase = PLAYING
    trial.set_hand(trial.turn, cards)
    return bool(fitted(trial, cards))


def _can_go(position: Position) -> bool:
    """Whether whose turn it is can play, yield or flip (RC-75)."""
    return bool(position.hand(position.turn) or position.flips or position.can_yield(position.turn))


def _worth(position: Position) -> int:
    """What all hands are worth together."""
    return sum(mask_value(position.hand(seat)) for seat in range(position.players))


def _bits(mask: int) -> list[int]:
    return [card for card in range(MOST_CARDS) if mask >> card & 1]


CHECKS: tuple[Callable[[Position], Iterator[Why]], ...] = (_cards, _layers, _enemy, _end, _asked, _debt)
