"""Making the weights of Regicide's players: a folder that can be left and taken up again, with a bar."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

from dethrone.errors import GameError
from dethrone.lab.extras import need
from dethrone.lab.progress import meter
from dethrone.lab.tables import write_whole
from dethrone.players.regicide.policy import WEIGHTS
from dethrone.players.regicide.weights import save_net, save_policy
from dethrone.regicide.rules import OFFICIAL, Rules

if TYPE_CHECKING:
    from dethrone.lab.training.regicide.train import Plan

# Two processes play while one fits: more threads in matrix products would only be in each other's way, and the order of
# their sums is not the same on every machine. It counts if numpy is not loaded yet.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

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
    _begin(home, {"task": "tune", "players": players, "rules": str(chosen), "seed": seed, "games": games})
    state = home / "state.json"
    first = (10 * seed + players) * 10_000_000
    run = tune.load_run(state) if state.exists() else None
    if run is None:
        run = tune.Run.fresh(tune.weights_that_matter(position), dict(WEIGHTS), first, games=games)
    with meter(generations, done=min(generations, run.generation), things="generations") as shown:

        def tell(now: tune.Run) -> None:
            shown.advance(1)
            if now.generation % TOLD_EVERY == 0:
                shown.say(f"Generation {now.generation}: {100 * now.won:.1f} % won by the better half.")

        tune.tune(run, position, generations, threads=threads, state=state, report=tell)
    made = home / f"policy-{players}.json"
    save_policy(made, run.weights, tune.how_made(run, players, str(chosen)))
    return made


def train_net(
    home: Path, *, players: int, rounds: int, games: int, samples: int, trust: float, processes: int
) -> Path:
    """Train the value net for a number of players, or go on with it; answers the file with the net."""
    need("numpy")
    from dethrone.lab.training.regicide import train  # noqa: PLC0415 (it needs numpy)

    OFFICIAL.position(players)  # refuses a number of players that the game is not for
    plan = train.Plan(
        players=players, rounds=rounds, games=games, samples=samples, trust=trust, processes=processes
    )
    _begin(home, {"task": "train", "players": players, "games": games, "samples": samples})
    total = sum(-(-plan.games_in(number) // PART) for number in range(rounds + 2))
    done = _parts(home, plan)
    with meter(total, done=done, things=f"parts of {PART} games") as shown:

        def tell(sentence: str) -> None:
            nonlocal done
            before, done = done, _parts(home, plan)
            if done > before:
                shown.advance(done - before)
            else:
                shown.say(sentence)

        net, chance = train.train(plan, home, train.Course(), tell)
    made = home / f"net-for-{players}.json"
    save_net(made, net, {**plan.made(), "chance": chance})
    return made


def train_dice(home: Path, *, players: int, processes: int) -> Path:
    """Train the weights of Regidice's players, or go on with it; answers the file with the weights."""
    need("numpy")
    from dethrone.lab.training.regidice import train  # noqa: PLC0415 (it needs numpy)

    if players not in train.LAST:
        raise GameError(f"Regidice is for 2 to 4 players, not {players}.")
    _begin(home, {"task": "train", "game": "regidice"})  # the stages for three serve all
    total = sum(stage.rounds for stage in train.stages(players)) + 1
    done = sum(_rounds(home / stage.name, stage.rounds) for stage in train.stages(players))
    with meter(total, done=done, things="rounds") as shown:

        def tell(sentence: str) -> None:
            shown.advance(1)
            shown.say(sentence)

        last = train.follow(players, home, processes, tell)
        chance = train.tell_chances(players, home, last, processes, tell)
    made = home / f"regidice-{players}.json"
    told = {**json.loads(last.read_text("utf-8")), "chance": chance}
    write_whole(made, (json.dumps(told) + "\n").encode())
    return made


def _rounds(folder: Path, rounds: int) -> int:
    return sum((folder / f"games-{number}.npz").exists() for number in range(rounds))


def _parts(home: Path, plan: Plan) -> int:
    return sum(len(list(home.glob(f"{plan.name(number)}/*.npy"))) for number in range(plan.rounds + 2))


def _begin(home: Path, asked: dict[str, object]) -> None:
    """A folder for one task; another task in it is refused."""
    home.mkdir(parents=True, exist_ok=True)
    path = home / "task.json"
    if path.exists():
        before = json.loads(path.read_text("utf-8"))
        for name, value in asked.items():
            if before.get(name) != value:
                raise GameError(f"{home} holds another task: its {name} is {before.get(name)}, not {value}.")
    write_whole(path, (json.dumps(asked, indent=1) + "\n").encode())
