"""Regidice's players by name: `greedy`, `master`, or a budget of one's own such as `search:samples=300`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dethrone.players.advice import Advice, Analysis, Foreseen
from dethrone.players.casual import without_search
from dethrone.players.limit import Limit
from dethrone.players.player import Player
from dethrone.players.regidice import analysis, explain
from dethrone.players.regidice.bots import GreedyBot, SearchBot, draw
from dethrone.players.regidice.quickly import QuickGames
from dethrone.players.regidice.series import KINDS
from dethrone.players.regidice.settings import MOST_STYLES, Settings
from dethrone.players.spec import Strength, parse_spec
from dethrone.regidice.game import Game
from dethrone.regidice.moves import Move
from dethrone.regidice.rules import Rules
from dethrone.regidice.view import View
from dethrone.rulesets import Number, Option

STYLES = 4  # in which the strongest plays sampled rounds out, and whoever advises
STRENGTHS = (
    Strength("random", "any legal move"),
    Strength("novice", "the greedy player, who errs in one decision of four"),
    Strength("greedy", "one look by a learned rule of thumb, no search"),
    Strength("adept", "a short search: 100 samples a declaration", 100),
    Strength("expert", "a search of 300 samples a declaration", 300),
    Strength(
        "master",
        "a search of 400 samples, each played out in four styles, the strongest",
        400,
        {"styles": STYLES},
    ),
)
NAMES = tuple(strength.name for strength in STRENGTHS)
OPTIONS: dict[str, Option] = {"styles": Number(1, MOST_STYLES)}
SEARCHED = Limit(samples=900)  # by a `search` that names no samples
USUAL = Limit(samples=300)


def player(text: str, seed: int = 0, _company: Sequence[str | None] = ()) -> Player:
    """The player that a text means: a name of NAMES, or `search:` with samples, ms, threads or styles=N (in how many
    styles a sampled round is played out; the best counts)."""
    spec = parse_spec(text, STRENGTHS, search=SEARCHED, options=OPTIONS)
    simple = without_search(spec.name, GreedyBot(), seed, draw)
    if simple is not None:
        return simple
    styles = spec.options.get("styles", 1)
    assert isinstance(styles, int)
    return SearchBot(spec.text, Settings(limit=spec.limit, seed=seed, styles=styles))


def advise(view: View, limit: Limit, _company: Sequence[str | None] = ()) -> list[Advice[Move]]:
    """The moves of the seat that is asked, best first."""
    return explain.advise(view, Settings(limit=limit, styles=STYLES))


def analyse(game: Game, limit: Limit, progress: Callable[[int, int], None] | None = None) -> Analysis[Move]:
    """Every decision of a game that was a choice, judged."""
    return analysis.analyse(game, Settings(limit=limit, styles=STYLES), progress)


def foresee(game: Game, tick: Callable[[], None], bound: int) -> Foreseen:
    """Whether a line that wins can be found with all of the deal known."""
    from dethrone.players.regidice.foresee import foresee as look  # noqa: PLC0415 (it needs this roster)

    return look(game, tick, bound)


def series(seats: Sequence[str], rules: Rules) -> QuickGames | None:
    """Games that are played without views and steps, where every seat is held by somebody who can be played so."""
    return QuickGames(rules, seats) if all(seat in KINDS for seat in seats) else None
