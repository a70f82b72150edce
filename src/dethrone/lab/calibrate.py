"""Whether the chances that are told come true, and how they are corrected, setting by setting.

Each setting is fitted on every second game. On half of the others it is decided whether the correction is used, and
all that is reported comes from the rest: games that neither the fit nor that choice has seen.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log1p
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from dethrone.lab.listening import Heard, Setting
from dethrone.lab.report import Grid
from dethrone.lab.tables import write_whole
from dethrone.lab.version import version, weights
from dethrone.players.told import FILE, Correction, log_odds

STEPS = 40
PULL = 0.2  # how much it takes to leave what the search fitted: for settings of few games
SCALE_PULL = 2.0  # the same for the scale, which few games tell little of
FINEST = 1e-4  # the shortest step of a fit
LEAST_SCALE = 0.05  # better moves are told to be better


Weighed = tuple[float, float, float]  # log-odds that were told, what came, and how much it counts


class Told(NamedTuple):
    """A chance that was told, whether the game was won, and which game it was."""

    chance: float
    won: bool
    number: int


def all_told(heard: Sequence[Heard]) -> list[Told]:
    """All that was told."""
    return [Told(chance, one.won, one.number) for one in heard for chance in one.chances]


def fit(told: Sequence[Told]) -> Correction:
    """The correction under which what came is likeliest, by Newton's method, pulled a little towards none.

    Chances of one game come true together, so all of them count as one.
    """
    told_in = Counter(one.number for one in told)
    rows = [(log_odds(one.chance), float(one.won), 1 / told_in[one.number]) for one in told]
    best = Correction()
    for _ in range(STEPS):
        shift, scale, alone = _newton(best, rows)
        best = _walked(best, rows, shift, scale)
        best = _walked(best, rows, alone, 0.0)  # the scale may have come to its end
    return Correction(round(best.shift, 4), round(best.scale, 4))


def _walked(start: Correction, rows: Sequence[Weighed], shift: float, scale: float) -> Correction:
    """A step towards what is likelier, shorter where a whole one would lead away; none where all do."""
    length, least = 1.0, _surprise(start, rows)
    while length > FINEST:
        tried = Correction(start.shift + length * shift, max(LEAST_SCALE, start.scale + length * scale))
        if _surprise(tried, rows) < least:
            return tried
        length /= 2
    return start


def _surprise(by: Correction, rows: Sequence[Weighed]) -> float:
    """How unlikely what came is, and how far the correction goes."""
    told = sum(part * _softened((1 - 2 * won) * (by.shift + by.scale * odds)) for odds, won, part in rows)
    return told + (PULL * by.shift**2 + SCALE_PULL * (by.scale - 1) ** 2) / 2


def _softened(number: float) -> float:
    return number + log1p(exp(-number)) if number > 0 else log1p(exp(number))


def _newton(by: Correction, rows: Sequence[Weighed]) -> tuple[float, float, float]:
    """The next step of both numbers, and that of the shift alone."""
    slope = [-PULL * by.shift, -SCALE_PULL * (by.scale - 1)]
    bend = [PULL, 0.0, SCALE_PULL]
    for odds, won, part in rows:
        found = exp(-_softened(-(by.shift + by.scale * odds)))
        slope[0] += part * (won - found)
        slope[1] += part * (won - found) * odds
        weight = part * found * (1 - found)
        bend[0] += weight
        bend[1] += weight * odds
        bend[2] += weight * odds * odds
    area = bend[0] * bend[2] - bend[1] * bend[1]
    shift = (bend[2] * slope[0] - bend[1] * slope[1]) / area
    scale = (bend[0] * slope[1] - bend[1] * slope[0]) / area
    return shift, scale, slope[0] / bend[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class Checked:
    """A setting, its fit, and the games it was checked on."""

    setting: Setting
    fitted_on: int
    chosen_on: int
    checked_on: int
    won: float  # share of the games it was checked on
    correction: Correction
    is_better: bool  # on the games to choose by it made the error smaller; otherwise nothing is corrected
    before: list[Told]
    after: list[Told]

    @property
    def miss_before(self) -> float:
        """How far what was told lies above what came, on average."""
        return _miss(self.before)

    @property
    def miss_after(self) -> float:
        """The same with the correction."""
        return _miss(self.after)

    @property
    def told(self) -> list[Told]:
        """What people are told from now on."""
        return self.after if self.is_better else self.before

    @property
    def brier(self) -> tuple[float, float]:
        """The mean squared error before and after; 0 is a prophet."""
        return _brier(self.before), _brier(self.after)


def _miss(told: Sequence[Told]) -> float:
    return _mean((one.number, one.chance - one.won) for one in told)


def _brier(told: Sequence[Told]) -> float:
    return _mean((one.number, (one.chance - one.won) ** 2) for one in told)


def _mean(values: Iterable[tuple[int, float]]) -> float:
    """The mean over games of the means in each, for long games have no more to say."""
    by_game: dict[int, list[float]] = {}
    for number, value in values:
        by_game.setdefault(number, []).append(value)
    return fmean(map(fmean, by_game.values())) if by_game else 0.0


def check(setting: Setting, heard: Sequence[Heard]) -> Checked:
    """Fit on every second game, choose by half of the others, and look at the rest."""
    fitted = [one for one in heard if one.number % 2 == 0]
    choosing = all_told([one for one in heard if one.number % 4 == 1])
    rest = [one for one in heard if one.number % 4 == 3]
    correction = fit(all_told(fitted))
    before = all_told(rest)
    return Checked(
        setting=setting,
        fitted_on=len(fitted),
        chosen_on=len(heard) - len(fitted) - len(rest),
        checked_on=len(rest),
        won=fmean(one.won for one in rest) if rest else 0.0,
        correction=correction,
        is_better=_brier(corrected(choosing, correction)) < _brier(choosing),
        before=before,
        after=corrected(before, correction),
    )


def corrected(told: Sequence[Told], by: Correction) -> list[Told]:
    """What would have been told with a correction."""
    return [one._replace(chance=by.chance(one.chance)) for one in told]


def save(game: str, results: Sequence[Checked], made: dict[str, object]) -> Path:
    """Put the corrections beside the game's weights, with how they were made; what was not measured now stays."""
    path = next(path for path in weights() if path.parent.name == game) / FILE
    before = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    table = before.pop("settings", {})
    for one in results:
        setting = one.setting
        rules = table.setdefault(str(setting.players), {})
        by = one.correction if one.is_better else Correction()
        rules.setdefault(setting.rules, {})[setting.others] = list(by)
    measured = {
        Path(one.setting.file).stem: one.fitted_on + one.chosen_on + one.checked_on for one in results
    }
    text = {**made, "games": measured, "version": version(), "settings": table}
    if before:
        text["before"] = before
    write_whole(path, (json.dumps(text, indent=1) + "\n").encode())
    return path


# ------------------------------------------------------------------------------- told
HEAD = (
    "setting",
    "games: fit, choose, check",
    "won",
    "told before",
    "told after",
    "error before",
    "error after",
    "fit",
)


def grid(results: Sequence[Checked], about: str) -> Grid:
    """What was found, setting by setting, all of it on games that were used for neither fit nor choice."""
    return Grid(f"Chances that are told, {about}", HEAD, tuple(map(_row, results)))


def _row(one: Checked) -> tuple[str, ...]:
    before, after = one.brier
    return (
        one.setting.name,
        f"{one.fitted_on}, {one.chosen_on}, {one.checked_on}",
        f"{100 * one.won:.1f} %",
        f"{100 * (one.won + one.miss_before):.1f} % ({100 * one.miss_before:+.1f})",
        f"{100 * (one.won + one.miss_after):.1f} % ({100 * one.miss_after:+.1f})",
        f"{before:.3f}",
        f"{after:.3f}",
        f"{one.correction.shift:+.2f}, ×{one.correction.scale:.2f}" if one.is_better else "left as it was",
    )
