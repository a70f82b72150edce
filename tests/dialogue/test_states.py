"""States as they are pasted: read as they stand, laid out for the engine, refused where they cannot be."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dethrone import games
from dethrone.chance import Seed
from dethrone.dialogue.regicide.after import state_of
from dethrone.dialogue.regicide.placing import Placed, place
from dethrone.dialogue.regicide.reading import read_state, read_states
from dethrone.dialogue.regicide.sets import read_set
from dethrone.dialogue.regicide.state import State, Wanted
from dethrone.errors import GameError
from dethrone.prose import languages, voice
from dethrone.regicide import Phase, cards
from dethrone.regicide.view import View
from tests.dialogue.prompts import P1, P2, P3, WHOLE


def placed(text: str) -> Placed:
    """The last state of a text, laid out."""
    return place(read_state(text))


READ = {
    # prompt: (what is wanted, hand, enemy, played, discard)
    P1: (Wanted.UPDATE, "5H 5D 7H 9H 7S 6C 9C", "JC", "", 0),
    P2: (Wanted.TALK, "7H 5H 9H 2C 5D 4H", "JS", "", 2),
    P3: (Wanted.PLAY, "7H 5H 9H 2C 5D 4H", "JD", "7S AH 2D", 3),
}


@pytest.mark.parametrize(("text", "expected"), READ.items(), ids=["P1", "P2", "P3"])
def test_a_prompt_is_read_as_it_stands(text: str, expected: tuple[Wanted, str, str, str, int]) -> None:
    wanted, hand, enemy, played, discard = expected
    state = read_state(text)
    assert (state.wanted, state.hand, str(state.enemy)) == (wanted, cards(hand), enemy)
    assert (tuple(one for play in state.played for one in play), state.discard) == (cards(played), discard)


def test_one_paste_with_the_rules_holds_all_states() -> None:
    states = read_states(WHOLE)
    assert [(one.wanted, one.hand) for one in states] == [
        (wanted, cards(hand)) for wanted, hand, *_ in READ.values()
    ]
    assert read_state(WHOLE) == states[-1]
    assert [str(one.enemy) for one in states] == ["JC", "JS", "JD"]


LAID_OUT = {
    # prompt: (legal moves, damage, shield, attack, hand sizes, tavern, castle, what had to be assumed)
    P1: (9, 0, 0, 10, (7, 7), 26, 11, []),
    P2: (3, 0, 0, 10, (7, 6), 25, 11, ["castle", "partner"]),
    P3: (8, 10, 7, 3, (7, 6), 21, 11, ["castle", "partner", "plays"]),
}


@pytest.mark.parametrize(("text", "expected"), LAID_OUT.items(), ids=["P1", "P2", "P3"])
def test_what_a_prompt_leaves_open_follows_or_is_assumed_aloud(
    text: str, expected: tuple[object, ...]
) -> None:
    found = placed(text)
    view = found.view
    assert (
        len(view.legal_moves()),
        *(view.damage, view.shield, view.attack, view.hand_sizes, view.tavern_size, view.castle_size),
        [note.message.removeprefix("dialogue-assumed-") for note in found.assumptions],
    ) == expected


def test_p2_has_eight_plays_once_one_goes() -> None:
    assert (
        len(placed(P2.replace("What is your communication to me?", "What is your play?")).view.legal_moves())
        == 8
    )


BASE = "Your Hand: {7H, 5H, 9H, 2C, 5D, 4H}\nEnemy: JD\nPlayed: {7S, AH, 2D}\nCards in Discard: 3\n"
TOLD = {
    # case: (further lines, what the view then says)
    "grouped plays shield together": ("", {"shield": 7}),
    "partner and tavern": (
        "Partner Hand: 4\nTavern: 24\nCastle: 11",
        {"hand_sizes": (4, 6), "tavern_size": 24},
    ),
    "the tavern follows from the partner": ("Partner Hand: 4\nCastle: 11", {"tavern_size": 24}),
    "the partner follows from the tavern": ("Tavern: 24\nCastle: 11", {"hand_sizes": (4, 6)}),
    "the castle": ("Castle: 9\nTavern: 23", {"castle_size": 9, "hand_sizes": (7, 6)}),
    "the fallen by name": (
        "Fallen: {JC, JS}\nPartner Hand: 7",
        {"fallen": cards("JC JS"), "tavern_size": 23},
    ),
    "the pile by name": ("Discard Pile: {2H, 3H, 4C}\nRules: official", {"discard": cards("2H 3H 4C")}),
    "shield and damage as told": ("Damage: 10/20\nShield: 8\nAttack: 2", {"shield": 8, "attack": 2}),
    "three players": ("Partner Hand: 5, 6\nRules: official", {"players": 3, "hand_sizes": (5, 6, 6)}),
    "alone": ("Players: 1\nRules: official\nFlips: 1", {"players": 1, "flips": 1, "seat": 0}),
    "the host has yielded": ("My Action was: YIELD", {"yielded": (True, False), "streak": 1}),
    "the host has yielded, as Played says": ("Played: {7S, YIELD}", {"streak": 1, "damage": 7}),
    "who yielded": ("Yielded: {YOU}\nStreak: 1", {"yielded": (False, True), "streak": 1}),
    "something to pay": ("To Pay: 3", {"phase": Phase.SUFFER, "owed": 3, "decider": 1}),
    "on top of the tavern": ("Fallen: {JC}\nTavern Top: {JC}\nPartner Hand: 5", {"fallen": cards("JC")}),
}


@pytest.mark.parametrize(("more", "expected"), TOLD.values(), ids=TOLD.keys())
def test_fields_that_say_more(more: str, expected: dict[str, object]) -> None:
    base = BASE.replace("Played: {7S, AH, 2D}\n", "") if "Played" in more else BASE
    view = placed(f"{more}\n{base}" if "My Action" in more else base + more).view
    assert {name: getattr(view, name) for name in expected} == expected


def test_a_known_card_on_the_tavern_stays_known() -> None:
    view = placed(BASE + "Fallen: {JC}\nTavern Top: {JC}\nPartner Hand: 5").view
    assert [str(one) for one in view.tavern_known if one is not None] == ["JC"]
    assert str(view.tavern_known[0]) == "JC"


def test_a_queen_is_never_the_beginning() -> None:
    found = placed("Your Hand: {5H, 5D, 7H, 9H, 7S, 6C, 9C}\nEnemy: QC\nPlayed:\nCards in Discard: 0\n")
    assert [note.message for note in found.assumptions] == [
        "dialogue-assumed-castle",
        "dialogue-assumed-partner",
    ]
    assert (found.view.castle_size, found.view.tavern_size) == (7, 30)


def test_grouping_decides_the_shield() -> None:
    alone, together = (placed(BASE.replace("7S, AH", play)).view for play in ("7S, AH", "7S+AH"))
    assert (alone.damage, alone.shield, together.damage, together.shield) == (10, 7, 10, 8)


IMPOSSIBLE = {
    # case: (the state, what the refusal says)
    "nothing at all": ("", "no state"),
    "no hand": ("Enemy: JC\n", "no state"),
    "no card": ("Your Hand: {7X}\nEnemy: JC", "not a card"),
    "an open hand": ("Your Hand: {7H, ?}\nEnemy: JC", "card by card"),
    "no enemy": ("Your Hand: {7H}\n", "card by card"),
    "two enemies": ("Your Hand: {7H}\nEnemy: JC JD", "one card is wanted"),
    "no royal": ("Your Hand: {7H}\nEnemy: 9C", "jack, a queen or a king|castle"),
    "a card twice": (BASE.replace("4H}", "7S}"), "two places"),
    "a card twice in the hand": (BASE.replace("4H}", "7H}"), "two places"),
    "the enemy in the hand": (BASE.replace("4H}", "JD}"), "two places|twelve|castle"),
    "a queen before her time": (BASE.replace("4H}", "QD}"), "two places|order|castle"),
    "too large a hand": (BASE.replace("4H}", "4H, 3H, 8H}"), "7 are the most"),
    "too much damage": (BASE + "Damage: 20/20", "falls at 20"),
    "plays that kill": ("Your Hand: {7H}\nEnemy: JD\nPlayed: {10H, 10S}\nCards in Discard: 0", "defeat JD"),
    "an impossible play": (BASE.replace("7S, AH", "7S+9H").replace("9H, 2C", "3H, 2C"), "one rank"),
    "damage that does not follow": (BASE.replace("7S, AH", "7S+AH") + "Damage: 11/20", "follows"),
    "less damage than the plays": (BASE + "Damage: 4/20\nShield: 7", "damage"),
    "another health": (BASE + "Damage: 10/30\nShield: 7", "follows"),
    "another attack": (BASE + "Attack: 9", "Attack says 9, but 3"),
    "cards that do not add up": (BASE + "Partner Hand: 7\nTavern: 30", "add up"),
    "a partner with too many": (BASE + "Tavern: 2\nCastle: 11", "most there can be"),
    "too many in the discard": (BASE.replace("Discard: 3", "Discard: 99"), "add up"),
    "a pile of another size": (BASE + "Discard Pile: {2H}", "add up"),
    "a castle that cannot be": (BASE + "Castle: 3", "castle"),
    "a jester for two": (BASE.replace("4H}", "*}"), "jester"),
    "the players at odds": (BASE + "Players: 4\nPartner Hand: 5", "does not fit"),
    "five players": (BASE + "Players: 5", "."),
    "no number": (BASE + "Tavern: many", "number"),
    "no immunity": (BASE + "Immunity: perhaps", "on or off"),
    "somebody else yielded": (BASE + "Yielded: {BOB}", "yielded"),
    "no such rules": (BASE + "Rules: mine", "no rule set"),
    "a field twice": (BASE + "Enemy: JC", "twice"),
}


@pytest.mark.parametrize(("text", "match"), IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_what_cannot_be_is_refused(text: str, match: str) -> None:
    with pytest.raises(GameError, match=match):
        placed(text)


SETS = {
    # as written: what it means
    "{5H, 5D}": "5H 5D",
    "{}": "",
    "": "",
    "5h,5d": "5H 5D",
    "5♥ 5♦️": "5H 5D",
    '["10H", "T♣"]': "10H 10C",
    "the 7 of Spades and the Ace of Hearts": "7S AH",
    "**7S**": "7S",
    "`9C`.": "9C",
    "JOKER": "*",
    "{*}": "*",
    "PET 5H & AC": "5H AC",
    "7S + AH": "7S AH",
    "10 h": "10H",
    "H7, ♠10": "7H 10S",
}


@pytest.mark.parametrize(("text", "expected"), SETS.items())
def test_sets_are_read_kindly(text: str, expected: str) -> None:
    assert read_set(text).cards == cards(expected)


def wandered(players: int, rules: str, seed: int, moves: int) -> View | None:
    """What the second seat, or the only one, sees after some moves; None if it is not asked then."""
    game = games.kind("regicide").deal(players, rules, Seed(seed))
    choice = random.Random(seed)
    for _ in range(moves):
        if not game.is_over:
            game.push(choice.choice(game.legal_moves()))
    seat = min(1, players - 1)
    view = game.view(seat)
    assert isinstance(view, View)
    return view if game.decider == seat and view.phase in (Phase.PLAY, Phase.SUFFER) else None


TABLES = [(1, "official"), (2, "official"), (2, "open-order"), (3, "manual"), (4, "summary")]
SAME = (
    *(
        "phase",
        "enemy",
        "damage",
        "shield",
        "attack",
        "owed",
        "is_cancelled",
        "hand",
        "hand_sizes",
        "tavern_size",
    ),
    *("discard_size", "castle_size", "yielded", "flips", "rules", "seat"),
)


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_a_view_written_as_a_state_is_that_view_again(players: int, rules: str) -> None:
    found = 0
    for seed in range(60):
        view = wandered(players, rules, seed, seed % 25)
        if view is None:
            continue
        state = state_of(view)
        assert replace(read_state(str(state)), wanted=state.wanted) == state
        again = place(read_state(str(state)))
        assert not again.assumptions
        same = [name for name in SAME if name != "rules" or state.pile is not None]
        assert {name: getattr(again.view, name) for name in same} == {
            name: getattr(view, name) for name in same
        }
        assert sorted(map(str, again.view.legal_moves())) == sorted(map(str, view.legal_moves()))
        found += 1
    assert found > 5


NUMBERS = st.integers(0, 50)
CARD_TEXTS = st.sampled_from(
    [f"{rank}{suit}" for rank in ("A", *range(2, 11), "J", "Q", "K") for suit in "CDHS"]
)


@given(
    st.lists(CARD_TEXTS, max_size=9),
    CARD_TEXTS,
    st.lists(CARD_TEXTS, max_size=4),
    NUMBERS,
    st.dictionaries(
        st.sampled_from(["Tavern", "Partner Hand", "Castle", "Damage", "Shield", "Players"]), NUMBERS
    ),
)
@settings(max_examples=150, deadline=None)
def test_any_state_is_a_view_or_one_of_our_errors(
    hand: list[str], enemy: str, played: list[str], discard: int, more: dict[str, int]
) -> None:
    text = f"Your Hand: {{{','.join(hand)}}}\nEnemy: {enemy}\nPlayed: {','.join(played)}\nCards in Discard: {discard}\n"
    try:
        view = placed(text + "\n".join(f"{name}: {value}" for name, value in more.items())).view
    except GameError:
        return
    assert sorted(map(str, view.hand)) == sorted(hand)
    view.sample(1)


@given(
    st.text(max_size=300)
    | st.lists(st.sampled_from([*P3.splitlines(), "{", "Your Hand: {", "?" * 70])).map("\n".join)
)
@settings(max_examples=150, deadline=None)
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        states = read_states(text)
    except GameError:
        return
    assert all(isinstance(one, State) for one in states)


def test_a_very_long_text_is_refused_at_once() -> None:
    with pytest.raises(GameError, match="too long"):
        read_states("Your Hand: {" * 100_000)


@pytest.mark.parametrize("language", languages())
def test_assumptions_are_sentences(language: str) -> None:
    notes = placed(P3).assumptions
    assert len({voice(language).say(note.message, **note.facts) for note in notes}) == 3
