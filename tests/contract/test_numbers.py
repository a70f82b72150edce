"""Games in numbers, held against the games themselves: every action is a move, every observation a view."""

from __future__ import annotations

import copy
import pickle
from array import array
from collections.abc import Callable
from typing import Any

import pytest

from dethrone import games
from dethrone.chance import Seed
from dethrone.errors import GameError
from dethrone.numbers import Batch
from tests.contract.numbers import RULES, batch_of, marked, row, told, walk
from tests.often import often

CASES = [
    (game, players, rules)
    for game in games.ROOMS
    for rules in RULES[game]
    for players in games.kind(game).players
]
TABLES = pytest.mark.parametrize(("game", "players", "rules"), CASES)
IS_COMPILED = games.kind(games.names()[0]).is_compiled
SEEDS = range(often(6, soak=60) if IS_COMPILED else 1)
LONGEST = 120 if IS_COMPILED else 25


@TABLES
def test_every_legal_move_has_its_number(game: str, players: int, rules: str) -> None:
    """There and back for all moves of all positions; no number stands for two, none is marked that is not legal."""
    batch = batch_of(game, players, rules)
    for seed in SEEDS:
        for actions in walk(batch, seed, LONGEST):
            moves = [batch.move(action) for action in actions]
            legal = list(batch.view(batch.decider()).legal_moves())
            assert sorted(map(str, moves)) == sorted(map(str, legal))
            assert [batch.number(move) for move in moves] == actions


@TABLES
def test_an_observation_says_what_the_view_says(game: str, players: int, rules: str) -> None:
    """Equal views, equal observations; different views, different ones: over all seats and worlds that were met."""
    batch, other = batch_of(game, players, rules), batch_of(game, players, rules)
    by_view: dict[object, tuple[int, ...]] = {}
    by_numbers: dict[tuple[int, ...], object] = {}
    for seed in SEEDS:
        for at, _ in enumerate(walk(batch, seed, LONGEST)):
            for seat in range(players):
                view, numbers = batch.view(seat), told(batch, seat)
                assert by_view.setdefault(view, numbers) == numbers
                assert by_numbers.setdefault(numbers, view) == view
                if at % 4 == 0:
                    other.put(view.sample(seed + at))
                    assert other.view(seat) == view
                    assert told(other, seat) == numbers
    assert len(by_view) > 5 * len(SEEDS)


@TABLES
def test_numbers_keep_within_their_bounds(game: str, players: int, rules: str) -> None:
    batch = batch_of(game, players, rules)
    bounds = [(low, high) for _, _, count, low, high, _ in batch.layout for _ in range(count)]
    assert [first for _, first, *_ in batch.layout] == [
        sum(count for _, _, count, *_ in batch.layout[:i]) for i in range(len(batch.layout))
    ]
    assert len(bounds) == batch.width
    for _ in walk(batch, 3, LONGEST):
        for seat in range(players):
            assert all(
                low <= number <= high for number, (low, high) in zip(told(batch, seat), bounds, strict=True)
            )


@TABLES
def test_a_deal_is_the_games_deal(game: str, players: int, rules: str) -> None:
    """The same seed and the same moves give the same game, and the same end."""
    batch = batch_of(game, players, rules)
    for seed in SEEDS[:3]:
        real = games.kind(game).deal(players, rules, Seed(seed))
        batch.deal(seed)
        while not real.is_over and len(real.steps) < LONGEST:
            for seat in range(players):
                assert batch.view(seat) == real.view(seat)
            moves = real.legal_moves()
            move = moves[(7 * seed + 3 * len(real.steps)) % len(moves)]
            batch.play(batch.number(move))
            real.push(move)
        assert batch.is_over() == real.is_over
        if real.outcome is not None:
            assert (batch.is_won(), batch.decider()) == (real.outcome.is_won, None)


FEW = [(game, games.kind(game).usual_players, games.kind(game).usual_rules) for game in games.ROOMS]
USUAL = pytest.mark.parametrize(("game", "players", "rules"), FEW)


def stepped(batch: Batch, steps: int) -> tuple[bytes, int, list[float]]:
    """All that some random steps of new games write, how many games ended, and what came as rewards."""
    batch.seed(11)
    return gone_on(batch, steps)


def gone_on(batch: Batch, steps: int) -> tuple[bytes, int, list[float]]:
    """The same from where the games stand."""
    buffers, actions = Buffers(batch), row("q", batch.count)
    batch.show(buffers.observations, buffers.masks, buffers.seats)
    written, ends = buffers.bytes(), 0
    rewards: list[float] = []
    for step in range(steps):
        for at in range(batch.count):
            legal = buffers.legal(at)
            actions[at] = legal[(13 * step + 5 * at) % len(legal)]
        buffers.step(batch, actions)
        written += buffers.bytes()
        ends += sum(buffers.terminated) + sum(buffers.truncated)
        rewards += buffers.rewards
    return written, ends, rewards


@USUAL
def test_threads_change_nothing(game: str, players: int, rules: str) -> None:
    alone, together = batch_of(game, players, rules, 7), batch_of(game, players, rules, 7, threads=3)
    written = stepped(alone, 40 if IS_COMPILED else 8)
    assert stepped(together, 40 if IS_COMPILED else 8) == written
    together.close()


@USUAL
def test_games_that_end_are_dealt_anew(game: str, players: int, rules: str) -> None:
    """Every game by a seed of its own, which deals the same game again."""
    batch = batch_of(game, players, rules, 5)
    batch.seed(11)
    first = batch.seeds
    _, ends, rewards = stepped(batch, 120)
    assert ends > 5
    assert {reward for reward in rewards if reward} <= {1.0, -1.0}
    assert {*first}.isdisjoint(batch.seeds)
    assert len({*batch.seeds}) == 5


@USUAL
def test_rewards_may_be_shaped_and_games_cut(game: str, players: int, rules: str) -> None:
    batch = batch_of(game, players, rules, 6, limit=5, shaping=1.0)
    _, ends, rewards = stepped(batch, 50)
    assert ends >= 6 * 50 // 5
    assert any(0 < reward < 1 for reward in rewards)


COPIES: dict[str, Callable[[Batch], Batch]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda batch: pickle.loads(pickle.dumps(batch)),
}


@USUAL
@pytest.mark.parametrize("case", COPIES)
def test_a_copy_goes_on_alike_and_alone(game: str, players: int, rules: str, case: str) -> None:
    """Positions, ages of games, seeds of the deals to come, shaping and limit are all taken along."""
    batch = batch_of(game, players, rules, 3, limit=9, shaping=0.5, threads=2)
    stepped(batch, 7)
    other = COPIES[case](batch)
    before = [other.view(0, at=at) for at in range(3)]
    rest = gone_on(batch, 30)
    assert [other.view(0, at=at) for at in range(3)] == before
    assert gone_on(other, 30) == rest
    assert other.seeds == batch.seeds
    batch.close()
    other.close()


@TABLES
def test_a_copy_of_every_position_is_as_good(game: str, players: int, rules: str) -> None:
    """Whatever can be reached can be written down and read again, also a game that is over."""
    batch = batch_of(game, players, rules)
    for at, actions in enumerate(walk(batch, 5, LONGEST)):
        if at % 8 == 0 or not actions:
            other = pickle.loads(pickle.dumps(batch))
            assert marked(other) == actions
            assert [told(other, seat) for seat in range(players)] == [
                told(batch, seat) for seat in range(players)
            ]


@USUAL
def test_a_deal_without_a_seed_is_the_next_one(game: str, players: int, rules: str) -> None:
    """What a game's seed was says by which seeds it goes on, in whatever batch and at whatever place."""
    batch, other = batch_of(game, players, rules, 4), batch_of(game, players, rules)
    batch.deal(7, at=2)
    other.deal(7)
    for _ in range(3):
        batch.deal(at=2)
        other.deal()
        assert batch.seeds[2] == other.seeds[0]
        assert batch.view(0, at=2) == other.view(0)


@USUAL
def test_the_last_observation_is_kept(game: str, players: int, rules: str) -> None:
    batch = batch_of(game, players, rules, limit=1)
    buffers, actions = Buffers(batch), row("q", 1)
    batch.show(buffers.observations, buffers.masks, buffers.seats)
    actions[0] = buffers.legal(0)[0]
    buffers.step(batch, actions)
    assert list(buffers.truncated) == [1]
    assert bytes(buffers.finals) != bytes(buffers.observations)


class Buffers:
    """What a batch writes into."""

    def __init__(self, batch: Batch) -> None:
        count = batch.count
        self.observations, self.finals = (table("h", count, batch.width) for _ in range(2))
        self.masks = table("b", count, batch.actions)
        self.rewards = row("f", count)
        self.terminated, self.truncated, self.seats = (row("b", count) for _ in range(3))

    def step(self, batch: Batch, actions: array[int]) -> None:
        """One step."""
        batch.step(
            *(actions, self.observations, self.masks, self.rewards, self.terminated, self.truncated),
            *(self.seats, self.finals),
        )

    def legal(self, at: int) -> list[int]:
        """The legal actions of one game."""
        return [action for action, mark in enumerate(self.masks.tolist()[at]) if mark]

    def bytes(self) -> bytes:
        """All of it but for what is left of games that ended."""
        parts = (self.observations, self.masks, self.rewards, self.terminated, self.truncated, self.seats)
        return b"".join(memoryview(part).tobytes() for part in parts)


def table(code: str, rows: int, columns: int) -> Any:
    """An empty buffer of many games."""
    form: Any = code
    return memoryview(bytearray(rows * columns * array(code).itemsize)).cast(form, (rows, columns))


REFUSED: dict[str, tuple[Callable[[Any], object], str]] = {
    # what is asked for, and the reason
    "an action that is not legal": (lambda batch: batch.play(batch.actions - 1), "no-action"),
    "one that does not exist": (lambda batch: batch.play(10**30), "no-action"),
    "a negative one": (lambda batch: batch.play(-1), "no-action"),
    "a move for it": (lambda batch: batch.move(-1), "no-action"),
    "a game that is not there": (lambda batch: batch.decider(1), "no-place"),
    "a game before the first": (lambda batch: batch.view(0, at=-1), "no-place"),
    "a seat that is not there": (lambda batch: batch.look(4, row("h", batch.width)), "no-seat"),
    "a buffer that is too short": (lambda batch: batch.look(0, row("h", batch.width - 1)), "bad-buffer"),
    "a buffer of other numbers": (lambda batch: batch.look(0, row("i", batch.width)), "bad-buffer"),
    "one that is no buffer": (lambda batch: batch.choices([0] * batch.actions), "bad-buffer"),
    "one that cannot be written to": (lambda batch: batch.choices(bytes(batch.actions)), "bad-buffer"),
    "a seed that is none": (lambda batch: batch.deal(-1), "bad-seed"),
    "a position of nothing": (lambda batch: batch.put("nothing"), ""),
    "no game at all": (lambda batch: type(batch)(2, str(batch.rules), 0), "bad-count"),
    "half a thread": (lambda batch: type(batch)(2, str(batch.rules), 1, threads=0.5), "bad-count"),
    "too many players": (lambda batch: type(batch)(9, str(batch.rules)), ""),
}


@USUAL
@pytest.mark.parametrize("case", REFUSED)
def test_doors(game: str, players: int, rules: str, case: str) -> None:
    ask, reason = REFUSED[case]
    batch = batch_of(game, players, rules)
    before = batch.view(0)
    with pytest.raises(GameError) as refusal:
        ask(batch)
    assert reason in str(refusal.value.reason)
    assert str(refusal.value)
    assert batch.view(0) == before


@USUAL
def test_one_wrong_action_stops_all(game: str, players: int, rules: str) -> None:
    batch = batch_of(game, players, rules, 3)
    buffers, actions = Buffers(batch), row("q", 3)
    batch.show(buffers.observations, buffers.masks, buffers.seats)
    for at in range(3):
        actions[at] = buffers.legal(at)[0]
    actions[2] = batch.actions
    views = [batch.view(0, at=at) for at in range(3)]
    with pytest.raises(GameError, match="game 2"):
        buffers.step(batch, actions)
    assert [batch.view(0, at=at) for at in range(3)] == views


@USUAL
def test_a_position_of_other_rules_is_refused(game: str, players: int, rules: str) -> None:
    batch, other = batch_of(game, players, rules), batch_of(game, players + 1, rules)
    actions = marked(batch)
    with pytest.raises(GameError):
        batch.put(other.position())
    assert marked(batch) == actions
