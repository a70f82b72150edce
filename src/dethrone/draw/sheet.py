"""What every board is put together from: top bar, track, portrait, bar, facts, the inverted block, seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dethrone.draw.paper import Paper, text_width
from dethrone.draw.theme import BLACK, STOCK, WELD

WIDTH = 960.0
MARGIN = 20.0
INNER = WIDTH - 2 * MARGIN
GAP = 12.0
TOP = 56.0
TRACK = 44.0
BODY = TOP + TRACK + 18  # where the fight begins


@dataclass(frozen=True, slots=True)
class Fact:
    """A sign, what it is, and a quieter line below."""

    sign: str
    ink: str
    title: str
    detail: str
    is_struck: bool = False


@dataclass(frozen=True, slots=True)
class Block:
    """What is asked now, or how it ended."""

    lines: Sequence[str]
    number: int | None = None
    caption: str = ""
    stamp: str = ""

    @property
    def height(self) -> float:
        """A sentence alone needs less."""
        return 84.0 if self.stamp or self.number is not None or len(self.lines) > 1 else 54.0


def draw_top(paper: Paper, notes: str) -> None:
    """The wordmark, and what is played."""
    theme = paper.theme
    paper.use("logo", MARGIN, 14, 28, 28, theme.madder, cut=theme.paper)
    paper.use("wm", MARGIN + 38, 18, 119, 20, theme.ink)
    paper.text(WIDTH - MARGIN, 33, notes, 14, theme.quiet, anchor="end", width=INNER - 180)
    for y in (TOP - 3.5, TOP - 0.5):
        paper.path(f"M0 {y}H{WIDTH:.0f}", theme.ink, thick=1)


def draw_portrait(paper: Paper, name: str, plate: str, y: float, height: float, *, fallen: bool) -> float:
    """An enemy in its frame, on the left; answers how wide it is."""
    width, frame = height * 200 / 258, 6.0
    theme = paper.theme
    inner, tall = width - 2 * frame, height - 2 * frame
    paper.box(MARGIN + 5, y + 5, width, height, plate)
    if theme.edge != BLACK:
        paper.box(MARGIN - 2, y - 2, width + 4, height + 4, theme.quiet)
    paper.box(MARGIN, y, width, height, BLACK)
    paper.open(MARGIN + frame, y + frame)
    paper.add(f'<g clip-path="url(#{paper.clip(inner, tall, 0)})">')
    paper.use(f"p{name}", 0, 0, inner, inner * 1.3, plate=plate)
    if fallen:
        paper.add(f'<rect width="{inner:.1f}" height="{tall:.1f}" fill="#8a8377" opacity=".55"/>')
        cut = f"M-4 {0.72 * tall:.1f}L{inner + 4:.1f} {0.24 * tall:.1f}"
        paper.path(cut, STOCK, thick=16)
        paper.path(cut, BLACK, thick=8)
    paper.close()
    paper.close()
    return width


def draw_name(paper: Paper, x: float, y: float, name: str, below: str, width: float) -> None:
    """An enemy's name, as large as fits, and a line below."""
    size = 34.0
    while size > 20 and text_width(name, size, bold=True) > width:
        size -= 1
    paper.text(x, y + 30, name, size, paper.theme.ink, bold=True, serif=True, width=width)
    paper.text(x, y + 54, below, 15, paper.theme.quiet, width=width)


def draw_bar(paper: Paper, x: float, y: float, width: float, done: int, whole: int) -> None:
    """Hatched is done, madder is left."""
    theme, height = paper.theme, 22.0
    gone = (width - 4) * done / whole
    paper.box(x, y, width, height, theme.raised)
    paper.box(x + 2, y + 2, gone, height - 4, paper.hatch(theme.ink))
    if done < whole:
        paper.box(x + 2 + gone, y + 2, width - 4 - gone, height - 4, theme.madder)
        if done:
            paper.path(f"M{x + 2 + gone:.1f} {y}v{height}", theme.ink, thick=2)
    paper.box(x, y, width, height, line=theme.ink)


def draw_facts(paper: Paper, x: float, y: float, facts: Sequence[Fact], width: float) -> None:
    """Facts side by side, in a fixed order."""
    step = width / len(facts)
    for place, fact in enumerate(facts):
        left = x + place * step
        paper.use(fact.sign, left, y + 4, 26, 26, fact.ink, cut=paper.theme.paper)
        if fact.is_struck:
            struck = f"M{left - 2:.1f} {y + 32}l30 -30"
            paper.path(struck, paper.theme.paper, thick=9)
            paper.path(struck, paper.theme.ink, thick=4)
        paper.text(left + 36, y + 15, fact.title, 17, paper.theme.ink, bold=True, width=step - 42)
        paper.text(left + 36, y + 33, fact.detail, 14, paper.theme.quiet, width=step - 42)


def draw_block(paper: Paper, y: float, block: Block) -> float:
    """The one inverted block: number, stamp, words; answers how high it is."""
    theme, height = paper.theme, block.height
    paper.box(MARGIN, y, INNER, height, theme.ink)
    x = MARGIN + 20
    if block.number is not None:
        wide = paper.chisel(x, y + 12, block.number, 40, theme.paper)
        paper.text(x, y + 70, block.caption, 13, theme.paper, bold=True, width=160)
        x += max(wide, text_width(block.caption, 13, bold=True)) + 24
    if block.stamp:
        wide = text_width(block.stamp, 22, bold=True) + 28
        paper.add(f'<g transform="rotate(-4 {x + wide / 2:.1f} {y + height / 2:.1f})">')
        paper.box(x, y + 20, wide, 44, line=theme.stamp, thick=3)
        centre = x + wide / 2
        paper.text(
            centre, y + 49, block.stamp, 22, theme.stamp, bold=True, serif=True, anchor="middle", width=wide
        )
        paper.close()
        x += wide + 24
    _lines(paper, x, y + height / 2, block.lines)
    return height


def _lines(paper: Paper, x: float, y: float, lines: Sequence[str]) -> None:
    width = WIDTH - MARGIN - 16 - x
    top = y + 6 - 12 * (len(lines) - 1)
    for place, line in enumerate(lines):
        size, bold = (18, True) if place == 0 else (14, False)
        paper.text(x, top + 24 * place, line, size, paper.theme.paper, bold=bold, width=width)


def draw_seat(
    paper: Paper, x: float, y: float, width: float, height: float, name: str, note: str, *, is_asked: bool
) -> None:
    """A seat's panel; its left edge tells whether it is asked."""
    theme = paper.theme
    paper.box(x, y, width, height, theme.surface)
    paper.box(x, y, 6, height, theme.madder if is_asked else theme.rule)
    beside = text_width(note, 13) + 16
    paper.text(x + 18, y + 26, name, 17, theme.ink, bold=True, serif=True, width=width - 34 - beside)
    paper.text(x + width - 14, y + 26, note, 13, theme.quiet, anchor="end", width=width - 60)


def draw_bubble(paper: Paper, x: float, y: float, words: str, *, sign: str = "", width: float = 300) -> None:
    """Something that was said."""
    theme, left = paper.theme, 34.0 if sign else 10.0
    shown = min(width, text_width(words, 13, bold=True) + left + 10)
    right, low = x + shown, y + 26
    data = f"M{x + 2:.1f} {y}H{right - 11:.1f}q11 0 11 11v4q0 11 -11 11"
    data += f"H{x + 11:.1f}q-11 0 -11 -11V{y + 2:.1f}q0 -2 2 -2Z"
    paper.path(data, theme.ink)
    if sign:
        paper.use(sign, x + 8, y + 3, 20, 20, theme.paper, cut=theme.ink)
    paper.text(x + left, low - 8, words, 13, theme.paper, bold=True, width=shown - left - 4)


def draw_track(paper: Paper, cells: Sequence[tuple[str, str]]) -> None:
    """Numbered stages; each is its name and `done`, `now` or `later`."""
    theme, step = paper.theme, INNER / len(cells)
    for place, (name, state) in enumerate(cells):
        x = MARGIN + place * step
        is_now = state == "now"
        if is_now:
            paper.box(x, TOP, step, TRACK, theme.ink)
        fill = WELD if is_now else theme.quiet if state == "done" else "none"
        paper.box(x + 10, TOP + 11, 22, 22, fill, line="" if fill != "none" else theme.quiet)
        ink = BLACK if is_now else theme.paper if state == "done" else theme.quiet
        paper.text(x + 21, TOP + 27, str(place + 1), 14, ink, bold=True, anchor="middle")
        words = theme.paper if is_now else theme.quiet
        paper.text(x + 41, TOP + 27, name, 15, words, bold=True, width=step - 46)
    paper.path(f"M{MARGIN} {TOP + TRACK}h{INNER}", theme.rule, thick=1.5)
