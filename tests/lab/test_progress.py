"""The meter: plain lines where there is no terminal, a bar where there is one."""

import io
from collections.abc import Iterator

import pytest

from dethrone.lab.progress import Lines, meter, rate_text, time_text


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_line_now_and_then_with_rate_and_time_left() -> None:
    moments: Iterator[float] = iter([0.0, 1.0, 6.0, 7.0, 20.0])
    out = io.StringIO()
    lines = Lines(out, 1000, 400, "games", clock=lambda: next(moments))
    for count in (50, 50, 50, 450):
        lines.advance(count)
    assert out.getvalue().splitlines() == [
        "500 of 1,000 games, 17 a second, 30 s left",
        "1,000 of 1,000 games, 30 a second",
    ]


def test_nothing_is_told_before_anything_is_done() -> None:
    out = io.StringIO()
    moments: Iterator[float] = iter([0.0, 60.0])
    Lines(out, 10, 0, "pairs", clock=lambda: next(moments)).advance(0)
    assert not out.getvalue()


def test_a_bar_on_a_terminal() -> None:
    out = Screen()
    with meter(10, things="games", out=out) as shown:
        shown.advance(4)
        shown.say("Half way, nearly.")
        shown.advance(6)
    assert "10 of 10 games" in out.getvalue()
    assert "Half way, nearly." in out.getvalue()
    assert "━" in out.getvalue()


@pytest.mark.parametrize(
    ("rate", "text"), [(1234.4, "1,234 a second"), (2.34, "2.3 a second"), (0.25, "15.0 a minute")]
)
def test_rates(rate: float, text: str) -> None:
    assert rate_text(rate) == text


@pytest.mark.parametrize(("seconds", "text"), [(12.3, "12 s"), (200, "3 min"), (7500, "2 h 5 min")])
def test_times(seconds: float, text: str) -> None:
    assert time_text(seconds) == text
