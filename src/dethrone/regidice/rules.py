"""A rule set as one frozen value: three presets, every option overridable on its own.

The text form names the nearest preset and what differs: `rulebook`, `bga,max_rounds=100`.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from functools import cache
from typing import Literal, get_args

from dethrone.errors import BadRules
from dethrone.regidice.codes import Option

Permission = Literal["forbid", "allow"]
BlackCall = Literal["always", "when_present"]
CastColour = Literal["any", "declared"]
CastMatch = Literal["present", "round_start"]
CastBatch = Literal["together", "sequential"]
CompanionTargets = Literal["pools", "others", "board"]
CompanionOnes = Literal["showing", "rolled_only"]
Resolve = Literal["block", "fine"]
DefeatCheck = Literal["end", "immediate"]
OverkillTo = Literal["finisher", "share"]
SufferSplit = Literal["any", "single"]
TeamVoice = Literal["first_caller", "vote"]
Talk = Literal["counts_only", "free", "none"]

CHOICES: dict[str, tuple[str, ...]] = {
    "same_cast_call": get_args(Permission),
    "black_call": get_args(BlackCall),
    "cast_colour": get_args(CastColour),
    "cast_match": get_args(CastMatch),
    "cast_batch": get_args(CastBatch),
    "companion_targets": get_args(CompanionTargets),
    "companion_ones": get_args(CompanionOnes),
    "resolve": get_args(Resolve),
    "defeat_check": get_args(DefeatCheck),
    "overkill_to": get_args(OverkillTo),
    "suffer_split": get_args(SufferSplit),
    "team_voice": get_args(TeamVoice),
    "pre_reveal_talk": get_args(Talk),
}
SWITCHES = ("new_dice_preparable", "mandatory_max", "suffer_cascade", "touch_of_death")
FIRST_CALLERS = ("seat:0", "seat:1", "seat:2", "seat:3", "random")
LONGEST = 100_000
BITS: dict[Option, tuple[str, object]] = {
    Option.SAME_CAST_CALL: ("same_cast_call", "allow"),
    Option.BLACK_WHEN_PRESENT: ("black_call", "when_present"),
    Option.CAST_DECLARED: ("cast_colour", "declared"),
    Option.CAST_ROUND_START: ("cast_match", "round_start"),
    Option.CAST_SEQUENTIAL: ("cast_batch", "sequential"),
    Option.NEW_PREPARABLE: ("new_dice_preparable", True),
    Option.TARGET_OTHERS: ("companion_targets", "others"),
    Option.TARGET_BOARD: ("companion_targets", "board"),
    Option.ROLLED_ONLY: ("companion_ones", "rolled_only"),
    Option.MANDATORY: ("mandatory_max", True),
    Option.FINE: ("resolve", "fine"),
    Option.IMMEDIATE: ("defeat_check", "immediate"),
    Option.SHARE: ("overkill_to", "share"),
    Option.SINGLE: ("suffer_split", "single"),
    Option.CASCADE: ("suffer_cascade", True),
    Option.VOTE: ("team_voice", "vote"),
    Option.NO_TOUCH: ("touch_of_death", False),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """One way to play Regidice; the defaults are the preset `rulebook`."""

    same_cast_call: Permission = "forbid"  # RD-05
    black_call: BlackCall = "always"  # RD-06
    cast_colour: CastColour = "any"  # RD-11
    cast_match: CastMatch = "present"  # RD-14
    cast_batch: CastBatch = "together"  # RD-14
    new_dice_preparable: bool = False  # RD-20
    companion_targets: CompanionTargets = "pools"  # RD-21
    companion_ones: CompanionOnes = "showing"  # RD-24
    mandatory_max: bool = False  # RD-26
    resolve: Resolve = "block"  # RD-27
    defeat_check: DefeatCheck = "end"  # RD-28
    overkill_to: OverkillTo = "finisher"  # RD-31
    suffer_split: SufferSplit = "any"  # RD-35
    suffer_cascade: bool = False  # RD-36
    team_voice: TeamVoice = "first_caller"  # section 3
    pre_reveal_talk: Talk = "counts_only"  # RD-42
    max_rounds: int | None = None  # RD-43
    touch_of_death: bool = True  # off: black sets cast nothing, the hard variant
    first_caller: str = "seat:0"

    def __post_init__(self) -> None:
        for name, allowed in CHOICES.items():
            if getattr(self, name) not in allowed:
                raise BadRules(f"{name} is one of {', '.join(allowed)}, not {getattr(self, name)!r}.")
        for name in SWITCHES:
            if not isinstance(getattr(self, name), bool):
                raise BadRules(f"{name} is on or off, not {getattr(self, name)!r}.")
        self._check_rounds()
        if self.first_caller not in FIRST_CALLERS:
            raise BadRules(f"first_caller is one of {', '.join(FIRST_CALLERS)}, not {self.first_caller!r}.")

    def _check_rounds(self) -> None:
        rounds: object = self.max_rounds
        if rounds is None:
            return
        if not isinstance(rounds, int) or isinstance(rounds, bool) or not 1 <= rounds <= LONGEST:
            raise BadRules(f"max_rounds is a number from 1 to {LONGEST}, or off, not {rounds!r}.")

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

    def differences(self, other: Rules | None = None) -> dict[str, tuple[object, object]]:
        """The options in which these rules differ from others (`rulebook` if none are given): here, there."""
        mine, theirs = asdict(self), asdict(other or RULEBOOK)
        return {name: (mine[name], theirs[name]) for name in mine if mine[name] != theirs[name]}

    def __str__(self) -> str:
        return _text(self)

    @property
    def options(self) -> int:
        """The options as the engine's bits."""
        return int(sum(bit for bit, (name, value) in BITS.items() if getattr(self, name) == value))

    @property
    def round_limit(self) -> int:
        """The engine's number for max_rounds: 0 means none."""
        return self.max_rounds or 0

    def first_seat(self, players: int) -> int | None:
        """The first caller's seat, or None for one at random."""
        if self.first_caller == "random":
            return None
        seat = int(self.first_caller.removeprefix("seat:"))
        if seat >= players:
            raise BadRules(f"first_caller={self.first_caller} does not exist with {players} players.")
        return seat


RULEBOOK = Rules()
PRESETS = {
    "rulebook": RULEBOOK,
    "bga": Rules(companion_targets="others", overkill_to="share", cast_batch="sequential", resolve="fine"),
    "literal": Rules(
        companion_targets="board",
        companion_ones="rolled_only",
        defeat_check="immediate",
        new_dice_preparable=True,
    ),
}


def as_rules(rules: Rules | str) -> Rules:
    """A rule set given as a value or as its text."""
    return Rules.parse(rules) if isinstance(rules, str) else rules


def check_players(players: int) -> None:
    """Regidice is for two to four (RD-44)."""
    if not 2 <= players <= 4:
        raise BadRules(f"Regidice is for 2 to 4 players, not {players}.")


@cache
def _text(rules: Rules) -> str:
    """A rule set's text: the nearest preset, and what differs from it."""
    name = min(PRESETS, key=lambda preset: len(rules.differences(PRESETS[preset])))
    changes = rules.differences(PRESETS[name])
    return ",".join([name, *(f"{option}={option_text(value)}" for option, (value, _) in changes.items())])


def option_text(value: object) -> str:
    """An option's value as it is written."""
    if value is None or value is False:
        return "off"
    return "on" if value is True else str(value)


def _read_option(text: str) -> tuple[str, object]:
    name, equals, value = (part.strip() for part in text.partition("="))
    name, value = name.lower().replace("-", "_"), value.lower()
    if not equals or not value:
        raise BadRules(f"{text!r} is not an option: write name=value, such as resolve=fine.")
    if name in SWITCHES:
        if value not in ("on", "off", "yes", "no", "true", "false"):
            raise BadRules(f"{name} is on or off, not {value!r}.")
        return name, value in ("on", "yes", "true")
    if name == "max_rounds":
        if value in ("off", "none"):
            return name, None
        if not value.isdecimal():
            raise BadRules(f"max_rounds wants a number, or off, not {value!r}.")
        return name, int(value)
    return name, value
