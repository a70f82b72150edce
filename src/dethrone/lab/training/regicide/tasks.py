"""Making the weights of Regicide's players: a folder that can be left and taken up again, with a bar."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from dethrone.errors import GameError
from dethrone.lab.extras import need
from dethrone.lab.progress import meter
from dethrone.lab.training.curve import Curve
from dethrone.lab.training.folder import begin
from dethrone.players.regicide.policy import WEIGHTS
from dethrone.players.regicide.settings import COUPLE, Beside
from dethrone.players.regicide.weights import save_net, save_policy, save_quick
from dethrone.regicide.rules import OFFICIAL, Rules

if TYPE_CHECKING:
    from dethrone.lab.training.regicide.train import Curriculum, First

VALUE, QUICK = NETS = ("value", "quick")  # what the search looks ahead with, and what looks once
USUAL: dict[str, object] = {
    "net": VALUE,
    "rounds": None,
    "games": None,
    "samples": None,
    "trust": None,
    "first": None,
    "start": None,
    "beside": None,
}
USUAL_OF: dict[str, dict[str, float | str | None]] = {
    VALUE: {
        "rounds": 0,
        "games": 3000,
        "samples": 100,
        "trust": 0.85,
        "first": "quick",
        "start": None,
        "beside": None,
    },
    QUICK: {"rounds": 8, "games": 1200, "start": None},
}
TOLD_EVERY = 10  # generations
PART = 100  # games that training keeps in one file
QUICK_PART = 4000  # of the quick player


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


def train_net(home: Path, *, net: str, players: int, processes: int, **wishes: Any) -> Path:
    """Train one of the nets for a number of players, or go on with it; answers the file with the net."""
    need("numpy")
    if net not in NETS:
        raise GameError(f"There is no net {net!r}: there are {' and '.join(NETS)}.")
    usual = USUAL_OF[net]
    for name, wish in wishes.items():
        if wish is not None and name not in usual:
            raise GameError(f"--{name} is not for the net {net}.")
    OFFICIAL.position(players)  # refuses a number of players that the game is not for
    settings = {name: usual[name] if wishes[name] is None else wishes[name] for name in usual}
    train = train_quick if net == QUICK else train_value
    path = train(home, players=players, processes=processes, **settings)  # type: ignore[arg-type]
    Curve(home).draw(f"{net} net, {players} player{'s' if players > 1 else ''}")
    return path


def train_quick(
    home: Path, *, players: int, rounds: int, games: int, processes: int, start: Path | None
) -> Path:
    """Train the quick player's net."""
    from dethrone.lab.training.regicide import distil  # noqa: PLC0415 (it needs numpy)

    if rounds < 1:
        raise GameError("The quick player's net needs at least one round.")
    plan = distil.Plan(players=players, rounds=rounds, games=games, processes=processes, start=start)
    begin(home, {"task": "train quick", "players": players, "games": games})
    parts = -(-games // plan.part)
    done = sum(len(list(home.glob(f"{number}/*.npz"))) for number in range(rounds))
    with meter(rounds * parts, done=done, things=f"parts of {plan.part} games") as shown:

        def tell(sentence: str) -> None:
            if sentence:
                shown.say(sentence)
            else:
                shown.advance(1)

        numbers = distil.train(plan, home, tell)
    path = home / f"quick-for-{players}.json"
    save_quick(path, numbers, plan.made(rounds))
    return path


def train_value(
    home: Path,
    *,
    players: int,
    rounds: int,
    games: int,
    samples: int,
    trust: float,
    processes: int,
    first: First,
    start: Path | None,
    beside: Beside | None,
) -> Path:
    """Train the value net."""
    from dethrone.lab.training.regicide import train  # noqa: PLC0415 (it needs numpy)

    if beside and players != COUPLE:
        raise GameError(f"A net beside a weaker player is for {COUPLE}, not {players}.")

    curriculum = train.Curriculum(
        players=players,
        rounds=rounds,
        games=games,
        samples=samples,
        trust=trust,
        processes=processes,
        first=first,
        start=start,
        beside=beside or "",
    )
    begin(home, {"task": "train", "players": players, "games": games, "samples": samples, "first": first,
                 "beside": beside})  # fmt: skip
    total = _all_parts(curriculum)
    done = _parts(home, curriculum)
    with meter(total, done=done, things=f"parts of {PART} games") as shown:

        def tell(sentence: str) -> None:
            nonlocal done
            before, done = done, _parts(home, curriculum)
            if done > before:
                shown.advance(done - before)
            else:
                shown.say(sentence)

        net, chance = train.train(curriculum, home, tell)
    path = home / f"net-for-{players}{f'-{beside}' if beside else ''}.json"
    save_net(path, net, {**curriculum.made(), "chance": chance})
    return path


def _parts(home: Path, curriculum: Curriculum) -> int:
    rounds = range(curriculum.rounds + 2)
    return sum(len(list(home.glob(f"{curriculum.name(number)}/*.np[yz]"))) for number in rounds)


def _all_parts(curriculum: Curriculum) -> int:
    """How many parts all rounds have; those of the quick player are larger, and a net to go on from spares them."""
    rounds = sum(-(-curriculum.games_in(number) // PART) for number in range(1, curriculum.rounds + 2))
    if curriculum.start is not None:
        return rounds
    return rounds - -curriculum.games_in(0) // (QUICK_PART if curriculum.first == "quick" else PART)
