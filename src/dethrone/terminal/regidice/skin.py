"""Regidice's looks and manners at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from rich.console import RenderableType
from rich.text import Text

from dethrone.contract import Viewer
from dethrone.errors import GameError
from dethrone.players import roster
from dethrone.players.advice import Advice
from dethrone.players.regidice.explain import reason
from dethrone.prose import Voice
from dethrone.prose.outlook.regidice import foreseen
from dethrone.prose.words import SEATS
from dethrone.regidice import Declare, Done, Game, Move, Phase, View, full_view
from dethrone.regidice.events import Revealed, Rolled
from dethrone.regidice.game import Step
from dethrone.regidice.kind import KIND
from dethrone.regidice.moves import Act, Spend
from dethrone.terminal.ink import WELD, Aside
from dethrone.terminal.plainskin import PlainSkin
from dethrone.terminal.refusal import Reason
from dethrone.terminal.regidice.asks import Speech, asks, explained, spelled_out
from dethrone.terminal.regidice.board import Board, Size
from dethrone.terminal.regidice.dice import inked
from dethrone.terminal.regidice.suggest import plan, usual_adviser
from dethrone.terminal.regidice.words import in_words
from dethrone.terminal.skin import Names, Suggestion

HINTS = 3  # declarations that a hint names


class RegidiceSkin(PlainSkin):
    """Dice with their pips; every question comes with a suggestion that Enter takes."""

    sizes: Sequence[int] = tuple(reversed(Size))
    curve = "declarations"
    usual_bot = "expert" if KIND.is_compiled else "greedy"  # a search needs the compiled engine

    def __init__(self, voice: Voice) -> None:
        super().__init__(KIND, voice)
        self.adviser = usual_adviser()

    # -------------------------------------------------------------- looks
    def title(self, view: View, names: Names, ply: int) -> str:
        """Game, rule set, round and first caller."""
        del ply
        calls = self.voice.phrase("regidice-round-title", names, round=view.round, seat=view.first_caller)
        return f"{KIND.name.capitalize()} · {view.rules} · {calls}"

    def ink(self, sentence: str, style: str = "") -> Text:
        """Dice in their inks."""
        return inked(sentence, style)

    def privacy(self, view: View) -> object:
        """Dice are hidden until everybody has declared; every round has its own."""
        return view.round if view.phase is Phase.DECLARE else None

    def board(
        self, view: View, names: Names, title: str, *, width: int, size: int, moves: Sequence[Move] = ()
    ) -> RenderableType:
        """The whole table."""
        del moves
        return Board(self.voice, view, names).drawn(title, width=width, size=Size(size))

    def plain(self, view: View, names: Names, title: str) -> list[str]:
        """The same in plain lines."""
        return list(Board(self.voice, view, names).plain(title))

    def question(self, view: View, names: Names, *, width: int) -> list[Text]:
        """What is asked and what there is to choose from, the question itself in bold."""
        speech = Speech(self.voice, names, width)
        lines = [inked(line, "" if number else "bold") for number, line in enumerate(asks(view, speech))]
        return [*lines, *(Aside().append(inked(line)) for line in explained(view, speech))]

    def offer(self, suggestion: Suggestion, view: View) -> Text:
        """What is suggested, and what Enter does with it."""
        message = "terminal-suggested-look" if view.phase is Phase.DECLARE else "terminal-suggested"
        return Text(self.voice.say(message, moves=suggestion.typed), WELD)

    def reminder(self, view: View) -> str:
        """Enter takes the suggestion."""
        del view
        return ""

    # ------------------------------------------------------------- typing
    def read(self, text: str, view: View, names: Names) -> tuple[Move, ...]:
        """Moves as the game reads them; `most` stands for the best sets, and what is listed is all of it."""
        del names
        if view.phase is not Phase.DECLARE:
            return view.parse(spelled_out(text, view))
        moves = view.parse(text)
        if len(moves) != 1:
            raise GameError(Reason.ONE_DECLARATION)
        return moves

    def speaker(self, move: Move) -> int | None:
        """Nothing is said here: who acts or spends is decided like anything else."""
        del move
        return None

    def needs_no_look(self, move: Move) -> bool:
        """Who acts or spends is settled at once: what it leads to is asked next."""
        return isinstance(move, Act | Spend)

    def completed(self, view: View, trial: Game) -> tuple[Move, ...]:
        """Sets and dice to prepare that are listed are all of them."""
        is_open = trial.phase in (Phase.SET, Phase.PREPARE) and trial.phase is view.phase
        return (
            (Done(),) if is_open and trial.decider == view.decider and Done() in trial.legal_moves() else ()
        )

    def is_answer(self, text: str, view: View) -> bool:
        """Where colours are chosen, y is yellow."""
        return not (text == "y" and view.phase in (Phase.HEAL, Phase.SET))

    def suggest(self, view: View, people: Sequence[int]) -> Suggestion | None:
        """What a bot would do, as a whole decision."""
        advice = plan(view, people, self.adviser)
        return Suggestion(advice.moves, self.typed(advice.typed))

    def typed(self, moves: Sequence[Move]) -> str:
        """Several with semicolons; what can be listed is listed."""
        return in_words(moves)

    # -------------------------------------------------------------- words
    def preview(self, view: View, moves: Sequence[Move], trial: Sequence[Step], names: Names) -> list[str]:
        """What the moves would do up to where dice are thrown; of a declaration, what it means for the own dice."""
        if isinstance(moves[0], Declare):
            return foreseen(view, moves[0], Speech(self.voice, names))
        events = [event for step in trial for event in step.events(None)]
        known = takewhile(lambda event: not isinstance(event, Rolled | Revealed), events)
        return self.voice.tell(KIND.name, list(known), names) or [self.voice.say("regidice-foreseen-nothing")]

    def hint(
        self, view: View, company: Sequence[str | None], names: Names
    ) -> tuple[tuple[Move, ...], list[str]]:
        """What a bot would do; of declarations the best three."""
        ranked = (
            list(roster.advise(view, game=KIND.name, company=company)[:HINTS]) if KIND.is_compiled else []
        )
        if not ranked:
            move = self.adviser.choose(view)
            ranked = [Advice(move, 0.0, 0.0, 0, reason(view, move))]
        lines = self.voice.hint(KIND.name, ranked, self.adviser.name, lambda move: in_words([move]), names)
        return (ranked[0].move,), lines

    def tell(self, steps: Sequence[Step], viewer: Viewer, names: Names) -> list[str]:
        """What one seat does die by die is told at once."""
        events = [event for step in steps for event in step.events(viewer)]
        return self.voice.tell(KIND.name, events, names)

    def retell(self, step: Step, viewer: Viewer, names: Names) -> list[str]:
        """The move as it is written, and what it did."""
        lines = self.tell([step], viewer, names)
        return [f"{step.move}:" if lines else str(step.move), *lines]

    def tell_opening(self, game: Game, viewer: Viewer, names: Names) -> list[str]:
        """The first roll."""
        return self.voice.tell(KIND.name, game.opening(viewer), names)

    def log(self, steps: Sequence[Step], wanted: str, viewer: Viewer, names: Names) -> list[str]:
        """What happened in this round and the one before, in a given one, or in all."""
        if not steps:
            return [self.voice.say("terminal-nothing-yet")]
        rounds = [step.round for step in steps]
        shown = {rounds[-1] - 1, rounds[-1]}
        if wanted.isascii() and wanted.isdigit():
            shown = {int(wanted[:9])}
        elif wanted.lower() == "all":
            shown = set(rounds)
        chosen = [step for step, number in zip(steps, rounds, strict=True) if number in shown]
        if not chosen:
            return [self.voice.say("regidice-nothing-of-it")]
        return [*self.tell(chosen, viewer, names), self.voice.say("regidice-log-more")]

    def chapter(self, view: View) -> object:
        """The round."""
        return view.round

    def help(self, view: View) -> list[str]:
        """What can be typed now."""
        return [*self.voice.help(KIND, view), *explained(view, Speech(self.voice, SEATS, 0))]

    def about(self, topic: str, rules: object) -> list[str]:
        """The rules on a topic."""
        return self.voice.topic(KIND, topic, rules)

    def laid_open(self, game: Game, names: Names) -> tuple[View, list[str]]:
        """The whole table; nothing is hidden in it."""
        del names
        return full_view(game.position, game.rules), []


SKIN = RegidiceSkin
