"""The referee's cards, options and legal sets: slow, plain, and sharing nothing with the engine it judges."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("C", "D", "H", "S")
JESTER = "*"
VALUES = {"A": 1, "J": 10, "Q": 15, "K": 20} | {str(number): number for number in range(2, 11)}
ATTACK = {"J": 10, "Q": 15, "K": 20}
HEALTH = {"J": 20, "Q": 30, "K": 40}
ORDER = [rank + suit for rank in RANKS for suit in SUITS] + [JESTER]
COMBO_RANKS = RANKS[1:10]
WISHES = ("want", "rather-not", "neutral")

# Settings of a game that change nothing once the cards lie on the table.
SETTLED_BEFORE_PLAY = {"players", "jesters", "redraw", "first_player", "discard_view", "talk", "name"}


def rank_of(card: str) -> str:
    return card[:-1]


def suit_of(card: str) -> str:
    return card[-1]


def total(cards: Iterable[str]) -> int:
    """What the cards are worth together, in attack and in payment; a jester is worth 0 (RC-57, RC-64)."""
    return sum(0 if card == JESTER else VALUES[rank_of(card)] for card in cards)


def suits(cards: Iterable[str]) -> set[str]:
    return {suit_of(card) for card in cards if card != JESTER}


def canonical(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=ORDER.index)


def text(cards: Iterable[str]) -> str:
    return "+".join(canonical(cards))


@dataclass(frozen=True)
class Options:
    """The options that matter while a game is played (the matrix of rule sets)."""

    hand_limit: tuple[int, ...]
    shield_suit: str
    double_suit: str
    double_scope: str
    damage_overflow: bool
    discard_rule: str
    yield_rule: str
    yield_needs_card: bool
    solo_yield: bool
    turn_order: str
    after_kill: str
    solo_flips: int
    combo_limit: int | None
    companion_limit: int | None
    stalemate_guard: int


def read_options(given: Mapping[str, object]) -> Options:
    """The options as given, official where nothing is said; anything unheard of is refused."""
    swapped = _choice(given, "black_suits", "standard", "swapped") == "swapped"
    options = Options(
        hand_limit=_numbers(given, "hand_limit", (8, 7, 6, 5)),
        shield_suit="C" if swapped else "S",
        double_suit="S" if swapped else "C",
        double_scope=_choice(given, "double_scope", "total", "cards"),
        damage_overflow=_flag(given, "damage_overflow"),
        discard_rule=_choice(given, "discard_rule", "at_least", "until", "minimal"),
        yield_rule=_choice(given, "yield_rule", "last_turn", "streak", "free", "off"),
        yield_needs_card=_flag(given, "yield_needs_card"),
        solo_yield=_flag(given, "solo_yield"),
        turn_order=_choice(given, "turn_order", "clockwise", "open"),
        after_kill=_choice(given, "after_kill", "killer", "open"),
        solo_flips=_number(given, "solo_flips", 2),
        combo_limit=_limit(given, "combo_limit", 10),
        companion_limit=_limit(given, "companion_limit", None),
        stalemate_guard=_number(given, "stalemate_guard", 3),
    )
    derived = {"shield_suit", "double_suit"}
    known = (set(Options.__dataclass_fields__) - derived) | {"black_suits"} | SETTLED_BEFORE_PLAY
    unknown = set(given) - known
    if unknown:
        raise ValueError(f"unknown options: {sorted(unknown)}")
    return options


def _choice(given: Mapping[str, object], key: str, *allowed: str) -> str:
    value = given.get(key, allowed[0])
    if not isinstance(value, str) or value not in allowed:
        raise ValueError(f"{key} is one of {allowed}, not {value!r}")
    return value


def _flag(given: Mapping[str, object], key: str) -> bool:
    value = given.get(key, False)
    if not isinstance(value, bool):
        raise ValueError(f"{key} is true or false, not {value!r}")
    return value


def _limit(given: Mapping[str, object], key: str, default: int | None) -> int | None:
    value = given.get(key, default)
    if value is not None and not isinstance(value, int):
        raise ValueError(f"{key} is a number or None, not {value!r}")
    return value


def _number(given: Mapping[str, object], key: str, default: int) -> int:
    value = _limit(given, key, default)
    if value is None:
        raise ValueError(f"{key} is a number")
    return value


def _numbers(given: Mapping[str, object], key: str, default: tuple[int, ...]) -> tuple[int, ...]:
    value = given.get(key, default)
    if not isinstance(value, (tuple, list)):
        raise ValueError(f"{key} is a row of numbers, not {value!r}")
    return tuple(value)


def is_play(cards: Sequence[str], options: Options) -> bool:
    """A single card, an ace with one other card, or a combo of equal numbers (RC-10 to RC-16)."""
    if len(cards) == 1:
        return True
    if JESTER in cards:
        return False
    ranks = [rank_of(card) for card in cards]
    if len(cards) == 2 and "A" in ranks:
        return _is_within(options.companion_limit, cards)
    same_number = len(set(ranks)) == 1 and ranks[0] in COMBO_RANKS
    return len(cards) in (2, 3, 4) and same_number and _is_within(options.combo_limit, cards)


def _is_within(limit: int | None, cards: Sequence[str]) -> bool:
    return limit is None or total(cards) <= limit


def is_payment(cards: Sequence[str], owed: int, discard_rule: str) -> bool:
    """Whether these cards pay what is owed, and are not more than the discard rule allows (RC-61)."""
    if total(cards) < owed:
        return False
    worths = [total([card]) for card in cards]
    if discard_rule == "until":
        return total(cards) - max(worths) < owed
    if discard_rule == "minimal":
        return total(cards) - min(worths) < owed
    return True


def plays_from(hand: Sequence[str], options: Options) -> set[str]:
    choices = (cards for size in (1, 2, 3, 4) for cards in combinations(hand, size))
    return {text(cards) for cards in choices if is_play(cards, options)}


def payments_from(hand: Sequence[str], owed: int, options: Options) -> set[str]:
    choices = (cards for size in range(1, len(hand) + 1) for cards in combinations(hand, size))
    return {"-" + text(cards) for cards in choices if is_payment(cards, owed, options.discard_rule)}
