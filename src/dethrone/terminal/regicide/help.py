"""Help at the table: what can be typed, the rules by topic, and what a rule set changes."""

from __future__ import annotations

from collections.abc import Iterator

from dethrone.regicide.game import Game
from dethrone.regicide.rules import OFFICIAL, PRESETS, Rules, option_text
from dethrone.regicide.view import Phase
from dethrone.terminal.topics import about

ABOUT = {
    "official": "the rules as published",
    "summary": "a short summary's reading: black suits swapped, damage shared, free yielding",
    "manual": "a longer manual's reading: more jesters, a redeal without diamonds, weaker clubs",
    "open-order": "no turn order: before every turn all say whether they want to go; meant for two",
}
MEANINGS: dict[str, dict[str, str]] = {
    "redraw": {
        "none": "the first deal stands",
        "team": "cards are dealt anew until somebody holds a diamond",
        "player": "each hand without a diamond is dealt anew",
    },
    "black_suits": {
        "standard": "clubs double the damage, spades shield",
        "swapped": "clubs shield, spades double the damage",
    },
    "double_scope": {
        "total": "the doubling suit doubles the whole play",
        "cards": "the doubling suit doubles its own cards only",
    },
    "damage_overflow": {
        "off": "whoever acted pays alone",
        "on": "what one hand cannot cover, the next seats with cards must",
    },
    "discard_rule": {
        "at_least": "pay with any cards worth enough",
        "until": "stop as soon as the damage is covered",
        "minimal": "no card may be more than is needed",
    },
    "yield_rule": {
        "last_turn": "no yield if all the others yielded on their last turn",
        "streak": "one yield less in a row than there are players",
        "free": "yield whenever you like",
        "off": "nobody may yield",
    },
    "yield_needs_card": {"off": "an empty hand may yield", "on": "an empty hand may not yield"},
    "turn_order": {
        "clockwise": "turns go clockwise",
        "open": "before every turn all post a wish to go or not",
    },
    "after_kill": {
        "killer": "who fells an enemy goes again",
        "open": "after a kill it is decided anew who goes",
    },
    "discard_view": {
        "open": "everybody may look through the discard pile",
        "top": "only the top of the discard pile is seen",
        "count": "only the size of the discard pile is known",
    },
    "talk": {
        "official": "public facts only, and wishes after a jester",
        "none": "no talk",
        "free": "say anything",
    },
}
NUMBERS = {
    "jesters": "jesters in the tavern, for 1/2/3/4 players",
    "hand_limit": "most cards in a hand, for 1/2/3/4 players",
    "solo_flips": "jesters a solo player may flip",
    "combo_limit": "highest worth of a combo",
    "companion_limit": "highest worth of an ace with another card",
    "stalemate_guard": "with free yielding, this many rounds of yields lose the game",
    "first_player": "who begins",
}


def help_lines(game: Game) -> Iterator[str]:
    """What can be typed now, first what is asked for."""
    yield from {
        Phase.PLAY: [
            "7H           play a card: rank 2-10, A, J, Q, K, and suit C, D, H, S",
            "ac 8d        play several: an ace with one card, or a combo such as 3c 3d 3s",
            *(["*            play a jester"] if game.rules.jesters[game.players - 1] else []),
            "flip         turn a jester over for a new hand"
            if game.players == 1
            else "yield        play nothing",
        ],
        Phase.SUFFER: ["6C 9C        pay with these cards"],
        Phase.NAME: [
            ">1           name who goes next, by seat or by name",
            "want         say that you would like to go",
        ],
        Phase.WHO: ["want         you would like to go; or neutral, or rather-not"],
        Phase.OVER: [],
    }[game.phase]
    yield "             You see what it would do; Enter does it, 7H! does it at once."
    yield "board        the table again             log    what happened so far"
    yield "discard      the discard pile            hint   what a bot would do"
    yield "undo         take the last move back, if nothing hidden was seen"
    yield "rules        the rules by topic, as in: rules jester"
    yield "save NAME    keep a copy                 quit   leave; all is saved"


def about_topic(topic: str, rules: Rules) -> Iterator[str]:
    """The rules on a topic, or which topics there are; what this rule set changes comes last."""
    yield from about("regicide", topic, "yield")
    changes = rules.differences(OFFICIAL)
    if changes:
        yield f"This game is played by {rules}, where"
        yield from (f"  {meaning(option, value)}" for option, (value, _) in changes.items())


def meaning(option: str, value: object) -> str:
    """An option in words."""
    text = option_text(value)
    if option in MEANINGS:
        return MEANINGS[option][text]
    return f"{NUMBERS[option]}: {text}"


def explain_rules(rules: Rules) -> Iterator[str]:
    """A rule set option by option, with what is official where it differs."""
    changes = rules.differences(OFFICIAL)
    name = str(rules)
    yield f"{name}: {ABOUT[name]}." if name in ABOUT else f"{name}."
    yield (
        "It is the official game."
        if not changes
        else f"It differs from official in {len(changes)} points, marked *."
    )
    yield ""
    for option in (*MEANINGS, *NUMBERS):
        value = getattr(rules, option)
        mark = "*" if option in changes else " "
        yield f"{mark} {option + '=' + option_text(value):<26} {meaning(option, value)}"
        if option in changes:
            yield f"  {'':<26} (official: {meaning(option, getattr(OFFICIAL, option))})"


def list_rules() -> Iterator[str]:
    """The rule sets by name."""
    yield "The rule sets:"
    for name in PRESETS:
        yield f"  {name:<12} {ABOUT[name]}"
    yield ""
    yield "dethrone rules NAME explains one. Every option can be changed on its own, as in"
    yield "  dethrone play --rules summary,black_suits=standard"
