"""Who looks at a table, and who asks something of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Viewer: TypeAlias = "int | str | None"  # a seat; somebody by name who watches; anybody at all


@dataclass(frozen=True, slots=True)
class Voice:
    """Whatever answers for a bot's seat, or stands in for somebody who is away; only a host is one."""

    seat: int


By: TypeAlias = "int | str | Voice | None"


def viewer(by: By) -> Viewer:
    """What somebody who asks may see."""
    return by.seat if isinstance(by, Voice) else by
