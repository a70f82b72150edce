"""Regicide in the terminal: play, replay, verify, explain. The command line calls these."""

from __future__ import annotations

import sys

from dethrone.errors import BadRecord, GameError
from dethrone.prose.catalogue import voice
from dethrone.regicide.game import Game
from dethrone.regicide.movetext import parse_move
from dethrone.regicide.record import opened
from dethrone.regicide.record import verify as check
from dethrone.regicide.rules import OFFICIAL, Rules
from dethrone.regicide.sentences import sentence
from dethrone.sheet import Record
from dethrone.terminal.face import EndOfInput, Face
from dethrone.terminal.options import PlayOptions
from dethrone.terminal.regicide_board import draw_board, plain_board
from dethrone.terminal.regicide_help import explain_rules, list_rules
from dethrone.terminal.regicide_session import Left
from dethrone.terminal.regicide_setup import open_session

INTERRUPTED = 130
STEPS = "Enter: next move, b: back, a number: go there, q: quit"


def play(options: PlayOptions, face: Face) -> int:
    """Play a game; whoever leaves in the middle finds it saved."""
    try:
        session = open_session(options, face)
    except (EndOfInput, KeyboardInterrupt):
        face.say("No game was begun.")
        return 0
    try:
        session.run()
    except Left:
        code, reason = 0, "You left"
    except EndOfInput:
        code, reason = 0, "Nobody types any more"
    except KeyboardInterrupt:
        code, reason = INTERRUPTED, "Interrupted"
    else:
        return 0
    kept = "is saved; `dethrone play --resume` goes on with it" if session.save() else "could not be saved"
    face.say("", f"{reason}: the game {kept}.")
    return code


def verify(text: str, face: Face) -> int:
    """Check a record move by move, and its deal against what was promised."""
    checked = check(Record.parse(text))
    game = checked.game
    ended = "the game goes on" if game.outcome is None else f"the result is {game.outcome.value}"
    face.say(f"All {len(game.steps)} moves are legal, and {ended}.")
    if checked.is_chance_proved:
        face.say("The secret fits the commitment: the deal is the one that was promised.")
    face.say(*(voice().say(message, **facts) for message, facts in checked.notes))
    return 0


def explain(rules: str | None, face: Face) -> int:
    """Explain a rule set; without a name, list them and explain the official one."""
    if rules is None:
        face.say(*list_rules(), "", *explain_rules(OFFICIAL))
    else:
        face.say(*explain_rules(Rules.parse(rules)))
    return 0


def replay(text: str, face: Face, *, seat: int | None) -> int:
    """Step through a record; where nobody types, tell all of it."""
    record = Record.parse(text)
    games, broken = _made(record)
    names = [name.strip() for name in record.headers.get("Seats", "").split(",")]
    if len(names) != games.players:
        names = [f"P{number}" for number in range(games.players)]
    viewer = Replay(games, face, names, seat)
    if face.is_screen and sys.stdin.isatty():
        viewer.step()
    else:
        viewer.tell_all()
    if broken is not None:
        raise broken
    return 0


def _made(record: Record) -> tuple[Game, BadRecord | None]:
    """The game as far as its moves are legal, and what is wrong with the next one."""
    game = opened(record)
    for ply, move in enumerate(record.moves, 1):
        try:
            game.push(parse_move(move))
        except GameError as error:
            return game, BadRecord(f"Move {ply}, {move}, is not legal: {error}", ply=ply)
    return game, None


class Replay:
    """A game looked at again, as a seat saw it, or with all hands open."""

    def __init__(self, game: Game, face: Face, names: list[str], seat: int | None) -> None:
        if seat is not None and not 0 <= seat < game.players:
            raise GameError(f"There is no seat P{seat} among {game.players} players.")
        self.game = game
        self.face = face
        self.names = names
        self.seat = seat

    def said(self, ply: int) -> list[str]:
        """What the move with this number did, counted from 0."""
        step = self.game.steps[ply]
        events = step.everything if self.seat is None else step.events(self.seat)
        return [sentence(event, self.names) for event in events]

    def tell_all(self) -> None:
        """Every move in plain lines."""
        self.face.say(*plain_board(self.at(0).view(self.seat), self.names, f"Regicide · {self.game.rules}"))
        if self.seat is None:
            self.face.say(*self.hands(self.at(0)))
        for ply in range(len(self.game.steps)):
            self.face.say(f"{ply + 1}. {' '.join(self.said(ply))}")

    def hands(self, now: Game) -> list[str]:
        """All hands, for those who look at a game that is over."""
        held = [" ".join(map(str, now.hand(seat))) or "no cards" for seat in range(now.players)]
        return [f"{name} holds {cards}." for name, cards in zip(self.names, held, strict=True)]

    def at(self, ply: int) -> Game:
        """The game before the move with this number."""
        game = self.game.copy()
        while len(game.steps) > ply:
            game.pop()
        return game

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
            if typed.isdecimal():
                ply = int(typed)
            else:
                ply += -1 if typed in ("b", "back") else 1
            ply = max(0, min(ply, len(self.game.steps)))

    def draw(self, ply: int) -> None:
        """The table before a move, and what the move before it did."""
        now = self.at(ply)
        self.face.clear()
        title = f"Regicide · {self.game.rules} · after {ply} of {len(self.game.steps)} moves"
        seat = self.seat if self.seat is not None else now.turn
        self.face.show(draw_board(now.view(seat), self.names, title, width=self.face.width))
        if self.seat is None:
            self.face.say(*(line for other, line in enumerate(self.hands(now)) if other != seat))
        self.face.say("", *(self.said(ply - 1) if ply else ["The first card is yet to be played."]))
