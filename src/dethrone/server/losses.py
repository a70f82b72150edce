"""Where somebody gives points away: told by looks back on games of theirs that were made already, and by no others."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec

from dethrone import games
from dethrone.server.analysing import marked
from dethrone.server.store import Store

MOST_GAMES = 200  # the latest, of which it is asked whether they were looked back on
MOST_READ = 30  # and of those that were, so many are read
COSTLY = 0.02  # of the chance to win: what a page calls a mistake
ENOUGH_GAMES, ENOUGH_MISTAKES = 3, 3
DONE = "done"


class Judged(msgspec.Struct):
    """What is read of a decision in an analysis; the rest of it is long."""

    seat: int
    move: str
    best: str
    lost: float


class Body(msgspec.Struct):
    """And of an analysis."""

    judged: list[Judged]


READ = msgspec.json.Decoder(Body)


def losses(store: Store, person_id: str) -> list[dict[str, Any]]:
    """For each game that somebody looked back on: points given away, and in which kind of decision most of them."""
    games_seen: Counter[str] = Counter()
    mistakes: dict[str, list[tuple[str, float]]] = defaultdict(list)
    for row, body in looked_back(store, person_id):
        game = row["game"]
        games_seen[game] += 1
        mine = (one for one in body.judged if one.seat == row["seat"] and one.lost >= COSTLY)
        mistakes[game] += [(decision(game, one), one.lost) for one in mine]
    return [summed(game, count, mistakes[game]) for game, count in games_seen.most_common()]


def looked_back(store: Store, person_id: str) -> Iterator[tuple[dict[str, Any], Body]]:
    """The latest games of somebody that were looked back on."""
    rows = {marked(row["record"]): row for row in store.games_of(person_id, MOST_GAMES)}
    there = store.archive.analysed(list(rows))
    wanted = [mark for mark in rows if mark in there][:MOST_READ]
    for mark, body in store.archive.analyses(wanted).items():
        yield rows[mark], READ.decode(body)


def decision(game: str, one: Judged) -> str:
    """What kind of decision it was, as the rules call the move or its stage; who stopped too early missed what was
    better."""
    kind = _kind(game, one.move)
    if kind == DONE:
        kind = _kind(game, one.best)
    return games.kind(game).stages.get(kind, kind)


def _kind(game: str, text: str) -> str:
    kind = games.kind(game)
    return str(kind.wire().move(kind.move(text))["move"])


def summed(game: str, count: int, mistakes: list[tuple[str, float]]) -> dict[str, Any]:
    """What so many games tell; which kind of decision cost most only where it is enough to say so."""
    lost: dict[str, float] = defaultdict(float)
    for kind, much in mistakes:
        lost[kind] += much
    whole = sum(lost.values())
    is_enough = count >= ENOUGH_GAMES and len(mistakes) >= ENOUGH_MISTAKES
    most = max(lost, key=lost.__getitem__) if is_enough else None
    return {
        "game": game,
        "games": count,
        "mistakes": len(mistakes),
        "points": round(100 * whole / count, 1),
        "most_in": most,
        "share": 0.0 if most is None else lost[most] / whole,
    }
