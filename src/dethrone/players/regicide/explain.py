"""Advice a person can follow: ranked moves with the chance to win, its error, and the reason as data.

The reason comes from what the engine says the move does, told from the view alone.
"""

from __future__ import annotations

from dataclasses import replace

from dethrone.players.advice import Advice
from dethrone.players.player import seed_for
from dethrone.players.regicide.choose import choose
from dethrone.players.regicide.settings import Settings
from dethrone.players.regicide.weights import chance_for
from dethrone.prose import Part, Reason, part
from dethrone.regicide.moves import Flip, Move, Name, Pay, Play, Post, Yield, decode
from dethrone.regicide.preview import Preview, preview
from dethrone.regicide.view import View


def advise(view: View, settings: Settings) -> list[Advice[Move]]:
    """All moves worth a thought for the seat that is asked, best first."""
    seat = -1 if view.decider is None else view.decider
    _, ranked = choose(view.outline, seat, replace(settings, seed=seed_for(view, settings.seed)))
    chance = chance_for(view.players, settings.beside)
    advice = []
    for word, value, error, samples in ranked:
        move = decode(word)
        odds, doubt = chance.of(value, len(view.fallen)), chance.error_of(value, len(view.fallen), error)
        advice.append(Advice(move, odds, doubt, samples, reason(view, move)))
    return advice


def reason(view: View, move: Move) -> Reason:
    """Why one would make the move: what it does, in a few clauses."""
    shown = preview(view, move)
    clauses: Reason
    match move:
        case Play():
            clauses = (_blow(view, shown), _powers(shown), _then(view, shown))
        case Pay(held):
            paid = part(
                "regicide-reason-pays",
                value=shown.value,
                count=len(held),
                spare=max(0, shown.value - view.owed),
                hand=" ".join(map(str, shown.hand)),
                left=len(shown.hand),
            )
            clauses = ((paid,),)
        case Yield():
            clauses = ((part("regicide-reason-yields"),), _then(view, shown))
        case Flip():
            clauses = ((part("regicide-reason-flips", count=shown.unknown + len(shown.hand)),),)
        case Name(seat):
            clauses = ((part("regicide-reason-names", seat=seat, count=view.hand_sizes[seat]),),)
        case Post():
            clauses = ((part("regicide-reason-posts"),),)
    return tuple(clause for clause in clauses if clause)


def _blow(view: View, shown: Preview) -> tuple[Part, ...]:
    """What the play does to the enemy."""
    if shown.defeated is not None:
        facts = {"enemy": view.enemy, "worth": view.enemy.value}
        return (part("regicide-reason-kills", is_exact=shown.defeated.is_exact, **facts),)
    if shown.dealt is None:
        return (part("regicide-reason-jester"),)
    amount = shown.dealt.amount
    return (part("regicide-reason-damage", amount=amount, left=view.health_left - amount),)


def _powers(shown: Preview) -> tuple[Part, ...]:
    """What else it brings."""
    own = sum(drew.count for drew in shown.draws if drew.seat == shown.seat)
    others = sum(drew.count for drew in shown.draws) - own
    heals = [part("regicide-reason-heals", count=shown.healed)] if shown.healed else []
    draws = [part("regicide-reason-draws", own=own, others=others)] if own or others else []
    return (*heals, *draws, *(part("regicide-reason-blocked", suit=suit) for suit in shown.blocked))


def _then(view: View, shown: Preview) -> tuple[Part, ...]:
    """What it leaves to pay, and with what."""
    if shown.defeated is not None or (isinstance(shown.move, Play) and shown.dealt is None):
        return ()
    size = len(shown.hand) + shown.unknown
    is_full = size == view.rules.hand_limit[view.players - 1]
    facts = {"owed": shown.owed, "count": size, "is_full": is_full, "can_pay": shown.can_pay}
    return (part("regicide-reason-leaves", **facts),)
