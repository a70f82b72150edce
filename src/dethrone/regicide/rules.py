"""A rule set as one frozen value: four presets, every option overridable on its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Literal, get_args

from dethrone.chance import shortened
from dethrone.errors import BadRules
from dethrone.errors import Reason as Shared
from dethrone.regicide.codes import NAME
from dethrone.regicide.position import Position
from dethrone.rulesets import Choice, Number, Numbers, Option, RuleSet, Switch, check_table

Redraw = Literal["none", "team", "player"]
BlackSuits = Literal["standard", "swapped"]
DoubleScope = Literal["total", "cards"]
DiscardRule = Literal["at_least", "until", "minimal"]
YieldRule = Literal["last_turn", "streak", "free", "off"]
TurnOrder = Literal["clockwise", "open"]
AfterKill = Literal["killer", "open"]
DiscardView = Literal["open", "top", "count"]
Talk = Literal["official", "none", "free"]
FourNumbers = tuple[int, int, int, int]

FIRST_PLAYERS = ("seat:0", "seat:1", "seat:2", "seat:3", "random")
UNLIMITED = 99
MAX_PLAYERS = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(RuleSet):
    """One way to play Regicide; the defaults are the official rules."""

    OPTIONS: ClassVar[Mapping[str, Option]] = {
        "jesters": Numbers(0, 2),
        "hand_limit": Numbers(1, 10),
        "redraw": Choice(get_args(Redraw)),
        "black_suits": Choice(get_args(BlackSuits)),
        "double_scope": Choice(get_args(DoubleScope)),
        "damage_overflow": Switch(),
        "discard_rule": Choice(get_args(DiscardRule)),
        "yield_rule": Choice(get_args(YieldRule)),
        "yield_needs_card": Switch(),
        "solo_yield": Switch(),
        "turn_order": Choice(get_args(TurnOrder)),
        "after_kill": Choice(get_args(AfterKill)),
        "solo_flips": Number(0, 2),
        "combo_limit": Number(2, 40, or_off=True),
        "companion_limit": Number(2, 40, or_off=True),
        "discard_view": Choice(get_args(DiscardView)),
        "stalemate_guard": Number(0, 100),
        "first_player": Choice(FIRST_PLAYERS),
        "talk": Choice(get_args(Talk)),
    }

    jesters: FourNumbers = (0, 0, 1, 2)
    hand_limit: FourNumbers = (8, 7, 6, 5)
    redraw: Redraw = "none"
    black_suits: BlackSuits = "standard"
    double_scope: DoubleScope = "total"
    damage_overflow: bool = False
    discard_rule: DiscardRule = "at_least"
    yield_rule: YieldRule = "last_turn"
    yield_needs_card: bool = False
    solo_yield: bool = False
    turn_order: TurnOrder = "clockwise"
    after_kill: AfterKill = "killer"
    solo_flips: int = 2
    combo_limit: int | None = 10
    companion_limit: int | None = None
    discard_view: DiscardView = "open"
    stalemate_guard: int = 3
    first_player: str = "seat:0"
    talk: Talk = "official"

    def __post_init__(self) -> None:
        self.check_options()
        if self.after_kill == "open" and self.turn_order != "open":
            raise _nonsense("KILL_NEEDS_OPEN")
        if self.turn_order == "open" and self.yield_rule == "last_turn":
            raise _nonsense("OPEN_LAST_TURN")
        if self.turn_order == "open" and self.talk == "none":
            raise _nonsense("OPEN_NEEDS_TALK")
        if self.yield_rule == "free" and not self.stalemate_guard:
            raise _nonsense("FREE_NEEDS_GUARD")

    def __str__(self) -> str:
        return self.text()

    def position(self, players: int) -> Position:
        """An empty position under these rules."""
        count: object = players
        if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= MAX_PLAYERS:
            raise BadRules(
                Shared.PLAYER_COUNT, game=NAME.title(), low=1, high=MAX_PLAYERS, players=shortened(players)
            )
        return _empty(self, players).copy()

    def first_seat(self, players: int) -> int:
        """The seat that begins, or -1 for one at random (RC-06)."""
        if self.first_player == "random":
            return -1
        seat = int(self.first_player[-1])
        if seat >= players:
            from dethrone.regicide.refusal import Reason  # noqa: PLC0415 (loaded when something is refused)

            raise BadRules(Reason.FIRST_PLAYER, first=self.first_player, players=players)
        return seat


def _nonsense(reason: str) -> BadRules:
    """Options that do not go together."""
    from dethrone.regicide.refusal import Reason  # noqa: PLC0415 (loaded when something is refused)

    return BadRules(Reason[reason])


OFFICIAL = Rules()
PRESETS = {
    "official": OFFICIAL,
    "summary": Rules(
        redraw="player",
        black_suits="swapped",
        damage_overflow=True,
        discard_rule="until",
        yield_rule="free",
    ),
    "manual": Rules(
        jesters=(0, 1, 2, 2),
        redraw="team",
        double_scope="cards",
        discard_rule="until",
        yield_rule="streak",
        yield_needs_card=True,
    ),
    "open-order": Rules(
        yield_rule="streak",
        turn_order="open",
        after_kill="open",
        discard_view="count",
        first_player="random",
    ),
}
Rules.PRESETS = PRESETS
check_table(Rules)


@lru_cache(maxsize=256)
def _empty(rules: Rules, players: int) -> Position:
    """An empty position, made once."""
    position = Position()
    position.players = players
    position.jesters = rules.jesters[players - 1]
    position.hand_limit = rules.hand_limit[players - 1]
    position.redraw = get_args(Redraw).index(rules.redraw)
    swapped = rules.black_suits == "swapped"
    position.double_suit, position.shield_suit = (3, 0) if swapped else (0, 3)
    position.double_cards = rules.double_scope == "cards"
    position.overflow = rules.damage_overflow
    position.discard_rule = get_args(DiscardRule).index(rules.discard_rule)
    position.yield_rule = get_args(YieldRule).index(rules.yield_rule)
    position.needs_card = rules.yield_needs_card
    position.solo_yield = rules.solo_yield
    position.open_order = rules.turn_order == "open"
    position.open_after_kill = rules.after_kill == "open"
    position.solo_flips = rules.solo_flips
    position.flips = rules.solo_flips if players == 1 else 0
    position.combo_limit = UNLIMITED if rules.combo_limit is None else rules.combo_limit
    position.companion_limit = UNLIMITED if rules.companion_limit is None else rules.companion_limit
    position.discard_view = get_args(DiscardView).index(rules.discard_view)
    position.guard = rules.stalemate_guard
    return position


@lru_cache(maxsize=256)
def _parsed(text: str) -> Rules:
    return Rules.parse(text)


def as_rules(rules: Rules | str) -> Rules:
    """A rule set given as a value or as its text."""
    if isinstance(rules, str):
        return _parsed(rules)
    value: object = rules
    if not isinstance(value, Rules):
        raise BadRules(Shared.NO_RULE_SET, name=shortened(value), names=list(PRESETS))
    return rules
