"""Whole games of the engine, replayed by the referee: the same states and the same legal moves at every step."""

from dataclasses import asdict
from random import Random

import pytest

from dethrone.regicide import PRESETS, Rules
from dethrone.regicide.cards import DECK
from dethrone.regicide.codes import CARDS, KIND, NEXT, PHASES, POST, YIELD
from dethrone.regicide.engine import apply
from dethrone.regicide.legal import legal_moves
from dethrone.regicide.moves import decode
from dethrone.regicide.position import Position
from dethrone.regicide.view import OUTCOMES
from tests.often import often
from tests.regicide.many_games import (
    OVER,
    PLAYERS,
    RULE_SETS,
    TABLES,
    Choice,
    at_random,
    deal,
    many,
    with_care,
)
from tests.regicide.referee import Referee

NAMES = [str(card) for card in DECK]
WISHES = (None, "want", "rather-not", "neutral")


def names(cards: int) -> list[str]:
    return [NAMES[index] for index in range(54) if cards >> index & 1]


def rather_yield(position: Position, chance: Random) -> int:
    """Yield wherever one may."""
    moves = legal_moves(position)
    return YIELD if YIELD in moves else chance.choice(moves)


GAMES = {
    # case: (how moves are chosen, royals already fallen, games compiled, in a soak, games interpreted)
    "at random": (at_random, 0, 8, 240, 2),
    "with care": (with_care, 0, 3, 80, 1),
    "with care, from the queens on": (with_care, 4, 2, 30, 1),
    "with care, from the kings on": (with_care, 8, 2, 40, 1),
    "at random, the last king": (at_random, 11, 4, 100, 1),
    "yielding": (rather_yield, 0, 2, 40, 1),
}


def state(position: Position) -> dict[str, object]:
    """A position in the referee's words."""
    outcome = OUTCOMES[position.outcome]
    asked = position.decider()
    return {
        "phase": PHASES[position.phase].value,
        "decider": None if asked < 0 else asked,
        "turn": position.turn,
        "enemy": NAMES[position.enemy],
        "damage": position.damage,
        "shield": position.shield,
        "cancelled": bool(position.cancelled),
        "owed": position.owed,
        "hands": [names(position.hand(seat)) for seat in range(position.players)],
        "tavern": [NAMES[card] for card in position.tavern_cards()],
        "discard": names(position.discard),
        "castle": [NAMES[card] for card in position.castle_cards()[position.defeated + 1 :]],
        "plays": [[word >> 58, names(word & CARDS)] for word in position.play_words()],
        "yielded": [bool(position.yielded >> seat & 1) for seat in range(position.players)],
        "streak": position.streak,
        "flips": position.flips,
        "wishes": [WISHES[position.wishes >> 2 * seat & 3] for seat in range(position.players)],
        "outcome": None if outcome is None else outcome.value,
    }


def seat_referee(position: Position, rules: Rules) -> Referee:
    """A referee at a table where no move has been made."""
    table = state(position)
    castle = position.castle_cards()[position.defeated :]
    return Referee(
        asdict(rules),
        hands=[names(position.hand(seat)) for seat in range(position.players)],
        tavern=[NAMES[card] for card in position.tavern_cards()],
        castle=[NAMES[card] for card in castle],
        first=position.turn,
        discard=names(position.discard),
        flips=int(str(table["flips"])),
    )


def healed(before: Position, move: int, after: Position) -> list[str]:
    """The cards a play healed, nearest the top first: what lies last in a tavern that nobody draws from."""
    count = (before.discard & ~after.discard).bit_count()
    if not count:
        return []
    probe = before.copy()
    probe.hand_limit = 0
    apply(probe, move)
    return [NAMES[card] for card in probe.tavern_cards()[-count:]]


def texts(position: Position) -> list[str]:
    return [str(decode(word)) for word in legal_moves(position)]


def replay(position: Position, rules: Rules, choose: Choice, chance: Random) -> int:
    """Play a game, every step judged by the referee; how many steps there were."""
    referee = seat_referee(position, rules)
    steps = 0
    while True:
        assert referee.state() == state(position)
        moves = texts(position)
        assert len(moves) == len(set(moves))
        assert set(moves) == referee.legal()
        if position.phase == OVER:
            return steps
        move = _talk(position, chance) or choose(position, chance)
        before = position.copy()
        apply(position, move)
        text = str(decode(move))
        is_play = before.phase == 0 and bool(move & CARDS)
        referee.apply(text, healed(before, move, position) if is_play else ())
        steps += 1


def _talk(position: Position, chance: Random) -> int:
    """Now and then a wish while a jester's player thinks, from any seat (RC-94)."""
    last = position.play_words()[-1:]
    is_open = position.phase == 2 and bool(last) and last[0] >> 52 & 3 and not position.streak
    if not is_open or chance.random() < 0.7:
        return 0
    return POST | chance.randrange(position.players) << 58 | chance.randrange(1, 4) << 60


@pytest.mark.parametrize("case", GAMES)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("rules", RULE_SETS)
def test_replay(rules: str, players: int, case: str) -> None:
    choose, fallen, usual, soak, interpreted = GAMES[case]
    compiled = often(usual, soak=soak)
    for seed in range(many(compiled if rules in PRESETS else max(1, compiled // 3), interpreted)):
        position = deal(rules, players, 1000 * players + seed, fallen=fallen)
        assert replay(position, Rules.parse(rules), choose, Random(seed)) > 0


CHOICES = (at_random, with_care, rather_yield)


def test_the_replays_reach_everything() -> None:
    """Games of these kinds see queens and kings, wins, jesters named, all outcomes."""
    seen: set[str] = set()
    for number, (rules, players) in enumerate(TABLES):
        for fallen in (0, 8, 11):
            for seed in range(3):
                position = deal(rules, players, 50 * number + seed, fallen=fallen)
                chance = Random(seed)
                while position.phase != OVER:
                    move = CHOICES[seed](position, chance)
                    seen.add(PHASES[position.phase].value)
                    seen.add("JQK"[position.defeated // 4])
                    if move & KIND == NEXT and position.cancelled:
                        seen.add("named by a jester")
                    apply(position, move)
                outcome = OUTCOMES[position.outcome]
                assert outcome is not None
                seen.add(outcome.value)
    phases = {"play", "suffer", "name", "who"}
    ends = {"won", "lost:cannot-pay", "lost:stuck", "lost:stalemate"}
    assert seen == phases | ends | {"J", "Q", "K", "named by a jester"}
