"""Events are told from before, move and after; nobody is told what they may not know."""

import json
from functools import partial
from random import Random

import pytest
from msgspec.structs import replace

from dethrone.prose import voice
from dethrone.regicide import PRESETS, Flip, Game, Move, wire
from dethrone.regicide.events import Drew, Event, Healed, Wished, for_viewer
from dethrone.regicide.position import Position
from dethrone.regicide.redeal import redeal
from dethrone.regicide.view import OUTCOMES
from tests.regicide.staging import stage
from tests.regicide.tables import do

NAMES = ["Ada", "Bob", "Cy", "Di"]
sentence = partial(voice().event, "regicide")


def push_and_tell(game: Game, text: str) -> tuple[Event, ...]:
    (move,) = game.parse(text)
    return game.push(move).everything


def said(game: Game, *moves: str, viewer: int | None = None) -> list[str]:
    """The sentences of the last of some moves, for a viewer."""
    told: tuple[Event, ...] = ()
    for text in moves:
        told = push_and_tell(game, text)
    return [sentence(for_viewer(event, viewer), NAMES) for event in told]


STORIES = {
    "a shield and what is left": (
        stage("JD", "6S 4C / 7C"),
        ["6S"],
        [
            "Ada plays 6S.",
            "Shield +6 (total 6). The enemy’s attack is now 4.",
            "6 damage, total 6 of 20.",
            "Ada has 4 damage to pay.",
        ],
    ),
    "a payment": (stage("JD", "4C 2D / 7C", owed=4), ["-4C"], ["Ada pays 4 with 4C."]),
    "an exact kill by doubling": (
        stage("JD", "7C 2C / 3C", damage=6),
        ["7C"],
        [
            "Ada plays 7C.",
            "14 damage (doubled), total 20 of 20.",
            "Exact kill: Jack of Diamonds (JD) goes on top of the Tavern.",
            "Next enemy: Jack of Clubs (JC).",
        ],
    ),
    "surplus sends the enemy to the discards": (
        stage("JD", "8C 2C / 3C", damage=6),
        ["8C"],
        [
            "Ada plays 8C.",
            "16 damage (doubled), total 22 of 20.",
            "Jack of Diamonds (JD) is defeated and goes to the discard pile.",
            "Next enemy: Jack of Clubs (JC).",
        ],
    ),
    "healing and drawing in one play": (
        stage("JS", "AH 5D 10C / 3C 4C", tavern="9S 8S", discard="2C 2D 2H"),
        ["AH+5D"],
        [
            "Ada plays AH 5D, attack value 6.",
            "Hearts heal 3 cards to the bottom of the Tavern: 2C 2D 2H.",
            "Ada draws 3 cards.",
            "Bob draws 2 cards.",
            "6 damage, total 6 of 20.",
            "Ada has 10 damage to pay.",
        ],
    ),
    "a blocked shield is noted": (
        stage("QS", "5S 10D 9D / 3C"),
        ["5S"],
        [
            "Ada plays 5S.",
            "No power from spades: the enemy is immune. "
            "The shield of 5 is held until a Jester cancels the immunity.",
            "5 damage, total 5 of 30.",
            "Ada has 15 damage to pay.",
        ],
    ),
    "a blocked club": (
        stage("JC", "5C 10D / 3C"),
        ["5C"],
        [
            "Ada plays 5C.",
            "No power from clubs: the enemy is immune.",
            "5 damage, total 5 of 20.",
            "Ada has 10 damage to pay.",
        ],
    ),
    "a jester wakes a noted shield": (
        stage("QS", "* 2C / 3C / 4C", shield=6),
        ["*"],
        [
            "Ada plays a Jester.",
            "Queen of Spades (QS) is no longer immune to spades. "
            "The held shield now takes 6 off its attack.",
        ],
    ),
    "naming somebody": (
        stage("QS", "* 2C / 3C / 4C"),
        ["*", ">P2"],
        ["Ada chooses Cy to go next."],
    ),
    "naming oneself": (stage("QS", "* 2C / 3C / 4C"), ["*", ">P0"], ["Ada chooses to go next."]),
    "a wish in the talk window is open": (
        stage("QS", "* 2C / 3C / 4C"),
        ["*", "P1:rather-not"],
        ["Bob would rather not go next."],
    ),
    "yielding behind a full shield": (
        stage("JH", "2C / 3C", shield=12),
        ["yield"],
        ["Ada yields.", "The shield stops the whole attack. Ada pays nothing."],
    ),
    "a flip": (
        stage("QD", "3H 2C", tavern="9S 8S", flips=2),
        ["flip"],
        ["Ada flips a Jester and discards 2C 3H. 1 flip left.", "Ada draws 2 cards, including 8S 9S."],
    ),
    "a hand worth too little": (
        stage("JD", "6H 3C / 7C"),
        ["6H"],
        [
            "Ada plays 6H.",
            "6 damage, total 6 of 20.",
            "The game is lost: Ada can’t pay 10 damage. 0 of 12 royals defeated.",
        ],
    ),
    "an empty hand": (
        stage("JD", "6H / -"),
        ["6H"],
        [
            "Ada plays 6H.",
            "6 damage, total 6 of 20.",
            "The game is lost: Ada can’t pay 10 damage. 0 of 12 royals defeated.",
        ],
    ),
    "the killer's empty hand": (
        stage("JD", "6C", damage=10, flips=0),
        ["6C"],
        [
            "Ada plays 6C.",
            "12 damage (doubled), total 22 of 20.",
            "Jack of Diamonds (JD) is defeated and goes to the discard pile.",
            "Next enemy: Jack of Clubs (JC).",
            "The game is lost: Ada can’t play or yield. 1 of 12 royals defeated.",
        ],
    ),
    "the last king": (
        stage("KS", "10C", damage=20, fallen=11, flips=1),
        ["10C"],
        [
            "Ada plays 10C.",
            "20 damage (doubled), total 40 of 40.",
            "Exact kill: King of Spades (KS) goes on top of the Tavern.",
            "All 12 royals are defeated: the game is won with Silver.",
        ],
    ),
    "shared damage passes on": (
        stage("QD", "2H 3C / 10C 4C", rules="summary", owed=15),
        ["-2H+3C"],
        ["Ada pays 5 with 2H 3C.", "Bob has 10 damage to pay."],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", STORIES)
def test_story(case: str) -> None:
    game, moves, expected = STORIES[case]
    assert said(game.copy(), *moves) == expected


def test_the_killing_play_still_tells_its_own_shield_and_draw() -> None:
    game = stage("JC", "AS 9D 2C / 3C", damage=10, tavern="9S 8S 4D")
    told = said(game, "AS+9D", viewer=0)
    assert told == [
        "Ada plays AS 9D, attack value 10.",
        "Ada draws 2 cards: 4D 9S.",
        "Bob draws 1 card.",
        "Shield +10 (total 10). The enemy’s attack is now 0.",
        "10 damage, total 20 of 20.",
        "Exact kill: Jack of Clubs (JC) goes on top of the Tavern.",
        "Next enemy: Jack of Diamonds (JD).",
    ]


def test_everybody_knows_who_drew_a_captured_royal() -> None:
    game = stage("JD", "7C 5D 10C / 3C 4C", damage=6, tavern="9S 8S")
    do(game, "7C")
    (mine, _) = (event for event in push_and_tell(game, "5D") if isinstance(event, Drew))
    assert for_viewer(mine, 1) == Drew(0, 2, (), known=mine.known)
    assert [str(card) for card in mine.known] == ["JD"]


def test_wishes_of_open_order_stay_hidden_until_all_have_posted() -> None:
    game = Game(2, "open-order", seed=3)
    first = push_and_tell(game, "P0:want")
    assert first == (Wished(0, first[0].wish, is_open=False),) if isinstance(first[0], Wished) else False
    assert sentence(for_viewer(first[0], 1), NAMES) == "Ada has answered in secret."
    assert sentence(for_viewer(first[0], 0), NAMES) == "Ada would like to go next."
    assert said(game, "P1:neutral") == [
        "Bob has no preference.",
        "Preferences: Ada (would like to go), Bob (no preference). Ada goes next.",
    ]


def test_the_healed_cards_of_a_closed_pile_are_not_named() -> None:
    told = push_and_tell(stage("JS", "5H 10C / 3C", discard="2C 2D", rules="open-order"), "5H")
    assert Healed(2, ()) in told


def walk(game: Game, random: Random, moves: int) -> list[tuple[Position, Move]]:
    """A random game as (position, move) pairs, with a leaning to play rather than to pay much."""
    path = []
    while not game.is_over and len(game.steps) < moves:
        legal = game.legal_moves()
        move = min(random.sample(legal, min(3, len(legal))), key=lambda one: len(str(one)))
        path.append((game.position, move))
        game.push(move)
    return path


def twin(position: Position, viewer: int | None, seed: int) -> Position:
    """The same for the viewer, dealt otherwise; what the next move turns up by chance is kept."""
    other = redeal(position, -1 if viewer is None else viewer, seed)
    other.load_castle(position.castle_cards())
    other.rng = position.rng
    return other


def seen(events: tuple[Event, ...], viewer: int | None) -> list[Event]:
    """A viewer's events; the viewer's own new cards are theirs to see and differ between deals."""
    cut = [for_viewer(event, viewer) for event in events]
    return [
        replace(event, cards=()) if isinstance(event, Drew) and event.seat == viewer else event
        for event in cut
    ]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_games_that_differ_only_in_hidden_cards_tell_a_viewer_the_same(preset: str, players: int) -> None:
    compared = 0
    for seed in range(6):
        game = Game(players, preset, seed=seed)
        for step, (position, move) in enumerate(walk(game.copy(), Random(seed), 60)):
            for viewer in (None, *range(players)):
                one = Game.from_position(position, game.rules)
                other = Game.from_position(twin(position, viewer, 100 * seed + step), game.rules)
                shows_hand = isinstance(move, Flip) and viewer is None
                if shows_hand or not other.is_legal(move):
                    continue
                told = push_and_tell(one, str(move))
                told_other = push_and_tell(other, str(move))
                if OUTCOMES[one.position.outcome] is OUTCOMES[other.position.outcome]:
                    assert seen(told, viewer) == seen(told_other, viewer)
                    compared += 1
    assert compared > 50


@pytest.mark.parametrize("preset", PRESETS)
def test_every_event_of_many_games_has_a_sentence_and_a_json_form(preset: str) -> None:
    kinds = set()
    for seed in range(12):
        game = Game(1 + seed % 4, preset, seed=seed)
        walk(game, Random(seed), 200)
        for step in game.steps:
            for event in step.everything:
                assert sentence(event, NAMES).endswith(".")
                kinds.add(json.loads(json.dumps(wire.event(event)))["event"])
    assert kinds >= {"played", "dealt", "owed", "paid", "drew", "healed", "shielded", "blocked", "lost"}


JSON = {
    "cards are texts": ("7H", {"event": "played", "seat": 0, "cards": ["7H"], "value": 7}),
    "a power": ("7H", {"event": "healed", "count": 1, "cards": ["2C"]}),
}


@pytest.mark.parametrize("case", JSON)
def test_json(case: str) -> None:
    text, expected = JSON[case]
    told = push_and_tell(stage("JS", "7H 10C / 3C", discard="2C"), text)
    assert expected in [wire.event(event) for event in told]


FALLS = {
    # case              enemy's damage before, what it says
    "exactly":          (6, {"event": "defeated", "enemy": "JD", "is_exact": True, "to": "tavern"}),
    "with a surplus":   (7, {"event": "defeated", "enemy": "JD", "is_exact": False, "to": "discard"}),
}  # fmt: skip


@pytest.mark.parametrize("case", FALLS)
def test_a_fall_says_where_the_royal_lies(case: str) -> None:
    damage, expected = FALLS[case]
    game = stage("JD", "7C 2C / 3C", damage=damage)
    would = game.view(0).preview(*game.parse("7C")).events
    for told in (would, push_and_tell(game, "7C")):
        assert expected in [wire.event(event) for event in told]


YOU = {
    "playing": ("6S", "You play 6S."),
    "yielding": ("yield", "You yield."),
}


@pytest.mark.parametrize("case", YOU)
def test_a_seat_called_you_is_spoken_to(case: str) -> None:
    text, expected = YOU[case]
    told = push_and_tell(stage("JD", "6S 10C / 7C"), text)
    assert sentence(told[0], ["You", "Bob"]) == expected
