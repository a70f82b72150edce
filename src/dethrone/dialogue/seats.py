"""Whom a sentence means: `you`, or a seat by its name."""

from __future__ import annotations

from collections.abc import Mapping

from dethrone.contract import View


def other(view: View) -> int | None:
    """Whom `you` means; nobody can tell among three."""
    return 1 - view.seat if view.seat is not None and view.players == 2 else None


def named(view: View, slots: Mapping[str, str]) -> int | None:
    """The seat that is named, if there is such a seat."""
    seat = int(slots["seat"][1:])
    return seat if seat < view.players else None


def is_turn(view: View, seat: int | None) -> bool | None:
    """Whether a seat is asked now."""
    return None if seat is None else seat == view.decider
