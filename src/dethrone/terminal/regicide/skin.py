"""Regicide's looks and manners at the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from dethrone.contract import Viewer
from dethrone.players import roster
from dethrone.players.advice import Advice
from dethrone.players.regicide.explain import reason
from dethrone.prose import Voice
from dethrone.regicide import Game, Move, Name, Phase, Post, View, Wish
from dethrone.regicide.game import Step
from dethrone.regicide.kind import KIND
from dethrone.terminal.ink import inked
from dethrone.terminal.plainskin import PlainSkin
from dethrone.terminal.regicide.board import Board
from dethrone.terminal.skin import QUICK, Names

HINTS = 3  # moves that a hint names


class RegicideSkin(PlainSkin):
    """Cards on a board of eighty columns; everything is typed as cards."""

    sizes: Sequence[int] = (1, 0)  # with cards drawn, or listed where there is no room
    usual_bot = "greedy"
    wants_trial = False

    def __init__(self, voice: Voice) -> None:
        super().__init__(KIND, voice)
        self.commands: Mapping[str, Callable[[View, Names], list[str]]] = {"discard": self.discard}

    # -------------------------------------------------------------- looks
    def ink(self, sentence: str, style: str = "") -> Text:
        """Cards in the inks of their suits."""
        return inked(sentence, style)

    def privacy(self, view: View) -> object:
        """Hands are always hidden from the others."""
        return None if view.outcome is not None else "hand"

    def board(
        self, view: View, names: Names, title: str, *, width: int, size: int, moves: Sequence[Move] = ()
    ) -> RenderableType:
        """The whole table; with a move in hand the health bar shows what it would take."""
        preview = view.preview(moves[0]) if moves and view.seat == view.decider else None
        return Board(self.voice, view, names).drawn(title, width=width, shown=preview, has_cards=bool(size))

    def plain(self, view: View, names: Names, title: str) -> list[str]:
        """The same in plain lines."""
        return list(Board(self.voice, view, names).plain(title))

    def question(self, view: View, names: Names, *, width: int) -> list[Text]:
        """What is asked, and what is owed."""
        del width
        owed = (
            [Board(self.voice, view, names).owed()]
            if view.phase is Phase.SUFFER and view.seat is not None
            else []
        )
        return [*owed, Text(self.reminder(view), "dim")]

    def reminder(self, view: View) -> str:
        """What is wanted of the person now."""
        is_alone = view.phase is Phase.PLAY and view.players == 1
        asks = ("solo-yield" if view.rules.solo_yield else "solo") if is_alone else view.phase.value
        return (
            self.voice.say(f"regicide-ask-{asks}", owed=view.owed)
            + ". "
            + self.voice.say("terminal-for-help")
        )

    # ------------------------------------------------------------- typing
    def read(self, text: str, view: View, names: Names) -> tuple[Move, ...]:
        """Cards as the game reads them; a wish needs no seat, and a player may be named by name."""
        word = text.strip().lower()
        if view.phase in (Phase.WHO, Phase.NAME):
            for wish in Wish:
                if word.replace(" ", "-") in (wish.value, wish.value.replace("-", "")):
                    return (Post(view.seat or 0, wish),)
            for number, name in enumerate(names):
                if word.lstrip("> ") in (name.lower(), str(number), f"p{number}"):
                    return (Name(number),)
        return view.parse(text)

    def saying(self, move: Move) -> str:
        """A wish in its word."""
        return move.wish.value if isinstance(move, Post) else str(move)

    def speaker(self, move: Move) -> int | None:
        """A wish is said."""
        return move.seat if isinstance(move, Post) else None

    def is_quick(self, bot: str) -> bool:
        """Whoever does not search."""
        return bot in QUICK

    def needs_no_look(self, move: Move) -> bool:
        """Words and names are said at once."""
        return isinstance(move, Post | Name)

    # -------------------------------------------------------------- words
    def preview(self, view: View, moves: Sequence[Move], trial: Sequence[Step], names: Names) -> list[str]:
        """What the move would do."""
        del trial
        return self.voice.preview(KIND.name, view.preview(moves[0]), names)

    def hint(
        self, view: View, company: Sequence[str | None], names: Names
    ) -> tuple[tuple[Move, ...], list[str]]:
        """The best move of a search, its chance and what else there is; uncompiled, what a greedy player would do."""
        ranked = (
            list(roster.advise(view, game=KIND.name, company=company)[:HINTS]) if KIND.is_compiled else []
        )
        bot = "expert" if ranked else "greedy"
        if not ranked:
            move = roster.player(bot, game=KIND.name).choose(view)
            ranked = [Advice(move, 0.0, 0.0, 0, reason(view, move))]
        return (ranked[0].move,), self.voice.hint(KIND.name, ranked, bot, names=names)

    def tell(self, steps: Sequence[Step], viewer: Viewer, names: Names) -> list[str]:
        """Every event in a sentence."""
        events = [event for step in steps for event in step.events(viewer)]
        return self.voice.tell(KIND.name, events, names)

    def retell(self, step: Step, viewer: Viewer, names: Names) -> list[str]:
        """The same, looking back; with nothing hidden every draw is told to its owner."""
        events = step.everything if viewer is None else step.events(viewer)
        return self.voice.tell(KIND.name, events, names)

    def log(self, steps: Sequence[Step], wanted: str, viewer: Viewer, names: Names) -> list[str]:
        """Everything that happened so far."""
        del wanted
        lines = [
            f"{ply:>3}. {' '.join(self.tell([step], viewer, names))}" for ply, step in enumerate(steps, 1)
        ]
        return lines or [self.voice.say("terminal-nothing-yet")]

    def chapter(self, view: View) -> object:
        """The royal that is fought."""
        return view.enemy

    def discard(self, view: View, names: Names) -> list[str]:
        """The discard pile, as far as it may be seen (RC-91)."""
        del names
        return [
            self.voice.say(
                "regicide-discard-pile",
                count=view.discard_size,
                cards=" ".join(map(str, view.discard)) or None,
            )
        ]

    def help(self, view: View) -> list[str]:
        """What can be typed now."""
        return self.voice.help(KIND, view)

    def about(self, topic: str, rules: object) -> list[str]:
        """The rules on a topic."""
        return self.voice.topic(KIND, topic, rules)

    def laid_open(self, game: Game, names: Names) -> tuple[View, list[str]]:
        """The table of whoever's turn it is, and the other hands."""
        view = game.view(game.turn)
        held = {seat: " ".join(map(str, game.hand(seat))) for seat in range(game.players)}
        return view, [
            self.voice.phrase("regicide-holds", names, seat=seat, cards=held[seat] or None) for seat in held
        ]


SKIN = RegicideSkin
