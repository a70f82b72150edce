"""The paper one draws on: shapes, text that fits, and our own drawings from the sprite; it becomes one SVG.

Nothing is loaded from anywhere and nothing runs in it. What a drawing defines is named for what it is, so that many
drawings on one page do not disturb each other.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape
from importlib.resources import files
from typing import NamedTuple

from dethrone.draw.theme import BLACK, BONE, SANS, SERIF, STOCK, Theme

NARROW, SLIM, MIDDLE, BROAD = "ijl'|.,:;!·", " ftrI()[]-/", "ABCDEGHKNOPQRSUVXYwZ&mM", "W@%—…"
SPARE = 1.06  # fonts differ
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


class Symbol(NamedTuple):
    """A drawing of the sprite."""

    attributes: str
    body: str


@cache
def sprite() -> dict[str, Symbol]:
    """Our drawings by name, read once."""
    text = files("dethrone.draw").joinpath("sprite.svg").read_text("utf-8")
    found = re.findall(r'<symbol id="(\w+)" ([^>]*)>(.*?)</symbol>', text)
    return {name: Symbol(attributes, body) for name, attributes, body in found}


def clean(text: str) -> str:
    """A text as XML takes it: no control characters, signs written out."""
    return escape(CONTROL.sub(" ", text), quote=True)


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """About how wide a text is, in any of the fonts."""
    return sum(map(_advance, text)) * size * SPARE * (1.07 if bold else 1)


def _advance(letter: str) -> float:
    if letter in NARROW:
        return 0.26
    if letter in SLIM:
        return 0.34
    if letter in MIDDLE:
        return 0.74
    return 0.98 if letter in BROAD or ord(letter) > 0x2E7F else 0.56


def fitting(text: str, size: float, width: float, *, bold: bool = False) -> str:
    """A text cut to a width."""
    if text_width(text, size, bold=bold) <= width:
        return text
    while text and text_width(text + "…", size, bold=bold) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def number(value: float) -> str:
    """A coordinate, as short as can be."""
    return f"{value:.1f}".removesuffix(".0")


class Paper:
    """Collects what is drawn."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._defs: dict[str, str] = {}
        self._shapes: list[str] = []

    # ---------------------------------------------------------------- shapes
    def add(self, shape: str) -> None:
        """A shape as it is written."""
        self._shapes.append(shape)

    def open(self, x: float, y: float, name: str = "", *, faded: bool = False) -> None:
        """Begin a group at a place; a named one is read out."""
        label = f' role="img" aria-label="{clean(name)}"' if name else ""
        pale = ' opacity=".5"' if faded else ""
        self.add(f'<g transform="translate({number(x)} {number(y)})"{label}{pale}>')

    def close(self) -> None:
        """End a group."""
        self.add("</g>")

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = "none",
        *,
        line: str = "",
        thick: float = 2,
        round_: float = 0,
        dashed: bool = False,
    ) -> None:
        """A rectangle; its line lies inside."""
        if line:
            x, y, width, height = x + thick / 2, y + thick / 2, width - thick, height - thick
        shape = f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        shape += f' rx="{number(round_)}"' if round_ else ""
        shape += f' fill="{fill}"' + (f' stroke="{line}" stroke-width="{number(thick)}"' if line else "")
        self.add(shape + (' stroke-dasharray="5 4"/>' if dashed else "/>"))

    def path(self, data: str, ink: str, *, thick: float = 0) -> None:
        """A path, filled or as a line."""
        style = f'fill="none" stroke="{ink}" stroke-width="{number(thick)}"' if thick else f'fill="{ink}"'
        self.add(f'<path d="{data}" {style}/>')

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        ink: str,
        *,
        bold: bool = False,
        serif: bool = False,
        anchor: str = "start",
        width: float | None = None,
    ) -> None:
        """A line of text; with a width it is cut to fit."""
        shown = words if width is None else fitting(words, size, width, bold=bold)
        style = f'font-family="{SERIF if serif else SANS}" font-size="{number(size)}" fill="{ink}"'
        style += ' font-weight="700"' if bold else ""
        style += f' text-anchor="{anchor}"' if anchor != "start" else ""
        self.add(f'<text x="{number(x)}" y="{number(y)}" {style}>{clean(shown)}</text>')

    # -------------------------------------------------------------- drawings
    def use(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        height: float,
        ink: str = BLACK,
        *,
        cut: str = STOCK,
        plate: str = STOCK,
    ) -> None:
        """One of our drawings, in an ink, with what is cut out of it and the plate behind it."""
        shape = self._defined(name, cut, plate)
        place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        self.add(f'<use href="#{shape}" {place} color="{ink}"/>')

    def _defined(self, name: str, cut: str, plate: str) -> str:
        symbol = sprite()[name]
        shape = f"dt-{name}"
        shape += f"-{cut[1:]}" if "CUT" in symbol.body else ""
        shape += f"-{plate[1:]}" if "PLATE" in symbol.body or "href" in symbol.body else ""
        if shape not in self._defs:
            self._defs[shape] = ""  # its own place in the order, before what it needs
            body = symbol.body.replace("CUT", cut).replace("PLATE", plate)
            body = re.sub(
                r'href="#(\w+)"', lambda found: f'href="#{self._defined(found[1], cut, plate)}"', body
            )
            self._defs[shape] = f'<symbol id="{shape}" {symbol.attributes}>{body}</symbol>'
        return shape

    def chisel(self, x: float, y: float, value: int, height: float, ink: str) -> float:
        """A number in our own numerals; answers how wide it is."""
        step = 0.76 * height
        for place, digit in enumerate(str(value)):
            self.use(f"g{digit}", x + place * step, y, 0.7 * height, height, ink)
        return len(str(value)) * step - 0.06 * height

    def clip(self, width: float, height: float, corner: float) -> str:
        """The name of a rounded frame to cut things off at."""
        name = f"dt-clip-{number(width)}-{number(height)}".replace(".", "_")
        shape = f'<rect width="{number(width)}" height="{number(height)}" rx="{number(corner)}"/>'
        self._defs[name] = f'<clipPath id="{name}">{shape}</clipPath>'
        return name

    def hatch(self, ink: str) -> str:
        """What is done: slanting lines; answers the fill."""
        name = f"dt-hatch-{ink[1:]}"
        self._defs[name] = (
            f'<pattern id="{name}" width="7" height="7" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate(25)"><rect width="2.2" height="7" fill="{ink}"/></pattern>'
        )
        return f"url(#{name})"

    def weave(self, size: float) -> str:
        """The back of a card: lozenges; answers the fill."""
        name, half = f"dt-weave-{number(size)}".replace(".", "_"), number(size / 2)
        side = number(size)
        self._defs[name] = (
            f'<pattern id="{name}" width="{side}" height="{side}" patternUnits="userSpaceOnUse">'
            f'<path d="M{half} 0L{side} {half}L{half} {side}L0 {half}Z" fill="{BONE}"/></pattern>'
        )
        return f"url(#{name})"

    # ------------------------------------------------------------------- end
    def ground(self, width: float, height: float) -> None:
        """Lay the table's paper under everything."""
        self._shapes.insert(
            0, f'<rect width="{number(width)}" height="{number(height)}" fill="{self.theme.paper}"/>'
        )

    def svg(self, width: float, height: float, *, title: str, about: str, shown: float) -> str:
        """Everything as one SVG, read out by its title and what it is about."""
        size = f'width="{number(shown)}" height="{number(shown * height / width)}"'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" {size} '
            f'role="img" style="max-width:100%;height:auto"><title>{clean(title)}</title>'
            f"<desc>{_lines(about)}</desc><defs>{''.join(self._defs.values())}</defs>{''.join(self._shapes)}</svg>"
        )


def _lines(text: str) -> str:
    """Lines as lines; what is in them is cleaned."""
    return "\n".join(map(clean, text.split("\n")))
