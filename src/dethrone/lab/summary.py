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
from dethrone.lab.tables import groups_of
from dethrone.lab.wilson import Interval, wilson
from dethrone.players.model.counts import Counts

ALIKE = ("won", "outcome", "defeated", "medal", "lost_to")  # how games end that are counted together
TIMED = {"decisions": "sum", "nanoseconds": "sum", "longest": "max"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """How long a kind of player thinks."""

    player: str
    decisions: int
    mean_ms: float
    longest_ms: float | None  # None where games were played at one go


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

    @property
    def is_its_own(self) -> bool:
        """Whether each language model made a move itself; otherwise the games are those of its stand-in."""
        decisions = {pace.player: pace.decisions for pace in self.paces}
        return all(counts.fallbacks < decisions.get(player, 0) for player, counts in self.models)

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
    if not folder.is_gathered():
        folder.gather()
    counts = Tally()
    for group in groups_of(home / "results.parquet", ALIKE, {"decisions": "sum", "rounds": "sum"}):
        counts.add(group)
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
        paces=_paces(groups_of(home / "times.parquet", ("player",), TIMED)),
        models=_models(folder.models()),
    )


def _models(rows: Iterable[Mapping[str, Any]]) -> tuple[tuple[str, Counts], ...]:
    found: dict[str, Counts] = {}
    for row in rows:
        found.setdefault(str(row["player"]), Counts()).add(Counts.from_json(row["counts"]))
    return tuple(found.items())


@dataclass(slots=True)
class Tally:
    """What is counted group by group, so that no row need be held."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    timed: int = 0  # games that tell their rounds
    defeated: Counter[int] = field(default_factory=Counter)
    lost: Counter[tuple[int, str]] = field(default_factory=Counter)
    lost_to: Counter[str] = field(default_factory=Counter)
    medals: Counter[str] = field(default_factory=Counter)

    def add(self, group: Mapping[str, Any]) -> None:
        """Count games that ended alike."""
        defeated, games = group["defeated"] or 0, group["count"]
        self.games += games
        self.decisions += group["decisions"]
        self.defeated[defeated] += games
        if group["rounds"] is not None:
            self.rounds += group["rounds"]
            self.timed += games
        if group["medal"]:
            self.medals[group["medal"]] += games
        if not group["won"]:
            self.lost[defeated, group["outcome"]] += games
            self.lost_to[str(group["lost_to"])] += games


def _paces(groups: Iterable[Mapping[str, Any]]) -> tuple[Pace, ...]:
    decisions: Counter[str] = Counter()
    spent: Counter[str] = Counter()
    longest: dict[str, int] = {}
    for group in groups:
        player = group["player"]
        decisions[player] += group["decisions"]
        spent[player] += group["nanoseconds"]
        if group["longest"] is not None:
            longest[player] = max(longest.get(player, 0), group["longest"])
    return tuple(
        Pace(
            player=player,
            decisions=decisions[player],
            mean_ms=spent[player] / max(1, decisions[player]) / 1e6,
            longest_ms=longest[player] / 1e6 if player in longest else None,
        )
        for player in decisions
    )
