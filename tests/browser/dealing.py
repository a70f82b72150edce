"""Tables in the middle of a game, written into a server's database: a moment is found at once, the same each time."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from time import time
from typing import Any

from dethrone import games
from dethrone.contract import Game
from dethrone.host import play_on
from dethrone.players import player
from dethrone.players.advice import Foreseen
from dethrone.players.limit import Limit
from dethrone.players.roster import analyse
from dethrone.server.analysing import foretold, marked, written
from dethrone.server.daily import SETTING, Days, day_of
from dethrone.server.held import Held
from dethrone.server.ids import new_id
from dethrone.server.judging import verdict
from dethrone.server.people import People, Who
from dethrone.server.store import Head, Store
from dethrone.server.store.upgrading import upgrade
from dethrone.sheet import Record
from dethrone.table import Asks, Table
from dethrone.table import commands as ask
from dethrone.table.clock import Limit as Clocked
from dethrone.table.messages import Stage
from dethrone.table.seats import Bot, Open, Person, Seat

Facts = dict[str, Any]  # a view as it is written for a browser
Moment = Callable[[Facts], bool]
BOTS = ("Tobias", "Noor", "Pekka")
GREEDY = "greedy"
TRIES = 300  # deals in which a moment is looked for
SAMPLES = 200  # for each move of a game that is looked back on
ME = 0
DAY = 86_400.0


def now() -> float:
    """The moment, as the server has it, which is a process of its own."""
    return time()


@dataclass(frozen=True)
class Somebody:
    """A person with a key of theirs."""

    who: Who
    key: str

    @property
    def name(self) -> str:
        """What they are called."""
        return self.who.name


# -------------------------------------------------------------------- playing
def begun(
    game: str,
    people: Sequence[Somebody],
    bots: int,
    number: int,
    *,
    rules: str = "",
    start: Game | None = None,
    limit: Clocked | None = None,
    now: float = 0.0,
) -> Table:
    """A game that has just been dealt; the same number is the same deal."""
    seats: list[Seat] = [Open() for _ in people]
    seats += [Bot(GREEDY, name) for name in BOTS[:bots]]
    root = hashlib.sha256(f"{game} {number}".encode()).digest()
    table = Table.open(games.kind(game), seats, rules, root=root, game=start, limit=limit, now=now)
    for seat, somebody in enumerate(people):
        table.do(ask.Sit(seat), by=somebody.name, now=now)
    if table.stage is Stage.GATHERING:
        table.do(ask.Start(), by=ME, now=now)
    return table


def facts(table: Table, seat: int = ME) -> Facts:
    """What a seat sees, as its page is told."""
    found: Facts = games.kind(table.opened.game).wire().view(table.view(seat))
    return found


def steps(table: Table, number: int = 0, strength: str = GREEDY) -> Iterator[Table]:
    """A game played on, decision by decision; the bots play as they do, people as well as is said."""
    game, now = table.opened.game, table.log[0].at
    strengths = [strength if isinstance(seat, Person) else GREEDY for seat in table.seats]
    players = [player(name, game=game, seed=number + seat) for seat, name in enumerate(strengths)]
    yield table
    while table.stage is Stage.PLAYING:
        mine = next((one for one in table.questions if one.voice is None), None)
        if mine is None:
            play_on(table, lambda seat, _: players[seat], now=lambda: now, most=1)
        elif mine.asks is Asks.MOVE:
            move = players[mine.seat].choose(table.view(mine.seat))
            table.do(ask.Act(mine.number, (str(move),)), by=mine.seat, now=now)
        else:
            table.do(ask.Say(mine.number, None), by=mine.seat, now=now)
        yield table


def first(
    game: str, people: Sequence[Somebody], bots: int, is_there: Moment, *, since: int = 0, **how: Any
) -> Table:
    """The first game that comes to a moment, at that moment."""
    for number in range(since, since + TRIES):
        for table in steps(begun(game, people, bots, number, **how), number):
            if is_there(facts(table)):
                return table
    raise LookupError(f"no game of {game} came to that moment")


def finished(
    game: str,
    people: Sequence[Somebody],
    bots: int,
    is_there: Moment,
    *,
    since: int = 0,
    strength: str = GREEDY,
) -> Table:
    """The first game that ends so."""
    for number in range(since, since + TRIES):
        *_, table = steps(begun(game, people, bots, number), number, strength)
        if is_there(facts(table)):
            return table
    raise LookupError(f"no game of {game} ended so")


# -------------------------------------------------------------------- writing
class Dealer:
    """A database into which people and tables are written before a server reads it, or while it does."""

    def __init__(self, address: str) -> None:
        upgrade(address)
        self._store = Store(address)
        self._people = People(self._store, now)
        self._days = Days(self._store.archive, now)
        self._days.load()

    def close(self) -> None:
        """All is written."""
        self._store.close()

    def somebody(self, name: str) -> Somebody:
        """A new person."""
        return Somebody(*self._people.new(name))

    def daily(self, game: str, players: int, day: str) -> Game:
        """The deal of a day."""
        return self._days.deal(self._days.board(game, "", players, day))

    def lay(
        self,
        table: Table,
        people: Mapping[int, Somebody],
        *,
        ago: float = 0.0,
        is_listed: bool = False,
        settings: Mapping[str, str] | None = None,
    ) -> str:
        """A table as it is, changed so many seconds ago; its path."""
        at = now() - ago
        kept = json.dumps({"hints": True, **(settings or {})})
        head = Head(
            id=new_id(), revision=1, game=table.opened.game, rules=table.rules, players=len(table.seats),
            stage=Stage.GATHERING.value, is_listed=is_listed, settings=kept, opened_by=None, opened_at=at,
            changed_at=at, due_at=None,
        )  # fmt: skip
        self._store.open_table(head, table.log[:1])
        for somebody in people.values():
            self._store.add_guest(head.id, somebody.who.id, somebody.name)
        held = Held(head, table, {}, self._days)
        seats = tuple((somebody.who.id, seat) for seat, somebody in people.items())
        held.guests = {one.person_id: one for one in self._store.guests(head.id)}
        held.guests = held.with_seats(seats)
        append = held.append(tuple(table.log[1:]), Stage.PLAYING, seats, at)
        self._store.appender.append(append).result()
        return f"/t/{head.id}"

    def lay_daily(self, game: str, somebody: Somebody, strength: str, *, days_ago: int = 0) -> None:
        """Somebody has played a day's deal alone, as well as is said, and ended it at this time of that day."""
        day = day_of(now() - DAY * days_ago)
        *_, table = steps(begun(game, [somebody], 0, 0, start=self.daily(game, 1, day)), 0, strength)
        path = self.lay(table, {ME: somebody}, ago=DAY * days_ago, settings={SETTING: day})
        board, id = self._days.board(game, "", 1, day), path.removeprefix("/t/")
        self._store.tries.claim(board, [somebody.who.id], id, is_dealt=True)
        if days_ago:  # a server looks for what ended a while ago only when it starts
            (row,) = [one for one in self._store.archive.unjudged(0.0) if one["table_id"] == id]
            found = verdict(row, self._store.entries(id))
            self._store.archive.add_verdict(row["id"], checked_at=now(), **found)

    def look_back(self, game_id: str, samples: int = SAMPLES) -> None:
        """A game that ended is analysed, with few samples: there is no waiting for it."""
        row = self._store.game(game_id)
        assert row is not None
        record = Record.parse(row["record"])
        found = written(analyse(record, Limit(samples=samples), lambda *_: None))
        found |= {"samples": samples, "deal": foretold(Foreseen(is_won=False, is_solved=False))}
        self._store.archive.add_analysis(marked(row["record"]), json.dumps(found), now())

    def give_away(self, game_id: str, seat: int, cost: Mapping[str, float]) -> None:
        """A game that ended was looked back on, and told what some moves of a seat cost; nothing is thought about."""
        row = self._store.game(game_id)
        assert row is not None
        judged = [
            {"ply": ply, "seat": seat, "move": move, "chance": 0.5, "best": move, "lost": lost}
            for ply, (move, lost) in enumerate(cost.items(), 1)
        ]
        self._store.archive.add_analysis(marked(row["record"]), json.dumps({"judged": judged}), now())
