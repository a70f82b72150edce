"""Advice a person can follow: ranked moves with the chance to win, its error, and the reason in words.

The reason comes from what the engine says the move does, told from the view alone.
"""

from __future__ import annotations

from dataclasses import replace

from dethrone.players.advice import Advice
from dethrone.players.regicide.bots import seed_for
from dethrone.players.regicide.choose import choose
from dethrone.players.regicide.settings import Settings
from dethrone.players.regicide.weights import chance_for
from dethrone.regicide.moves import Flip, Move, Name, Pay, Play, Post, Yield, decode
from dethrone.regicide.preview import Preview, preview
from dethrone.regicide.sentences import counted, royal_name, suit_name
from dethrone.regicide.view import View


def advise(view: View, settings: Settings) -> list[Advice[Move]]:
    """All moves worth a thought for the seat that is asked, best first."""
    seat = -1 if view.decider is None else view.decider
    _, ranked = choose(view.outline, seat, replace(settings, seed=seed_for(view, settings.seed)))
    chance = chance_for(view.players)
    advice = []
    for word, value, error, samples in ranked:
        move = decode(word)
        odds, doubt = chance.of(value, len(view.fallen)), chance.error_of(value, len(view.fallen), error)
        advice.append(Advice(move, odds, doubt, samples, reason(view, move)))
    return advice


def reason(view: View, move: Move) -> str:
    """Why one would make the move: what it does, in a few words."""
    shown = preview(view, move)
    match move:
        case Play():
            return "; ".join(
                part for part in (_blow(view, shown), _powers(shown), _then(view, shown)) if part
            )
        case Pay(held):
            kept = "nothing is left" if not shown.hand else f"keeps {' '.join(map(str, shown.hand))}"
            spare = shown.value - view.owed
            paid = f"pays {shown.value} with {counted(len(held))}" + (
                f", {spare} more than owed" if spare > 0 else ""
            )
            return f"{paid}; {kept}"
        case Yield():
            return "; ".join(part for part in ("keeps the hand together", _then(view, shown)) if part)
        case Flip():
            return f"throws the hand away for {counted(shown.unknown + len(shown.hand))} new"
        case Name(seat):
            return f"P{seat} goes next with {counted(view.hand_sizes[seat])}"
        case Post():
            return "says how good the own hand is against this enemy"


def _blow(view: View, shown: Preview) -> str:
    """What the play does to the enemy."""
    fallen = shown.defeated
    if fallen is not None and fallen.is_exact:
        return f"kills exactly: the {royal_name(view.enemy)} comes back as {view.enemy.value} to draw"
    if fallen is not None:
        return f"kills the {royal_name(view.enemy)}"
    if shown.dealt is None:
        return "takes the enemy's immunity away and costs nothing"
    left = view.health_left - shown.dealt.amount
    return f"{shown.dealt.amount} damage, {left} left"


def _powers(shown: Preview) -> str:
    """What else it brings."""
    parts = []
    if shown.healed:
        parts.append(f"heals {shown.healed}")
    own = sum(drew.count for drew in shown.draws if drew.seat == shown.seat)
    others = sum(drew.count for drew in shown.draws) - own
    if own or others:
        parts.append(f"draws {own}" + (f" and {others} for the others" if others else ""))
    parts += [f"the power of {suit_name(suit)} is blocked" for suit in shown.blocked]
    return ", ".join(parts)


def _then(view: View, shown: Preview) -> str:
    """What it leaves to pay, and with what."""
    if shown.defeated is not None or (isinstance(shown.move, Play) and shown.dealt is None):
        return ""
    if not shown.owed:
        return "leaves nothing to pay"
    size = len(shown.hand) + shown.unknown
    hand = "a full hand" if size == view.rules.hand_limit[view.players - 1] else f"{counted(size)} left"
    if shown.can_pay is False:
        return f"leaves {shown.owed} to pay, which the hand cannot"
    doubt = "" if shown.can_pay else ", if the draw is kind"
    return f"leaves {shown.owed} to pay with {hand}{doubt}"
