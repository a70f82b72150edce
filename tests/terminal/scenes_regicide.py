"""Scenes of Regicide."""

from __future__ import annotations

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import Game
from tests.regicide.staging import stage
from tests.terminal.scenes import LONG, Scene, around, asked, explained, looked_back, played, seen_again

HAND = "2H 5C 5D 5S 9S JD AC"
PILES = "4H 6H 7H 8H 9H 10H 3H 4D 6D 7D 8D 9D 10D 3D 4S 6S 7S 8S 10S"


def play_phase() -> Game:
    """A turn against the Queen of Hearts."""
    return stage("QH", f"{HAND} / 2C 3C 4C 6C 7C", tavern="2D JC 2S 3S", discard=PILES, damage=12, fallen=5)


def crowded() -> Game:
    """Four at the table, and all there is to see on it."""
    hands = "2H 5C 5D 5S JD / 2C 3C 4C 6C 7C / 8C 9C 10C / 2D 3D 4D 9S"
    return stage(
        "KH",
        hands,
        tavern="JC 2S 3S",
        discard=PILES.replace("4D ", "").replace(" 3D", ""),
        damage=12,
        shield=7,
        fallen=8,
    )


def suffering() -> Game:
    """Something to pay."""
    return stage("KS", f"{HAND} / 2C 3C", tavern="2D 2S", damage=31, owed=20, fallen=9)


def with_jester() -> Game:
    """A jester in hand, three at the table."""
    return stage("JS", "* 9S AC / 2C 3C / 4C 5C", tavern="2D 2S", damage=3)


def solo() -> Game:
    """Alone, with a full hand."""
    return stage("JC", "2H 3H 4H 5H 6H 7H 8H 10S", tavern="2D 2S 9D 9C", discard="10C", flips=1)


def open_order() -> Game:
    """Nobody's turn yet."""
    return games.kind("regicide").deal(2, "open-order,first_player=seat:0", Seed(4))


def nearly_won() -> Game:
    """The last king, nearly fallen."""
    return stage("KS", "10H 9D / 2C 3C", tavern="2D 2S", damage=31, fallen=11)


def nearly_lost() -> Game:
    """A hand that cannot pay."""
    return stage("KS", "2H 3D / 2C 3C", tavern="2D 2S", fallen=9)


def record() -> Game:
    """A game that was lost soon."""
    return played(games.kind("regicide").deal(2, "official", Seed(2)))


SCENES = [
    Scene(
        "setup",
        ["nine", "3", "you,gredy,greedy", "you,greedy", "you,person:Ada,random", "holiday"],
        asked("regicide"),
    ),
    Scene("greeting", ["", "quit"], asked("regicide", seats=f"you,{LONG},random,random", seed=5)),
    Scene("play", ["", "zz", "KH", "AC 9S", "no", "5C 5S", "", "undo"], around(play_phase, "you,random")),
    Scene(
        "commands",
        ["?", "rules", "rules powers", "log", "discard", "hint", "no", "save", "quit"],
        around(play_phase, "you,random"),
    ),
    Scene(
        "play, all there is to see",
        ["", "?", "5C 5S", "no", "hint", "no", "quit"],
        around(crowded, f"you,{LONG},random,random"),
    ),
    Scene("suffer", ["2H", "JD", "?", "JD 5C 5D", ""], around(suffering, "you,random")),
    Scene(
        "pass the device",
        ["", "yield!", "9S!", ""],
        around(lambda: stage("JC", "2H 5C 9S AC / 2C 3C 9C"), f"you,{LONG}"),
    ),
    Scene(
        "jester",
        ["", "*", "", "?", "want", "rather-not", ">5", "hint", ">1", ""],
        around(with_jester, f"you,{LONG},random"),
    ),
    Scene("solo", ["yield", "flip", "", "2H"], around(solo, "you")),
    Scene("open order", ["", "?", "want", "", "5C", "want"], around(open_order, f"you,{LONG}")),
    Scene("won", ["10H", ""], around(nearly_won, "you,random")),
    Scene("lost", ["3D", ""], around(nearly_lost, "you,random")),
    Scene("replay", ["", "r", "b", "9", "q"], seen_again(record, None)),
    Scene("replay as a seat", ["4", "q"], seen_again(record, 1)),
    Scene("review", [], looked_back(record)),
    Scene("rules", [], explained("regicide", "summary")),
]
