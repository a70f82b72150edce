"""The plainest skin: for a game that has none of its own, everything in words that any game has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from dethrone.contract import Kind, Move, Viewer
from dethrone.players.spec import is_model
from dethrone.prose import Voice
from dethrone.terminal.ink import MADDER, WELD
from dethrone.terminal.skin import Names, Suggestion

MOST_LISTED = 30


class PlainSkin:
    """A view in a line, the legal moves in a list, what was done by whom; the games' own skins begin from it."""

    sizes: Sequence[int] = (0,)
    wants_trial = True
    commands: Mapping[str, Callable[[Any, Names], list[str]]] = {}
    curve = "moves"
    usual_bot = "random"

    def __init__(self, kind: Kind, voice: Voice) -> None:
        self.kind = kind
        self.voice = voice

    def title(self, view: Any, names: Names, ply: int) -> str:
        """The game, its rule set and the move."""
        del names
        number = self.voice.say("terminal-move-number", number=ply + 1)
        return f"{self.kind.name.capitalize()} · {view.rules} · {number}"

    def ink(self, sentence: str, style: str = "") -> Text:
        """No inks."""
        return Text(sentence, style)

    def privacy(self, view: Any) -> object:
        """Whatever a game hides may be on the screen."""
        return "all" if view.outcome is None else None

    def board(
        self, view: Any, names: Names, title: str, *, width: int, size: int, moves: Sequence[Move] = ()
    ) -> RenderableType:
        """The plain lines."""
        del width, size, moves
        return Text("\n".join(self.plain(view, names, title)))

    def plain(self, view: Any, names: Names, title: str) -> list[str]:
        """The view as it is written."""
        del names
        return [f"-- {title}", *str(view).splitlines()]

    def question(self, view: Any, names: Names, *, width: int) -> list[Text]:
        """The legal moves."""
        del names, width
        moves = list(map(str, view.legal_moves()))
        listed = ", ".join(moves[:MOST_LISTED]) + (", …" if len(moves) > MOST_LISTED else "")
        return [Text(self.voice.say("terminal-legal-moves", moves=listed))]

    def reminder(self, view: Any) -> str:
        """The question again."""
        return self.question(view, (), width=0)[0].plain

    def read(self, text: str, view: Any, names: Names) -> tuple[Move, ...]:
        """As the game reads it."""
        del names
        return tuple(view.parse(text))

    def saying(self, move: Move) -> str:
        """As it is written."""
        return str(move)

    def speaker(self, move: Move) -> int | None:
        """A word has a seat."""
        seat = getattr(move, "seat", None)
        return seat if isinstance(seat, int) else None

    def completed(self, view: Any, trial: Any) -> tuple[Move, ...]:
        """Nothing."""
        del view, trial
        return ()

    def offer(self, suggestion: Suggestion, view: Any) -> Text:
        """Nothing is ever suggested."""
        del view
        return Text(suggestion.typed)

    def is_quick(self, bot: str) -> bool:
        """All but language models, which take their time."""
        return not is_model(bot)

    def needs_no_look(self, move: Move) -> bool:
        """Everything is shown first."""
        del move
        return False

    def is_answer(self, text: str, view: Any) -> bool:
        """Nothing else begins like it."""
        del text, view
        return True

    def suggest(self, view: Any, people: Sequence[int]) -> Suggestion | None:
        """Nothing."""
        del view, people
        return None

    def typed(self, moves: Sequence[Move]) -> str:
        """As they are written."""
        return "; ".join(map(str, moves))

    def preview(self, view: Any, moves: Sequence[Move], trial: Sequence[Any], names: Names) -> list[str]:
        """The moves themselves."""
        del view, moves
        return [f"{names[step.seat]}: {step.move}" for step in trial]

    def hint(
        self, view: Any, company: Sequence[str | None], names: Names
    ) -> tuple[tuple[Move, ...], list[str]]:
        """Nobody knows better."""
        del view, company, names
        return (), [self.voice.say("terminal-no-hint")]

    def tell(self, steps: Sequence[Any], viewer: Viewer, names: Names) -> list[str]:
        """Who did what, and the events if the prose room knows them."""
        del viewer
        return [f"{names[step.seat]}: {step.move}" for step in steps]

    def retell(self, step: Any, viewer: Viewer, names: Names) -> list[str]:
        """The same, looking back."""
        return self.tell([step], viewer, names)

    def tell_opening(self, game: Any, viewer: Viewer, names: Names) -> list[str]:
        """Nothing more."""
        del game, viewer, names
        return []

    def log(self, steps: Sequence[Any], wanted: str, viewer: Viewer, names: Names) -> list[str]:
        """Everything."""
        del wanted
        return [
            f"{ply:>3}. {' '.join(self.tell([step], viewer, names))}" for ply, step in enumerate(steps, 1)
        ]

    def chapter(self, view: Any) -> object:
        """There is but one."""
        del view
        return None

    def ending(self, view: Any) -> RenderableType | None:
        """How it ended, in one word."""
        if view.outcome is None:
            return None
        word, ink = ("won", WELD) if view.outcome.is_won else ("lost", MADDER)
        return Text("\n").append(f" {self.voice.say(f'terminal-{word}')} ", f"bold reverse {ink}")

    def help(self, view: Any) -> list[str]:
        """The legal moves, and what can be typed in any game."""
        return [self.reminder(view), *self.voice.say("terminal-help").splitlines()]

    def about(self, topic: str, rules: object) -> list[str]:
        """There is nothing to read."""
        del topic
        return [str(rules)]

    def laid_open(self, game: Any, names: Names) -> tuple[Any, list[str]]:
        """Every seat's view in a line."""
        return game.view(None), [f"{name}: {game.view(seat).text}" for seat, name in enumerate(names)]
