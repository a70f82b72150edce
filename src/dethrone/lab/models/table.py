"""The table of the benchmark: for terminals, pipes and Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from dethrone.lab.facts import facts_of
from dethrone.lab.models.score import Score
from dethrone.lab.report import Grid

NONE = "–"


def head(game: str) -> tuple[str, ...]:
    """What the columns are called."""
    foes = facts_of(game).foes.capitalize()
    return (
        *(
            "Player",
            "Setting",
            "Games",
            "Won, 95 %",
            f"{foes} felled",
            "Illegal a question",
            "Of all replies",
            "As the master",
        ),
        *("Points lost a move", "Moves stood in", "Games with them", "Tokens a move", "Seconds a move"),
    )


def cells(one: Score) -> tuple[str, ...]:
    """One row."""
    games = f"{one.games}" if one.games == one.planned else f"{one.games} of {one.planned}"
    return (
        *(one.name, one.setting, games, NONE if one.won is None else str(one.won)),
        NONE if one.felled is None else one.felled.text(),
        *((NONE, NONE) if one.illegal is None else (f"{one.illegal_a_question:.2f}", str(one.illegal))),
        NONE if one.agreed is None else str(one.agreed),
        NONE if one.lost is None else one.lost.text(2, 100),
        *_effort(one),
    )


def _effort(one: Score) -> tuple[str, str, str, str]:
    moves = max(1, one.decisions)
    seconds = f"{one.seconds / moves:.3f}"
    if one.counts is None:
        return NONE, NONE, NONE, seconds
    tokens = (one.counts.prompt_tokens + one.counts.completion_tokens) / moves
    moves_of_others = f"{one.counts.fallbacks} of {one.decisions}"
    return moves_of_others, f"{one.stood_in} of {one.games}", f"{tokens:,.0f}", seconds


def grid(title: str, game: str, scores: Sequence[Score]) -> Grid:
    """All rows."""
    return Grid(title, head(game), tuple(map(cells, scores)))
