"""Who sits down, asked or read, for any game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from dethrone.chance import shortened
from dethrone.contract import Kind
from dethrone.errors import BadRules, GameError
from dethrone.players import roster
from dethrone.players.refusal import Reason as Unplayable
from dethrone.players.spec import Strength
from dethrone.prose import Voice
from dethrone.table import Bot, Seat, parse_seats
from dethrone.terminal.options import PlayOptions
from dethrone.terminal.refusal import Reason
from dethrone.terminal.screen import Screen
from dethrone.terminal.skin import Skin

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Seating:
    """How people sit down to a game."""

    kind: Kind
    skin: Skin

    def usual_text(self, count: int) -> str:
        """You, and bots at the other places."""
        return ",".join(["you", *[self.skin.usual_bot] * (count - 1)])

    def usual(self, players: int) -> tuple[Seat, ...]:
        """The usual seats for so many players."""
        self.kind.deal(players, self.kind.usual_rules, None)  # refuses a count that the game is not for
        return self.read(self.usual_text(players))

    def read(self, text: str) -> tuple[Seat, ...]:
        """The seats of a text, with bots that exist."""
        seats = parse_seats(text)
        self.kind.deal(len(seats), self.kind.usual_rules, None)
        for seat in seats:
            if isinstance(seat, Bot):
                try:
                    roster.player(seat.spec, game=self.kind.name)
                except BadRules as error:
                    if error.reason != Unplayable.NO_PLAYER:
                        raise
                    raise BadRules(Reason.NO_BOT, why=str(error)) from None
        return seats

    def of(self, options: PlayOptions) -> tuple[Seat, ...]:
        """The seats that the command line asks for."""
        if options.seats is None:
            return self.usual(self.kind.usual_players if options.players is None else options.players)
        seats = self.read(options.seats)
        if options.players not in (None, len(seats)):
            raise BadRules(
                Reason.SEATS_AT_ODDS,
                text=shortened(options.seats),
                seats=len(seats),
                players=options.players,
            )
        return seats

    def ask(self, screen: Screen) -> tuple[Seat, ...]:
        """The seats that people choose."""
        say, kind = self.skin.voice.say, self.kind
        usual = str(kind.usual_players)
        question = say("terminal-how-many", low=kind.players[0], high=kind.players[-1], usual=usual)
        seats = until(screen, self.skin.voice, question, usual, lambda text: self.usual(number(text)))
        if len(seats) == 1:
            return seats
        bots = "; ".join(f"{one.name} ({self._about(one)})" for one in roster.strengths(kind.name))
        screen.say("", say("terminal-bots", bots=bots), say("terminal-people"))
        usual = self.usual_text(len(seats))
        count = len(seats)
        question = say("terminal-who-sits", usual=usual)
        return until(
            screen, self.skin.voice, question, usual, lambda text: self._just(count, self.read(text))
        )

    def _about(self, bot: Strength) -> str:
        """How a bot plays, in the language that is spoken."""
        voice, message = self.skin.voice, f"players-about-{bot.name}"
        return voice.say(message, samples=bot.samples) if voice.has(message) else bot.about

    def _just(self, count: int, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        if len(seats) != count:
            bots = [one.name for one in roster.strengths(self.kind.name)]
            raise BadRules(Reason.SEATS_MISCOUNTED, seats=len(seats), players=count, bots=bots)
        return seats


def until(screen: Screen, voice: Voice, question: str, usual: str, read: Callable[[str], T]) -> T:
    """Ask until the answer can be used."""
    while True:
        try:
            return read(screen.ask(f"{question} ") or usual)
        except GameError as error:
            screen.say(voice.refusal(error))


def number(text: str) -> int:
    """A number that somebody typed."""
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise BadRules(Reason.NO_NUMBER, text=shortened(text))
    return int(text)
