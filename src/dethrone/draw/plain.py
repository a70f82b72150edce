"""The plainest drawing: what a value says of itself, line by line; for whatever has no skin of its own."""

from __future__ import annotations

from textwrap import wrap

from dethrone.draw.paper import Paper, text_width

COLUMNS = 80
MOST = 60  # lines
SIZE, LINE, MARGIN = 15.0, 22.0, 16.0


def draw_lines(paper: Paper, text: str) -> tuple[float, float]:
    """Text in lines; answers the size."""
    lines = [piece for line in text.splitlines() for piece in wrap(line, COLUMNS) or [""]]
    if len(lines) > MOST:
        lines = [*lines[: MOST - 1], "…"]
    lines = lines or [""]
    width = max(text_width(line, SIZE) for line in lines) + 2 * MARGIN
    height = len(lines) * LINE + 2 * MARGIN - 6
    theme = paper.theme
    paper.box(0, 0, width, height, theme.surface)
    paper.box(0, 0, 6, height, theme.madder)
    for place, line in enumerate(lines):
        paper.text(MARGIN, MARGIN + 12 + place * LINE, line, SIZE, theme.ink)
    return width, height
