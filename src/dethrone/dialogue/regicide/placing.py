"""From a state to the view of whoever is asked, as the engine has it: what the state leaves open follows from the rest,
or is assumed aloud; what cannot be is refused in the game's own words.

No rule is written here: cards on the table are played by the engine, and the position is checked at its own door.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from dethrone import games
from dethrone.chance import shortened
from dethrone.contract import Kind
from dethrone.dialogue.refusal import Reason
from dethrone.dialogue.regicide.counting import Counts, counted
from dethrone.dialogue.regicide.reading import BRACES, YIELDED
from dethrone.dialogue.regicide.sets import read_set
from dethrone.dialogue.regicide.state import Groups, State, Wanted
from dethrone.errors import IllegalMove, Unreadable
from dethrone.prose import Part
from dethrone.regicide.cards import Card, cards_text
from dethrone.regicide.rules import Rules
from dethrone.regicide.view import View

GAME = __name__.split(".")[-2]  # a room is named for its game
OPEN_RULES = "open-order"  # where the text says that nobody has a fixed turn


@dataclass(frozen=True, slots=True)
class Placed:
    """A state laid out: the view of whoever is asked, and all that was assumed for it."""

    state: State
    view: View
    assumptions: tuple[Part, ...]

    @property
    def is_told(self) -> bool:
        """Whether nothing had to be assumed."""
        return not self.assumptions


@dataclass(slots=True)
class _Fight:
    """What the cards on the table have done."""

    damage: int = 0
    shield: int = 0
    is_cancelled: bool = False
    notes: list[Part] = field(default_factory=list)


def place(state: State, *, rules: str | None = None) -> Placed:
    """The view that a state describes; raises one of our errors where there can be none."""
    kind = games.kind(GAME)
    players = _players(state)
    chosen: Rules = kind.rules(rules or state.rules or _usual_rules(kind, state, players))
    chosen.position(players)  # refuses a number of players that there cannot be
    if state.lacks_enemy:
        raise Unreadable(Reason.STATE_NO_ENEMY)
    if state.enemy is None or state.unknown:
        raise Unreadable(Reason.STATE_OPEN_HAND)
    counts = counted(state, chosen, players)
    is_closed = chosen.discard_view != "open" or (counts.discard > 0 and state.pile is None)
    if is_closed and chosen.discard_view == "open":
        chosen = chosen.but(discard_view="count")
    _check_action(state)
    fight = _fought(kind, chosen, players, state)
    seat = 0 if players == 1 else 1
    text = _position(state, chosen, players, counts=counts, fight=fight, is_closed=is_closed)
    view = kind.begin(text, None).view(seat)
    assert isinstance(view, View)
    _check_told(state, view)
    return Placed(state, view, (*counts.notes, *fight.notes))


def _usual_rules(kind: Kind, state: State, players: int) -> str:
    """The official game, unless the text says that nobody has a turn; after a jester all are asked by any rules."""
    is_after_jester = bool(state.played) and any(one.is_jester for one in state.played[-1])
    return OPEN_RULES if state.is_open and players > 1 and not is_after_jester else kind.usual_rules


def _players(state: State) -> int:
    partners = None if state.partners is None else sum(1 for _ in state.partners)
    if state.players == 1:
        return 1
    if state.players is not None and partners not in (None, state.players - 1):
        raise Unreadable(Reason.STATE_PLAYERS, players=state.players, hands=partners)
    return state.players or (2 if partners is None else partners + 1)


# ------------------------------------------------------------------ the fight
def _fought(kind: Kind, rules: Rules, players: int, state: State) -> _Fight:
    """Damage and shield as the engine makes them of the plays; what the state says of them comes first."""
    fight = _Fight()
    for play in state.played:
        _play(kind, state, play, fight, rules=rules, players=players)
    if not state.is_grouped and (state.damage is None or state.shield is None):
        fight.notes.append(Part("dialogue-assumed-plays", {"damage": fight.damage, "shield": fight.shield}))
    if (
        state.damage is not None
        and len(state.played) > 0
        and state.is_grouped
        and state.damage != fight.damage
    ):
        raise _differs("Damage", state.damage, fight.damage)
    if state.damage is not None:
        fight.damage = state.damage
    if state.shield is not None:
        fight.shield = state.shield
    if state.is_immune is False:
        fight.is_cancelled = True
    return fight


def _check_action(state: State) -> None:
    """A play that is told lies on the table, unless it defeated its enemy and the table was cleared."""
    try:
        acted = read_set(YIELDED.sub(" ", state.action)).cards
    except Unreadable:
        if not YIELDED.search(state.action):
            for one in BRACES.findall(state.action):
                read_set(one)
        return  # other words that name no card are no play
    table = [one for play in state.played for one in play]
    missing = [one for one in acted if one not in table]
    if table and missing:
        raise Unreadable(
            Reason.STATE_NOT_PLAYED,
            action=shortened(state.action),
            played=[cards_text(one) for one in state.played],
            cards=[str(one) for one in missing],
        )


def _play(
    kind: Kind, state: State, play: tuple[Card, ...], fight: _Fight, *, rules: Rules, players: int
) -> None:
    """One play against the enemy, on a table of its own."""
    assert state.enemy is not None
    hands = "|".join([",".join(map(str, play)), *[""] * (players - 1)])
    immunity = "off" if fight.is_cancelled else "on"
    game = kind.begin(
        f"{GAME} {rules} players={players} phase=play turn=P0 enemy={state.enemy} damage={fight.damage} "
        f"shield={fight.shield} immunity={immunity} hands={hands}",
        None,
    )
    try:
        game.push(kind.move(cards_text(play)))
    except IllegalMove as error:
        raise Unreadable(error.reason, **error.facts) from None
    after = game.view(0)
    assert isinstance(after, View)
    if after.fallen[-1:] == (state.enemy,):
        raise Unreadable(
            Reason.STATE_FALLS, enemy=str(state.enemy), cards=[cards_text(one) for one in state.played]
        )
    fight.damage, fight.shield, fight.is_cancelled = after.damage, after.shield, after.is_cancelled


# ------------------------------------------------------------------ the text
def _position(
    state: State, rules: Rules, players: int, *, counts: Counts, fight: _Fight, is_closed: bool
) -> str:
    """The position's line: hidden cards lie anywhere, and marks say that nobody knows where."""
    hidden, mark, lost = list(counts.hidden), *(("^1@0", "@0") if is_closed else ("", ""))
    hands = [[f"{hidden.pop()}{mark}" for _ in range(size)] for size in counts.partners]
    hands.insert(0 if players == 1 else 1, list(map(str, state.hand)))
    layer = 2 if is_closed else 1
    top = [f"{one}^{layer + at}" for at, one in enumerate(state.top)]
    if state.pile is None:
        pile = [f"{hidden.pop()}{lost}" for _ in range(counts.discard)]
    else:
        pile = [f"{one}@1" if is_closed else str(one) for one in state.pile]
    tavern = [*top, *(f"{one}{mark}" for one in hidden)]
    fields = {
        "players": players,
        **_asked(state, rules, players),
        "enemy": state.enemy,
        "damage": fight.damage,
        "shield": fight.shield,
        "immunity": "off" if fight.is_cancelled else "on",
        "hands": "|".join(map(",".join, hands)),
        "tavern": ",".join(tavern),
        "discard": ",".join(pile),
        "plays": _plays(state.played, players),
        "castle": ",".join(map(str, counts.castle)),
        "fallen": ",".join(map(str, counts.fallen)),
        **_yields(state, players),
        "batches": max(int(is_closed), layer + len(top) - 1 if top else 0),
        "healed": int(is_closed),
    }
    if state.flips is not None:
        fields["flips"] = state.flips
    return " ".join([GAME, str(rules), *(f"{name}={value}" for name, value in fields.items())])


def _plays(played: Groups, players: int) -> str:
    return "|".join(f"P0,{','.join(map(str, play))}" for play in played) if players else ""


def _asked(state: State, rules: Rules, players: int) -> dict[str, object]:
    """Who is asked for what: whoever the state was written for."""
    seat = f"P{min(1, players - 1)}"
    if state.owed:
        return {"phase": "suffer", "turn": seat, "owed": state.owed}
    if state.wanted is Wanted.NAME:
        return {"phase": "name", "turn": seat}
    if state.wanted is Wanted.TALK and rules.turn_order == "open" and players > 1:
        return {"phase": "who", "turn": "P0", "wishes": "neutral"}
    if state.wanted is Wanted.TALK and any(one.is_jester for one in (state.played or ((),))[-1]):
        return {"phase": "name", "turn": "P0"}
    return {"phase": "play", "turn": "P0" if state.wanted is Wanted.TALK else seat}


def _yields(state: State, players: int) -> dict[str, object]:
    """Who yielded last, as the state says, or as its writer just did."""
    names = {"ME": 0, "YOU": min(1, players - 1), **{f"P{seat}": seat for seat in range(4)}}
    words = ("ME",) if state.yielded is None and "yield" in state.action.lower() else state.yielded or ()
    seats = {names[word] for word in words}
    if any(seat >= players for seat in seats):
        raise Unreadable(Reason.STATE_PLAYERS, players=players, hands=max(seats))
    streak = len(seats) if state.streak is None else state.streak
    return {"yielded": ",".join(str(int(seat in seats)) for seat in range(players)), "streak": streak}


# ------------------------------------------------------------------ what was told twice
def _check_told(state: State, view: View) -> None:
    """What the state says must be what follows from it."""
    for name, said, true in (
        ("Attack", state.attack, view.attack),
        ("Damage", state.health, view.enemy.health),
        ("Tavern", state.tavern, view.tavern_size),
        ("Castle", state.castle, view.castle_size),
    ):
        if said is not None and said != true:
            raise _differs(name, said, true)


def _differs(name: str, said: object, true: object) -> Unreadable:
    return Unreadable(Reason.STATE_DIFFERS, field=name, said=str(said), true=str(true))
