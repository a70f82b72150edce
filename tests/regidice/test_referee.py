"""The engine against the referee: every position and every list of legal moves of whole games."""

from dataclasses import asdict

import pytest

from dethrone.regidice import Game, Move, Rules, compiled, full_view
from dethrone.regidice.game import roll_text
from dethrone.regidice.rules import PRESETS
from tests.regidice.referee import Answers, Question, Referee, from_line
from tests.regidice.wander import ALL_RULES, wander

Moment = tuple[tuple[object, ...], Question | None, Move | None]
GAMES = {"presets": 8 if compiled else 2, "others": 4 if compiled else 1}


def sight_of(game: Game) -> tuple[object, ...]:
    """The table in the referee's form."""
    text = game.text.split()
    view = game.view()
    full = [sorted(str(die) for die in pool) for pool in full_view(game.position, game.rules).pools]
    return (
        view.round,
        view.first_caller,
        view.enemy_number + 1,
        sorted(view.enemy),
        sorted(die.colour.value for die in view.injured),
        full,
        [sorted(str(die) for die in zone) for zone in view.zones],
        text[10].split("/"),
    )


def played(players: int, rules: Rules, seed: int) -> tuple[Game, list[Moment]]:
    """A whole game: what was seen and asked before each move, and the move."""
    seen: list[Moment] = []
    for game, _ in wander(players, rules, seed):
        legal = frozenset(map(str, game.legal_moves()))
        asked = None if game.decider is None else Question(game.phase.name, game.decider, legal)
        seen.append((sight_of(game), asked, None))
    moves: list[Move | None] = [*(step.move for step in game.steps), None]
    return game, [(sight, asked, move) for (sight, asked, _), move in zip(seen, moves, strict=True)]


def asked_next(story: Answers, answer: str | None) -> tuple[Question | None, str | None]:
    """The referee's next question, or how he says the game ended."""
    try:
        return (next(story) if answer is None else story.send(answer)), None
    except StopIteration as end:
        return None, end.value


def check(players: int, rules: Rules, seed: int) -> None:
    game, seen = played(players, rules, seed)
    rolls = iter([roll_text(roll).split("/") for _, roll in game.rolls])
    plain = asdict(game.rules)
    referee = (
        Referee(players, plain, game.first_caller, rolls)
        if game.start is None
        else from_line(game.start, plain, rolls)
    )
    story = referee.story(is_rolled=game.start is not None)
    answer: str | None = None
    for ply, (sight, asked, move) in enumerate(seen):
        question, ending = asked_next(story, answer)
        assert ending == (game.outcome.value if asked is None and game.outcome is not None else None)
        assert question == asked, (ply, game.steps[:ply])
        if question is not None:
            assert referee.sight() == sight, (ply, game.steps[:ply])
        answer = None if move is None else str(move)
    assert question is None


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", PRESETS)
def test_presets(players: int, name: str) -> None:
    for seed in range(100, 100 + GAMES["presets"]):
        check(players, ALL_RULES[name], seed)


@pytest.mark.parametrize("name", [name for name in ALL_RULES if name not in PRESETS])
def test_other_rules(name: str) -> None:
    for seed in range(200, 200 + GAMES["others"]):
        check(2 + seed % 3, ALL_RULES[name], seed + 1)
