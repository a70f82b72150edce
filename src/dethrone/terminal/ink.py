"""The inks: madder, woad, weld and black, chosen to be read on dark and on light backgrounds alike.

Colour never carries meaning alone: suits have signs and letters, and everything has a word.
"""

from __future__ import annotations

import re

from rich.text import Text

MADDER = "#cf4a3c"
WOAD = "#3f86c8"
WELD = "#b5800f"
PLAIN_INK = "bold"
QUIET = "dim"
PAPER = "#fffaf0"
STOCK = {"C": "#1c1814", "D": "#754c00", "H": "#a3211a", "S": "#1b4a75", "*": "#4a443c"}
INKS = {"C": PLAIN_INK, "D": f"bold {WELD}", "H": f"bold {MADDER}", "S": f"bold {WOAD}", "*": "bold italic"}
SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠", "*": "★"}
CARD = re.compile(r"(?<![\w-])(10|[2-9AJQK])([CDHS])(?!\w)")


def inked(text: str, style: str = "") -> Text:
    """A sentence with its cards in the inks of their suits, with signs for letters."""
    shown = Text(style=style)
    at = 0
    for match in CARD.finditer(text):
        shown.append(text[at : match.start()])
        shown.append(match[1] + SIGNS[match[2]], INKS[match[2]])
        at = match.end()
    shown.append(text[at:])
    return shown


class Aside(Text):
    """A line that explains, and is left out where there is no room for it: `?` has it too."""
