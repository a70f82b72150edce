"""Whether a position from outside can be: what no game can look like is refused, with the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dethrone.regidice.codes import Phase
from dethrone.regidice.dice import CAUGHT, COLOURS, HIDDEN
from dethrone.regidice.moves import Action
from dethrone.regidice.refusal import Reason

if TYPE_CHECKING:
    from dethrone.regidice.sampler import Layout

ACTING = {
    Phase.RAISE: (Action.COMPANION,),
    Phase.SET: (Action.ATTACK, Action.BLOCK, Action.HEAL, Action.CAST),
    Phase.COLOUR: (Action.ATTACK, Action.BLOCK, Action.HEAL),
    Phase.PIPS: (Action.ATTACK, Action.CAST),
    Phase.HEAL: (Action.HEAL, Action.CAST),
}
BLACK_WON = (0, 3, 7)  # black dice that players can have, by enemy


def breaches(look: Layout) -> dict[Reason, bool]:
    declared = [call is not None for call in look.calls]
    order = [declared[(look.first_caller + i) % look.players] for i in range(look.players)]
    heaps = [*look.pools, *look.zones, look.injured]
    black = sum(die.colour is COLOURS[3] for held in heaps for die in held)
    actor = look.progress.actor
    return {
        Reason.HIDDEN_AFTER_REVEAL: look.has_hidden_dice
        and (look.is_full or look.phase is not Phase.DECLARE),
        Reason.SEEN_BEFORE_REVEAL: not look.is_full
        and look.phase is Phase.DECLARE
        and any(
            (die.value == HIDDEN) == (seat == look.seat)
            for seat, pool in enumerate(look.pools)
            for die in pool
        ),
        Reason.ZONE_SHOWS: not all(die.is_showing for zone in look.zones for die in zone),
        Reason.INJURED_SHOW: any(die.value != 0 for die in look.injured),
        Reason.EIGHT_OF_A_COLOUR: any(
            sum(die.colour is one for held in heaps for die in held) > 8 for one in COLOURS[:3]
        ),
        Reason.BLACK_NOT_WON: black > BLACK_WON[look.enemy_number],
        Reason.ONLY_BLACK_TAKEN: any(
            die.value == CAUGHT and die.colour is not COLOURS[3] for held in heaps for die in held
        ),
        Reason.CALLS_IN_ORDER: order != sorted(order, reverse=True),
        Reason.ALL_DECLARED: (look.phase is Phase.DECLARE) == all(declared) and look.outcome is None,
        Reason.OVER_WITH_OUTCOME: (look.phase is Phase.OVER) != (look.outcome is not None),
        Reason.WRONG_ACTOR: look.phase in ACTING
        and (not 0 <= actor < look.players or look.action(actor) not in ACTING[look.phase]),
        Reason.NOBODY_ACTS: look.phase not in ACTING and actor >= 0 and look.phase is not Phase.SHARE,
        Reason.TOO_MANY_VOTES: len(look.votes) >= look.players,
        Reason.SETS_UNCOVERED: look.phase in (Phase.SET, Phase.COLOUR) and not _covers(look),
        Reason.NOTHING_WANTED: look.phase is Phase.COLOUR and not look.wanted,
        Reason.NO_DAMAGE: (
            look.phase is Phase.PIPS and not 0 < look.progress.pending_damage < look.pips_left + 1
        )
        or (look.phase is Phase.SPLIT and look.progress.damage_left == 0),
        Reason.NOTHING_TO_HEAL: look.phase is Phase.HEAL
        and not (look.progress.pending_heal and look.injured),
        Reason.WRONG_DEBT: (look.phase is Phase.LOSE) != any(look.owed),
        Reason.DEBT_TOO_LARGE: any(
            owed > sum(die.value != CAUGHT for die in pool)
            for owed, pool in zip(look.owed, look.pools, strict=True)
        ),
        Reason.ALL_PREPARED: look.phase is Phase.PREPARE and look.progress.prepared_seats >= look.players,
        Reason.NO_TAKER: look.progress.finisher >= look.players
        or look.progress.dealers >> look.players != 0
        or _lacks_taker(look),
    }


def _lacks_taker(look: Layout) -> bool:
    """Whether dice or damage are to be handed out that nobody could take: the engine relies on it."""
    done = look.progress
    if look.phase is Phase.SHARE and (look.enemy_number == 2 or (done.actor < 0 and not done.ending)):
        return True
    if look.phase is Phase.SPLIT and done.suffering_class > 4:
        return True
    return done.damage > done.need and done.finisher < 0 and look.outcome is None


def _covers(look: Layout) -> bool:
    """Whether the acting seat still shows every die that its sets want."""
    if not 0 <= look.progress.actor < look.players:
        return False
    showing = [die.value for die in look.pools[look.progress.actor]]
    return all(look.wanted.count(value) <= showing.count(value) for value in set(look.wanted))
