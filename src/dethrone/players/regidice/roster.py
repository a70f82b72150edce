"""Players by name: `greedy`, `master`, or a budget of one's own such as `search:samples=3000,threads=2`."""

from __future__ import annotations

from dataclasses import dataclass

from dethrone.errors import BadRules
from dethrone.players.player import Player
from dethrone.players.regidice.bots import GreedyBot, RandomBot, SearchBot
from dethrone.players.regidice.choose import Settings
from dethrone.regidice.moves import Move
from dethrone.regidice.view import View

RegidicePlayer = Player[View, Move]


@dataclass(frozen=True, slots=True)
class Strength:
    """A name people understand, and what stands behind it."""

    name: str
    about: str


STRENGTHS = (
    Strength("random", "any legal move"),
    Strength("novice", "the greedy player, who errs in one decision of four"),
    Strength("greedy", "one look by a learned rule of thumb, no search"),
    Strength("adept", "a short search: 100 samples a declaration"),
    Strength("expert", "a search of 300 samples a declaration"),
    Strength("master", "a search of 600 samples a declaration, the strongest"),
)
SAMPLES = {"adept": 100, "expert": 300, "master": 600}
NAMES = tuple(strength.name for strength in STRENGTHS)
OPTIONS = ("samples", "ms", "threads")


def named(spec: str, *, seed: int = 0) -> RegidicePlayer:
    """The player that a text means: a name of NAMES, or `search:` with samples, ms or threads."""
    name, _, rest = spec.strip().lower().partition(":")
    options = _options(rest, spec)
    if name not in (*NAMES, "search"):
        raise BadRules(
            f"There is no player {spec!r}. The players are {', '.join(NAMES)}, or search:samples=1000."
        )
    if name in ("random", "greedy", "novice"):
        if options:
            raise BadRules(f"The player {name} takes no options.")
        if name == "random":
            return RandomBot(seed)
        return GreedyBot(seed, slips=0.25 if name == "novice" else 0.0)
    return SearchBot(spec.strip().lower(), _settings(name, options, spec, seed))


def _options(text: str, spec: str) -> dict[str, str]:
    options = {}
    for part in filter(None, text.split(",")):
        name, equals, value = part.partition("=")
        if not equals or name not in OPTIONS:
            raise BadRules(f"{part!r} in {spec!r} is no option: there are samples=, ms= and threads=.")
        options[name] = value
    return options


def _settings(name: str, options: dict[str, str], spec: str, seed: int) -> Settings:
    try:
        samples = int(options.get("samples", SAMPLES.get(name, 600)))
        milliseconds = float(options["ms"]) if "ms" in options else None
        threads = int(options.get("threads", 1))
    except ValueError:
        raise BadRules(f"A number is wanted in {spec!r}.") from None
    if samples < 1 or threads < 1 or threads > 64 or (milliseconds is not None and not milliseconds > 0):
        raise BadRules(f"In {spec!r} samples and ms must be above 0 and threads from 1 to 64.")
    return Settings(samples=samples, milliseconds=milliseconds, threads=threads, seed=seed)
