"""Scenes of both games in the terminal: every phase, what is typed there, and looking back.

Bots that think are replaced by somebody who takes the first move there is: what a screen looks like must not hang on
how well a bot was trained.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any
from unittest.mock import patch

from dethrone import games
from dethrone.contract import KEEPER, Game
from dethrone.players.advice import Advice, Analysis, Judged
from dethrone.players.limit import Limit
from dethrone.prose import Reason, Voice, part
from dethrone.terminal.replay import Replay
from dethrone.terminal.review import look_back
from dethrone.terminal.screen import EndOfInput, Screen
from dethrone.terminal.session import Left
from dethrone.terminal.skin import skin_for
from dethrone.terminal.tasks import explain, play
from tests.terminal.sitting import asked_for, sit_around

SAVES = Path("saves")  # where it is does not matter, but how long its name is


class First:
    """Takes the first move there is."""

    name = "expert"

    def choose(self, view: Any) -> Any:
        """The first."""
        return view.legal_moves()[0]


class FirstRoster:
    """What the skins ask of the players' roster, answered without thought."""

    def player(self, *_: object, **__: object) -> First:
        """Always the same."""
        return First()

    def advise(self, view: Any, *, game: str, **_: object) -> list[Advice[Any]]:
        """The first moves, with chances out of thin air."""
        reason = import_module(f"dethrone.players.{game}.explain").reason
        moves = list(view.legal_moves())[:3]
        return [
            Advice(move, 0.9 - place / 10, 0.012, 400, reason(view, move)) for place, move in enumerate(moves)
        ]

    def analyse(self, record: Any, *_: object) -> Analysis[Any]:
        """Every fifth move could have been better."""
        kind = games.kind(record.game)
        game = kind.replay(record)
        reason = import_module(f"dethrone.players.{record.game}.explain").reason
        judged = []
        for ply, step in enumerate(game.steps):
            view = step.before(step.seat)
            best = view.legal_moves()[-1]
            if ply % 5 == 2 and best != step.move:
                why, better = reason(view, step.move), reason(view, best)
                judged.append(Judged(ply + 1, step.seat, step.move, 0.4, best, 0.5, 0.01, why, better))
        return Analysis(tuple(judged), tuple(0.8 - 0.7 * ply / 40 for ply in range(40)))


def outlook(*_: object) -> Reason:
    """What a round of Regidice brings on average, if it always brought the same."""
    deals = part("regidice-reason-deals", dealt=1.5, of=14)
    return (deals,), (part("regidice-reason-injured", dice=0.3, costs=True),)


class Keyboard:
    """A standard input at which somebody types."""

    def isatty(self) -> bool:
        """Yes."""
        return True


@contextmanager
def without_thought() -> Iterator[None]:
    """No bot thinks, no disk is waited for, and every engine counts as compiled."""
    roster = FirstRoster()
    with ExitStack() as patches:
        for changed in (
            patch("os.fsync"),
            patch("sys.stdin", Keyboard()),
            patch("dethrone.terminal.review.roster", roster),
            patch("dethrone.terminal.regidice.skin.usual_adviser", First),
            patch("dethrone.terminal.regidice.skin.RegidiceSkin.usual_bot", "expert"),
            patch("dethrone.players.regidice.explain.outlook", outlook),
            _skin("regicide", roster),
            _skin("regidice", roster),
        ):
            patches.enter_context(changed)
        yield


@contextmanager
def _skin(game: str, roster: FirstRoster) -> Iterator[None]:
    skin = f"dethrone.terminal.{game}.skin"
    kind = replace(games.kind(game), is_compiled=True)
    with patch(f"{skin}.roster", roster), patch(f"{skin}.KIND", kind):
        yield


@dataclass(frozen=True)
class Scene:
    """What happens on a screen, in a language, when these lines are typed."""

    name: str
    typed: list[str]
    happens: Callable[[Screen, Voice], object]

    def run(self, screen: Screen, voice: Voice) -> None:
        """Let it happen until the lines are used up."""
        with without_thought(), suppress(EndOfInput, Left):
            self.happens(screen, voice)


def asked(game: str, **said: Any) -> Callable[[Screen, Voice], object]:
    """A game as the command line begins it."""
    kind = replace(games.kind(game), is_compiled=True)
    return lambda screen, voice: play(kind, asked_for(SAVES, **said), screen, voice)


def around(game: Callable[[], Game], seats: str) -> Callable[[Screen, Voice], object]:
    """A game that goes on from a position."""
    return lambda screen, voice: sit_around(game(), seats, screen, SAVES, speech=voice).run()


def played(game: Game, moves: int = 400) -> Game:
    """A game in which everybody takes the first move."""
    while not game.is_over and len(game.steps) < moves:
        game.push(game.legal_moves()[0])
    return game


def seen_again(game: Callable[[], Game], seat: int | None) -> Callable[[Screen, Voice], object]:
    """A game stepped through."""

    def happens(screen: Screen, voice: Voice) -> None:
        record = game().record(KEEPER, Seats="Ada, You")
        kind = games.kind(record.game)
        replay = Replay(kind.replay(record), screen, skin_for(kind, voice), ["Ada", "You"], seat)
        replay.step() if screen.is_drawn else replay.tell_all()

    return happens


def looked_back(game: Callable[[], Game]) -> Callable[[Screen, Voice], object]:
    """A game judged."""

    def happens(screen: Screen, voice: Voice) -> None:
        record = game().record(KEEPER, Seats="Ada, You")
        look_back(record, screen, skin_for(games.kind(record.game), voice), Limit(samples=400))

    return happens


def explained(game: str, rules: str) -> Callable[[Screen, Voice], object]:
    """A rule set explained."""
    return lambda screen, voice: explain(games.kind(game), rules, screen, voice)


LONG = "person:Bartholomew-Aurelius"
