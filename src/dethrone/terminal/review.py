"""A finished game looked back on, in the terminal: the curve of chances, and the moves that cost most."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from dethrone.players.advice import Analysis
from dethrone.prose import voice
from dethrone.terminal.face import Face

BARS = " ▁▂▃▄▅▆▇█"
MOST_SHOWN = 5
MoveT = TypeVar("MoveT")
Progress = Callable[[int, int], None]


def look_back(
    face: Face, moves: int, samples: int, analyse: Callable[[Progress | None], Analysis[MoveT]], curve: str
) -> int:
    """Let a game be judged, with progress for people who wait, and tell what it showed."""
    face.say(voice().say("review-begins", moves=moves, samples=samples))
    looked = analyse(show_progress if sys.stderr.isatty() else None)
    face.say(*told(looked, curve))
    return 0


def show_progress(ply: int, plies: int) -> None:
    """One line that is written over."""
    line = voice().say("review-progress", ply=ply + 1, plies=plies) if ply + 1 < plies else "\033[K"
    print(f"\r{line}", end="", file=sys.stderr, flush=True)


def told(looked: Analysis[MoveT], curve: str) -> Iterator[str]:
    """The analysis in lines for people; `curve` says what its curve is of: moves, or declarations."""
    speech = voice()
    if not looked.judged:
        yield speech.say("review-no-choice")
        return
    if looked.curve:
        yield from ("", speech.say("review-curve", curve=curve), bars(looked.curve))
        first, last = (round(100 * chance) for chance in (looked.curve[0], looked.curve[-1]))
        yield speech.say("review-course", first=first, last=last)
    yield ""
    worst = looked.worst(MOST_SHOWN)
    if not worst:
        yield speech.say("review-well-played")
        return
    yield speech.say("review-worst")
    for one in worst:
        cost = speech.say("review-cost", points=round(100 * one.lost), judged=speech.judged(one))
        yield f"  {cost}"


def bars(chances: Sequence[float]) -> str:
    """A row of bars, one for each chance."""
    return "".join(BARS[round(chance * (len(BARS) - 1))] for chance in chances)
