"""The referee against positions worked out by hand: the case, the table, the moves, what must be seen."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random

import pytest

from tests.regicide.referee import Referee
from tests.regicide.referee_rules import JESTER, ORDER, SUITS, is_payment, is_play, read_options

SUMMARY: dict[str, object] = {
    "black_suits": "swapped",
    "damage_overflow": True,
    "discard_rule": "until",
    "yield_rule": "free",
}
MANUAL: dict[str, object] = {
    "jesters": (0, 1, 2, 2),
    "double_scope": "cards",
    "discard_rule": "until",
    "yield_rule": "streak",
    "yield_needs_card": True,
}
OPEN_ORDER: dict[str, object] = {
    "yield_rule": "streak",
    "turn_order": "open",
    "after_kill": "open",
    "discard_view": "count",
}

FIVE = "6C 6D 6H 6S 7C"
SIX = FIVE + " 7D"
SEVEN = SIX + " 7H"
TEN_CARDS = "8C 8D 8H 8S 9C 9D 9H 9S 10D 10H"
TWENTY_CARDS = TEN_CARDS + " JC JD JH JS QC QD QS KC KD KS"


@dataclass(frozen=True)
class Table:
    """A position in words: hands are parted by "/", "-" is an empty hand, the tavern's top comes first."""

    enemy: str
    hands: str
    tavern: str = ""
    discard: str = ""
    damage: int = 0
    shield: int = 0
    cancelled: bool = False
    plays: str = ""
    castle: str = "KH KS"
    yielded: tuple[bool, ...] | None = None
    streak: int = 0
    flips: int | None = None
    first: int = 0
    options: dict[str, object] = field(default_factory=dict)

    def referee(self) -> Referee:
        return Referee(
            self.options,
            hands=[[] if hand.strip() == "-" else hand.split() for hand in self.hands.split("/")],
            tavern=self.tavern.split(),
            castle=[self.enemy, *self.castle.split()],
            first=self.first,
            damage=self.damage,
            shield=self.shield,
            cancelled=self.cancelled,
            discard=self.discard.split(),
            plays=[(0, play.split("+")) for play in self.plays.split()],
            yielded=self.yielded,
            streak=self.streak,
            flips=self.flips,
        )


def follow(referee: Referee, moves: str) -> Referee:
    """Make the moves one by one; what follows "<" was healed by the play before it."""
    for step in moves.split():
        move, _, healed = step.partition("<")
        referee.apply(move, healed.split("+") if healed else ())
    return referee


def seen(referee: Referee) -> dict[str, object]:
    """The state with its card lists in words, as the tables below write them."""
    state = referee.state()
    cards = {key: " ".join(getattr(referee, key)) for key in ("tavern", "castle")}
    hands = " / ".join(" ".join(sorted(hand, key=ORDER.index)) or "-" for hand in referee.hands)
    discard = " ".join(sorted(referee.discard, key=ORDER.index))
    sizes = [len(hand) for hand in referee.hands]
    return state | cards | {"hands": hands, "discard": discard, "sizes": sizes, "left": len(referee.tavern)}


Case = tuple[Table, str, dict[str, object]]

STEPS: dict[str, Case] = {
    "R03 heal three, pay all, play on": (
        Table("JS", "3H 10D / 2C", tavern="9C", discard="4C 4D 4H 4S 5C"),
        "3H<4S+4C+4D -10D",
        {"tavern": "9C 4S 4C 4D", "discard": "4H 5C 10D", "damage": 3, "hands": "- / 2C", "decider": 1},
    ),
    "R04 heal what there is": (
        Table("JS", "9H 10C / 2C", discard="4C 4D"),
        "9H<4D+4C",
        {"discard": "", "tavern": "4D 4C", "damage": 9, "owed": 10, "phase": "suffer", "decider": 0},
    ),
    "R05 nothing to heal": (
        Table("JS", "8H 10C / 2C", tavern=FIVE),
        "8H",
        {"tavern": FIVE, "plays": [[0, ["8H"]]], "damage": 8, "discard": ""},
    ),
    "R07 draw past a full hand": (
        Table("JS", f"5D 2C 3C 4C 10C / {SIX} / 2S 3S 4S", tavern="6H 7H 8H 9H 10H 2H"),
        "5D",
        {"hands": f"2C 3C 4C 6H 8H 10C / {SIX} / 2S 3S 4S 7H 9H 10H", "tavern": "2H", "owed": 10},
    ),
    "the current player draws first, whatever his seat": (
        Table("JS", "2C / 3D 10C / 4C", tavern="6H 7H 8H 9H", first=1),
        "3D",
        {"hands": "2C 8H / 6H 10C / 4C 7H", "tavern": "9H"},
    ),
    "another hand limit": (
        Table("JS", "5D 10C / 4C", tavern="6H 7H 8H 9H", options={"hand_limit": (8, 2, 6, 5)}),
        "5D",
        {"hands": "6H 10C / 4C 7H", "tavern": "8H 9H"},
    ),
    "R08 only one free place": (
        Table("JS", f"5D 2C 3C 4C 5C 2S 3S / {SEVEN}", tavern=TEN_CARDS),
        "5D",
        {"sizes": [7, 7], "left": 9},
    ),
    "R09 the tavern runs out": (
        Table("JS", "9D 10C 2S / 4C", tavern="6H 7H"),
        "9D",
        {"hands": "2S 6H 10C / 4C 7H", "tavern": "", "owed": 10, "outcome": None},
    ),
    "R11 clubs double": (Table("JH", "8C 10D / 2C"), "8C", {"damage": 16, "owed": 10}),
    "R12 clubs against clubs": (Table("JC", "8C 10D / 2C"), "8C", {"damage": 8, "owed": 10}),
    "R13 triple, three powers": (
        Table("QH", "3D 3S 3C 10C / -", tavern=TWENTY_CARDS),
        "3C+3D+3S",
        {"sizes": [6, 4], "left": 11, "shield": 9, "damage": 18, "owed": 6},
    ),
    "R14 triple, only the club doubled": (
        Table("QH", "3D 3S 3C 10C / -", tavern=TWENTY_CARDS, options=MANUAL),
        "3C+3D+3S",
        {"sizes": [6, 4], "left": 11, "shield": 9, "damage": 12, "owed": 6},
    ),
    "R15 companion of clubs": (
        Table("QH", f"AC 8D KD / {SEVEN}", tavern=TWENTY_CARDS),
        "AC+8D",
        {"sizes": [7, 7], "left": 14, "damage": 18, "owed": 15},
    ),
    "R15 companion of clubs, `manual`": (
        Table("QH", f"AC 8D KD / {SEVEN}", tavern=TWENTY_CARDS, options=MANUAL),
        "AC+8D",
        {"damage": 10},
    ),
    "R17 overkill with a royal and its companion": (
        Table("KH", "KC AS 9D / 2C", castle="KS KD"),
        "AS+KC",
        {"discard": "AS KC KH", "enemy": "KS", "damage": 0, "shield": 0, "castle": "KD", "decider": 0},
    ),
    "R18 two aces": (
        Table("JC", "AS AD 9D / 9H", tavern=FIVE),
        "AD+AS",
        {"sizes": [2, 2], "left": 3, "damage": 2, "shield": 2, "owed": 8},
    ),
    "R21 four twos": (
        Table("QH", "2H 2D 2C 2S 10C / - / - / -", tavern=TWENTY_CARDS, discard="3C 3D 3H"),
        "2C+2D+2H+2S",
        {"sizes": [3, 2, 2, 2], "discard": "3C 3D 3H", "damage": 16, "shield": 8, "owed": 7},
    ),
    "R22 fully shielded": (
        Table("JH", "5S 2D / 2C", damage=7, shield=7),
        "5S",
        {"damage": 12, "shield": 12, "owed": 0, "hands": "2D / 2C", "phase": "play", "decider": 1},
    ),
    "R23 draw before the exact kill": (
        Table("QH", f"3D 4C / {SEVEN}", tavern="8C 9C 10C JC", damage=27, shield=20, castle="QS KH"),
        "3D",
        {"hands": f"4C 8C 9C 10C / {SEVEN}", "tavern": "QH JC", "enemy": "QS", "shield": 0, "decider": 0},
    ),
    "R24 spades against spades": (Table("JS", "9S 10C / 2C"), "9S", {"damage": 9, "shield": 9, "owed": 10}),
    "R25 a jester wakes the shield": (
        Table("JS", "* 2H / 4C / 2C 3D", damage=9, shield=9),
        "* >P2 2C",
        {"damage": 13, "owed": 1, "decider": 2, "turn": 2, "cancelled": True},
    ),
    "R27 clubs after a jester": (
        Table("QC", "* / 4C QS / 2C", damage=9, plays="9C"),
        "* >P1 4C",
        {"damage": 17, "owed": 15, "plays": [[0, ["9C"]], [0, ["*"]], [1, ["4C"]]]},
    ),
    "R28 a second jester": (
        Table("QC", "* / 4C / 2C", damage=9, cancelled=True),
        "*",
        {"phase": "name", "decider": 0, "turn": 0, "damage": 9, "owed": 0},
    ),
    "R29 the jester is discarded with the rest": (
        Table("JD", "2H 6C 10S / 4C / 5C", damage=18, cancelled=True, plays="* 9C", castle="JC KH"),
        "2H",
        {"tavern": "JD", "discard": "2H 9C *", "enemy": "JC", "cancelled": False, "plays": [], "turn": 0},
    ),
    "R31 draw, then capture": (
        Table(
            "JH", f"7D 2C / {SEVEN}", tavern="8C 9C 10C", damage=13, shield=13, plays="10S 3S", castle="JS"
        ),
        "7D",
        {"hands": f"2C 8C 9C 10C / {SEVEN}", "tavern": "JH", "discard": "3S 7D 10S", "enemy": "JS"},
    ),
    "R32 exact by doubling": (Table("JH", "5C 4D / 2C", damage=10), "5C", {"tavern": "JH", "discard": "5C"}),
    "R33 overkill": (
        Table("JH", "8S 4D / 2C", damage=15, plays="10D 5D"),
        "8S",
        {"tavern": "", "discard": "5D 8S 10D JH", "decider": 0, "phase": "play", "hands": "4D / 2C"},
    ),
    "R34 the killer goes on, then the next": (
        Table("JH", "2C / 8S 4D 10H 5H / 3C", damage=15, first=1, castle="JD"),
        "8S 4D -10H",
        {"turn": 2, "decider": 2, "phase": "play"},
    ),
    "R38 one short": (
        Table("JH", "3D 4C 5S / 2C"),
        "3D",
        {"outcome": "lost:cannot-pay", "phase": "over", "decider": None, "owed": 0, "damage": 3, "turn": 0},
    ),
    "R39 just enough": (
        Table("JH", "3D 4C 6S / 2C"),
        "3D -4C+6S",
        {"hands": "- / 2C", "discard": "4C 6S", "decider": 1, "outcome": None},
    ),
    "R41 yield with nothing to pay with": (
        Table("JH", "- / 2C"),
        "yield",
        {"outcome": "lost:cannot-pay", "yielded": [True, False], "streak": 1},
    ),
    "R42 neither play nor yield": (
        Table("JH", "- / 2C", damage=4, shield=12, yielded=(False, True)),
        "",
        {"outcome": "lost:stuck", "turn": 0, "damage": 4},
    ),
    "R43 `manual`: no card, no yield": (
        Table("JH", "- / 2C", damage=4, shield=12, options=MANUAL),
        "",
        {"outcome": "lost:stuck"},
    ),
    "an empty hand yields behind a shield": (
        Table("JH", "- / 2C", damage=4, shield=12),
        "yield",
        {"decider": 1, "outcome": None, "yielded": [True, False]},
    ),
    "a killer without cards must yield": (
        Table("JH", "8S / 2C 3C", damage=15),
        "8S yield",
        {"outcome": "lost:cannot-pay", "enemy": "KH"},
    ),
    "R49 flip before playing": (
        Table("JD", "2D 3D", tavern=TEN_CARDS),
        "flip",
        {"discard": "2D 3D", "sizes": [8], "left": 2, "flips": 1, "cancelled": False, "phase": "play"},
    ),
    "R50 flip before paying": (
        Table("JC", "5H 2C", tavern=TEN_CARDS + " 7C 7D", flips=1),
        "5H flip",
        {"discard": "2C", "sizes": [8], "left": 4, "flips": 0, "owed": 10, "phase": "suffer"},
    ),
    "R51 flip a short tavern": (
        Table("JC", "9C", tavern="2D 3D 4D 5D 6D", flips=1),
        "flip",
        {"discard": "9C", "sizes": [5], "left": 0, "flips": 0},
    ),
    "R52 no card and no token": (Table("JC", "-", tavern=FIVE, flips=0), "", {"outcome": "lost:stuck"}),
    "the last flip in vain": (Table("JC", "9C", flips=1), "flip", {"outcome": "lost:stuck", "flips": 0}),
    "flipping twice, still too poor": (
        Table("JC", "5H 2C", tavern="AC AD"),
        "5H flip flip",
        {"outcome": "lost:cannot-pay", "flips": 0, "hands": "-", "discard": "AC AD 2C"},
    ),
    "R54 `summary`: clubs shield": (
        Table("JH", "8C 8S 10D / 2C", options=SUMMARY),
        "8C",
        {"damage": 8, "shield": 8, "owed": 2},
    ),
    "R54 `summary`: spades double": (
        Table("JH", "8C 8S 10D / 2C", options=SUMMARY),
        "8S",
        {"damage": 16, "shield": 0, "owed": 10},
    ),
    "`summary`: a jester wakes the clubs": (
        Table("JC", "* 2H / 4C 9H / 2C", damage=9, shield=9, options=SUMMARY),
        "* >P1 4C",
        {"damage": 13, "shield": 13, "owed": 0, "turn": 2},
    ),
    "R55 damage flows on": (
        Table("JH", "4C / 2D 3S / 9H", options=SUMMARY),
        "yield -4C -2D+3S -9H",
        {"hands": "- / - / -", "turn": 1, "phase": "play", "discard": "2D 3S 4C 9H"},
    ),
    "damage flows past an empty hand": (
        Table("JH", "4C / - / * / 9H 2H", options=SUMMARY),
        "yield -4C -*",
        {"decider": 3, "owed": 6, "turn": 0, "phase": "suffer"},
    ),
    "the current player has no card, the others pay": (
        Table("JH", "- / 4C 10H / 9H", options=SUMMARY),
        "yield -10H",
        {"turn": 1, "decider": 1, "hands": "- / 4C / 9H"},
    ),
    "all together one short": (
        Table("JH", "4C / 2D 3S", options=SUMMARY),
        "yield",
        {"outcome": "lost:cannot-pay", "hands": "4C / 2D 3S"},
    ),
    "R58 the last king falls": (
        Table("KS", "10D / -", damage=33, castle="", plays="10C"),
        "10D",
        {"outcome": "won", "enemy": "KS", "damage": 0, "plays": [], "discard": "10C 10D KS", "decider": None},
    ),
    "the last king is captured": (
        Table("KS", "7D / -", damage=33, shield=4, castle=""),
        "7D",
        {"outcome": "won", "tavern": "KS", "discard": "7D", "shield": 0, "phase": "over"},
    ),
    "R59 one suit of three is immune": (
        Table("JD", "3D 3S 3C 2H / 2C", tavern=FIVE),
        "3C+3D+3S",
        {"tavern": FIVE, "shield": 9, "damage": 18, "owed": 1},
    ),
    "R60 the first written position": (
        Table("JC", f"5H 5D 7H 9H 7S 6C 9C / {SEVEN}", tavern=TEN_CARDS),
        "7S -5H",
        {"damage": 7, "shield": 7, "hands": f"5D 6C 7H 9C 9H / {SEVEN}", "discard": "5H"},
    ),
    "R61 the third one, exact": (
        Table(
            "JD",
            "7H 5H 9H 2C 5D 4H / 2D",
            tavern="8C 8D 8H 8S 9C 9D 9S 10D 10H",
            discard="3C 3D 3H",
            damage=10,
            shield=7,
            plays="7S AH 2D",
        ),
        "5D+5H<3D+3C+3H",
        {
            "tavern": "JD 8C 8D 8H 8S 9C 9D 9S 10D 10H 3D 3C 3H",
            "discard": "AH 2D 5D 5H 7S",
            "hands": "2C 4H 7H 9H / 2D",
        },
    ),
    "R62 the third one, nine of hearts": (
        Table("JD", "7H 5H 9H 2C 5D 4H / 2D", discard="3C 3D 3H", damage=10, shield=7, plays="7S AH 2D"),
        "9H<3D+3C+3H -4H",
        {"damage": 19, "discard": "4H", "hands": "2C 5D 5H 7H / 2D"},
    ),
    "R65 doubling does not heal twice": (
        Table("JS", "4H 4C 10S / 2C", discard="2D 2H 2S 3C 3D 3H 3S 4D 4S 5C 5D 5H"),
        "4C+4H<2D+2H+2S+3C+3D+3H+3S+4D",
        {"damage": 16, "owed": 10, "discard": "4S 5C 5D 5H", "left": 8},
    ),
    "R66 a jester pays nothing": (
        Table("JH", "2C * / 3C / 4C", shield=9),
        "2C",
        {"damage": 4, "outcome": "lost:cannot-pay"},
    ),
    "the healed card can be drawn at once": (
        Table("JS", "5D 5H 10C / -", discard="9C"),
        "5D+5H<9C",
        {"hands": "9C 10C / -", "tavern": "", "discard": ""},
    ),
    "a companion of the same suit works once": (
        Table("JD", "AH 2H 10C / 2C", discard="3C 3D 3H 3S"),
        "AH+2H<3S+3C+3H",
        {"damage": 3, "discard": "3D"},
    ),
    "a lone jester is followed by the same player": (
        Table("JC", "* 9C 10H"),
        "* 9C",
        {"damage": 18, "owed": 10, "plays": [[0, ["*"]], [0, ["9C"]]]},
    ),
}


@pytest.mark.parametrize("name", STEPS)
def test_what_the_moves_do(name: str) -> None:
    table, moves, expected = STEPS[name]
    told = seen(follow(table.referee(), moves))
    assert {key: told[key] for key in expected} == expected


YIELDS: dict[str, tuple[Table, str, bool]] = {
    "R44 the other has just yielded": (Table("JH", "10C 2C / 3C 10D"), "yield -10C", False),
    "R44 the other has played since": (Table("JH", "10C 2C / 3C 10D"), "yield -10C 3C -10D", True),
    "R45 both others have yielded": (Table("JH", "10C / 10D / 10H"), "yield -10C yield -10D", False),
    "R45 one of two has played": (Table("JH", "10C / 10D 2D / 10H"), "yield -10C 2D -10D", True),
    "R47 a jester is no yield": (Table("JH", "10C / * / 10H"), "yield -10C * >P2", True),
    "R48 alone": (Table("JH", "10C"), "", False),
    "alone, however free": (Table("JH", "10C", options=SUMMARY), "", False),
    "R57 `summary`": (
        Table("JH", "2C / 3C / 4C", yielded=(True, True, False), first=2, options=SUMMARY),
        "",
        True,
    ),
    "R64 `open-order`, the same player": (
        Table("JH", "10C 2C / 3C", options=OPEN_ORDER),
        "P0:want P1:neutral yield -10C P0:want P1:neutral",
        False,
    ),
    "R64 `open-order`, the other": (
        Table("JH", "10C 2C / 3C", options=OPEN_ORDER),
        "P0:want P1:neutral yield -10C P0:neutral P1:want",
        False,
    ),
    "RC-72 a kill leaves the other's flag": (
        Table("JH", "8S 4D / 2C", damage=15, yielded=(False, True)),
        "8S",
        False,
    ),
    "RC-72 a kill breaks the streak": (
        Table(
            "JH", "8S 4D / 2C", damage=15, yielded=(False, True), streak=1, options={"yield_rule": "streak"}
        ),
        "8S",
        True,
    ),
    "streak, one of three": (
        Table("JH", "2C / 3C / 4C", streak=1, options={"yield_rule": "streak"}),
        "",
        True,
    ),
    "streak, two of three": (
        Table("JH", "2C / 3C / 4C", streak=2, options={"yield_rule": "streak"}),
        "",
        False,
    ),
    "off": (Table("JH", "2C / 3C", options={"yield_rule": "off"}), "", False),
}


@pytest.mark.parametrize("name", YIELDS)
def test_who_may_yield(name: str) -> None:
    table, moves, allowed = YIELDS[name]
    assert ("yield" in follow(table.referee(), moves).legal()) is allowed


CHOICES: dict[str, tuple[Table, str, str]] = {
    "the first written position": (
        Table("JC", f"5H 5D 7H 9H 7S 6C 9C / {SEVEN}"),
        "",
        "5H 5D 7H 9H 7S 6C 9C 5D+5H yield",
    ),
    "two jesters are one choice": (Table("JC", "* * / 2C / 3C"), "", "* yield"),
    "a jester's player names anybody": (Table("JC", "* 2D / 2C / 3C"), "*", ">P0 >P1 >P2"),
    "R35 a royal just drawn pays": (
        Table("QS", "2D 9C 8C / " + SEVEN, tavern="JH 2C 3C"),
        "2D",
        "-8C+9C -8C+JH -9C+JH -2C+8C+9C -2C+8C+JH -2C+9C+JH -8C+9C+JH -2C+8C+9C+JH",
    ),
    "R36 at least": (
        Table("JH", "10C 10S AH * / 2C / 3C"),
        "yield",
        "-10C -10S -10C+10S -AH+10C -AH+10S -AH+10C+10S -10C+* -10S+* -10C+10S+* -AH+10C+* -AH+10S+* "
        "-AH+10C+10S+*",
    ),
    "R37 until": (
        Table("JH", "10C 10S AH * / 2C / 3C", options={"discard_rule": "until"}),
        "yield",
        "-10C -10S -AH+10C -AH+10S -10C+* -10S+* -AH+10C+* -AH+10S+*",
    ),
    "R37 minimal": (
        Table("JH", "10C 10S AH * / 2C / 3C", options={"discard_rule": "minimal"}),
        "yield",
        "-10C -10S",
    ),
    "R52 only the flip is left": (Table("JC", "-", tavern=FIVE, flips=1), "", "flip"),
    "R50 too poor to pay, but a token": (Table("JC", "5H 2C", tavern=FIVE, flips=1), "5H", "flip"),
    "pay or flip": (Table("JC", "5H 10C", flips=1), "5H", "-10C flip"),
    "alone the damage cannot flow on": (Table("JC", "5H 2C", flips=1, options=SUMMARY), "5H", "flip"),
    "too poor, so everything goes": (Table("JH", "4C * / 9H", options=SUMMARY), "yield", "-4C+*"),
    "rich enough, so the discard rule holds": (
        Table("JH", "4C / 9H 5H", options=SUMMARY),
        "yield -4C",
        "-9H -5H+9H",
    ),
    "the game is over": (Table("JH", "3D 4C 5S / 2C"), "3D", ""),
    "no limit on combos": (
        Table("JH", "9C 9D JC JD / 2C", options={"combo_limit": None, "yield_rule": "off"}),
        "",
        "9C 9D JC JD 9C+9D",
    ),
    "a lower limit on companions": (
        Table("JH", "AC AD 9C 10C / 2C", options={"companion_limit": 10, "yield_rule": "off"}),
        "",
        "AC AD 9C 10C AC+AD AC+9C AD+9C",
    ),
    "the first wish": (Table("JH", "2C / 3C", options=OPEN_ORDER), "", "P0:want P0:rather-not P0:neutral"),
    "the second wish": (
        Table("JH", "2C / 3C", options=OPEN_ORDER),
        "P0:want",
        "P1:want P1:rather-not P1:neutral",
    ),
    "two want, the host decides": (Table("JH", "2C / 3C", options=OPEN_ORDER), "P0:want P1:want", ">P0 >P1"),
}


@pytest.mark.parametrize("name", CHOICES)
def test_every_legal_move(name: str) -> None:
    table, moves, expected = CHOICES[name]
    assert follow(table.referee(), moves).legal() == set(expected.split())


ILLEGAL = ["AS *", "AS 2H 2D", "AS AH AD", "6H 6D", "4H 4D 4C", "JH JD", "3H 4H", "* *", ""]
LEGAL = ["AS", "AS AH", "AS KD", "5H 5D", "3H 3D 3C", "2H 2D 2C 2S", "KD", "*"]


@pytest.mark.parametrize("cards", ILLEGAL)
def test_r19_no_play(cards: str) -> None:
    assert not is_play(cards.split(), read_options({}))


@pytest.mark.parametrize("cards", LEGAL)
def test_r20_a_play(cards: str) -> None:
    assert is_play(cards.split(), read_options({}))


def test_plays_possible_at_all() -> None:
    """53 singles, 198 pairs with an ace, 33 combos: 284 (section 4 of the record)."""
    referee = Table("JH", " ".join(ORDER)).referee()
    assert len(referee.legal() - {"flip"}) == 284


def test_payments_never_fall_short() -> None:
    assert not is_payment(["9C"], 10, "at_least")


ORDERS: dict[str, Case] = {
    "before the first turn": (
        Table("JH", "2C / 3C / 4C", first=2, options=OPEN_ORDER),
        "",
        {"phase": "who", "turn": 2},
    ),
    "one wants it": (
        Table("JH", "2C / 3C / 4C", options=OPEN_ORDER),
        "P0:neutral P1:rather-not P2:want",
        {"phase": "play", "turn": 2, "decider": 2, "wishes": [None, None, None]},
    ),
    "nobody wants it": (
        Table("JH", "2C / 3C", first=1, options=OPEN_ORDER),
        "P0:neutral P1:rather-not",
        {"phase": "name", "turn": 1, "decider": 0, "wishes": ["neutral", "rather-not"]},
    ),
    "the host names": (
        Table("JH", "2C / 3C", options=OPEN_ORDER),
        "P0:want P1:want >P1",
        {"phase": "play", "turn": 1, "wishes": [None, None]},
    ),
    "asked again after a payment": (
        Table("JH", "2C / 3C 10C", options=OPEN_ORDER),
        "P0:neutral P1:want 3C -10C P0:want",
        {"phase": "who", "turn": 1, "decider": 1, "wishes": ["want", None]},
    ),
    "asked again after a kill": (
        Table("JH", "2C / 8S", damage=15, options=OPEN_ORDER),
        "P0:neutral P1:want 8S",
        {"phase": "who", "turn": 1, "decider": 0, "enemy": "KH"},
    ),
    "not asked after a kill": (
        Table("JH", "2C / 8S 9S", damage=15, options=OPEN_ORDER | {"after_kill": "killer"}),
        "P0:neutral P1:want 8S",
        {"phase": "play", "turn": 1, "decider": 1},
    ),
    "not asked after a jester": (
        Table("JH", "2C / 8S / *", options=OPEN_ORDER),
        "P0:neutral P1:neutral P2:want * >P0",
        {"phase": "play", "turn": 0, "decider": 0},
    ),
    "alone nobody is asked": (Table("JH", "2C", options=OPEN_ORDER), "", {"phase": "play", "decider": 0}),
    "one named without a card": (
        Table("JH", "- / 2C", streak=1, options=OPEN_ORDER),
        "P0:want P1:neutral",
        {"outcome": "lost:stuck", "turn": 0},
    ),
    "talk after a jester binds nobody": (
        Table("JH", "* 2C / 8S / 9S"),
        "* P1:want P2:want P1:neutral",
        {"phase": "name", "decider": 0, "wishes": [None, "neutral", "want"]},
    ),
    "talk ends when the turn begins": (
        Table("JH", "* 2C / 8S / 9S"),
        "* P1:want >P2",
        {"phase": "play", "turn": 2, "wishes": [None, None, None]},
    ),
    "three rounds of yielding": (
        Table("JH", "2C / 3C", shield=10, options=SUMMARY),
        "yield yield yield yield yield yield",
        {"outcome": "lost:stalemate", "phase": "over", "streak": 6, "turn": 1},
    ),
    "one yield before the guard": (
        Table("JH", "2C / 3C", shield=10, options=SUMMARY),
        "yield yield yield yield yield",
        {"outcome": None, "streak": 5, "turn": 1},
    ),
    "the guard waits for the payment": (
        Table("JH", "2C / 3C 10C", shield=1, streak=5, first=1, options=SUMMARY),
        "yield",
        {"outcome": None, "phase": "suffer", "owed": 9},
    ),
    "the guard after the payment": (
        Table("JH", "2C / 3C 10C", shield=1, streak=5, first=1, options=SUMMARY),
        "yield -10C",
        {"outcome": "lost:stalemate", "discard": "10C"},
    ),
    "the guard off": (
        Table("JH", "2C / 3C", shield=10, streak=90, options=SUMMARY | {"stalemate_guard": 0}),
        "yield",
        {"outcome": None, "streak": 91},
    ),
    "the guard before the wishes": (
        Table("JH", "2C / 3C", shield=10, streak=4, options=OPEN_ORDER | {"yield_rule": "free"}),
        "P0:want P1:neutral yield P0:neutral P1:want yield",
        {"outcome": "lost:stalemate", "turn": 1, "wishes": [None, None]},
    ),
    "the guard minds only the free yield": (
        Table("JH", "2C / 3C", shield=10, streak=6, options=OPEN_ORDER | {"yield_rule": "last_turn"}),
        "P0:want P1:neutral yield P0:want P1:neutral yield",
        {"outcome": None, "streak": 8, "phase": "who"},
    ),
    "a card ends the row of yields": (
        Table("JH", "2C / 3C", shield=10, streak=5, yielded=(True, True), options=SUMMARY),
        "2C",
        {"streak": 0, "yielded": [False, True]},
    ),
}


@pytest.mark.parametrize("name", ORDERS)
def test_whose_turn_it_is(name: str) -> None:
    table, moves, expected = ORDERS[name]
    told = seen(follow(table.referee(), moves))
    assert {key: told[key] for key in expected} == expected


WRONG_HEALS = {
    "too few": ["2C"],
    "too many": ["2C", "3C", "4C", "5C"],
    "not in the discard": ["2C", "3C", "9C"],
    "one card twice": ["2C", "2C", "3C"],
    "the card just played": ["2C", "3C", "3H"],
}


@pytest.mark.parametrize("name", WRONG_HEALS)
def test_a_wrong_heal_is_noticed_and_changes_nothing(name: str) -> None:
    referee = Table("JS", "3H 10D / 2D", discard="2C 3C 4C 5C").referee()
    before = referee.state()
    with pytest.raises(AssertionError):
        referee.apply("3H", WRONG_HEALS[name])
    assert referee.state() == before


REFUSED = ["P1:want", ">P0", "-10D", "flip", "10D+3H", "2D", "", "*", "YIELD"]


@pytest.mark.parametrize("move", REFUSED)
def test_an_illegal_move_changes_nothing(move: str) -> None:
    referee = Table("JS", "3H 10D / 2D").referee()
    before = referee.state()
    with pytest.raises(ValueError, match="not legal"):
        referee.apply(move)
    assert referee.state() == before


def test_healing_where_nothing_heals() -> None:
    referee = Table("JH", "3H 10D / 2D", discard="2C").referee()
    with pytest.raises(AssertionError):
        referee.apply("3H", ["2C"])


BAD_OPTIONS: list[dict[str, object]] = [
    {"yield_rule": "always"},
    {"shield_suit": "C"},
    {"jester": 2},
    {"damage_overflow": 1},
    {"solo_flips": None},
]


@pytest.mark.parametrize("options", BAD_OPTIONS, ids=str)
def test_options_it_has_never_heard_of(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        read_options(options)


def deal(players: int, options: dict[str, object], chance: Random) -> Referee:
    jesters = (0, 0, 1, 2)[players - 1]
    tavern = [card for card in ORDER if card[:-1] not in ("", "J", "Q", "K")] + [JESTER] * jesters
    chance.shuffle(tavern)
    castle = [rank + suit for rank in "JQK" for suit in chance.sample(SUITS, 4)]
    size = read_options(options).hand_limit[players - 1]
    hands = [[tavern.pop(0) for _ in range(size)] for _ in range(players)]
    return Referee(options, hands=hands, tavern=tavern, castle=castle)


def every_card(referee: Referee) -> Counter[str]:
    on_the_table = [card for _, cards in referee.plays for card in cards]
    won = referee.outcome == "won"
    piles = [*referee.hands, referee.tavern, referee.discard, referee.castle, on_the_table]
    return Counter([card for pile in piles for card in pile] + ([] if won else [referee.enemy]))


RULE_SETS: dict[str, dict[str, object]] = {
    "official": {},
    "summary": SUMMARY,
    "manual": MANUAL,
    "open-order": OPEN_ORDER,
    "yielding alone": {"solo_yield": True},
    "yielding alone at will": {**SUMMARY, "solo_yield": True},
}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("name", RULE_SETS)
def test_random_games_keep_every_card_and_end(name: str, players: int) -> None:
    chance = Random(f"{name} {players}")
    for _ in range(5):
        referee = deal(players, RULE_SETS[name], chance)
        cards = every_card(referee)
        for _ in range(10_000):
            choices = sorted(referee.legal())
            if not choices:
                break
            move = chance.choice(choices)
            is_play_of_cards = referee.phase == "play" and move not in ("yield", "flip")
            due = referee._heals(move.split("+")) if is_play_of_cards else 0
            referee.apply(move, chance.sample(referee.discard, due))
            assert every_card(referee) == cards
            assert all(len(hand) <= referee.hand_limit for hand in referee.hands)
        assert referee.phase == "over"
        assert referee.outcome in ("won", "lost:cannot-pay", "lost:stuck", "lost:stalemate")
