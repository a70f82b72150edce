"""Logs as the database keeps them, and what was seen at those tables: kept for good, and read by every later version.

python -m tests.server.golden (`make golden-logs`) writes those of this version beside the old ones, never over them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from dethrone import __version__, games
from dethrone.chance import Seed
from dethrone.errors import GameError
from dethrone.players import player
from dethrone.server.store.appending import body_of
from dethrone.table import Asks, Bot, Open, Person, Stage, Table, Voice, wire
from dethrone.table import commands as ask
from dethrone.table.clock import Limit, TimeBank, TurnTimer
from dethrone.table.proposals import Rematch, Replace, Resign, Retime, Undo
from dethrone.table.seats import Seat
from dethrone.table.talk import Chip
from dethrone.table.viewers import By, Viewer

FOLDER = Path(__file__).parent / "golden"
EVERY = 40  # revisions between two looks that are kept
LONGEST = 150  # entries, then what is left is played without ado
NAMES = ("Ada", "Ben", "Cleo", "Dora")
ONLOOKERS = ("Eve", "Fay")


@dataclass(frozen=True, slots=True)
class Case:
    """A table: the game and rules, who sits there, the clock, and the luck of all of them."""

    game: str
    rules: str
    seats: str  # p: a person, o: an open seat, b: a bot
    limit: Limit | None = None
    is_continued: bool = False
    seed: int = 5

    @property
    def name(self) -> str:
        """What its file is called."""
        return f"{self.game}-{self.rules}-{self.seats}{'-continued' if self.is_continued else ''}"


CASES = [
    Case("regicide", "official", "ppb", TurnTimer(30.0)),
    Case("regicide", "official", "p"),
    Case("regicide", "open-order", "oop", TimeBank(300.0, 5.0)),
    Case("regicide", "summary", "pobb"),
    Case("regicide", "manual", "pp", is_continued=True),
    Case("regidice", "rulebook", "pp", TurnTimer(20.0)),
    Case("regidice", "bga", "pob", TimeBank(200.0, 10.0)),
    Case("regidice", "literal", "ppbb", is_continued=True),
]


def _seat(letter: str, number: int) -> Seat:
    if letter == "p":
        return Person(NAMES[number])
    return Open() if letter == "o" else Bot("random", f"Gus {number}")


class Evening:
    """What people, bots and onlookers do at a table, all of it from a seed."""

    def __init__(self, case: Case) -> None:
        self.case, self.luck, self.now, self.ids = case, Random(case.seed), 1_000.0, 0
        kind, self.player = games.kind(case.game), player("greedy", game=case.game, seed=case.seed)
        seats = [_seat(one, i) for i, one in enumerate(case.seats)]
        start = None
        if case.is_continued:
            start = kind.deal(len(seats), case.rules, Seed(case.seed))
            for _ in range(4):
                start.push(self.luck.choice(start.legal_moves()))
        options: dict[str, Any] = {"root": bytes([case.seed] * 32), "limit": case.limit, "now": self.now}
        self.table = Table.open(kind, seats, case.rules, game=start, **options)
        self.viewers: list[Viewer] = [None, *ONLOOKERS, *range(len(seats))]
        self.looks: dict[int, list[dict[str, Any]]] = {}
        self.keep()

    def keep(self) -> None:
        """Remember what everybody sees."""
        self.looks[self.table.revision] = [wire.look(self.table.look(viewer)) for viewer in self.viewers]

    def do(self, command: ask.Command, by: By) -> bool:
        """Ask something; whether it was done."""
        self.ids += 1
        try:
            entries = self.table.decide(replace(command, id=f"c{self.ids}"), by=by, now=self.now)
        except GameError:
            return False
        for entry in entries:
            self.table.apply(entry)
            if self.table.revision % EVERY == 0:
                self.keep()
        return bool(entries)

    def answer(self) -> bool:
        """Somebody answers what they are asked."""
        asked = [one for one in self.table.questions if one.asks is Asks.MOVE]
        if not asked:
            return False
        one = asked[0]
        move = self.player.choose(self.table.board.view(one.seat))
        by = one.seat if one.voice is None else Voice(one.seat)
        return self.do(ask.Act(one.number, (str(move),)), by)

    def speak(self) -> bool:
        """Somebody says what the rules let them say, or nothing."""
        asked = [one for one in self.table.questions if one.asks is Asks.WORD]
        if not asked:
            return False
        one = self.luck.choice(asked)
        words = [None, self.luck.choice([None, *map(str, self.table.board.view(one.seat).sayings())])]
        by = one.seat if one.voice is None else Voice(one.seat)
        return self.do(ask.Say(one.number, self.luck.choice(words)), by)

    def whim(self) -> bool:
        """Something else."""
        luck, people = self.luck, [i for i, one in enumerate(self.table.seats) if isinstance(one, Person)]
        seat = luck.choice(people or [0])
        other, talker = luck.randrange(len(self.table.seats)), luck.choice([None, "Fay"])
        commands: list[tuple[ask.Command, By]] = [
            (ask.Propose(Undo()), seat), (ask.Propose(Undo()), seat), (ask.Remind(luck.choice(list(Chip))), seat),
            (ask.Pause(), seat), (ask.GoAway(luck.choice([None, "random"])), seat), (ask.ComeBack(), seat),
            (ask.Consent("Eve"), seat), (ask.Withdraw("Eve"), seat), (ask.Propose(Replace(other, "random")), seat),
            (ask.Propose(Retime(luck.choice([None, TurnTimer(15.0), TimeBank(99.0, 3.0)]))), seat),
            (ask.Sit(other, "salt"), luck.choice(ONLOOKERS)), (ask.Fill(other, "random"), seat), (ask.Start(), seat),
            (ask.Chat("well played"), talker or seat), (ask.Timeout(), None),
            (ask.AskToSee(other), luck.choice(ONLOOKERS)),
        ]  # fmt: skip
        if luck.random() < 0.1:
            commands = [
                (ask.Leave() if len(people) > 1 else ask.Pause(), seat),
                (ask.Propose(Resign()), seat),
                (ask.Timeout(), None),
            ]
        return self.do(*luck.choice(commands))

    def vote(self) -> bool:
        """Somebody who was asked says yes, or now and then no."""
        number = self.table.number(Asks.VOTE)
        seats = [one.seat for one in self.table.questions if one.asks is Asks.VOTE]
        return bool(seats) and self.do(
            ask.Vote(number or 0, self.luck.random() < 0.6), self.luck.choice(seats)
        )

    def play(self) -> None:
        """All that happens, to the end of the second deal."""
        while self.table.revision < LONGEST and self.table.stage is not Stage.OVER:
            self.now += self.luck.choice([0.25, 3.0, 12.0])
            self.speak()
            self.luck.choice([self.answer, self.answer, self.vote, self.whim])()
            if self.table.stage is Stage.PAUSED and self.luck.random() < 0.3:
                self.do(ask.Resume(), self.first)
        self.finish()
        for text in ("well played", "another one?"):
            self.do(ask.Chat(text), self.first)
        self.agree(Rematch(is_same_deal=True))
        for _ in range(8):
            self.answer()
            self.agree(Undo())
        self.agree(Resign())
        self.finish()
        self.keep()

    @property
    def first(self) -> int:
        """Somebody who sits there."""
        return next(i for i, one in enumerate(self.table.seats) if isinstance(one, Person))

    def come_back(self) -> None:
        """Everybody who was away."""
        for seat in range(len(self.table.seats)):
            self.do(ask.ComeBack(), seat)

    def agree(self, wish: Undo | Resign | Rematch) -> None:
        """Somebody wishes something, and all say yes."""
        self.come_back()
        self.do(ask.Propose(wish), self.first)
        while any(one.asks is Asks.VOTE for one in self.table.questions):
            one = next(one for one in self.table.questions if one.asks is Asks.VOTE)
            if not self.do(ask.Vote(one.number, is_yes=True), one.seat):
                return

    def finish(self) -> None:
        """Whatever stands in the way, the deal is played out."""
        self.come_back()
        for seat, one in enumerate(self.table.seats):
            if isinstance(one, Open):
                self.do(ask.Fill(seat, "random"), self.first)
        self.do(ask.Resume(), self.first)
        self.do(ask.Start(), self.first)
        while self.table.stage is Stage.PLAYING:
            self.now += 1.0
            if self.table.revision > 3 * LONGEST:
                self.agree(Resign())
                return
            assert self.answer() or self.speak() or self.vote()


def evenings() -> Iterator[Evening]:
    """All tables, played."""
    for case in CASES:
        evening = Evening(case)
        evening.play()
        yield evening


def main() -> None:
    """Write this version's logs."""
    played, folder = list(evenings()), next(path for path in _places() if not path.exists())
    folder.mkdir(parents=True)
    for evening in played:
        lines = [body_of(entry) for entry in evening.table.log]
        (folder / f"{evening.case.name}.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
        seen = {"viewers": evening.viewers, "looks": evening.looks}
        text = json.dumps(seen, separators=(",", ":"), ensure_ascii=False)
        (folder / f"{evening.case.name}.seen.json").write_text(text + "\n", "utf-8")
        print(f"{folder.name}/{evening.case.name}: {len(lines)} entries, {len(text):,} characters seen")


def _places() -> Iterator[Path]:
    yield FOLDER / __version__
    yield from (FOLDER / f"{__version__}-{number}" for number in range(2, 100))


if __name__ == "__main__":
    main()
