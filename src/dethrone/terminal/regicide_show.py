"""What the people at a table of Regicide are shown: board, news, previews; each only what may be known."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dethrone.regicide.game import Game
from dethrone.regicide.preview import Preview, lines
from dethrone.regicide.sentences import counted, sentence
from dethrone.regicide.view import Phase
from dethrone.table import Seat
from dethrone.terminal.face import Face
from dethrone.terminal.regicide_board import draw_board, draw_ending, draw_owed, draw_preview, plain_board

NEWS = 4  # lines that are shown even on a low screen
BOARD = 21  # lines that board and prompt take
PREVIEW = 6
ASKS = {
    Phase.PLAY: "Type cards to see what they would do, or yield",
    Phase.SUFFER: "Type the cards to pay with",
    Phase.NAME: "Name who goes next, as in >P0",
    Phase.WHO: "Would you like to go? want, neutral or rather-not",
}


class Show:
    """A game on a face, with whoever is looking."""

    def __init__(self, face: Face, game: Game, seats: Sequence[Seat], opening: Iterable[str]) -> None:
        self.face = face
        self.game = game
        self.names = [seat.name for seat in seats]
        self.people = [number for number, seat in enumerate(seats) if seat.is_person]
        self.looking: int | None = None  # whose hand may be on the screen
        self.recent = list(opening)  # what stands below the board
        self.warning = ""
        self._began = len(game.steps)
        self._told: dict[int | None, int] = {}  # up to which move each audience has heard the news

    # ---------------------------------------------------------- who looks
    @property
    def viewer(self) -> int | None:
        """Who may look on: with one person at the table it is always that person's screen."""
        return self.people[0] if len(self.people) == 1 else self.looking

    @property
    def audience(self) -> int | None:
        """Who hears the news: what cannot be covered again is told as to a spectator."""
        return self.viewer if self.face.is_screen or len(self.people) == 1 else None

    def hand_over(self, seat: int) -> None:
        """Cover the screen if somebody else looked before, and let a person look."""
        if len(self.people) > 1 and seat != self.looking:
            self.looking = None
            if self._told:
                self.recent = []
            self.face.cover(self.names[seat])
        self.looking = seat

    def gather_round(self) -> None:
        """Everybody may look: say the news as to a spectator, and show no hand until it is covered again."""
        if len(self.people) > 1:
            self.face.clear()
        self.looking = None
        self.say_news()

    # --------------------------------------------------------------- news
    def said(self, ply: int) -> list[str]:
        """What a move did, as far as the audience may know."""
        return [sentence(event, self.names) for event in self.game.steps[ply].events(self.audience)]

    def news(self) -> list[str]:
        """What the audience has not heard yet; now it has."""
        since = self._told.get(self.audience, self._began)
        self._told[self.audience] = len(self.game.steps)
        return [line for ply in range(since, len(self.game.steps)) for line in self.said(ply)]

    def say_news(self) -> None:
        """Say what has not been said yet."""
        self.face.say(*self.news())

    def take_back(self, sentence: str) -> None:
        """Forget what was told of moves that are no more."""
        self._began = min(self._began, len(self.game.steps))
        self._told = {seat: min(ply, len(self.game.steps)) for seat, ply in self._told.items()}
        self.recent = [sentence]
        if not self.face.is_screen:
            self.face.say(sentence)

    # -------------------------------------------------------------- board
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

    def draw_screen(self, shown: Preview | None = None) -> None:
        """The board on a clear screen, with the latest news below it."""
        view, width = self.game.view(self.viewer), self.face.width
        self.face.clear()
        self.face.show(draw_board(view, self.names, self.title, width=width, shown=shown))
        room = self.room if shown is None else max(0, self.face.console.height - BOARD - PREVIEW)
        self.face.say("", *self.recent[max(0, len(self.recent) - room) :], *filter(None, [self.warning]))

    def preview(self, shown: Preview) -> None:
        """What a move would do."""
        told = lines(shown, self.names)
        if self.face.is_screen:
            self.draw_screen(shown)
            self.face.show(draw_preview(str(shown.move), told))
        else:
            self.face.say(*(f"  {line}" for line in told))

    def end(self) -> None:
        """The table after the last move."""
        if not self.face.is_screen or not self.people:
            self.say_news()
            return
        self.recent = self.news()[-self.room :]
        self.draw_screen()
        self.face.show(draw_ending(self.game.view(None)))

    def warn(self, sentence: str) -> None:
        """Say something once that stays true; on a screen it stays below the board."""
        if sentence and sentence != self.warning:
            self.face.say(sentence)
        self.warning = sentence

    @property
    def room(self) -> int:
        """How many lines of news fit below the board."""
        return max(NEWS, self.face.console.height - BOARD)

    @property
    def title(self) -> str:
        """Game, rule set and move number."""
        return f"Regicide · {self.game.rules} · move {len(self.game.steps) + 1}"

    def asked(self) -> str:
        """What is wanted of the person now."""
        if self.game.phase is Phase.SUFFER:
            return f"{ASKS[Phase.SUFFER]}: {self.game.view(None).owed} or more"
        if self.game.phase is Phase.PLAY and self.game.players == 1:
            return "Type cards to see what they would do, or flip"
        return ASKS[self.game.phase]

    # ----------------------------------------------------------- commands
    def log(self, _: str) -> None:
        """Everything that happened so far."""
        for ply in range(len(self.game.steps)):
            self.face.say(f"{ply + 1:>3}. {' '.join(self.said(ply))}")
        if not len(self.game.steps):
            self.face.say("Nothing has happened yet.")

    def discard(self, _: str) -> None:
        """The discard pile, as far as it may be seen (RC-91)."""
        view = self.game.view(self.viewer)
        shown = " ".join(str(card) for card in view.discard)
        self.face.say(
            f"The discard pile has {counted(view.discard_size)}" + (f": {shown}." if shown else ".")
        )
