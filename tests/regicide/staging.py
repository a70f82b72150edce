"""Positions set up by hand: hands are parted by "/", "-" is an empty hand, the tavern's top comes first."""

from dethrone.regicide import Game, Rules, cards
from dethrone.regicide.cards import DECK, cards_of, mask_of
from dethrone.regicide.rules import as_rules

ROYALS = [str(card) for card in DECK[40:52]]


def stage(
    enemy: str,
    hands: str,
    *,
    rules: str | Rules = "official",
    tavern: str = "",
    discard: str = "",
    damage: int = 0,
    shield: int = 0,
    owed: int = 0,
    fallen: int | None = None,
    flips: int | None = None,
) -> Game:
    """A game that goes on from a table in words; royals of lower rank than the enemy have fallen."""
    seats = [cards("" if hand.strip() == "-" else hand) for hand in hands.split("/")]
    chosen = as_rules(rules)
    position = chosen.position(len(seats))
    for seat, held in enumerate(seats):
        position.set_hand(seat, mask_of(held))
    position.load_tavern([card.index for card in cards(tavern)])
    position.discard = mask_of(cards(discard))
    position.defeated = 4 * "JQK".index(enemy[0]) if fallen is None else fallen
    others = [royal for royal in ROYALS if royal != enemy]
    castle = [*others[: position.defeated], enemy, *others[position.defeated :]]
    position.load_castle([card.index for card in cards(" ".join(castle))])
    position.enemy = mask_of(cards(enemy)).bit_length() - 1
    position.damage, position.shield, position.owed = damage, shield, owed
    position.phase = 1 if owed else 0
    if flips is not None:
        position.flips = flips
    used = mask_of(cards(tavern)) | position.discard | mask_of([card for held in seats for card in held])
    assert not any(card.is_jester for card in cards_of(used)) or chosen.jesters[len(seats) - 1], (
        "no jesters here"
    )
    return Game.from_position(position, chosen)
