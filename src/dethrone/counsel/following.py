"""The whole turn of whoever is asked, where nothing is hidden any more: a first move and those that go with it."""

from __future__ import annotations

from collections.abc import Sequence

from dethrone.contract import Move, View
from dethrone.players import player

STRONG = "master"  # looks at every outcome where nothing is left to chance
MOST = 40  # moves of one turn


def whole_turn(view: View, game: str, first: Move | None, *, most: int) -> Sequence[Move]:
    """Moves one after the other, until somebody else is asked or something new is; the first may be known."""
    bot = player(STRONG, game=game)
    trial = view.trial(0)
    moves: list[Move] = []
    while len(moves) < most:
        seen = trial.view(trial.decider)
        moves.append(bot.choose(seen) if moves or first is None else first)
        seat = _acting(trial.push(moves[-1]).after(None), seen)
        if trial.is_over or seat is None or seat != trial.decider:
            break
    return moves


def _acting(after: View, before: View) -> int | None:
    """Whoever goes on with what was begun; None where that is done."""
    acting: int | None = getattr(after, "acting", None)
    if acting is not None:
        return acting
    return before.decider if after.phase is before.phase and not _is_shared(after) else None


def _is_shared(view: View) -> bool:
    """Whether the team decides: then every decision is one of its own."""
    return view.phase.value in ("declare", "resolve", "share", "split")
