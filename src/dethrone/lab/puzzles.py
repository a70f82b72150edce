"""Puzzles mined from games of bots: what a game's players can find and check goes into a file, one puzzle a line."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import Game
from dethrone.errors import GameError
from dethrone.lab.lineup import LineUp
from dethrone.lab.progress import meter
from dethrone.lab.seeds import deal_seed, player_seed
from dethrone.players import player


@dataclass(frozen=True, slots=True)
class Wish:
    """How many games to look for puzzles in, and of which kinds how many are wanted at most."""

    deals: int
    seed: int
    most: int
    kinds: frozenset[str] = frozenset()  # none: all there are


def mine(path: Path, line_up: LineUp, wish: Wish) -> str:
    """Play games, find puzzles in them, and add those that are new to a file; answers how many, in a sentence."""
    found = _finder(line_up.game)
    lines = _read(path)
    counts, known = Counter(one["name"] for one in lines), {one["position"] for one in lines}
    before = len(lines)
    with meter(wish.deals, things="games") as shown:
        for deal in range(wish.deals):
            for one in found.puzzles(played(line_up, wish.seed, deal), wish.kinds):
                if counts[one.name] < wish.most and one.position not in known:
                    counts[one.name] += 1
                    known.add(one.position)
                    source = f"{deal_seed(wish.seed, deal)}"
                    lines.append(
                        {
                            "name": one.name,
                            "position": one.position,
                            "steps": [list(step) for step in one.steps],
                            "is_open": one.is_open,
                            "source": source,
                        }
                    )
                    _write(path, lines)
            shown.advance(1)
    told = ", ".join(f"{count} {name}" for name, count in sorted(counts.items()))
    return f"{len(lines) - before} new puzzles, {told or 'none'} in all; they are in {path}"


def played(line_up: LineUp, seed: int, deal: int) -> Game:
    """A game of bots, from its first move to its last."""
    kind = games.kind(line_up.game)
    game = kind.deal(len(line_up.seats), line_up.rules, Seed(deal_seed(seed, deal)))
    bots = [
        player(name, game=line_up.game, seed=player_seed(seed, deal, seat))
        for seat, name in enumerate(line_up.seats)
    ]
    while not game.is_over:
        assert game.decider is not None
        game.push(bots[game.decider].choose(game.view(game.decider)))
    return game


def _finder(game: str) -> Any:
    room = games.special("dethrone.players", game)
    if room is None or find_spec(f"{room.__name__}.puzzles") is None:
        raise GameError(f"Nobody has found out yet how to find puzzles in games of {game}.")
    return import_module(f"{room.__name__}.puzzles")


def _read(path: Path) -> list[dict[str, Any]]:
    return cast("list[dict[str, Any]]", json.loads(path.read_text("utf-8"))) if path.exists() else []


def _write(path: Path, lines: list[dict[str, Any]]) -> None:
    """Whole or not at all: an interrupt loses nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".part")
    draft.write_text("[\n" + ",\n".join(f"  {json.dumps(one)}" for one in lines) + "\n]\n", "utf-8")
    draft.replace(path)
