"""Making the weights of Regidice's players: a folder that can be left and taken up again, with a bar."""

from __future__ import annotations

from pathlib import Path

from dethrone import games
from dethrone.errors import BadRules, Reason
from dethrone.lab.extras import need
from dethrone.lab.progress import meter
from dethrone.lab.training.curve import Curve
from dethrone.lab.training.folder import begin
from dethrone.players.netfile import about_net
from dethrone.players.regidice.weights import read_weights, save_weights

NAME = __name__.split(".")[-2]  # a folder here is named for its game


def train_weights(home: Path, *, players: int, processes: int) -> Path:
    """Train the weights for a number of players, or go on with it; answers the file with the weights."""
    need("numpy")
    from dethrone.lab.training.regidice import train  # noqa: PLC0415 (it needs numpy)

    counts = games.kind(NAME).players
    if players not in counts:
        raise BadRules(
            Reason.PLAYER_COUNT, game=NAME.capitalize(), low=counts[0], high=counts[-1], players=players
        )
    begin(home, {"task": "train", "game": NAME})  # the stages for three serve all
    total = sum(stage.rounds for stage in train.stages(players)) + 1
    done = sum(_rounds(home / stage.name, stage.rounds) for stage in train.stages(players))
    with meter(total, done=done, things="rounds") as shown:

        def tell(sentence: str) -> None:
            shown.advance(1)
            shown.say(sentence)

        last = train.follow(players, home, processes, tell)
        chance = train.tell_chances(players, home, last, processes, tell)
    path = home / f"{NAME}-{players}.json"
    save_weights(path, read_weights(last), {**about_net(last), "chance": chance})
    Curve(home).draw(f"{NAME.capitalize()}, {players} players")
    return path


def _rounds(folder: Path, rounds: int) -> int:
    return sum((folder / f"games-{number}.npz").exists() for number in range(rounds))
