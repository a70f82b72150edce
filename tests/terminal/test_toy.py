"""A game that the terminal has never heard of is played in it: with people and bots, undone, saved, resumed."""

import io
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from dethrone import games
from dethrone.contract import KEEPER
from dethrone.terminal.screen import Screen
from dethrone.terminal.session import Left, Session
from tests import toy
from tests.terminal.driving import call, saved
from tests.terminal.sitting import sit_around, sit_down

CHATTER = ("?", "rules", "log", "board", "hint", "undo", "", "zz", "no", "P3:low")


@pytest.fixture(autouse=True)
def third_game() -> Iterator[None]:
    games.add(toy.KIND)
    yield
    games.remove(toy.KIND.name)


class Typist(Screen):
    """Types what it is told, or legal moves and now and then something else."""

    def __init__(self, typed: list[str] | None = None, seed: int = 0) -> None:
        self.page = io.StringIO()
        super().__init__(plain=True, out=self.page)
        self.typed = typed
        self.random = Random(seed)
        self.session: Session | None = None

    def ask(self, prompt: str) -> str:
        """A line."""
        self.page.write(prompt + "\n")
        if self.typed is not None:
            return self.typed.pop(0)
        assert self.session is not None
        if "looking" in prompt or "Enter to do it" in prompt or "would you like" in prompt:
            return ""
        if self.random.random() < 0.3:
            return self.random.choice(CHATTER)
        return str(self.random.choice(list(self.session.view.legal_moves())))


@pytest.mark.parametrize("seats", ["you", "you,random", "person:A,random,person:B", "random,random"])
def test_it_is_played_to_the_end(tmp_path: Path, seats: str) -> None:
    for seed in range(3):
        typist = Typist(seed=seed)
        typist.session = sit_down(toy.KIND.name, typist, tmp_path, seats=seats, seed=seed)
        typist.session.run()
        assert typist.session.table.result is not None
    assert len(saved(tmp_path, ".record")) == 3
    assert not saved(tmp_path, ".save")


def test_it_is_undone_saved_and_resumed(tmp_path: Path) -> None:
    typist = Typist(["pass", "", "undo", "pass!", "quit"])
    session = sit_down(toy.KIND.name, typist, tmp_path, seats="you", seed=3)
    with pytest.raises(Left):
        session.run()
    page = typist.page.getvalue()
    assert "Move undone: pass." in page
    assert "You: pass" in page
    again = sit_down(toy.KIND.name, Typist(["quit"]), tmp_path, resume="newest")
    assert again.table.game == session.table.game
    assert [str(step.move) for step in again.table.steps] == ["pass"]


def test_its_record_is_replayed_and_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = toy.KIND.deal(2, "short", None)
    while not game.is_over:
        game.push(game.legal_moves()[-1])
    path = tmp_path / "game.record"
    path.write_text(str(game.record(KEEPER)), "utf-8")
    assert call("replay", str(path)) == 0
    assert f"{len(game.steps)}. P" in capsys.readouterr().out
    assert call("verify", str(path)) == 0
    assert "moves are legal" in capsys.readouterr().out
    assert call("play", toy.KIND.name, "--seats", "random,random", "--saves", str(tmp_path)) == 0


def test_what_is_tried_shows_nothing_hidden(tmp_path: Path) -> None:
    """Two games that differ only in the other's hand look the same to the last letter."""
    game = toy.KIND.deal(2, "short", None)
    pages = []
    for seed in (1, 2):
        other = game.view(0).trial(seed)
        typist = Typist(["pass", "no", "log", "board", "hint", "quit"])
        session = sit_around(other, "you,random", typist, tmp_path)
        with pytest.raises(Left):
            session.run()
        pages.append(typist.page.getvalue())
    assert pages[0] == pages[1]
