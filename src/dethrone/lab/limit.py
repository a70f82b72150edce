"""How many deals could be won at all, with all cards known: what a fair player can be measured against.

One line of JSON a deal, the winning moves in it. A deal for which no line was found may still have one, so the share
is a lower bound.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

from dethrone.errors import GameError
from dethrone.lab.lineup import LineUp
from dethrone.lab.progress import meter
from dethrone.lab.seeds import deal_seed
from dethrone.lab.wilson import wilson
from dethrone.players.regicide.solve import solve
from dethrone.regicide.game import Game
from dethrone.regicide.moves import decode
from dethrone.regicide.rules import Rules
from dethrone.regicide.view import Phase

WIDTHS = (30, 200, 1000, 5000)


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal to be solved."""

    players: int
    rules: str
    seed: int


def solve_deal(deal: Deal) -> dict[str, object]:
    """The line that wins a deal, made on a game move by move, which proves it; or that none was found."""
    game = Game(deal.players, Rules.parse(deal.rules), seed=deal.seed)
    found = solve(game.before(0), WIDTHS)
    for word in found.line if found else ():
        game.push(decode(word, paying=game.view().phase is Phase.SUFFER))
    if found and not (game.outcome and game.outcome.is_won):
        raise AssertionError(f"The line for deal {deal.seed} does not win.")
    return {**asdict(deal), "won": found is not None, "moves": [str(move) for move in game.moves]}


def limit(home: Path, line_up: LineUp, *, games: int, seed: int, processes: int) -> str:
    """Solve the deals that a run with this seed has, or go on with it; answers the result in a sentence."""
    if line_up.game != "regicide":
        raise GameError("The solver knows Regicide only.")
    home.mkdir(parents=True, exist_ok=True)
    path = home / "limit.jsonl"
    known = dict(_read(path))
    deals = [Deal(len(line_up.seats), line_up.rules, deal_seed(seed, game)) for game in range(games)]
    missing = [deal for deal in deals if deal not in known]
    with (
        ProcessPoolExecutor(processes) as pool,
        meter(games, done=games - len(missing), things="deals") as shown,
        path.open("a", encoding="utf-8") as file,
    ):
        file.write("\n" if path.stat().st_size else "")  # the last line may have been cut off
        for deal, told in zip(missing, pool.map(solve_deal, missing), strict=True):
            file.write(json.dumps(told) + "\n")
            file.flush()
            known[deal] = bool(told["won"])
            shown.advance(1)
    won = sum(known[deal] for deal in deals)
    return (
        f"{won:,} of {games:,} deals can be won with all cards known, so at least {wilson(won, games)};"
        f" the lines are in {path}"
    )


def _read(path: Path) -> Iterator[tuple[Deal, bool]]:
    """The lines that are whole; the last one may have been cut off."""
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        try:
            told = json.loads(line)
        except json.JSONDecodeError:
            continue
        yield Deal(told["players"], told["rules"], told["seed"]), told["won"]
