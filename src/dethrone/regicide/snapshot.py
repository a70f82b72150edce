"""A position as plain numbers, to compare and to pickle: equal for positions that differ in nothing one could see.

The two jesters look alike, so their numbers are put in order; labels of cards that lie open mean nothing and are
dropped.
"""

from __future__ import annotations

from dethrone.regicide.engine import FIELDS, Position

Snapshot = tuple[tuple[int, ...], ...]
Parts = tuple[list[int], list[int], list[int], list[int], list[int], list[int], list[int]]
DISCARD, PLAYED, PAYER, NAMER, PILE_TOP = (
    FIELDS.index(name) for name in ("discard", "played", "payer", "namer", "pile_top")
)


def snapshot(position: Position) -> Snapshot:
    """The whole position as plain numbers."""
    fields = [int(getattr(position, name)) for name in FIELDS]
    fields[PAYER] = position.payer if position.phase == 1 else position.turn
    fields[NAMER] = position.namer if position.phase == 2 else position.turn
    fields[PILE_TOP] = min(position.pile_top, 52)
    hands = [position.hand(seat) for seat in range(4)]
    tavern = position.tavern_cards()
    hidden = hands[0] | hands[1] | hands[2] | hands[3]
    for card in tavern:
        hidden |= 1 << card
    layers = [label if hidden >> card & 1 else 0 for card, label in enumerate(position.layers())]
    kept = hidden | position.discard
    entries = [entry if kept >> card & 1 else -1 for card, entry in enumerate(position.entries())]
    parts = (fields, hands, tavern, position.castle_cards(), position.play_words(), layers, entries)
    if _place(parts, 53) < _place(parts, 52):
        parts = _swapped(parts)
    return tuple(tuple(part) for part in parts)


def restore(dump: Snapshot) -> Position:
    """A position from its snapshot."""
    position = Position()
    fields, hands, tavern, castle, plays, layers, entries = dump
    for name, number in zip(FIELDS, fields, strict=True):
        setattr(position, name, number)
    for seat, hand in enumerate(hands):
        position.set_hand(seat, hand)
    position.load_tavern(list(tavern))
    position.load_castle(list(castle))
    position.load_plays(list(plays))
    position.load_layers(list(layers))
    position.load_entries(list(entries))
    return position


def _place(parts: Parts, jester: int) -> tuple[int, ...]:
    """Where a jester is, so that two that look alike can be put in order."""
    fields, hands, tavern, _, plays, layers, entries = parts
    label = (layers[jester], entries[jester])
    for seat in range(4):
        if hands[seat] >> jester & 1:
            return 0, seat, *label
    if jester in tavern:
        return 1, tavern.index(jester), *label
    for i, word in enumerate(plays):
        if word >> jester & 1:
            return 2, i, *label
    return 3 if fields[DISCARD] >> jester & 1 else 4, 0, *label


def _swapped(parts: Parts) -> Parts:
    """The same position with the two jesters' numbers exchanged."""
    fields, hands, tavern, castle, plays, layers, entries = parts
    fields = list(fields)
    for at in (DISCARD, PLAYED):
        fields[at] = _swapped_bits(fields[at])
    return (
        fields,
        [_swapped_bits(hand) for hand in hands],
        [card ^ 1 if card >= 52 else card for card in tavern],
        castle,
        [_swapped_bits(word) for word in plays],
        [*layers[:52], layers[53], layers[52]],
        [*entries[:52], entries[53], entries[52]],
    )


def _swapped_bits(word: int) -> int:
    return word & ~(3 << 52) | (word >> 52 & 1) << 53 | (word >> 53 & 1) << 52
