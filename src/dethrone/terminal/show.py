"""What the people at a keyboard are shown: board, news, previews; each of them only what they may know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from dethrone.contract import Move, Step, View
from dethrone.table import Person, Table
from dethrone.table.seats import name_of
from dethrone.terminal.ink import Aside
from dethrone.terminal.screen import Screen
from dethrone.terminal.skin import Skin

AFTERWARDS = 7  # lines that tell where the record is, and what can be done with it
LAST_NEWS = 5  # lines that tell how the game ended, whatever else there is no room for
NEWS = 3  # lines of news for which the board is drawn smaller
FRAME = 3  # lines that a preview's frame and the prompt take


class Show:
    """A table on a screen, with whoever is looking."""

    def __init__(self, screen: Screen, table: Table, skin: Skin, opening: Iterable[str]) -> None:
        self.screen = screen
        self.table = table
        self.skin = skin
        self.names = [name_of(seat, number) for number, seat in enumerate(table.seats)]
        self.people = [number for number, seat in enumerate(table.seats) if isinstance(seat, Person)]
        self.looking: tuple[int, object] | None = None  # whose secret, and which, may be on the screen
        self.recent = list(opening)  # what stands below the board
        self.warning = ""
        self._began = len(table.steps)
        self._heard: dict[int | None, int] = {}  # up to which step the news were told, by who was asked
        self._remarks: list[
            tuple[int, str]
        ] = []  # what players said beside the game, and after how many steps
        self._remarked: dict[int | None, int] = {}  # up to which of them who was asked has heard

    # ---------------------------------------------------------- who looks
    @property
    def asked(self) -> int:
        """The seat that is asked; 0 once the game is over."""
        return self.table.board.decider or 0

    @property
    def viewer(self) -> int | None:
        """Whose view may be on the screen: with one person at the table always that person's."""
        if len(self.people) == 1:
            return self.people[0]
        if self.looking is None:
            return None
        seat, secret = self.looking
        return seat if secret == self.skin.privacy(self.of(None)) else None

    @property
    def audience(self) -> int | None:
        """Who hears the news: what cannot be covered again is told as to a spectator."""
        return self.viewer if self.screen.is_drawn or len(self.people) == 1 else None

    @property
    def tells_at_once(self) -> bool:
        """Whether everything is said as it happens, and not when somebody looks."""
        return not self.screen.is_drawn or not self.people

    @property
    def view(self) -> View:
        """What may be on the screen now."""
        return self.of(self.viewer)

    def of(self, viewer: int | None) -> View:
        """What a seat, or without one a spectator, may know."""
        return self.table.view(viewer)

    def hand_over(self, seat: int) -> None:
        """Cover the screen if somebody else looked before, and let a person look."""
        secret = self.skin.privacy(self.of(seat))
        if len(self.people) > 1 and secret is not None and self.looking != (seat, secret):
            self.looking = None
            if self._heard:
                self.recent = []
            say, name = self.skin.voice.say, self.names[seat]
            self.screen.cover(say("terminal-pass", name=name), say("terminal-looking", name=name))
        self.looking = None if secret is None else (seat, secret)

    def gather_round(self) -> None:
        """Everybody may look: say the news as to a spectator, and show no secret until it is covered again."""
        if len(self.people) > 1:
            self.screen.clear()
        self.looking = None
        self.say(self._news_for(None))

    # --------------------------------------------------------------- news
    def say(self, sentences: Iterable[str], style: str = "") -> None:
        """Sentences with their cards or dice in their inks."""
        for sentence in sentences:
            self.screen.show(self.skin.ink(sentence, style) if self.screen.is_drawn else Text(sentence))

    def news(self) -> list[str]:
        """What whoever looks has not heard yet."""
        looker = self.asked if self.looking is None else self.looking[0]
        return self._news_for(None if self.tells_at_once else looker)

    def _news_for(self, listener: int | None) -> list[str]:
        """What a person, or all together, have not heard yet; now they have."""
        steps = self.table.steps
        since = self._heard.get(listener, self._began)
        self._heard[listener] = len(steps)
        remarks = self._remarks[self._remarked.get(listener, 0) :]
        self._remarked[listener] = len(self._remarks)
        lines: list[str] = []
        for at, sentence in remarks:  # each before the step that it is about
            lines += self.skin.tell(steps[since:at], self.audience, self.names)
            lines.append(sentence)
            since = max(since, at)
        return [*lines, *self.skin.tell(steps[since:], self.audience, self.names)]

    def remark(self, sentences: Iterable[str]) -> None:
        """Something said beside the game: it is told with the news, before what is done next."""
        at = len(self.table.steps)
        self._remarks += ((at, sentence) for sentence in sentences)

    def take_back(self, sentence: str) -> None:
        """Forget what was told of moves that are no more."""
        length = len(self.table.steps)
        self._began = min(self._began, length)
        self._heard = {key: min(heard, length) for key, heard in self._heard.items()}
        self.recent = [sentence]
        if not self.screen.is_drawn:
            self.say(self.recent)

    def warn(self, sentence: str) -> None:
        """Say something once that stays true; on a screen it stays below the board."""
        if sentence and sentence != self.warning:
            self.say([sentence])
        self.warning = sentence

    # -------------------------------------------------------------- board
    @property
    def title(self) -> str:
        """What stands above the board."""
        return self.skin.title(self.view, self.names, len(self.table.steps))

    def draw(self, question: Sequence[Text] = ()) -> None:
        """The table, what happened since the last look, and what is asked."""
        if not self.screen.is_drawn:
            self.say(self.news())
            self.say(
                ["", *self.skin.plain(self.view, self.names, self.title), *(line.plain for line in question)]
            )
            return
        self.recent = self.news() or self.recent
        self.draw_screen(question)

    def draw_screen(
        self,
        below: Sequence[Text] = (),
        *,
        reserved: int = 0,
        moves: Sequence[Move] = (),
        at_least: int = 1,
    ) -> None:
        """The board as large as it fits on a clear screen, the latest news, and what stands below."""
        below = [*below, *([Text(self.warning)] if self.warning else [])]
        for size, lines, news in self._trials(below):
            board = self.skin.board(
                self.view, self.names, self.title, width=self.screen.width, size=size, moves=moves
            )
            shown = [_hanging(line) for line in lines]
            needed = sum(map(self.screen.lines, shown)) + reserved + 2
            room = self.screen.height - needed - self.screen.lines(board)
            if room >= min(news, len(self.recent)):
                break
        self.screen.clear()
        self.screen.show(board)
        self.say([*([""] if room >= min(1, len(self.recent)) else []), *self._latest(max(at_least, room))])
        for line in shown:
            self.screen.show(line)

    def _trials(self, below: Sequence[Text]) -> Iterator[tuple[int, Sequence[Text], int]]:
        """Ways to draw, and the lines of news that there must be room for, the largest first.

        The board grows smaller; then what only explains is left out; then what the board can do without.
        """
        *larger, least = (size for size in self.skin.sizes if size >= 0)
        yield from ((size, below, NEWS) for size in larger)
        yield least, below, 1
        short = [line for line in below if not isinstance(line, Aside)]
        yield from ((size, short, 1) for size in (least, *(size for size in self.skin.sizes if size < 0)))

    def _latest(self, room: int) -> list[str]:
        """The last of the news that fit; how many are left out is said."""
        lines: list[str] = []
        for sentence in reversed(self.recent):
            room -= self.screen.lines(Text(sentence))
            if room < (1 if len(lines) + 1 < len(self.recent) else 0):
                left_out = len(self.recent) - len(lines)
                return [self.skin.voice.say("terminal-more-above", count=left_out), *lines]
            lines.insert(0, sentence)
        return lines

    def preview(self, view: View, moves: Sequence[Move], trial: Sequence[Step], *, reserved: int = 0) -> None:
        """What moves would do, from what the person may know; lines below it are reserved."""
        lines = self.skin.preview(view, moves, trial, self.names)
        if not self.screen.is_drawn:
            self.say(f"  {line}" for line in lines)
            return
        framed = [Padding(Text(line), (0, 2)) for line in lines]
        reserved += sum(map(self.screen.lines, framed)) + FRAME
        self.draw_screen(reserved=reserved, moves=moves)
        title = self.skin.voice.say("terminal-would-do", moves=self.skin.typed(moves))
        self.screen.show(
            Panel(
                Group(*(Text(line) for line in lines)),
                box=box.ROUNDED,
                style="reverse",
                padding=(0, 1),
                title=title,
                title_align="left",
            )
        )

    def end(self) -> None:
        """The table after the last move."""
        if self.tells_at_once:
            self.say(self.news())
            return
        self.recent = self.news()
        ending = self.skin.ending(self.view)
        reserved = AFTERWARDS + (0 if ending is None else self.screen.lines(ending))
        self.draw_screen(reserved=reserved, at_least=LAST_NEWS)
        if ending is not None:
            self.screen.show(ending)


def _hanging(line: Text) -> RenderableType:
    """A line that is set in stays so where it goes on in the next."""
    plain = line.plain
    lead = len(plain) - len(plain.lstrip())
    return Padding(line[lead:], (0, 0, 0, lead), expand=False) if lead else line
