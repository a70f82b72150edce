"""`dethrone convert`: records from text to JSON and back without loss, and saved games to records."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from dethrone import games
from dethrone.chance import Secret
from dethrone.contract import KEEPER, Kind, Move
from dethrone.sheet import Record
from dethrone.table import Table, parse_seats
from dethrone.table.commands import Act
from dethrone.table.saved import saved
from dethrone.terminal.convert import converted
from tests.contract.tables import every_case, every_kind, some
from tests.terminal.driving import call, run


@every_case
def test_there_and_back_is_the_same(kind: Kind, rules: str, players: int) -> None:
    for game in some(kind, rules, players, every=20):
        for record in (game.record(), game.record(KEEPER, Event='a "quoted" \\ tâble {x}', Seats="Ada, Ben")):
            text = str(record)
            data = converted(text)
            assert Record.from_json(json.loads(data)) == record
            assert converted(data) == text
            assert converted(converted(data, "json"), "text") == text
            assert converted(text, "text") == text


@every_kind
def test_a_saved_game_becomes_a_record(kind: Kind) -> None:
    games.add(kind)
    try:
        table = Table.open(kind, parse_seats("me,greedy,random"), root=bytes(range(32)))
        (entry,) = table.decide(Act(table.questions[0].number, (str(first(table)),)), by=0, now=0.0)
        table.apply(entry)
        record = Record.parse(converted(saved(table.log)))
        assert len(record.moves) == 1
        assert kind.replay(record) == table.game
        assert record.seats == ("You", "Greedy 2", "Random 3")
    finally:
        games.remove(kind.name)


def first(table: Table) -> Move:
    """The first legal move of the first seat."""
    return table.view(0).legal_moves()[0]


def test_a_line_of_the_laboratory_is_a_record() -> None:
    record = games.kind("regicide").deal(2, "official", Secret(bytes(32))).record(KEEPER)
    assert converted(json.dumps({"game": 7, **record.to_json()})) == str(record)


@pytest.fixture
def text() -> str:
    """A record."""
    return str(games.kind("regicide").deal(2, "official", Secret(bytes(32))).record(KEEPER))


def test_the_command_reads_and_writes_files(
    tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = tmp_path / "game.record", tmp_path / "game.json"
    source.write_text(text, "utf-8")
    assert call("convert", str(source), "-o", str(target)) == 0
    assert capsys.readouterr().out == ""
    assert call("convert", str(target)) == 0
    assert capsys.readouterr().out == text
    monkeypatch.setattr(sys, "stdin", io.StringIO(target.read_text("utf-8")))
    assert call("convert", "-", "--to", "text", "-o", "-") == 0
    assert capsys.readouterr().out == text


REFUSED = {
    # what is in the file: what is said
    "dear diary": "This is not a game record",
    "{": "A game record in JSON needs an object",
    '{"headers": {}}': "A game record in JSON needs an object",
    '{"format": "dethrone-table-1"}': "not a saved game",
    "[" * 100_000: "is not a header",
    '{"a":' * 100_000: "A game record in JSON needs an object",
}


@pytest.mark.parametrize(("held", "sentence"), REFUSED.items(), ids=[held[:20] for held in REFUSED])
def test_what_is_no_record_is_refused(
    held: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "it"
    path.write_text(held, "utf-8")
    assert call("convert", str(path)) == 2
    assert sentence in capsys.readouterr().err


def test_a_place_that_cannot_be_written_gets_a_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / "game.record").write_text(text, "utf-8")
    ran = run(tmp_path, "convert", str(tmp_path / "game.record"), "-o", str(tmp_path / "no" / "x"))
    assert ran.code == 2
    assert "No such file" in ran.err
