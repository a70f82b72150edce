"""A finished game looked back on, in the terminal: the curve of chances, and the moves that cost most."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from dethrone.players.regicide.analysis import Analysis, analyse
from dethrone.players.regicide.settings import GUIDED, Settings
from dethrone.regicide.record import parse_record, replay
from dethrone.terminal.face import Face

BARS = " ▁▂▃▄▅▆▇█"
MOST_SHOWN = 5


def review(text: str, face: Face, *, samples: int, threads: int) -> int:
    """Judge every decision of a record and tell what it showed."""
    game = replay(parse_record(text))
    face.say(f"Looking back on {game.version} moves, {samples} samples a decision …")
    settings = Settings(samples=samples, threads=threads, guided=GUIDED)
    looked = analyse(game, settings, show_progress if sys.stderr.isatty() else None)
    face.say(*told(looked))
    return 0


def show_progress(ply: int, plies: int) -> None:
    """One line that is written over, for people who wait."""
    print(
        f"\rmove {ply + 1} of {plies}" if ply + 1 < plies else "\r\033[K", end="", file=sys.stderr, flush=True
    )


def told(looked: Analysis) -> list[str]:
    """The analysis in lines for people."""
    if not looked.judged:
        return ["No decision of this game was a choice."]
    lines = ["", "The chance to win, move by move (as a strong player sees it):", curve(looked.curve)]
    lines.append(
        f"It began at {100 * looked.curve[0]:.0f} % and stood at {100 * looked.curve[-1]:.0f} % at the end."
    )
    worst = looked.worst(MOST_SHOWN)
    lines.append("")
    if worst:
        lines.append("The moves that cost most, worst first:")
        lines += [f"  {one.lost * 100:.0f} points: {one}" for one in worst]
    else:
        lines.append("No move can be told from the best one there was. Well played.")
    return lines


def curve(chances: Sequence[float]) -> str:
    """A row of bars, one a decision."""
    return "".join(BARS[round(chance * (len(BARS) - 1))] for chance in chances)
