"""A game of Regidice looked at again, move by move, with all dice open or as one seat saw it."""

from __future__ import annotations

import sys

from rich.text import Text

from dethrone.errors import GameError
from dethrone.regidice.position import Position
from dethrone.regidice.view import View, full_view, view_of
from dethrone.table.regidice import Course
from dethrone.terminal.face import EndOfInput, Face
from dethrone.terminal.regidice_board import Size, draw_board, plain_board
from dethrone.terminal.regidice_dice import inked
from dethrone.terminal.regidice_words import told, told_steps

STEPS = "Enter: next, b: back, r: next round, a number: go there, q: quit"
LOW = 30  # lines a screen must have for dice with pips


class Replay:
    """Shows a game position by position."""

    def __init__(self, course: Course, face: Face, names: list[str], seat: int | None) -> None:
        if seat is not None and not 0 <= seat < course.players:
            raise GameError(f"There is no seat P{seat} among {course.players} players.")
        self.course = course
        self.face = face
        self.names = names
        self.seat = seat

    def show(self) -> None:
        """Step through where somebody types, otherwise tell all."""
        if self.face.is_screen and sys.stdin.isatty():
            self.step()
        else:
            self.tell_all()

    def at(self, ply: int) -> Position:
        """The position after so many moves."""
        steps = self.course.steps
        return steps[ply].position if ply < len(steps) else self.course.game.position

    def view(self, ply: int) -> View:
        """The position as the seat saw it, or with nothing hidden."""
        rules = self.course.game.rules
        return (
            full_view(self.at(ply), rules) if self.seat is None else view_of(self.at(ply), rules, self.seat)
        )

    def title(self, ply: int) -> str:
        """Which game, and where in it."""
        number = self.at(ply).round
        return f"Regidice · {self.course.game.rules} · round {number} · after {ply} of {self.course.version} moves"

    def said(self, ply: int) -> list[str]:
        """What the move with this number did, counted from 0."""
        return list(told_steps([self.course.steps[ply]], self.seat, self.names))

    def opening(self) -> list[str]:
        """The roll that the game began with."""
        return [told(event, self.names) for event in self.course.game.opening()]

    def tell_all(self) -> None:
        """Every move in plain lines."""
        lines = [*plain_board(self.view(0), self.names, self.title(0)), *self.opening()]
        for line in lines:
            self.face.show(Text(line))
        for ply, step in enumerate(self.course.steps):
            told_now = " ".join(self.said(ply))
            self.face.show(Text(f"{ply + 1}. {step.move}" + (f": {told_now}" if told_now else "")))

    def step(self) -> None:
        """Show the table move by move."""
        ply = 0
        while True:
            self.draw(ply)
            try:
                typed = self.face.ask(f"{STEPS} > ").lower()
            except EndOfInput:
                return
            if typed in ("q", "quit"):
                return
            ply = max(0, min(self.next_ply(ply, typed), self.course.version))

    def next_ply(self, ply: int, typed: str) -> int:
        """Where a typed word leads."""
        if typed.isdecimal():
            return int(typed)
        if typed in ("r", "round"):
            here = self.at(ply).round
            later = (n for n in range(ply, self.course.version) if self.at(n).round > here)
            return next(later, self.course.version)
        return ply + (-1 if typed in ("b", "back") else 1)

    def draw(self, ply: int) -> None:
        """The table after so many moves, and what the last of them did."""
        size = Size.MIDDLE if self.face.console.height >= LOW else Size.LOW
        board = draw_board(self.view(ply), self.names, self.title(ply), width=self.face.width, size=size)
        self.face.clear()
        self.face.show(board)
        said = self.said(ply - 1) if ply else self.opening()
        self.face.show(Text(""))
        for line in said:
            self.face.show(inked(line))
