"""Before the first move of any game: who plays, by which rules, or which saved game goes on."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import cache

from dethrone import games
from dethrone.command.saves import EXCHANGE, ONGOING, Saves, checked_name
from dethrone.contract import Kind
from dethrone.errors import GameError
from dethrone.host import Player
from dethrone.players import roster
from dethrone.prose import Voice
from dethrone.table import Person, Table
from dethrone.table.saved import parse_saved
from dethrone.table.seats import name_of
from dethrone.table.seats import voice as answering
from dethrone.terminal.options import NEWEST, PlayOptions
from dethrone.terminal.refusal import Reason
from dethrone.terminal.screen import Screen
from dethrone.terminal.seating import Seating, until
from dethrone.terminal.session import Session
from dethrone.terminal.skin import Skin, called, skin_for

DAMAGE = (GameError, LookupError, TypeError, ValueError, AttributeError, RecursionError)


def open_session(kind: Kind, options: PlayOptions, screen: Screen, voice: Voice) -> Session:
    """The game that was asked for: resumed, or new."""
    return Setup(kind, options, screen, skin_for(kind, voice)).session()


class Setup:
    """What is settled before a session begins."""

    def __init__(self, kind: Kind, options: PlayOptions, screen: Screen, skin: Skin) -> None:
        self.kind = kind
        self.options = options
        self.screen = screen
        self.skin = skin
        self.say = skin.voice.say

    def session(self) -> Session:
        """The session that was asked for."""
        asks = self.options.is_bare and sys.stdin.isatty()
        if self.options.resume is not None:
            return self.resumed(self.options.resume)
        if asks and (waiting := self.offered()) is not None:
            return waiting
        seating, seed = Seating(self.kind, self.skin), self.options.seed
        if asks:
            self.screen.say(self.say("terminal-welcome", game=self.title), "")
            seats = seating.ask(self.screen)
            self.screen.say("", *self.screen.flow(self.skin.voice.presets(self.kind)))
            question = self.say("terminal-which-rules", usual=self.kind.usual_rules)
            rules = str(until(self.screen, self.skin.voice, question, self.kind.usual_rules, self.kind.rules))
        else:
            rules = str(self.kind.rules(self.options.rules or self.kind.usual_rules))
            seats = seating.of(self.options)
        table = Table.open(self.kind, seats, rules, seed=seed)
        name = self.options.saves.new_name(self.kind.name)
        return self.begun(table, name, [*self.greeting(table)])

    @property
    def title(self) -> str:
        """The game's name as a title."""
        return self.kind.name.capitalize()

    def called(self, names: Sequence[str]) -> list[str]:
        """Who sits there, for a list."""
        return [called(self.skin.voice, name) for name in names]

    def begun(self, table: Table, name: str, opening: Sequence[str]) -> Session:
        """A session at a table."""
        company = [answering(seat) for seat in table.seats]
        seed = (table.opened.seed or 0) * 8

        names = [name_of(seat, number) for number, seat in enumerate(table.seats)]
        exchange = self.saves.path(name, EXCHANGE)

        @cache
        def player(seat: int, spec: str) -> Player:
            bot = roster.player(spec, game=self.kind.name, seed=seed + seat, company=company)
            roster.introduce(bot, names, exchange)
            return bot

        return Session(self.screen, self.options.saves, table, player, self.skin, name=name, opening=opening)

    def greeting(self, table: Table) -> Iterator[str]:
        """Who plays, and what was promised about the deal."""
        names = [name_of(seat, number) for number, seat in enumerate(table.seats)]
        greeting = self.say("terminal-greeting", game=self.title, names=self.called(names))
        has_people = any(isinstance(seat, Person) for seat in table.seats)
        yield f"{greeting} {self.say('terminal-newcomer')}" if has_people else greeting
        commitment = table.look(None).commitment
        if commitment is None:
            yield self.say("terminal-seeded", seed=str(table.opened.seed))
        else:
            yield from self.say("terminal-sealed", commitment=commitment).splitlines()
        if not self.kind.is_compiled:
            yield self.say("terminal-interpreted")
        yield from self.skin.tell_opening(table.game, None, names)

    # ------------------------------------------------------------ resuming
    def offered(self) -> Session | None:
        """The latest game that can be read, if there is one and somebody wants to go on with it."""
        for name in self.saves.ongoing(self.kind.name):
            try:
                table = self.load(name)
            except OSError:  # not ours to read: it must not keep anybody from playing
                continue
            if table is None:
                continue
            names = [name_of(seat, number) for number, seat in enumerate(table.seats)]
            self.screen.say(self.say("terminal-waiting", names=self.called(names), moves=len(table.steps)))
            return self.begun(table, name, [self.say("terminal-back")]) if self.is_wanted() else None
        return None

    def is_wanted(self) -> bool:
        """Yes or no, and nothing else."""
        while True:
            answer = self.screen.ask(self.say("terminal-go-on") + " ").lower()
            if answer in ("", "y", "yes", "n", "no"):
                return not answer.startswith("n")
            self.screen.say(self.say("terminal-yes-or-no"))

    @property
    def saves(self) -> Saves:
        """Where games are kept."""
        return self.options.saves

    def resumed(self, wanted: str) -> Session:
        """A saved game, by its name or the latest; unreadable ones are set aside."""
        given = checked_name(wanted).removesuffix(ONGOING)
        names = [self.saves.find(given, (self.kind.name, *games.names()))]
        if wanted == NEWEST:
            names = self.saves.ongoing(self.kind.name)
        for name in names:
            table = self.load(name)
            if table is not None:
                return self.begun(table, name, [self.say("terminal-back-after", moves=len(table.steps))])
        raise GameError(Reason.NOTHING_TO_RESUME, folder=str(self.saves.folder))

    def load(self, name: str) -> Table | None:
        """A saved table; one that cannot be read is set aside with a sentence, and None is returned."""
        path = self.saves.path(name)
        try:
            table = Table.replay(parse_saved(self.saves.read(name)))
        except DAMAGE as error:
            if not path.exists():
                raise
            aside = self.saves.set_aside(name)
            why = (
                self.skin.voice.refusal(error)
                if isinstance(error, GameError)
                else self.say("terminal-not-a-save")
            )
            self.screen.say(self.say("terminal-cannot-resume", file=path.name, why=why, aside=aside.name))
            return None
        if table.kind.name != self.kind.name:
            raise GameError(Reason.OTHER_GAME, name=name, game=table.kind.name)
        return table
