"""A rule set as one frozen value: four presets, every option overridable on its own.

The text form names the nearest preset and what differs: `official`, `summary,black_suits=standard`.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from functools import cache
from typing import Literal, get_args

from dethrone.errors import BadRules
from dethrone.regicide.position import Position

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

CHOICES: dict[str, tuple[str, ...]] = {
    "redraw": get_args(Redraw),
    "black_suits": get_args(BlackSuits),
    "double_scope": get_args(DoubleScope),
    "discard_rule": get_args(DiscardRule),
    "yield_rule": get_args(YieldRule),
    "turn_order": get_args(TurnOrder),
    "after_kill": get_args(AfterKill),
    "discard_view": get_args(DiscardView),
    "talk": get_args(Talk),
}
SWITCHES = ("damage_overflow", "yield_needs_card")
BY_PLAYERS = {"jesters": (0, 2), "hand_limit": (1, 10)}
NUMBERS = {"solo_flips": (0, 2), "stalemate_guard": (0, 100)}
LIMITS = ("combo_limit", "companion_limit")
UNLIMITED = 99
MAX_PLAYERS = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """One way to play Regicide; the defaults are the official rules."""

    jesters: FourNumbers = (0, 0, 1, 2)
    hand_limit: FourNumbers = (8, 7, 6, 5)
    redraw: Redraw = "none"
    black_suits: BlackSuits = "standard"
    double_scope: DoubleScope = "total"
    damage_overflow: bool = False
    discard_rule: DiscardRule = "at_least"
    yield_rule: YieldRule = "last_turn"
    yield_needs_card: bool = False
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
        for name, allowed in CHOICES.items():
            if getattr(self, name) not in allowed:
                raise BadRules(f"{name} is one of {', '.join(allowed)}, not {getattr(self, name)!r}.")
        for name, (low, high) in BY_PLAYERS.items():
            numbers = getattr(self, name)
            if len(numbers) != MAX_PLAYERS or not all(low <= number <= high for number in numbers):
                raise BadRules(
                    f"{name} is four numbers from {low} to {high}, one for each player count, not {numbers}."
                )
        for name, (low, high) in NUMBERS.items():
            if not low <= getattr(self, name) <= high:
                raise BadRules(f"{name} is a number from {low} to {high}, not {getattr(self, name)}.")
        for name in LIMITS:
            limit = getattr(self, name)
            if limit is not None and not 2 <= limit <= 40:
                raise BadRules(f"{name} is a number from 2 to 40, or off, not {limit}.")
        if self.first_player not in ("random", "seat:0", "seat:1", "seat:2", "seat:3"):
            raise BadRules(f"first_player is seat:0 … seat:3 or random, not {self.first_player!r}.")
        self._check_sense()

    def _check_sense(self) -> None:
        if self.after_kill == "open" and self.turn_order != "open":
            raise BadRules("after_kill=open needs turn_order=open: nobody asks who goes in a clockwise game.")
        if self.turn_order == "open" and self.yield_rule == "last_turn":
            raise BadRules(
                "turn_order=open does not go with yield_rule=last_turn, because one player could yield for ever; "
                "use streak, off, or free with a stalemate_guard."
            )
        if self.turn_order == "open" and self.talk == "none":
            raise BadRules("turn_order=open needs talk: who goes next is settled by what the seats wish.")
        if self.yield_rule == "free" and not self.stalemate_guard:
            raise BadRules(
                "yield_rule=free needs a stalemate_guard, or a shielded enemy is yielded to for ever."
            )

    @classmethod
    def named(cls, name: str) -> Rules:
        """A preset by its name."""
        try:
            return PRESETS[name]
        except KeyError:
            raise BadRules(
                f"There is no rule set {name!r}. The rule sets are {', '.join(PRESETS)}."
            ) from None

    @classmethod
    def parse(cls, text: str) -> Rules:
        """A rule set from its text: a preset's name, then options as name=value, all set apart by commas."""
        name, *changes = (part.strip() for part in text.split(","))
        return cls.named(name.lower()).but(**dict(_read_option(change) for change in changes if change))

    def but(self, **changes: object) -> Rules:
        """The same rules with some options changed."""
        known = {field.name for field in fields(self)}
        for name in changes:
            if name not in known:
                raise BadRules(f"There is no option {name!r}. The options are {', '.join(sorted(known))}.")
        return replace(self, **changes)  # type: ignore[arg-type]

    def differences(self, other: Rules) -> dict[str, tuple[object, object]]:
        """The options in which two rule sets differ: name, here, there."""
        mine, theirs = asdict(self), asdict(other)
        return {name: (mine[name], theirs[name]) for name in mine if mine[name] != theirs[name]}

    def __str__(self) -> str:
        return _text(self)

    def position(self, players: int) -> Position:
        """An empty position under these rules."""
        if not 1 <= players <= MAX_PLAYERS:
            raise BadRules(f"Regicide is for 1 to 4 players, not {players}.")
        position = Position()
        position.players = players
        position.jesters = self.jesters[players - 1]
        position.hand_limit = self.hand_limit[players - 1]
        position.redraw = CHOICES["redraw"].index(self.redraw)
        swapped = self.black_suits == "swapped"
        position.double_suit, position.shield_suit = (3, 0) if swapped else (0, 3)
        position.double_cards = self.double_scope == "cards"
        position.overflow = self.damage_overflow
        position.discard_rule = CHOICES["discard_rule"].index(self.discard_rule)
        position.yield_rule = CHOICES["yield_rule"].index(self.yield_rule)
        position.needs_card = self.yield_needs_card
        position.open_order = self.turn_order == "open"
        position.open_after_kill = self.after_kill == "open"
        position.solo_flips = self.solo_flips
        position.flips = self.solo_flips if players == 1 else 0
        position.combo_limit = UNLIMITED if self.combo_limit is None else self.combo_limit
        position.companion_limit = UNLIMITED if self.companion_limit is None else self.companion_limit
        position.discard_view = CHOICES["discard_view"].index(self.discard_view)
        position.guard = self.stalemate_guard
        return position

    def first_seat(self, players: int) -> int:
        """The seat that begins, or -1 for one at random (RC-06)."""
        if self.first_player == "random":
            return -1
        seat = int(self.first_player.removeprefix("seat:"))
        if seat >= players:
            raise BadRules(f"first_player={self.first_player} does not exist with {players} players.")
        return seat


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


@cache
def _text(rules: Rules) -> str:
    """A rule set's text: the nearest preset, and what differs from it."""
    name = min(PRESETS, key=lambda preset: len(rules.differences(PRESETS[preset])))
    changes = rules.differences(PRESETS[name])
    return ",".join([name, *(f"{option}={option_text(value)}" for option, (value, _) in changes.items())])


def as_rules(rules: Rules | str) -> Rules:
    """A rule set given as a value or as its text."""
    return Rules.parse(rules) if isinstance(rules, str) else rules


def option_text(value: object) -> str:
    """An option's value as it is written: `0/1/2/2`, `on`, `off`, `until`."""
    if isinstance(value, tuple):
        return "/".join(str(number) for number in value)
    if value is None or value is False:
        return "off"
    return "on" if value is True else str(value)


def _read_option(text: str) -> tuple[str, object]:
    name, equals, value = (part.strip() for part in text.partition("="))
    name, value = name.lower().replace("-", "_"), value.lower()
    if not equals or not value:
        raise BadRules(f"{text!r} is not an option: write name=value, such as discard_rule=until.")
    if name in SWITCHES:
        if value not in ("on", "off", "yes", "no", "true", "false"):
            raise BadRules(f"{name} is on or off, not {value!r}.")
        return name, value in ("on", "yes", "true")
    try:
        if name in BY_PLAYERS:
            return name, tuple(int(number) for number in value.split("/"))
        if name in LIMITS and value in ("off", "none"):
            return name, None
        if name in NUMBERS or name in LIMITS:
            return name, int(value)
    except ValueError:
        raise BadRules(f"{name} wants a number (four, as 0/1/2/2, by player count), not {value!r}.") from None
    return name, value
