"""What a page was sent, held against what its seat could know at that moment; the record tells afterwards."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from dethrone import games
from dethrone.regicide.cards import DECK
from dethrone.sheet import Record
from tests.browser.visiting import Heard

CARD = re.compile(r"(?<![0-9A-Za-z])(?:10|[2-9AJQK])[CDHS](?![0-9A-Za-z])")
ORDER = {str(card): place for place, card in enumerate(DECK)}
UNSEEN = "layers"  # of a view: which cards may lie where nobody has looked


@dataclass(frozen=True)
class Knowledge:
    """What a seat knows after so many moves."""

    seen: frozenset[str]  # cards that lay open, or that it held
    hidden: frozenset[str]  # cards of the tavern and of others' hands that it has never seen


def knowledge(record: Record, seat: int) -> list[Knowledge]:
    """After each number of moves, from the record of the whole game."""
    kind = games.kind(record.game)
    game, wire = kind.replay(record), kind.wire()
    moments: list[tuple[set[str], set[str]]] = []
    while True:
        views = [json.loads(json.dumps(wire.view(game.view(one)))) for one in range(game.players)]
        mine = views[seat]
        move = str(game.steps[-1].move) if game.steps else ""
        opened = {mine["enemy"], *mine["hand"], *CARD.findall(move)} - {"*"}
        moments.append((opened, {card for view in views for card in view["hand"]} - {"*"}))
        if not game.steps:
            break
        game.pop()
    moments.reverse()
    found, seen = [], set[str]()
    for opened, held in moments:
        seen |= opened
        found.append(Knowledge(frozenset(seen), frozenset(held - seen)))
    return found


def cards_in(value: Any) -> Iterator[str]:
    """Every card that is named anywhere, sentences too; but for those that may lie where nobody has looked."""
    if isinstance(value, dict):
        for name, part in value.items():
            if name != UNSEEN:
                yield from cards_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from cards_in(part)
    elif isinstance(value, str):
        yield from CARD.findall(value)


def layers_in(value: Any) -> Iterator[list[str]]:
    """Which cards may lie where nobody has looked, as views name them."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if isinstance(value, dict):
        yield from (cards for _, cards in value.get(UNSEEN, ()))
    for part in parts:
        yield from layers_in(part)


def leaks(heard: Iterable[Heard], known: list[Knowledge], secrets: Iterable[str]) -> Iterator[str]:
    """What was sent before the end and tells more than the seat could know."""
    moves = 0
    for one in heard:
        flat = one.text.replace(" ", "")
        if one.source == "socket" and '"stage":"over"' in flat:
            return
        yield from (f"the secret in {one.source}" for secret in secrets if secret in one.text)
        if one.source != "socket" and "/api/" not in one.source:
            continue
        moves += one.source == "socket" and ('"what":"decided"' in flat or '"what":"spoke"' in flat)
        now = known[moves]
        message = json.loads(one.text)
        yield from (f"{card} after {moves} moves" for card in sorted(set(cards_in(message)) - now.seen))
        for cards in layers_in(message):
            yield from out_of(cards, now.hidden, moves)


def out_of(cards: list[str], hidden: frozenset[str], moves: int) -> Iterator[str]:
    """The cards of a place nobody looked at must be in the deck's order, and no hidden one may be told apart."""
    plain = [card for card in cards if card != "*"]
    if plain != sorted(plain, key=ORDER.__getitem__):
        yield f"an order after {moves} moves: {plain}"
    if hidden & set(plain) and not hidden <= set(plain):
        yield f"hidden cards told apart after {moves} moves: {sorted(hidden - set(plain))}"
