"""Puzzles found in games that were played: the one exact kill, and endgames that can still be won.

An exact kill is found by trying every move; a win by the solver, which sees all cards, and by trying it again after
every first move, so that some of them lose.
"""

from __future__ import annotations

from collections.abc import Iterator

from dethrone.players.puzzle import Puzzle
from dethrone.players.regicide.solve import solve
from dethrone.regicide import Game, Phase
from dethrone.regicide.moves import Move, Play, decode
from dethrone.regicide.notation import position_text

WIDTHS = (30, 200)
NARROW = (30,)
FEWEST_CARDS = 2  # of a play that is worth finding
FEWEST_MOVES = 8  # among which it hides
LAST = 2  # royals that are left in an endgame
SHORTEST, LONGEST = 3, 16  # moves of a win


def puzzles(game: Game) -> Iterator[Puzzle]:
    """The puzzles that a game which was played has, move by move; of each kind at most one."""
    replayed = game.copy()
    moves = [step.move for step in game.steps]
    while replayed.steps:
        replayed.pop()
    found: set[str] = set()
    for move in moves:
        for puzzle in (exact_kill(replayed), endgame(replayed)):
            if puzzle is not None and puzzle.name not in found:
                found.add(puzzle.name)
                yield puzzle
        replayed.push(move)


def exact_kills(game: Game) -> list[Move]:
    """The plays that fell the enemy exactly."""
    view = game.view(game.decider)
    previews = [view.preview(move) for move in game.legal_moves() if isinstance(move, Play)]
    return [one.move for one in previews if one.defeated is not None and one.defeated.is_exact]


def exact_kill(game: Game) -> Puzzle | None:
    """One play of several cards fells the enemy exactly, and no other does."""
    if game.phase is not Phase.PLAY or len(game.legal_moves()) < FEWEST_MOVES:
        return None
    kills = exact_kills(game)
    if len(kills) != 1 or len(kills[0].cards) < FEWEST_CARDS:  # type: ignore[union-attr]
        return None
    return Puzzle("exact", position_text(game.position, game.rules), ((str(kills[0]),),), is_open=False)


def endgame(game: Game) -> Puzzle | None:
    """Alone against the last royals: it can be won, but not with every move."""
    if game.players > 1 or game.phase is not Phase.PLAY or len(game.view(0).castle_left) >= LAST:
        return None
    found = solve(game.position, WIDTHS)
    if found is None or not SHORTEST <= len(found.line) <= LONGEST:
        return None
    right = winning_moves(game)
    if not right or 2 * len(right) > len(game.legal_moves()):
        return None
    line = tuple((str(decode(word)),) for word in found.line)
    return Puzzle("win", position_text(game.position, game.rules), line, is_open=True)


def winning_moves(game: Game) -> list[Move]:
    """The first moves after which the solver still finds a win."""
    right = []
    for move in list(game.legal_moves()):
        game.push(move)
        outcome = game.outcome
        if outcome.is_won if outcome is not None else solve(game.position, NARROW) is not None:
            right.append(move)
        game.pop()
    return right
