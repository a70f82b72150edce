"""A finished game looked back on, in the terminal: the curve of chances, and the moves that cost most."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from functools import partial

from dethrone.contract import Move
from dethrone.players import roster
from dethrone.players.advice import Analysis
from dethrone.players.limit import Limit
from dethrone.prose import Voice
from dethrone.sheet import Record
from dethrone.terminal.screen import Screen
from dethrone.terminal.skin import Skin, called

BARS = " ▁▂▃▄▅▆▇█"
MOST_SHOWN = 5
SEAT = re.compile(r"\bP([0-3])\b")


def look_back(record: Record, screen: Screen, skin: Skin, limit: Limit) -> int:
    """Let a game be judged, with progress for people who wait, and tell what it showed."""
    voice = skin.voice
    screen.quote(voice.say("review-begins", moves=len(record.moves), samples=limit.samples))
    progress = partial(show_progress, voice) if sys.stderr.isatty() else None
    analysis = roster.analyse(record, limit, progress)
    names = record.seats or tuple(f"P{seat}" for seat in range(max(skin.kind.players) + 1))
    screen.quote(*screen.flow(told(analysis, skin.curve, voice, names)))
    return 0


def show_progress(voice: Voice, ply: int, plies: int) -> None:
    """One line that is written over."""
    line = voice.say("review-progress", ply=ply + 1, plies=plies) if ply + 1 < plies else "\033[K"
    print(f"\r{line}", end="", file=sys.stderr, flush=True)


def told(analysis: Analysis[Move], curve: str, voice: Voice, names: Sequence[str]) -> Iterator[str]:
    """The analysis in lines for people; `curve` says what its curve is of: moves, or declarations."""
    if not analysis.judged:
        yield voice.say("review-no-choice")
        return
    if analysis.curve:
        yield from ("", voice.say("review-curve", curve=curve), bars(analysis.curve))
        first, last = (round(100 * chance) for chance in (analysis.curve[0], analysis.curve[-1]))
        yield voice.say("review-course", first=first, last=last)
    yield ""
    worst = analysis.worst(MOST_SHOWN)
    if not worst:
        yield voice.say("review-well-played")
        return
    yield voice.say("review-worst")
    shown = [called(voice, name) for name in names]
    for one in worst:
        judged = voice.judged(one, names, lambda move: named(str(move), shown))
        cost = voice.say("review-cost", points=round(100 * one.lost), judged=judged)
        yield f"  {cost}"


def named(text: str, names: Sequence[str]) -> str:
    """A move as it is written, with people's names for the seats in it."""
    return SEAT.sub(lambda match: names[int(match[1])], text)


def bars(chances: Sequence[float]) -> str:
    """A row of bars, one for each chance."""
    return "".join(BARS[round(chance * (len(BARS) - 1))] for chance in chances)
