"""What differs between the games in the terminal: board, question, reading of typed text, preview, help.

A game that has no skin of its own is played in the plainest one: its view in a line, its legal moves in a list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from dethrone import games
from dethrone.contract import Game, Kind, Move, Step, View, Viewer
from dethrone.prose import Voice

Names = Sequence[str]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Moves that one key takes, and the same as they would be typed."""

    moves: tuple[Move, ...]
    typed: str


class Skin(Protocol):
    """One game's looks and manners at the terminal; `voice` is the language it speaks."""

    voice: Voice
    usual_bot: str
    sizes: Sequence[int]  # how large the board can be drawn, the largest first
    commands: Mapping[str, Callable[[View, Names], list[str]]]  # words that only this game knows
    curve: str  # message id: what the curve of a review is of

    def title(self, view: View, names: Names) -> str:
        """What stands above the board."""

    def ink(self, sentence: str, style: str = "") -> Text:
        """A sentence with its cards or dice in their inks."""

    def privacy(self, view: View) -> object:
        """What the others must not see now: when it changes the screen is covered anew; None: all may look."""

    def board(
        self, view: View, names: Names, title: str, *, width: int, size: int, moves: Sequence[Move] = ()
    ) -> RenderableType:
        """The table as the viewer sees it; with moves in hand, what they would take is marked."""

    def plain(self, view: View, names: Names, title: str) -> list[str]:
        """The same in plain lines, for pipes and screen readers."""

    def question(self, view: View, names: Names) -> list[Text]:
        """What is asked of the viewer, in a few lines."""

    def reminder(self, view: View) -> str:
        """The question in one sentence, for who pressed Enter; empty where Enter does something."""

    def read(self, text: str, view: View, names: Names) -> tuple[Move, ...]:
        """The moves that a typed text means."""

    def needs_no_look(self, move: Move) -> bool:
        """Whether a move is made at once, without being shown first."""

    def is_answer(self, text: str, view: View) -> bool:
        """Whether a text answers yes or no to what was shown, and is no move."""

    def suggest(self, view: View, people: Sequence[int]) -> Suggestion | None:
        """What is suggested for one key."""

    def typed(self, moves: Sequence[Move]) -> str:
        """Moves as one would type them."""

    def preview(self, view: View, steps: Sequence[Step], names: Names) -> list[str]:
        """What moves that were only tried would do, as far as it is certain."""

    def hint(self, view: View, company: Sequence[str | None]) -> tuple[tuple[Move, ...], list[str]]:
        """What a strong player would do with what this person may know, and why."""

    def tell(self, steps: Sequence[Step], viewer: Viewer, names: Names) -> list[str]:
        """What happened, as far as the viewer may know."""

    def opening(self, game: Game, names: Names) -> list[str]:
        """What is said before the first move, besides who plays."""

    def log(self, steps: Sequence[Step], wanted: str, viewer: Viewer, names: Names) -> list[str]:
        """What happened so far, or the part of it that was asked for."""

    def ending(self, view: View) -> RenderableType | None:
        """How it ended, drawn large."""

    def help(self, view: View) -> list[str]:
        """What can be typed now, first what is asked for."""

    def laid_open(self, game: Game, names: Names) -> tuple[View, list[str]]:
        """For looking back with nothing hidden: a view to draw, and lines for what it does not show."""


def skin_for(kind: Kind, voice: Voice) -> Skin:
    """A game's skin, or the plainest one."""
    module: Any = games.special("dethrone.terminal", kind.name)
    if module is None:
        from dethrone.terminal.plainskin import PlainSkin  # noqa: PLC0415 (it builds on this module)

        return PlainSkin(kind, voice)
    skin: Skin = module.skin(voice)
    return skin
