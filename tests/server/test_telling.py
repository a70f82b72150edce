"""What many look at together is made for them once."""

from __future__ import annotations

import msgspec
import pytest

from dethrone import games
from dethrone.server import telling
from dethrone.table import Asks, Person, Table, wire
from dethrone.table.commands import Act, Remind
from dethrone.table.talk import Chip


@pytest.fixture
def table() -> Table:
    """A table after a move."""
    table = Table.open(games.kind("regicide"), [Person("Ada"), Person("Ben")], seed=1)
    move = str(table.game.legal_moves()[0])
    table.do(Act(table.number(Asks.MOVE) or 0, (move,)), by=table.questions[0].seat)
    return table


def test_a_message_is_made_once_for_all_who_see_the_same(table: Table) -> None:
    message = table.message(table.log[-1], None)
    news = telling.News(message, None)
    first = telling.told(message, None, "en")
    assert news.words("en") is news.words("en")
    assert msgspec.json.decode(news.words("en")) == {
        "type": "told",
        "message": first.message,
        "lines": first.lines,
    }
    assert first.message == wire.message(message, None)
    assert telling.told(message, None, "de").lines != first.lines
    assert telling.told(message, None, None).lines == []
    assert telling.told(message, message.look, "en").message["look"] == {}


def test_messages_of_two_viewers_stay_apart(table: Table) -> None:
    made = [telling.told(table.message(table.log[-1], viewer), None, "en") for viewer in (0, 1, None)]
    assert len({str(one.message["look"]["view"]) for one in made}) == 3


@pytest.mark.parametrize(
    ("language", "mine"),
    {
        "en": "You used a hint.",
        "de": "Du hast um einen Tipp gebeten.",
        "fr": "Tu as demandé un indice.",
    }.items(),
)
def test_who_asked_for_a_hint_is_spoken_to(table: Table, language: str, mine: str) -> None:
    table.do(Remind(Chip.HINT), by=0)
    lines = [telling.beside(table.message(table.log[-1], viewer), language) for viewer in (0, 1)]
    assert lines[0] == [mine]
    assert lines[1][0].startswith("Ada ")
