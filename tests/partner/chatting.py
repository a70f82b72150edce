"""A game with a model, played by scripts: a chat that sees nothing but what is sent, and a person at the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from dethrone.contract import View
from dethrone.counsel.advising import answer
from dethrone.counsel.reading import read_given
from dethrone.partner.console import Console
from dethrone.partner.session import RULER, Session
from dethrone.players import Limit, player
from dethrone.prose import voice
from dethrone.table import Table

QUICK = Limit(samples=20)
Chat = Callable[[str], str]  # what a chat answers to what it is sent


class Keeping:
    """Keeps games in memory."""

    def __init__(self) -> None:
        self.saves: list[str] = []
        self.record = ""

    def write(self, _name: str, text: str) -> object:
        self.saves.append(text)
        return None

    def finish(self, _name: str, text: str) -> object:
        self.record = text
        return Path("game.record")


def clever(prompt: str) -> str:
    """A chat that plays well, from the prompt alone."""
    return str(answer(read_given(prompt), QUICK))


def plain(prompt: str) -> str:
    """A chat that plays a game which is told plainly: it finds the view's line."""
    line = next(line for line in prompt.splitlines() if line.startswith("View: "))
    return str(answer(read_given(line.removeprefix("View: ")), QUICK))


class Desk:
    """The keyboard and the screen: copies prompts into the chat, and pastes what it answers."""

    def __init__(self, chat: Chat, *, most: int | None = None, game: str = "regicide") -> None:
        self.chat = chat
        self.most = most  # prompts after which the input ends
        self.shown: list[str] = []
        self.sent: list[str] = []
        self.waiting: list[str] = []
        self.view: Callable[[], View] | None = None
        self.person = player("greedy", game=game)

    @property
    def console(self) -> Console:
        return Console(self.read, self.shown.append)

    def read(self, question: str) -> str:
        """A line: the person's move, or the next line of what the chat answered."""
        if question:
            assert self.view is not None
            view = self.view()
            return str(self.person.choose(view)) if view.decider == view.seat else ""
        if not self.waiting:
            self.waiting = [*self._reply().splitlines(), "."]
        return self.waiting.pop(0)

    def _reply(self) -> str:
        start, end = [at for at, line in enumerate(self.shown) if line == RULER][-2:]
        self.sent.append("\n".join(self.shown[start + 1 : end]))
        if self.most is not None and len(self.sent) > self.most:
            raise EOFError
        return self.chat(self.sent[-1])


def sit(table: Table, desk: Desk, keeping: Keeping | None = None) -> Session:
    """A session at a desk; whoever of the people is asked looks at their own view."""
    session = Session(table, desk.console, voice(), keeping or Keeping(), name="test")
    desk.view = lambda: table.view(next(iter(session.asked() or (0,))))
    return session
