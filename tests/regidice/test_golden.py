"""The golden transcripts stand, in the compiled and in the interpreted build."""

import pytest

from tests.regidice.golden import CASES, FOLDER, transcript


@pytest.mark.parametrize("case", CASES)
def test_transcript(case: str) -> None:
    assert transcript(case) == (FOLDER / f"{case}.txt").read_text(encoding="utf-8")


def test_no_transcript_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(CASES)
