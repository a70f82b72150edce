"""What differs between the games in the terminal: board, question, reading of typed text, preview, help.

A game that has no skin of its own is played in the plainest one: its view in a line, its legal moves in a list.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from dethrone import games
from dethrone.contract import Kind, Move, Viewer
from dethrone.prose import Voice

Names = Sequence[str]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Moves that one key takes, and the same as they would be typed."""

    moves: tuple[Move, ...]
    typed: str


class Skin(Protocol):
    """One game's looks and manners at the terminal; `voice` is the language it speaks.

    Views, steps and games are those of the skin's own game, hence Any.
    """

    kind: Kind
    voice: Voice
    usual_bot: str
    wants_trial: bool  # whether a line may be several moves, which are tried one after the other
    sizes: Sequence[
        int
    ]  # how large the board can be drawn, the largest first; below 0 it leaves something out
    commands: Mapping[str, Callable[[Any, Names], list[str]]]  # words that only this game knows
    curve: str  # what the curve of a review is of: moves, or declarations

    def title(self, view: Any, names: Names, ply: int) -> str:
        """What stands above the board after so many moves."""

    def ink(self, sentence: str, style: str = "") -> Text:
        """A sentence with its cards or dice in their inks."""

    def privacy(self, view: Any) -> object:
        """What the others must not see now: when it changes the screen is covered anew; None: all may look."""

    def board(
        self, view: Any, names: Names, title: str, *, width: int, size: int, moves: Sequence[Move] = ()
    ) -> RenderableType:
        """The table as the viewer sees it; with moves in hand, what they would take is marked."""

    def plain(self, view: Any, names: Names, title: str) -> list[str]:
        """The same in plain lines, for pipes and screen readers."""

    def question(self, view: Any, names: Names, *, width: int) -> list[Text]:
        """What is asked of the viewer, in a few lines."""

    def offer(self, suggestion: Suggestion, view: Any) -> Text:
        """What is suggested, and what Enter does with it."""

    def reminder(self, view: Any) -> str:
        """The question in one sentence, for who pressed Enter."""

    def read(self, text: str, view: Any, names: Names) -> tuple[Move, ...]:
        """The moves that a typed text means."""

    def speaker(self, move: Move) -> int | None:
        """Whose word a move is, if it is one that is said and not done."""

    def saying(self, move: Move) -> str:
        """What may be said, as one would type it."""

    def completed(self, view: Any, trial: Any) -> tuple[Move, ...]:
        """What belongs to what was typed, though nobody types it, after it was tried."""

    def needs_no_look(self, move: Move) -> bool:
        """Whether a move is made at once, without being shown first."""

    def is_answer(self, text: str, view: Any) -> bool:
        """Whether a text answers yes or no to what was shown, and is no move."""

    def suggest(self, view: Any, people: Sequence[int]) -> Suggestion | None:
        """What is suggested for one key."""

    def typed(self, moves: Sequence[Move]) -> str:
        """Moves as one would type them."""

    def preview(self, view: Any, moves: Sequence[Move], trial: Sequence[Any], names: Names) -> list[str]:
        """What moves would do, as far as it is certain; `trial` has their steps where the skin wants them tried."""

    def hint(
        self, view: Any, company: Sequence[str | None], names: Names
    ) -> tuple[tuple[Move, ...], list[str]]:
        """What a strong player would do with what this person may know, and why."""

    def tell(self, steps: Sequence[Any], viewer: Viewer, names: Names) -> list[str]:
        """What happened, as far as the viewer may know."""

    def retell(self, step: Any, viewer: Viewer, names: Names) -> list[str]:
        """What one move did, looking back; without a viewer nothing is hidden."""

    def tell_opening(self, game: Any, viewer: Viewer, names: Names) -> list[str]:
        """What happened before the first move."""

    def chapter(self, view: Any) -> object:
        """The part of the game that one can leap over when looking back."""

    def log(self, steps: Sequence[Any], wanted: str, viewer: Viewer, names: Names) -> list[str]:
        """What happened so far, or the part of it that was asked for."""

    def ending(self, view: Any) -> RenderableType | None:
        """How it ended, drawn large."""

    def help(self, view: Any) -> list[str]:
        """What can be typed now, first what is asked for."""

    def about(self, topic: str, rules: Any) -> list[str]:
        """The rules on a topic, or which topics there are."""

    def is_quick(self, bot: str) -> bool:
        """Whether a bot answers at once."""

    def laid_open(self, game: Any, names: Names) -> tuple[Any, list[str]]:
        """For looking back with nothing hidden: a view to draw, and lines for what it does not show."""


NAME = "dethrone"
YOU = "You"  # what the table calls the one person who sits at it
QUICK = ("random", "novice", "greedy", "quick")  # bots that answer at once


def called(voice: Voice, name: str) -> str:
    """What a seat is called in a list: `You` in the language that is spoken."""
    return voice.say("terminal-you") if name == YOU else name


def skin_for(kind: Kind, voice: Voice) -> Skin:
    """A game's skin, or the plainest one."""
    module: Any = games.special("dethrone.terminal", kind.name)
    if module is None:
        from dethrone.terminal.plainskin import PlainSkin  # noqa: PLC0415 (it builds on this module)

        return PlainSkin(kind, voice)
    skin: Skin = import_module(f"{module.__name__}.skin").SKIN(voice)
    return skin


def play_command(kind: Kind, resume: str = "") -> str:
    """What to type to go on with a saved game: the latest, or one by its name."""
    game = "" if kind.name == games.names()[0] else f" {kind.name}"
    return f"{program()} play{game} --resume {resume}".rstrip()


def program() -> str:
    """What to type for this program: its name where it is on the path, otherwise where it lies."""
    called = Path(sys.argv[0])
    if shutil.which(NAME) or called.name != NAME:
        return NAME
    return os.path.relpath(called)
