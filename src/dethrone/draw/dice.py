"""Dice: the pips' shape is the colour; a hollow pip is a die that shows nothing."""

from __future__ import annotations

from dethrone.draw.paper import Paper
from dethrone.draw.theme import BLACK, STOCK

FILLS = {"r": "#a3211a", "b": "#1b4a75", "y": "#e2a52b", "k": BLACK}
PIPS = {"r": STOCK, "b": STOCK, "y": BLACK, "k": "#f4ebd6"}
HIDDEN, AT_REST, CAUGHT = "?", "-", "*"


def draw_die(paper: Paper, die: str, x: float, y: float, side: float, *, pale: bool = True) -> None:
    """A die by its text (`r3`, `k?`); one at rest is pale where that says something."""
    colour, face = die[0], die[1:]
    line = paper.theme.edge if colour == "k" else BLACK
    paper.open(x, y, faded=pale and face == AT_REST)
    paper.box(0, 0, side, side, FILLS[colour], line=line, thick=max(1.2, side / 24), round_=0.16 * side)
    paper.use(f"{colour}{face if face.isdigit() else 0}", 0, 0, side, side, PIPS[colour])
    if face == CAUGHT:
        paper.add(
            f'<circle cx="{side:.1f}" cy="0" r="{side / 6:.1f}" fill="{STOCK}" stroke="{BLACK}" stroke-width="2.5"/>'
        )
    paper.close()


def per_row(width: float, side: float, gap: float = 6) -> int:
    """How many dice lie side by side."""
    return max(1, int((width + gap) // (side + gap)))


def rows_height(count: int, width: float, side: float, gap: float = 6) -> float:
    """How high so many dice are in rows."""
    rows = -(-count // per_row(width, side, gap)) if count else 0
    return max(0, rows * (side + gap) - gap)


def draw_dice(
    paper: Paper, dice: list[str], x: float, y: float, width: float, side: float, *, pale: bool = True
) -> None:
    """Dice in rows."""
    gap = 6.0
    fit = per_row(width, side, gap)
    for place, die in enumerate(dice):
        row, column = divmod(place, fit)
        draw_die(paper, die, x + column * (side + gap), y + row * (side + gap), side, pale=pale)
