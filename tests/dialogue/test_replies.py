"""Replies: read kindly, checked strictly; the worked answers of the three positions, and all that can be wrong."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dethrone import games
from dethrone.contract import View
from dethrone.dialogue.refusal import Reason
from dethrone.dialogue.regicide.after import after
from dethrone.dialogue.regicide.checking import check_reply
from dethrone.dialogue.regicide.placing import place
from dethrone.dialogue.regicide.reading import read_state
from dethrone.dialogue.regicide.reply import Reply, read_reply
from dethrone.dialogue.regicide.state import Wanted
from dethrone.dialogue.talk import check_reply as check_any
from dethrone.dialogue.talk import correction, said
from dethrone.prose import languages, voice
from dethrone.regicide import Phase, Play, cards
from dethrone.regicide.moves import Pay, Yield
from dethrone.regicide.view import View as CardView
from tests.dialogue.prompts import P1, P2, P3
from tests.dialogue.test_states import wandered

PROMPTS = {"P1": P1, "P2": P2, "P3": f"There is no turn order.\n{P3}"}
P3_GROUPED = P3.replace("7S, AH", "7S+AH")

WORKED = {
    # (prompt, play): (damage after, healed, drawn by all, shield, attack to pay, value of the known rest)
    ("P1", "5H"): (5, 0, 0, 0, 10, 43),
    ("P1", "5D"): (5, 0, 1, 0, 10, 43),
    ("P1", "7H"): (7, 0, 0, 0, 10, 41),
    ("P1", "9H"): (9, 0, 0, 0, 10, 39),
    ("P1", "7S"): (7, 0, 0, 7, 3, 41),
    ("P1", "6C"): (6, 0, 0, 0, 10, 42),
    ("P1", "9C"): (9, 0, 0, 0, 10, 39),
    ("P1", "5H+5D"): (10, 0, 2, 0, 10, 38),
    ("P1", "yield"): (0, 0, 0, 0, 10, 48),
    ("P2", "7H"): (7, 2, 0, 0, 10, 25),
    ("P2", "5H"): (5, 2, 0, 0, 10, 27),
    ("P2", "9H"): (9, 2, 0, 0, 10, 23),
    ("P2", "4H"): (4, 2, 0, 0, 10, 28),
    ("P2", "2C"): (4, 0, 0, 0, 10, 30),
    ("P2", "5D"): (5, 0, 2, 0, 10, 27),
    ("P2", "5H+5D"): (10, 2, 3, 0, 10, 22),
    ("P2", "yield"): (0, 0, 0, 0, 10, 32),
    ("P3", "9H"): (19, 3, 0, 7, 3, 23),
    ("P3", "7H"): (17, 3, 0, 7, 3, 25),
    ("P3", "5H"): (15, 3, 0, 7, 3, 27),
    ("P3", "4H"): (14, 3, 0, 7, 3, 28),
    ("P3", "5D"): (15, 0, 0, 7, 3, 27),
    ("P3", "2C"): (14, 0, 0, 7, 3, 30),
    ("P3", "yield"): (10, 0, 0, 7, 3, 32),
}


def test_a_figure_below_the_new_state_is_no_payment() -> None:
    for play in ("Play: {9H}", "Play: {9H}\nDiscard: {4H}"):
        text = f"{play}\nState:\nYour Hand: {{7H}}\nEnemy: JD\nDiscard: 5"
        reply = read_reply(text)
        assert not reply.problems
        assert reply.state is not None
        assert reply.state.discard == 5
        assert reply.discard == (cards("4H") if "Discard: {" in play else None)


LEGAL = {
    # prompt: all that may be played in it
    "P1": "5H 5D 7H 9H 7S 6C 9C 5D+5H yield",
    "P2": "7H 5H 9H 2C 5D 4H 5D+5H yield",
    "P3": "7H 5H 9H 2C 5D 4H 5D+5H yield",
}


def asked_to_play(prompt: str, *more: str) -> CardView:
    """A prompt's view if a play is asked for, with further lines."""
    text = PROMPTS[prompt].replace("What is your communication to me?", "What is your play?")
    return place(read_state(text.replace("State:\n", "\n".join(["State:", *more, ""])))).view


@pytest.mark.parametrize(("prompt", "moves"), LEGAL.items())
def test_what_may_be_played_in_the_three_positions(prompt: str, moves: str) -> None:
    assert sorted(map(str, asked_to_play(prompt).legal_moves())) == sorted(moves.split())
    text = PROMPTS[prompt].replace("communication to me", "play").replace("was:", "was: YIELD")
    after_a_yield = place(read_state(text)).view
    assert sorted(map(str, after_a_yield.legal_moves())) == sorted(set(moves.split()) - {"yield"})


def test_every_legal_play_of_the_three_positions_is_worked() -> None:
    kill = ("P3", "5H+5D")  # in a test of its own
    worked = {
        (prompt, str(Play(cards(play))) if play != "yield" else play) for prompt, play in (*WORKED, kill)
    }
    assert worked == {(prompt, move) for prompt, moves in LEGAL.items() for move in moves.split()}


DRAWN = {
    # (prompt, play, the partner's free places): drawn by all
    **{("P2", "5D", free): min(5, 2 + free) for free in range(8)},
    **{("P2", "5H 5D", free): min(10, 3 + free) for free in range(8)},
    **{
        ("P3", play, free): 0 for play in ("5D", "5H 5D") for free in (0, 3)
    },  # the jack of diamonds is immune
}


@pytest.mark.parametrize(
    ("case", "drawn"),
    DRAWN.items(),
    ids=lambda one: " ".join(map(str, one)) if isinstance(one, tuple) else "",
)
def test_diamonds_fill_hands_and_no_more(case: tuple[str, str, int], drawn: int) -> None:
    prompt, play, free = case
    view = asked_to_play(prompt, f"Partner Hand: {7 - free}")
    assert sum(event.count for event in after(view, Play(cards(play))).preview.draws) == drawn


@pytest.mark.parametrize(("case", "expected"), WORKED.items(), ids=lambda one: " ".join(map(str, one)))
def test_what_each_play_of_the_three_positions_does(case: tuple[str, str], expected: tuple[int, ...]) -> None:
    prompt, text = case
    view = asked_to_play(prompt)
    move = Yield() if text == "yield" else Play(cards(text))
    then = after(view, move).preview
    trial = view.trial(0)
    trial.push(move)
    drawn = sum(event.count for event in then.draws)
    found = trial.view(1)
    assert (found.damage, then.healed, drawn, found.shield, then.owed, then.sure) == expected


def test_the_exact_kill_of_the_third_position() -> None:
    then = after(place(read_state(P3)).view, Play(cards("5H 5D")))
    assert then.preview.defeated is not None
    assert then.preview.defeated.is_exact
    assert (then.preview.healed, then.preview.owed, then.preview.draws) == (3, 0, ())
    assert then.state is not None
    assert (then.state.hand, then.state.enemy, then.state.played, then.state.discard) == (
        cards("2C 4H 7H 9H"),
        None,
        (),
        5,
    )


@pytest.mark.parametrize(("rules", "goes"), {"official": [1], "open-order": [0, 1]}.items())
def test_after_the_exact_kill_the_jack_lies_on_the_tavern(rules: str, goes: list[int]) -> None:
    """Both know it; who goes on is whoever felled it, or either of them."""
    view = asked_to_play("P3", f"Rules: {rules}", "Fallen: {JC, JS}")
    trial = view.trial(0)
    trial.push(Play(cards("5H 5D")))
    for seat in (0, 1):
        seen = trial.view(seat)
        assert isinstance(seen, CardView)
        assert (str(seen.tavern_known[0]), seen.discard_size, str(seen.enemy)) == ("JD", 5, "JH")
        assert seen.tavern_size == view.tavern_size + 3 + 1
    assert trial.decider in goes
    assert (trial.phase is Phase.WHO) == (rules == "open-order")


@pytest.mark.parametrize(
    "move", [*map(Play, map(cards, ("9H", "7H", "5H", "4H", "5D", "2C"))), Yield()], ids=str
)
def test_grouped_spades_pay_one_less(move: Play | Yield) -> None:
    assert after(place(read_state(P3_GROUPED)).view, move).preview.owed == 2


def test_a_shield_stays_for_the_partner() -> None:
    trial = asked_to_play("P1").trial(0)
    for move in (Play(cards("7S")), Pay(cards("5H"))):
        trial.push(move)
    partner = trial.view(0)
    assert isinstance(partner, CardView)
    assert (partner.shield, partner.attack) == (7, 3)


def test_five_is_the_cheapest_payment_behind_the_seven_of_spades() -> None:
    trial = asked_to_play("P1").trial(0)
    trial.push(Play(cards("7S")))
    payments = [move.cards for move in trial.legal_moves() if isinstance(move, Pay)]
    assert min(sum(card.value for card in one) for one in payments) == 5


NEW_STATES = {
    # prompt, play, payment: (hand, open cards, enemy, played, discard)
    ("P1", "7S", "5H"): ("5D 6C 7H 9C 9H", 0, "JC", "7S", 1),
    ("P1", "5H 5D", "6C 9C"): ("7H 7S 9H", 2, "JC", "5D 5H", 2),
    ("P2", "9H", "5H 5D"): ("2C 4H 7H", 0, "JS", "9H", 2),
    ("P3", "9H", "4H"): ("2C 5D 5H 7H", 0, "JD", "7S AH 2D 9H", 1),
}


@pytest.mark.parametrize(("case", "expected"), NEW_STATES.items(), ids=lambda one: " ".join(map(str, one)))
def test_the_state_after_a_worked_answer(
    case: tuple[str, str, str], expected: tuple[str, int, str, str, int]
) -> None:
    prompt, play, pay = case
    state = after(asked_to_play(prompt), Play(cards(play)), Pay(cards(pay))).state
    assert state is not None
    table = tuple(one for group in state.played for one in group)
    hand, unknown, enemy, played, discard = expected
    assert (state.hand, state.unknown, str(state.enemy), state.discard) == (
        cards(hand),
        unknown,
        enemy,
        discard,
    )
    assert sorted(table) == sorted(cards(played))


GOOD = {
    # reply: (prompt, the moves it makes)
    "Play: {5H, 5D}": ("P3", "5D+5H"),
    "{5H, 5D}": ("P3", "5D+5H"),
    "play: 5h 5d": ("P3", "5D+5H"),
    "**Play:** `{5♥, 5♦}`": ("P3", "5D+5H"),
    "- Play = 5H & 5D": ("P3", "5D+5H"),
    "```\nPlay: {5H, 5D}\n```": ("P3", "5D+5H"),
    '```json\n{"play": ["5H", "5D"]}\n```': ("P3", "5D+5H"),
    '{"Play": "5H, 5D", "Discard": null}': ("P3", "5D+5H"),
    "I play {5H, 5D}, which defeats the jack exactly.": ("P3", "5D+5H"),
    "I will play the 5 of Hearts and the 5 of Diamonds.": ("P3", "5D+5H"),
    "Let me think.\n\nPlay: {5H, 5D}\nNext: I": ("P3", "5D+5H"),
    "Play: {9H}\nDiscard: {4H}": ("P3", "9H -4H"),
    "PLAY: {9H}\nDISCARD: {2C, 4H}\nSay: I have 4 cards in hand": ("P3", None),  # three after it
    "PLAY: {9H}\nDISCARD: {2C, 4H}\nSay: I have three cards in hand": ("P3", "9H -2C+4H"),
    "Play: YIELD\nDiscard: {2C, 4H}": ("P3", "yield -2C+4H"),
    "Play: {7H}\nPay: {4H}\nNext: EITHER\nSay: The shield is 7": ("P3", "7H -4H"),
    "Say: I have a good play": ("P2", "P1:want"),
    "Next: YOU": ("P2", "P1:rather-not"),
    "I would rather not go next.": ("P2", "P1:rather-not"),
    'Say: "Either is fine"': ("P2", "P1:neutral"),
    "**Say:** You go, please.\n**Next:** YOU": ("P2", "P1:rather-not"),
    "Play: {7S}\nDiscard: {5H}\nState:\nMy Action was:\nYour Hand: {5D, 7H, 9H, 6C, 9C}\nEnemy: JC\nPlayed: {7S}\n"
    "Cards in Discard: 1\nNext: YOU\nSay: I would rather not go next": ("P1", "7S -5H"),
    "Play: {5H, 5D}\nDiscard: {6C, 9C}\nNew State:\nYour Hand: {7H, 9H, 7S, ?, ?}\nEnemy: JC\nPlayed: {5H+5D}\n"
    "Cards in Discard: 2\nDamage: 10/20\nTavern: 24\nNext: I": ("P1", "5D+5H -6C+9C"),
}


@pytest.mark.parametrize(("text", "case"), GOOD.items())
def test_good_replies_are_understood(text: str, case: tuple[str, str | None]) -> None:
    prompt, moves = case
    state = read_state(PROMPTS[prompt])
    checked = check_reply(text, place(state).view, state.wanted)
    if moves is None:
        assert not checked.is_good
    else:
        assert (checked.problems, " ".join(map(str, checked.moves))) == ((), moves)


BAD = {
    # reply: (prompt, all that is wrong with it)
    "": ("P3", [Reason.REPLY_NO_PLAY]),
    "I am not sure.": ("P3", [Reason.REPLY_NO_PLAY]),
    "Play: {8H}": ("P3", ["regicide-not-in-hand"]),
    "Play: {11H}": ("P3", ["regicide-no-card"]),
    "Play: {9H, 7H}": ("P3", ["regicide-one-rank"]),
    "Play: {9H}": ("P3", [Reason.REPLY_NO_PAY]),
    "Play: {9H}\nDiscard: {2C}": ("P3", ["regicide-too-little"]),
    "Play: {9H}\nDiscard: {9H}": ("P3", [Reason.REPLY_NOT_LEFT]),
    "Play: {9H}\nDiscard: {8S}": ("P3", [Reason.REPLY_NOT_LEFT]),
    "Play: {5H, 5D}\nDiscard: {4H}": ("P3", [Reason.REPLY_PAYS_NOTHING]),
    "Play: {9H}\nDiscard: {2C}\nSay: I still have two fives": ("P3", ["regicide-too-little", Reason.HIDDEN]),
    "Play: {9H}\nDiscard: {4H}\nSay: Please play a club\nNext: whoever": (
        "P3",
        [Reason.REPLY_NEXT, Reason.HINT],
    ),
    "I keep 5H and 5D for later.\nPlay: {9H}\nDiscard: {4H}": ("P3", [Reason.REPLY_LEAKS] * 2),
    "Play: {9H}\nDiscard: {4H}\nNext: I\nSay: You go": ("P3", [Reason.REPLY_NEXT_SAYS]),
    "Play: {9H}\nDiscard: {4H}\nState:\nYour Hand: {7H, 5H, 2C}\nEnemy: JD\nPlayed: {7S, AH, 2D}\nCards in Discard: 4\n"
    "Damage: 20/20": ("P3", [Reason.REPLY_STATE_DIFFERS] * 4),
    "Play: {5H, 5D}\nState:\nYour Hand: {7H, 9H, 2C, 4H}\nEnemy: JC\nPlayed:\nCards in Discard: 5": (
        "P3",
        [Reason.REPLY_STATE_DIFFERS],
    ),
    "Play: {5H, 5D}\nState:\nYour Hand: {7X}": ("P3", ["regicide-no-card"]),
    "Play: {7S}\nDiscard: {5H}": ("P1", [Reason.REPLY_NO_STATE]),
    "Play: {7H}": ("P2", [Reason.REPLY_ONLY_TALK]),
    "Say: I have hearts": ("P2", [Reason.HIDDEN]),
    "Say: I have six cards": ("P2", [Reason.REPLY_NO_WORD]),
    "Say: I have a good play\nNext: YOU": ("P2", [Reason.REPLY_NEXT_SAYS]),
    "I hold 9H.\nSay: I have a good play": ("P2", [Reason.REPLY_LEAKS]),
    "x" * 300_000: ("P3", [Reason.STATE_TOO_LONG, Reason.REPLY_NO_PLAY]),
}


@pytest.mark.parametrize(("text", "case"), BAD.items(), ids=lambda one: str(one)[:60])
def test_all_that_is_wrong_is_told(text: str, case: tuple[str, list[str]]) -> None:
    prompt, problems = case
    state = read_state(PROMPTS[prompt])
    checked = check_reply(text, place(state).view, state.wanted)
    assert [problem.message for problem in checked.problems] == problems
    assert checked.moves == ()
    for language in languages():
        assert all(said(problem, voice(language)) for problem in checked.problems)


def official(text: str, seat: int = 1) -> View:
    """What a seat sees of a position under the official rules."""
    return games.kind("regicide").begin(f"regicide official {text}", None).view(seat)


OTHERS = {
    # case: (position, reply, moves or problems)
    "to pay": ("players=2 phase=suffer turn=P1 enemy=JC hands=2C|4H,9H,3S", "Discard: {9H, 3S}", "-3S+9H"),
    "to pay behind Play": (
        "players=2 phase=suffer turn=P1 enemy=JC hands=2C|4H,9H,3S",
        "Play: {9H, 3S}",
        "-3S+9H",
    ),
    "to pay too little": (
        "players=2 phase=suffer turn=P1 enemy=JC hands=2C|4H,9H,3S",
        "Discard: {9H}",
        "regicide-too-little",
    ),
    "to pay nothing": (
        "players=2 phase=suffer turn=P1 enemy=JC hands=2C|4H,9H,3S",
        "Next: I",
        Reason.REPLY_NO_PAY,
    ),
    "to pay by yielding": (
        "players=2 phase=suffer turn=P1 enemy=JC hands=2C|4H,9H",
        "Play: YIELD",
        Reason.REPLY_NO_PAY,
    ),
    "to name oneself": (
        "players=3 phase=name turn=P1 enemy=JC plays=P1,* immunity=off hands=2C|3C|4C",
        "Next: I",
        ">P1",
    ),
    "to name another": (
        "players=3 phase=name turn=P1 enemy=JC plays=P1,* immunity=off hands=2C|3C|4C",
        "Next: P2",
        ">P2",
    ),
    "to name nobody": (
        "players=3 phase=name turn=P1 enemy=JC plays=P1,* immunity=off hands=2C|3C|4C",
        "Next: EITHER",
        Reason.REPLY_NO_NAME,
    ),
    "a wish has no window": (
        "players=2 turn=P1 enemy=JC hands=2C|10S,9H,3S",
        "Play: {10S}\nSay: I have a good play",
        Reason.NO_WINDOW,
    ),
    "the rules say who is next": (
        "players=2 turn=P1 enemy=JC hands=2C|10S,9H,3S",
        "Play: {10S}\nNext: I",
        Reason.REPLY_NEXT_IS,
    ),
    "and so may the reply": (
        "players=2 turn=P1 enemy=JC hands=2C|10S,9H,3S",
        "Play: {10S}\nNext: YOU",
        "10S",
    ),
    "what is drawn is paid with later": (
        "players=2 turn=P1 enemy=JC hands=2C|5D,9H tavern=4C",
        "Play: {5D}",
        "5D",
    ),
}


@pytest.mark.parametrize(("position", "text", "expected"), OTHERS.values(), ids=OTHERS.keys())
def test_other_questions(position: str, text: str, expected: str) -> None:
    checked = check_any(text, official(position), game="regicide")
    found = [problem.message for problem in checked.problems] or [str(move) for move in checked.moves]
    assert found == [expected]


def test_a_reply_is_read_as_it_is_written() -> None:
    state = read_state(P3)
    reply = Reply(play=cards("5H 5D"), discard=cards("4H"), state=state, next="I", say="I have two cards")
    again = read_reply(str(reply))
    assert (again.play, again.discard, again.next, again.say) == (reply.play, reply.discard, "I", reply.say)
    assert again.state is not None
    assert (again.state.hand, again.state.played) == (state.hand, state.played)
    assert read_reply(str(Reply(play="YIELD"))).play == "YIELD"


def test_a_correction_is_a_list_of_sentences() -> None:
    checked = check_reply(
        "Play: {9H}\nDiscard: {2C}\nSay: I have hearts", place(read_state(P3)).view, Wanted.PLAY
    )
    told = correction(checked.problems, voice()).splitlines()
    assert told[0] == "Not yet: 2 things are wrong."
    assert [line[:2] for line in told[1:3]] == ["- ", "- "]


VIEWS = [(place(one).view, one.wanted) for one in map(read_state, PROMPTS.values())]
PIECES = st.sampled_from(
    [
        "Play:",
        "Discard:",
        "State:",
        "Next:",
        "Say:",
        "Your Hand:",
        "{",
        "}",
        "5H",
        "5D",
        "?",
        "\n",
        ", ",
        "YIELD",
        '"',
        "**",
        ":",
    ]
)


@given(st.text(max_size=200) | st.lists(PIECES, max_size=30).map(" ".join))
@settings(max_examples=150, deadline=None)
def test_any_reply_is_moves_or_problems(text: str) -> None:
    for view, wanted in VIEWS:
        checked = check_reply(text, view, wanted)
        assert checked.moves == () or not checked.problems
        for move in checked.moves[:1]:
            view.check(move)


@pytest.mark.parametrize(
    ("players", "rules"), [(1, "official"), (2, "official"), (2, "open-order"), (3, "manual")]
)
def test_a_new_state_holds_only_what_is_sure(players: int, rules: str) -> None:
    """In whichever world a play is tried, the state that follows is the same."""
    found = 0
    for seed in range(40):
        view = wandered(players, rules, seed, seed % 23)
        if view is None or view.phase is not Phase.PLAY:
            continue
        for move in view.legal_moves():
            states = [after(view, move, first=first).state for first in (0, 100, 200)]
            if None not in states and after(view, move).preview.can_pay:
                assert states[0] == states[1] == states[2]
                found += 1
    assert found > 10


HOSTILE = {
    "objects in objects": '{"a":' * 900 + "1" + "}" * 900,
    "objects without an end": '{"a' * 60_000,
    "spaces in a set": "Play: {5H" + " " * 150_000 + "+",
    "labels": "Play: " * 30_000,
    "rulers": "-" * 199_000,
    "a long word": "Say: " + "a" * 190_000,
    "questions": "Play: {" + "?" * 150_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_replies_are_answered_at_once(text: str) -> None:
    """Whatever takes the square of a text's length takes longer here than any test may."""
    for view, wanted in VIEWS:
        assert not check_reply(text, view, wanted).is_good
