"""Moments of both games to be drawn: every phase there is, found in random games, and some laid out by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import Game, Kind
from dethrone.regicide import Phase as RegicidePhase
from dethrone.regidice import Phase as RegidicePhase

PHASES: dict[str, type[RegicidePhase] | type[RegidicePhase]] = {
    "regicide": RegicidePhase,
    "regidice": RegidicePhase,
}
WON = (
    "regicide official enemy=KH damage=39 hands=8C,AD|3H,9D tavern=2D discard=4H castle= "
    "fallen=JC,JD,JH,JS,QC,QD,QH,QS,KC,KD,KS"
)
LAID_OUT: dict[str, tuple[str, str, str]] = {
    # case: (game, position, move)
    "two, many plays": (
        "regicide",
        "regicide official enemy=QH damage=27 shield=10 hands=8C,AD,4S,5H,10D,JC,9C|3H,9D,5C,9S tavern=JS,2D,7C "
        "discard=4H,2S,10S plays=P1,7S|P0,4D,AH|P1,2C|P0,3S|P1,6D",
        "",
    ),
    "won": ("regicide", WON, "8C"),
    "a noted shield": ("regicide", "regicide official enemy=JS shield=5 hands=8C|3H tavern=2D", ""),
    "3 share": (
        "regidice",
        "3 bga 6 P2 share 1:666 665 y- r---1b---y----/r24y-1/r4b3466 ././. A5/K/A6 "
        "damage=2 dealers=1 finisher=0 ending=1",
        "",
    ),
    "all defeated": (
        "regidice",
        "2 rulebook 9 P0 resolve 3:66665 66665 r- r66b6y65/r2 ./. A6/B2",
        "act P0; done",
    ),
    "alone with eight": (
        "regicide",
        "regicide official enemy=KD damage=30 hands=AC,2C,3C,4C,5C,6C,KS,QS tavern=2D flips=1 castle= "
        "fallen=JC,JD,JH,JS,QC,QD,QH,QS,KC,KH,KS",
        "",
    ),
}


def _wander(kind: Kind, seeds: int) -> Iterator[Game]:
    for seed in range(seeds):
        for rules in kind.presets:
            for players in kind.players:
                game, chance = kind.deal(players, rules, Seed(seed)), Random(seed)
                while not game.is_over:
                    yield game
                    game.push(chance.choice(game.legal_moves()))
                yield game


@cache
def moments() -> dict[str, Game]:
    """Games at moments that differ in game, number of players and phase, by name."""
    found: dict[str, Game] = {}
    for name in PHASES:
        for game in _wander(games.kind(name), 4):
            case = f"{name} {game.players} {game.phase.value}"
            if case not in found:
                found[case] = game.copy()
    for case, (name, text, move) in LAID_OUT.items():
        game = games.kind(name).begin(text, Seed(1))
        if move:
            for one in game.parse(move):
                game.push(one)
        found[f"{name} {case}"] = game
    drawn = {(case.split()[0], game.phase) for case, game in found.items()}
    assert drawn == {(name, phase) for name, phases in PHASES.items() for phase in phases}
    return found
