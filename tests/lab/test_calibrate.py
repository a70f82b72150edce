"""Chances that are told: what was heard is kept, the fit finds what is there, the check is on other deals."""

import json
from pathlib import Path
from random import Random

import pytest

from dethrone.errors import GameError
from dethrone.lab import calibrate, listening
from dethrone.lab.calibrate import all_told, check, fit
from dethrone.lab.commands import main
from dethrone.lab.listening import Heard, Setting, chosen, listen
from dethrone.lab.reliability import draw_reliability, points
from dethrone.lab.version import version
from dethrone.players import Limit, told
from dethrone.players.told import EQUALS, Correction, Measured

FEW = Limit(samples=4)
PAIR = Setting("regicide", 2, "official", "greedy")


def drawn(count: int, truth: Correction, seed: int = 1) -> list[Heard]:
    """Games whose chances are told as they are not: the truth is their correction."""
    random = Random(seed)
    chances = [random.uniform(0.02, 0.98) for _ in range(count)]
    return [Heard(i, random.random() < truth.chance(chance), (chance,)) for i, chance in enumerate(chances)]


@pytest.mark.parametrize("truth", [Correction(), Correction(-1.5, 0.8), Correction(0.7, 2.0)])
def test_the_fit_finds_what_is_there(truth: Correction) -> None:
    found = fit(all_told(drawn(4000, truth)))
    assert found.shift == pytest.approx(truth.shift, abs=0.15)
    assert found.scale == pytest.approx(truth.scale, abs=0.15)


def test_it_is_checked_on_other_games() -> None:
    heard = drawn(2000, Correction(-1.5, 1.0))
    found = check(PAIR, heard)
    assert {one.number % 4 for one in found.before} == {3}
    assert (found.fitted_on, found.chosen_on, found.checked_on) == (1000, 500, 500)
    assert found.is_better
    assert found.miss_before > 0.15
    assert abs(found.miss_after) < 0.04
    assert found.brier[1] < found.brier[0]
    assert found.correction == fit(all_told(heard[::2]))


def test_a_correction_that_helps_nobody_is_left_out() -> None:
    fitting = [Heard(number, True, (0.5,)) for number in range(0, 40, 2)]
    others = [Heard(number, False, (0.5,)) for number in range(1, 40, 2)]
    found = check(PAIR, [*fitting, *others])
    assert found.correction.chance(0.5) > 0.7
    assert not found.is_better
    assert found.told == found.before


def test_games_it_is_checked_on_do_not_choose() -> None:
    fitting = [Heard(number, True, (0.5,)) for number in range(0, 40, 2)]
    choosing = [Heard(number, True, (0.5,)) for number in range(1, 40, 4)]
    checking = [Heard(number, False, (0.5,)) for number in range(3, 40, 4)]
    found = check(PAIR, [*fitting, *choosing, *checking])
    assert found.is_better
    assert found.brier[1] > found.brier[0]  # and so it is told


def test_games_that_are_always_lost_do_not_run_away() -> None:
    found = fit(all_told([Heard(number, False, (0.9, 0.95)) for number in range(40)]))
    assert found.chance(0.95) < 0.1
    assert found.chance(0.99) > found.chance(0.9)


def test_what_was_heard_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = listen(tmp_path, PAIR, count=2, seed=3, limit=FEW)
    assert all(0 <= chance <= 1 for one in first for chance in one.chances)
    assert len(first[0].chances) > 3
    (path,) = tmp_path.iterdir()
    path.write_text(path.read_text("utf-8") + "[2, tr", "utf-8")  # stopped in the middle of a line
    monkeypatch.setattr(listening, "_hear", lambda *_: pytest.fail("it was played again"))
    assert listen(tmp_path, PAIR, count=2, seed=3, limit=FEW) == first


def test_settings_by_their_texts() -> None:
    assert chosen("regicide", ["2:official:greedy", "3:summary"]) == [PAIR, Setting("regicide", 3, "summary")]
    names = [one.name for one in chosen("regidice", ())]
    assert "regidice, 2 players, rulebook, greedy" in names
    with pytest.raises(GameError, match="is no setting"):
        chosen("regicide", ["two"])
    with pytest.raises(GameError):
        chosen("regicide", ["9:official"])


def test_a_picture(tmp_path: Path) -> None:
    one = check(PAIR, drawn(400, Correction(-1.0, 1.0)))
    two = check(Setting("regicide", 2, "summary"), drawn(400, Correction(), 2))
    draw_reliability([one, two], tmp_path / "new" / "plot.png")
    assert (tmp_path / "new" / "plot.png").read_bytes()[:4] == b"\x89PNG"
    for point in points(one.after):
        assert point.came.low <= point.came.share <= point.came.high


MEASURED = Measured(
    {
        "2": {
            "official": {EQUALS: [0.1, 1.0], "greedy": [-1.0, 1.0], "random": [-9.0, 1.0]},
            "summary": {EQUALS: [0.5, 1.0]},
        },
        "3": {"official": {EQUALS: [0.2, 1.2], "greedy": [-1.0, 0.8]}},
        "4": {"official": {"greedy": [-1.0, 0.6]}},
    }
)
LOOKED_UP = {
    # case                       players, rules, others, shift, scale
    "equals": (2, "official", [EQUALS], 0.1, 1.0),
    "nobody is named": (2, "official", [], 0.1, 1.0),
    "beside a greedy player": (2, "official", ["greedy"], -1.0, 1.0),
    "equals that were not measured are not like others": (4, "official", [EQUALS], 0.0, 1.0),
    "other rules": (2, "summary", [EQUALS], 0.5, 1.0),
    "a preset that was changed": (2, "summary,redraw=none", [EQUALS], 0.5, 1.0),
    "other rules beside others": (2, "summary", ["greedy"], -1.0, 1.0),
    "rules nobody measured": (2, "manual", [EQUALS], 0.1, 1.0),
    "players nobody measured": (2, "official", ["quick"], -1.0, 1.0),
    "searching players": (2, "official", ["adept"], 0.1, 1.0),
    "a table of two kinds": (3, "official", [EQUALS, "greedy"], -0.4, 1.0),
    "nothing measured": (5, "official", ["greedy"], 0.0, 1.0),
}


@pytest.mark.parametrize("case", LOOKED_UP)
def test_which_correction_holds(case: str) -> None:
    players, rules, others, shift, scale = LOOKED_UP[case]
    found = MEASURED.correction(players, rules, others)
    assert found.shift == pytest.approx(shift)
    assert found.scale == pytest.approx(scale)


def test_what_is_settled_stays_so() -> None:
    assert Correction(-5.0, 1.0).chance(1.0) == 1.0
    assert Correction(5.0, 1.0).chance(0.0) == 0.0


def test_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calibrate, "weights", lambda: iter([tmp_path / "regicide" / "weights"]))
    (tmp_path / "regicide" / "weights").mkdir(parents=True)
    line = [
        "--setting",
        "2:official:greedy",
        "--games",
        "2",
        "--samples",
        "4",
        "--folder",
        str(tmp_path / "runs"),
    ]
    assert main(["calibrate", *line, "--write"]) == 0
    assert "regicide, 2 players, official, greedy" in capsys.readouterr().out
    made = json.loads((tmp_path / "regicide" / "weights" / told.FILE).read_text("utf-8"))
    assert set(made["settings"]["2"]["official"]) == {"greedy"}
    assert made["version"] == version()
    assert made["games"] == {"regicide-2-official-greedy": 2}
    line[1] = "2:official:novice"
    assert main(["calibrate", *line, "--write"]) == 0
    both = json.loads((tmp_path / "regicide" / "weights" / told.FILE).read_text("utf-8"))
    assert both["settings"]["2"]["official"].keys() == {"greedy", "novice"}  # what was measured before stays
    assert both["settings"]["2"]["official"]["greedy"] == made["settings"]["2"]["official"]["greedy"]
    assert both["before"]["games"] == made["games"]
