"""A screen on paper: whatever is shown is kept, and whatever is typed was written down before."""

from __future__ import annotations

import io
import re
from typing import Literal

from rich.console import Console
from rich.style import Style

from dethrone.terminal.screen import EndOfInput, Screen

CODE = re.compile(r"\x1b\[([0-9;]*)m")
WORDS = {"0": "/", "1": "bold", "2": "dim", "3": "italic", "7": "reverse"}
CLEARED = "~" * 20
COLOURS: Literal["truecolor"] = "truecolor"  # the same in all tests: Rich remembers the codes of a style
TYPED = "\x00"  # where typing begins


class Paper(Screen):
    """Draws on so many columns and lines; without any, writes plain lines as for a pipe."""

    def __init__(
        self, typed: list[str], *, width: int = 0, height: int = 24, has_colour: bool = False
    ) -> None:
        self.page = io.StringIO()
        super().__init__(plain=True, out=self.page)
        self.typed = list(typed)
        self.tall = 0  # lines of the fullest screen
        self._began = 0
        if width:
            Style.parse.cache_clear()  # another test may have drawn the same style with fewer colours
            Style._add.cache_clear()
            self.is_drawn = True
            self.console = Console(
                file=self.page,
                force_terminal=True,
                color_system=COLOURS if has_colour else None,
                width=width,
                height=height,
                highlight=False,
                markup=False,
                emoji=False,
                legacy_windows=False,
                _environ={},
            )

    def ask(self, prompt: str) -> str:
        """The next of the lines, with what was asked."""
        prompt = self.prompted(prompt)
        self._measure()
        line = self.typed.pop(0) if self.typed else None
        self.page.write(f"{prompt}{TYPED}{line or ''}\n")
        if line is None:
            raise EndOfInput
        return line

    def clear(self) -> None:
        """A line to tell screens apart."""
        if self.is_drawn:
            self.page.write(f"{CLEARED}\n")
            self._began = len(self.page.getvalue())

    def _measure(self) -> None:
        """A screen is counted when its first question is asked."""
        if self._began:
            self.tall = max(self.tall, self.page.getvalue().count("\n", self._began) + 1)
            self._began = 0

    @property
    def text(self) -> str:
        """All that was shown, with styles as words in angle quotes and no spaces at the ends of lines."""
        page = CODE.sub(_word, self.page.getvalue().replace(TYPED, ""))
        return "\n".join(line.rstrip() for line in page.split("\n"))

    @property
    def width_used(self) -> int:
        """The columns of the widest line, without what was typed; a file's name is never broken, to be copied."""
        lines = CODE.sub("", self.page.getvalue()).split("\n")
        return max(len(line.split(TYPED)[0].rstrip()) for line in lines if ".record" not in line)


def _word(match: re.Match[str]) -> str:
    codes = match[1].split(";")
    words = []
    while codes:
        code = codes.pop(0)
        if code in ("38", "48"):
            _, red, green, blue, *codes = codes
            words.append(f"{'on ' * (code == '48')}#{int(red):02x}{int(green):02x}{int(blue):02x}")
        else:
            words.append(WORDS.get(code, code))
    return f"‹{' '.join(words)}›"
