"""What is asked in each phase of Regidice, what the answers could be and what they would do, in plain lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from dethrone.errors import GameError
from dethrone.regidice.best import Best
from dethrone.regidice.codes import Phase
from dethrone.regidice.dice import COLOURS, Colour, Dice, Die
from dethrone.regidice.moves import Act, Action, Declare, Done, Move, Parity, Spend
from dethrone.regidice.preview import prospect, waiting, would_keep
from dethrone.regidice.view import View
from dethrone.terminal.regidice_dice import spelled
from dethrone.terminal.regidice_words import SPELL_DOES, VERB, called, counted, values

Names = Sequence[str]
SETS_WIDTH = 36
LINE = 64
MOST = re.compile(r"(?:act[\s:]*)?p?([0-3])\s+most", re.I)


def asks(view: View, names: Names) -> list[str]:
    """The question, and below it what there is to choose from."""
    return list(ASKS[view.phase](view, names))


def whose(name: str) -> str:
    """`your`, or `Ada's`."""
    return "your" if name == "You" else f"{name}'s"


def _does(name: str, verb: str) -> str:
    return f"You {verb}" if name == "You" else f"{name} {verb}s"


# ------------------------------------------------------------------- declare
def _declare(view: View, names: Names) -> Iterator[str]:
    seat = view.decider or 0
    name = names[seat]
    yield f"{_does(name, 'declare')}: an action, and the dice to gather from everybody."
    yield from _holdings(view)
    enemy = values(view.enemy)
    yield f"{f'A3 attack: each sum of {view.defence} deals 1':<39}B4 block: 3 alike stop 1, 4 alike stop 2"
    yield f"{'H5 heal: 3 in a row bring 1, 4 bring 2':<39}C red odd: one colour showing {enemy}"
    yield "K companion: each of your 1s raises another die by 1, and they stay with you"


def _holdings(view: View) -> Iterator[str]:
    """How many dice each call would keep or gather of the own, and what is called already."""
    seat = view.decider or 0
    callers = {call.number: f"(P{who})" for who, call in enumerate(view.calls) if call and call.number}
    held = [die.value for die in view.pools[seat]]
    yield " " * 11 + "".join(f"{n}s".rjust(5) for n in range(1, 7)) + " " * 8 + _row(c.word for c in COLOURS)
    for label, parity in (("you hold", Parity.ODD), ("", Parity.EVEN)):
        numbers = (
            "".join(f"{callers.get(n) or held.count(n) or '-':>5}" for n in range(1, 7))
            if label
            else " " * 30
        )
        cells = _row(_cast_cell(view, colour, parity) for colour in COLOURS)
        yield f"  {label:<9}{numbers}   {parity.value:<5}{cells}"


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
    lines = [
        f"{_does(names[seat], VERB[call.action])}." if call.action is not Action.COMPANION else "Companion."
    ]
    if call.action is Action.COMPANION:
        ones = sum(die.value == 1 for die in mine)
        lines.append(f"{counted(ones, 'die')} showing 1 stay safe, and each can raise another die by a pip.")
    elif call.colour is not None:
        there = sum(die.colour is call.colour for die in hidden)
        lines.append(
            f"You gather {called(call)[5:]}: you hold {len(own)}; of the others' {counted(there, 'die')} of that "
            f"colour about {there / 2:.1f} will fit."
        )
    else:
        lines.append(
            f"You gather {call.number}s: you hold {len(own)}; of the others' {counted(len(hidden), 'die')} "
            f"about {len(hidden) / 6:.1f} fit."
        )
    if lost := len(mine) - len(kept):
        lines.append(f"{counted(lost, 'die')} of yours will be gathered away by calls made before.")
    if came:
        lines.append(f"Prepared for you: {spelled(came)}.")
    return [*lines, _alone(view, call, (*kept, *came))]


def _alone(view: View, call: Declare, pool: tuple[Die, ...]) -> str:
    hopes = prospect(view, pool)
    match call.action:
        case Action.ATTACK:
            return _worth("With your own dice alone", hopes.attack, "damage")
        case Action.BLOCK:
            return _worth("With your own dice alone", hopes.block, "stopped")
        case Action.HEAL:
            return _worth("With your own dice alone", hopes.heal, "healed")
        case Action.CAST:
            spells = [SPELL_DOES[colour] for colour, best in hopes.spells.items() if best.worth]
            return f"With your own dice alone: {', '.join(spells) or 'no spell'}."
    return f"If the enemy gets through, companions are hit last of all ({view.attack} at most)."


def _worth(lead: str, best: Best, thing: str) -> str:
    return f"{lead}: {best.worth} {thing}" + (f" by {_sets(best)}." if best.sets else ".")


def _sets(best: Best) -> str:
    """The sets by their values, as many as fit in a line."""
    shown = [values(sorted((die.value for die in one), reverse=True)) for one in best.sets]
    fit = len(shown)
    while fit > 1 and len(", ".join(shown[:fit])) > SETS_WIDTH:
        fit -= 1
    return ", ".join(shown[:fit]) + (", …" if fit < len(shown) else "")


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


def free_dice(view: View) -> Dice:
    """The acting seat's dice beyond those that its sets want already."""
    left = list(view.pools[view.progress.actor])
    for value in view.wanted:
        left.remove(next(die for die in left if die.value == value))
    return tuple(left)


def spelled_out(text: str, view: View) -> str:
    """`P0 most` and `most` as the moves they stand for: the best sets of who acts."""
    if view.phase is Phase.SET and text.strip().lower() == "most":
        view = replace(view, pools=(free_dice(view),) * view.players)
        return _best_moves(view, view.progress.actor)
    match = MOST.fullmatch(text.strip())
    if view.phase is not Phase.RESOLVE or match is None or int(match[1]) >= view.players:
        return text
    return f"act P{match[1]}; {_best_moves(view, int(match[1]))}"


def _best_moves(view: View, seat: int) -> str:
    sets = can_do(view, seat).sets
    if not sets:
        raise GameError("There is no set to be made.")
    if view.rules.resolve == "fine":
        sets = sets[:1]
    if view.action(seat) is Action.CAST:
        return "; ".join(f"cast {dice[0].colour.word}" for dice in sets)
    return "set " + ", ".join(values(die.value for die in dice) for dice in sets)


def hurt(view: View) -> int:
    """What the enemy would still hit with after Resolve: nothing if it falls."""
    done = view.progress
    if done.felled or done.death or done.damage >= done.need:
        return 0
    return max(0, view.attack - done.blocked)


def _resolve(view: View, names: Names) -> Iterator[str]:
    legal = view.legal_moves()
    speaker = f"{names[view.decider or 0]} {_speaks(view, names)} for the team"
    yield f"Who acts next? {speaker}. (P0 most: with the best sets)"
    for seat in range(view.players):
        if Act(seat) in legal:
            yield f"  P{seat}     {names[seat]}: {_could(view, seat)}"
        elif not view.has_resolved[seat] and view.action(seat) is not Action.COMPANION:
            yield f"   -     {names[seat]}: {_cannot(view, seat)}"
    for seat in sorted({move.seat for move in legal if isinstance(move, Spend)}):
        ones = [die for die in view.pools[seat] if die.value == 1]
        example = f"pip P{seat} {ones[0].colour.value}; raise P0 {_any_die(view)}"
        yield f"  {example}   {_does(names[seat], 'spend')} one of {spelled(ones)}"
    if Done() in legal:
        yield f"  done   nobody else; {_then(view)}"


def _speaks(view: View, names: Names) -> str:
    verb = "vote" if view.rules.team_voice == "vote" else "speak"
    return verb if names[view.decider or 0] == "You" else f"{verb}s"


def _any_die(view: View) -> Die:
    return next((die for die in view.pools[0] if 1 <= die.value < 6), Die(Colour.RED, 4))


def _could(view: View, seat: int) -> str:
    best = can_do(view, seat)
    match view.action(seat):
        case Action.ATTACK:
            return f"{best.worth} damage by {_sets(best)}"
        case Action.BLOCK:
            return f"stops {best.worth} by {_sets(best)}"
        case Action.HEAL:
            number = min(best.worth, len(view.injured))
            return f"brings back {number} by {_sets(best)}" if number else "could heal, but nobody is injured"
    return "casts " + ", ".join(f"{SPELL_DOES[dice[0].colour]} ({spelled(dice)})" for dice in best.sets)


def _cannot(view: View, seat: int) -> str:
    match view.action(seat):
        case Action.ATTACK:
            return f"cannot attack; no dice add up to {view.defence}"
        case Action.BLOCK:
            return "cannot block; no three dice are alike"
        case Action.HEAL:
            return "cannot heal; no three dice are in a row"
    return f"cannot cast now; no colour shows {values(view.enemy)}"


def _then(view: View) -> str:
    if view.progress.damage >= view.progress.need or view.progress.death:
        return "the enemy falls, and nobody suffers"
    left = hurt(view)
    return f"the enemy hits, and {left} gets through" if left else "the enemy hits, and nothing gets through"


def _raise(view: View, names: Names) -> Iterator[str]:
    seat = view.progress.actor
    yield f"Which die gains {whose(names[seat])} pip? For instance: P0 {_any_die(view)}"


def _set(view: View, names: Names) -> Iterator[str]:
    seat = view.progress.actor
    name = names[seat]
    match view.action(seat):
        case Action.ATTACK:
            yield f"{_does(name, 'attack')}: type all sets that add up to {view.defence}, with commas between them."
        case Action.BLOCK:
            yield f"{_does(name, 'block')}: type all sets of three or more alike, as in 4+4+4, 2+2+2."
        case Action.HEAL:
            yield f"{_does(name, 'heal')}: type all runs of three or more, as in 4+3+2, 6+5+4."
        case _:
            yield f"{_does(name, 'cast')}: type the colours of sets that show {values(view.enemy)}, as in red; blue."
    yield f"  {whose(name).capitalize()} dice: {spelled(view.pools[seat])}"
    if (best := can_do(replace(view, pools=(free_dice(view),) * view.players), seat)).sets:
        yield f"  most   the best there is: {_sets(best)}"
    if view.wanted:
        yield f"  In sets already ({view.progress.made}): {values(view.wanted)}"


def _colour(view: View, names: Names) -> Iterator[str]:
    value = view.wanted[-1]
    need = view.wanted.count(value)
    held = tuple(die for die in view.pools[view.progress.actor] if die.value == value)
    yield f"{_does(names[view.progress.actor], 'use')} {need} of {spelled(held)}: which?"


def _pips(view: View, names: Names) -> Iterator[str]:
    amount = view.progress.pend_damage
    name = names[view.progress.actor]
    yield f"{_does(name, 'place')} {counted(amount, 'pip')} on the enemy's {values(view.enemy)}. What shall it show?"
    yield from _some(view.legal_moves(), "enemy:")
    yield "  A caster who acts later must match what it shows then."


def _heal(view: View, names: Names) -> Iterator[str]:
    number = min(view.progress.pend_heal, len(view.injured))
    letters = " ".join(die.colour.value for die in view.injured)
    yield f"{_does(names[view.progress.actor], 'bring')} back {counted(number, 'die')} of {letters}: which colours?"
    yield from _some(view.legal_moves(), "heal:")


# -------------------------------------------------------------------- suffer
def _share(view: View, names: Names) -> Iterator[str]:
    yield f"Overkill: who takes the enemy's {counted(view.attack, 'die')}? As in P0=2+P1=1, or none."
    yield from _some(view.legal_moves(), "share:")
    yield "  " + ", ".join(f"P{seat} is {name}" for seat, name in enumerate(names))


def _split(view: View, names: Names) -> Iterator[str]:
    yield f"{view.progress.hurt} damage gets through. Who loses how many dice? As in P0=1+P1=1."
    yield from _some(view.legal_moves(), "split:")
    yield "  Dice: " + ", ".join(f"P{seat} {name} {len(view.pools[seat])}" for seat, name in enumerate(names))


def _lose(view: View, names: Names) -> Iterator[str]:
    seat = view.decider or 0
    yield f"{_does(names[seat], 'lose')} {counted(view.owed[seat], 'die')}: which? As in r3 b-."
    yield f"  {whose(names[seat]).capitalize()} dice: {spelled(view.pools[seat])}   (- is a die used this round)"


def _prepare(view: View, names: Names) -> Iterator[str]:
    seat = view.decider or 0
    left = names[(seat + 1) % view.players].replace("You", "you")
    spare = tuple(die for die in view.pools[seat] if die.is_showing)
    yield f"{_does(names[seat], 'prepare')}: unused dice to hand to {left} as they are, or done."
    yield f"  {whose(names[seat]).capitalize()} unused dice: {spelled(spare)}"
    yield f"  Next round the enemy's defence is {sum(view.enemy)}; it shows {values(view.enemy)}."


def _some(legal: Sequence[Move], lead: str) -> Iterator[str]:
    """As many of the legal moves as fit in a line."""
    shown = [str(move).removeprefix(lead) for move in legal]
    fit = len(shown)
    while len("   ".join(shown[:fit])) > LINE:
        fit -= 1
    rest = f"   … {len(shown) - fit} more" if fit < len(shown) else ""
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
