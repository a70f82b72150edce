"""How many deals could be won at all, with all that is hidden known: what a fair player can be measured against.

One line of JSON a deal, the moves in it. A deal that was not won may still be one that can be, so the share is a lower
bound.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from dethrone.errors import GameError
from dethrone.lab.facts import Deal, Foresight, facts_of
from dethrone.lab.lineup import LineUp
from dethrone.lab.progress import meter
from dethrone.lab.seeds import deal_seed
from dethrone.lab.wilson import Interval, wilson


class Limit(NamedTuple):
    """How many deals could be won, of how many, in how many rounds on average; as a sentence, with where it is kept."""

    won: int
    games: int
    rounds: float | None
    secrets: str
    path: Path

    @property
    def share(self) -> Interval:
        """The share that can be won, at least."""
        return wilson(self.won, self.games)

    def __str__(self) -> str:
        in_rounds = "" if self.rounds is None else f", in {self.rounds:.1f} rounds"
        return (
            f"{self.won:,} of {self.games:,} deals can be won with all {self.secrets} known, so at least {self.share}"
            f"{in_rounds}; the lines are in {self.path}"
        )


def foresight_of(game: str) -> Foresight:
    """How the deals of a game are played with all of it known."""
    foresight = facts_of(game).foresight
    if foresight is None:
        raise GameError(f"Nobody has found out yet how to play {game} with all of it known.")
    return foresight


def foreseen(deal: Deal) -> dict[str, Any]:
    """How a deal went, with all of it known."""
    return {**asdict(deal), **foresight_of(deal.game).play(deal)}


def limit(home: Path, line_up: LineUp, *, games: int, seed: int, processes: int) -> Limit:
    """Try the deals that a run with this seed has, or go on with it."""
    secrets = foresight_of(line_up.game).secrets
    home.mkdir(parents=True, exist_ok=True)
    path = home / "limit.jsonl"
    known = dict(_read(path))
    deals = [
        Deal(line_up.game, len(line_up.seats), line_up.rules, deal_seed(seed, game)) for game in range(games)
    ]
    missing = [deal for deal in deals if deal not in known]
    with (
        ProcessPoolExecutor(processes) as pool,
        meter(games, done=games - len(missing), things="deals") as shown,
        path.open("a", encoding="utf-8") as file,
    ):
        file.write("\n" if path.stat().st_size else "")  # the last line may have been cut off
        for deal, line in zip(missing, pool.map(foreseen, missing), strict=True):
            file.write(json.dumps(line) + "\n")
            file.flush()
            known[deal] = line
            shown.advance(1)
    lines = [known[deal] for deal in deals]
    won = sum(bool(line["won"]) for line in lines)
    rounds = [line["rounds"] for line in lines if line["rounds"] is not None]
    return Limit(won, games, fmean(rounds) if rounds else None, secrets, path)


def _read(path: Path) -> Iterator[tuple[Deal, dict[str, Any]]]:
    """The lines that are whole; the last one may have been cut off."""
    for text in path.read_text("utf-8").splitlines() if path.exists() else ():
        try:
            line = json.loads(text)
        except json.JSONDecodeError:
            continue
        yield Deal(line["game"], line["players"], line["rules"], line["seed"]), line
