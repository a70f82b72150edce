"""One move on its way through the program, and how often it is looked at, copied, encoded and carried out there.

The calls are counted on the real objects, interpreted: `python -m tests.walks` prints them as JSON.
"""

from __future__ import annotations

import io
import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from inspect import unwrap
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from dethrone import games
from dethrone.contract import Game
from dethrone.players import player
from dethrone.regicide import engine as card_engine
from dethrone.regicide import game as card_games
from dethrone.regicide import legal, redeal
from dethrone.regicide import moves as card_moves
from dethrone.regicide import position as card_positions
from dethrone.regicide import view as card_views
from dethrone.regidice import engine as dice_engine
from dethrone.regidice import game as dice_games
from dethrone.regidice import moves as dice_moves
from dethrone.regidice import position as dice_positions
from dethrone.regidice import redeal as dice_redeal
from dethrone.regidice import view as dice_views
from dethrone.server import telling
from dethrone.table import Asks, Table, parse_seats
from dethrone.table.commands import Act
from dethrone.terminal.screen import Screen
from tests.partner.chatting import Desk, Keeping, sit
from tests.regicide.staging import stage
from tests.terminal.sitting import sit_around

Counts = dict[str, int]
OURS = "/dethrone/"  # "calls" are those of our functions, not of libraries
STEPS: dict[str, tuple[Callable[..., Any], ...]] = {
    "views": (card_views.View.__init__, dice_views.View.__init__),
    "outlines": (redeal.outline, dice_redeal.outline_of),
    "copies": (card_positions.Position.copy, dice_positions.Position.copy),
    "encoded": (card_moves.encode, dice_moves.encode),
    "fitted": (legal.fitted,),
    "decoded": (card_moves.decode, dice_moves.decode),
    "carried out": (card_engine.apply, dice_engine.carry_out),
    "pushes": (card_games.Game.push, dice_games.Game.push),
    "options": (telling.options,),
}


def counted(walk: Callable[[], object]) -> Counts:
    """How often each step is taken on a walk."""
    names: dict[CodeType, str] = {
        unwrap(function).__code__: step for step, functions in STEPS.items() for function in functions
    }
    counts: Counter[str] = Counter()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            counts["calls"] += OURS in frame.f_code.co_filename
            if (step := names.get(frame.f_code)) is not None:
                counts[step] += 1

    sys.setprofile(note)
    try:
        walk()
    finally:
        sys.setprofile(None)
    return dict(counts)


# ------------------------------------------------------------------------------ the places
def paying() -> Game:
    """A game in which P0 owes 10 and P1 will have nine moves."""
    return stage(
        "JC", "5C 6H 8D 9S / 4H 6S 7D 2D 4S 9H", tavern="2C 3C 4C 7C 8C 9C", discard="2H 3H", owed=10
    )


def attacking() -> Game:
    """A game in which P0 can lay a pair that draws and heals."""
    return stage("JC", "5D 5H 8S 9S / 4H 6S", tavern="2C 3C 4C 7C 8C 9C", discard="2H 3H 4S")


class Scripted(Screen):
    """A person at a keyboard who types some lines and leaves."""

    def __init__(self, *lines: str) -> None:
        super().__init__(plain=True, out=io.StringIO())
        self.lines_left = list(lines)

    def ask(self, prompt: str) -> str:
        """The next line."""
        del prompt
        return self.lines_left.pop(0)


def terminal() -> Counts:
    """Two cards typed at the terminal, looked at, confirmed and saved."""
    with tempfile.TemporaryDirectory() as folder:
        session = sit_around(attacking(), "you,greedy", Scripted("5D 5H", ""), Path(folder))
        session.save()
        session.hear_words()

        def walk() -> None:
            session.ask_person()
            session.save()

        return counted(walk)


def server() -> Counts:
    """A payment at the server's table, told to two viewers of whom each wants options."""
    table = Table.open(games.kind("regicide"), parse_seats("you,person:Mara"), game=paying())
    looks = {seat: table.look(seat) for seat in range(2)}
    number = table.number(Asks.MOVE)
    assert number is not None

    def walk() -> None:
        for entry in table.do(Act(number, ("-9S 5C",), "x"), by=0):
            for seat in range(2):
                news = telling.News(table.message(entry, seat), looks[seat])
                for _ in range(2):  # two windows of each viewer
                    news.words("en")
                    news.options("en")

    return counted(walk)


def chat() -> Counts:
    """A reply of a model, a play and its payment, pasted into the partner's console."""
    table = Table.open(games.kind("regicide"), parse_seats("person:Model,greedy"), game=attacking())
    desk = Desk(lambda _: "Play: {8S}\nDiscard: {5D}", most=1)
    session = sit(table, desk, Keeping())
    asked = session.asked()
    assert asked is not None
    return counted(lambda: session.ask_model(*asked))


def python() -> Counts:
    """The first legal move, pushed."""
    game = attacking()
    return counted(lambda: game.push(game.legal_moves()[0]))


def bot() -> Counts:
    """A greedy player's decision, pushed."""
    game, greedy = attacking(), player("greedy", game="regicide")
    return counted(lambda: game.push(greedy.choose(game.view(0))))


WALKS = {"terminal": terminal, "server": server, "chat": chat, "python": python, "bot": bot}


def everything() -> dict[str, Counts]:
    """All walks."""
    return {name: walk() for name, walk in WALKS.items()}


if __name__ == "__main__":
    os.environ.setdefault("DETHRONE_LANGUAGE", "en")
    everything()  # what is loaded and remembered at the first time does not count
    print(json.dumps(everything(), indent=2))
