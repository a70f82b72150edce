"""The table: who may do what and when, and what follows from it."""

from dataclasses import replace

import pytest

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import KEEPER
from dethrone.errors import BadRules, GameError, IllegalMove, OutOfTurn, Refused, Stale, Unreadable
from dethrone.prose.catalogue import catalogue
from dethrone.table import Asks, Bot, Open, Person, Stage, Table, Voice, parse_seats, wire
from dethrone.table import commands as ask
from dethrone.table import entries as log
from dethrone.table.clock import TurnTimer
from dethrone.table.messages import told
from dethrone.table.proposals import Rematch, Replace, Resign, Retime, Undo
from dethrone.table.refusal import Reason
from dethrone.table.talk import Chip
from dethrone.table.undo import Deed, reach
from tests.table.tables import act, do, number, toy
from tests.toy import KIND, NUMBERS

PEOPLE = "person:Ada,person:Ben,person:Cleo"


def refusal(table: Table, by: int | str | Voice | None, command: ask.Command, now: float = 0.0) -> str:
    """Why a command is refused; the table stays as it is."""
    before = table.revision, table.look(None), table.game if table.deals else None
    with pytest.raises(GameError) as error:
        table.decide(command, by=by, now=now)
    assert (table.revision, table.look(None), table.game if table.deals else None) == before
    assert str(error.value).endswith(".")
    return error.value.reason


def test_every_reason_has_a_sentence() -> None:
    assert [reason for reason in Reason if reason not in catalogue("en")] == []


# ------------------------------------------------------------------------ moves
def test_a_move_names_its_question() -> None:
    table = toy(PEOPLE)
    assert [(one.seat, one.asks) for one in table.questions] == [(0, Asks.MOVE)]
    first = number(table)
    table.do(ask.Act(first, ("pass",)), by=0)
    assert number(table) != first
    with pytest.raises(
        Stale,
        match=f"question {first} is already closed, and question {number(table)} is open now",
    ):
        table.decide(ask.Act(first, ("pass",)), by=1, now=0)
    with pytest.raises(OutOfTurn):
        table.decide(ask.Act(number(table), ("pass",)), by=0, now=0)
    others = [str(one) for one in NUMBERS if KIND.move(str(one)) not in table.view(1).legal_moves()]
    with pytest.raises(IllegalMove):
        table.decide(ask.Act(number(table), tuple(others[:2])), by=1, now=0)
    with pytest.raises(Unreadable):
        table.decide(ask.Act(number(table), ("nonsense",)), by=1, now=0)
    assert refusal(table, 1, ask.Act(number(table), ())) is Reason.NO_MOVES


def test_a_person_is_not_answered_for() -> None:
    table = toy("me,greedy")
    assert refusal(table, Voice(0), ask.Act(number(table), ("pass",))) is Reason.NOT_YOURS
    assert refusal(table, "Eve", ask.Act(number(table), ("pass",))) is Reason.NOT_SEATED
    assert refusal(table, None, ask.Act(number(table), ("pass",))) is Reason.NOT_SEATED
    assert refusal(table, 7, ask.Act(number(table), ("pass",))) is Reason.NOT_SEATED
    act(table, "pass")
    assert refusal(table, 1, ask.Act(number(table), ("pass",))) is Reason.NOT_SEATED
    assert refusal(table, Voice(9), ask.Act(number(table), ("pass",))) is Reason.NOT_YOURS
    table.do(ask.Act(number(table), ("pass",)), by=Voice(1))
    assert isinstance(table.log[-1].what, log.Moved)
    assert table.log[-1].what.voice == "greedy"


def test_several_moves_at_once_must_follow_from_what_is_known() -> None:
    """Otherwise a refusal would tell what a draw brings, and the move could be made or not."""
    table = toy("me", seed=3)
    low = str(table.view(0).legal_moves()[0])
    assert refusal(table, 0, ask.Act(number(table), (low, "20"))) is Reason.SHOWS_MIDWAY
    assert refusal(table, 0, ask.Act(number(table), (low, "1"))) is Reason.SHOWS_MIDWAY
    act(table, "pass", "pass", low)
    assert [str(step.move) for step in table.steps] == ["pass", "pass", low]


def test_a_command_is_applied_once() -> None:
    table = toy(PEOPLE)
    command = ask.Act(number(table), ("pass",), id="c1")
    entries = table.do(command, by=0)
    assert table.decide(command, by=0, now=9.0) == entries
    assert table.do(command, by=0) == entries
    assert len(table.steps) == 1
    act(table, "pass")
    assert table.do(command, by=0) == entries
    with pytest.raises(Stale):
        table.decide(command, by=1, now=0)  # an id is its sender's own


# ------------------------------------------------------------------------- talk
def test_talk_is_open_until_the_next_move() -> None:
    table = toy(PEOPLE)
    act(table, "pass")
    move, word = number(table), number(table, Asks.WORD)
    assert {(one.seat, one.asks) for one in table.questions} == {
        (1, Asks.MOVE),
        (0, Asks.WORD),
        (2, Asks.WORD),
    }
    table.do(ask.Say(word, "P0:low"), by=0)
    assert {one.seat for one in table.questions if one.asks is Asks.WORD} == {2}
    assert table.look(2).window == word
    assert [str(one) for one in table.look(2).sayings] == ["P2:low", "P2:high"]
    assert table.look(0).legal_moves == ()  # what it may do is not what it may say
    with pytest.raises(IllegalMove):
        table.decide(ask.Say(word, "P0:high"), by=0, now=0)
    with pytest.raises(OutOfTurn):
        table.decide(ask.Say(word, "P1:high"), by=0, now=0)
    table.do(ask.Say(word), by=2)
    assert {one.seat for one in table.questions} == {1}
    table.do(ask.Say(word, "P2:high"), by=2)  # nothing to say, and then something after all
    assert number(table) == move
    table.do(ask.Act(move, ("pass",)), by=1)
    with pytest.raises(Stale):
        table.decide(ask.Say(word, "P0:low"), by=0, now=0)
    assert number(table, Asks.WORD) not in (word, move)


def test_a_word_names_its_question_also_where_nobody_may_speak() -> None:
    table = toy(PEOPLE)
    assert table.look().window is None
    assert refusal(table, 1, ask.Say(number(table), "P1:low")) is Reason.NO_WINDOW
    assert refusal(table, 1, ask.Say(number(table) + 1, "P1:low")) is Reason.STALE


def test_a_move_is_no_word() -> None:
    table = toy(PEOPLE)
    assert refusal(table, 0, ask.Say(number(table), "pass")) is Reason.NO_WINDOW
    act(table, "pass")
    assert refusal(table, 1, ask.Say(number(table, Asks.WORD), "pass")) is Reason.NO_WINDOW


def test_talk_is_under_the_name_of_who_talks() -> None:
    table = do(toy("person:Ada,open"), 0, ask.Chat("Hi"))
    assert table.log[-1].what == log.Chatted("Ada", "Hi")


def test_reminders_during_play_and_free_talk_around_it() -> None:
    table = toy(PEOPLE)
    table.do(ask.Remind(Chip.LAST_MOVE), by=2)
    assert table.message(table.log[-1], 0).what == log.Reminded(2, Chip.LAST_MOVE)
    assert refusal(table, "Eve", ask.Remind(Chip.RULE)) is Reason.NOT_SEATED
    assert refusal(table, 0, ask.Chat("I have a 20")) is Reason.NO_CHAT
    do(table, 0, ask.Propose(Resign()))
    vote(table, 1, 2)
    do(table, 0, ask.Chat("well played"))
    do(table, "Eve", ask.Chat("indeed"))
    assert table.log[-1].what == log.Chatted("Eve", "indeed")
    assert refusal(table, "ada", ask.Chat("I am not Ada")) is Reason.SAME_NAME
    for text in ("", "  ", "x" * 401, "\x1b[31m"):
        assert refusal(table, 0, ask.Chat(text)) is Reason.BAD_CHAT


# ------------------------------------------------------------------------- undo
UNDO = {
    # case                              seats            moves                allowed, after which so many are left
    "a pass, bots beside": ("me,greedy", ["pass"], 0),
    "a pass that people saw": ("me,person:Ben", ["pass"], 0),
    "a pass, and a bot's": ("me,greedy", ["pass", "pass"], 0),
    "two of one's own, solo": ("me", ["pass", "pass"], 1),
    "one draws": ("me,greedy", ["*"], None),
    "a number that somebody saw": ("me,person:Ben", ["*"], None),
    "a bot's number is seen": ("me,greedy", ["pass", "*"], None),
    "only bots have moved": ("greedy,me", ["pass"], None),
    "nothing was done": ("me,greedy", [], None),
}


@pytest.mark.parametrize(("seats", "moves", "left"), UNDO.values(), ids=UNDO)
def test_undo_never_unsees(seats: str, moves: list[str], left: int | None) -> None:
    table = toy(seats)
    for move in moves:
        act(table, str(table.game.legal_moves()[0]) if move == "*" else move)
    seat = next(i for i, one in enumerate(table.seats) if isinstance(one, Person))
    assert table.look(seat).can_undo is (left is not None)
    if left is None:
        reason = Reason.SEEN_SINCE if "*" in moves else Reason.NOTHING_TO_UNDO
        assert refusal(table, seat, ask.Propose(Undo())) is reason
        return
    do(table, seat, ask.Propose(Undo()))
    vote(table, *(i for i, one in enumerate(table.seats) if isinstance(one, Person) and i != seat))
    assert len(table.steps) == left


def vote(table: Table, *seats: int) -> None:
    """These seats say yes."""
    for seat in seats:
        do(table, seat, ask.Vote(number(table, Asks.VOTE), is_yes=True))


def test_what_was_typed_as_one_is_taken_back_as_one() -> None:
    table = toy("me,person:Ben,greedy")
    act(table, "pass", line="first")
    act(table, "pass", line="second")
    act(table, "pass")
    act(table, "pass", line="second")
    do(table, 0, ask.Propose(Undo()))
    vote(table, 1)
    assert len(table.steps) == 3  # the bot's pass stands between the two
    table = toy("me")
    act(table, "pass", "pass")
    act(table, "pass", "pass", "pass")
    do(table, 0, ask.Propose(Undo()))
    assert len(table.steps) == 2


def test_of_what_was_typed_as_one_only_what_nobody_saw_is_taken_back() -> None:
    step = act(toy("me"), "pass").steps[0]
    seen, unseen = [
        Deed(0, "line", is_person=True, is_word=False, step=step, is_seen=one) for one in (True, False)
    ]
    assert reach([unseen, unseen], 0) == 2
    assert reach([seen, unseen], 0) == 1


def test_who_is_away_asks_for_nothing_to_be_taken_back() -> None:
    table = toy(PEOPLE)
    act(table, "pass")
    assert table.look(0).can_undo
    do(table, 0, ask.GoAway())
    assert not table.look(0).can_undo
    assert refusal(table, 0, ask.Propose(Undo())) is Reason.IS_AWAY
    do(table, 0, ask.ComeBack())
    assert table.look(0).can_undo


def test_undo_is_by_agreement() -> None:
    table = toy(PEOPLE)
    act(table, "pass")
    do(table, 0, ask.Propose(Undo()))
    assert {(one.seat, one.asks) for one in table.questions} >= {(1, Asks.VOTE), (2, Asks.VOTE)}
    ballot = number(table, Asks.VOTE)
    assert refusal(table, 1, ask.Propose(Resign())) is Reason.PROPOSAL_OPEN
    assert refusal(table, 0, ask.Vote(ballot, is_yes=True)) is Reason.HAS_VOTED
    do(table, 1, ask.Vote(ballot, is_yes=True))
    assert len(table.steps) == 1
    assert number(table, Asks.VOTE) == ballot
    do(table, 2, ask.Vote(ballot, is_yes=False))
    assert len(table.steps) == 1
    assert table.proposal is None
    assert refusal(table, 2, ask.Vote(ballot, is_yes=True)) is Reason.NO_PROPOSAL
    do(table, 0, ask.Propose(Undo()))
    with pytest.raises(Stale):
        table.decide(ask.Vote(ballot, is_yes=True), by=1, now=0)
    vote(table, 1, 2)
    assert len(table.steps) == 0
    assert number(table) > ballot


def test_whoever_plays_on_has_answered() -> None:
    table = toy("me,person:Ben")
    act(table, "pass")
    do(table, 0, ask.Propose(Undo()))
    act(table, "pass")
    assert table.proposal is None
    assert len(table.steps) == 2


def test_nothing_is_taken_back_where_that_was_settled() -> None:
    table = act(toy(PEOPLE, has_undo=False), "pass")
    look = table.look(0)
    assert (look.has_undo, look.can_undo) == (False, False)
    assert refusal(table, 0, ask.Propose(Undo())) is Reason.NO_UNDO
    assert refusal(toy("me", has_undo=False), 0, ask.Propose(Undo())) is Reason.NO_UNDO  # before "nothing to"
    do(table, 0, ask.Propose(Resign()))  # everything else can be agreed on
    assert Table.replay(table.log).look(1) == table.look(1)


def test_a_log_that_takes_back_where_nothing_is_contradicts_itself() -> None:
    entries = act(toy("me", has_undo=False), "pass").log
    forged = log.Entry(len(entries), 0.0, 0, "", log.Undone(1))
    with pytest.raises(Refused, match=f"Entry {len(entries)} contradicts"):
        Table.replay([*entries, forged])


def test_a_log_of_before_the_choice_can_be_taken_back() -> None:
    table = act(toy("me"), "pass")
    written = [wire.entry(entry) for entry in table.log]
    assert written[0]["what"].pop("has_undo") is True
    old = Table.replay([wire.read_entry(entry) for entry in written])
    assert (old.log, old.look(0)) == (table.log, table.look(0))
    assert (old.look(0).has_undo, old.look(0).can_undo) == (True, True)


def test_bots_wait_while_an_undo_is_asked_for() -> None:
    table = toy("me,person:Ben,greedy")
    act(act(table, "pass"), "pass")
    assert any(one.voice for one in table.questions)
    do(table, 0, ask.Propose(Undo()))
    assert not any(one.voice for one in table.questions)
    do(table, 1, ask.Vote(number(table, Asks.VOTE), is_yes=False))
    assert any(one.voice for one in table.questions)


def test_ones_own_word_can_be_taken_back_alone() -> None:
    table = toy("me,greedy,person:Ben")
    act(table, "pass")
    word = number(table, Asks.WORD)
    do(table, 2, ask.Say(word, "P2:low"))
    do(table, 2, ask.Propose(Undo()))
    vote(table, 0)
    assert [str(step.move) for step in table.steps] == ["pass"]
    do(table, 2, ask.Say(number(table, Asks.WORD), "P2:high"))
    do(table, 0, ask.Propose(Undo()))
    vote(table, 2)
    assert len(table.steps) == 0


def test_who_sits_down_later_has_seen_it_too() -> None:
    table = toy("me,person:Ben,greedy")
    do(table, 1, ask.Leave())
    do(table, 0, ask.Fill(1, "greedy", "Gus"))
    play_number(table)
    assert table.deeds[-1].is_seen  # the drawer sees, being a person
    table = toy("greedy,greedy,me")
    do(table, 2, ask.Leave())
    play_number(table)
    assert not table.deeds[-1].is_seen
    do(table, "Zoe", ask.Sit(2))
    assert table.deeds[-1].is_seen


def play_number(table: Table) -> None:
    act(table, str(table.game.legal_moves()[0]))


# ------------------------------------------------------------------------ seats
def test_people_gather_and_the_game_begins() -> None:
    table = Table.open(games.kind("toy"), parse_seats("person:Ada,open,open"), root=bytes(32))
    assert table.look().stage is Stage.GATHERING
    promised = table.look("Ben").commitment
    assert table.look("Ben").view is None
    assert table.steps == ()
    assert refusal(table, 0, ask.Start()) is Reason.SEATS_OPEN
    assert refusal(table, 0, ask.Act(1, ("pass",))) is Reason.NOT_STARTED
    assert refusal(table, "Ben", ask.Sit(0)) is Reason.SEAT_TAKEN
    assert refusal(table, "Ben", ask.Sit(3)) is Reason.NO_SEAT
    assert refusal(table, "ADA", ask.Sit(1)) is Reason.SAME_NAME
    assert refusal(table, "a,b", ask.Sit(1)) is Reason.BAD_NAME
    assert refusal(table, 0, ask.Sit(1)) is Reason.IS_SEATED
    assert refusal(table, None, ask.Sit(1)) is Reason.NOT_SEATED
    with pytest.raises(BadRules):
        table.decide(ask.Sit(1, nonce="no nonce!"), by="Ben", now=0)
    do(table, "Ben", ask.Sit(1, nonce="luck7"))
    do(table, 1, ask.Leave())
    do(table, "Ben", ask.Sit(2, nonce="luck8"))
    assert refusal(table, 2, ask.Fill(0, "greedy")) is Reason.SEAT_TAKEN
    do(table, 2, ask.Fill(1, "greedy"))
    assert table.seats == [Person("Ada"), Bot("greedy", "Greedy 2"), Person("Ben")]
    do(table, 0, ask.Start())
    assert table.stage is Stage.PLAYING
    assert table.record(KEEPER).headers["Nonces"] == "luck8"
    assert table.look().commitment == promised == table.game.commitment
    assert refusal(table, 0, ask.Start()) is Reason.HAS_STARTED
    assert refusal(table, 0, ask.Sit(0, nonce="late")) is Reason.IS_SEATED  # the deal is made


def test_whoever_sits_down_without_a_word_adds_nothing_to_the_chance() -> None:
    table = Table.open(games.kind("toy"), parse_seats("person:Ada,open"), root=bytes(32))
    do(table, "Ben", ask.Sit(1))
    do(table, 0, ask.Start())
    assert "Nonces" not in table.record(KEEPER).headers


def test_who_is_refused_is_named() -> None:
    table = toy(PEOPLE)
    with pytest.raises(Refused) as error:
        table.decide(ask.Sit(1), by=0, now=0)
    assert error.value.facts["name"] == "Ada"
    assert refusal(table, 3, ask.AskToSee(1)) is Reason.IS_SEATED  # no such seat, and no crash
    assert refusal(table, Voice(3), ask.Act(number(table), ("pass",))) is Reason.NOT_YOURS


def test_only_who_is_late_or_away_is_replaced() -> None:
    table = do(toy("person:Ada,person:Ben,greedy"), 1, ask.Leave())
    for seat in range(3):  # there, open, a bot
        assert refusal(table, 0, ask.Propose(Replace(seat, "expert"))) is Reason.NOT_LATE


def test_a_wish_about_a_seat_ends_when_another_answers_for_it() -> None:
    table = toy(PEOPLE + ",person:Dan")
    do(table, 0, ask.GoAway())
    do(table, 1, ask.Propose(Replace(0, "greedy")))
    do(table, 3, ask.GoAway())
    assert table.look().proposal is not None  # it was about somebody else
    do(table, 0, ask.ComeBack())
    assert table.look().proposal is None


def test_a_seat_that_is_answered_for_is_asked_nothing_itself() -> None:
    table = toy(PEOPLE)
    asked = table.look(0).question
    assert asked is not None
    assert asked.asks is Asks.MOVE
    do(table, 0, ask.GoAway("greedy"))
    assert table.look(0).question is None


def test_a_stand_in_answers_until_the_person_is_back() -> None:
    table = toy(PEOPLE)
    first = number(table)
    do(table, 0, ask.GoAway())
    assert refusal(table, 0, ask.Act(number(table), ("pass",))) is Reason.IS_AWAY
    assert refusal(table, 1, ask.Propose(Replace(2, "greedy"))) is Reason.NOT_LATE
    assert refusal(table, 1, ask.Propose(Replace(0, " "))) is Reason.BAD_BOT
    for seat in (-1, 3):
        assert refusal(table, 1, ask.Propose(Replace(seat, "greedy"))) is Reason.NO_SEAT
    do(table, 1, ask.Propose(Replace(0, "greedy")))
    vote(table, 2)
    assert table.questions[0].voice == "greedy"
    assert refusal(table, 1, ask.Propose(Replace(0, "expert"))) is Reason.NOT_LATE
    asked = number(table)
    assert asked != first
    table.do(ask.Act(asked, ("pass",)), by=Voice(0))
    assert table.log[-1].what == log.Moved(0, "pass", f"line {table.revision - 1}", "greedy")
    do(table, 0, ask.ComeBack())
    assert table.seats[0] == Person("Ada")
    act(act(table, "pass"), "pass")
    assert refusal(table, Voice(0), ask.Act(number(table), ("pass",))) is Reason.NOT_YOURS
    act(table, "pass")
    assert refusal(table, 0, ask.ComeBack()) is Reason.NOT_AWAY


def test_a_late_answer_of_a_stand_in_does_not_fit() -> None:
    table = toy(PEOPLE)
    do(table, 0, ask.GoAway("greedy"))
    asked = number(table)
    do(table, 0, ask.ComeBack(), ask.GoAway("expert"))
    with pytest.raises(Stale):
        table.decide(ask.Act(asked, ("pass",)), by=Voice(0), now=0)


def test_who_has_seen_a_hand_takes_no_other_seat() -> None:
    table = toy(PEOPLE)
    do(table, 0, ask.Consent("Eve"))
    assert table.look("Eve").view == table.game.view(0)
    assert table.look("Dan").view == table.game.view(None)
    do(table, 1, ask.Leave())
    assert refusal(table, "Eve", ask.Sit(1)) is Reason.HAS_SEEN
    do(table, 0, ask.Withdraw("Eve"))
    assert table.look("Eve").view == table.game.view(None)
    assert refusal(table, "Eve", ask.Sit(1)) is Reason.HAS_SEEN
    do(table, 2, ask.Leave())
    assert refusal(table, "Cleo", ask.Sit(1)) is Reason.HAS_SEEN
    do(table, "Cleo", ask.Sit(2))
    assert table.look(2).view == table.game.view(2)


def test_who_looks_over_a_shoulder_still_in_the_next_game_takes_no_other_seat() -> None:
    table = do(toy(PEOPLE), 0, ask.Consent("Eve"), ask.Propose(Resign()))
    vote(table, 1, 2)
    do(table, 0, ask.Propose(Rematch()))
    vote(table, 1, 2)
    assert table.look("Eve").view == table.game.view(0)
    do(table, 1, ask.Leave())
    assert refusal(table, "Eve", ask.Sit(1)) is Reason.HAS_SEEN


def test_what_was_seen_stays_seen() -> None:
    """Whoever sits down later and learns nothing by it does not make it unseen."""
    table = toy(PEOPLE)
    act(table, str(table.view(0).legal_moves()[0]))
    deed = table.deeds[-1]
    assert deed.is_seen
    deed.see({0, 1, 2} - deed.step.shows_hidden)
    assert deed.is_seen


def test_every_entry_is_told_with_its_revision() -> None:
    table = toy(PEOPLE)
    for count, move in enumerate(["pass", "pass", "pass"], table.revision):
        act(table, move)
        message = table.message(table.log[-1], 0)
        assert (message.revision, table.log[-1].revision) == (count, count)
        assert (message.look.revision, table.look(1).revision) == (count + 1, count + 1)
        assert table.message(replace(table.log[-1]), 0) == message
        with pytest.raises(Refused, match="should come next"):
            table.message(table.log[-2], 0)


def test_of_what_is_drawn_only_who_looks_over_the_shoulder_is_told() -> None:
    table = toy(PEOPLE)
    do(table, 0, ask.Consent("Eve"))
    act(table, str(table.view(0).legal_moves()[0]))
    viewers = (None, "Dan", "Eve", 0, 1, 2)
    drawn = {viewer: table.message(table.log[-1], viewer).events[-1].did for viewer in viewers}
    assert drawn["Eve"] == drawn[0] != "drew 0"
    assert {drawn[viewer] for viewer in (None, "Dan", 1, 2)} == {"drew 0"}


def test_a_bot_is_called_by_what_it_is() -> None:
    table = Table.open(KIND, parse_seats("me,open,open"), "short", seed=1)
    do(table, 0, ask.Fill(1, "search:samples=5"), ask.Fill(2, "examples.own_bot:Butcher"))
    names = [one.name for one in table.seats if isinstance(one, Bot)]
    assert names == ["Search 2", "Butcher 3"]


def test_consent_ends_when_the_person_leaves() -> None:
    table = toy(PEOPLE)
    assert refusal(table, 0, ask.Consent("Ben")) is Reason.IS_SEATED
    assert refusal(table, 0, ask.Consent("BEN")) is Reason.IS_SEATED
    assert refusal(table, 0, ask.Consent("")) is Reason.BAD_NAME
    do(table, 0, ask.Consent("Eve"))
    assert refusal(table, 1, ask.Withdraw("Eve")) is Reason.NO_CONSENT
    do(table, 0, ask.Leave())
    assert table.look("Eve").view == table.game.view(None)
    assert [one.seat for one in table.questions if one.asks is Asks.MOVE] == [0]
    do(table, 1, ask.Fill(0, "greedy"))
    assert table.questions[0].voice == "greedy"


def test_who_watches_may_ask_to_see_a_hand() -> None:
    table = toy(PEOPLE)
    do(table, "Eve", ask.AskToSee(1))
    assert [(one.name, one.seat) for one in table.look(1).askers] == [("Eve", 1)]
    assert table.look("Eve").view == table.game.view(None)
    assert refusal(table, "Eve", ask.AskToSee(1)) is Reason.HAS_ASKED
    assert refusal(table, "ADA", ask.AskToSee(1)) is Reason.IS_SEATED
    for seat in (-1, 3, 9):
        assert refusal(table, "Eve", ask.AskToSee(seat)) is Reason.CANNOT_SHOW
    assert refusal(table, 0, ask.AskToSee(1)) is Reason.IS_SEATED
    assert refusal(table, None, ask.AskToSee(1)) is Reason.NOT_SEATED
    assert refusal(table, 0, ask.Withdraw("Eve")) is Reason.NO_CONSENT
    do(table, 1, ask.Withdraw("Eve"))
    assert table.look(1).askers == ()
    do(table, "Eve", ask.AskToSee(1))
    do(table, 1, ask.Consent("Eve"))
    assert (table.look(1).askers, table.look("Eve").view) == ((), table.game.view(1))
    do(table, "Eve", ask.AskToSee(2))
    do(table, 2, ask.Withdraw("Eve"))
    assert table.look("Eve").view == table.game.view(1)
    do(table, "Eve", ask.AskToSee(0))
    do(table, 0, ask.Leave())
    assert table.look().askers == ()
    do(table, "Dan", ask.AskToSee(1), ask.Sit(0))
    assert table.look().askers == ()  # who has a hand of their own


def test_who_leaves_is_no_longer_waited_for() -> None:
    table = toy(PEOPLE)
    act(table, "pass")
    do(table, 0, ask.Propose(Undo()))
    vote(table, 1)
    do(table, 2, ask.Leave())
    assert len(table.steps) == 0
    assert table.seats[2] == Open()
    act(table, "pass")
    do(table, 0, ask.Propose(Undo()), ask.GoAway())
    assert table.proposal is None


# -------------------------------------------------------- pause, end and beyond
def test_a_pause_stops_everything_and_changes_nothing() -> None:
    table = toy(PEOPLE)
    asked = number(table)
    do(table, 2, ask.Pause())
    assert table.questions == ()
    assert table.look(1).window is None
    assert refusal(table, 0, ask.Act(asked, ("pass",))) is Reason.PAUSED
    assert refusal(table, 0, ask.Pause()) is Reason.PAUSED
    do(table, 1, ask.Resume())
    assert refusal(table, 1, ask.Resume()) is Reason.NOT_PAUSED
    table.do(ask.Act(asked, ("pass",)), by=0)


def test_who_is_asked_to_agree_during_a_pause_is_not_asked_to_move() -> None:
    table = toy(PEOPLE)
    assert table.look(0).legal_moves
    do(table, 1, ask.Pause(), ask.Propose(Retime(TurnTimer(60))))
    assert {one.seat for one in table.questions} == {0, 2}
    assert table.look(0).legal_moves == ()


def test_a_game_that_is_over_can_be_laid_on_a_table() -> None:
    table = do(toy("me"), 0, ask.Propose(Resign()))
    finished = KIND.deal(1, "short", Seed(1))
    while not finished.is_over:
        finished.push(finished.legal_moves()[0])
    assert Table.open(KIND, parse_seats("me"), game=finished).look().stage is table.look().stage is Stage.OVER


def test_a_wish_does_not_keep_bots_from_moving() -> None:
    """Only where it is asked whether to take something back do they wait."""
    for wish, is_asked in ((Resign(), True), (Undo(), False)):
        table = act(act(toy("me,person:Ben,greedy"), "pass"), "pass")
        do(table, 0, ask.Propose(wish))
        assert ((2, Asks.MOVE) in [(one.seat, one.asks) for one in table.questions]) is is_asked


def test_a_wish_to_resign_stays_while_others_play_on() -> None:
    table = do(toy(PEOPLE), 1, ask.Propose(Resign()))
    act(table, "pass")
    assert table.look().proposal is not None


def test_what_is_in_the_log_is_not_done_again() -> None:
    table = act(toy(PEOPLE), "pass")
    looks = [table.look(viewer) for viewer in (None, 0, 1)]
    for entry in table.log:
        table.apply(entry)
    assert [table.look(viewer) for viewer in (None, 0, 1)] == looks


def test_resigning_shows_everything() -> None:
    table = toy(PEOPLE)
    act(table, "pass")
    assert table.look("Eve").views == ()
    assert refusal(table, 0, ask.Propose(Rematch())) is Reason.NOT_OVER
    with pytest.raises(Refused):
        table.moment(0)
    do(table, 0, ask.Propose(Resign()))
    vote(table, 1, 2)
    look = table.look("Eve")
    assert (look.stage, look.result, look.questions) == (Stage.OVER, "resigned", ())
    assert not table.look(0).can_undo
    assert look.views == tuple(table.game.view(seat) for seat in range(3))
    assert table.record().headers["Seed"] == "1"
    assert table.record().headers["Ended"] == "resigned"
    assert refusal(table, 1, ask.Act(2, ("pass",))) is Reason.OVER
    assert refusal(table, 1, ask.Propose(Undo())) is Reason.OVER


def finish(table: Table) -> Table:
    """Everybody passes until the game is lost."""
    while table.stage is Stage.PLAYING:
        act(table, "pass")
    return table


def test_after_the_end_everybody_sees_everything_and_may_play_again() -> None:
    table = finish(toy("me,person:Ben,greedy"))
    assert table.look(None).result == "lost:tired"
    assert table.look("Eve").views == tuple(table.game.view(seat) for seat in range(3))
    numbers = {entry.revision for entry in table.log}
    first, record = table.game.view(0), table.record()
    do(table, 0, ask.Propose(Rematch(is_same_deal=True)))
    vote(table, 1)
    assert table.stage is Stage.PLAYING
    assert table.steps == ()
    assert games.kind("toy").replay(record).steps[0].before(0) == table.game.view(0) != first
    finish(table)
    do(table, 1, ask.Propose(Rematch()))
    vote(table, 0)
    assert table.deals == 3
    assert table.record(KEEPER).headers["Seed"] == "3"
    assert not {entry.revision for entry in table.log[len(numbers) :]} & numbers


def test_a_game_that_was_brought_is_played_once() -> None:
    table = Table.open(KIND, parse_seats("me"), game=KIND.deal(1, "short", Seed(5)))
    do(table, 0, ask.Propose(Resign()), ask.Propose(Rematch()))
    first, second = [entry.what for entry in table.log if isinstance(entry.what, log.Dealt)]
    assert first.record == table.opened.start != second.record


def test_a_log_without_a_beginning_or_with_a_senseless_one_is_refused() -> None:
    (opened, *_) = toy("me,open").log
    assert Table.replay([opened]).stage is Stage.GATHERING
    with pytest.raises(Refused):
        Table.replay([])
    for change in (
        {"seed": -1},
        {"seats": (Person("Ada"), Person("ADA"))},
        {"seats": (Person("A\x1b"), Open())},
    ):
        with pytest.raises(GameError):
            Table.replay([replace(opened, what=replace(opened.what, **change))])


def test_of_an_entry_of_an_unknown_kind_nothing_is_told() -> None:
    with pytest.raises(TypeError, match="what may be told"):
        told(object(), None)  # type: ignore[arg-type]


def test_each_deal_has_a_secret_of_its_own() -> None:
    table = finish(Table.open(games.kind("toy"), parse_seats("me"), root=bytes(range(32))))
    secrets = [table.record().headers["Secret"]]
    do(table, 0, ask.Propose(Rematch()))
    assert "Secret" not in table.record().headers
    finish(table)
    secrets.append(table.record().headers["Secret"])
    assert len({*secrets, bytes(range(32)).hex()}) == 3
    assert games.kind("toy").verify(table.record()).is_chance_proved


def test_another_table_goes_on_from_any_moment() -> None:
    table = finish(toy("me,person:Ben"))
    moment = table.moment(4)
    again = Table.open(games.kind("toy"), parse_seats("greedy,me"), game=moment)
    assert len(again.steps) == 4
    assert again.game == moment
    assert again.look(1).view == table.steps[4].before(1)
    assert refusal(again, 1, ask.Propose(Undo())) is Reason.NOTHING_TO_UNDO
    assert Table.replay(again.log).game == moment
    with pytest.raises(Refused):
        table.moment(99)


def test_a_table_has_as_many_seats_as_its_game() -> None:
    with pytest.raises(BadRules, match="1 to 4 players, not 5"):
        toy("greedy,greedy,greedy,greedy,me")
    with pytest.raises(BadRules, match="3 seats were given for 2 players"):
        Table.open(games.kind("toy"), parse_seats(PEOPLE), game=toy("me,greedy").game)
    with pytest.raises(BadRules):
        toy("me", "no such rules")


def test_a_clock_is_changed_by_agreement() -> None:
    table = toy("me,person:Ben")
    do(table, 0, ask.Propose(Retime(TurnTimer(30))), now=5)
    do(table, 1, ask.Vote(number(table, Asks.VOTE), is_yes=True), now=9)
    assert table.deadline == 39
    do(table, 0, ask.Propose(Retime(None)), now=10)
    do(table, 1, ask.Vote(number(table, Asks.VOTE), is_yes=True), now=12)
    assert table.deadline is None
