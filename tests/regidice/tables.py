"""Small tables for tests: pools and declarations in the notation, everything else as it usually is."""

from collections import Counter
from itertools import cycle

from dethrone.chance import Seed
from dethrone.errors import GameError
from dethrone.regidice import Game, Step, encode, full_view, parse_move, parse_position
from dethrone.regidice.dice import Die, dice, heap_text, in_order
from dethrone.regidice.engine import step_word
from dethrone.regidice.record import begin

SPARE_COLOURS = "rby"


def coloured(values: str) -> str:
    """Dice that show these values, in any colours: `334` may become `r3 b3 y4`."""
    return " ".join(letter + value for letter, value in zip(cycle(SPARE_COLOURS), values, strict=False))


def heap(text: str) -> str:
    """Dice as a heap's text."""
    return heap_text(dice(text))


def line(
    pools: list[str],
    calls: str,
    *,
    phase: str = "resolve",
    enemy: str = "1:111",
    start: str = "",
    injured: str = "",
    zones: list[str] | None = None,
    rules: str = "rulebook",
    first: int = 0,
    extra: str = "",
) -> str:
    """A position's text; pools and zones are lists of dice, calls are set apart by spaces."""
    seats = len(pools)
    parts = [
        *(str(seats), rules, "1", f"P{first}", phase, enemy, start or enemy[2:], heap(injured)),
        "/".join(map(heap, pools)),
        "/".join(map(heap, zones or [""] * seats)),
        "/".join(calls.split()) if calls else "/".join("-" * seats),
    ]
    return " ".join([*parts, extra]).strip()


def table(pools: list[str], calls: str, **rest: object) -> Game:
    """A game that stands at Resolve, with its rolls from a fixed seed."""
    return begin(line(pools, calls, **rest), Seed(1))  # type: ignore[arg-type]


def gathered(pools: list[str], calls: str, **rest: object) -> list[str]:
    """The pools after everybody has declared, before anything is resolved."""
    start: str = line(pools, "", phase="declare", **rest)  # type: ignore[arg-type]
    position, rules = parse_position(start)
    order = [(position.first + i) % position.players for i in range(position.players)]
    for seat in order:
        step_word(position, encode(parse_move(calls.split()[seat])))
    return [shown(pool) for pool in full_view(position, rules).pools]


def shown(pool: tuple[Die, ...]) -> str:
    return " ".join(map(str, in_order(pool)))


def same_dice(one: str, other: str) -> bool:
    return Counter(dice(one)) == Counter(dice(other))


def texts(game: Game) -> list[str]:
    """The legal moves as texts."""
    return [str(move) for move in game.legal_moves()]


def say(game: Game, text: str) -> tuple[Step, ...]:
    """Push what a text means, all of it or nothing."""
    made = len(game.steps)
    try:
        return tuple(game.push(move) for move in game.parse(text))
    except GameError:
        while len(game.steps) > made:
            game.pop()
        raise


def play(game: Game, *moves: str) -> Game:
    """Push texts one after another."""
    for move in moves:
        say(game, move)
    return game
