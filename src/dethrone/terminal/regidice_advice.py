"""Rules of thumb for whoever wants a suggestion, made from a view, so that no advice knows more than its seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from math import factorial, prod

from dethrone.regidice.best import Best, best_attack, best_block, best_heal
from dethrone.regidice.codes import Phase
from dethrone.regidice.dice import Colour, Dice, Die, minus
from dethrone.regidice.engine import apply_word
from dethrone.regidice.moves import (
    Act,
    Action,
    Cast,
    Declare,
    Done,
    Heal,
    Lose,
    MakeSet,
    Move,
    Pips,
    Put,
    Raise,
    Share,
    Spend,
    Split,
    Use,
    encode,
)
from dethrone.regidice.preview import prospect, waiting
from dethrone.regidice.view import View, full_view, position_of, sample, view_of
from dethrone.regidice.walk import Step

SAMPLES = 8
WON = 60.0
BLOCK_WORTH, HEAL_WORTH = 1.1, 0.7
GOES_ON = {  # phases that belong to one decision, so that one key answers them all
    Phase.RESOLVE: (Phase.SET, Phase.COLOUR, Phase.RAISE),
    Phase.SET: (Phase.SET, Phase.COLOUR),
    Phase.COLOUR: (Phase.COLOUR,),
    Phase.LOSE: (Phase.LOSE,),
    Phase.PREPARE: (Phase.PREPARE,),
}


@dataclass(frozen=True, slots=True)
class Plan:
    """Moves that are suggested, and the same with what follows by itself, as it would be typed."""

    moves: tuple[Move, ...]
    typed: tuple[Move, ...]


def plan(view: View, people: Collection[int]) -> Plan:
    """What is suggested for the decision in hand, as far as people at the keyboard make it."""
    if view.phase is Phase.DECLARE:
        call = (suggested(view),)
        return Plan(call, call)
    here = view
    moves: tuple[Move, ...] = ()
    typed: tuple[Move, ...] = ()
    while True:
        move = suggested(here)
        before = position_of(here)
        after = before.copy()
        apply_word(after, encode(move))
        step = Step(before, here.decider or 0, move, after, view.rules)
        moves, typed = (*moves, move), (*typed, move, *_followed(step))
        then = view_of(after, view.rules, view.seat)
        if then.outcome is not None or then.round != view.round or not _is_one_decision(view, then, people):
            return Plan(moves, typed)
        here = then


def _followed(step: Step) -> Iterator[Move]:
    """The sets, pips and losses of the same seat that followed by themselves."""
    seat = step.move.seat if isinstance(step.move, Act | Spend) else step.seat
    for before, move, _ in islice(step.walk(), 1, None):
        if isinstance(move, MakeSet | Cast | Raise | Lose) and before.decider() == seat:
            yield move


def _is_one_decision(view: View, then: View, people: Collection[int]) -> bool:
    is_same_seat = view.phase is Phase.RESOLVE or then.decider == view.decider
    return is_same_seat and then.decider in people and then.phase in GOES_ON.get(view.phase, ())


def suggested(view: View) -> Move:
    """One sensible legal move."""
    legal = view.legal_moves()
    chosen = CHOOSERS[view.phase](view, legal)
    return chosen if chosen in legal else legal[0]


# ------------------------------------------------------------------- declare
def _declare(view: View, legal: Sequence[Move]) -> Move:
    """The call that does most on average over imagined rolls of the others."""
    calls = [move for move in legal if isinstance(move, Declare)]
    scores = dict.fromkeys(calls, 0.0)
    for number in range(SAMPLES):
        pools = full_view(sample(view, seed=number), view.rules).pools
        after: dict[object, Dice] = {}  # actions that gather the same leave the same pool
        for call in calls:
            what = (call.number, call.colour, call.parity)
            if what not in after:
                after[what] = gathered(view, call, pools)
            scores[call] += _score(view, call, after[what])
    return max(calls, key=lambda call: scores[call])


def gathered(view: View, call: Declare, pools: Sequence[Dice]) -> Dice:
    """The caller's pool after this call and those made before, if nobody else gathered."""
    seat = view.seat or 0
    calls: dict[int, Declare] = {other: made for other, made in enumerate(view.calls) if made is not None}
    calls[seat] = call
    held = [list(pool) for pool in pools]
    for is_cast in (False, True):
        for taker, made in calls.items():
            if (made.action is Action.CAST) == is_cast:
                _take(held, taker, made, calls)
    return (*held[seat], *waiting(view, seat))


def _take(held: list[list[Die]], taker: int, call: Declare, calls: dict[int, Declare]) -> None:
    for other, pool in enumerate(held):
        kind = calls.get(other)
        is_safe = kind is not None and kind.action is Action.COMPANION
        taken = [die for die in pool if call.gathers(die) and not (is_safe and die.value == 1)]
        if other != taker:
            held[taker] += taken
            held[other] = list(minus(pool, taken))


def _score(view: View, call: Declare, pool: Dice) -> float:
    blockers = sum(made is not None and made.action is Action.BLOCK for made in view.calls)
    gap = view.attack if not blockers else 1
    match call.action:
        case Action.ATTACK:
            damage = best_attack(pool, view.defence).worth
            return damage + (2.0 if damage >= view.pips_left else 0.0)
        case Action.BLOCK:
            return BLOCK_WORTH * min(gap, best_block(pool).worth)
        case Action.HEAL:
            return HEAL_WORTH * min(len(view.injured), best_heal(pool).worth)
        case Action.CAST:
            spells = prospect(view, pool).spells
            return (
                spells[Colour.RED].worth * view.attack
                + min(1, spells[Colour.BLUE].worth) * BLOCK_WORTH * gap
                + HEAL_WORTH * min(spells[Colour.YELLOW].worth * view.attack, len(view.injured))
                + WON * spells[Colour.BLACK].worth
            )
        case Action.COMPANION:
            return 0.1


# ------------------------------------------------------------------- resolve
def can_do(view: View, seat: int) -> Best:
    """The best a seat can do with the action it declared; spells are counted one by one."""
    call = view.calls[seat]
    if call is None or call.action is Action.COMPANION:
        return Best(0, ())
    hopes = prospect(view, view.pools[seat])
    match call.action:
        case Action.ATTACK:
            return hopes.attack
        case Action.BLOCK:
            return hopes.block
        case Action.HEAL:
            return hopes.heal
    spells = [
        best
        for colour, best in hopes.spells.items()
        if view.rules.cast_colour == "any" or colour is call.colour
    ]
    return Best(sum(one.worth for one in spells), tuple(dice for one in spells for dice in one.sets))


def hurt(view: View) -> int:
    """What the enemy would still hit with after Resolve: nothing if it falls."""
    done = view.progress
    if done.felled or done.death or done.damage >= done.need:
        return 0
    return max(0, view.attack - done.blocked)


def _is_useful(view: View, seat: int) -> bool:
    match view.action(seat):
        case Action.BLOCK:
            return hurt(view) > 0
        case Action.HEAL:
            return bool(view.injured)
    return True


ORDER = (Action.CAST, Action.ATTACK, Action.HEAL, Action.BLOCK)


def _resolve(view: View, legal: Sequence[Move]) -> Move:
    """Casters while the enemy matches, then attackers, healers, blockers; a pip where it gives a set more."""
    acting = [move.seat for move in legal if isinstance(move, Act)]
    for spend in (move for move in legal if isinstance(move, Spend)):
        if any(_gain(view, seat, die) for seat in range(view.players) for die in set(view.pools[seat])):
            return spend
    useful = [seat for seat in acting if _is_useful(view, seat)]
    kinds = {seat: view.calls[seat] for seat in useful}
    useful.sort(key=lambda seat: ORDER.index(call.action) if (call := kinds[seat]) is not None else 9)
    return Act(useful[0]) if useful else Done()


def _gain(view: View, seat: int, die: Die) -> int:
    """What a pip on this die would add to what its owner can do."""
    if view.has_resolved[seat] or not 1 <= die.value < 6 or view.action(seat) in (None, Action.COMPANION):
        return 0
    raised = (*minus(view.pools[seat], [die]), Die(die.colour, die.value + 1))
    pools = tuple(raised if other == seat else pool for other, pool in enumerate(view.pools))
    return can_do(replace(view, pools=pools), seat).worth - can_do(view, seat).worth


def _raise(view: View, legal: Sequence[Move]) -> Move:
    raises = [move for move in legal if isinstance(move, Raise)]
    enemy = [move for move in raises if move.seat is None]
    best = max(
        raises,
        key=lambda move: _gain(view, move.seat, move.die) if move.seat is not None else 0,
        default=legal[0],
    )
    if enemy and isinstance(best, Raise) and best.seat is not None and not _gain(view, best.seat, best.die):
        return enemy[0]
    return best


def _set(view: View, legal: Sequence[Move]) -> Move:
    if view.action(view.progress.actor) is Action.CAST:
        return _spell(view, legal)
    rest = _unspoken(view)
    sets = can_do(replace(view, pools=tuple(rest for _ in view.pools)), view.progress.actor).sets
    wanted = sorted((MakeSet(tuple(die.value for die in one)) for one in sets), key=encode, reverse=True)
    return next((move for move in wanted if move in legal), Done())


def _unspoken(view: View) -> Dice:
    """The acting seat's dice beyond those that its sets want already."""
    left = list(view.pools[view.progress.actor])
    for value in view.wanted:
        left.remove(next(die for die in left if die.value == value))
    return tuple(left)


def _spell(view: View, legal: Sequence[Move]) -> Move:
    useful = {
        Colour.BLACK: True,
        Colour.RED: True,
        Colour.BLUE: hurt(view) > view.progress.pend_block,
        Colour.YELLOW: len(view.injured) > view.progress.pend_heal,
    }
    return next((Cast(colour) for colour in useful if useful[colour] and Cast(colour) in legal), Done())


def _use(view: View, legal: Sequence[Move]) -> Move:
    """Black dice are kept for Touch of Death, and of the others those there are many of are used."""
    counts = Counter(die.colour for die in view.pools[view.progress.actor])
    uses = [move for move in legal if isinstance(move, Use)]
    return max(
        uses,
        key=lambda move: (
            -sum(die.colour is Colour.BLACK for die in move.dice),
            sum(counts[die.colour] for die in move.dice),
        ),
    )


def _pips(view: View, legal: Sequence[Move]) -> Move:
    """So that a caster who is still to act matches; otherwise different values, which are easier to match."""
    casters = [
        seat
        for seat in range(view.players)
        if view.action(seat) is Action.CAST and not view.has_resolved[seat] and seat != view.progress.actor
    ]

    def score(move: Pips) -> tuple[int, float]:
        then = replace(view, enemy=move.enemy)
        ways = factorial(len(move.enemy)) / prod(factorial(n) for n in Counter(move.enemy).values())
        return sum(can_do(then, seat).worth for seat in casters), ways

    return max((move for move in legal if isinstance(move, Pips)), key=score)


def _heal(view: View, legal: Sequence[Move]) -> Move:
    """Black dice first, then whatever colour is rarest in the pool."""
    held = Counter(die.colour for die in view.pools[view.progress.actor])

    def score(move: Heal) -> tuple[int, int]:
        after = held + Counter(move.colours)
        return move.colours.count(Colour.BLACK), -sum(n * n for n in after.values())

    return max((move for move in legal if isinstance(move, Heal)), key=score)


# -------------------------------------------------------------------- suffer
def _share(view: View, legal: Sequence[Move]) -> Move:
    """All dice are taken, into the smallest pool."""

    def score(move: Share) -> tuple[int, int]:
        return sum(number for _, number in move.shares), -sum(
            number * len(view.pools[seat]) for seat, number in move.shares
        )

    return max((move for move in legal if isinstance(move, Share)), key=score)


def _split(view: View, legal: Sequence[Move]) -> Move:
    """Whoever has most dice pays most."""

    def left(move: Split) -> list[int]:
        paid = dict(move.shares)
        return sorted(len(view.pools[seat]) - paid.get(seat, 0) for seat in range(view.players))

    return max((move for move in legal if isinstance(move, Split)), key=left)


def _lose(view: View, legal: Sequence[Move]) -> Move:
    """Dice that wait for the next roll anyway, coloured before black."""
    seat = view.decider or 0
    owed = max(1, view.owed[seat])
    pool = sorted(view.pools[seat], key=lambda die: (die.colour is Colour.BLACK, die.is_showing, die.value))
    wanted = sorted(pool[:owed], key=lambda die: die.order)
    return next((Lose(die) for die in wanted if Lose(die) in legal), legal[0])


def _prepare(view: View, legal: Sequence[Move]) -> Move:
    """A set against the enemy's defence of next round, or black dice that match the last enemy."""
    puts = [move.die for move in legal if isinstance(move, Put)]
    seat = view.decider or 0
    spare = tuple(die for die in view.pools[seat] if die.is_showing)
    sets = sorted(best_attack((*view.zones[seat], *spare), sum(view.enemy)).sets, key=len)
    wanted = list(minus(sets[0], view.zones[seat])) if sets and len(sets[0]) <= 4 else []
    if view.enemy_number == 2 and view.rules.touch_of_death:
        wanted += [die for die in spare if die.colour is Colour.BLACK]
    return next((Put(die) for die in sorted(wanted, key=lambda die: die.order) if die in puts), Done())


CHOOSERS: dict[Phase, Callable[[View, Sequence[Move]], Move]] = {
    Phase.DECLARE: _declare,
    Phase.RESOLVE: _resolve,
    Phase.RAISE: _raise,
    Phase.SET: _set,
    Phase.COLOUR: _use,
    Phase.PIPS: _pips,
    Phase.HEAL: _heal,
    Phase.SHARE: _share,
    Phase.SPLIT: _split,
    Phase.LOSE: _lose,
    Phase.PREPARE: _prepare,
}
