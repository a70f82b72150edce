"""Games in which a seat follows every hint: the settings there are, and the chances that were told in each game.

Settings are company and rules. Games lie in a folder, a line each, so a measurement that was stopped goes on.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from dethrone import games
from dethrone.chance import shortened
from dethrone.contract import Move, View
from dethrone.errors import GameError
from dethrone.lab.lineup import LineUp, line_up
from dethrone.lab.play import Timed, play_alone
from dethrone.lab.progress import meter
from dethrone.lab.seeds import deal_seed, player_seed
from dethrone.players import Limit, player
from dethrone.players.roster import considered
from dethrone.players.told import EQUALS

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


def usual_settings(game: str) -> list[Setting]:
    """What is measured if nobody says: equals under every preset, and weaker others under the usual rules."""
    kind = games.kind(game)
    found = []
    for count in kind.players:
        others = (EQUALS, "adept", "greedy", "novice", "random") if count > 1 else (EQUALS,)
        found += [Setting(game, count, kind.usual_rules, other) for other in others]
        found += [Setting(game, count, rules) for rules in kind.presets if rules != kind.usual_rules]
    return found


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
