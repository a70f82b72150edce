"""What happened in a run, in figures: won, how far, where it was lost, how long it took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from dethrone.errors import GameError
from dethrone.lab.facts import Facts, facts_of
from dethrone.lab.plan import Plan
from dethrone.lab.store import RunFolder
from dethrone.lab.tables import rows_of
from dethrone.lab.wilson import Interval, wilson
from dethrone.players.model.counts import Counts


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """How long a kind of player thinks."""

    player: str
    decisions: int
    mean_ms: float
    longest_ms: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """One run in figures."""

    label: str
    plan: Plan
    games: int
    won: Interval
    defeated: Counter[int]  # games by how many enemies fell
    lost: Counter[tuple[int, str]]  # lost games by how many enemies had fallen, and the outcome
    lost_to: Counter[str]
    medals: Counter[str]
    decisions: float
    rounds: float | None
    paces: tuple[Pace, ...]
    models: tuple[tuple[str, Counts], ...] = ()  # what was counted about language models

    @property
    def facts(self) -> Facts:
        """What there is to say of the game that was played."""
        return facts_of(self.plan.line_up.game)

    @property
    def mean_defeated(self) -> float:
        """How many enemies fell in a game."""
        return sum(count * games for count, games in self.defeated.items()) / self.games

    @property
    def losses(self) -> int:
        """How many games were lost."""
        return self.lost.total()

    def share_beyond(self, fallen: int) -> float:
        """The share of games in which at least so many enemies fell."""
        return sum(games for count, games in self.defeated.items() if count >= fallen) / self.games


def summaries(homes: list[Path]) -> list[Summary]:
    """Runs in figures; line-ups that look alike are told apart by their rules, seeds and folders."""
    plans = [RunFolder.open(home).plan for home in homes]
    return [summary(home, _label(plan, home, plans)) for home, plan in zip(homes, plans, strict=True)]


def _label(plan: Plan, home: Path, plans: list[Plan]) -> str:
    """The shortest name that no other run has."""
    others = [other for other in plans if other is not plan]
    name = plan.line_up.name
    if all(other.line_up.name != name for other in others):
        return name
    with_rules = f"{name}, {plan.line_up.rules}"
    if all(f"{other.line_up.name}, {other.line_up.rules}" != with_rules for other in others):
        return with_rules
    return f"{with_rules}, {home}"


def summary(home: Path, label: str) -> Summary:
    """A run in figures, with what there is of it so far."""
    folder = RunFolder.open(home)
    if (home / "parts").is_dir():
        folder.gather()
    counts = Tally()
    for row in rows_of(home / "results.parquet"):
        counts.add(row)
    if not counts.games:
        raise GameError(f"No game of the run in {home} has been played yet.")
    return Summary(
        label=label,
        plan=folder.plan,
        games=counts.games,
        won=wilson(counts.games - counts.lost.total(), counts.games),
        defeated=counts.defeated,
        lost=counts.lost,
        lost_to=counts.lost_to,
        medals=counts.medals,
        decisions=counts.decisions / counts.games,
        rounds=counts.rounds / counts.timed if counts.timed else None,
        paces=_paces(rows_of(home / "times.parquet")),
        models=_models(folder.models()),
    )


def _models(rows: Iterable[Mapping[str, Any]]) -> tuple[tuple[str, Counts], ...]:
    found: dict[str, Counts] = {}
    for row in rows:
        found.setdefault(str(row["player"]), Counts()).add(Counts.from_json(row["counts"]))
    return tuple(found.items())


@dataclass(slots=True)
class Tally:
    """What is counted row by row, so that no row need be held."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    timed: int = 0  # games that tell their rounds
    defeated: Counter[int] = field(default_factory=Counter)
    lost: Counter[tuple[int, str]] = field(default_factory=Counter)
    lost_to: Counter[str] = field(default_factory=Counter)
    medals: Counter[str] = field(default_factory=Counter)

    def add(self, row: Mapping[str, object]) -> None:
        """Count a game."""
        defeated = int(str(row["defeated"] or 0))
        self.games += 1
        self.decisions += int(str(row["decisions"]))
        self.defeated[defeated] += 1
        if row["rounds"] is not None:
            self.rounds += int(str(row["rounds"]))
            self.timed += 1
        if row["medal"]:
            self.medals[str(row["medal"])] += 1
        if not row["won"]:
            self.lost[defeated, str(row["outcome"])] += 1
            self.lost_to[str(row["lost_to"])] += 1


def _paces(rows: Iterable[Mapping[str, object]]) -> tuple[Pace, ...]:
    decisions: Counter[str] = Counter()
    spent: Counter[str] = Counter()
    longest: dict[str, int] = {}
    for row in rows:
        player = str(row["player"])
        decisions[player] += int(str(row["decisions"]))
        spent[player] += int(str(row["nanoseconds"]))
        longest[player] = max(longest.get(player, 0), int(str(row["longest"])))
    return tuple(
        Pace(
            player=player,
            decisions=decisions[player],
            mean_ms=spent[player] / max(1, decisions[player]) / 1e6,
            longest_ms=longest[player] / 1e6,
        )
        for player in decisions
    )
