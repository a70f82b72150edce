"""One game of Regicide in the terminal: asks people, lets bots play, keeps the game saved."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from dethrone.errors import GameError
from dethrone.players.limit import Limit
from dethrone.players import named
from dethrone.players.advice import Advice
from dethrone.players.regicide.explain import advise, reason
from dethrone.players.regicide.roster import player, strangers
from dethrone.players.regicide.settings import GUIDED, Settings
from dethrone.prose import voice
from dethrone.regicide import engine
from dethrone.regicide.game import Game
from dethrone.regicide.moves import Move, Name, Post, Wish
from dethrone.regicide.movetext import parse_move
from dethrone.regicide.preview import preview
from dethrone.regicide.view import Phase
from dethrone.table.regicide import RegicideTable, let_bots_speak
from dethrone.table.regicide import save as saved_text
from dethrone.terminal.face import Face
from dethrone.terminal.regicide_show import Show
from dethrone.terminal.ruled import REGICIDE
from dethrone.terminal.saves import Saves, checked_name

YES = ("", "y", "yes", "ok")
NO = ("n", "no")
QUICK = ("random", "novice", "greedy")  # bots that answer at once
HINT = Settings(limit=Limit(samples=400), guided=GUIDED)
HINTS = 3  # moves that a hint names
WISHES = "would you like to go next? want, neutral, rather-not, or Enter > "


class Left(Exception):
    """Somebody typed quit."""


class Session:
    """A table, a face and a save file."""

    def __init__(
        self,
        face: Face,
        saves: Saves,
        table: RegicideTable,
        game: Game,
        *,
        name: str,
        opening: Iterable[str] = (),
    ) -> None:
        self.face = face
        self.saves = saves
        self.table = table
        self.game = game
        self.name = name
        self.show = Show(face, game, table.seats, opening)
        self.names = self.show.names
        self.people = self.show.people
        self.hinting = replace(HINT, strangers=strangers([seat.bot for seat in table.seats]))
        self.commands: dict[str, Callable[[str], Move | None]] = {
            "?": self.help, "help": self.help, "h": self.help, "rules": self.rules, "rule": self.rules,
            "log": self.show.log, "discard": self.show.discard, "board": self.show.draw, "b": self.show.draw,
            "undo": self.undo, "hint": self.hint, "save": self.save_as,
            "quit": self.leave, "q": self.leave, "exit": self.leave,
        }  # fmt: skip

    # --------------------------------------------------------------- play
    def run(self) -> None:
        """Play until the game is over; whoever leaves finds it saved."""
        tells_at_once = not self.face.is_screen or not self.people
        if tells_at_once:
            self.face.say(*self.show.recent)
        self.save()
        while not self.game.is_over:
            if self.table.is_bots_turn:
                self.ask_bot()
            else:
                self.ask_person()
            self.save()
            if tells_at_once:
                self.show.say_news()
        self.finish()

    @property
    def seat(self) -> int:
        """The seat that is asked; 0 once the game is over."""
        return self.game.decider or 0

    def ask_bot(self) -> None:
        """One decision of a bot; before it names somebody after a jester, people are heard."""
        let_bots_speak(self.table, self.game)
        if self.game.speakers and self.people:
            self.hear_wishes()
        bot = self.table.seats[self.seat].bot
        if self.people and self.face.is_screen and bot not in QUICK:
            self.face.say(f"{self.names[self.seat]} is thinking …", style="dim")
        self.table.ask_bot()

    def hear_wishes(self) -> None:
        """After a bot's jester people may say whether they would like to go (RC-94)."""
        self.show.gather_round()
        for number in self.people:
            while text := self.face.ask(f"{self.names[number]}, {WISHES}"):
                try:
                    self.table.act(number, parse_move(f"P{number}:{text}"))
                except GameError as error:
                    self.face.say(str(error))
                else:
                    break

    def ask_person(self) -> None:
        """One decision of a person: type, look at what it would do, confirm."""
        let_bots_speak(self.table, self.game)
        self.show.hand_over(self.seat)
        self.show.draw()
        version, considered = len(self.game.steps), None
        while len(self.game.steps) == version:
            text = self.face.ask(self.prompt(considered))
            if considered is not None and text.lower() in (*YES, *NO):
                if text.lower() in YES:
                    self.table.act(self.seat, considered)
                considered = None
                continue
            try:
                considered = self.consider(text)
            except GameError as error:
                considered = None
                self.face.say(str(error))

    def prompt(self, considered: Move | None) -> str:
        """What stands before the cursor."""
        if considered is not None:
            return f"{considered}: Enter to do it, or type something else > "
        return f"{self.names[self.seat]} > "

    def consider(self, text: str) -> Move | None:
        """Do a command, or show what a move would do; the move is returned if it wants to be confirmed."""
        if not text:
            self.face.say(f"{self.show.asked()}. ? is for help.")
            return None
        word, _, rest = text.partition(" ")
        if command := self.commands.get(word.lower()):
            return command(rest.strip())
        move = self.read(text.removesuffix("!"))
        speaker = move.seat if isinstance(move, Post) else self.seat
        if speaker < len(self.names) and speaker not in self.people:
            raise GameError(f"{self.names[speaker]} speaks for itself.")
        self.game.copy().push(move, seat=speaker)
        if isinstance(move, Post | Name) or text.endswith("!"):
            self.table.act(speaker, move)
            return None
        self.show.preview(preview(self.game.view(self.seat), move))
        return move

    def read(self, text: str) -> Move:
        """The move that a text means; a wish needs no seat, and a player may be named by name."""
        word = text.strip().lower()
        if self.game.phase in (Phase.WHO, Phase.NAME):
            for wish in Wish:
                if word.replace(" ", "-") in (wish.value, wish.value.replace("-", "")):
                    return Post(self.seat, wish)
            for number, name in enumerate(self.names):
                if word.lstrip("> ") in (name.lower(), str(number), f"p{number}"):
                    return Name(number)
        (move,) = self.game.parse(text)
        return move

    # ----------------------------------------------------------- commands
    def help(self, _: str) -> None:
        """What can be typed."""
        self.face.quote(*voice().help(REGICIDE, self.game))

    def rules(self, topic: str) -> None:
        """A piece of the rules."""
        self.face.say(*voice().topic(REGICIDE, topic, self.game.rules))

    def undo(self, _: str) -> None:
        """Take the last decision back, if nothing hidden was seen since."""
        last = len(self.game.steps) - 1
        if last >= 0 and self.game.steps[last].before().decider not in self.people:
            raise GameError("A bot has played since, so it cannot be taken back.")
        move = self.table.undo()
        self.show.take_back(f"{move} is taken back.")

    def hint(self, _: str) -> Move:
        """What a bot would do with what this person may know, to be confirmed like any other move."""
        view = self.game.view(self.seat)
        try:
            ranked = (
                advise(view, self.hinting)[:HINTS] if engine.compiled else []
            )  # an interpreted search would take long
        except OSError:  # the search needs nets, which are data files; a hint must not end the game
            ranked = []
        move = ranked[0].move if ranked else player("greedy").choose(view)
        self.show.preview(preview(view, move))
        bot = "expert" if ranked else "greedy"
        if not ranked:
            move = named(bot).choose(view)
            ranked = [Advice(move, 0.0, 0.0, 0, reason(view, move))]
        self.show.preview(preview(view, ranked[0].move))
        self.face.quote(*voice().hint(REGICIDE.name, ranked, bot))
        return ranked[0].move

    def save_as(self, name: str) -> None:
        """Keep a copy under a name."""
        if not name:
            raise GameError("Under which name? For instance: save friday")
        kept = f"regicide-{checked_name(name)}"
        if self.saves.path(kept).exists():
            raise GameError(f"There is a saved game {name} already; it is left as it is.")
        try:
            self.saves.write(kept, str(saved_text(self.table, self.game)))
        except OSError as error:
            raise GameError(f"It could not be saved: {error.strerror}.") from None
        self.face.say(f"Saved. `dethrone play --resume {name}` goes on from here.")

    def leave(self, _: str) -> None:
        """Stop for now."""
        raise Left

    # ------------------------------------------------------------- saving
    def save(self) -> bool:
        """Keep the game after each move; a full disk is said once, and the game goes on."""
        try:
            self.saves.write(self.name, str(saved_text(self.table, self.game)))
        except OSError as error:
            self.show.warn(
                f"The game cannot be saved ({error.strerror}). It goes on, and each move tries again."
            )
            return False
        self.show.warn("")
        return True

    def finish(self) -> None:
        """Show the end and keep the record, with the secret of the deal in it."""
        self.show.end()
        try:
            path = self.saves.finish(self.name, str(self.game.record(Seats=", ".join(self.names))))
        except OSError as error:
            self.face.say(f"The record could not be kept ({error.strerror}).")
        else:
            self.face.say("", f"The record: {path}", f"Look at it again with: dethrone replay {path}")
