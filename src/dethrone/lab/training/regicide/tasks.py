"""Making the weights of Regicide's players: a folder that can be left and taken up again, with a bar."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from dethrone.lab.extras import need
from dethrone.lab.progress import meter
from dethrone.lab.training.folder import begin
from dethrone.players.regicide.policy import WEIGHTS
from dethrone.players.regicide.weights import save_net, save_policy
from dethrone.regicide.rules import OFFICIAL, Rules

if TYPE_CHECKING:
    from dethrone.lab.training.regicide.train import Curriculum

USUAL = {"rounds": 3, "games": 5000, "samples": 100, "trust": 0.7}
TOLD_EVERY = 10  # generations
PART = 100  # games that training keeps in one file


def tune_policy(
    home: Path, *, players: int, rules: str, seed: int, generations: int, games: int, threads: int
) -> Path:
    """Tune the policy for a number of players, or go on with it; answers the file with the weights."""
    need("numpy")
    from dethrone.lab.training.regicide import tune  # noqa: PLC0415 (it needs numpy)

    chosen = Rules.parse(rules)
    position = chosen.position(players)
    begin(home, {"task": "tune", "players": players, "rules": str(chosen), "seed": seed, "games": games})
    state = home / "state.json"
    first = (10 * seed + players) * 10_000_000
    tuning = tune.load_tuning(state) if state.exists() else None
    if tuning is None:
        tuning = tune.Tuning.fresh(tune.weights_that_matter(position), dict(WEIGHTS), first, games=games)
    with meter(generations, done=min(generations, tuning.generation), things="generations") as shown:

        def tell(now: tune.Tuning) -> None:
            shown.advance(1)
            if now.generation % TOLD_EVERY == 0:
                shown.say(f"Generation {now.generation}: {100 * now.won:.1f} % won by the better half.")

        tune.tune(tuning, position, generations, threads=threads, state=state, report=tell)
    path = home / f"policy-{players}.json"
    save_policy(path, tuning.weights, tune.how_made(tuning, players, str(chosen)))
    return path


def train_net(
    home: Path, *, players: int, rounds: int, games: int, samples: int, trust: float, processes: int
) -> Path:
    """Train the value net for a number of players, or go on with it; answers the file with the net."""
    need("numpy")
    from dethrone.lab.training.regicide import train  # noqa: PLC0415 (it needs numpy)

    OFFICIAL.position(players)  # refuses a number of players that the game is not for
    curriculum = train.Curriculum(
        players=players, rounds=rounds, games=games, samples=samples, trust=trust, processes=processes
    )
    begin(home, {"task": "train", "players": players, "games": games, "samples": samples})
    total = sum(-(-curriculum.games_in(number) // PART) for number in range(rounds + 2))
    done = _parts(home, curriculum)
    with meter(total, done=done, things=f"parts of {PART} games") as shown:

        def tell(sentence: str) -> None:
            nonlocal done
            before, done = done, _parts(home, curriculum)
            if done > before:
                shown.advance(done - before)
            else:
                shown.say(sentence)

        net, chance = train.train(curriculum, home, train.Course(), tell)
    path = home / f"net-for-{players}.json"
    save_net(path, net, {**curriculum.made(), "chance": chance})
    return path


def _parts(home: Path, curriculum: Curriculum) -> int:
    rounds = range(curriculum.rounds + 2)
    return sum(len(list(home.glob(f"{curriculum.name(number)}/*.npy"))) for number in rounds)
