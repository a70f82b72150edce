"""What a run is to play: a line-up, so many games, and where their deals come from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field

from dethrone.errors import GameError
from dethrone.lab.lineup import LineUp
from dethrone.lab.part import Job
from dethrone.lab.quickly import is_played_quickly
from dethrone.lab.seeds import deal_seed
from dethrone.lab.version import version

FORMAT = "dethrone-lab-1"


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A run's whole specification. Deals come from the seed, unless they are given one by one."""

    line_up: LineUp
    games: int
    seed: int = 1
    deals: tuple[int, ...] = ()
    part: int = 0  # games in a part; 0 leaves it to the number of games
    version: str = field(default_factory=version)

    def __post_init__(self) -> None:
        if self.games < 1:
            raise GameError(f"A run has at least one game, not {self.games}.")
        if self.deals and len(self.deals) != self.games:
            raise GameError(f"There are {len(self.deals)} deals for {self.games} games.")

    @property
    def part_games(self) -> int:
        """How many games are in a part: few enough to see progress and to lose little."""
        most = 2000 if is_played_quickly(self.line_up) else 100
        return self.part or max(5, min(most, self.games // 100))

    def deal(self, game: int) -> int:
        """The seed of a game's deal."""
        return self.deals[game] if self.deals else deal_seed(self.seed, game)

    def jobs(self) -> Iterator[Job]:
        """All that is to be played, in order."""
        return (self.job(first) for first in self.firsts)

    @property
    def firsts(self) -> range:
        """The numbers of the games with which the parts begin."""
        return range(0, self.games, self.part_games)

    def games_at(self, first: int) -> int:
        """How many games are in the part that begins with this one."""
        return min(self.part_games, self.games - first)

    def job(self, first: int) -> Job:
        """The part that begins with this game."""
        numbers = range(first, first + self.games_at(first))
        return Job(self.line_up, self.seed, first, tuple(self.deal(game) for game in numbers))

    def identity(self) -> dict[str, object]:
        """What must agree for a run to go on; it may grow, and parts may be cut in another way."""
        line_up = {name: value for name, value in asdict(self.line_up).items() if name != "seats"}
        seats = self.line_up.seats_text
        return {
            **line_up,
            "seats": seats,
            "seed": self.seed,
            "deals": bool(self.deals),
            "version": self.version,
        }

    def to_json(self) -> dict[str, object]:
        """The plan as JSON."""
        return {"format": FORMAT, **asdict(self), "part": self.part_games}

    @classmethod
    def from_json(cls, data: dict[str, object]) -> Plan:
        """A plan from JSON."""
        if data.get("format") != FORMAT:
            raise GameError("run.json is not of a run that this laboratory knows.")
        line_up = data["line_up"]
        assert isinstance(line_up, dict)
        return cls(
            line_up=LineUp(str(line_up["game"]), str(line_up["rules"]), tuple(line_up["seats"])),
            games=int(str(data["games"])),
            seed=int(str(data["seed"])),
            deals=tuple(data["deals"]),  # type: ignore[arg-type]
            part=int(str(data["part"])),
            version=str(data["version"]),
        )
