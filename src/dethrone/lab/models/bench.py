"""Running the benchmark: what is missing is played and judged, game by game; what is there is told."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from dethrone.lab.models.entries import LIST, Entry
from dethrone.lab.models.judging import master_samples, verdicts
from dethrone.lab.models.score import Score, score
from dethrone.lab.progress import meter
from dethrone.lab.run import Staffing, run


@dataclass(frozen=True, slots=True, kw_only=True)
class Results:
    """All figures, and what they are of."""

    game: str
    rules: str
    games: int
    samples: int
    scores: tuple[Score, ...]

    @property
    def title(self) -> str:
        """What was measured, in a line."""
        return f"{self.game.capitalize()} benchmark, deals {LIST}, rules {self.rules}"

    def to_json(self) -> str:
        """Everything as JSON."""
        about = {"deals": LIST, "game": self.game, "rules": self.rules, "games": self.games}
        rows = [one.to_json() for one in self.scores]
        return json.dumps(
            {**about, "master_samples": self.samples, "scores": rows}, indent=1, ensure_ascii=False
        )


def bench(
    home: Path,
    entries: Sequence[Entry],
    *,
    samples: int | None = None,
    staffing: Staffing | None = None,
    tell: Callable[[str], None],
) -> Results:
    """Play and judge all entries, or go on with it."""
    first = entries[0].plan
    game, rules = first.line_up.game, first.line_up.rules
    samples = samples or master_samples(game)
    scores = []
    for number, entry in enumerate(entries, 1):
        folder = home / entry.folder
        tell(
            f"{number} of {len(entries)}: {entry.name}, {entry.setting}, {entry.plan.games} games into {folder}"
        )
        run(folder, entry.plan, staffing or Staffing(workers=0))
        with meter(entry.plan.games, things="games judged") as shown:
            judged = verdicts(folder, samples, shown)
        scores.append(score(entry, folder, judged))
    return Results(game=game, rules=rules, games=first.games, samples=samples, scores=tuple(scores))
