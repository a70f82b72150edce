"""Games of people and bots in one process: every mix at every rule set, with slips and commands in between."""

import io
import os
from itertools import product
from pathlib import Path
from random import Random

import pytest

from dethrone.errors import GameError
from dethrone.regicide import PRESETS
from dethrone.regicide.record import verify
from dethrone.sheet import Record
from dethrone.terminal.screen import CLEAR_ALL, Screen
from dethrone.terminal.session import Session
from tests.regicide.staging import stage
from tests.terminal.driving import saved
from tests.terminal.sitting import sit_around, sit_down

CHATTER = (
    "?",
    "rules jester",
    "log",
    "undo",
    "discard",
    "board",
    "",
    "zz",
    "P3:want",
    ">P3",
    "KS KH",
    "want",
    "no",
)


class Typist(Screen):
    """Types legal moves, and now and then something else."""

    def __init__(self, seed: int) -> None:
        self.page = io.StringIO()
        super().__init__(plain=True, out=self.page)
        self.random = Random(seed)
        self.session: Session | None = None

    def ask(self, prompt: str) -> str:
        """A line: a slip, a confirmation, or any legal move."""
        self.page.write(prompt + "\n")
        assert self.session is not None
        if "looking" in prompt or "Enter to do it" in prompt:
            return ""
        if "would you like to go next" in prompt:
            return self.random.choice(["want", "rather-not", "eh", ""])
        if self.random.random() < 0.3:
            return self.random.choice(CHATTER)
        return str(self.random.choice(self.session.view.legal_moves()))


MIXES = [
    "you",
    "you,random",
    "random,you",
    "person:A,person:B",
    "person:A,random,person:B",
    "random,you,random,random",
]


@pytest.mark.parametrize(("preset", "seats"), list(product(PRESETS, MIXES)))
def test_every_mix_plays_to_the_end(
    tmp_path: Path, preset: str, seats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: None)
    for seed in range(3):
        typist = Typist(seed)
        typist.session = sit_down("regicide", typist, tmp_path, seats=seats, rules=preset, seed=seed)
        typist.session.run()
        assert "The game is " in typist.page.getvalue()
    assert len(saved(tmp_path, ".record")) == 3
    for path in saved(tmp_path, ".record"):
        assert verify(Record.parse(path.read_text("utf-8"))).game.is_over


def test_three_people_all_hear_what_happened_since_they_looked(tmp_path: Path) -> None:
    typist = Typist(1)
    session = sit_down("regicide", typist, tmp_path, seats="person:Ada,person:Ben,person:Cy", seed=1)
    typist.is_drawn = True
    session.perform(session.view.parse("yield"))
    session.perform((session.view.legal_moves()[0],))
    session.perform(session.view.parse("yield"))
    session.show.looking = (2, "hand")
    assert session.show.news()[:2] == ["Ada yields.", "Ada has 10 damage to pay."]
    assert session.show.news() == []
    session.show.looking = (0, "hand")
    assert session.show.news()[-2:] == ["Ben yields.", "Ben has 10 damage to pay."]


def test_a_bot_does_not_speak_through_a_person(tmp_path: Path) -> None:
    typist = Typist(1)
    session = sit_down("regicide", typist, tmp_path, seats="you,random", rules="open-order", seed=1)
    with pytest.raises(GameError, match="You can’t speak for Random 2"):
        session.consider("P1:want")


def test_what_somebody_drew_is_not_read_out_when_all_gather_round(tmp_path: Path) -> None:
    typist = Typist(1)
    typist.is_drawn = True
    game = stage("JC", "3D 10H / 10S 9H 8H / 2C", tavern="9S 8S 7S")
    session = sit_around(game, "person:Ada,person:Ben,random", typist, tmp_path)
    session.show.looking = (0, "hand")
    session.perform(session.view.parse("3D"))
    session.show.gather_round()
    page = typist.page.getvalue()
    assert "Ada draws 1 card." in page
    assert CLEAR_ALL in page
    session.show.looking = (0, "hand")
    assert "Ada draws 1 card: 9♠." not in page
    assert "Ada draws 1 card: 9S." in session.show.news()
