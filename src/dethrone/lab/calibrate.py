"""Whether the chances that are told come true: games in which a seat follows every hint, and what became of them.

Settings are company and rules. Each is fitted on every second game and checked on the others, whose deals the fit never
saw. Games lie in a folder, a line each, so a measurement that was stopped goes on.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import exp, log1p
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from dethrone import games
from dethrone.chance import shortened
from dethrone.contract import Move, View
from dethrone.errors import GameError
from dethrone.lab.lineup import LineUp, line_up
from dethrone.lab.play import Timed, play_alone
from dethrone.lab.progress import meter
from dethrone.lab.report import Grid
from dethrone.lab.seeds import deal_seed, player_seed
from dethrone.lab.tables import write_whole
from dethrone.lab.version import version, weights
from dethrone.players import Limit, player
from dethrone.players.roster import considered
from dethrone.players.told import EQUALS, FILE, Correction, log_odds

STEPS = 40
PULL = 0.2  # how much it takes to leave what the search fitted: for settings of few games
SCALE_PULL = 2.0  # the same for the scale, which few games tell little of
FINEST = 1e-4  # the shortest step of a fit
LEAST_SCALE = 0.05  # better moves are told to be better
FOLLOWER = "expert"  # who moves where no advice is given


@dataclass(frozen=True, slots=True)
class Setting:
    """Who sits beside the one who follows hints, under which rules."""

    game: str
    players: int
    rules: str
    others: str = EQUALS

    @property
    def name(self) -> str:
        """As it is told."""
        return f"{self.game}, {self.players} players, {self.rules}, {self.others}"

    @property
    def file(self) -> str:
        """Where its games lie."""
        return f"{self.game}-{self.players}-{self.rules.replace(',', '-')}-{self.others}.jsonl"

    @property
    def line_up(self) -> LineUp:
        """Who sits where: hints are followed in the first seat, among equals in all."""
        other = FOLLOWER if self.others == EQUALS else self.others
        names = ",".join([FOLLOWER, *[other] * (self.players - 1)])
        return line_up(names, seats=self.players, game=self.game, rules=self.rules)


@dataclass(frozen=True, slots=True)
class Listener:
    """Follows hints, and remembers what they said the chances were."""

    game: str
    limit: Limit
    company: tuple[str, ...]
    seed: int
    chances: list[float] = field(default_factory=list)
    name: str = "listener"

    def choose(self, view: View) -> Move:
        """The best move that is advised; after a reveal nobody advises."""
        ranked = considered(view, game=self.game, limit=self.limit, company=self.company)
        if not ranked or not ranked[0].samples:  # no advice, or no choice
            return self._usual.choose(view)
        self.chances.append(round(ranked[0].chance, 5))
        return ranked[0].move

    def say(self, view: View) -> Move | None:
        """What an expert says."""
        return self._usual.say(view)

    @property
    def _usual(self) -> Any:
        return player(FOLLOWER, game=self.game, seed=self.seed, company=self.company)


@dataclass(frozen=True, slots=True)
class Heard:
    """A game: whether it was won, and the chances that hints told in it, before anything is corrected."""

    number: int
    won: bool
    chances: tuple[float, ...]


def listen(home: Path, setting: Setting, *, count: int, seed: int, limit: Limit) -> list[Heard]:
    """So many games of a setting, those that lie there already among them."""
    home.mkdir(parents=True, exist_ok=True)
    path = home / setting.file
    known = {one.number: one for one in _read(path)}
    with path.open("a", encoding="utf-8") as file, meter(count, done=min(count, len(known))) as shown:
        for number in range(count):
            if number not in known:
                known[number] = _hear(setting, number, seed, limit)
                one = known[number]
                file.write(json.dumps([one.number, one.won, one.chances]) + "\n")
                file.flush()
                shown.advance(1)
    return [known[number] for number in range(count)]


def _read(path: Path) -> Iterator[Heard]:
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        try:
            number, won, chances = json.loads(line)
        except ValueError:
            continue  # cut off when it was stopped
        yield Heard(number, won, tuple(chances))


def _hear(setting: Setting, number: int, seed: int, limit: Limit) -> Heard:
    team = setting.line_up
    seats: list[Any] = []
    for seat, spec in enumerate(team.seats):
        own = player_seed(seed, number, seat)
        is_other = seat > 0 and setting.others != EQUALS
        seats.append(
            player(spec, game=team.game, seed=own, company=team.seats)
            if is_other
            else Listener(team.game, limit, team.seats, own)
        )
    game = play_alone(team, deal_seed(seed, number), [Timed(one) for one in seats])
    outcome = game.outcome
    heard = [chance for one in seats if isinstance(one, Listener) for chance in one.chances]
    return Heard(number, outcome is not None and outcome.is_won, tuple(heard))


# --------------------------------------------------------------------- fitted, checked
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
    checked_on: int
    won: float  # share of the games it was checked on
    correction: Correction
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
    def is_better(self) -> bool:
        """Whether the correction made the error smaller; otherwise what the search fitted is left as it is."""
        before, after = self.brier
        return after < before

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
    """Fit on every second game, and look at the others."""
    rest = [one for one in heard if one.number % 2]
    correction = fit(all_told([one for one in heard if one.number % 2 == 0]))
    before = all_told(rest)
    return Checked(
        setting=setting,
        fitted_on=len(heard) - len(rest),
        checked_on=len(rest),
        won=fmean(one.won for one in rest) if rest else 0.0,
        correction=correction,
        before=before,
        after=[one._replace(chance=correction.chance(one.chance)) for one in before],
    )


# --------------------------------------------------------------------------- settings
def usual_settings(game: str) -> list[Setting]:
    """What is measured if nobody says: equals under every preset, and weaker others under the usual rules."""
    kind = games.kind(game)
    found = []
    for count in kind.players:
        others = (EQUALS, "adept", "greedy", "novice", "random") if count > 1 else (EQUALS,)
        found += [Setting(game, count, kind.usual_rules, other) for other in others]
        found += [Setting(game, count, rules) for rules in kind.presets if rules != kind.usual_rules]
    return found


def save(game: str, results: Sequence[Checked], made: dict[str, object]) -> Path:
    """Put the corrections beside the game's weights, with how they were made."""
    table: dict[str, dict[str, dict[str, list[float]]]] = {}
    for one in results:
        setting = one.setting
        rules = table.setdefault(str(setting.players), {})
        by = one.correction if one.is_better else Correction()
        rules.setdefault(setting.rules, {})[setting.others] = list(by)
    home = next(path for path in weights() if path.parent.name == game)
    text = json.dumps({**made, "version": version(), "settings": table}, indent=1) + "\n"
    write_whole(home / FILE, text.encode())
    return home / FILE


# ------------------------------------------------------------------------------- told
HEAD = (
    "setting",
    "games: fit, check",
    "won",
    "told before",
    "told after",
    "error before",
    "error after",
    "fit",
)


def grid(results: Sequence[Checked], about: str) -> Grid:
    """What was found, setting by setting, all of it on games that were not used for the fit."""
    return Grid(f"Chances that are told, {about}", HEAD, tuple(map(_row, results)))


def _row(one: Checked) -> tuple[str, ...]:
    before, after = one.brier
    return (
        one.setting.name,
        f"{one.fitted_on}, {one.checked_on}",
        f"{100 * one.won:.1f} %",
        f"{100 * (one.won + one.miss_before):.1f} % ({100 * one.miss_before:+.1f})",
        f"{100 * (one.won + one.miss_after):.1f} % ({100 * one.miss_after:+.1f})",
        f"{before:.3f}",
        f"{after:.3f}",
        f"{one.correction.shift:+.2f}, ×{one.correction.scale:.2f}" if one.is_better else "left as it was",
    )


def chosen(game: str, names: Sequence[str]) -> list[Setting]:
    """Settings by their texts, such as `2:official:greedy`, or the usual ones."""
    found = []
    for name in names:
        seats, _, rest = name.partition(":")
        rules, _, others = rest.partition(":")
        if not seats.isdecimal() or not rules:
            raise GameError(f"{shortened(name)} is no setting: write 2:official or 2:official:greedy.")
        setting = Setting(game, int(seats), rules, others or EQUALS)
        setting.line_up  # noqa: B018 (refuses what cannot be played)
        found.append(setting)
    return found or usual_settings(game)
