"""What holds in every game, for every player count and every rule set."""

import copy
import json
import pickle
import random
from collections import Counter
from itertools import islice

import pytest

from dethrone.contract import KEEPER
from dethrone.errors import GameOver, IllegalMove
from dethrone.regidice import (
    Game,
    Move,
    Rules,
    apply_word,
    compiled,
    encode,
    full_view,
    legal_words,
    parse_move,
    parse_position,
    parse_view,
    position_text,
    random_games,
    view_text,
    wire,
)
from dethrone.regidice.playout import audited_games
from dethrone.regidice.record import replay, verify
from dethrone.regidice.rules import PRESETS
from dethrone.sheet import Record
from tests.regidice.wander import ALL_RULES, wander

EVERY_GAME = pytest.mark.parametrize("players", [2, 3, 4])
EVERY_RULES = pytest.mark.parametrize("rules", ALL_RULES.values(), ids=ALL_RULES)
OTHERS = [name for name in ALL_RULES if name not in PRESETS]
CASES = [(players, name) for name in PRESETS for players in (2, 3, 4)]
CASES += [(2 + number % 3, name) for number, name in enumerate(OTHERS)]
EVERY_CASE = pytest.mark.parametrize(
    ("players", "rules"),
    [(players, ALL_RULES[name]) for players, name in CASES],
    ids=[f"{players} players, {name}" for players, name in CASES],
)
SEEDS = range(6 if compiled else 2)
AUDITED = 100_000 if compiled else 300


def dice_in_all(game: Game) -> Counter[str]:
    view = full_view(game.position, game.rules)
    heaps = [*view.pools, *view.zones, view.injured]
    count = Counter(die.colour.value for heap in heaps for die in heap)
    count["k"] += len(view.enemy) + sum(view.upcoming)
    return count


@EVERY_CASE
def test_games_end_and_no_die_is_lost(players: int, rules: Rules) -> None:
    for seed in SEEDS:
        seen: set[Move] = set()
        for game, _ in wander(players, rules, seed):
            legal = game.legal_moves()
            assert dice_in_all(game) == {"r": 4 + players, "b": 4 + players, "y": 4 + players, "k": 12}
            assert len(set(legal)) == len(legal)
            assert game.is_over or game.decider is not None
            assert game.is_over or len(legal) > 1, "a question with one answer is never asked"
            seen.update(legal)
        assert game.outcome is not None
        assert game.decider is None
        with pytest.raises(GameOver):
            game.push(next(iter(seen)))


@EVERY_CASE
def test_legal_is_what_applies(players: int, rules: Rules) -> None:
    """Every listed move can be made; moves of other positions that are not listed are refused with a reason."""
    chance = random.Random(players)
    others: list[Move] = []
    for game, _ in islice(wander(players, rules, 7), 0, 60, 3 if compiled else 7):
        legal = game.legal_moves()
        dice = dice_in_all(game)
        for move in legal:
            twin = game.copy()
            twin.push(move)
            assert dice_in_all(twin) == dice
        for move in chance.sample(others, min(12, len(others))):
            if move not in legal and not game.is_over:
                before = game.text
                with pytest.raises(IllegalMove) as refused:
                    game.push(move)
                assert str(refused.value).endswith(".")
                assert game.text == before
        others += legal


@EVERY_CASE
def test_every_notation_round_trips(players: int, rules: Rules) -> None:
    for game, _ in islice(wander(players, rules, 5), 0, 80, 4 if compiled else 9):
        for move in game.legal_moves():
            assert parse_move(str(move)) == parse_move(str(move), game.phase) == move
            assert parse_move(str(move).upper().replace(":", " ").replace("+", " "), game.phase) == move
            assert wire.read_move(wire.move(move)) == move
        for view in [full_view(game.position, game.rules), *map(game.view, (None, *range(players)))]:
            assert parse_view(view_text(view)) == view
            assert view_text(parse_view(view_text(view).upper())) == view_text(view)
            if not view.is_full:
                assert wire.read_view(json.loads(json.dumps(wire.view(view)))) == view
        position, its_rules = parse_position(game.text)
        assert (full_view(position, its_rules), its_rules) == (
            full_view(game.position, game.rules),
            game.rules,
        )
        assert position_text(position, its_rules) == game.text


@EVERY_CASE
def test_a_game_is_a_value(players: int, rules: Rules) -> None:
    *_, (game, _) = islice(wander(players, rules, 4), 25)
    twin = game.copy()
    assert twin == game
    assert pickle.loads(pickle.dumps(game)) == copy.deepcopy(game) == game
    if not game.is_over:
        text = game.text
        twin.push(game.legal_moves()[0])
        assert twin != game
        assert game.text == text
        twin.pop()
        assert twin == game
    while game.steps:
        game.pop()
    assert len(game.steps) == 0


@EVERY_CASE
def test_the_same_record_gives_the_same_game(players: int, rules: Rules) -> None:
    for seed in (2, 3):
        *_, (game, _) = wander(players, rules, seed)
        record = game.record(KEEPER, Event='a "quoted" \\ table')
        text = str(record)
        assert Record.parse(text) == Record.from_json(record.to_json()) == record
        assert str(Record.parse(text)) == text
        again = verify(Record.parse(text)).game
        assert again == game
        assert replay(Record.parse(text)) == game
        assert hash(again) == hash(game)
        assert again.text == game.text


@EVERY_GAME
@EVERY_RULES
def test_many_random_games_keep_the_invariants(players: int, rules: Rules) -> None:
    """100,000 games in all when compiled; an enemy falls in some of them, and the first breach is 0."""
    games = AUDITED // (3 * len(ALL_RULES)) + 1
    decisions, _, falls, breach = audited_games(players, games, players * 1_000_003, rules.options, 60)
    assert breach == 0
    assert decisions > games
    assert falls > 0 or not compiled


@EVERY_GAME
def test_random_games_repeat(players: int) -> None:
    once = random_games(players, 50, 9, "rulebook,max_rounds=60")
    assert once == random_games(players, 50, 9, "rulebook,max_rounds=60")
    assert once != random_games(players, 50, 10, "rulebook,max_rounds=60")


def test_neighbouring_seeds_share_nothing() -> None:
    hands = {Game(2, seed=seed).text for seed in range(50)}
    assert len(hands) == 50


def test_a_copy_that_goes_another_way_changes_neither_the_game_nor_its_steps() -> None:
    game = Game(2, seed=4)
    steps = [game.push(game.legal_moves()[0]) for _ in range(6)]
    told = [(step.position, step.before(0), step.after(0)) for step in steps]
    twin = game.copy()
    for _ in range(6):
        twin.pop()
    twin.push(twin.legal_moves()[-1])
    assert [(step.position, step.before(0), step.after(0)) for step in steps] == told
    for before, _, _ in reversed(told):
        game.pop()
        assert game.position == before


def test_position_is_a_value() -> None:
    game = Game(3, seed=5)
    position = game.position
    twin = position.copy()
    assert pickle.loads(pickle.dumps(position)) == twin == position
    apply_word(twin, legal_words(twin)[0])
    assert twin != position
    assert encode(parse_move("A1")) == legal_words(position)[0]
