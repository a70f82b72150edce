"""Regicide's players by name: `greedy`, `master`, or a budget of one's own such as `search:samples=3000`."""

from __future__ import annotations

from collections.abc import Sequence

from dethrone.players.player import Player
from dethrone.players.regicide.bots import GreedyBot, RandomBot, SearchBot
from dethrone.players.regicide.settings import GUIDED, Settings
from dethrone.players.spec import SLIPS, Spec, Strength, parse_spec
from dethrone.regicide.moves import Move
from dethrone.regicide.view import View

RegicidePlayer = Player[View, Move]
STRENGTHS = (
    Strength("random", "any legal move"),
    Strength("novice", "the greedy player, who errs in one decision of four"),
    Strength("greedy", "one look by a tuned rule of thumb, no search"),
    Strength("adept", "a short search: 100 samples a decision", 100),
    Strength("expert", "a search of 200 samples a decision, each played on by the net", 200, GUIDED),
    Strength("master", "the same with 1,200 samples, the strongest", 1200, GUIDED),
)
NAMES = tuple(strength.name for strength in STRENGTHS)
OPTIONS = ("samples", "ms", "threads", "aim", "guided")
USUAL_SAMPLES = 1000


def named(text: str, *, seed: int = 0, company: Sequence[str | None] = ()) -> RegicidePlayer:
    """The player that a text means: a name of NAMES, or `search:` with samples, ms, threads, aim=win|medal
    or guided=TURNS (0 is quick: everybody follows the policy).

    `company` names who sits at the table, seat by seat, None for a person; without it all are taken for equals.
    """
    spec = _read(text)
    if spec.name == "random":
        return RandomBot(seed)
    if spec.name in ("greedy", "novice"):
        return GreedyBot(seed, slips=SLIPS if spec.name == "novice" else 0.0)
    settings = Settings(
        samples=spec.samples,
        milliseconds=spec.milliseconds,
        threads=spec.threads,
        seed=seed,
        aim="medal" if spec.aim == "medal" else "win",
        guided=spec.guided,
        strangers=strangers(company),
    )
    return SearchBot(spec.text, settings)


def strangers(company: Sequence[str | None]) -> frozenset[int]:
    """The seats of people, of whom nobody knows how well they play, and of bots that the net does not guide."""
    return frozenset(seat for seat, bot in enumerate(company) if bot is None or not _read(bot).guided)


def _read(text: str) -> Spec:
    return parse_spec(text, STRENGTHS, usual=USUAL_SAMPLES, options=OPTIONS)
