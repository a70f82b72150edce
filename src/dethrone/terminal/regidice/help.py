"""Help at the table of Regidice: what can be typed, the rules by topic, and what a rule set changes."""

from __future__ import annotations

from collections.abc import Iterator

from dethrone.regidice.codes import Phase
from dethrone.regidice.rules import PRESETS, RULEBOOK, Rules, option_text
from dethrone.terminal.topics import about

ABOUT = {
    "rulebook": "the rules as published, with gaps filled in the plainest way",
    "bga": "how the online edition seems to be played: set by set, spoils shared",
    "literal": "the words taken as narrowly as possible",
}
MEANINGS: dict[str, dict[str, str]] = {
    "same_cast_call": {
        "forbid": "no two players may make the same cast call",
        "allow": "the same cast call may be made twice; the earlier caller gets the dice",
    },
    "black_call": {
        "always": "black may always be called",
        "when_present": "black may be called only while players have black dice",
    },
    "cast_colour": {"any": "spells of any colour", "declared": "spells only of the colour called"},
    "cast_match": {
        "present": "spells match the enemy as it shows now",
        "round_start": "spells match the enemy as it was when the round began",
    },
    "cast_batch": {
        "together": "all sets of a caster are compared at one moment",
        "sequential": "after each spell the next set is compared anew",
    },
    "new_dice_preparable": {
        "off": "dice gained this round cannot be prepared",
        "on": "dice gained this round may be prepared",
    },
    "companion_targets": {
        "pools": "a companion raises dice of any player",
        "others": "a companion raises dice of other players only",
        "board": "a companion raises dice of any player and of the enemy",
    },
    "companion_ones": {
        "showing": "any die showing 1 can be spent",
        "rolled_only": "1s that were prepared cannot be spent",
    },
    "mandatory_max": {
        "off": "make as many or as few sets as you like",
        "on": "everybody must make the most of their action",
    },
    "resolve": {"block": "each player resolves in one go", "fine": "players may alternate set by set"},
    "defeat_check": {
        "end": "whether the enemy falls is settled when all have resolved",
        "immediate": "the enemy falls at once",
    },
    "overkill_to": {
        "finisher": "overkill dice go to whoever went past the need",
        "share": "those who dealt damage divide overkill dice",
    },
    "suffer_split": {
        "any": "the class that suffers splits the damage as it likes",
        "single": "one player of the class takes all the damage",
    },
    "suffer_cascade": {
        "off": "what a class cannot cover loses the game",
        "on": "what a class cannot cover passes on to the next",
    },
    "team_voice": {
        "first_caller": "the first caller answers for the team",
        "vote": "the team votes",
    },
    "pre_reveal_talk": {
        "counts_only": "before the reveal only public facts may be said",
        "free": "say anything at any time",
        "none": "no talk before the reveal",
    },
    "touch_of_death": {
        "on": "five matching black dice fell the last enemy",
        "off": "the hard variant: black sets cast nothing",
    },
}
OTHERS = {
    "max_rounds": "rounds after which the game is lost",
    "first_caller": "who calls first in the first round",
}
TYPED = {
    Phase.DECLARE: (
        "A3           attack, gathering 3s; also attack 3",
        "B4  H5       block, gathering 4s; heal, gathering 5s",
        "C red odd    cast, gathering odd red dice; also C:red-odd",
        "K            companion",
    ),
    Phase.RESOLVE: (
        "P1           this player acts next; P1 most: with the best sets there are",
        "pip P2 r; raise P0 r4     a companion spends a red 1 on a red 4",
        "done         nobody else acts",
    ),
    Phase.RAISE: ("P0 r4        the red 4 of P0 gains a pip (enemy 5: an enemy's die, if the rules say so)",),
    Phase.SET: (
        "6+5, 5+6     sets by value, all in one line",
        "r6+b5        a set by its very dice",
        "red          a caster's spell; red; blue for two",
        "most         the best sets there are",
        "done         no more sets",
    ),
    Phase.COLOUR: ("r5+b5        which of the equal dice are used",),
    Phase.PIPS: ("3+1+1        what the enemy shows after the damage",),
    Phase.HEAL: ("r+k          the colours to bring back",),
    Phase.SHARE: ("P0=2+P1=1    who takes how many of the enemy's dice; none: nobody",),
    Phase.SPLIT: ("P0=1+P1=1    who loses how many dice",),
    Phase.LOSE: ("r3 b-        dice to lose; b- is a blue die that was used",),
    Phase.PREPARE: (
        "r2 y6        dice to hand to the left, all in one line",
        "done         hand over nothing",
    ),
    Phase.OVER: (),
}


def help_lines(phase: Phase) -> Iterator[str]:
    """What can be typed now, first what is asked for."""
    yield from TYPED[phase]
    yield "             You see what it would do; Enter does it, A3! does it at once."
    yield "s or Enter   take what is suggested      undo   take back what was typed last,"
    yield "board        the table again                    if nothing hidden was seen"
    yield "log          what happened lately        hint   what a bot would do"
    yield "rules        the rules by topic, as in: rules cast"
    yield "save NAME    keep a copy                 quit   leave; all is saved"


def about_topic(topic: str, rules: Rules) -> Iterator[str]:
    """The rules on a topic, or which topics there are; what this rule set changes comes last."""
    yield from about("regidice", topic, "cast")
    changes = rules.differences()
    if changes:
        yield f"This game is played by {rules}, where"
        yield from (f"  {meaning(option, value)}" for option, (value, _) in changes.items())


def meaning(option: str, value: object) -> str:
    """An option in words."""
    text = option_text(value)
    if option in MEANINGS:
        return MEANINGS[option][text]
    return f"{OTHERS[option]}: {'no limit' if value is None else text}"


def explain_rules(rules: Rules) -> Iterator[str]:
    """A rule set option by option, with what the rulebook has where it differs."""
    changes = rules.differences()
    name = str(rules)
    yield f"{name}: {ABOUT[name]}." if name in ABOUT else f"{name}."
    yield (
        "It is the game of the rulebook."
        if not changes
        else f"It differs from rulebook in {len(changes)} points, marked *."
    )
    yield ""
    for option in (*MEANINGS, *OTHERS):
        value = getattr(rules, option)
        yield f"{'*' if option in changes else ' '} {option}={option_text(value)}"
        yield f"      {meaning(option, value)}"
        if option in changes:
            yield f"      (rulebook: {meaning(option, getattr(RULEBOOK, option))})"


def list_rules() -> Iterator[str]:
    """The rule sets by name."""
    yield "The rule sets of Regidice:"
    for name in PRESETS:
        yield f"  {name:<12} {ABOUT[name]}"
    yield ""
    yield "dethrone rules regidice NAME explains one. Every option can be changed on its own:"
    yield "  dethrone play regidice --rules bga,resolve=block"
