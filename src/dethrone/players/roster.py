"""All players by game and name: whoever wants one, or what one thinks, asks here.

What a game brings is the module `roster` in the folder here that is named for it; a game that brings none is played
by whoever plays any game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

from dethrone import games
from dethrone.chance import shortened
from dethrone.contract import Game, Move, View
from dethrone.errors import BadRules
from dethrone.players import anybody
from dethrone.players.advice import Advice, Analysis, Foreseen
from dethrone.players.casual import RandomPlayer
from dethrone.players.limit import Limit
from dethrone.players.own import is_own, own_player
from dethrone.players.player import Player, seat_asked
from dethrone.players.refusal import Reason
from dethrone.players.series import Series
from dethrone.players.spec import SEARCH, Strength, is_model
from dethrone.players.told import EQUALS, PEOPLE, told
from dethrone.players.told import SEARCH as SEARCHER
from dethrone.sheet import Record

GREEDY = "greedy"
Company = Sequence[
    "str | None"
]  # who sits at the table, seat by seat, None for a person; empty: all are equals
Progress = Callable[[int, int], None]  # is told the ply and how many there are


class Roster(Protocol):
    """What a game's own `roster` offers."""

    @property
    def STRENGTHS(self) -> Sequence[Strength]:  # noqa: N802 (a constant of a module)
        """Its players, weakest first."""

    @property
    def USUAL(self) -> Limit:  # noqa: N802
        """How long somebody thinks about advice, if nobody says."""

    def player(self, text: str, seed: int, company: Company, /) -> Player:
        """The player that a text means."""

    def advise(self, view: Any, limit: Limit, company: Company, /) -> Sequence[Advice[Move]]:
        """Moves worth a thought, best first."""

    def analyse(self, game: Any, limit: Limit, progress: Progress | None, /) -> Analysis[Move]:
        """A game looked back on."""

    def foresee(self, game: Any, tick: Callable[[], None], bound: int, /) -> Foreseen:
        """Whether a line that wins can be found with all of the deal known."""


@cache
def _own_roster(game: str) -> Roster | None:
    room = games.special("dethrone.players", game)
    return None if room is None else cast(Roster, import_module(f"{room.__name__}.roster"))


def _roster(game: str) -> Roster:
    games.kind(game)  # refuses a game that there is not
    return _own_roster(game) or anybody


def strengths(game: str) -> tuple[Strength, ...]:
    """The players of a game by name, weakest first."""
    return tuple(_roster(game).STRENGTHS)


def is_somebodys_own(spec: str, *, game: str) -> bool:
    """Whether a text names a class of somebody's own, not one of the players here."""
    return not is_model(spec) and is_own(spec, (SEARCH, *(strength.name for strength in strengths(game))))


def written(spec: str, *, game: str) -> str:
    """A player's text as it is written down: names in small letters, classes and models as they are."""
    if is_model(spec):
        name, colon, rest = spec.strip().partition(":")
        return f"{name.lower()}{colon}{rest}"
    return spec.strip() if is_somebodys_own(spec, game=game) else spec.strip().lower()


def is_quick(spec: str, *, game: str) -> bool:
    """Whether a text names one of the players here that do not search: a decision takes them microseconds."""
    name = spec.strip().lower()
    return any(strength.name == name and strength.samples is None for strength in strengths(game))


def series(seats: Sequence[str], *, game: str, rules: str) -> Series | None:
    """Many games of players who look no move ahead, the same as if each were asked; None where that cannot be."""
    own = getattr(_roster(game), "series", None)
    if own is None:
        return None
    games_of = cast(Callable[[Sequence[str], object], Series | None], own)
    return games_of(seats, games.kind(game).rules(rules))


def player(spec: str, *, game: str, seed: int = 0, company: Company = ()) -> Player:
    """The player that a text means: a name of `strengths`, `search:` or `model:` with options, or `module:Class`."""
    if is_model(spec):
        return _model(spec, game, seed, company)
    if is_somebodys_own(spec, game=game):
        return own_player(spec, seed=seed)
    return _roster(game).player(spec, seed, company)


def introduce(player: object, names: Sequence[str], exchange: Path | None = None) -> None:
    """Tell a player, if it cares, what the seats are called, and in which file what it is asked may be kept."""
    meet = getattr(player, "meet", None)
    if callable(meet):
        from dethrone.players.model.diary import to_file  # noqa: PLC0415 (only models meet anybody)

        meet(names, None if exchange is None else to_file(exchange))


def _model(spec: str, game: str, seed: int, company: Company) -> Player:
    """A language model; where it gives no legal move, whoever looks no move ahead makes one."""
    try:
        from dethrone.players.model.player import model_player  # noqa: PLC0415 (it needs an extra)
    except ModuleNotFoundError as error:
        if error.name != "httpx":
            raise
        raise BadRules(Reason.MODEL_HTTPX) from None

    def stand_in(name: str) -> Player:
        usual = GREEDY if GREEDY in (one.name for one in strengths(game)) else RandomPlayer.name
        if is_model(name):
            raise BadRules(
                Reason.NO_PLAYER, text=shortened(name), names=[one.name for one in strengths(game)]
            )
        return player(name or usual, game=game, seed=seed, company=company)

    return model_player(spec, game=game, stand_in=stand_in)


def advise(
    view: View, *, game: str, limit: Limit | None = None, company: Company = ()
) -> Sequence[Advice[Move]]:
    """Moves worth a thought for the viewer, who must be asked, best first; none where nobody has an opinion."""
    ranked = considered(view, game=game, limit=limit, company=company)
    others = [_kind_of(spec, game) for seat, spec in enumerate(company) if seat != view.seat]
    return told(ranked, game, view.players, str(view.rules), others)


def considered(
    view: View, *, game: str, limit: Limit | None = None, company: Company = ()
) -> Sequence[Advice[Move]]:
    """The same with the chances as the search fitted them, before company and rules are taken into account."""
    seat_asked(view)
    return _roster(game).advise(view, limit or hint_limit(game), company)


def hint_limit(game: str) -> Limit:
    """How long a hint is thought about, if nobody says: as long as the strongest player thinks about a move."""
    samples = max((strength.samples or 0 for strength in strengths(game)), default=0)
    return Limit(samples=samples) if samples else _roster(game).USUAL


def _kind_of(spec: str | None, game: str) -> str:
    """Of which kind somebody at the table is, as far as chances are concerned."""
    if spec is None or is_model(spec) or is_somebodys_own(spec, game=game):
        return PEOPLE
    name = spec.strip().lower().partition(":")[0]
    if is_quick(name, game=game):
        return name
    return SEARCHER if name == SEARCHER or (name == SEARCH and "guided" not in spec.lower()) else EQUALS


def analyse(
    played: Game | Record, limit: Limit | None = None, progress: Progress | None = None
) -> Analysis[Move]:
    """Every decision of a game that was a choice, judged from the view of the seat that made it."""
    if isinstance(played, Record):
        played = games.kind(played.game).replay(played)
    roster = _roster(played.record().game)
    return roster.analyse(played, limit or roster.USUAL, progress)


def foresee(record: Record, tick: Callable[[], None] = lambda: None, *, bound: int = 200) -> Foreseen:
    """Whether the deal of a finished game could be won, looked at with all of it known and up to a bound; `tick` is
    called often and may end it by raising."""
    game = games.kind(record.game).replay(record)
    if game.outcome is not None and game.outcome.is_won:
        return Foreseen(is_solved=True, is_won=True, line=tuple(str(step.move) for step in game.steps))
    while game.steps:
        game.pop()
    return _roster(record.game).foresee(game, tick, bound)
