"""A game looked at again, move by move, as one seat saw it or with nothing hidden."""

from __future__ import annotations

import sys

from dethrone.contract import Game, Kind, View
from dethrone.errors import BadRecord, GameError, Reason
from dethrone.sheet import Record
from dethrone.terminal.screen import EndOfInput, Screen
from dethrone.terminal.skin import Skin


def as_far_as_legal(kind: Kind, record: Record) -> tuple[Game, BadRecord | None]:
    """The game as far as its moves are legal, and what is wrong with the next one."""
    try:
        return kind.replay(record), None
    except BadRecord as error:
        if not error.ply:
            raise
        return kind.replay(record.cut(error.ply - 1)), error


class Replay:
    """Shows a game step by step."""

    def __init__(self, game: Game, screen: Screen, skin: Skin, names: list[str], seat: int | None) -> None:
        if seat is not None and not 0 <= seat < game.players:
            raise GameError(Reason.NO_SEAT, seat=seat, players=game.players)
        self.game = game
        self.screen = screen
        self.skin = skin
        self.names = names
        self.seat = seat

    @property
    def length(self) -> int:
        """How many moves were made."""
        return len(self.game.steps)

    def show(self) -> None:
        """Step through where somebody types, otherwise tell all."""
        if self.screen.is_drawn and sys.stdin.isatty():
            self.step()
        else:
            self.tell_all()

    def at(self, ply: int) -> tuple[View, list[str]]:
        """What is to be seen after so many moves, and lines for what a board does not show."""
        if self.seat is not None:
            step = self.game.steps[ply] if ply < self.length else None
            return (self.game.view(self.seat) if step is None else step.before(self.seat)), []
        earlier = self.game.copy()
        for _ in range(self.length - ply):
            earlier.pop()
        return self.skin.laid_open(earlier, self.names)

    def said(self, ply: int) -> list[str]:
        """What the move with this number did, counted from 0."""
        return self.skin.retell(self.game.steps[ply], self.seat, self.names)

    def tell_all(self) -> None:
        """Every move in plain lines."""
        view, lines = self.at(0)
        self.say([*self.skin.plain(view, self.names, self.skin.title(view, self.names, 0)), *lines])
        self.say(self.skin.tell_opening(self.game, self.seat, self.names))
        for ply in range(self.length):
            self.say([f"{ply + 1}. {' '.join(self.said(ply))}"])

    def say(self, lines: list[str]) -> None:
        """Lines with their cards or dice in their inks."""
        for line in lines:
            self.screen.show(self.skin.ink(line) if self.screen.is_drawn else line)

    def step(self) -> None:
        """Show the table move by move."""
        ply = 0
        while True:
            self.draw(ply)
            try:
                word = self.screen.ask(f"{self.skin.voice.say('terminal-steps')} > ").lower()
            except EndOfInput:
                return
            if word in ("q", "quit"):
                return
            ply = max(0, min(self.next_ply(ply, word), self.length))

    def next_ply(self, ply: int, word: str) -> int:
        """Where a typed word leads."""
        if word.isascii() and word.isdigit():
            return int(word[:9])
        if word in ("r", "round"):
            here = self.skin.chapter(self.at(ply)[0])
            later = (
                number for number in range(ply, self.length) if self.skin.chapter(self.at(number)[0]) != here
            )
            return next(later, self.length)
        return ply + (-1 if word in ("b", "back") else 1)

    def draw(self, ply: int) -> None:
        """The table after so many moves, and what the last of them did."""
        view, lines = self.at(ply)
        title = self.skin.title(view, self.names, ply)
        place = self.skin.voice.say("terminal-place", ply=ply, plies=self.length)
        news = self.said(ply - 1) if ply else self.skin.tell_opening(self.game, self.seat, self.names)
        for size in self.skin.sizes:
            board = self.skin.board(
                view, self.names, f"{place} · {title}", width=self.screen.width, size=size
            )
            if self.screen.lines(board) + len(lines) + len(news) + 3 <= self.screen.height:
                break
        self.screen.clear()
        self.screen.show(board)
        self.say([*lines, "", *news])
