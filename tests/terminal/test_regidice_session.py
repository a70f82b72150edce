"""Regidice in one process: every mix of people and bots, slips in between, and nothing hidden on the screen."""

import io
import re
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from dethrone.chance import Seed
from dethrone.command.saves import Saves
from dethrone.errors import GameError
from dethrone.regidice import Phase
from dethrone.regidice.record import begin, verify
from dethrone.sheet import Record
from dethrone.table.saved import saved as saved_text
from dethrone.terminal.screen import CLEAR_ALL, EndOfInput, Screen
from dethrone.terminal.session import Left, Session
from tests.regidice.tables import line
from tests.terminal.driving import CODES, resumed, saved
from tests.terminal.paper import COLOURS
from tests.terminal.sitting import sit_around, sit_down

CHATTER = (
    "?",
    "rules cast",
    "log",
    "log all",
    "undo",
    "board",
    "zz",
    "A9",
    "r7",
    "act P3",
    "done; A3",
    "no",
    "s",
)


class Typist(Screen):
    """Types what it is told, or suggestions, legal moves and slips; on paper or on a screen."""

    def __init__(self, typed: list[str] | None = None, *, height: int = 0, seed: int = 0) -> None:
        self.page = io.StringIO()
        super().__init__(plain=True, out=self.page)
        if height:
            self.is_drawn = True
            self.console = Console(
                file=self.page, force_terminal=True, color_system=COLOURS, width=80, height=height
            )
        self.typed = typed
        self.random = Random(seed)
        self.session: Session | None = None

    def ask(self, prompt: str) -> str:
        """A line: what was told, or anything."""
        self.page.write(prompt + "\n")
        if self.typed is not None:
            if not self.typed:
                raise EndOfInput
            return self.typed.pop(0)
        assert self.session is not None
        if "looking" in prompt or "Enter to do it" in prompt or self.random.random() < 0.4:
            return ""
        if self.random.random() < 0.3:
            return self.random.choice(CHATTER)
        return str(self.random.choice(self.session.view.legal_moves()))

    @property
    def shown(self) -> str:
        """Everything that was written, without control codes."""
        return CODES.sub("", self.page.getvalue())


MIXES = [
    # seats                        rules
    ("you,random", "rulebook"),
    ("random,you", "bga"),
    ("person:A,person:B", "literal"),
    ("person:A,random,person:B", "rulebook"),
    ("random,you,person:B", "rulebook,team_voice=vote,mandatory_max=on"),
    ("person:A,person:B,person:C", "bga,suffer_split=single,same_cast_call=allow"),
    ("random,you,random,random", "literal,overkill_to=share,cast_batch=sequential"),
    ("person:A,random,random,person:B", "bga"),
]


@pytest.mark.parametrize(("seats", "rules"), MIXES)
@pytest.mark.parametrize("height", [0, 24])
def test_every_mix_plays_to_the_end(tmp_path: Path, seats: str, rules: str, height: int) -> None:
    typist = Typist(seed=len(seats), height=height)
    typist.session = sit_down(
        "regidice", typist, tmp_path, seats=seats, rules=f"{rules},max_rounds=2", seed=4
    )
    typist.session.run()
    (record,) = saved(tmp_path, ".record")
    again = verify(Record.parse(record.read_text("utf-8"))).game
    assert again.is_over
    assert again == typist.session.table.game
    rows = typist.shown.splitlines()
    drawn = [
        row for row in rows if " > " not in row and ".record" not in row
    ]  # what is typed or copied may run over
    assert not height or max(map(len, drawn)) <= 80


def at(pools: list[str], calls: str, seats: str, typed: list[str], saves: Path, **rest: object) -> Session:
    """A session at a position."""
    height = int(str(rest.pop("height", 0)))
    text: str = line(pools, calls, **rest)  # type: ignore[arg-type]
    typist = Typist(typed, height=height)
    return sit_around(begin(text, Seed(1)), seats, typist, saves)


def shown(session: Session) -> str:
    """What a session writes until its lines are used up."""
    with suppress(EndOfInput, Left):
        session.run()
    assert isinstance(session.screen, Typist)
    return session.screen.shown


POOLS = {
    # case              who looks   dice as they are                              dice as they might be
    "first caller": (0, ["r1 b2 y3", "r4 b5 y6", "r2 b2 y2"], ["r1 b2 y3", "r1 b1 y1", "r6 b3 y4"]),
    "second caller": (1, ["r1 b2 y3", "r4 b5 y6", "r2 b2 y2"], ["r6 b6 y6", "r4 b5 y6", "r1 b1 y1"]),
    "last caller": (2, ["r1 b2 y3", "r4 b5 y6", "r2 b2 y2"], ["r5 b3 y1", "r3 b3 y3", "r2 b2 y2"]),
}
ASIDE = [
    "board",
    "log",
    "?",
    "rules",
    "zz",
    "A3; act P0; done",
    "B5",
    "no",
    "C red odd",
    "no",
    "s",
    "no",
    "undo",
]


@pytest.mark.parametrize(("seat", "real", "other"), POOLS.values(), ids=POOLS)
@pytest.mark.parametrize("height", [0, 24, 50])
def test_what_a_person_sees_does_not_depend_on_hidden_dice(
    tmp_path: Path, seat: int, real: list[str], other: list[str], height: int
) -> None:
    typed = [word for call in ("A1!", "H2!")[:seat] for word in ("", call)]
    seats = "person:Ada,person:Ben,person:Cleo"
    pages = []
    for pools in (real, other):
        session = at(pools, "", seats, [*typed, "", *ASIDE, "quit"], tmp_path, phase="declare", height=height)
        page = shown(session)
        name = ("Ada", "Ben", "Cleo")[seat]
        assert session.view.phase is Phase.DECLARE
        assert session.show.looking == (seat, 1)
        pages.append(page[page.index(f"Pass the device to {name}.") :])
    assert pages[0] == pages[1]
    own = real[seat].split()
    assert all(die in pages[0] for die in own)


def test_the_same_holds_with_bots_around_one_person(tmp_path: Path) -> None:
    pages = [
        shown(at(pools, "", "you,random", [*ASIDE, "quit"], tmp_path, phase="declare"))
        for pools in (["r1 b2 y3", "r4 b5 y6"], ["r1 b2 y3", "r2 b1 y1"])
    ]
    assert pages[0] == pages[1]


def test_a_screen_is_cleared_with_its_scrollback_before_the_next_person_looks(tmp_path: Path) -> None:
    typed = ["", "A1!", "", "quit"]
    session = at(
        ["r1 b2 y3", "r4 b5 y6"], "", "person:Ada,person:Ben", typed, tmp_path, phase="declare", height=30
    )
    shown(session)
    assert isinstance(session.screen, Typist)
    raw = session.screen.page.getvalue()
    assert CLEAR_ALL in raw[raw.index("Pass the device to Ada.") : raw.index("Pass the device to Ben.")]
    after = CODES.sub("", raw[raw.rindex(CLEAR_ALL) :])
    assert not {"r1", "b2", "y3"} & set(re.findall(r"[rby][1-6]", after))
    assert {"r4", "b5", "y6"} <= set(re.findall(r"[rby][1-6]", after))


def test_after_the_reveal_nothing_is_covered(tmp_path: Path) -> None:
    page = shown(at(["r1 b2", "r3 b3"], "A3 A1", "person:Ada,person:Ben", ["quit"], tmp_path))
    assert "Pass the device" not in page
    assert "r1 b2" in page
    assert "r3 b3" in page


ATTACK = ["r1 b2 y5 y6", "r4 b5 y6"]
DOES = {
    # case                     typed                            seen in what is written
    "who acts, then its sets": (["P0", "", "quit"], "You attack for 1 damage."),
    "several at once": (["act P0; set 2+1!", "quit"], "You attack for 1 damage."),
    "a bot is called by its name": (
        ["act P1", "quit"],
        "Random 2 declared Companion: spend 1s instead (pip:P1:r).",
    ),
    "by the very dice": (["pip P0 r", "quit"], "P0 didn’t declare Companion"),
    "a sum that misses": (["act P0; set 5", "quit"], "set:5 isn’t possible now"),
    "for a bot": (["done; A1; B2", "quit"], "isn’t possible now"),
    "ending the stage shows the hit": (["done", "no", "quit"], "The enemy attacks for 3, 0 blocked"),
    "and taking it back": (["P0!", "undo", "undo", "quit"], "Move undone: act P0."),
    "nothing more to take back": (["P0!", "undo", "undo", "quit"], "There’s no move to undo."),
}


def test_enter_takes_the_suggestion(tmp_path: Path) -> None:
    """Whatever the bot's weights are, Enter does what it says and the next question comes."""
    page = shown(at(ATTACK, "A1 K", "you,random", ["", "quit"], tmp_path))
    suggested = re.findall(r"Suggestion: (.+?)   \(Enter", page)
    assert len(suggested) >= 2
    assert suggested[0] != suggested[1]


@pytest.mark.parametrize(("typed", "expected"), DOES.values(), ids=DOES)
def test_typing_in_the_open_stages(tmp_path: Path, typed: list[str], expected: str) -> None:
    page = shown(at(ATTACK, "A1 K", "you,random", list(typed), tmp_path))
    assert expected in page


def test_a_companion_spends_when_somebody_says_so(tmp_path: Path) -> None:
    session = at(["r4 b2", "r1 b1"], "A6 K", "you,person:Ada", ["pip P1 r", "quit"], tmp_path, enemy="1:332")
    shown(session)
    assert [str(step.move) for step in session.table.steps] == ["pip:P1:r"]


def test_where_colours_are_chosen_y_is_yellow_and_no_yes(tmp_path: Path) -> None:
    typed = ["P0!", "r", "y", "", "quit"]
    session = at(["r1 b2 y3", "r4"], "H1 K", "you,random", typed, tmp_path, injured="r- y-", enemy="1:332")
    shown(session)
    assert "heal:y" in [str(step.move) for step in session.table.steps]


def test_undo_restores_the_position_and_the_save(tmp_path: Path) -> None:
    session = at(ATTACK, "A1 K", "you,random", ["P0!", "undo", "quit"], tmp_path)
    before = session.table.game
    shown(session)
    assert session.table.game == before
    (save,) = saved(tmp_path, ".save")
    assert resumed(save).game == before


def test_a_declaration_is_never_taken_back(tmp_path: Path) -> None:
    typed = ["", "A1!", "", "undo", "quit"]
    page = shown(at(ATTACK, "", "person:Ada,person:Ben", typed, tmp_path, phase="declare"))
    assert "hidden cards or dice have been revealed since" in page


PREVIEWS = {
    # case             typed            seen
    "attack": ("A5", "You hold 1. About 0.5 of the others’ 3 dice should match"),
    "cast": ("C yellow even", "You hold 1. About 0.5 of the others’ 1 yellow die should match"),
    "companion": ("K", "1 die showing 1 stays with you"),
    "own dice": ("A5", "1 damage from your own dice: 2+1."),
}


@pytest.mark.parametrize(("typed", "expected"), PREVIEWS.values(), ids=PREVIEWS)
def test_a_declaration_is_shown_before_it_is_made(tmp_path: Path, typed: str, expected: str) -> None:
    session = at(ATTACK, "", "you,random", [typed, "no", "quit"], tmp_path, phase="declare")
    assert expected in shown(session)
    assert not session.table.steps


def test_listed_dice_are_all_that_is_prepared(tmp_path: Path) -> None:
    session = at(["r1 b2 y5", "r4 b5"], "A6 A3", "you,random", ["b2 r1!", "quit"], tmp_path, phase="prepare")
    shown(session)
    assert [str(step.move) for step in session.table.steps[:3]] == ["put:r1", "put:b2", "done"]


@pytest.mark.parametrize("height", [24, 30, 50])
def test_a_screen_is_never_overfull(tmp_path: Path, height: int) -> None:
    typist = Typist(height=height, typed=["", "", "A3!", "", "B2!", "", "C red odd!", "quit"])
    seats = "person:Adalbert-Maximilian,person:Bartholomew-Aurelius,you,random"
    session = sit_down("regidice", typist, tmp_path, seats=seats, rules="rulebook", seed=8)
    shown(session)
    for page in typist.page.getvalue().split(CLEAR_ALL):
        rows = CODES.sub("", page).rstrip("\n").split("\n")
        assert max(map(len, rows)) <= 80
        assert len(rows) <= height or "You left" in page


def test_a_full_disk_is_said_once_and_the_game_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", "utf-8")
    page = shown(at(ATTACK, "A1 K", "you,random", ["P0!", "quit"], blocked))
    assert page.count("Couldn’t save the game") == 1
    assert "You attack for 1 damage." in page


def test_a_game_goes_on_from_its_save(tmp_path: Path) -> None:
    first = Typist(["A3!", "quit"])
    session = sit_down("regidice", first, tmp_path, seats="you,random", rules="bga", seed=6)
    with pytest.raises(Left):
        session.run()
    again = sit_down("regidice", Typist(["quit"]), tmp_path, resume="newest")
    assert again.table.game == session.table.game
    assert again.table.seats == session.table.seats
    assert len(again.table.steps) == len(session.table.steps)


def test_a_game_of_the_other_kind_is_left_where_it_is(tmp_path: Path) -> None:
    other = sit_down("regicide", Typist([]), tmp_path, seats="you,random", seed=6)
    Saves(tmp_path).write("regicide-friday", saved_text(other.table.log))
    with pytest.raises(GameError, match="dethrone play regicide --resume regicide-friday"):
        sit_down("regidice", Typist([]), tmp_path, resume="regicide-friday")
    assert [path.name for path in tmp_path.iterdir()] == ["regicide-friday.save"]
