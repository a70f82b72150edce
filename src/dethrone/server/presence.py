"""Who is connected where: each process says whom it has, again and again, and what is not said again is forgotten."""

from __future__ import annotations

from collections.abc import Iterable

from dethrone.server.held import Held
from dethrone.table import commands as ask
from dethrone.table import entries as log
from dethrone.table.clock import TimeBank
from dethrone.table.messages import Stage
from dethrone.table.seats import Person, is_present

REPEAT = 10.0  # seconds after which a process says again who is there
EXPIRY = 30.0  # seconds after which what another process said does not count any more
OURS = "server-"  # begins the id of whatever the server itself asks of a table
MARK = f"{OURS}away "  # begins the id of a command by which the server calls somebody away


def here(held: Held) -> frozenset[int]:
    """The seats that are connected to this process."""
    viewers = (held.viewer(one.person_id) for one in held.listeners)
    return frozenset(viewer for viewer in viewers if isinstance(viewer, int))


def everywhere(held: Held, now: float) -> frozenset[int]:
    """The seats that are connected to any process."""
    held.there = {who: said for who, said in held.there.items() if said[1] > now - EXPIRY}
    return here(held).union(*(seats for seats, _ in held.there.values()))


def missing(held: Held, now: float, away_after: float) -> Iterable[tuple[int, ask.GoAway]]:
    """Seats whose person has had no connection for so long, and what is asked of the table then.

    Whoever plays by a time bank need not be there all the time: their clock tells.
    """
    table = held.table
    present = everywhere(held, now)
    if table.stage is not Stage.PLAYING or isinstance(table.clock.limit, TimeBank) or not present:
        held.gone = {}
        return []
    absent = [seat for seat, one in enumerate(table.seats) if is_present(one) and seat not in present]
    held.gone = {seat: held.gone.get(seat, now) for seat in absent}
    late = [seat for seat, since in held.gone.items() if now >= since + away_after]
    return [(seat, ask.GoAway(id=f"{MARK}{table.revision}")) for seat in late]


def returns(held: Held, seat: int) -> ask.ComeBack | None:
    """What is asked of the table when somebody connects whom others called away; who went away by choice decides."""
    one = held.table.seats[seat]
    if not isinstance(one, Person) or not one.is_away:
        return None
    for entry in reversed(held.table.log):
        if (
            isinstance(entry.what, log.WentAway | log.StoodIn)
            and entry.what.seat == seat
            and entry.by == seat
        ):
            if not entry.command.startswith(MARK):
                return None
            break
        if isinstance(entry.what, log.CameBack) and entry.what.seat == seat:
            break
    return ask.ComeBack(id=f"{OURS}back {held.table.revision}")
