"""Why a move is not legal, in a sentence for the player who tried it."""

from __future__ import annotations

from dethrone.regicide.cards import RANKS, Card, cards_of, cards_text
from dethrone.regicide.moves import Flip, Move, Name, Pay, Play, Post, Yield
from dethrone.regicide.position import Position
from dethrone.regicide.view import Phase

ASKED = {
    Phase.PLAY: "Now a card is played, or one yields.",
    Phase.SUFFER: "Now damage is paid with cards from the hand.",
    Phase.NAME: "Now the next player is named, as in >P0.",
    Phase.WHO: "Now each seat says whether it wants to go, as in P0:want.",
}


def flaw(move: Move, players: int) -> str | None:
    """What is wrong with a move in any position, or None; only programs can make such a move."""
    match move:
        case Play(held, last) | Pay(held, last):
            if not held:
                return "A move names at least one card."
            if last is not None and last not in held:
                return f"The card laid down last, {last}, is not among the cards named."
        case Name(seat) | Post(seat):
            if not 0 <= seat < players:
                return f"There is no seat P{seat} among {players} players."
    return None


def why_not(position: Position, phase: Phase, move: Move) -> str:
    """A sentence that says what forbids the move."""
    match move:
        case Play(held) if phase is Phase.PLAY:
            return _missing(position.hand(position.turn), held) or _no_play(position, held)
        case Pay(held) if phase is Phase.SUFFER:
            return _missing(position.hand(position.payer), held) or _no_payment(position, held)
        case Yield() if phase is Phase.PLAY:
            return _no_yield(position)
        case Flip() if phase in (Phase.PLAY, Phase.SUFFER):
            if position.players > 1:
                return "Jesters are turned over in the solo game only."
            return "Both jesters have been turned over, or none was set aside."
        case Post(seat) if phase is Phase.WHO:
            return f"P{seat} is not asked now: P{position.decider()} says next whether it wants to go."
    return ASKED[phase]


def _missing(hand: int, held: tuple[Card, ...]) -> str | None:
    have = list(cards_of(hand))
    for card in held:
        if card not in have:
            return f"{card} is not in the hand."
        have.remove(card)
    return None


def _no_play(position: Position, held: tuple[Card, ...]) -> str:
    named = cards_text(held)
    if any(card.is_jester for card in held):
        return f"{named}: a jester is played alone."
    total = sum(card.value for card in held)
    if any(card.rank == "A" for card in held):
        if len(held) > 2:
            return f"{named}: an ace goes with one other card at most."
        limit = position.companion_limit
        return f"{named}: together they are worth {total}, and an ace with its card may be worth {limit}."
    if len({card.rank for card in held}) > 1:
        return f"{named}: only cards of one rank are played together, or an ace with one other card."
    if held[0].is_royal:
        return f"{named}: royals are not combined."
    limit = position.combo_limit
    top = min(limit // 2, 10)
    allowed = "there are no combos" if top < 2 else f"pairs go up to {RANKS[top - 1]}"
    return f"{named}: together they are worth {total}, and a combo may be worth {limit}; {allowed}."


def _no_payment(position: Position, held: tuple[Card, ...]) -> str:
    total = sum(card.value for card in held)
    owed = position.owed
    hand = position.hand(position.payer)
    worth = sum(card.value for card in cards_of(hand))
    if worth < owed:
        if position.overflow:
            whole = cards_text(cards_of(hand))
            return f"The whole hand is worth {worth} of the {owed} owed, so all of it must go: {whole}."
        return f"The hand is worth {worth} and {owed} is owed: only a flip can help."
    if total < owed:
        return f"{cards_text(held)} is worth {total}, and {owed} is owed: {owed - total} more."
    rule = (
        "one stops as soon as it is covered"
        if position.discard_rule == 1
        else "no card may be more than is needed"
    )
    return f"{cards_text(held)} is worth {total}, and {owed} is owed: {rule}."


def _no_yield(position: Position) -> str:
    if position.players == 1:
        return "A solo player cannot yield."
    if position.yield_rule == 3:
        return "Yielding is switched off in this rule set."
    if position.needs_card and not position.hand(position.turn):
        return "Yielding needs a card in the hand in this rule set."
    if position.yield_rule == 1:
        return f"{position.streak} of {position.players} players have yielded in a row; somebody must play."
    return "All the others yielded on their last turn, so a card must be played."
