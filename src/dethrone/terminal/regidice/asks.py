"""What is asked in each phase of Regidice, what the answers could be and what they would do, in plain lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from dethrone.errors import GameError
from dethrone.prose import Voice
from dethrone.prose.outlook.regidice import can_do, cannot, could, free_dice, sets_text
from dethrone.regidice import Phase
from dethrone.regidice.dice import COLOURS, Colour, Dice, Die
from dethrone.regidice.moves import Act, Action, Declare, Done, Move, Parity, Spend
from dethrone.regidice.view import View
from dethrone.terminal.refusal import Reason
from dethrone.terminal.regidice.words import values
from dethrone.terminal.skin import called

Names = Sequence[str]
CALLED = "×"  # what somebody called already
MARGIN = 16  # columns of a line that are for other things than moves
MOST = re.compile(r"(?:act[\s:]*)?p?([0-3])\s+most", re.I)


@dataclass(frozen=True, slots=True)
class Speech:
    """How questions are put: in which language, with which names, in how many columns."""

    voice: Voice
    names: Names
    width: int = 80

    def __call__(self, message: str, /, **facts: object) -> str:
        """A message of Regidice."""
        return self.voice.phrase(f"regidice-{message}", self.names, **facts)


def asks(view: View, say: Speech) -> list[str]:
    """The question, and below it what there is to choose from."""
    return list(ASKS[view.phase](view, say))


# ------------------------------------------------------------------- declare
def _declare(view: View, say: Speech) -> Iterator[str]:
    yield say("ask-declare", seat=view.decider or 0)
    yield from _holdings(view, say)
    choices = [
        say("ask-attack", defence=view.defence),
        say("ask-block"),
        say("ask-heal"),
        say("ask-cast", enemy=view.enemy),
    ]
    yield from _two_by_two(choices, say.width)
    yield say("ask-companion")


def _two_by_two(choices: Sequence[str], width: int) -> Iterator[str]:
    """Two in a line where they fit, otherwise one below the other."""
    left, right = choices[::2], choices[1::2]
    column = max(map(len, left)) + 2
    if column + max(map(len, right)) > width:
        yield from choices
    else:
        yield from (f"{one:<{column}}{other}" for one, other in zip(left, right, strict=True))


def _holdings(view: View, say: Speech) -> Iterator[str]:
    """How many dice each call would keep or gather of the own; what is called already is crossed out."""
    numbers, colours = _numbers(view, say), _colours(view, say)
    if len(numbers[0]) + len(colours[0]) > say.width:
        yield from (*numbers, *colours)
        return
    for left, right in zip((*numbers, " " * len(numbers[0])), colours, strict=True):
        yield (left + right).rstrip()


def _numbers(view: View, say: Speech) -> tuple[str, str]:
    label = f"  {say('ask-hold')} "
    is_called = {call.number for call in view.calls if call}
    held = [die.value for die in view.pools[view.decider or 0]]
    cells = (CALLED if n in is_called else held.count(n) or "-" for n in range(1, 7))
    return " " * len(label) + "".join(f"{n:>4}" for n in range(1, 7)), label + "".join(
        f"{n:>4}" for n in cells
    )


def _colours(view: View, say: Speech) -> tuple[str, ...]:
    parities = {parity: f"   {say('parity', parity=parity)}" for parity in (Parity.ODD, Parity.EVEN)}
    names = [say("colour", colour=colour) for colour in COLOURS]
    lead, cell = max(map(len, parities.values())), max(map(len, names)) + 1
    rows = [" " * lead + "".join(f"{name:>{cell}}" for name in names)]
    for parity, label in parities.items():
        cells = (_cast_cell(view, colour, parity) for colour in COLOURS)
        rows.append(f"{label:<{lead}}" + "".join(f"{one:>{cell}}" for one in cells))
    return tuple(rows)


def _cast_cell(view: View, colour: Colour, parity: Parity) -> str:
    call = Declare(Action.CAST, None, colour, parity)
    if call in view.calls:
        return CALLED
    return str(sum(call.gathers(die) for die in view.pools[view.decider or 0]) or "-")


# ------------------------------------------------------------------- resolve
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


def _resolve(view: View, say: Speech) -> Iterator[str]:
    legal = view.legal_moves()
    votes = view.rules.team_voice == "vote"
    yield say("ask-resolve", seat=view.decider or 0, votes=votes)
    for seat in range(view.players):
        if Act(seat) in legal:
            yield f"  P{seat}     {called(say.voice, say.names[seat])}: {could(view, seat, say)}"
        elif not view.has_resolved[seat] and view.action(seat) is not Action.COMPANION:
            yield f"   -     {called(say.voice, say.names[seat])}: {cannot(view, seat, say)}"
    for seat in sorted({move.seat for move in legal if isinstance(move, Spend)}):
        ones = [die for die in view.pools[seat] if die.value == 1]
        example = f"pip P{seat} {ones[0].colour.value}; raise P0 {_any_die(view)}"
        yield f"  {example}   {say('ask-spend', seat=seat, dice=ones)}"
    if Done() in legal:
        yield f"  done   {_then(view, say)}"


def _any_die(view: View) -> Die:
    return next((die for die in view.pools[0] if 1 <= die.value < 6), Die(Colour.RED, 4))


def _then(view: View, say: Speech) -> str:
    falls = view.progress.damage >= view.progress.need or view.progress.death
    left = hurt(view)
    return say("ask-done", then="falls" if falls else "hits" if left else "nothing", left=left)


def _raise(view: View, say: Speech) -> Iterator[str]:
    yield say("ask-raise", seat=view.progress.actor, die=_any_die(view))


def _set(view: View, say: Speech) -> Iterator[str]:
    seat = view.progress.actor
    facts = {"defence": view.defence, "enemy": view.enemy}
    yield say("ask-set", seat=seat, action=view.action(seat), **facts)
    yield "  " + say("whose-dice", seat=seat, dice=view.pools[seat])
    if (best := can_do(view, seat, free_dice(view))).sets:
        yield f"  most   {say('ask-most', sets=sets_text(best))}"
    if view.wanted:
        yield "  " + say("ask-sets-already", number=view.progress.sets_made, values=view.wanted)


def _colour(view: View, say: Speech) -> Iterator[str]:
    value = view.wanted[-1]
    held = tuple(die for die in view.pools[view.progress.actor] if die.value == value)
    yield say("ask-colour", seat=view.progress.actor, need=view.wanted.count(value), dice=held)


def _pips(view: View, say: Speech) -> Iterator[str]:
    amount = view.progress.pending_damage
    yield say("ask-pips", seat=view.progress.actor, count=amount, enemy=view.enemy)
    yield from _some(view.legal_moves(), "enemy:", say)
    yield "  " + say("ask-pips-caster")


def _heal(view: View, say: Speech) -> Iterator[str]:
    number = min(view.progress.pending_heal, len(view.injured))
    colours = [die.colour for die in view.injured]
    yield say("ask-back", seat=view.progress.actor, count=number, colours=colours)
    yield from _some(view.legal_moves(), "heal:", say)


# -------------------------------------------------------------------- suffer
def _share(view: View, say: Speech) -> Iterator[str]:
    yield say("ask-share", count=view.attack)
    yield from _some(view.legal_moves(), "share:", say)
    yield "  " + ", ".join(say("ask-share-seat", seat=seat) for seat in range(view.players))


def _split(view: View, say: Speech) -> Iterator[str]:
    yield say("ask-split", damage=view.progress.damage_left)
    yield from _some(view.legal_moves(), "split:", say)
    yield "  " + say("ask-split-dice", sizes=[len(pool) for pool in view.pools])


def _lose(view: View, say: Speech) -> Iterator[str]:
    seat = view.decider or 0
    yield say("ask-lose", seat=seat, count=view.owed[seat])
    dice = say("whose-dice", seat=seat, dice=view.pools[seat])
    yield f"  {dice}   {say('ask-lose-used')}"


def _prepare(view: View, say: Speech) -> Iterator[str]:
    seat = view.decider or 0
    spare = tuple(die for die in view.pools[seat] if die.is_showing)
    yield say("ask-prepare", seat=seat)
    yield "  " + say("ask-prepare-dice", seat=seat, dice=spare)
    yield "  " + say("ask-prepare-enemy", defence=sum(view.enemy), enemy=view.enemy)


def _some(legal: Sequence[Move], lead: str, say: Speech) -> Iterator[str]:
    """As many of the legal moves as fit in a line."""
    shown = [str(move).removeprefix(lead) for move in legal]
    fit = len(shown)
    while fit > 1 and len("   ".join(shown[:fit])) > say.width - MARGIN:
        fit -= 1
    rest = f"   {say('more', count=len(shown) - fit)}" if fit < len(shown) else ""
    yield "  " + "   ".join(shown[:fit]) + rest


ASKS: dict[Phase, Callable[[View, Speech], Iterator[str]]] = {
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
