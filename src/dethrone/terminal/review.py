"""A finished game looked back on, in the terminal: the curve of chances, and the moves that cost most."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from dethrone.players.advice import Analysis
from dethrone.terminal.face import Face

BARS = " ▁▂▃▄▅▆▇█"
MOST_SHOWN = 5
MoveT = TypeVar("MoveT")
Progress = Callable[[int, int], None]


def look_back(
    face: Face, moves: int, samples: int, analyse: Callable[[Progress | None], Analysis[MoveT]], curve: str
) -> int:
    """Let a game be judged, with progress for people who wait, and tell what it showed."""
    face.say(f"Looking back on {moves} moves, {samples} samples a decision …")
    looked = analyse(show_progress if sys.stderr.isatty() else None)
    face.say(*told(looked, curve))
    return 0


def show_progress(ply: int, plies: int) -> None:
    """One line that is written over."""
    print(
        f"\rmove {ply + 1} of {plies}" if ply + 1 < plies else "\r\033[K", end="", file=sys.stderr, flush=True
    )


def told(looked: Analysis[MoveT], curve: str) -> Iterator[str]:
    """The analysis in lines for people; `curve` says what its curve is of."""
    if not looked.judged:
        yield "No decision of this game was a choice."
        return
    if looked.curve:
        yield from ("", f"The chance to win, {curve} (as a strong player sees it):", bars(looked.curve))
        first, last = (100 * chance for chance in (looked.curve[0], looked.curve[-1]))
        yield f"It began at {first:.0f} % and stood at {last:.0f} % at the end."
    yield ""
    worst = looked.worst(MOST_SHOWN)
    if worst:
        yield "The moves that cost most, worst first:"
        yield from (f"  {one.lost * 100:.0f} points: {one}" for one in worst)
    else:
        yield "No move can be told from the best one there was. Well played."


def bars(chances: Sequence[float]) -> str:
    """A row of bars, one for each chance."""
    return "".join(BARS[round(chance * (len(BARS) - 1))] for chance in chances)
