"""What scripts are answered with `--json`: one object that keeps its schema, whatever happens."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from dethrone.command import answers
from dethrone.lab import answers as lab
from dethrone.regicide import Game
from dethrone.terminal import answers as terminal
from tests.terminal.driving import call

SCHEMA_FILE = Path(__file__).parents[2] / "docs" / "cli.schema.json"
KINDS = (answers.Failure, *terminal.ANSWERS, *lab.ANSWERS)


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a finished game, one with an illegal move, and something else."""
    game = Game(2, secret=bytes(32))
    while not game.is_over:
        game.push(game.legal_moves()[0])
    text = str(game.record(Seats="Ada, Ben"))
    (tmp_path / "sound.record").write_text(text, "utf-8")
    (tmp_path / "broken.record").write_text(text.replace("3. ", "3. yield 4. yield 5. ", 1), "utf-8")
    (tmp_path / "diary.txt").write_text("dear diary", "utf-8")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def answered(line: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, Any]]:
    """The exit code and the one object that a command answers; the sentences' channel stays silent."""
    code = call(*line.split())
    told = capsys.readouterr()
    assert told.err == ""
    answer = json.loads(told.out)
    assert isinstance(answer, dict)
    return code, answer


def check(answer: dict[str, Any], kind: str) -> None:
    """Assert that an answer keeps the schema that is written down."""
    schema = json.loads(SCHEMA_FILE.read_text("utf-8"))
    Draft202012Validator(schema | {"$ref": f"#/$defs/{kind}"}).validate(answer)
    assert set(answer) == set(schema["$defs"][kind]["required"])


def test_the_schema_that_is_written_down_is_the_codes() -> None:
    """`python -m tests.terminal.test_answers` writes it anew."""
    assert json.loads(SCHEMA_FILE.read_text("utf-8")) == answers.schemas(KINDS)


ANSWERS = {
    # line: (kind, some of the fields)
    "verify sound.record --json": (
        "Verified",
        {
            "game": "regicide",
            "players": 2,
            "outcome": "lost:cannot-pay",
            "is_chance_proved": True,
            "notes": [],
        },
    ),
    "analyse sound.record --samples 3 --json": (
        "Analysed",
        {"game": "regicide", "rules": "official", "seats": ["Ada", "Ben"], "samples": 3},
    ),
    "rules --json": ("Explained", {"game": "regicide", "rules": "official", "usual_rules": "official"}),
    "rules summary,black_suits=standard --json": (
        "Explained",
        {"game": "regicide", "rules": "summary,black_suits=standard"},
    ),
    "rules regidice bga --json": ("Explained", {"game": "regidice", "rules": "bga"}),
}


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize(
    ("line", "kind", "fields"), [(line, *row) for line, row in ANSWERS.items()], ids=ANSWERS.keys()
)
def test_an_answer(line: str, kind: str, fields: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    code, answer = answered(line, capsys)
    assert code == 0
    check(answer, kind)
    assert {name: answer[name] for name in fields} == fields


FAILURES = {
    # line: (exit code, code, reason)
    "verify nowhere --json": (2, "unreadable", "command-no-file"),
    "verify . --json": (2, "unreadable", "command-a-folder"),
    "verify binary --json": (2, "unreadable", "command-no-text"),
    "verify diary.txt --json": (1, "unreadable", "refusal-no-record"),
    "verify broken.record --json": (1, "record", "refusal-move-illegal"),
    "analyse broken.record --json": (2, "record", "refusal-move-illegal"),
    "rules sumary --json": (2, "rules", "refusal-no-rule-set"),
    "lab report nowhere --json": (2, "illegal", None),
}


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize(
    ("line", "code", "kind", "reason"), [(line, *row) for line, row in FAILURES.items()], ids=FAILURES.keys()
)
def test_a_failure_is_an_answer(
    line: str, code: int, kind: str, reason: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    plainly = call(*line.removesuffix("--json").split())
    sentence = capsys.readouterr().err.strip()
    found, answer = answered(line, capsys)
    assert (found, plainly) == (code, code)
    check(answer, "Failure")
    assert (answer["error"]["code"], answer["error"]["reason"]) == (kind, reason)
    assert sentence.endswith(answer["error"]["sentence"])


def test_a_failure_names_what_was_meant(capsys: pytest.CaptureFixture[str]) -> None:
    _, answer = answered("rules sumary --json", capsys)
    assert answer["error"]["facts"]["near"] == "summary"


def test_a_cost_is_that_of_the_analysis(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, answer = answered(f"analyse {files / 'sound.record'} --samples 5 --json", capsys)
    assert answer["decisions"]
    for decision in answer["decisions"]:
        gap = decision["best_chance"] - decision["chance"]
        assert decision["lost"] in (0.0, gap)


if __name__ == "__main__":
    SCHEMA_FILE.write_text(json.dumps(answers.schemas(KINDS), indent=1) + "\n", "utf-8")
