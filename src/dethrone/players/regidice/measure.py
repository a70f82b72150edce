"""Measures a player: games won, rounds, and time a decision; every seat is held by it and handed views only.

    python -m dethrone.players.regidice.measure 3 --player master --games 1000

Game number n is the same for every player: its rolls come from n alone. Numbers from 10**9 on are not used to train.
With --known everybody declares knowing all rolls: no fair player, but a limit to compare with.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from dethrone.players.regidice.choose import borrowed, declarations
from dethrone.players.regidice.roster import named
from dethrone.regidice.codes import KIND_SHIFT, Kind, Phase
from dethrone.regidice.engine import apply_word
from dethrone.regidice.game import Game
from dethrone.regidice.moves import DECLARATIONS, Declare, Move
from dethrone.regidice.rules import Rules
from dethrone.regidice.state import Position

FIRST_GAME = 10**9
LONGEST = 200  # rounds after which a game counts as lost


@dataclass
class Score:
    """What was measured so far; seconds are the processor's."""

    games: int = 0
    won: int = 0
    rounds: int = 0
    declarations: int = 0
    decisions: int = 0
    declaring: float = 0.0
    deciding: float = 0.0

    def __str__(self) -> str:
        low, high = wilson(self.won, self.games)
        return (
            f"{self.won} of {self.games} won ({100 * self.won / max(1, self.games):.1f} %, 95 % interval"
            f" {100 * low:.1f}-{100 * high:.1f}), {self.rounds / max(1, self.games):.1f} rounds,"
            f" {1000 * self.declaring / max(1, self.declarations):.2f} ms a declaration,"
            f" {1000 * self.deciding / max(1, self.decisions):.2f} ms a decision"
        )


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if games == 0:
        return 0.0, 1.0
    z, share = 1.96, won / games
    middle = (share + z * z / 2 / games) / (1 + z * z / games)
    width = z * (share * (1 - share) / games + z * z / 4 / games / games) ** 0.5 / (1 + z * z / games)
    return max(0.0, middle - width), min(1.0, middle + width)


def measure(
    spec: str,
    players: int,
    games: range,
    rules: str = "rulebook",
    *,
    known: bool = False,
    report: Callable[[Score], None] | None = None,
) -> Score:
    """Play the games of these numbers."""
    score = Score()
    for number in games:
        play(spec, players, number, Rules.parse(rules), known=known, score=score)
        if report is not None:
            report(score)
    return score


def play(spec: str, players: int, number: int, rules: Rules, *, known: bool, score: Score) -> Game:
    """One game; the score is added to."""
    limited = rules if rules.max_rounds else rules.but(max_rounds=LONGEST)
    game = Game(players, limited, seed=number, first_caller=number % players)
    bots = [named(spec, seed=number * 4 + seat) for seat in range(players)]
    told: list[Declare] = []
    while (seat := game.decider) is not None:
        is_declaring = game.phase is Phase.DECLARE
        view = game.view(seat)
        began = time.process_time()
        if is_declaring and known:
            told = told or best_calls(game.position, number)
            move: Move = told.pop(0)
        else:
            move = bots[seat].choose(view)
        spent = time.process_time() - began
        game.push(move)
        score.decisions += 1
        score.deciding += spent
        score.declarations += is_declaring
        score.declaring += spent if is_declaring else 0.0
    score.games += 1
    score.rounds += game.round
    score.won += game.outcome is not None and game.outcome.is_won
    return game


def best_calls(position: Position, seed: int, starts: int = 4) -> list[Declare]:
    """Everybody's declarations with all rolls known, in the order of calling: hill climbing from some starts."""
    random = Random(seed * 1000 + position.round)
    best: tuple[float, list[int]] = (-1.0, [])
    with borrowed(position.players, 1) as (worker,):
        for start in range(starts):
            codes = drawn_calls(position, random)
            if start == 0:
                codes = []
                table = position.copy()
                while len(codes) < position.players:
                    word = worker.policy_move(table)
                    codes.append(word - (int(Kind.DECLARE) << KIND_SHIFT))
                    apply_word(table, word)
            value = worker.known_value(position, codes)
            improved = True
            while improved:
                improved = False
                for place in range(position.players):
                    for code in declarations(position):
                        tried = [*codes[:place], code, *codes[place + 1 :]]
                        if clash(tried):
                            continue
                        found = worker.known_value(position, tried)
                        if found > value + 1e-9:
                            value, codes, improved = found, tried, True
            best = max(best, (value, codes))
    return [DECLARATIONS[code] for code in best[1]]


def drawn_calls(position: Position, random: Random) -> list[int]:
    """Declarations at random that go together."""
    while True:
        codes = [random.choice(declarations(position)) for _ in range(position.players)]
        if not clash(codes):
            return codes


def clash(codes: Sequence[int]) -> bool:
    """Whether a number or a cast call is named twice (RD-04, RD-05)."""
    names = [code % 6 if code < 18 else code for code in codes if code < 26]
    return len(names) != len(set(names))


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure by command."""
    parser = argparse.ArgumentParser(prog="python -m dethrone.players.regidice.measure")
    parser.add_argument("players", type=int, choices=(2, 3, 4))
    parser.add_argument("--player", default="master")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=FIRST_GAME)
    parser.add_argument("--rules", default="rulebook")
    parser.add_argument("--known", action="store_true")
    given = parser.parse_args(arguments)
    games = range(given.first, given.first + given.games)

    def report(score: Score) -> None:
        if score.games % 50 == 0:
            print(score, flush=True)

    score = measure(given.player, given.players, games, given.rules, known=given.known, report=report)
    print(
        f"{given.players} players, {given.player}, {given.rules}, games {games.start}-{games.stop - 1}: {score}"
    )


if __name__ == "__main__":
    main()
