"""A game in which a chat holds a seat: prompts go out to be pasted, replies come back, and the table is kept saved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import time

from dethrone import host
from dethrone.command.words import slip
from dethrone.contract import KEEPER, Move, View
from dethrone.dialogue.checked import Checked
from dethrone.dialogue.speech import judge
from dethrone.dialogue.talk import check_reply, correction, last_action, prompt, rules_text, said
from dethrone.errors import GameError, Unreadable
from dethrone.partner.console import Console
from dethrone.partner.keeping import Keeping
from dethrone.players import player
from dethrone.prose import Voice
from dethrone.table import Asks, Person, Table
from dethrone.table.commands import Act, Say
from dethrone.table.saved import Saving
from dethrone.table.seats import name_of

MODEL = "Model"
RULER = "=" * 20
MOST_MOVES = 40  # that are listed
UNTOLD = ("My Action", "Action", "Rules", "Facts", "Moves")  # lines of a prompt that a person is not shown
FIRST = 4  # lines of a state that stand alone
QUIT = ("quit", "q", "exit")
LOOK = ("", "board", "moves")
COMMANDS = (*QUIT, "say", "help", *LOOK)
ELSEWHERE = ("hint", "why", "log", "undo", "rules", "save", "discard")  # in `dethrone play`


class Left(Exception):
    """Somebody typed quit."""


class Session:
    """A table, a console and a file."""

    def __init__(
        self,
        table: Table,
        console: Console,
        voice: Voice,
        keeping: Keeping,
        *,
        name: str,
        with_moves: bool = False,
    ) -> None:
        self.table = table
        self.console = console
        self.voice = voice
        self.keeping = keeping
        self.name = name
        self.with_moves = with_moves
        self.game = table.kind.name
        self.names = tuple(name_of(seat, number) for number, seat in enumerate(table.seats))
        self.bots = {
            seat: player(one.spec, game=self.game, seed=seat)
            for seat, one in enumerate(table.seats)
            if not isinstance(one, Person) and hasattr(one, "spec")
        }
        self.saving = Saving()
        self.heard = len(table.steps)  # steps that the person was told
        self.told_rules: set[int] = set()
        self.wishes: dict[int, str] = {}  # what a model said for the next time it is asked who should go
        self.words: list[str] = []  # what people said since a model was sent a prompt

    # ------------------------------------------------------------------ the game
    def run(self) -> None:
        """Play until the game is over; it is saved after every move."""
        self.save()
        while self.table.result is None:
            self.news()
            asked = self.asked()
            if asked is None:
                host.play_on(self.table, self.bots, now=time, most=1)
            elif self.is_model(asked[0]):
                self.ask_model(*asked)
            else:
                self.ask_person(*asked)
            self.save()
        self.news()
        self.finish()

    def asked(self) -> tuple[int, Asks] | None:
        """The person or model that is asked next, those who may speak first; None if a bot is."""
        open_questions = [one for one in self.table.questions if one.asks is not Asks.VOTE]
        for one in sorted(open_questions, key=lambda one: one.asks is not Asks.WORD):
            return None if one.voice is not None else (one.seat, one.asks)
        return None

    def is_model(self, seat: int) -> bool:
        """Whether a chat holds a seat."""
        return self.names[seat].startswith(MODEL)

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return self.table.view(seat)

    def act(self, seat: int, asks: Asks, moves: tuple[Move, ...]) -> None:
        """Moves for a seat, one line that belongs together; or a word."""
        number = self.table.number(asks)
        assert number is not None
        if asks is Asks.WORD:
            self.table.do(Say(number, str(moves[0]) if moves else None), by=seat, now=time())
            return
        line = str(self.table.revision)
        for move in moves:
            number = self.table.number(Asks.MOVE)
            if number is not None and self.table.view(seat).decider == seat:
                self.table.do(Act(number, (str(move),), line), by=seat, now=time())
                self.save()

    # ------------------------------------------------------------------ a model
    def ask_model(self, seat: int, asks: Asks) -> None:
        """Send a prompt and take replies until one is good."""
        view = self.view(seat)
        wish = self.wishes.pop(seat, None)
        move = (
            next((one for one in view.legal_moves() if str(one).endswith(f":{wish}")), None) if wish else None
        )
        if move is not None:
            self.act(seat, asks, (move,))
            return
        self.send(self.prompt(seat))
        while True:
            text = self.console.paste(self.voice.say("partner-paste", name=self.names[seat]))
            if text.strip().lower() in QUIT:
                raise Left
            checked = check_reply(text, view, game=self.game)
            if checked.is_good:
                self.take(seat, asks, checked)
                return
            self.console.say(self.voice.say("partner-send-back"))
            self.send(correction(checked.problems, self.voice))

    def prompt(self, seat: int) -> str:
        """All that a model is sent: the rules once, what people said, and its state."""
        told = list(self._first(seat))
        told += [self.voice.say("partner-i-say", words=words) for words in self.words]
        told.append(
            prompt(
                self.view(seat),
                self.voice,
                game=self.game,
                action=last_action(self.table.steps, seat, game=self.game),
                with_moves=self.with_moves,
            )
        )
        self.words = []
        return "\n".join(told)

    def _first(self, seat: int) -> Iterator[str]:
        if seat not in self.told_rules:
            self.told_rules.add(seat)
            yield rules_text(self.voice, self.table.board.rules, game=self.game)
            yield ""

    def send(self, text: str) -> None:
        """Something to be copied into the chat, between two lines."""
        self.console.say(RULER, *text.splitlines(), RULER)

    def take(self, seat: int, asks: Asks, checked: Checked) -> None:
        """Do what a good reply says."""
        before = len(self.table.steps)
        try:
            self.act(seat, asks, checked.moves)
        except GameError as error:  # what was drawn asks for another payment: the next prompt asks for it
            self.console.say(self.voice.refusal(error))
        if checked.say is not None:
            self.console.say(self.voice.say("partner-says", name=self.names[seat], words=checked.say))
        fresh = self.table.steps[before:]
        has_learnt = any(seat in step.shows_hidden for step in fresh)  # who should go is then asked again
        if checked.wish is not None and asks is Asks.MOVE and not has_learnt:
            self.wishes[seat] = checked.wish

    # ------------------------------------------------------------------ a person
    def ask_person(self, seat: int, asks: Asks) -> None:
        """What a person does, or says; asked until it can be done."""
        view = self.view(seat)
        self.console.say("", *self.look(view))
        while True:
            text = self.console.ask(f"{self.names[seat]} >")
            try:
                if self.command(text, view):
                    continue
                moves = self.meant(text, view, asks)
                if asks is Asks.MOVE:
                    view.check(moves[0])
                self.act(seat, asks, moves)
            except GameError as error:
                self.console.say(self.voice.refusal(error))
            else:
                return

    def meant(self, text: str, view: View, asks: Asks) -> tuple[Move, ...]:
        """The moves that a text means; a wish may be said as a sentence."""
        if asks is Asks.WORD and not text:
            return ()
        verdict = judge(text, view) if text else None
        if verdict is not None and verdict.wish is not None:
            return (verdict.wish,)
        named = self.named(text.strip().casefold(), view)
        if named is not None:
            return (named,)
        try:
            return view.parse(text)
        except Unreadable as error:
            raise slip(text, error, COMMANDS, moves=self.choices(view), strange=ELSEWHERE) from None

    def named(self, word: str, view: View) -> Move | None:
        """The move that is called by a wish's word alone, or by the name of who goes next."""
        names = {name.casefold(): f">P{seat}" for seat, name in enumerate(self.names)}
        names |= dict.fromkeys(("me", "i", "you"), f">P{view.seat}")
        for move in self.choices(view):
            if str(move).partition(":")[2] == word or str(move) == names.get(word):
                return move
        return None

    def choices(self, view: View) -> Sequence[Move]:
        """What a seat may do, or if somebody else is asked, say."""
        return view.legal_moves() if view.decider == view.seat else view.sayings()

    def command(self, text: str, view: View) -> bool:
        """Do what is no move: look, help, say something, leave."""
        word, _, rest = text.partition(" ")
        if word.lower() in QUIT:
            raise Left
        if word.lower() == "say":
            self.say_aloud(rest, view)
        elif word.lower() in (*LOOK, "?", "help"):
            self.console.say(*(self.look(view) if word.lower() in LOOK else self.help(view)))
            return bool(word) or not view.sayings()
        else:
            return False
        return True

    def say_aloud(self, sentence: str, view: View) -> None:
        """A sentence to all, if it may be said; the next prompt has it."""
        verdict = judge(sentence, view)
        if verdict.problems:
            self.console.say(*(said(problem, self.voice) for problem in verdict.problems))
        else:
            self.words.append(sentence)

    def look(self, view: View) -> list[str]:
        """What a person may know, in a few lines, and the moves."""
        moves = [str(move).removeprefix(f"P{view.seat}:") for move in self.choices(view)[:MOST_MOVES]]
        lines = prompt(view, self.voice, game=self.game).partition("----")[0].splitlines()
        start = lines.index("State:") + 1
        told = [line for line in lines[start:] if not line.startswith(UNTOLD)]
        shown = [*told[:FIRST], *([", ".join(told[FIRST:])] if told[FIRST:] else [])]
        asked = self.voice.asked(self.game, view, self.names) if view.decider == view.seat else ""
        return [*shown, *filter(None, [asked]), self.voice.say("partner-moves", moves=moves)]

    def help(self, view: View) -> list[str]:
        """What can be typed."""
        return [*self.voice.help(self.table.kind, view), *self.voice.lines("partner-help")]

    # ------------------------------------------------------------------ telling and keeping
    def news(self) -> None:
        """What happened since the last time, as the person at the keyboard may know it."""
        people = [seat for seat, one in enumerate(self.table.seats) if isinstance(one, Person)]
        listener = next((seat for seat in people if not self.is_model(seat)), None)
        steps, self.heard = self.table.steps[self.heard :], len(self.table.steps)
        for step in steps:
            self.console.say(*self.voice.tell(self.game, step.events(listener), self.names))

    def save(self) -> None:
        """Keep the table; a full disk is said, and the game goes on."""
        try:
            self.keeping.write(self.name, self.saving.text(self.table.log))
        except OSError as error:
            self.console.say(self.voice.say("partner-cannot-save", why=error.strerror or ""))

    def finish(self) -> None:
        """Keep the record."""
        self.console.say(self.voice.outcome(self.game, self.table.result))
        record = self.table.record(KEEPER, Seats=", ".join(self.names))
        try:
            path = self.keeping.finish(self.name, str(record))
        except OSError as error:
            self.console.say(self.voice.say("partner-cannot-save", why=error.strerror or ""))
        else:
            self.console.say(self.voice.say("partner-record", path=str(path)))
