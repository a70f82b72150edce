"""The faults that the table before this one had, each as it was shown; every game in which it could happen."""

from dataclasses import replace

import pytest

from dethrone.contract import KEEPER
from dethrone.errors import BadRecord, Refused, Stale
from dethrone.table import Asks, Table, parse_seats
from dethrone.table.commands import Act, Propose, Say
from dethrone.table.proposals import Undo
from dethrone.table.refusal import Reason
from dethrone.table.saved import parse_saved, saved
from tests.table.tables import every_game, kind_of, moment, number, seated, shows_nothing


@every_game
def test_a_number_never_comes_back(name: str) -> None:
    """Move, undo, move again: what was meant for the question in between is refused."""
    found = moment(kind_of(name), shows_nothing)
    assert found is not None
    game, move = found
    assert game.decider is not None
    table = seated(kind_of(name), game, [game.decider])
    first = number(table)
    table.do(Act(first, (str(move),)), by=game.decider)
    between, revision = number(table), table.revision
    table.do(Propose(Undo()), by=game.decider)
    assert table.game == game
    assert table.revision > revision
    again = number(table)
    assert len({first, between, again}) == 3
    for stale in (first, between):
        with pytest.raises(Stale) as error:
            table.decide(Act(stale, (str(move),)), by=game.decider, now=0)
        assert error.value.reason is Reason.STALE
        assert error.value.facts == {"meant": stale, "asked": again}
    table.do(Act(again, (str(move),)), by=game.decider)
    assert number(table) not in (first, between, again)


@pytest.mark.parametrize("name", ["regicide", "toy"])
def test_a_word_makes_no_decision_stale(name: str) -> None:
    """Where somebody may speak without being asked; in Regidice nobody may."""
    kind = kind_of(name)
    found = moment(kind, lambda game, _: bool(game.speakers), players=kind.players[-1])
    assert found is not None
    game, move = found
    assert game.decider is not None
    table = seated(kind, game, range(game.players))
    asked, speaker = number(table), game.speakers[0]
    assert Asks.WORD in {one.asks for one in table.questions if one.seat == speaker}
    word = game.view(speaker).sayings()[0]
    table.do(Say(number(table, Asks.WORD), str(word)), by=speaker)
    assert number(table) == asked
    table.do(Act(asked, (str(move),)), by=game.decider)
    assert [step.move for step in table.steps][-2:] == [word, move]


@every_game
def test_the_record_is_public_by_default(name: str) -> None:
    kind = kind_of(name)
    table = Table.open(kind, parse_seats("random", players=kind.usual_players), root=bytes(range(32)))
    record = table.record()
    assert not {"Secret", "Seed", "Start"} & set(record.headers)
    assert record.commitment == table.look().commitment is not None
    assert table.opened.root not in str(record)
    with pytest.raises(BadRecord):
        kind.replay(record)
    assert kind.replay(table.record(KEEPER)) == table.game


def test_a_word_in_secret_is_not_in_the_public_record() -> None:
    """In the open order seats wish in secret: the record says that P0 wished, and not what."""
    kind = kind_of("regicide")
    table = Table.open(kind, parse_seats("me,person:Ben"), "open-order", seed=1)
    wish = table.view(0).legal_moves()[0]
    table.do(Act(number(table), (str(wish),)), by=0)
    assert str(wish) not in str(table.record())
    assert "P0:?" in str(table.record())
    assert str(wish) in str(table.record(KEEPER))


@every_game
def test_what_could_be_taken_back_can_be_after_a_save(name: str) -> None:
    found = moment(kind_of(name), shows_nothing)
    assert found is not None
    game, move = found
    assert game.decider is not None
    table = seated(kind_of(name), game, [game.decider])
    table.do(Act(number(table), (str(move),)), by=game.decider)
    again = Table.replay(parse_saved(saved(table.log)))
    assert again.look(game.decider) == table.look(game.decider)
    assert again.look(game.decider).can_undo
    again.do(Propose(Undo()), by=game.decider)
    assert again.game == game


@every_game
def test_nobody_moves_past_the_table(name: str) -> None:
    kind = kind_of(name)
    table = Table.open(kind, parse_seats("random", players=kind.usual_players), seed=1)
    looks = [table.look(viewer) for viewer in (None, 0)]
    table.game.push(table.game.legal_moves()[0])
    assert len(table.steps) == 0
    twin = Table.replay(table.log)
    assert [twin.look(viewer) for viewer in (None, 0)] == looks


@every_game
def test_two_logs_that_differ_are_two_tables(name: str) -> None:
    """An entry that does not follow from the log is no entry of this table."""
    kind = kind_of(name)
    table = Table.open(kind, parse_seats("random", players=kind.usual_players), seed=1)
    last = table.log[-1]
    table.apply(last)
    assert table.revision == len(table.log) == 2
    for wrong in (replace(last, at=9.0), replace(last, revision=5), replace(last, revision=-1)):
        with pytest.raises(Refused, match=r"entry \d+ should come next"):
            table.apply(wrong)
