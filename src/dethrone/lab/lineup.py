"""Who sits where, under which rules: all that a game needs besides its deal, as plain text that travels."""

from __future__ import annotations

import re
from dataclasses import dataclass

from dethrone import games
from dethrone.chance import Seed, shortened
from dethrone.errors import BadRules, Reason
from dethrone.players.roster import player, written
from dethrone.players.spec import is_model
from dethrone.table import Bot, parse_seats


@dataclass(frozen=True, slots=True)
class LineUp:
    """The game, its rules and one player's specification for each seat; live players never travel."""

    game: str
    rules: str
    seats: tuple[str, ...]

    @property
    def name(self) -> str:
        """The seats in short: `greedy ×2`, or all of them."""
        if len(set(self.seats)) > 1:
            return "; ".join(self.seats)
        return self.seats[0] if len(self.seats) == 1 else f"{self.seats[0]} ×{len(self.seats)}"

    @property
    def seats_text(self) -> str:
        """The seats as they are written down."""
        return ";".join(self.seats)

    @property
    def is_timed(self) -> bool:
        """Whether a player is given milliseconds, so that its moves depend on the machine."""
        return any(re.search(r"[:,]ms=", seat) for seat in self.seats)

    @property
    def has_models(self) -> bool:
        """Whether a language model plays, whose moves nobody can repeat."""
        return any(map(is_model, self.seats))


def line_up(text: str, *, seats: int | None = None, game: str | None = None, rules: str = "") -> LineUp:
    """A line-up from a text: players as `specs` reads them, or one player for every seat.

    Without a game it is the usual one, without seats as many as are named, or as are usual in the game.
    """
    kind = games.kind(game or games.names()[0])
    names = tuple(written(spec, game=kind.name) for spec in specs(text))
    count = seats or (len(names) if len(names) > 1 else kind.usual_players)
    if count not in kind.players:
        low, high = kind.players[0], kind.players[-1]
        raise BadRules(
            Reason.PLAYER_COUNT, game=kind.name.capitalize(), low=low, high=high, players=shortened(count)
        )
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise BadRules(f"{shortened(text)} has {len(names)} players for {count} seats.")
    for name in set(names):
        player(name, game=kind.name)  # refuses what it does not know, before anything is played
    chosen = str(kind.rules(rules or kind.usual_rules))
    kind.deal(count, chosen, Seed(0))  # refuses rules that do not go with so many players
    return LineUp(kind.name, chosen, names)


def specs(text: str) -> list[str]:
    """The players of a text, in the one grammar of seats; a comma before `name=` belongs to the player before."""
    seats = parse_seats(text)
    if not all(isinstance(seat, Bot) for seat in seats):
        raise BadRules(f"In the laboratory players play, and nobody else: {shortened(text)} has other seats.")
    return [seat.spec for seat in seats if isinstance(seat, Bot)]
