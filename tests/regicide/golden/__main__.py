"""Writes all golden transcripts and move counts anew."""

from random import Random

from dethrone.regicide import Game
from tests.regicide.counts import write_counts
from tests.regicide.golden import write_golden
from tests.regicide.many_games import PRESET_TABLES, at_random, deal, push_word, with_care

CANDIDATES = 30


def played(game: Game, seed: int) -> Game:
    """A game played to its end with some care."""
    chance = Random(seed)
    choose = with_care if seed else at_random
    while not game.is_over:
        push_word(game, choose(game.position, chance))
    return game


def games_of(rules: str, players: int) -> list[Game]:
    """One game at random, the longest of some careful ones from a seed and from a secret, and one against kings."""
    seeds = range(1, CANDIDATES)
    seeded = [played(Game(players, rules, seed=seed), seed) for seed in seeds]
    secret = [played(Game(players, rules, secret=Random(seed).randbytes(32)), seed) for seed in seeds]
    kings = [played(Game.from_position(deal(rules, players, seed, fallen=9), rules), seed) for seed in seeds]
    best = [
        max(games, key=lambda game: (game.defeated, len(game.steps))) for games in (seeded, secret, kings)
    ]
    return [played(Game(players, rules, seed=0), 0), *best]


def main() -> None:
    """Write every file."""
    for rules, players in PRESET_TABLES:
        write_golden(rules, players, games_of(rules, players))
    write_counts()


if __name__ == "__main__":
    main()
