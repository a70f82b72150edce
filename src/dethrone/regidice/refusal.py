"""Why a move is not legal, in one sentence. Nothing here decides legality; `legal.legal` does."""

from __future__ import annotations

from dethrone.regidice.codes import Phase
from dethrone.regidice.dice import Colour, Die
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
)
from dethrone.regidice.view import View

ASKED: dict[Phase, tuple[tuple[type, ...], str]] = {
    Phase.DECLARE: ((Declare,), "a declaration"),
    Phase.RESOLVE: ((Act, Spend, Done), "who acts next, a companion's 1, or the end of the stage"),
    Phase.RAISE: ((Raise,), "the die that gains a pip"),
    Phase.SET: ((MakeSet, Cast, Done), "a set"),
    Phase.COLOUR: ((Use,), "which of the equal dice the sets take"),
    Phase.PIPS: ((Pips,), "how the damage is laid on the enemy"),
    Phase.HEAL: ((Heal,), "which dice are healed"),
    Phase.SHARE: ((Share,), "who takes the enemy's dice"),
    Phase.SPLIT: ((Split,), "how the damage is split"),
    Phase.LOSE: ((Lose,), "a die to give up"),
    Phase.PREPARE: ((Put, Done), "a die to prepare, or done"),
}


def why_not(view: View, move: Move) -> str:
    """The reason why the move cannot be made now."""
    kinds, wanted = ASKED[view.phase]
    if not isinstance(move, kinds):
        return f"{move} does not answer what is asked: {wanted}."
    match move:
        case Declare():
            return _declare(view, move)
        case Act(seat):
            return _act(view, seat)
        case Spend(seat, colour):
            return _spend(view, seat, colour)
        case Raise(seat, die):
            return _raise(view, seat, die)
        case MakeSet(values):
            return _set(view, values)
        case Cast(colour):
            return _cast(view, colour)
        case Done():
            return _done(view)
        case _:
            return _counts(view, move)


def _declare(view: View, move: Declare) -> str:
    for seat, call in enumerate(view.calls):
        if call is not None and call.number is not None and call.number == move.number:
            return f"P{seat} has already named {call.number} this round."
        if call is not None and call == move:
            return f"P{seat} has already called {call}."
    if move.colour is Colour.BLACK:
        return "Black cannot be called before a black die is in play."
    return f"{move} names no number from 1 to 6."


def _act(view: View, seat: int) -> str:
    if seat >= view.players:
        return f"There is no seat P{seat}."
    if view.action(seat) is Action.COMPANION:
        return f"P{seat} is a companion and acts by spending 1s (pip:P{seat}:r)."
    if view.has_resolved[seat]:
        return f"P{seat} has resolved already."
    return f"P{seat} can make no set now."


def _spend(view: View, seat: int, colour: Colour) -> str:
    if seat >= view.players or view.action(seat) is not Action.COMPANION:
        return f"P{seat} is no companion."
    if Die(colour, 1) not in view.pools[seat]:
        return f"P{seat} has no {colour.word} die that shows 1."
    if view.received[seat][colour.index]:
        return f"The {colour.word} 1 of P{seat} was prepared, not rolled."
    return "There is no other die that a pip could raise."


def _raise(view: View, seat: int | None, die: Die) -> str:
    if seat is None:
        if view.rules.companion_targets != "board":
            return "A companion cannot raise the enemy's dice."
        return f"The enemy has no die that shows {die.value} and can be raised."
    if seat >= view.players:
        return f"There is no seat P{seat}."
    if die.value == 6:
        return "A 6 cannot be raised."
    if seat == view.progress.actor and view.rules.companion_targets == "others":
        return "A companion raises dice of other players only."
    return f"P{seat} has no unused {die}."


def _set(view: View, values: tuple[int, ...]) -> str:
    seat = view.progress.actor
    action = view.action(seat)
    shown = [die.value for die in view.pools[seat]]
    text = "+".join(map(str, values))
    if action is Action.CAST:
        return "A caster makes sets by colour (cast:red)."
    if action is Action.ATTACK and sum(values) != view.defence:
        return f"{text} sums to {sum(values)}, but the enemy's defence this round is {view.defence}."
    if action is Action.BLOCK and (len(values) < 3 or len(set(values)) > 1):
        return f"{text} blocks nothing: a set to block is three or more dice of one value."
    if action is Action.HEAL and (
        len(values) < 3 or [*values] != [*range(values[0], values[0] - len(values), -1)]
    ):
        return f"{text} heals nothing: a set to heal is three or more consecutive values, one die each."
    for value in set(values):
        if values.count(value) > shown.count(value) - view.wanted.count(value):
            return f"P{seat} has not so many dice left that show {value}."
    if view.rules.mandatory_max:
        return f"After {text} the most could no longer be reached."
    return "Sets are named from the highest to the lowest, and this one is above the last."


def _cast(view: View, colour: Colour) -> str:
    seat = view.progress.actor
    if view.action(seat) is not Action.CAST:
        return f"P{seat} did not declare to cast."
    if colour is Colour.BLACK and not view.rules.touch_of_death:
        return "Touch of Death is not played."
    call = view.calls[seat]
    if view.rules.cast_colour == "declared" and call is not None and call.colour is not colour:
        return f"P{seat} called {call} and can cast that colour only."
    match_dice = view.enemy_at_start if view.rules.cast_match == "round_start" else view.enemy
    held = [die.value for die in view.pools[seat] if die.colour is colour]
    if any(match_dice.count(value) > held.count(value) for value in match_dice):
        return f"The {colour.word} dice of P{seat} do not match the enemy's {'+'.join(map(str, match_dice))}."
    return "Spells are named in the order red, blue, yellow, black, and this one comes before the last."


def _done(view: View) -> str:
    if view.phase is Phase.SET and view.progress.sets_made == 0:
        return "Who acts makes at least one set."
    return "The most must be made of the dice, and more can be made."


def _counts(view: View, move: Move) -> str:
    match move:
        case Lose(die) | Put(die):
            held = view.pools[view.decider or 0]
            if die not in held:
                return f"P{view.decider} has no {die} to choose."
            if isinstance(move, Put) and not die.is_showing:
                return f"{die} was used or is not rolled yet, so it cannot be prepared."
            return "Dice are named in the order r, b, y, k and by value, and this one comes too early or too late."
        case Pips(enemy):
            done = view.progress.pending_damage
            return f"{'+'.join(map(str, enemy))} is not what {done} damage makes of {'+'.join(map(str, view.enemy))}."
        case Use():
            return f"The dice taken must be those of the lowest value that the sets want ({view.wanted[-1]})."
        case Heal():
            return f"The dice healed must be {min(view.progress.pending_heal, len(view.injured))} from the injured pile."
        case Share():
            return f"Only seats that dealt damage take dice, {view.attack} at most in all."
        case _:
            return f"The split must lay {view.progress.damage_left} damage on the seats that suffer, within their dice."
