"""A rule set as one frozen value: three presets, every option overridable on its own.

The text form names the nearest preset and what differs: `rulebook`, `bga,max_rounds=100`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Literal, get_args

from dethrone.chance import shortened
from dethrone.errors import BadRules
from dethrone.errors import Reason as Shared
from dethrone.regidice.codes import NAME, Option
from dethrone.rulesets import Choice, Number, RuleSet, Switch, check_table
from dethrone.rulesets import Option as Field

PLAYERS = range(2, 5)  # RD-44
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

FIRST_CALLERS = ("seat:0", "seat:1", "seat:2", "seat:3", "random")
LONGEST = 100_000
OPTIONS: dict[str, Field] = {
    "same_cast_call": Choice(get_args(Permission)),
    "black_call": Choice(get_args(BlackCall)),
    "cast_colour": Choice(get_args(CastColour)),
    "cast_match": Choice(get_args(CastMatch)),
    "cast_batch": Choice(get_args(CastBatch)),
    "new_dice_preparable": Switch(),
    "companion_targets": Choice(get_args(CompanionTargets)),
    "companion_ones": Choice(get_args(CompanionOnes)),
    "mandatory_max": Switch(),
    "resolve": Choice(get_args(Resolve)),
    "defeat_check": Choice(get_args(DefeatCheck)),
    "overkill_to": Choice(get_args(OverkillTo)),
    "suffer_split": Choice(get_args(SufferSplit)),
    "suffer_cascade": Switch(),
    "team_voice": Choice(get_args(TeamVoice)),
    "pre_reveal_talk": Choice(get_args(Talk)),
    "max_rounds": Number(1, LONGEST, or_off=True),
    "touch_of_death": Switch(),
    "first_caller": Choice(FIRST_CALLERS),
}
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
class Rules(RuleSet):
    """One way to play Regidice; the defaults are the preset `rulebook`."""

    OPTIONS: ClassVar[Mapping[str, Field]] = OPTIONS
    PRESETS: ClassVar[dict[str, Any]] = {}

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
        self.check_options()

    def __str__(self) -> str:
        return self.text()

    @property
    def options(self) -> int:
        """The options as the engine's bits."""
        return _bits(self)

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
            from dethrone.regidice.refusal import Reason  # noqa: PLC0415 (only errors need it)

            raise BadRules(Reason.NO_FIRST_SEAT, caller=self.first_caller, players=players)
        return seat


@lru_cache(1000)
def _bits(rules: Rules) -> int:
    return int(sum(bit for bit, (name, value) in BITS.items() if getattr(rules, name) == value))


RULEBOOK = Rules()
PRESETS: dict[str, Rules] = {
    "rulebook": RULEBOOK,
    "bga": Rules(companion_targets="others", overkill_to="share", cast_batch="sequential", resolve="fine"),
    "literal": Rules(
        companion_targets="board",
        companion_ones="rolled_only",
        defeat_check="immediate",
        new_dice_preparable=True,
    ),
}
Rules.PRESETS.update(PRESETS)
check_table(Rules)


def rules_of(options: int, round_limit: int) -> Rules:
    """Rules with these of the engine's bits; what the engine does not know is as in the rulebook."""
    changes = {name: value for bit, (name, value) in BITS.items() if options & bit}
    return RULEBOOK.but(**changes, max_rounds=round_limit or None)


def as_rules(rules: Rules | str) -> Rules:
    """A rule set given as a value or as its text."""
    return rules if isinstance(rules, Rules) else Rules.parse(rules)  # which refuses what is no text


def check_players(players: int) -> None:
    """Regidice is for two to four (RD-44)."""
    if type(players) is not int or players not in PLAYERS:
        raise BadRules(
            Shared.PLAYER_COUNT,
            game=NAME.capitalize(),
            low=PLAYERS[0],
            high=PLAYERS[-1],
            players=shortened(players),
        )
