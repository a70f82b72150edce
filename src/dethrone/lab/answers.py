"""What `lab report` answers with `--json`: runs in figures."""

from __future__ import annotations

from collections.abc import Iterable

from dethrone.command.answers import Answer
from dethrone.lab.summary import Summary


class Share(Answer, frozen=True, kw_only=True):
    """A share with Wilson's interval of 95 %."""

    share: float
    low: float
    high: float


class Loss(Answer, frozen=True, kw_only=True):
    """How many games were lost in one way, after so many enemies had fallen."""

    defeated: int
    outcome: str
    games: int


class Thinking(Answer, frozen=True, kw_only=True):
    """How long a player thinks."""

    player: str
    decisions: int
    mean_ms: float
    longest_ms: float | None  # null where games were played at one go


class Run(Answer, frozen=True, kw_only=True):
    """One run; `games` were played of `planned`, the other figures are means of a game or counts of games."""

    label: str
    seats: list[str]
    rules: str
    seed: int
    planned: int
    games: int
    won: Share
    defeated: float
    decisions: float
    rounds: float | None
    medals: dict[str, int]
    lost: list[Loss]
    lost_to: dict[str, int]
    thinking: list[Thinking]


class Report(Answer, frozen=True, kw_only=True):
    """Runs of one game."""

    game: str
    runs: list[Run]


ANSWERS = (Report,)


def reported(game: str, runs: Iterable[Summary]) -> Report:
    """Runs as an answer."""
    return Report(game=game, runs=[_run(run) for run in runs])


def _run(run: Summary) -> Run:
    return Run(
        label=run.label,
        seats=list(run.plan.line_up.seats),
        rules=run.plan.line_up.rules,
        seed=run.plan.seed,
        planned=run.plan.games,
        games=run.games,
        won=Share(share=run.won.share, low=run.won.low, high=run.won.high),
        defeated=run.mean_defeated,
        decisions=run.decisions,
        rounds=run.rounds,
        medals=dict(run.medals),
        lost=[Loss(defeated=at, outcome=how, games=games) for (at, how), games in sorted(run.lost.items())],
        lost_to=dict(sorted(run.lost_to.items())),
        thinking=[
            Thinking(
                player=pace.player, decisions=pace.decisions, mean_ms=pace.mean_ms, longest_ms=pace.longest_ms
            )
            for pace in run.paces
        ],
    )
