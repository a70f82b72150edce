"""Wilson's interval against published values (Newcombe, Statistics in Medicine 17, 1998, method 3)."""

import pytest

from dethrone.lab.wilson import wilson

KNOWN = {
    # hits, tries: low, high
    (81, 263): (0.2553, 0.3662),
    (15, 148): (0.0624, 0.1605),
    (0, 20): (0.0000, 0.1611),
    (1, 29): (0.0061, 0.1718),
}


@pytest.mark.parametrize(("counts", "expected"), KNOWN.items())
def test_published_values(counts: tuple[int, int], expected: tuple[float, float]) -> None:
    found = wilson(*counts)
    assert (round(found.low, 4), round(found.high, 4)) == expected
    assert found.share == counts[0] / counts[1]


def test_mirror_image() -> None:
    few, many = wilson(3, 50), wilson(47, 50)
    assert few.low == pytest.approx(1 - many.high)
    assert few.high == pytest.approx(1 - many.low)


def test_ends_are_exact() -> None:
    assert wilson(0, 7).low == 0.0
    assert wilson(7, 7).high == 1.0
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_more_confidence_is_wider() -> None:
    sure, usual = wilson(30, 100, 0.99), wilson(30, 100)
    assert sure.low < usual.low < usual.high < sure.high


def test_in_words() -> None:
    assert str(wilson(81, 263)) == "30.8 % [25.5, 36.6]"


def test_no_share() -> None:
    with pytest.raises(ValueError, match="5 hits in 4 tries"):
        wilson(5, 4)
