"""What everybody sees in a game of Regidice, and the sentences that tell it, in three languages (RD-42, section 2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dethrone.contract import Move
from dethrone.dialogue import phrases
from dethrone.dialogue.seats import is_turn, named, other
from dethrone.dialogue.speech import Fact, Slots
from dethrone.regidice.view import View

WISHES: Mapping[str, tuple[str, ...]] = {}


def may_say_all(view: View) -> bool:
    """Whether the dice lie open, or the rules let everybody talk before they do."""
    return view.phase.value != "declare" or view.rules.pre_reveal_talk == "free"


def is_silent(view: View) -> bool:
    """Whether the rules forbid all talk before the reveal."""
    return view.rules.pre_reveal_talk == "none"


def wishes(_view: View) -> Mapping[str, Move]:
    """There are none: the declarations are all that is said."""
    return {}


def _dice(view: View, seat: int | None, slots: Slots) -> Sequence[int] | None:
    """How many dice a seat has, of one colour if one is named."""
    if seat is None:
        return None
    letter = phrases.colour(slots["colour"]) if "colour" in slots else None
    return (sum(letter in (None, die.colour.value) for die in view.pools[seat]),)


def _injured(view: View, slots: Slots) -> Sequence[int]:
    letter = phrases.colour(slots["colour"]) if "colour" in slots else None
    return (sum(letter in (None, die.colour.value) for die in view.injured),)


def _has_named(view: View, slots: Slots) -> bool:
    return phrases.number(slots["number"]) in {call.number for call in view.calls if call is not None}


ONLY = "only|just|nur|noch|nur_noch"
INJURED = "in_the_injured_pile|bei_den_verletzten|parmi_les_blessés"
DICE = "dice|die|würfel|dés?"
FACTS = (
    Fact(
        lambda view, slots: _dice(view, view.seat, slots),
        (
            f"i have [{ONLY}] NUMBER [COLOUR] {DICE} [left]",
            f"ich habe [{ONLY}] NUMBER [COLOUR] {DICE}",
            f"j' ai [encore|seulement] NUMBER {DICE} [COLOUR]",
        ),
    ),
    Fact(
        lambda view, slots: _dice(view, other(view), slots),
        (
            f"you have [{ONLY}] NUMBER [COLOUR] {DICE} [left]",
            f"du hast [{ONLY}] NUMBER [COLOUR] {DICE}",
            f"tu as [encore|seulement] NUMBER {DICE} [COLOUR]",
        ),
    ),
    Fact(
        lambda view, slots: _dice(view, named(view, slots), slots),
        (f"SEAT has|hat [{ONLY}] NUMBER [COLOUR] {DICE} [left]", f"SEAT a [encore] NUMBER {DICE} [COLOUR]"),
    ),
    Fact(
        _injured,
        (
            f"there_are|there_is|es_sind|il_y_a [{ONLY}] NUMBER [COLOUR] {DICE} {INJURED}",
            f"NUMBER [COLOUR] {DICE} are|is|sind injured|verletzt",
        ),
    ),
    Fact(
        lambda view, _: (view.attack,),
        (
            "[the|its] [enemys?] attack is NUMBER",
            "FOE attacks|hits for|with NUMBER",
            "FOE greift mit NUMBER an",
            "FOE attaque à NUMBER",
        ),
    ),
    Fact(
        lambda view, _: (view.defence,),
        (
            "[the|its] [enemys?] defence|defense is NUMBER",
            "die verteidigung ist NUMBER",
            "la défense est de NUMBER",
        ),
    ),
    Fact(
        lambda view, _: (view.pips_left,),
        ("FOE needs|takes|endures [only] NUMBER [more] damage", "NUMBER [more] damage defeats FOE"),
    ),
    Fact(
        lambda view, _: (len(view.enemy),),
        (f"FOE has NUMBER [black] {DICE}", f"FOE hat NUMBER [schwarze] {DICE}"),
    ),
    Fact(
        lambda view, _: (len(view.upcoming),),
        (
            "NUMBER [more] enemies|enemy are|is waiting|upcoming|left",
            "there_are|there_is NUMBER more enemies|enemy",
        ),
    ),
    Fact(
        lambda view, _: (view.round,),
        ("this is round NUMBER", "it is round NUMBER", "das ist runde NUMBER", "c' est la manche NUMBER"),
    ),
    Fact(
        lambda view, _: is_turn(view, view.seat),
        ("it is my turn", "i declare next|now", "ich bin dran", "c' est à moi"),
    ),
    Fact(
        lambda view, _: is_turn(view, other(view)),
        ("it is your turn", "you declare next|now", "du bist dran", "c' est à toi"),
    ),
    Fact(lambda view, slots: is_turn(view, named(view, slots)), ("SEAT is to declare|move", "SEAT ist dran")),
    Fact(lambda view, _: view.seat == view.first_caller, ("i am the first caller", "i am first caller")),
    Fact(lambda view, slots: named(view, slots) == view.first_caller, ("SEAT is [the] first caller",)),
    Fact(
        _has_named,
        (
            "[the] [number] NUMBER is|has_been taken|named|gone [already]",
            "die NUMBER ist [schon] vergeben|genannt",
        ),
    ),
)
