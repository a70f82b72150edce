"""Regicide's players by name: `greedy`, `master`, or a budget of one's own such as `search:samples=3000`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dethrone.players.advice import Advice, Analysis, Foreseen
from dethrone.players.casual import without_search
from dethrone.players.limit import Limit
from dethrone.players.own import is_own
from dethrone.players.player import Player
from dethrone.players.regicide import analysis, explain
from dethrone.players.regicide.bots import GreedyBot, QuickBot, SearchBot, draw
from dethrone.players.regicide.quickly import QuickGames
from dethrone.players.regicide.series import KINDS
from dethrone.players.regicide.settings import COUPLE, GUIDED, NAMED_EYES, WEAKER, Beside, Eye, Settings
from dethrone.players.spec import SEARCH, Spec, Strength, is_model, parse_spec
from dethrone.regicide.game import Game
from dethrone.regicide.moves import Move
from dethrone.regicide.rules import Rules
from dethrone.regicide.view import View
from dethrone.rulesets import Choice, Number, Option

STRENGTHS = (
    Strength("random", "any legal move"),
    Strength("novice", "the greedy player, who errs in one decision of four"),
    Strength("greedy", "one look by a tuned rule of thumb, no search"),
    Strength("quick", "one look by a net that has learned from the search, no search"),
    Strength(
        "adept",
        "a short search between the quick player's two favourites: 8 samples a decision",
        8,
        {"guided": 1, "favourites": 2},
    ),
    Strength(
        "expert", "a search of 200 samples a decision, each played on by the net", 200, {"guided": GUIDED}
    ),
    Strength("master", "the same with 1,200 samples, the strongest", 1200, {"guided": GUIDED}),
)
NAMES = tuple(strength.name for strength in STRENGTHS)
OPTIONS: dict[str, Option] = {
    "aim": Choice(("win", "medal")),
    "guided": Number(0, 20),
    "eye": Choice(NAMED_EYES),
    "payments": Number(0, 8),
    "favourites": Number(0, 14),
}
SEARCHED = Limit(samples=1000)  # by a `search` that names no samples
USUAL = Limit(samples=400)


def player(text: str, seed: int = 0, company: Sequence[str | None] = ()) -> Player:
    """The player that a text means: a name of NAMES, or `search:` with samples, ms, threads, aim=win|medal,
    guided=TURNS (0 is short: everybody follows the policy), eye=policy|quick (who picks the moves of guided turns
    between which the net chooses) or eye=hand (there everybody makes the quick player's move, by its own hand),
    payments=N (between how many the net chooses there), or favourites=N (only so many moves are tried, those that the
    quick player likes best; one is its own answer).

    `company` names who sits at the table, seat by seat, None for a person; without it all are taken for equals.
    """
    spec = _read(text)
    simple = without_search(spec.name, GreedyBot(), seed, draw)
    if simple is not None:
        return simple
    if spec.name == QuickBot.name:
        return QuickBot()
    settings = Settings(
        limit=spec.limit,
        seed=seed,
        aim="medal" if spec.options.get("aim") == "medal" else "win",
        guided=_number(spec, "guided"),
        eye=_eye(spec),
        payments=_number(spec, "payments"),
        favourites=_number(spec, "favourites"),
        strangers=strangers(company),
        beside=beside(company),
    )
    return SearchBot(spec.text, settings)


def strangers(company: Sequence[str | None]) -> frozenset[int]:
    """The seats of whom nobody knows how well they play, people and guests, and of bots that the net does not guide."""
    return frozenset(seat for seat, bot in enumerate(company) if bot is None or not _is_guided(bot))


def beside(company: Sequence[str | None]) -> Beside:
    """Of which weaker kind the other of two is, if he is of one that a net has learned beside."""
    if len(company) != COUPLE:
        return ""
    kinds = [kind for kind in WEAKER if kind in company]
    return kinds[0] if len(kinds) == 1 else ""


def _is_guided(bot: str) -> bool:
    is_ours = not is_model(bot) and not is_own(bot, (*NAMES, SEARCH))
    return is_ours and _number(_read(bot), "guided") > 0


def _eye(spec: Spec) -> Eye:
    """What was said; else it is as is usual for so many players."""
    return next((eye for eye in NAMED_EYES if eye == spec.options.get("eye")), "")


def _number(spec: Spec, name: str) -> int:
    number = spec.options.get(name, 0)
    assert isinstance(number, int)
    return number


def _read(text: str) -> Spec:
    return parse_spec(text, STRENGTHS, search=SEARCHED, options=OPTIONS)


def advise(view: View, limit: Limit, company: Sequence[str | None] = ()) -> list[Advice[Move]]:
    """All moves worth a thought for the seat that is asked, best first."""
    return explain.advise(
        view, Settings(limit=limit, guided=GUIDED, strangers=strangers(company), beside=beside(company))
    )


def analyse(game: Game, limit: Limit, progress: Callable[[int, int], None] | None = None) -> Analysis[Move]:
    """Every decision of a game that was a choice, judged."""
    return analysis.analyse(game, Settings(limit=limit, guided=GUIDED), progress)


def foresee(game: Game, tick: Callable[[], None], bound: int) -> Foreseen:
    """Whether a line that wins can be found with all of the deal known."""
    from dethrone.players.regicide.foresee import foresee as look  # noqa: PLC0415 (it needs this roster)

    return look(game, tick, bound)


def series(seats: Sequence[str], rules: Rules) -> QuickGames | None:
    """Games that are played without leaving C, where every seat is held by somebody who can be played so."""
    return QuickGames(rules, seats) if all(seat in KINDS for seat in seats) else None
