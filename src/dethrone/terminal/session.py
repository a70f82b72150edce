"""One game in the terminal, whichever it is: asks people, lets bots answer, keeps the table saved."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from time import time

from dethrone.command.saves import EXCHANGE, Saves, checked_name
from dethrone.command.words import slip
from dethrone.contract import KEEPER, Move, Step, View
from dethrone.errors import GameError, IllegalMove, Unreadable
from dethrone.host import Player, answer, deliver, tasks
from dethrone.table import Asks, Table
from dethrone.table.commands import Act, Command, Propose, Say, Vote
from dethrone.table.proposals import Undo
from dethrone.table.saved import Saving
from dethrone.table.seats import is_present, voice
from dethrone.terminal.refusal import Reason
from dethrone.terminal.screen import Screen
from dethrone.terminal.show import Show
from dethrone.terminal.skin import Skin, Suggestion, called, play_command, program

YES = ("", "y", "yes", "ok")
NO = ("n", "no")
LISTED = 60  # moves that are told at once


class Left(Exception):
    """Somebody typed quit."""


class Session:
    """A table, a screen and a save file."""

    def __init__(
        self,
        screen: Screen,
        saves: Saves,
        table: Table,
        players: Callable[[int, str], Player],
        skin: Skin,
        *,
        name: str,
        opening: Iterable[str] = (),
    ) -> None:
        self.screen = screen
        self.saves = saves
        self.saving = Saving()
        self.table = table
        self.players = players
        self.skin = skin
        self.name = name
        self.show = Show(screen, table, skin, opening)
        self.names = self.show.names
        self.people = self.show.people
        self.suggestion: Suggestion | None = None
        self.met: dict[tuple[int, str], Player] = {}  # the bots that were asked
        self.commands: Mapping[str, Callable[[str], tuple[Move, ...] | None]] = {
            "?": self.help, "help": self.help, "h": self.help, "rules": self.rules, "rule": self.rules,
            "log": self.log, "board": self.draw, "b": self.draw, "undo": self.undo, "hint": self.hint,
            "why": self.hint, "moves": self.moves, "save": self.save_as, "quit": self.leave,
            "q": self.leave, "exit": self.leave,
        }  # fmt: skip

    # --------------------------------------------------------------- play
    def run(self) -> None:
        """Play until the game is over; whoever leaves finds it saved."""
        if self.show.tells_at_once:
            self.show.say(self.show.recent)
        self.save()
        while self.table.result is None:
            self.hear_words()
            if self.show.asked in self.people:
                self.ask_person()
            else:
                self.ask_bot()
            self.save()
            if self.show.tells_at_once:
                self.show.say(self.show.news())
        self.finish()

    @property
    def view(self) -> View:
        """What the seat that is asked may know."""
        return self.show.of(self.show.asked)

    def do(self, command: Command, seat: int) -> None:
        """Something that a person at this keyboard does."""
        self.table.do(command, by=seat, now=time())

    def ask_bot(self) -> None:
        """One decision of a bot."""
        seat = self.show.asked
        if (
            self.people
            and self.screen.is_drawn
            and not self.skin.is_quick(voice(self.table.seats[seat]) or "")
        ):
            self.screen.say(self.skin.voice.say("terminal-thinking", name=self.names[seat]), style="dim")
        self.answer(Asks.MOVE)

    def answer(self, asks: Asks) -> None:
        """Let bots answer what they are asked for."""
        for task in tasks(self.table):
            if task.asks is asks:
                player = self.players(task.seat, task.player)
                self.met[task.seat, task.player] = player
                command = answer(task, player)
                self.show.remark(getattr(player, "remarks", list)())
                deliver(self.table, task, command, now=time())

    def hear_words(self) -> None:
        """Where the rules let the seats speak before somebody decides, bots do, and people do before a bot decides."""
        self.answer(Asks.WORD)
        asked = [one.seat for one in self.table.questions if one.asks is Asks.WORD and one.voice is None]
        speakers = [seat for seat in asked if seat in self.people]
        if self.show.asked in self.people:
            return
        if speakers:
            self.show.gather_round()
        for seat in speakers:
            self.hear_word(seat)

    def hear_word(self, seat: int) -> None:
        """What one person says, if anything."""
        view = self.show.of(seat)
        words = ", ".join(self.skin.saying(move) for move in view.sayings())
        question = self.skin.voice.say("terminal-wish", name=self.names[seat], words=words)
        while True:
            text = self.screen.ask(f"{question} > ")
            try:
                moves = self.skin.read(text, view, self.names) if text else (None,)
                self.speak(seat, moves[0])
            except GameError as error:
                self.refuse(error)
            else:
                return

    def refuse(self, error: GameError) -> None:
        """Why not, letter for letter: what can be typed instead may stand in it."""
        self.screen.quote(*self.screen.flow([self.skin.voice.refusal(error, self.names)]))

    def speak(self, seat: int, move: Move | None) -> None:
        """Say something, or nothing this time."""
        number = self.table.number(Asks.WORD)
        self.do(Say(0 if number is None else number, None if move is None else str(move)), seat)

    def ask_person(self) -> None:
        """One decision of a person: take the suggestion, or type, look at what it would do, and confirm."""
        self.show.hand_over(self.show.asked)
        self.suggestion = self.skin.suggest(self.view, self.people)
        self.draw("")
        revision = self.table.revision
        moves: tuple[Move, ...] = ()
        while self.table.revision == revision:
            text = self.screen.ask(self.prompt(moves))
            answer = text.lower()
            if moves and answer in (*YES, *NO) and self.skin.is_answer(answer, self.view):
                if answer in YES:
                    self.perform(moves)
                elif self.screen.is_drawn:
                    self.draw("")
                moves = ()
                continue
            try:
                moves = self.consider(text)
            except GameError as error:
                moves = ()
                self.refuse(error)

    def prompt(self, moves: tuple[Move, ...]) -> str:
        """What stands before the cursor."""
        if moves:
            return self.skin.voice.say("terminal-confirm", moves=self.skin.typed(moves)) + " > "
        return f"{called(self.skin.voice, self.names[self.show.asked])} > "

    def consider(self, text: str) -> tuple[Move, ...]:
        """Do a command, or show what moves would do; moves that want to be confirmed are returned."""
        word, _, rest = text.partition(" ")
        if command := self.commands.get(word.lower()):
            return command(rest.strip()) or ()
        if special := self.skin.commands.get(word.lower()):
            self.show.say(special(self.show.view, self.names))
            return ()
        if text.lower() in ("", "s", "s!") and self.suggestion is not None:
            return self.take_suggestion(self.suggestion, at_once=text.endswith("!"))
        if not text:
            self.show.say([self.skin.reminder(self.view)])
            return ()
        moves = self.read(text.removesuffix("!"))
        if len(moves) == 1 and self.skin.speaker(moves[0]) is not None:
            self.say_for(moves[0])
            return ()
        moves, trial = self.tried(moves)
        if text.endswith("!") or all(map(self.skin.needs_no_look, moves)):
            self.perform(moves)
            return ()
        self.show.preview(self.view, moves, trial)
        return moves

    def read(self, text: str) -> tuple[Move, ...]:
        """The moves that a typed text means; a word that is nearly a command is told apart."""
        try:
            return self.skin.read(text, self.view, self.names)
        except Unreadable as error:
            commands = (*self.commands, *self.skin.commands)
            raise slip(text, error, commands, moves=self.view.legal_moves()) from None

    def say_for(self, move: Move) -> None:
        """A word that somebody at this keyboard says, asked or not."""
        seat = self.skin.speaker(move)
        assert seat is not None
        if seat < len(self.names) and seat not in self.people:
            raise GameError(Reason.SPEAKS_FOR_ITSELF, name=self.names[seat])
        if seat == self.show.asked and move in self.view.legal_moves():
            self.perform((move,))
        elif self.table.number(Asks.WORD) is None:
            self.view.check(move)
        else:
            self.speak(seat, move)

    def take_suggestion(self, suggestion: Suggestion, *, at_once: bool) -> tuple[Move, ...]:
        """Do what is suggested; what cannot be taken back is shown once more."""
        if self.skin.privacy(self.view) is None or at_once:
            self.perform(suggestion.moves)
            return ()
        moves, trial = self.tried(suggestion.moves)
        self.show.preview(self.view, moves, trial)
        return moves

    def tried(self, moves: tuple[Move, ...]) -> tuple[tuple[Move, ...], tuple[Step, ...]]:
        """Moves with all that belongs to them, and their steps in a game that fits what the person may know, where the
        skin wants them tried."""
        if not self.skin.wants_trial:
            for move in moves:
                self.view.check(move)
            return moves, ()
        trial = self.view.trial(0)
        steps: list[Step] = []
        for move in moves:
            seat = trial.decider
            if seat is not None and seat not in self.people:
                raise GameError(Reason.DECIDES_WITHOUT_YOU, name=self.names[seat])
            if steps and steps[-1].shows_hidden and self.skin.privacy(trial.view(None)) is not None:
                raise GameError(Reason.ROLLS_MIDWAY)
            steps.append(trial.push(move))
        steps += [trial.push(move) for move in self.skin.completed(self.view, trial)]
        return tuple(step.move for step in steps), tuple(steps)

    def perform(self, moves: tuple[Move, ...]) -> None:
        """Make moves for whoever of the people is asked, as one line that is taken back as one."""
        line = str(self.table.revision)
        for move in moves:
            number = self.table.number(Asks.MOVE)
            if number is None:
                raise IllegalMove(Reason.NOT_ASKED)
            self.do(Act(number, (str(move),), line), self.show.asked)

    # ----------------------------------------------------------- commands
    def draw(self, _: str) -> None:
        """The table again, with the question and what is suggested."""
        question = self.skin.question(self.view, self.names, width=self.screen.width)
        if self.suggestion is not None:
            question = [*question, self.skin.offer(self.suggestion, self.view)]
        self.show.draw(question)

    def help(self, _: str) -> None:
        """What can be typed."""
        self.screen.help(self.skin.help(self.view))

    def rules(self, topic: str) -> None:
        """A piece of the rules."""
        self.show.say(self.screen.flow(self.skin.about(topic, self.view.rules)))

    def moves(self, _: str) -> None:
        """What can be done now, as one would type it."""
        legal = self.view.legal_moves()
        lines = [self.skin.typed((move,)) for move in legal[:LISTED]]
        more = ["…"] if len(legal) > LISTED else []
        self.screen.quote(
            *self.screen.flow([self.skin.voice.say("terminal-legal-moves", moves=[*lines, *more])])
        )

    def log(self, wanted: str) -> None:
        """What happened so far."""
        lines = self.skin.log(self.table.steps, wanted, self.show.audience, self.names)
        self.show.say(lines)

    def undo(self, _: str) -> None:
        """Take the last line back, if nothing hidden was seen since; all who sit at this keyboard agree."""
        seat = self.show.asked
        steps = self.table.steps
        self.do(Propose(Undo()), seat)
        for other in self.people:
            number = self.table.number(Asks.VOTE)
            if number is not None and is_present(self.table.seats[other]):
                with suppress(GameError):  # whoever proposed it has voted
                    self.do(Vote(number, is_yes=True), other)
        gone = steps[len(self.table.steps) :]
        self.show.take_back(
            self.skin.voice.say(
                "terminal-taken-back", moves=self.skin.typed([step.move for step in gone]), count=len(gone)
            )
        )

    def hint(self, _: str) -> tuple[Move, ...]:
        """What a strong player would do with what this person may know, to be confirmed like any other move."""
        company = [voice(seat) for seat in self.table.seats]
        moves, lines = self.skin.hint(self.view, company, self.names)
        lines = self.screen.flow(lines)
        if moves:
            self.show.preview(self.view, *self.tried(moves), reserved=len(lines))
        self.screen.quote(*lines)
        return moves

    def save_as(self, name: str) -> None:
        """Keep a copy under a name."""
        if not name:
            raise GameError(Reason.SAVE_WITHOUT_NAME)
        copy = f"{self.table.kind.name}-{checked_name(name)}"
        if self.saves.path(copy).exists():
            raise GameError(Reason.SAVE_EXISTS, name=name)
        try:
            self.saves.write(copy, self.saving.text(self.table.log))
        except OSError as error:
            raise GameError(Reason.SAVE_FAILED, why=error.strerror or "") from None
        command = play_command(self.table.kind, name)
        self.screen.quote(self.skin.voice.say("terminal-saved-as", command=command))

    def leave(self, _: str) -> None:
        """Stop for now."""
        raise Left

    # ------------------------------------------------------------- saving
    def save(self) -> bool:
        """Keep the table after each move; a full disk is said once, and the game goes on."""
        try:
            self.saves.write(self.name, self.saving.text(self.table.log))
        except OSError as error:
            self.show.warn(self.skin.voice.say("terminal-cannot-save", why=error.strerror or ""))
            return False
        self.show.warn("")
        return True

    def tell_counts(self) -> None:
        """What was counted about language models, and where all that they were asked is kept."""
        say, lines = self.skin.voice.say, []
        for (seat, _), player in sorted(self.met.items()):
            if (counts := getattr(player, "told_counts", None)) is not None:
                lines.append(say("model-counts", name=self.names[seat], **counts()))
        if lines:
            path = self.saves.path(self.name, EXCHANGE)
            self.screen.quote("", *lines, *([say("model-kept", path=str(path))] if path.exists() else []))

    def finish(self) -> None:
        """Show the end and keep the record, with the secret of the deal in it."""
        self.suggestion = None
        self.show.end()
        self.tell_counts()
        record = self.table.record(KEEPER, Seats=", ".join(self.names))
        try:
            path = self.saves.finish(self.name, str(record))
        except OSError as error:
            self.screen.say(self.skin.voice.say("terminal-record-lost", why=error.strerror or ""))
        else:
            self.screen.quote(
                "", *self.skin.voice.lines("terminal-record", path=str(path), program=program())
            )
