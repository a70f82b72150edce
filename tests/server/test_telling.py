"""What many look at together is made for them once."""

from __future__ import annotations

import pytest

from dethrone import games
from dethrone.server import telling
from dethrone.table import Asks, Person, Table, wire
from dethrone.table.commands import Act


@pytest.fixture
def table() -> Table:
    """A table after a move."""
    table = Table.open(games.kind("regicide"), [Person("Ada"), Person("Ben")], seed=1)
    move = str(table.game.legal_moves()[0])
    table.do(Act(table.number(Asks.MOVE) or 0, (move,)), by=table.questions[0].seat)
    return table


def test_a_message_is_made_once_for_all_who_see_the_same(table: Table) -> None:
    message = table.message(table.log[-1], None)
    first = telling.told(message, None, "en")
    assert telling.told(message, None, "en") is first
    assert first.message == wire.message(message, None)
    assert telling.told(message, None, "de").lines != first.lines
    assert telling.told(message, None, None).lines == []
    assert telling.told(message, message.look, "en").message["look"] == {}


def test_messages_of_two_viewers_stay_apart(table: Table) -> None:
    made = [telling.told(table.message(table.log[-1], viewer), None, "en") for viewer in (0, 1, None)]
    assert len({str(one.message["look"]["view"]) for one in made}) == 3


def test_only_the_latest_are_remembered(table: Table) -> None:
    for _ in range(telling.LATELY + 5):
        telling.told(Table.replay(table.log).message(table.log[-1], 0), None, None)
        assert len(telling._LATELY) <= telling.LATELY
