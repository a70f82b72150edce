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


WRITTEN = {
    # how a state is typed in a chat: what is changed in the third prompt
    "spaces that do not break": [(" ", "\u00a0")],
    "white suits": [("7H, 5H", "7♡, 5♡"), ("2C", "2♧"), ("JD", "J♢"), ("7S, AH", "7♤, A♡")],
    "bars between cards": [("7H, 5H, 9H", "7H | 5H | 9H")],
    "rows of a table": [("Your Hand: {7H, 5H, 9H, 2C, 5D, 4H}", "| Your Hand | 7H, 5H, 9H, 2C, 5D, 4H |")],
    "a companion as 1": [("AH", "1H")],
    "a companion the other way round": [("AH", "♥1")],
    "a number as a word": [("Discard: 3", "Discard: three")],
    "a colon of full width": [("Enemy: JD", "Enemy：JD")],
}


@pytest.mark.parametrize("changes", WRITTEN.values(), ids=WRITTEN.keys())
def test_a_state_is_read_however_it_is_typed(changes: list[tuple[str, str]]) -> None:
    text = P3
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    assert replace(read_state(text), question="", requests=()) == replace(
        read_state(P3), question="", requests=()
    )


AMOUNTS = {
    "three": 3,
    "Twenty-one": 21,
    "none": 0,
    "sieben": 7,
    "(5)": 5,
    "no cards": 0,
    "3 cards": 3,
    "~24 left": 24,
    "3 (7S, AH and 2D)": 3,
    "3.": 3,
    "‘3’": 3,
    "5 of 7": 5,
    "3, all red": 3,
    "-1": None,
    "−2": None,
    "2.5": None,
    "2,5": None,
    ".5": None,
    "0x3": None,
    "1e2": None,
    "3rd": None,
    "2-3": None,
    "2 – 3": None,
    "10 - 7 = 3": None,
    "2 or 3": None,
    "2—3": None,
    "2٫5": None,
    "1 000": None,
    "1'000": None,
    "50%": None,
    "2½": None,
    "two and a half": None,
    "one hundred": None,
    "two or three": None,
}


@pytest.mark.parametrize(("words", "number"), AMOUNTS.items())
def test_a_number_is_read_in_words_too(words: str, number: int | None) -> None:
    text = P3.replace("Discard: 3", f"Discard: {words}")
    if number is not None:
        assert read_state(text).discard == number
        return
    with pytest.raises(GameError) as refused:
        read_state(text)
    assert f"Cards in Discard needs a number, not {words!r}" in str(refused.value)


DISCARDS = {
    # how the discard pile is told: (its size, the cards that lie there, if they can)
    "Discard: 3": (3, None),
    "Discard = three": (3, None),
    "**Discard**: (5)": (5, None),
    "Discard: ?": (None, None),
    "Discard: {7S, AH, 2D}": (3, None),  # they lie on the table
    "Cards in Discard: {7S, AH, 2D}": (3, None),
    "Discard: {2H, 3H, 4C}": (3, "2H 3H 4C"),
    "Cards in Discard: 7 of spades": (1, None),
    "Discard: 10C and the six of clubs": (2, "10C 6C"),
    "Discard: {2H, ?, ?}": (3, None),
    "Discard: {2H, 2H}": (2, None),
    "Discard: {}": (0, None),
}


@pytest.mark.parametrize(("line", "expected"), DISCARDS.items())
def test_the_discard_pile_is_a_figure_or_its_cards(
    line: str, expected: tuple[int | None, str | None]
) -> None:
    state = read_state(P3.replace("Cards in Discard: 3", line))
    size, pile = expected
    assert (state.discard, state.pile) == (size, None if pile is None else cards(pile))


def test_what_an_answer_pays_is_no_discard_pile() -> None:
    for around in (
        f"{P3}\nDiscard: {{4H}}\n",
        P3.replace("----", "----\nPlay: {…}\nDiscard: {…}", 1),
        f"Reply like this:\nPlay: {{5H}}\nDiscard: {{4H}}\n\n{P3}",
        f"{BASE}Play: {{5H}}\nDiscard: {{4H}}\n\nState:\n{BASE}",
        f"{BASE}What do you play?\nDiscard: {{4H}}\n",
    ):
        assert (read_state(around).discard, read_state(around).pile) == (3, None)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Damage: 2.5/20", "Damage needs a number, not '2.5/20'"),
        ("Damage: 1e2/20", "Damage needs a number, not '1e2/20'"),
        ("Damage: 10/20.5", "Damage needs a number, not '10/20.5'"),
        ("Tavern: 2.5", "Tavern needs a number, not '2.5'"),
        ("Partner Hand: 2.5, 6", "Partner Hand needs a number, not '2.5'"),
        ("Partner Hand: 0x3", "Partner Hand needs a number, not '0x3'"),
        ("Partner Hand: P2: 5", "Partner Hand needs a number, not 'P2:'"),
        ("Discard: 2.5", "Discard needs a number, not '2.5'"),
        ("Discard: {7X}", "Discard needs a number, not '{7X}'"),
    ],
)
def test_a_figure_is_read_whole_or_not_at_all(line: str, said: str) -> None:
    with pytest.raises(GameError) as refused:
        read_state(P3.replace("Cards in Discard: 3", line))
    assert said in str(refused.value)


def test_other_hands_are_figures_or_words() -> None:
    for words in ("5, 6", "5 and 6", "{5, 6}", "five, six", "5 cards and 6 cards", "5 | 6"):
        assert read_state(f"{BASE}Partner Hand: {words}").partners == (5, 6)
    assert read_state(f"{BASE}Partner Hand: twenty-one").partners == (21,)


@pytest.mark.parametrize("action", ["{foo}", "{11D}", "I played {7X}"])
def test_an_action_in_braces_names_cards(action: str) -> None:
    with pytest.raises(GameError, match=r"is not a card") as refused:
        placed(P3.replace("was:", f"was: {action}"))
    assert action.rpartition("{")[2].strip("}") in str(refused.value)


@pytest.mark.parametrize("action", ["{}", "{I yield}", "{YIELD}", "{7S, AH}", "I played {7S}", "nothing yet"])
def test_an_action_may_be_told_in_words(action: str) -> None:
    assert placed(P3.replace("was:", f"was: {action}")).view.enemy.health == 20


SLIPS = {
    # what is wrong: (what is changed in the third prompt, the reason, what the sentence names)
    "below nothing": (
        "Discard: 3",
        "Discard: -1",
        "state-number",
        "Cards in Discard needs a number, not '-1'",
    ),
    "other hands below nothing": (
        "----",
        "Partner Hand: -1\n----",
        "state-number",
        "Partner Hand needs a number",
    ),
    "a play that is not on the table": ("was:", "was: {10C}", "state-not-played", "'{10C}' names 10C"),
    "no enemy": ("Enemy: JD\n", "", "state-no-enemy", "Enemy: JC"),
    "an enemy misspelt": ("Enemy:", "Enmy:", "state-field", "'Enmy: JD'. Did you mean Enemy:?"),
    "a hand misspelt": ("Your Hand:", "Your Hnad:", "state-field", "Did you mean Your Hand:?"),
    "a count misspelt": ("in Discard:", "in Discrad:", "state-field", "Did you mean Cards in Discard:?"),
    "an enemy among others": ("Enemy:", "Enemies:", "state-field", "'Enemies: JD'. Did you mean Enemy:?"),
    "hands": ("Your Hand:", "Your Hands:", "state-field", "Did you mean Your Hand:?"),
    "a discard in two ways": ("----", "Discard: 4\n----", "state-twice", "The field Discard appears twice"),
    "twice": ("----", "ENEMY: JC\n----", "state-twice", "The field ENEMY appears twice"),
}


@pytest.mark.parametrize(("old", "new", "reason", "said"), SLIPS.values(), ids=SLIPS.keys())
def test_a_slip_is_answered_with_the_line_as_it_was_written(
    old: str, new: str, reason: str, said: str
) -> None:
    assert old in P3
    with pytest.raises(GameError) as refused:
        placed(P3.replace(old, new, 1))
    assert refused.value.reason == f"dialogue-{reason}"
    assert said in str(refused.value)
    assert len({voice(language).refusal(refused.value) for language in languages()}) == len(languages())


def test_words_around_a_state_are_no_misspelt_fields() -> None:
    around = f"Plays: as above\nEnemys: many\n{P3}\nEnmy: I mean the monster\n"
    assert placed(around.replace("Plays: as above\n", "")).view == placed(P3).view


RULED = {
    # a text: the rule set that is taken where none is named
    "nobody has a turn": (f"There is no turn order.\n{P3}", "open-order"),
    "either may go": (P2, "open-order"),
    "nothing said": (P3, "official"),
    "either may go after a jester": (P2.replace("Played:", "Players: 3\nPlayed: {*}"), "official"),
    "named in the state": (P3.replace("----", "Rules: summary\n----"), "summary"),
}


@pytest.mark.parametrize(("text", "rules"), RULED.values(), ids=RULED.keys())
def test_the_official_game_is_usual(text: str, rules: str) -> None:
    assert str(placed(text).view.rules).partition(",")[0] == rules


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
    for text in (f"{more}\n{base}", base + more):
        view = placed(text).view
        assert {name: getattr(view, name) for name in expected} == expected


def test_an_action_may_stand_anywhere_in_its_state() -> None:
    """No field behind it is lost; the action of a later state begins that state."""
    first, *rest = BASE.splitlines()
    state = read_state("\n".join([first, "My Action was: {2D}", *rest]))
    assert (state.enemy, state.discard, state.action) == (cards("JD")[0], 3, "{2D}")
    with pytest.raises(GameError, match="names 10C"):
        placed("\n".join([first, "My Action was: {10C}", *rest]))
    assert len(read_states(f"{BASE}My Action was: {{2D}}\n{BASE}")) == 2
    assert len(read_states(f"{P3}\nMy Action was: bold\n")) == 1


def test_a_won_game_has_no_unhurt_enemy() -> None:
    fallen = ",".join(f"{rank}{suit}" for rank in "JQK" for suit in "CDHS" if rank + suit != "KS")
    game = games.kind("regicide").begin(
        f"regicide official enemy=KS damage=27 hands=10C,10D|5C castle= fallen={fallen}", None
    )
    game.push(game.view(0).parse("10C")[0])
    assert game.outcome is not None
    for seat in (0, 1):
        view = game.view(seat)
        assert isinstance(view, View)
        state = state_of(view)
        assert (state.damage, state.health) == (40, 40)


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
    "an open hand": ("Your Hand: {7H, ?}\nEnemy: JC", "every card"),
    "no enemy": ("Your Hand: {7H}\n", "begins with Enemy:"),
    "two enemies": ("Your Hand: {7H}\nEnemy: JC JD", "needs one card"),
    "no royal": ("Your Hand: {7H}\nEnemy: 9C", "Jack, Queen or King|Castle"),
    "a card twice": (BASE.replace("4H}", "7S}"), "two places"),
    "a card twice in the hand": (BASE.replace("4H}", "7H}"), "two places"),
    "the enemy in the hand": (BASE.replace("4H}", "JD}"), "two places|12|Castle"),
    "a queen before her time": (BASE.replace("4H}", "QD}"), "two places|order|Castle"),
    "too large a hand": (BASE.replace("4H}", "4H, 3H, 8H}"), "most possible is 7"),
    "too much damage": (BASE + "Damage: 20/20", "cannot survive"),
    "plays that kill": ("Your Hand: {7H}\nEnemy: JD\nPlayed: {10H, 10S}\nCards in Discard: 0", "defeat JD"),
    "an impossible play": (BASE.replace("7S, AH", "7S+9H").replace("9H, 2C", "3H, 2C"), "one rank"),
    "damage that does not follow": (BASE.replace("7S, AH", "7S+AH") + "Damage: 11/20", "gives"),
    "less damage than the plays": (BASE + "Damage: 4/20\nShield: 7", "damage"),
    "another health": (BASE + "Damage: 10/30\nShield: 7", "gives"),
    "another attack": (BASE + "Attack: 9", "Attack says 9, but the rest of the state gives 3"),
    "cards that do not add up": (BASE + "Partner Hand: 7\nTavern: 30", "add up"),
    "a partner with too many": (BASE + "Tavern: 2\nCastle: 11", "most possible is"),
    "too many in the discard": (BASE.replace("Discard: 3", "Discard: 99"), "add up"),
    "a pile of another size": (BASE + "Discard Pile: {2H}", "add up"),
    "a castle that cannot be": (BASE + "Castle: 3", "Castle"),
    "a jester for two": (BASE.replace("4H}", "*}"), "Jester"),
    "the players at odds": (BASE + "Players: 4\nPartner Hand: 5", "lists 1 other hand"),
    "five players": (BASE + "Players: 5", "."),
    "no number": (BASE + "Tavern: many", "number"),
    "no immunity": (BASE + "Immunity: perhaps", "on or off"),
    "somebody else yielded": (BASE + "Yielded: {BOB}", "can name only"),
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
    "9❤️ 7❤": "9H 7H",
    "1H": "AH",
    "two of clubs, three of clubs and the four of clubs": "2C 3C 4C",
    "Five of Hearts, six of hearts, seven of hearts": "5H 6H 7H",
    "eight of spades, Nine of Spades, ten of spades": "8S 9S 10S",
    "sept de pique et deux de coeur": "7S 2H",
}


@pytest.mark.parametrize(("text", "expected"), SETS.items())
def test_sets_are_read_kindly(text: str, expected: str) -> None:
    assert read_set(text).cards == cards(expected)


@pytest.mark.parametrize("word", ["11D", "11d", "21H", "D11", "A1D"])
def test_a_word_that_is_no_card_is_named_as_written(word: str) -> None:
    with pytest.raises(GameError, match=f"'{word}' is not a card"):
        read_state(f"Your Hand: {{7H}}\nEnemy: {word}")


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
