"""Who sits down, asked or read, for either game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from dethrone.errors import BadRules, GameError
from dethrone.table import Seat, parse_seats
from dethrone.terminal.face import Face
from dethrone.terminal.options import PlayOptions

T = TypeVar("T")
SEEDS = 1 << 63


@dataclass(frozen=True, slots=True, kw_only=True)
class Seating:
    """What the two games say differently when people sit down."""

    check_players: Callable[[int], None]
    named: Callable[[str], object]  # raises BadRules for a bot that does not exist
    bots: Sequence[tuple[str, str]]  # names, and what each is
    usual_bot: str
    usual_players: int

    def usual(self, players: int | None) -> tuple[Seat, ...]:
        """You, and bots at the other places."""
        count = self.usual_players if players is None else players
        self.check_players(count)
        return self.read(self._usual_text(count))

    def read(self, text: str) -> tuple[Seat, ...]:
        """The seats of a text, with bots that exist and names that can be told apart."""
        seats = parse_seats(text)
        self.check_players(len(seats))
        for seat in seats:
            if seat.bot is not None:
                try:
                    self.named(seat.bot)
                except BadRules as error:
                    raise BadRules(f"{error} A person is written person:Ada, or you.") from None
            if not seat.name.isprintable() or len(seat.name) > 20:
                raise BadRules(f"{seat.name!r} cannot be a name at the table: at most 20 plain characters.")
        if len({seat.name.lower() for seat in seats}) < len(seats):
            raise BadRules("Two seats have the same name; give people names of their own, as in person:Ada.")
        return seats

    def of(self, options: PlayOptions) -> tuple[Seat, ...]:
        """The seats that the command line asks for."""
        if options.seats is None:
            return self.usual(options.players)
        seats = self.read(options.seats)
        if options.players not in (None, len(seats)):
            raise BadRules(f"{options.seats!r} is {len(seats)} seats, and --players says {options.players}.")
        return seats

    def ask(self, face: Face, question: str) -> tuple[Seat, ...]:
        """The seats that people choose."""
        seats = until(face, question, str(self.usual_players), lambda text: self.usual(number(text)))
        if len(seats) == 1:
            return seats
        face.say("", f"Bots: {'; '.join(f'{name} ({about})' for name, about in self.bots)}.")
        face.say("People: you, or person:Ada for several at one keyboard.")
        usual, count = self._usual_text(len(seats)), len(seats)
        return until(
            face, f"Who sits there? [{usual}] ", usual, lambda text: self._just(count, self.read(text))
        )

    def _usual_text(self, count: int) -> str:
        return ",".join(["you", *[self.usual_bot] * (count - 1)])

    def _just(self, count: int, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        if len(seats) != count:
            bots = ", ".join(name for name, _ in self.bots)
            raise BadRules(f"That is {len(seats)} seats for {count} players. The bots are {bots}.")
        return seats


def until(face: Face, question: str, usual: str, read: Callable[[str], T]) -> T:
    """Ask until the answer can be used."""
    while True:
        try:
            return read(face.ask(question) or usual)
        except GameError as error:
            face.say(str(error))


def number(text: str) -> int:
    """A number that somebody typed."""
    try:
        return int(text)
    except ValueError:
        raise BadRules(f"{text!r} is no number.") from None


def check_seed(seed: int | None) -> None:
    """A seed must be one that the engines take."""
    if seed is not None and not 0 <= seed < SEEDS:
        raise BadRules(f"A seed is a number from 0 to {SEEDS - 1}, not {seed}.")
