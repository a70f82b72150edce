"""Regidice's players by name: `greedy`, `master`, or a budget of one's own such as `search:samples=300`."""

from __future__ import annotations

from dethrone.players.player import Player
from dethrone.players.regidice.bots import GreedyBot, RandomBot, SearchBot
from dethrone.players.regidice.choose import Settings
from dethrone.players.spec import SLIPS, Strength, parse_spec
from dethrone.regidice.moves import Move
from dethrone.regidice.view import View

RegidicePlayer = Player[View, Move]
STRENGTHS = (
    Strength("random", "any legal move"),
    Strength("novice", "the greedy player, who errs in one decision of four"),
    Strength("greedy", "one look by a learned rule of thumb, no search"),
    Strength("adept", "a short search: 100 samples a declaration", 100),
    Strength("expert", "a search of 300 samples a declaration", 300),
    Strength("master", "a search of 900 samples a declaration, the strongest", 900),
)
NAMES = tuple(strength.name for strength in STRENGTHS)
OPTIONS = ("samples", "ms", "threads")
USUAL_SAMPLES = 900


def named(text: str, *, seed: int = 0) -> RegidicePlayer:
    """The player that a text means: a name of NAMES, or `search:` with samples, ms or threads."""
    spec = parse_spec(text, STRENGTHS, usual=USUAL_SAMPLES, options=OPTIONS)
    if spec.name == "random":
        return RandomBot(seed)
    if spec.name in ("greedy", "novice"):
        return GreedyBot(seed, slips=SLIPS if spec.name == "novice" else 0.0)
    settings = Settings(samples=spec.samples, milliseconds=spec.milliseconds, threads=spec.threads, seed=seed)
    return SearchBot(spec.text, settings)
