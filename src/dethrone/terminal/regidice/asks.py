"""What is asked in each phase of Regidice, what the answers could be and what they would do, in plain lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from dethrone.errors import GameError
from dethrone.prose import part, voice
from dethrone.regidice import Phase
from dethrone.regidice.dice import COLOURS, Colour, Dice, Die
from dethrone.regidice.moves import Act, Action, Declare, Done, Move, Parity, Spend
from dethrone.regidice.preview import Best, prospect, waiting, would_keep
from dethrone.regidice.view import View
from dethrone.terminal.refusal import Reason
from dethrone.terminal.regidice.words import values

Names = Sequence[str]
SETS_WIDTH = 36
LINE = 64
MOST = re.compile(r"(?:act[\s:]*)?p?([0-3])\s+most", re.I)


def asks(view: View, names: Names) -> list[str]:
    """The question, and below it what there is to choose from."""
    return list(ASKS[view.phase](view, names))


def _say(message: str, names: Names, /, **facts: object) -> str:
    return voice().phrase(f"regidice-{message}", names, **facts)


# ------------------------------------------------------------------- declare
def _declare(view: View, names: Names) -> Iterator[str]:
    yield _say("ask-declare", names, seat=view.decider or 0)
    yield from _holdings(view, names)
    attack, heal = _say("ask-attack", names, defence=view.defence), _say("ask-heal", names)
    yield f"{attack:<39}{_say('ask-block', names)}"
    yield f"{heal:<39}{_say('ask-cast', names, enemy=view.enemy)}"
    yield _say("ask-companion", names)


def _holdings(view: View, names: Names) -> Iterator[str]:
    """How many dice each call would keep or gather of the own, and what is called already."""
    seat = view.decider or 0
    callers = {call.number: f"(P{who})" for who, call in enumerate(view.calls) if call and call.number}
    held = [die.value for die in view.pools[seat]]
    colours = _row(_say("colour", names, colour=colour) for colour in COLOURS)
    yield " " * 11 + "".join(f"{n}s".rjust(5) for n in range(1, 7)) + " " * 8 + colours
    for label, parity in ((_say("ask-hold", names), Parity.ODD), ("", Parity.EVEN)):
        numbers = (
            "".join(f"{callers.get(n) or held.count(n) or '-':>5}" for n in range(1, 7))
            if label
            else " " * 30
        )
        cells = _row(_cast_cell(view, colour, parity) for colour in COLOURS)
        yield f"  {label:<9}{numbers}   {_say('parity', names, parity=parity):<5}{cells}"


def _row(cells: Iterable[str]) -> str:
    return "".join(f"{cell:>7}" for cell in cells)


def _cast_cell(view: View, colour: Colour, parity: Parity) -> str:
    call = Declare(Action.CAST, None, colour, parity)
    for who, made in enumerate(view.calls):
        if made == call:
            return f"(P{who})"
    return str(sum(call.gathers(die) for die in view.pools[view.decider or 0]) or "-")


def foreseen(view: View, call: Declare, names: Names) -> list[str]:
    """What a declaration would mean, from the caller's own dice and the numbers that everybody knows."""
    seat = view.decider or 0
    mine, kept = view.pools[seat], would_keep(view, seat)
    came = waiting(view, seat)
    own = [die for die in mine if call.gathers(die)]
    hidden = [die for other, pool in enumerate(view.pools) if other != seat for die in pool]
    lines = [_say("foreseen-call", names, seat=seat, action=call.action)]
    if call.action is Action.COMPANION:
        lines.append(_say("foreseen-ones", names, count=sum(die.value == 1 for die in mine)))
    elif call.colour is not None:
        there = sum(die.colour is call.colour for die in hidden)
        kind = {"colour": call.colour, "parity": call.parity}
        lines.append(_say("foreseen-colour", names, **kind, own=len(own), count=there, about=there / 2))
    else:
        about = round(len(hidden) / 6, 1)
        facts = {"number": call.number, "own": len(own), "count": len(hidden), "about": about}
        lines.append(_say("foreseen-number", names, **facts))
    if lost := len(mine) - len(kept):
        lines.append(_say("foreseen-lost", names, count=lost))
    if came:
        lines.append(_say("foreseen-prepared", names, dice=came))
    return [*lines, _alone(view, call, (*kept, *came), names)]


def _alone(view: View, call: Declare, pool: tuple[Die, ...], names: Names) -> str:
    hopes = prospect(view, pool)
    if call.action is Action.COMPANION:
        return _say("foreseen-companion", names, attack=view.attack)
    if call.action is Action.CAST:
        colours = [colour for colour, best in hopes.spells.items() if best.worth]
        return _say("foreseen-spells", names, colours=colours)
    best = {Action.ATTACK: hopes.attack, Action.BLOCK: hopes.block, Action.HEAL: hopes.heal}[call.action]
    sets = _sets(best) if best.sets else None
    return _say("foreseen-alone", names, action=call.action, worth=best.worth, sets=sets)


def _sets(best: Best) -> str:
    """The sets by their values, as many as fit in a line."""
    shown = [values(sorted((die.value for die in one), reverse=True)) for one in best.sets]
    fit = len(shown)
    while fit > 1 and len(", ".join(shown[:fit])) > SETS_WIDTH:
        fit -= 1
    return ", ".join(shown[:fit]) + (", …" if fit < len(shown) else "")


# ------------------------------------------------------------------- resolve
def can_do(view: View, seat: int, dice: Dice | None = None) -> Best:
    """The best a seat can do with the action it declared and its dice, or some; spells are counted one by one."""
    call = view.calls[seat]
    if call is None or call.action is Action.COMPANION:
        return Best(0, ())
    hopes = prospect(view, view.pools[seat] if dice is None else dice)
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
    return Best(sum(one.worth for one in spells), tuple(found for one in spells for found in one.sets))


def free_dice(view: View) -> Dice:
    """The acting seat's dice beyond those that its sets want already."""
    left = list(view.pools[view.progress.actor])
    for value in view.wanted:
        left.remove(next(die for die in left if die.value == value))
    return tuple(left)


def spelled_out(text: str, view: View) -> str:
    """`P0 most` and `most` as the moves they stand for: the best sets of who acts."""
    if view.phase is Phase.SET and text.strip().lower() == "most":
        return _best_moves(view, view.progress.actor, free_dice(view))
    match = MOST.fullmatch(text.strip())
    if view.phase is not Phase.RESOLVE or match is None or int(match[1]) >= view.players:
        return text
    return f"act P{match[1]}; {_best_moves(view, int(match[1]))}"


def _best_moves(view: View, seat: int, dice: Dice | None = None) -> str:
    sets = can_do(view, seat, dice).sets
    if not sets:
        raise GameError(Reason.NO_SET)
    if view.rules.resolve == "fine":
        sets = sets[:1]
    if view.action(seat) is Action.CAST:
        return "; ".join(f"cast {one[0].colour.word}" for one in sets)
    return "set " + ", ".join(values(die.value for die in one) for one in sets)


def hurt(view: View) -> int:
    """What the enemy would still hit with after Resolve: nothing if it falls."""
    done = view.progress
    if done.felled or done.death or done.damage >= done.need:
        return 0
    return max(0, view.attack - done.blocked)


def _resolve(view: View, names: Names) -> Iterator[str]:
    legal = view.legal_moves()
    votes = view.rules.team_voice == "vote"
    yield _say("ask-resolve", names, seat=view.decider or 0, votes=votes)
    for seat in range(view.players):
        if Act(seat) in legal:
            yield f"  P{seat}     {names[seat]}: {_could(view, seat, names)}"
        elif not view.has_resolved[seat] and view.action(seat) is not Action.COMPANION:
            yield f"   -     {names[seat]}: {_cannot(view, seat, names)}"
    for seat in sorted({move.seat for move in legal if isinstance(move, Spend)}):
        ones = [die for die in view.pools[seat] if die.value == 1]
        example = f"pip P{seat} {ones[0].colour.value}; raise P0 {_any_die(view)}"
        yield f"  {example}   {_say('ask-spend', names, seat=seat, dice=ones)}"
    if Done() in legal:
        yield f"  done   {_then(view, names)}"


def _any_die(view: View) -> Die:
    return next((die for die in view.pools[0] if 1 <= die.value < 6), Die(Colour.RED, 4))


def _could(view: View, seat: int, names: Names) -> str:
    best = can_do(view, seat)
    match view.action(seat):
        case Action.ATTACK:
            return _say("could-attack", names, worth=best.worth, sets=_sets(best))
        case Action.BLOCK:
            return _say("could-block", names, worth=best.worth, sets=_sets(best))
        case Action.HEAL:
            worth = min(best.worth, len(view.injured))
            return _say("could-heal", names, worth=worth, sets=_sets(best))
    spells = [part("regidice-could-cast-one", colour=dice[0].colour, dice=dice) for dice in best.sets]
    return _say("could-cast", names, spells=spells)


def _cannot(view: View, seat: int, names: Names) -> str:
    match view.action(seat):
        case Action.ATTACK:
            return _say("cannot-attack", names, defence=view.defence)
        case Action.BLOCK:
            return _say("cannot-block", names)
        case Action.HEAL:
            return _say("cannot-heal", names)
    return _say("cannot-cast", names, enemy=view.enemy)


def _then(view: View, names: Names) -> str:
    falls = view.progress.damage >= view.progress.need or view.progress.death
    left = hurt(view)
    return _say("ask-done", names, then="falls" if falls else "hits" if left else "nothing", left=left)


def _raise(view: View, names: Names) -> Iterator[str]:
    yield _say("ask-raise", names, seat=view.progress.actor, die=_any_die(view))


def _set(view: View, names: Names) -> Iterator[str]:
    seat = view.progress.actor
    facts = {"defence": view.defence, "enemy": view.enemy}
    yield _say("ask-set", names, seat=seat, action=view.action(seat), **facts)
    yield "  " + _say("whose-dice", names, seat=seat, dice=view.pools[seat])
    if (best := can_do(view, seat, free_dice(view))).sets:
        yield f"  most   {_say('ask-most', names, sets=_sets(best))}"
    if view.wanted:
        yield "  " + _say("ask-sets-already", names, number=view.progress.sets_made, values=view.wanted)


def _colour(view: View, names: Names) -> Iterator[str]:
    value = view.wanted[-1]
    held = tuple(die for die in view.pools[view.progress.actor] if die.value == value)
    yield _say("ask-colour", names, seat=view.progress.actor, need=view.wanted.count(value), dice=held)


def _pips(view: View, names: Names) -> Iterator[str]:
    amount = view.progress.pending_damage
    yield _say("ask-pips", names, seat=view.progress.actor, count=amount, enemy=view.enemy)
    yield from _some(view.legal_moves(), "enemy:")
    yield "  " + _say("ask-pips-caster", names)


def _heal(view: View, names: Names) -> Iterator[str]:
    number = min(view.progress.pending_heal, len(view.injured))
    colours = [die.colour for die in view.injured]
    yield _say("ask-back", names, seat=view.progress.actor, count=number, colours=colours)
    yield from _some(view.legal_moves(), "heal:")


# -------------------------------------------------------------------- suffer
def _share(view: View, names: Names) -> Iterator[str]:
    yield _say("ask-share", names, count=view.attack)
    yield from _some(view.legal_moves(), "share:")
    yield "  " + ", ".join(_say("ask-share-seat", names, seat=seat) for seat in range(view.players))


def _split(view: View, names: Names) -> Iterator[str]:
    yield _say("ask-split", names, damage=view.progress.damage_left)
    yield from _some(view.legal_moves(), "split:")
    yield "  " + _say("ask-split-dice", names, sizes=[len(pool) for pool in view.pools])


def _lose(view: View, names: Names) -> Iterator[str]:
    seat = view.decider or 0
    yield _say("ask-lose", names, seat=seat, count=view.owed[seat])
    dice = _say("whose-dice", names, seat=seat, dice=view.pools[seat])
    yield f"  {dice}   {_say('ask-lose-used', names)}"


def _prepare(view: View, names: Names) -> Iterator[str]:
    seat = view.decider or 0
    spare = tuple(die for die in view.pools[seat] if die.is_showing)
    yield _say("ask-prepare", names, seat=seat)
    yield "  " + _say("ask-prepare-dice", names, seat=seat, dice=spare)
    yield "  " + _say("ask-prepare-enemy", names, defence=sum(view.enemy), enemy=view.enemy)


def _some(legal: Sequence[Move], lead: str) -> Iterator[str]:
    """As many of the legal moves as fit in a line."""
    shown = [str(move).removeprefix(lead) for move in legal]
    fit = len(shown)
    while len("   ".join(shown[:fit])) > LINE:
        fit -= 1
    rest = f"   {voice().say('regidice-more', count=len(shown) - fit)}" if fit < len(shown) else ""
    yield "  " + "   ".join(shown[:fit]) + rest


ASKS: dict[Phase, Callable[[View, Names], Iterator[str]]] = {
    Phase.DECLARE: _declare,
    Phase.RESOLVE: _resolve,
    Phase.RAISE: _raise,
    Phase.SET: _set,
    Phase.COLOUR: _colour,
    Phase.PIPS: _pips,
    Phase.HEAL: _heal,
    Phase.SHARE: _share,
    Phase.SPLIT: _split,
    Phase.LOSE: _lose,
    Phase.PREPARE: _prepare,
}
