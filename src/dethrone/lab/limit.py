"""How many deals could be won at all, with all cards or rolls known: what a fair player can be measured against.

One line of JSON a deal, the moves in it. A deal that was not won may still be one that can be, so the share is a lower
bound.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

from dethrone import regidice
from dethrone.lab.lineup import LineUp
from dethrone.lab.progress import meter
from dethrone.lab.seeds import deal_seed
from dethrone.lab.wilson import wilson
from dethrone.players.regicide.solve import solve
from dethrone.players.regidice.known import play_known
from dethrone.regicide.game import Game
from dethrone.regicide.moves import decode
from dethrone.regicide.rules import Rules
from dethrone.regicide.view import Phase

WIDTHS = (30, 200, 1000, 5000)
LONGEST = 100  # rounds of Regidice after which a game is given up


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal to be won."""

    game: str
    players: int
    rules: str
    seed: int


def won_deal(deal: Deal) -> dict[str, Any]:
    """How a deal went, with all of it known."""
    return {**asdict(deal), **WAYS[deal.game](deal)}


def solved(deal: Deal) -> dict[str, Any]:
    """The line that wins a deal, made on a game move by move, which proves it; or that none was found."""
    game = Game(deal.players, Rules.parse(deal.rules), seed=deal.seed)
    found = solve(game.before(0), WIDTHS)
    for word in found.line if found else ():
        game.push(decode(word, paying=game.view().phase is Phase.SUFFER))
    if found and not (game.outcome and game.outcome.is_won):
        raise AssertionError(f"The line for deal {deal.seed} does not win.")
    return {"won": found is not None, "rounds": None, "moves": [str(move) for move in game.moves]}


def declared(deal: Deal) -> dict[str, Any]:
    """How a game of Regidice goes if everybody declares knowing all rolls."""
    rules = regidice.Rules.parse(deal.rules)
    game = regidice.Game(
        deal.players, rules if rules.max_rounds else rules.but(max_rounds=LONGEST), seed=deal.seed
    )
    play_known(game)
    won = game.outcome is not None and game.outcome.is_won
    return {"won": won, "rounds": game.round, "moves": [str(step.move) for step in game.steps]}


WAYS: dict[str, Callable[[Deal], dict[str, Any]]] = {"regicide": solved, "regidice": declared}
SECRETS = {"regicide": "cards", "regidice": "rolls"}


def limit(home: Path, line_up: LineUp, *, games: int, seed: int, processes: int) -> str:
    """Try the deals that a run with this seed has, or go on with it; answers the result in a sentence."""
    home.mkdir(parents=True, exist_ok=True)
    path = home / "limit.jsonl"
    known = dict(_read(path))
    deals = [
        Deal(line_up.game, len(line_up.seats), line_up.rules, deal_seed(seed, game)) for game in range(games)
    ]
    missing = [deal for deal in deals if deal not in known]
    with (
        ProcessPoolExecutor(processes) as pool,
        meter(games, done=games - len(missing), things="deals") as shown,
        path.open("a", encoding="utf-8") as file,
    ):
        file.write("\n" if path.stat().st_size else "")  # the last line may have been cut off
        for deal, told in zip(missing, pool.map(won_deal, missing), strict=True):
            file.write(json.dumps(told) + "\n")
            file.flush()
            known[deal] = told
            shown.advance(1)
    lines = [known[deal] for deal in deals]
    won = sum(bool(told["won"]) for told in lines)
    known_to_all = f"with all {SECRETS[line_up.game]} known"
    found = f"{won:,} of {games:,} deals can be won {known_to_all}, so at least {wilson(won, games)}"
    if line_up.game == "regidice":
        found += f", in {fmean(told['rounds'] for told in lines):.1f} rounds"
    return f"{found}; the lines are in {path}"


def _read(path: Path) -> Iterator[tuple[Deal, dict[str, Any]]]:
    """The lines that are whole; the last one may have been cut off."""
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        try:
            told = json.loads(line)
        except json.JSONDecodeError:
            continue
        yield Deal(told["game"], told["players"], told["rules"], told["seed"]), told
