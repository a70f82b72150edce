"""Move counts: how many lines of some length begin in a position, chance being settled by the position itself."""

from pathlib import Path
from random import Random

from dethrone.regicide import Rules, parse_position, position_text
from dethrone.regicide.engine import apply
from dethrone.regicide.legal import legal_moves
from dethrone.regicide.position import Position
from tests.regicide.many_games import OVER, PLAYERS, deal, with_care

COUNTS = Path(__file__).with_name("counts.txt")
COUNTED = (
    "official",
    "summary",
    "manual",
    "open-order",
    "official,discard_rule=minimal,discard_view=top",
    "official,combo_limit=off,discard_view=count",
)
MOST = 2500  # lines counted for one position, so that plain Python keeps up


def count_lines(position: Position, depth: int) -> int:
    """How many ways there are to make `depth` moves; a game that ends sooner counts once."""
    if depth == 0 or position.phase == OVER:
        return 1
    moves = legal_moves(position)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = position.copy()
        apply(after, move)
        total += count_lines(after, depth - 1)
    return total


def read_counts() -> list[tuple[str, int, int]]:
    """The rows of the file: position line, depth, count."""
    rows = []
    for row in COUNTS.read_text(encoding="utf-8").splitlines():
        if row and not row.startswith("#"):
            depth, count, line = row.split(" ", maxsplit=2)
            rows.append((line, int(depth), int(count)))
    return rows


def write_counts() -> None:
    """Count anew and write the file."""
    rows = ["# depth, count, position"]
    for rules in COUNTED:
        for players in PLAYERS:
            for plies in (0, 9, 24):
                rows.append(_row(rules, players, plies))
    COUNTS.write_text("\n".join(rows) + "\n", encoding="utf-8")


def _row(rules: str, players: int, plies: int) -> str:
    line = position_text(_after(rules, players, plies), Rules.parse(rules))
    position, _ = parse_position(line)
    depth, count = 1, count_lines(position, 1)
    while depth < 4 and (deeper := _bounded(position, depth + 1)) is not None:
        depth, count = depth + 1, deeper
    return f"{depth} {count} {line}"


def _bounded(position: Position, depth: int) -> int | None:
    """The count, unless it is more than one wants to count again in every test run."""
    last = count_lines(position, depth - 1)
    return count_lines(position, depth) if last * 12 <= MOST else None


def _after(rules: str, players: int, plies: int) -> Position:
    """The position after some careful moves, or the last one before the end."""
    for seed in range(50):
        position = deal(rules, players, seed)
        chance = Random(seed)
        for _ in range(plies):
            if position.phase == OVER:
                break
            apply(position, with_care(position, chance))
        if position.phase != OVER:
            return position
    raise AssertionError("no careful game lasted that long")
