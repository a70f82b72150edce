"""Rule sets to test under, and ways to play many games: at random, or with some care so that they last."""

from collections.abc import Callable
from random import Random

from dethrone.regicide import PRESETS, Game, Rules, engine
from dethrone.regicide.cards import CARD_VALUE
from dethrone.regicide.codes import CARDS, FLIP
from dethrone.regicide.engine import apply, start
from dethrone.regicide.legal import legal_moves, minimal_payments
from dethrone.regicide.moves import decode
from dethrone.regicide.position import Position

ODD = (
    "official,discard_view=top",
    "official,discard_view=count",
    "official,discard_rule=minimal",
    "official,combo_limit=off",
    "official,combo_limit=2,companion_limit=10",
    "official,hand_limit=10/9/8/7",
    "official,hand_limit=6/5/4/3",
    "official,yield_rule=off",
    "official,solo_yield=on",
    "manual,solo_yield=on",
    "summary,solo_yield=on",
    "official,jesters=2/2/2/2,solo_flips=0",
    "manual,discard_view=top,discard_rule=at_least",
    "summary,yield_needs_card=on,first_player=random",
    "open-order,yield_rule=free,stalemate_guard=1,after_kill=killer",
    "open-order,discard_view=top,damage_overflow=on",
)
RULE_SETS = (*PRESETS, *ODD)
PLAYERS = (1, 2, 3, 4)
PRESET_TABLES = [(rules, players) for rules in PRESETS for players in PLAYERS]
TABLES = [(rules, players) for rules in RULE_SETS for players in PLAYERS]
Choice = Callable[[Position, Random], int]
OVER = 4


def many(compiled: int, interpreted: int) -> int:
    """How many games to play: enough, or as many as plain Python has time for."""
    return compiled if engine.compiled else interpreted


def deal(rules: str, players: int, seed: int, *, fallen: int = 0) -> Position:
    """A dealt position; with `fallen` royals already lying in the discard, queens and kings come early."""
    chosen = Rules.parse(rules)
    position = chosen.position(players)
    start(position, seed, chosen.first_seat(players))
    castle = position.castle_cards()
    for royal in castle[:fallen]:
        position.discard |= 1 << royal
    entries = position.entries()
    if position.discard_view:
        position.load_entries([0 if card in castle[:fallen] else entry for card, entry in enumerate(entries)])
    position.defeated, position.enemy = fallen, castle[fallen]
    return position


def worth(cards: int) -> int:
    """What a set of cards is worth."""
    return sum(value for card, value in enumerate(CARD_VALUE) if cards >> card & 1)


def at_random(position: Position, chance: Random) -> int:
    """Any legal move, each as likely as the others."""
    return chance.choice(legal_moves(position))


def with_care(position: Position, chance: Random) -> int:
    """The move after which the table looks best, and now and then any move at all; it looks at all cards."""
    moves = legal_moves(position)
    if position.phase == 1:
        moves = minimal_payments(position)
        cheapest = min(worth(move & CARDS) if move & CARDS else 99 for move in moves)
        moves = [move for move in moves if move == FLIP or worth(move & CARDS) == cheapest]
    if chance.random() < 0.02:
        return chance.choice(moves)
    return max(moves, key=lambda move: (_looks(position, move), chance.random()))


def _looks(position: Position, move: int) -> float:
    """How good the table looks after a move: royals fallen and captured, damage, cards in all hands."""
    after = position.copy()
    apply(after, move)
    if after.phase == OVER:
        return 1e6 if after.outcome == 1 else -1e6
    hands = [after.hand(seat) for seat in range(after.players)]
    held = sum(1.5 * hand.bit_count() + 0.3 * worth(hand) for hand in hands)
    captured = sum(card >= 40 for card in after.tavern_cards())
    poor = after.phase == 1 and worth(after.hand(after.payer)) < after.owed
    progress = 40 * after.defeated + 8 * captured + after.damage
    return progress + held + 6 * after.flips - 0.6 * after.attack() - (50 if poor else 0)


def push_word(game: Game, word: int) -> None:
    """Make the move that a word of the engine stands for."""
    game.push(decode(word))


def play_through(position: Position, choose: Choice, chance: Random) -> list[int]:
    """Play a game to its end in place; the moves made."""
    line = []
    while position.phase != OVER:
        move = choose(position, chance)
        line.append(move)
        apply(position, move)
    return line
