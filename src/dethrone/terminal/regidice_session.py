"""One game of Regidice in the terminal: asks people, lets bots play, keeps the game saved."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.text import Text

from dethrone.contract import KEEPER
from dethrone.errors import GameError
from dethrone.players.advice import Advice
from dethrone.players.regidice.bots import SearchBot
from dethrone.players.regidice.explain import advise, reason
from dethrone.prose import voice
from dethrone.regidice.codes import Phase
from dethrone.regidice.game import Step
from dethrone.regidice.moves import Declare, Done, Move
from dethrone.regidice.movetext import read_moves
from dethrone.regidice.view import View
from dethrone.table.regidice import Course, RegidiceTable, reveals_hidden
from dethrone.table.regidice import save as saved_text
from dethrone.terminal.face import Face
from dethrone.terminal.ink import WELD
from dethrone.terminal.regidice_advice import Plan, plan, usual_adviser
from dethrone.terminal.regidice_asks import asks, foreseen, spelled_out
from dethrone.terminal.regidice_board import Size, draw_board, draw_preview, plain_board
from dethrone.terminal.regidice_dice import inked
from dethrone.terminal.regidice_words import foretold, in_words, told_steps
from dethrone.terminal.ruled import REGIDICE
from dethrone.terminal.saves import Saves, checked_name

NEWS = 3  # lines of news for which dice are drawn smaller
SUGGESTED = "Suggested:"
HINTS = 3  # declarations that a hint names
YES = ("", "y", "yes", "ok")
NO = ("n", "no")


class Left(Exception):
    """Somebody typed quit."""


class Session:
    """A table, a face and a save file."""

    def __init__(
        self,
        face: Face,
        saves: Saves,
        table: RegidiceTable,
        course: Course,
        *,
        name: str,
        opening: Iterable[str] = (),
    ) -> None:
        self.face = face
        self.saves = saves
        self.table = table
        self.course = course
        self.game = course.game
        self.name = name
        self.names = [seat.name for seat in table.seats]
        self.people = [number for number, seat in enumerate(table.seats) if seat.is_person]
        self.looking: tuple[int, int] | None = None  # the round and seat whose hidden dice may be seen
        self.heard: dict[int, int] = {}  # up to which move the news were told, by who was asked
        self.began = course.version
        self.inputs: list[int] = []  # the number of moves made before each line that somebody typed
        self.adviser = usual_adviser()
        self.advice: Plan | None = None
        self.trouble = ""
        self.recent = list(opening)
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.show_help, "help": self.show_help,
            "rules": self.show_rules, "rule": self.show_rules,
            "log": self.show_log, "undo": self.undo, "hint": self.hint, "save": self.save_as,
            "board": self.draw, "quit": self.leave, "q": self.leave, "exit": self.leave,
        }  # fmt: skip

    # --------------------------------------------------------------- play
    def run(self) -> None:
        """Play until the game is over; whoever leaves finds it saved."""
        self.save()
        if not self.face.is_screen or not self.people:
            self.say(self.recent)
        while not self.course.is_over:
            if self.table.is_bots_turn:
                self.table.ask_bot()
            else:
                self.ask_person()
            self.save()
            if not self.people or not self.face.is_screen:
                self.say(self.news(-1))
        self.finish()

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return 0 if self.course.decider is None else self.course.decider

    @property
    def view(self) -> View:
        """What may be on the screen: the asked person's own view once only that person is looking."""
        if len(self.people) == 1:
            return self.course.view(self.people[0])
        return self.course.view(self.looking[1] if self.looking == (self.game.round, self.seat) else None)

    def ask_person(self) -> None:
        """One decision of a person: take the suggestion, or type, look at what it would do and confirm."""
        self.cover()
        self.advice = plan(self.course.view(self.seat), self.people, self.adviser)
        self.draw("")
        version = self.course.version
        considered: tuple[Move, ...] = ()
        while self.course.version == version:
            text = self.face.ask(self.prompt(considered))
            if considered and self.is_answer(text.lower()):
                if text.lower() in YES:
                    self.perform(considered)
                elif self.face.is_screen:
                    self.draw()
                considered = ()
                continue
            try:
                considered = self.consider(text)
            except GameError as error:
                considered = ()
                self.say([str(error)])

    def is_answer(self, text: str) -> bool:
        """Whether a text confirms or refuses; where colours are chosen, y is yellow."""
        return text in (*YES, *NO) and not (text == "y" and self.game.phase in (Phase.HEAL, Phase.SET))

    def cover(self) -> None:
        """Only hidden dice need covering: when somebody else, or a new roll, is to be looked at."""
        if len(self.people) > 1 and self.game.phase is Phase.DECLARE:
            if self.looking != (self.game.round, self.seat):
                self.looking = None
                self.face.cover(self.names[self.seat])
            self.looking = (self.game.round, self.seat)

    def prompt(self, considered: Sequence[Move]) -> str:
        """What stands before the cursor."""
        if considered:
            return f"{in_words(considered)}: Enter to do it, or type something else > "
        return f"{self.names[self.seat]} > "

    def consider(self, text: str) -> tuple[Move, ...]:
        """Do a command, or show what moves would do; moves that want to be confirmed are returned."""
        word, _, rest = text.partition(" ")
        if command := self.commands.get(word.lower()):
            command(rest.strip())
            return ()
        if text.lower() in ("", "s", "s!") and self.advice is not None:
            return self.take_advice(self.advice, at_once=text.endswith("!"))
        steps = self.tried(text.removesuffix("!"))
        moves = tuple(step.move for step in steps)
        if text.endswith("!"):
            self.perform(moves)
            return ()
        self.show_preview(moves, steps)
        return moves

    def take_advice(self, advice: Plan, *, at_once: bool) -> tuple[Move, ...]:
        """Do what is suggested; a declaration cannot be taken back, so it is shown once more."""
        if self.game.phase is Phase.DECLARE and not at_once:
            self.show_preview(advice.moves, ())
            return advice.moves
        self.perform(advice.moves)
        return ()

    def tried(self, text: str) -> tuple[Step, ...]:
        """The steps that a text would lead to, made on a copy; they must be for people here to make."""
        trial = self.game.copy()
        if self.game.phase is Phase.DECLARE:
            moves = read_moves(text, Phase.DECLARE)
            if len(moves) != 1:
                raise GameError("Declare one thing, such as A3; the rest comes when all dice are shown.")
            return (trial.push(moves[0]),)
        moves = trial.parse(spelled_out(text, self.course.view(self.seat)))
        steps = tuple(trial.push(move) for move in moves)
        if any(reveals_hidden(step) for step in steps[:-1]):
            raise GameError("New dice are rolled in the middle of that; say it round by round.")
        for step in steps:
            if step.seat not in self.people:
                raise GameError(f"{self.names[step.seat]} decides that without you; stop before it.")
        is_open = trial.phase in (Phase.SET, Phase.PREPARE) and trial.phase is self.game.phase
        if is_open and trial.decider == self.seat and trial.is_legal(Done()):
            steps = (*steps, trial.push(Done()))  # what is listed is all of it
        return steps

    def perform(self, moves: Iterable[Move]) -> None:
        """Make moves for whoever of the people is asked."""
        self.inputs.append(self.course.version)
        for move in moves:
            self.table.act(self.seat, move)

    # ------------------------------------------------------------ showing
    def say(self, sentences: Iterable[str], style: str = "") -> None:
        """Sentences with dice in their inks."""
        for sentence in sentences:
            self.face.show(inked(sentence, style) if self.face.is_screen else Text(sentence))

    @property
    def title(self) -> str:
        """Game, rule set, round and first caller."""
        caller = self.names[self.view.first_caller]
        calls = "You call first" if caller == "You" else f"{caller} calls first"
        return f"Regidice · {self.game.rules} · round {self.game.round} · {calls}"

    def question(self) -> list[str]:
        """What is asked, and what is suggested."""
        lines = asks(self.course.view(self.seat), self.names)
        if self.advice is None:
            return lines
        takes = "Enter looks at it" if self.game.phase is Phase.DECLARE else "Enter does it"
        return [*lines, f"{SUGGESTED} {in_words(self.advice.typed)}   ({takes}; ? is for help)"]

    def draw(self, _: str = "") -> None:
        """The table, what happened since the last look, and what is asked."""
        if not self.face.is_screen:
            self.say(self.news(-1))
            self.say(["", *plain_board(self.view, self.names, self.title), *self.question()])
            return
        self.recent = self.news(self.seat) or self.recent
        self.draw_screen(self.question())

    def draw_screen(self, below: Sequence[str], *, reserved: int = 0) -> None:
        """The board as large as it fits on a clear screen, the latest news, and what stands below."""
        console, width = self.face.console, self.face.width
        needed = sum(map(self.lines, below)) + reserved + 2
        for size in reversed(Size):
            board = draw_board(self.view, self.names, self.title, width=width, size=size)
            room = console.height - needed - len(console.render_lines(board))
            if room >= min(NEWS, len(self.recent)):
                break
        self.face.clear()
        self.face.show(board)
        self.say(["", *self.latest(max(1, room))])
        for number, line in enumerate(below):
            self.say([line], "bold" if number == 0 else WELD if line.startswith(SUGGESTED) else "")

    def lines(self, sentence: str) -> int:
        """How many lines a sentence takes."""
        return len(self.face.console.render_lines(Text(sentence)))

    def latest(self, room: int) -> list[str]:
        """The last of the news that fit; how many are left out is said."""
        kept: list[str] = []
        for sentence in reversed(self.recent):
            room -= self.lines(sentence)
            if room < (1 if len(kept) + 1 < len(self.recent) else 0):
                return [f"… {len(self.recent) - len(kept)} more above; `log` tells all.", *kept]
            kept.insert(0, sentence)
        return kept

    def show_preview(self, moves: Sequence[Move], steps: Sequence[Step]) -> None:
        """What moves would do, from what the person may know."""
        first = moves[0]
        if isinstance(first, Declare):
            lines = foreseen(self.course.view(self.seat), first, self.names)
        else:
            lines = foretold(steps, self.names) or [voice().say("regidice-foreseen-nothing")]
        if self.face.is_screen:
            self.draw_screen([], reserved=sum(map(self.lines, lines)) + 3)
            self.face.show(draw_preview(in_words(moves), lines, min(self.face.width, 80)))
        else:
            self.say(f"  {line}" for line in lines)

    def news(self, audience: int) -> list[str]:
        """What happened since this audience last heard; now it has. Everything in it is public."""
        since = self.heard.get(audience, self.began)
        self.heard[audience] = self.course.version
        return list(told_steps(self.course.steps[since:], None, self.names))

    # ----------------------------------------------------------- commands
    def show_help(self, _: str) -> None:
        """What can be typed."""
        self.face.quote(*voice().help(REGIDICE, self.course.view(self.seat)))

    def show_rules(self, topic: str) -> None:
        """A piece of the rules."""
        self.say(voice().topic(REGIDICE, topic, self.game.rules))

    def show_log(self, wanted: str) -> None:
        """What happened in this round and the one before, in a given one, or in all."""
        now = self.game.round
        rounds = {now - 1, now}
        if wanted.isdecimal():
            rounds = {int(wanted)}
        elif wanted.lower() == "all":
            rounds = set(range(now + 1))
        steps = [step for step in self.course.steps if step.round in rounds]
        self.say(told_steps(steps, None, self.names))
        if not steps:
            self.say(
                ["Nothing has happened yet." if not self.course.steps else "There is nothing to tell of it."]
            )
        else:
            self.say(["`log all` tells everything, `log 2` the second round."], "dim")

    def undo(self, _: str) -> None:
        """Take back what was last typed, if nothing hidden was seen since."""
        target = self.inputs[-1] if self.inputs else self.course.version
        taken = [self.table.undo()]
        while self.course.version > target and self.table.why_no_undo() is None:
            taken.append(self.table.undo())
        if self.inputs:
            self.inputs.pop()
        self.began = min(self.began, self.course.version)
        self.heard = {seat: min(ply, self.course.version) for seat, ply in self.heard.items()}
        self.recent = [f"Taken back: {in_words(taken[::-1])}"]
        if not self.face.is_screen:
            self.say(self.recent)

    def hint(self, _: str) -> None:
        """What a bot would do with what this person may know; of declarations the best three."""
        view = self.course.view(self.seat)
        ranked: Sequence[Advice[Any]] = ()
        if isinstance(self.adviser, SearchBot):
            ranked = advise(view, self.adviser.settings, HINTS)
        if not ranked:
            move = self.adviser.choose(view)
            ranked = [Advice(move, 0.0, 0.0, 0, reason(view, move))]
        self.face.quote(
            *voice().hint(REGIDICE.name, ranked, self.adviser.name, lambda move: in_words([move]))
        )

    def save_as(self, name: str) -> None:
        """Keep a copy under a name."""
        if not name:
            raise GameError("Under which name? For instance: save friday")
        path = self.saves.path(f"regidice-{checked_name(name)}")
        if path.exists():
            raise GameError(f"There is a saved game {name} already; it is left as it is.")
        try:
            self.saves.write(path.stem, str(saved_text(self.table, self.game)))
        except OSError as error:
            raise GameError(f"It could not be saved: {error.strerror}.") from None
        self.say([f"Saved. `dethrone play regidice --resume {name}` goes on from here."])

    def leave(self, _: str) -> None:
        """Stop for now."""
        raise Left

    # ------------------------------------------------------------- saving
    def save(self) -> None:
        """Keep the game after each move; a full disk is said once, and the game goes on."""
        try:
            self.saves.write(self.name, str(saved_text(self.table, self.game)))
        except OSError as error:
            trouble = (
                f"The game cannot be saved ({error.strerror}). It goes on; saving is tried again each move."
            )
        else:
            trouble = ""
        if trouble and trouble != self.trouble:
            self.say([trouble])
        self.trouble = trouble

    def finish(self) -> None:
        """Show the end and keep the record, with the secret of the rolls in it."""
        self.advice = None
        if self.face.is_screen and self.people:
            self.recent = self.news(self.people[0])
            self.draw_screen([])
        else:
            self.say(self.news(-1))
        record = str(self.game.record(KEEPER, Seats=", ".join(self.names)))
        try:
            path = self.saves.finish(self.name, record)
        except OSError as error:
            self.say([f"The record could not be kept ({error.strerror})."])
        else:
            self.face.quote("", f"The record: {path}", f"Look at it again with: dethrone replay {path}")
