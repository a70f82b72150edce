"""Why something is refused: reasons as values, each the id of a message in the prose room.

Nothing here decides legality; `legal.legal` does.
"""

from __future__ import annotations

from enum import StrEnum, auto
from typing import TYPE_CHECKING

from dethrone.chance import shortened
from dethrone.errors import IllegalMove
from dethrone.errors import Reason as Shared
from dethrone.regidice.codes import NAME, Phase
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

if TYPE_CHECKING:
    from dethrone.regidice.view import View

SHOWN_MOVES = 8
LONGEST_MOVE = 60  # characters of a move in a complaint: a program can make longer ones


class Reason(StrEnum):
    """Why something is refused, or what checking a record showed."""

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[str]) -> str:
        del start, count, last_values
        return f"{NAME}-{name.lower().replace('_', '-')}"

    # moves that the rules do not allow now
    NOT_ASKED = auto()
    NUMBER_NAMED = auto()
    CALLED = auto()
    NO_BLACK = auto()
    NO_NUMBER = auto()
    NO_SUCH_SEAT = auto()
    IS_COMPANION = auto()
    HAS_RESOLVED = auto()
    NO_SET = auto()
    NO_COMPANION = auto()
    NO_ONE = auto()
    ONE_PREPARED = auto()
    NOTHING_TO_RAISE = auto()
    ENEMY_NOT_RAISED = auto()
    NO_ENEMY_DIE = auto()
    SIX_NOT_RAISED = auto()
    OTHERS_ONLY = auto()
    NOT_UNUSED = auto()
    CASTER_SET = auto()
    WRONG_SUM = auto()
    BLOCKS_NOTHING = auto()
    HEALS_NOTHING = auto()
    NOT_SO_MANY = auto()
    NOT_THE_MOST = auto()
    SETS_IN_ORDER = auto()
    NO_CASTER = auto()
    NO_TOUCH = auto()
    OTHER_COLOUR = auto()
    NO_MATCH = auto()
    SPELLS_IN_ORDER = auto()
    ONE_SET_AT_LEAST = auto()
    MORE_TO_MAKE = auto()
    NOT_HELD = auto()
    NOT_SHOWING = auto()
    DICE_IN_ORDER = auto()
    WRONG_PIPS = auto()
    WRONG_USE = auto()
    WRONG_HEAL = auto()
    WRONG_SHARE = auto()
    WRONG_SPLIT = auto()
    # dice and moves that cannot be read
    NO_COLOUR = auto()
    NOT_ONE_DIE = auto()
    NO_DIE = auto()
    NO_HEAP = auto()
    EMPTY_COLOUR = auto()
    SEVERAL_MOVES = auto()
    NO_MOVE = auto()
    NO_ACTION = auto()
    NO_CONTENT = auto()
    NO_SEAT = auto()
    NO_VALUE = auto()
    NO_SHARE = auto()
    NO_DIE_NAMED = auto()
    NO_ENEMY_VALUE = auto()
    ONE_DIE_A_PIP = auto()
    ONE_VALUE_AT_A_TIME = auto()
    # rules
    NO_FIRST_SEAT = auto()
    NO_FIRST_CALLER = auto()
    # what is asked about dice
    NO_POOL = auto()
    NO_DEFENCE = auto()
    NO_ENEMY_DICE = auto()
    # positions and views that cannot be
    FIELD_COUNT = auto()
    NO_FIELD = auto()
    NOT_WHOLE = auto()
    IN_FIELD = auto()
    SENSELESS = auto()
    NO_PLAYERS = auto()
    NOT_BETWEEN = auto()
    NO_ENEMY = auto()
    NO_VALUES = auto()
    SEAT_PARTS = auto()
    NO_CALL = auto()
    NO_RECEIVED = auto()
    STUCK = auto()
    HIDDEN_AFTER_REVEAL = auto()
    SEEN_BEFORE_REVEAL = auto()
    ZONE_SHOWS = auto()
    INJURED_SHOW = auto()
    EIGHT_OF_A_COLOUR = auto()
    BLACK_NOT_WON = auto()
    ONLY_BLACK_TAKEN = auto()
    CALLS_IN_ORDER = auto()
    ALL_DECLARED = auto()
    OVER_WITH_OUTCOME = auto()
    WRONG_ACTOR = auto()
    NOBODY_ACTS = auto()
    TOO_MANY_VOTES = auto()
    WRONG_VOTE = auto()
    SETS_UNCOVERED = auto()
    NOTHING_WANTED = auto()
    NO_DAMAGE = auto()
    NOTHING_TO_HEAL = auto()
    WRONG_DEBT = auto()
    DEBT_TOO_LARGE = auto()
    ALL_PREPARED = auto()
    NO_TAKER = auto()
    HIDES_DICE = auto()
    # records
    OTHER_GAME = auto()
    BAD_HEADER = auto()
    ROLL_HIDDEN = auto()
    ROLL_MISSING = auto()
    ROLLS_TOO_MANY = auto()
    ROLL_CHOSEN = auto()
    ROLL_NOT_SEEDED = auto()
    CHANCE_PROVED = auto()
    FIRST_CHOSEN = auto()
    CHANCE_PROMISED = auto()
    CHANCE_GIVEN = auto()
    CHANCE_OPEN = auto()


Fact = int | str
Why = tuple[StrEnum, dict[str, Fact]]
ASKED: dict[Phase, tuple[type, ...]] = {
    Phase.DECLARE: (Declare,),
    Phase.RESOLVE: (Act, Spend, Done),
    Phase.RAISE: (Raise,),
    Phase.SET: (MakeSet, Cast, Done),
    Phase.COLOUR: (Use,),
    Phase.PIPS: (Pips,),
    Phase.HEAL: (Heal,),
    Phase.SHARE: (Share,),
    Phase.SPLIT: (Split,),
    Phase.LOSE: (Lose,),
    Phase.PREPARE: (Put, Done),
}


def refused(view: View, move: object) -> IllegalMove:
    """The error for a move that is not legal for the decider of this view."""
    legal = tuple(str(one) for one in view.legal_moves()[:SHOWN_MOVES])
    reason, facts = why_not(view, move)
    return IllegalMove(reason, legal=legal, **facts)


def why_not(view: View, move: object) -> Why:  # noqa: PLR0911 (one for each kind of move)
    """The reason why the move cannot be made now, with its facts."""
    if not isinstance(move, Move):
        return Shared.NO_MOVE, {"value": shortened(move)}
    if not isinstance(move, ASKED[view.phase]):
        return Reason.NOT_ASKED, {"move": _text(move), "asked": view.phase.value}
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


def _text(move: Move) -> str:
    """A move as a complaint has it, however long a program made it."""
    text = str(move)
    return text if len(text) <= LONGEST_MOVE else text[: LONGEST_MOVE - 1] + "…"


def _sum_text(values: tuple[int, ...]) -> str:
    text = "+".join(map(str, values))
    return text if len(text) <= LONGEST_MOVE else text[: LONGEST_MOVE - 1] + "…"


def _declare(view: View, move: Declare) -> Why:
    for seat, call in enumerate(view.calls):
        if call is not None and call.number is not None and call.number == move.number:
            return Reason.NUMBER_NAMED, {"seat": seat, "number": call.number}
        if call is not None and call == move:
            return Reason.CALLED, {"seat": seat, "call": str(call)}
    if move.colour is Colour.BLACK:
        return Reason.NO_BLACK, {}
    return Reason.NO_NUMBER, {"move": _text(move)}


def _act(view: View, seat: int) -> Why:
    if not 0 <= seat < view.players:
        return Reason.NO_SUCH_SEAT, {"seat": seat}
    if view.action(seat) is Action.COMPANION:
        return Reason.IS_COMPANION, {"seat": seat}
    if view.has_resolved[seat]:
        return Reason.HAS_RESOLVED, {"seat": seat}
    return Reason.NO_SET, {"seat": seat}


def _spend(view: View, seat: int, colour: Colour) -> Why:
    if not 0 <= seat < view.players or view.action(seat) is not Action.COMPANION:
        return Reason.NO_COMPANION, {"seat": seat}
    if Die(colour, 1) not in view.pools[seat]:
        return Reason.NO_ONE, {"seat": seat, "colour": colour.value}
    if view.received[seat][colour.index]:
        return Reason.ONE_PREPARED, {"seat": seat, "colour": colour.value}
    return Reason.NOTHING_TO_RAISE, {}


def _raise(view: View, seat: int | None, die: Die) -> Why:
    if seat is None:
        if view.rules.companion_targets != "board":
            return Reason.ENEMY_NOT_RAISED, {}
        return Reason.NO_ENEMY_DIE, {"value": die.value}
    if not 0 <= seat < view.players:
        return Reason.NO_SUCH_SEAT, {"seat": seat}
    if die.value == 6:
        return Reason.SIX_NOT_RAISED, {}
    if seat == view.progress.actor and view.rules.companion_targets == "others":
        return Reason.OTHERS_ONLY, {}
    return Reason.NOT_UNUSED, {"seat": seat, "die": str(die)}


def _set(view: View, values: tuple[int, ...]) -> Why:
    seat = view.progress.actor
    action = view.action(seat)
    if action is Action.CAST:
        return Reason.CASTER_SET, {}
    text = _sum_text(values)
    if action is Action.ATTACK and sum(values) != view.defence:
        return Reason.WRONG_SUM, {"set": text, "sum": sum(values), "defence": view.defence}
    if action is Action.BLOCK and (len(values) < 3 or len(set(values)) > 1):
        return Reason.BLOCKS_NOTHING, {"set": text}
    if action is Action.HEAL and (
        len(values) < 3 or [*values] != [*range(values[0], values[0] - len(values), -1)]
    ):
        return Reason.HEALS_NOTHING, {"set": text}
    shown = [die.value for die in view.pools[seat]]
    for value in sorted(set(values), reverse=True):
        if values.count(value) > shown.count(value) - view.wanted.count(value):
            return Reason.NOT_SO_MANY, {"seat": seat, "value": value}
    if view.rules.mandatory_max:
        return Reason.NOT_THE_MOST, {"set": text}
    return Reason.SETS_IN_ORDER, {}


def _cast(view: View, colour: Colour) -> Why:
    seat = view.progress.actor
    if view.action(seat) is not Action.CAST:
        return Reason.NO_CASTER, {"seat": seat}
    if colour is Colour.BLACK and not view.rules.touch_of_death:
        return Reason.NO_TOUCH, {}
    call = view.calls[seat]
    if view.rules.cast_colour == "declared" and call is not None and call.colour is not colour:
        return Reason.OTHER_COLOUR, {"seat": seat, "call": str(call)}
    enemy = view.spell_dice
    held = [die.value for die in view.pools[seat] if die.colour is colour]
    if any(enemy.count(value) > held.count(value) for value in enemy):
        return Reason.NO_MATCH, {"seat": seat, "colour": colour.value, "enemy": _sum_text(enemy)}
    return Reason.SPELLS_IN_ORDER, {}


def _done(view: View) -> Why:
    if view.phase is Phase.SET and view.progress.sets_made == 0:
        return Reason.ONE_SET_AT_LEAST, {}
    return Reason.MORE_TO_MAKE, {}


def _counts(view: View, move: Move) -> Why:
    match move:
        case Lose(die) | Put(die):
            seat = view.decider or 0
            if die not in view.pools[seat]:
                return Reason.NOT_HELD, {"seat": seat, "die": str(die)}
            if isinstance(move, Put) and not die.is_showing:
                return Reason.NOT_SHOWING, {"die": str(die)}
            return Reason.DICE_IN_ORDER, {}
        case Pips(enemy):
            damage = view.progress.pending_damage
            return Reason.WRONG_PIPS, {
                "dice": _sum_text(enemy),
                "damage": damage,
                "enemy": _sum_text(view.enemy),
            }
        case Use():
            return Reason.WRONG_USE, {"value": view.wanted[-1]}
        case Heal():
            return Reason.WRONG_HEAL, {"count": min(view.progress.pending_heal, len(view.injured))}
        case Share():
            return Reason.WRONG_SHARE, {"count": view.attack}
        case _:
            return Reason.WRONG_SPLIT, {"damage": view.progress.damage_left}
