"""How many ways lead on from a position: one number that moves when anything about legality does."""

from pathlib import Path

import pytest

from dethrone.regidice import Position, apply_word, legal_words, parse_position

FILE = Path(__file__).with_name("counts.txt")
ROWS = [
    tuple(part.strip() for part in row.split(";"))
    for row in FILE.read_text(encoding="utf-8").splitlines()
    if row and not row.startswith("#")
]


def count(position: Position, depth: int) -> int:
    """Sequences of `depth` moves, or fewer where the round or the game ends."""
    if depth == 0 or position.status:
        return 1
    total = 0
    for word in legal_words(position):
        after = position.copy()
        apply_word(after, word)
        total += 1 if after.round != position.round else count(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("line", "depth", "number"), ROWS, ids=[f"{row[0].split()[4]} {row[1]}" for row in ROWS]
)
def test_count(line: str, depth: str, number: str) -> None:
    assert count(parse_position(line)[0], int(depth)) == int(number)


def test_there_are_counts_for_most_phases() -> None:
    assert len({row[0].split()[4] for row in ROWS}) >= 6
