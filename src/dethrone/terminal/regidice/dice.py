"""Dice drawn as dice: the shape of the pips is the colour, so nothing depends on seeing colours."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.text import Text

from dethrone.regidice.dice import CAUGHT, HIDDEN, IDLE, Colour, Die
from dethrone.terminal.ink import MADDER, PLAIN_INK, QUIET, WELD, WOAD

SHAPE = {Colour.RED: "●", Colour.BLUE: "■", Colour.YELLOW: "◆", Colour.BLACK: "✚"}
STOCK = {
    Colour.RED: "#fffaf0 on #a3211a",
    Colour.BLUE: "#fffaf0 on #1b4a75",
    Colour.YELLOW: "#1c1814 on #e2a52b",
    Colour.BLACK: "#fffaf0 on #1c1814",
}
INK = {
    Colour.RED: f"bold {MADDER}",
    Colour.BLUE: f"bold {WOAD}",
    Colour.YELLOW: f"bold {WELD}",
    Colour.BLACK: PLAIN_INK,
}
PIPS = {
    1: ("     ", "  o  ", "     "),
    2: ("o    ", "     ", "    o"),
    3: ("o    ", "  o  ", "    o"),
    4: ("o   o", "     ", "o   o"),
    5: ("o   o", "  o  ", "o   o"),
    6: ("o   o", "o   o", "o   o"),
    HIDDEN: ("     ", "  ?  ", "     "),
    IDLE: ("     ", "  -  ", "     "),
    CAUGHT: ("     ", "  *  ", "     "),
}
WIDE = 8  # columns of a drawn die and the gap after it
HIGH = 4  # lines of a drawn die and its name
NAMED = re.compile(r"(?<!\w)([rbyk])([1-6?*-])(?!\w)")


def drawn(dice: Sequence[Die], width: int) -> list[Text]:
    """Dice side by side, as many in a row as fit, each with its name below: r3."""
    fit = max(1, width // WIDE)
    lines: list[Text] = []
    for start in range(0, len(dice), fit):
        row = [Text() for _ in range(HIGH)]
        for die in dice[start : start + fit]:
            _draw(die, row)
        lines += row
    return lines


def _draw(die: Die, row: list[Text]) -> None:
    style = STOCK[die.colour] + ("" if die.is_showing else " dim")
    for line, pips in zip(row, PIPS[die.value], strict=False):
        line.append(f"│{pips.replace('o', SHAPE[die.colour])}│", style).append(" ")
    row[-1].append(f"{die!s:^7} ", INK[die.colour])


def listed(dice: Iterable[Die]) -> Text:
    """Dice in one line: r3 b2 y?."""
    return Text(" ").join(Text(str(die), INK[die.colour] if die.value != IDLE else QUIET) for die in dice)


def spelled(dice: Iterable[Die]) -> str:
    """Dice in one line of plain text."""
    return " ".join(map(str, dice))


def inked(sentence: str, style: str = "") -> Text:
    """A sentence with its dice in their inks."""
    shown = Text(style=style)
    at = 0
    for match in NAMED.finditer(sentence):
        shown.append(sentence[at : match.start()]).append(match[0], INK[Colour(match[1])])
        at = match.end()
    return shown.append(sentence[at:])
