"""Which players people may seat: those with a name, and what the owner registered; no class of their own choice."""

from __future__ import annotations

from dethrone.errors import BadRules
from dethrone.players.roster import strengths
from dethrone.server.refusal import Reason
from dethrone.table import commands as ask
from dethrone.table.commands import Command
from dethrone.table.proposals import Replace
from dethrone.table.seats import apart


def allowed_players(game: str, registered: str = "") -> tuple[str, ...]:
    """The players that may sit at a table of a game, weakest first."""
    return (*(one.name for one in strengths(game)), *filter(None, apart(registered)))


def check_player(spec: str, game: str, registered: str = "") -> None:
    """Refuse a player that is not for people to seat: another's text could load code, or think for hours."""
    names = allowed_players(game, registered)
    if spec not in names:
        raise BadRules(Reason.NOT_FOR_PEOPLE, text=spec[:40], names=list(names))


def player_named(command: Command) -> str | None:
    """The player that a command wants at a seat."""
    if isinstance(command, ask.Fill | ask.GoAway):
        return command.bot
    if isinstance(command, ask.Propose) and isinstance(command.wish, Replace):
        return command.wish.bot
    return None
