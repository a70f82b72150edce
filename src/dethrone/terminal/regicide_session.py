"""One game of Regicide in the terminal: asks people, lets bots play, keeps the game saved."""

from __future__ import annotations

from collections.abc import Iterable

from dethrone.errors import GameError
from dethrone.players import named
from dethrone.regicide import engine
from dethrone.regicide.events import for_viewer, sentence, tell
from dethrone.regicide.game import Game
from dethrone.regicide.moves import Move, Name, Post, Wish, parse_move
from dethrone.regicide.preview import Preview, lines, preview
from dethrone.regicide.record import record_of
from dethrone.regicide.view import Phase
from dethrone.table.regicide import RegicideTable
from dethrone.table.regicide import save as saved_text
from dethrone.terminal.face import Face
from dethrone.terminal.regicide_board import draw_board, draw_owed, draw_preview, plain_board
from dethrone.terminal.regicide_help import about_topic, help_lines
from dethrone.terminal.saves import Saves, checked_name

NEWS = 4  # lines that are shown even on a low screen
BOARD = 21  # lines that board and prompt take
YES = ("", "y", "yes", "ok")
NO = ("n", "no")
ASKS = {
    Phase.PLAY: "Type cards to see what they would do, or yield",
    Phase.SUFFER: "Type the cards to pay with",
    Phase.NAME: "Name who goes next, as in >P0",
    Phase.WHO: "Would you like to go? want, neutral or rather-not",
}


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
        self.names = [seat.name for seat in table.seats]
        self.people = [number for number, seat in enumerate(table.seats) if seat.is_person]
        self.looking: int | None = None  # whose hand may be on the screen
        self.began = game.version
        self.told: dict[int | None, int] = {}  # up to which move each audience has heard the news
        self.trouble = ""
        self.recent = list(opening)
        self.commands = {
            "?": self.show_help, "help": self.show_help, "h": self.show_help,
            "rules": self.show_rules, "rule": self.show_rules,
            "log": self.show_log, "undo": self.undo, "hint": self.hint, "save": self.save_as,
            "board": self.draw, "b": self.draw, "discard": self.show_discard,
            "quit": self.leave, "q": self.leave, "exit": self.leave,
        }  # fmt: skip

    # --------------------------------------------------------------- play
    def run(self) -> None:
        """Play until the game is over; whoever leaves finds it saved."""
        self.save()
        if not self.face.is_screen or not self.people:
            self.face.say(*self.recent)
        while not self.game.is_over:
            if self.table.is_bots_turn:
                self.hear_wishes()
                self.table.ask_bot()
            else:
                self.ask_person()
            self.save()
            if not self.people or not self.face.is_screen:
                self.say_news()
        self.finish()

    @property
    def viewer(self) -> int | None:
        """Who may look on: with one person at the table it is always that person's screen."""
        return self.people[0] if len(self.people) == 1 else self.looking

    @property
    def seat(self) -> int:
        """The person who is asked."""
        return 0 if self.game.decider is None else self.game.decider

    def ask_person(self) -> None:
        """One decision of a person: type, look at what it would do, confirm."""
        if len(self.people) > 1 and self.seat != self.looking:
            self.looking = None
            self.recent = self.recent if not self.told else []
            self.face.cover(self.names[self.seat])
        self.looking = self.seat
        self.draw()
        version, considered = self.game.version, None
        while self.game.version == version:
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
        word, _, rest = text.partition(" ")
        if not text:
            self.face.say(f"{ASKS[self.game.phase]}. ? is for help.")
            return None
        if command := self.commands.get(word.lower()):
            command(rest.strip())
            return None
        move = self.read(text.removesuffix("!"))
        speaker = move.seat if isinstance(move, Post) else self.seat
        if speaker < len(self.names) and speaker not in self.people:
            raise GameError(f"{self.names[speaker]} speaks for itself.")
        self.game.copy().push(move, seat=speaker)
        if isinstance(move, Post | Name) or text.endswith("!"):
            self.table.act(speaker, move)
            return None
        self.show_preview(preview(self.game.view(self.seat), move))
        return move

    def read(self, text: str) -> Move:
        """The move that a text means; a wish needs no seat, and a player may be named by name."""
        word = text.strip().lower()
        if self.game.phase in (Phase.WHO, Phase.NAME):
            for wish in Wish:
                if word.replace(" ", "-") in (wish.value, wish.value.replace("-", "")):
                    return Post(self.seat, wish)
            for number, name in enumerate(self.names):
                if word.lstrip("> ") == name.lower():
                    return Name(number)
            if self.game.phase is Phase.NAME and word in ("0", "1", "2", "3", "p0", "p1", "p2", "p3"):
                return parse_move(f">{word}")
        return self.game.parse(text)

    def hear_wishes(self) -> None:
        """After a bot's jester people may say whether they would like to go (RC-94)."""
        if not self.game.is_talk_open or not self.people:
            return
        self.say_news()
        for number in self.people:
            while text := self.face.ask(
                f"{self.names[number]}, would you like to go next? want, neutral, rather-not, or Enter > "
            ):
                try:
                    self.table.act(number, parse_move(f"P{number}:{text}"))
                except GameError as error:
                    self.face.say(str(error))
                else:
                    break

    # ------------------------------------------------------------ showing
    def draw(self, _: str = "") -> None:
        """The table, and what happened since the last look."""
        view = self.game.view(self.viewer)
        if not self.face.is_screen:
            self.say_news()
            self.face.say("", *plain_board(view, self.names, self.title), f"{self.asked()}.")
            return
        self.recent = self.news()[-self.room :] or self.recent
        self.draw_screen()
        if self.game.phase is Phase.SUFFER and view.seat is not None:
            self.face.show(draw_owed(view))
        self.face.say(f"{self.asked()}. ? is for help.", style="dim")

    @property
    def room(self) -> int:
        """How many lines of news fit below the board."""
        return max(NEWS, self.face.console.height - BOARD)

    def draw_screen(self, shown: Preview | None = None) -> None:
        """The board on a clear screen, with the latest news below it."""
        self.face.clear()
        self.face.show(
            draw_board(
                self.game.view(self.viewer), self.names, self.title, width=self.face.width, shown=shown
            )
        )
        self.face.say("", *self.recent)

    def show_preview(self, shown: Preview) -> None:
        """What a move would do."""
        told = lines(shown, self.names)
        if self.face.is_screen:
            self.draw_screen(shown)
            self.face.show(draw_preview(str(shown.move), told))
        else:
            self.face.say(*(f"  {line}" for line in told))

    @property
    def title(self) -> str:
        """Game, rule set and move number."""
        return f"Regicide · {self.game.rules} · move {self.game.version + 1}"

    def asked(self) -> str:
        """What is wanted of the person now."""
        if self.game.phase is Phase.SUFFER:
            return f"{ASKS[Phase.SUFFER]}: {self.game.view(None).owed} or more"
        if self.game.phase is Phase.PLAY and len(self.names) == 1:
            return "Type cards to see what they would do, or flip"
        return ASKS[self.game.phase]

    @property
    def audience(self) -> int | None:
        """Who hears the news: what cannot be covered again is told as to a spectator."""
        return self.viewer if self.face.is_screen or len(self.people) == 1 else None

    def said(self, ply: int) -> list[str]:
        """What a move did, as far as the audience may know."""
        events = tell(self.game.before(ply), self.game.moves[ply], self.game.before(ply + 1))
        return [sentence(for_viewer(event, self.audience), self.names) for event in events]

    def news(self) -> list[str]:
        """What the audience has not heard yet; now it has."""
        since = self.told.get(self.audience, self.began)
        self.told[self.audience] = self.game.version
        return [line for ply in range(since, self.game.version) for line in self.said(ply)]

    def say_news(self) -> None:
        """Say what has not been said yet."""
        self.face.say(*self.news())

    # ----------------------------------------------------------- commands
    def show_help(self, _: str) -> None:
        """What can be typed."""
        self.face.quote(*help_lines(self.game))

    def show_rules(self, topic: str) -> None:
        """A piece of the rules."""
        self.face.say(*about_topic(topic, self.game.rules))

    def show_log(self, _: str) -> None:
        """Everything that happened so far."""
        for ply in range(self.game.version):
            self.face.say(f"{ply + 1:>3}. {' '.join(self.said(ply))}")
        if not self.game.version:
            self.face.say("Nothing has happened yet.")

    def show_discard(self, _: str) -> None:
        """The discard pile, as far as it may be seen (RC-91)."""
        view = self.game.view(self.viewer)
        shown = " ".join(str(card) for card in view.discard)
        self.face.say(f"The discard pile has {view.discard_size} cards" + (f": {shown}." if shown else "."))

    def undo(self, _: str) -> None:
        """Take the last decision back, if nothing hidden was seen since."""
        last = self.game.version - 1
        if last >= 0 and self.game.before(last).asked() not in self.people:
            raise GameError("A bot has played since, so it cannot be taken back.")
        move = self.table.undo()
        self.began = min(self.began, self.game.version)
        self.told = {seat: min(ply, self.game.version) for seat, ply in self.told.items()}
        self.recent = [f"{move} is taken back."]
        if not self.face.is_screen:
            self.face.say(*self.recent)

    def hint(self, _: str) -> None:
        """What a bot would do with what this person may know."""
        adviser = named(
            "expert" if engine.compiled else "greedy"
        )  # a search takes long where it is interpreted
        move = adviser.choose(self.game.view(self.seat))
        self.face.quote(f"The bot {adviser.name} would do this: {move}")

    def save_as(self, name: str) -> None:
        """Keep a copy under a name."""
        if not name:
            raise GameError("Under which name? For instance: save friday")
        path = self.saves.path(f"regicide-{checked_name(name)}")
        if path.exists():
            raise GameError(f"There is a saved game {name} already; it is left as it is.")
        try:
            self.saves.write(path.stem, str(saved_text(self.table, self.game)))
        except OSError as error:
            raise GameError(f"It could not be saved: {error.strerror}.") from None
        self.face.say(f"Saved. `dethrone play --resume {name}` goes on from here.")

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
            self.face.say(trouble)
        self.trouble = trouble

    def finish(self) -> None:
        """Show the end and keep the record, with the secret of the deal in it."""
        if self.face.is_screen and self.people:
            self.draw_screen()
        self.say_news()
        seats = ", ".join(self.names)
        try:
            path = self.saves.finish(self.name, str(record_of(self.game, Seats=seats)))
        except OSError as error:
            self.face.say(f"The record could not be kept ({error.strerror}).")
        else:
            self.face.say("", f"The record: {path}", f"Look at it again with: dethrone replay {path}")
