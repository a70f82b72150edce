"""Inks and paper: four plates on unbleached paper, by day and by night. Card stock never changes."""

from __future__ import annotations

from dataclasses import dataclass

STOCK = "#fffaf0"
BLACK = "#1c1814"  # keylines of cards and dice
BONE = "#e8dcc3"  # the pattern on a card's back
WELD = "#d8930f"
SUITS = {"C": BLACK, "D": "#754c00", "H": "#a3211a", "S": "#1b4a75"}
PIPS = SUITS | {"D": "#c07f08"}  # a large pip may be paler than an index
PLATES = {"C": "#4a443c", "D": "#c07f08", "H": "#a3211a", "S": "#1b4a75"}
PALE = "#e3d8c0"  # a power that is blocked
QUIET = "#564c3f"  # small words on card stock
SERIF = (
    "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L','Book Antiqua',Georgia,"
    "'Liberation Serif',serif"
)
SANS = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Liberation Sans',Arial,system-ui,sans-serif"


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by what they are for."""

    name: str
    paper: str
    surface: str
    raised: str
    ink: str
    quiet: str
    rule: str
    madder: str
    woad: str
    weldink: str
    stamp: str  # on an inverted block
    edge: str  # around portraits and black dice, which the paper could swallow

    def suit(self, letter: str) -> str:
        """A suit's ink on the paper."""
        return {"C": self.ink, "D": self.weldink, "H": self.madder, "S": self.woad}[letter]


THEMES = {
    theme.name: theme
    for theme in (
        Theme(
            *("light", "#e8dcc3", "#f4ebd6", "#fffaf0", "#1c1814", "#564c3f", "#bfae8b"),
            *("#a3211a", "#1b4a75", "#754c00", "#f0bd55", BLACK),
        ),
        Theme(
            *("dark", "#15110d", "#211b15", "#2c241c", "#f2e7cf", "#bbac90", "#4d4233"),
            *("#ff8672", "#8dbde8", "#f0bd55", "#8a2018", "#f2e7cf"),
        ),
    )
}
