"""How players are named in text, for both games: `greedy`, `master`, `search:samples=3000,threads=2`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dethrone.errors import BadRules

QUICK = ("random", "novice", "greedy")  # players that do not search, and so have no budget
SLIPS = 0.25  # how often a novice errs
MOST_THREADS = 64
MOST_GUIDED = 20


@dataclass(frozen=True, slots=True)
class Strength:
    """A name people understand, what stands behind it, the samples of its search (None: no search), and for how many
    turns a sample is guided by the net."""

    name: str
    about: str
    samples: int | None = None
    guided: int = 0


@dataclass(frozen=True, slots=True)
class Spec:
    """A player's text, taken apart."""

    text: str
    name: str
    samples: int
    milliseconds: float | None
    threads: int
    aim: str
    guided: int


def parse_spec(text: str, strengths: Sequence[Strength], *, usual: int, options: Sequence[str]) -> Spec:
    """Take a player's text apart; `usual` is the samples of a `search` that names none."""
    spec = text.strip().lower()
    name, _, rest = spec.partition(":")
    names = [strength.name for strength in strengths]
    if name not in (*names, "search"):
        raise BadRules(
            f"There is no player {text!r}. The players are {', '.join(names)}, or search:samples=1000."
        )
    given = _options(rest, text, options)
    if given and name in QUICK:
        raise BadRules(f"The player {name} takes no options.")
    level = {strength.name: strength for strength in strengths}.get(name) or Strength("search", "", usual)
    try:
        found = Spec(
            spec,
            name,
            int(given.get("samples", level.samples or usual)),
            float(given["ms"]) if "ms" in given else None,
            int(given.get("threads", 1)),
            given.get("aim", "win"),
            int(given.get("guided", level.guided)),
        )
    except ValueError:
        raise BadRules(f"A number is wanted in {text!r}.") from None
    clock = 1.0 if found.milliseconds is None else found.milliseconds
    if found.samples < 1 or not 1 <= found.threads <= MOST_THREADS or not clock > 0:
        raise BadRules(f"In {text!r} samples and ms must be above 0 and threads from 1 to {MOST_THREADS}.")
    if not 0 <= found.guided <= MOST_GUIDED:
        raise BadRules(f"guided is from 0 to {MOST_GUIDED} turns, not {found.guided}.")
    if found.aim not in ("win", "medal"):
        raise BadRules(f"aim is win or medal, not {found.aim!r}.")
    return found


def _options(text: str, spec: str, allowed: Sequence[str]) -> dict[str, str]:
    given = {}
    for part in filter(None, text.split(",")):
        name, equals, value = part.partition("=")
        if not equals or name not in allowed:
            known = ", ".join(f"{option}=" for option in allowed)
            raise BadRules(f"{part!r} in {spec!r} is no option: there are {known}.")
        given[name] = value
    return given
