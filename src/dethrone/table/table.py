"""A table: a log, and what follows from it. It knows no I/O, no thread, no clock of its own, no player, no single game.

    decide(command) -> entries      refuses or answers, and changes nothing
    apply(entry)                    the only thing that changes a table
    look(viewer), message(entry, viewer), questions, deadline

Whoever keeps the table writes the entries down between the two, so nothing is told that could be lost.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any

from dethrone import games
from dethrone.chance import SECRET_BYTES, SEEDS, Chance, Secret, Seed, new_secret, promise
from dethrone.contract import KEEPER, PUBLIC, Event, Game, Kind, Move, Reader, Step, View
from dethrone.errors import BadRules, Refused
from dethrone.sheet import Record
from dethrone.table import entries as log
from dethrone.table.applying import apply_what
from dethrone.table.checking import check_entry
from dethrone.table.clock import Clock, Limit
from dethrone.table.commands import Command
from dethrone.table.deciding import decide_what
from dethrone.table.entries import Entry
from dethrone.table.messages import Asks, Message, Question, Stage, TableView, Told, Watcher, told
from dethrone.table.proposals import Proposal, Replace, Undo, Wish
from dethrone.table.refusal import Reason
from dethrone.table.seats import Open, Person, Seat, check_seats, is_present, voice
from dethrone.table.undo import Deed, reach
from dethrone.table.viewers import By, Viewer, viewer

RESIGNED = "resigned"
MEMORY = 4096  # texts of moves that are remembered


@cache
def _reader(parse: Callable[[str], Move]) -> Callable[[str], tuple[Move, str]]:
    """What reads a game's moves, each with its one text, and remembers them for all its tables."""

    def read(text: str) -> tuple[Move, str]:
        move = parse(text)
        return move, str(move)

    return lru_cache(MEMORY)(read)


class Table:
    """A log, and what follows from it."""

    def __init__(self, opened: log.Opened) -> None:
        """The table of its first entry; `open` and `replay` make one."""
        self.kind: Kind = games.kind(opened.game)
        self.opened = opened
        self.rules = str(self.kind.rules(opened.rules))
        self.seats: list[Seat] = list(opened.seats)
        self.stage = Stage.GATHERING
        self.deals = 0
        self.first: Record | None = None  # the beginning of the game
        self.deeds: list[Deed] = []  # of the steps made here
        self.nonces: dict[int, str] = {}
        self.watchers: dict[str, int] = {}
        self.askers: dict[str, int] = {}  # who would like to look over which shoulder
        self.known: dict[str, set[int]] = {}  # whose hidden things somebody has seen in this game
        self.proposal: Proposal | None = None
        self.proposed_at = 0  # its revision
        self.clock = Clock.new(opened.limit, len(self.seats))
        self.late: set[int] = set()
        self.is_resigned = False
        self.turn = 0  # changes with what is asked for
        self.heard: set[int] = set()  # seats that spoke, or had nothing to say, since then
        self.opened_at = 0.0  # when what is asked for changed
        self._game: Game | None = None
        self._log: list[Entry] = []
        self._answers: dict[tuple[Viewer, str], tuple[Entry, ...]] = {}
        self._numbers: dict[
            Asks, tuple[int, int]
        ] = {}  # what is asked for, by what it is about, and its number
        self._count = 0
        self._questions: tuple[Question, ...] = ()
        self._looks: dict[Viewer, TableView] = {}
        self._views: dict[int | None, View] = {}  # by the eyes that see it, until the next entry
        self._common: dict[str, Any] | None = None  # what all looks share, until the next entry
        self._told: Told | None = None
        self._step: Step | None = None  # of the last entry

    # ------------------------------------------------------------ beginnings
    @classmethod
    def open(
        cls,
        kind: Kind,
        seats: Sequence[Seat],
        rules: str = "",
        *,
        seed: int | None = None,
        root: bytes | None = None,
        game: Game | None = None,
        limit: Limit | None = None,
        has_undo: bool = True,
        now: float = 0.0,
    ) -> Table:
        """A new table, and if no seat is open, a new game at it.

        Chance comes from `root`, a secret of its own for all deals here (fresh if not given), or from a seed; `game` is
        one to go on with instead.
        """
        check_seats(seats)
        if seed is not None:
            Seed(seed)  # refuses what is no seed
        players = len(seats) if game is None else game.players
        if len(seats) != players:
            raise BadRules(Reason.SEAT_COUNT, seats=len(seats), players=players)
        if players not in kind.players:
            kind.deal(players, kind.usual_rules, None)  # refuses it in the game's own words
        written = str(kind.rules(rules or kind.usual_rules)) if game is None else str(game.rules)
        start = None if game is None else game.record(KEEPER)
        source = (new_secret() if root is None else root).hex() if seed is None else ""
        what = log.Opened(kind.name, written, tuple(seats), source, seed, start, limit, has_undo)
        table = cls.replay([Entry(0, now, None, "", what)])
        if not any(isinstance(seat, Open) for seat in seats):
            table.apply(Entry(1, now, None, "", table.next_deal()))
        return table

    @classmethod
    def replay(cls, entries: Iterable[Entry]) -> Table:
        """The table that follows from a log."""
        table: Table | None = None
        for entry in entries:
            if table is None:
                if not isinstance(entry.what, log.Opened):
                    raise Refused(Reason.LOG_BROKEN, revision=entry.revision, due=0)
                table = cls(entry.what)
            check_entry(table, entry)
            table.apply(entry)
        if table is None:
            raise Refused(Reason.LOG_BROKEN, revision=-1, due=0)
        return table

    def next_deal(self, *, same: bool = False) -> log.Dealt:
        """The beginning of the next game here, or of the last one again."""
        number = self.deals + 1
        record = self.first if same else self.opened.start if self.deals == 0 else None
        if record is None:
            record = self.kind.deal(len(self.seats), self.rules, self._chance(number)).record(KEEPER)
        return log.Dealt(number, record)

    def _chance(self, number: int) -> Chance:
        if self.opened.seed is not None:
            return Seed((self.opened.seed + number - 1) % SEEDS)
        nonces = (self.nonces[seat] for seat in sorted(self.nonces))
        return Secret(self._secret(number), tuple(nonces))

    def _secret(self, number: int) -> bytes:
        """A deal's secret: nothing that is ever shown tells of the root, or of another deal's."""
        root = bytes.fromhex(self.opened.root)
        assert len(root) == SECRET_BYTES
        return hashlib.sha256(root + f" deal {number}".encode()).digest()

    # ---------------------------------------------------------- the two verbs
    def decide(self, command: Command, *, by: By, now: float) -> tuple[Entry, ...]:
        """The entries that a command leads to; refused, it raises. A repeated one is answered with its old entries."""
        who = viewer(by)
        if answer := self.answered(command.id, who):
            return answer
        whats = enumerate(decide_what(self, command, by, now), self.revision)
        return tuple([Entry(revision, now, who, command.id, what) for revision, what in whats])

    def answered(self, id: str, by: Viewer) -> tuple[Entry, ...]:
        """The entries to which a command led that was asked before."""
        return self._answers.get((by, id), ()) if id else ()

    def apply(self, entry: Entry) -> None:
        """Change the table by an entry; one that is in the log already changes nothing."""
        if 0 <= entry.revision < self.revision and self._log[entry.revision] == entry:
            return
        if entry.revision != self.revision:
            raise Refused(Reason.LOG_BROKEN, revision=entry.revision, due=self.revision)
        turn = self.turn
        self._step = apply_what(self, entry)
        self._log.append(entry)
        if entry.command:
            key = (entry.by, entry.command)
            self._answers[key] = (*self._answers.get(key, ()), entry)
        if self.turn != turn:
            self.heard, self.opened_at = set(), entry.at
        self._looks, self._views = {}, {}
        self._common = self._told = None
        self._number_again()
        self._questions = tuple(self._ask())
        self._run_clock(entry.at, is_new=self.turn != turn)

    def do(self, command: Command, *, by: By, now: float = 0.0) -> tuple[Entry, ...]:
        """Decide and apply at once, for whoever writes nothing down between the two."""
        entries = self.decide(command, by=by, now=now)
        for entry in entries:
            self.apply(entry)
        return entries

    # ------------------------------------------------------------------ state
    @property
    def revision(self) -> int:
        """How many entries there are; it never goes back."""
        return len(self._log)

    @property
    def log(self) -> Sequence[Entry]:
        """All entries."""
        return tuple(self._log)

    @property
    def board(self) -> Game:
        """The game itself, for this room alone; everybody else is given a copy."""
        if self._game is None:
            raise Refused(Reason.NOT_STARTED)
        return self._game

    def lay(self, game: Game) -> None:
        """Another game is played here from now on; for this room alone."""
        self._game = game

    @property
    def game(self) -> Game:
        """A copy of the game for whoever keeps the table; moves on it change nothing here."""
        return self.board.copy()

    @property
    def steps(self) -> Sequence[Step]:
        """All that was done in this game."""
        return () if self._game is None else tuple(self._game.steps)

    @property
    def result(self) -> str | None:
        """How the game ended, in the game's word, or `resigned`."""
        outcome = None if self._game is None else self._game.outcome
        return RESIGNED if self.is_resigned else None if outcome is None else outcome.value

    def record(self, reader: Reader = PUBLIC, /, **tags: str) -> Record:
        """The game written down; once it was given up everything is shown."""
        if self.is_resigned:
            return self.board.record(KEEPER, Ended=RESIGNED, **tags)
        return self.board.record(reader, **tags)

    def moment(self, moves: int) -> Game:
        """The game as it was after so many moves, to go on from there at a table of its own; only after the end."""
        if self.stage is not Stage.OVER:
            raise Refused(Reason.NOT_OVER)
        game = self.game
        if not 0 <= moves <= len(game.steps):
            raise Refused(Reason.NO_MOMENT, moves=moves)
        while len(game.steps) > moves:
            game.pop()
        return game

    def read(self, text: str) -> tuple[Move, str]:
        """The move of a text, and its one text."""
        return _reader(self.kind.move)(text)

    # -------------------------------------------------------------- questions
    @property
    def questions(self) -> tuple[Question, ...]:
        """Who is asked for what."""
        return self._questions

    def number(self, asks: Asks) -> int | None:
        """The number of what is asked for now, also where nobody is there to answer."""
        return self._numbers.get(asks, (None, None))[1]

    def _number_again(self) -> None:
        """What is asked anew gets a new number; what is asked still keeps its own."""
        is_on = self.stage in (Stage.PLAYING, Stage.PAUSED)
        self._renumber(Asks.MOVE, self.turn if is_on else None)
        self._renumber(Asks.WORD, self.turn if is_on and self.board.speakers else None)
        self._renumber(Asks.VOTE, None if self.proposal is None else self.proposed_at)

    def _renumber(self, asks: Asks, about: int | None) -> None:
        old = self._numbers.get(asks)
        if about is None:
            if old is not None:
                del self._numbers[asks]
        elif old is None or old[0] != about:
            self._count += 1
            self._numbers[asks] = about, self._count

    def _ask(self) -> Iterator[Question]:
        if self.stage is Stage.PLAYING:
            decider, is_undo_open = self.board.decider, self.is_undo_open
            assert decider is not None
            if not (is_undo_open and voice(self.seats[decider])):  # bots wait until it is settled
                yield self._question(Asks.MOVE, decider)
            for seat in self.board.speakers if Asks.WORD in self._numbers else ():
                if seat != decider and seat not in self.heard and not is_undo_open and self._has_ears(seat):
                    yield self._question(Asks.WORD, seat)
        if self.proposal is not None:
            for seat in self.voters(self.proposal.wish):
                if seat not in self.proposal.yes:
                    yield self._question(Asks.VOTE, seat)

    def _question(self, asks: Asks, seat: int) -> Question:
        spoken_for = None if asks is Asks.VOTE else voice(self.seats[seat])
        return Question(self._numbers[asks][1], seat, asks, spoken_for)

    def _has_ears(self, seat: int) -> bool:
        return is_present(self.seats[seat]) or voice(self.seats[seat]) is not None

    @property
    def is_undo_open(self) -> bool:
        """Whether the people are asked to take something back."""
        return self.proposal is not None and isinstance(self.proposal.wish, Undo)

    def voters(self, wish: Wish) -> tuple[int, ...]:
        """The people who must agree to something: all who are there, but for who is to be replaced."""
        target = wish.seat if isinstance(wish, Replace) else None
        return tuple(i for i, seat in enumerate(self.seats) if i != target and is_present(seat))

    # ------------------------------------------------------------------- time
    def _run_clock(self, now: float, *, is_new: bool) -> None:
        """The time of a person who is asked for a move runs; nobody else's."""
        asked = next((one for one in self._questions if one.asks is Asks.MOVE), None)
        seat = None
        if asked is not None and asked.voice is None and asked.seat not in self.late:
            seat = asked.seat if isinstance(self.seats[asked.seat], Person) else None
        if self.clock.limit is not None and (is_new or seat != self.clock.seat):
            self.clock = self.clock.started(seat, now)

    @property
    def deadline(self) -> float | None:
        """When somebody's time is up: who is asked for a move, or those who may speak before a bot decides."""
        if self.clock.deadline is not None or self.clock.limit is None:
            return self.clock.deadline
        return self.opened_at + self.clock.limit.talk if self.waits_for_words else None

    @property
    def waits_for_words(self) -> bool:
        """Whether a bot is to decide and people may speak before."""
        asks = {(one.asks, one.voice is None) for one in self._questions}
        return (Asks.MOVE, False) in asks and (Asks.WORD, True) in asks

    # ---------------------------------------------------------------- viewers
    def eyes(self, viewer: Viewer) -> int | None:
        """Whose view somebody is shown: the one place that knows."""
        return viewer if isinstance(viewer, int) else self.watchers.get(viewer or "")

    def view(self, viewer: Viewer = None) -> View:
        """What a viewer may know of the game."""
        eyes = self.eyes(viewer)
        view = self._views.get(eyes)
        if view is None:
            view = self._views[eyes] = self.board.view(eyes)
        return view

    def look(self, viewer: Viewer = None) -> TableView:
        """All that a viewer may know of the table now."""
        look = self._looks.get(viewer)
        if look is None:
            look = self._looks[viewer] = self._look(viewer)
        return look

    def _look(self, viewer: Viewer) -> TableView:
        if self._common is None:
            self._common = self._for_all()
        return TableView(
            viewer=viewer,
            can_undo=isinstance(viewer, int) and self._can_undo(viewer),
            view=None if self._game is None else self.view(viewer),
            **self._common,
        )

    def _for_all(self) -> dict[str, Any]:
        """What of a look is the same for everybody."""
        is_over = self.stage is Stage.OVER
        return {
            "revision": self.revision,
            "game": self.kind.name,
            "rules": self.rules,
            "stage": self.stage,
            "deal": self.deals,
            "seats": tuple(self.seats),
            "watchers": tuple(Watcher(name, seat) for name, seat in self.watchers.items()),
            "askers": tuple(Watcher(name, seat) for name, seat in self.askers.items()),
            "questions": self._questions,
            "window": self.number(Asks.WORD) if self.stage is Stage.PLAYING else None,
            "proposal": self.proposal,
            "clock": self.clock,
            "late": tuple(sorted(self.late)),
            "has_undo": self.opened.has_undo,
            "commitment": self.commitment,
            "result": self.result,
            "views": tuple(map(self.view, range(len(self.seats)))) if is_over else (),
        }

    def _can_undo(self, seat: int) -> bool:
        is_on = self.opened.has_undo and self.stage is Stage.PLAYING
        if not is_on or not is_present(self.seats[seat]):
            return False
        try:
            return reach(self.deeds, seat) > 0
        except Refused:
            return False

    @property
    def commitment(self) -> str | None:
        """What is promised of the deal, before it and after."""
        if self._game is not None:
            return self._game.commitment
        if self.opened.start is not None:
            return self.opened.start.commitment
        chance = self._chance(1)
        return promise(chance, game=self.kind.name, rules=self.rules, players=len(self.seats))

    def message(self, entry: Entry, viewer: Viewer = None) -> Message:
        """What a viewer is sent about the entry that was applied last."""
        if self._log[-1] is not entry and self._log[-1] != entry:
            raise Refused(Reason.LOG_BROKEN, revision=entry.revision, due=self.revision - 1)
        events: tuple[Event, ...] = ()
        if self._step is not None:
            events = self._step.events(self.eyes(viewer))
        elif isinstance(entry.what, log.Dealt):
            events = self.board.opening(self.eyes(viewer))
        if self._told is None:
            self._told = told(entry.what, self.commitment)
        return Message(entry.revision, entry.at, entry.by, self._told, events, self.look(viewer))
