"""Golden transcripts and move counts: the same games, move for move, in every build and every version."""

import pytest

from dethrone.regicide import PRESETS, Record, parse_position
from tests.regicide.counts import COUNTED, count_lines, read_counts
from tests.regicide.golden import HERE, golden_path, record_text, transcript, transcripts
from tests.regicide.many_games import PRESET_TABLES

ROWS = read_counts()


@pytest.mark.parametrize(("rules", "players"), PRESET_TABLES, ids=str)
def test_transcript(rules: str, players: int) -> None:
    path = golden_path(rules, players)
    assert path.exists(), "no golden transcript: run python -m tests.regicide.golden"
    texts = transcripts(path.read_text(encoding="utf-8"))
    assert len(texts) == 4
    for text in texts:
        record = Record.parse(record_text(text))
        assert record.headers["Rules"] == rules
        assert record.headers["Players"] == str(players)
        assert transcript(record) == text


def test_no_transcript_is_left_over() -> None:
    wanted = {golden_path(rules, players) for rules, players in PRESET_TABLES}
    assert set(HERE.glob("*.txt")) == wanted


def test_the_transcripts_see_the_whole_game() -> None:
    texts = [golden_path(rules, players).read_text(encoding="utf-8") for rules, players in PRESET_TABLES]
    for text in texts:
        assert "KC" in text
        assert '[Secret "' in text
    whole = "\n".join(texts)
    for word in (
        '[Result "won"]',
        '[Result "lost:cannot-pay"]',
        "flip",
        "yield",
        ">P",
        ":want",
        " * ",
        " c name ",
    ):
        assert word in whole


@pytest.mark.parametrize(("line", "depth", "count"), ROWS, ids=[f"{line[:40]}…" for line, _, _ in ROWS])
def test_count(line: str, depth: int, count: int) -> None:
    position, _ = parse_position(line)
    assert count_lines(position, depth) == count


def test_every_counted_rule_set_has_counts() -> None:
    counted = {line.split()[1] for line, _, _ in ROWS}
    assert counted >= set(COUNTED) | set(PRESETS)
    assert len(ROWS) == 12 * len(COUNTED)
