"""Cards of any size: 5 to 7, the left strip alone tells which one it is; royals are people, aces companions."""

from __future__ import annotations

from typing import Protocol

from dethrone.draw.paper import Paper
from dethrone.draw.theme import BLACK, BONE, PALE, PIPS, PLATES, QUIET, STOCK, SUITS

RATIO = 1.4
SMALL = 72  # below, corners are less round
WORDS_FROM = 90  # wide enough for what the suit does


class Face(Protocol):
    """What a card shows."""

    @property
    def rank(self) -> str:
        """`A`, `2` … `K`; `*` for a jester."""

    @property
    def is_royal(self) -> bool:
        """Whether it is a jack, a queen or a king."""


def draw_card(
    paper: Paper,
    card: Face,
    x: float,
    y: float,
    width: float,
    *,
    name: str,
    word: str = "",
    blocked: bool = False,
) -> None:
    """A card face up; `word` is what its suit does, and a power that is blocked is struck out."""
    height, corner = RATIO * width, 7 if width >= SMALL else 5 * width / 64
    letter = str(card)[-1]
    paper.open(x, y, name)
    paper.box(0, 0, width, height, STOCK, round_=corner)
    paper.add(f'<g clip-path="url(#{paper.clip(width, height, corner)})">')
    if card.rank == "*":
        _portrait(paper, "X1", "#a3211a", width)
        paper.use("cap", 0.06 * width, 0.09 * width, 0.28 * width, 0.28 * width)
    elif card.is_royal:
        _portrait(paper, str(card), PLATES[letter], width)
    else:
        _pip(paper, card.rank, letter, width, blocked=blocked)
    paper.close()
    if letter in SUITS:
        _index(paper, card, letter, width)
        if blocked and card.is_royal:
            _struck(paper, 0.06 * width, 0.8 * width, 0.31 * width, 0.055 * width, BLACK)
    if word and width >= WORDS_FROM and not card.is_royal and letter in SUITS:
        paper.text(width - 9, 21, word, 12, QUIET, bold=True, anchor="end", width=0.52 * width)
    paper.box(0, 0, width, height, line=BLACK, round_=corner)
    paper.close()


def _index(paper: Paper, card: Face, letter: str, width: float) -> None:
    ink, tall = SUITS[letter], (0.36 if card.is_royal else 0.4) * width
    left = (0.07 if card.rank == "10" else 0.08 if card.is_royal else 0.09) * width
    wide = tall * (78 if card.rank == "10" else 56) / 80
    paper.use(f"g{card.rank}", left, 0.09 * width, wide, tall, ink)
    side = (0.25 if card.is_royal else 0.27) * width
    paper.use(letter, 0.09 * width, (0.51 if card.is_royal else 0.54) * width, side, side, ink)


def _pip(paper: Paper, rank: str, letter: str, width: float, *, blocked: bool) -> None:
    side = 0.7 * width
    left, top = width - side + 0.07 * width, RATIO * width - side + 0.03 * width
    ink = PALE if blocked else PIPS[letter]
    paper.use(f"a{letter}" if rank == "A" else letter, left, top, side, side, ink)
    if blocked:
        _struck(paper, left - 0.02 * side, top + 0.95 * side, side, 0.07 * width, SUITS[letter])


def _struck(paper: Paper, x: float, y: float, side: float, thick: float, ink: str) -> None:
    data = f"M{x:.1f} {y:.1f}l{side:.1f} {-side:.1f}"
    paper.path(data, STOCK, thick=2.4 * thick)
    paper.path(data, ink, thick=thick)


def _portrait(paper: Paper, name: str, plate: str, width: float) -> None:
    wide, tall = 0.6 * width, RATIO * width
    left = width - wide
    scale = max(wide / 200, tall / 260)
    paper.use(f"p{name}", left + (wide - 200 * scale) / 2, 0, 200 * scale, 260 * scale, plate=plate)
    paper.box(0, 0, left, tall, STOCK)
    paper.path(f"M{left:.1f} 0V{tall:.1f}", BLACK, thick=2)


def draw_back(paper: Paper, x: float, y: float, width: float) -> None:
    """A card face down."""
    height, corner = RATIO * width, 7 if width >= SMALL else 5 * width / 64
    margin = 4 if width < WORDS_FROM else 7
    paper.open(x, y)
    paper.box(0, 0, width, height, BLACK, round_=corner)
    paper.box(1, 1, width - 2, height - 2, line=BONE if paper.theme.name == "dark" else BLACK, round_=corner)
    paper.box(2, 2, width - 4, height - 4, line=BONE, thick=1.5, round_=max(1, corner - 2))
    inner = (margin + 1, margin + 1, width - 2 * margin - 2, height - 2 * margin - 2)
    paper.box(*inner, paper.weave(6))
    paper.close()


def draw_place(paper: Paper, x: float, y: float, width: float) -> None:
    """Where a card could be."""
    line = paper.theme.quiet
    paper.box(x, y, width, RATIO * width, line=line, thick=1.5, round_=5 * width / 64, dashed=True)
