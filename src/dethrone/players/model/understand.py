"""From a reply to moves: the first of the texts in it that the view reads and allows, or why none is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from dethrone.contract import Move, View
from dethrone.errors import GameError, Unreadable
from dethrone.players.model.reply import Reply
from dethrone.players.refusal import Reason

NOTHING = ("nothing", "none", "pass", "silence", "-", "")
LONGEST_LINE = 12  # moves that one reply may list


class Planned(NamedTuple):
    """A move, and the view in which it is meant."""

    view: View
    move: Move


def understood(reply: Reply, view: View) -> list[Planned]:
    """The moves of a reply, the first for this view; raises GameError with what is wrong with the likeliest."""
    refused: list[GameError] = []
    for text in reply.moves:
        try:
            return _tried(view.parse(text), view)
        except GameError as error:
            refused.append(error)
    if (move := _by_its_end(reply, view)) is not None:
        return [Planned(view, move)]
    if not refused:
        raise Unreadable(Reason.MODEL_UNREAD)
    raise next((one for one in refused if not isinstance(one, Unreadable)), refused[0])


def _by_its_end(reply: Reply, view: View) -> Move | None:
    """A legal move that is known by how its text ends, as `want` for `P1:want` and `P1` for `>P1`."""
    ends: dict[str, list[Move]] = {}
    for move in view.legal_moves():
        ends.setdefault(str(move).lower().rpartition(":")[2].lstrip(">"), []).append(move)
    found = (ends.get(text.strip().lower(), ()) for text in reply.moves)
    return next((moves[0] for moves in found if len(moves) == 1), None)


def _tried(moves: Sequence[Move], view: View) -> list[Planned]:
    """The moves, each tried after the one before, as long as the same seat is asked."""
    view.check(moves[0])
    plan = [Planned(view, moves[0])]
    if len(moves) == 1:
        return plan
    trial = view.trial(0)
    for before, move in pairwise(moves[:LONGEST_LINE]):
        trial.push(before, seat=view.seat)
        if trial.decider != view.seat:
            break
        here = trial.view(view.seat)
        here.check(move)
        plan.append(Planned(here, move))
    return plan


def word_of(reply: Reply, view: View) -> Move | None:
    """What a reply says of what may be said now; None for nothing. Raises GameError for anything else."""
    sayings = {str(move).lower(): move for move in view.sayings()}
    for text in reply.moves:
        plain = text.strip().lower()
        if plain in NOTHING:
            return None
        for spelled, move in sayings.items():
            if plain in (spelled, spelled.rpartition(":")[2]):
                return move
    raise Unreadable(Reason.MODEL_UNREAD)
