"""What a build of the engine does, so that another must repeat it: `python -m tests.regicide.fingerprints 6`."""

import json
import sys
from zlib import crc32

from dethrone.regicide import PRESETS, Rules, engine, position_text
from dethrone.regicide.engine import apply, start
from dethrone.regicide.legal import legal_moves, minimal_payments
from dethrone.regicide.playout import random_games, random_line
from dethrone.regicide.redeal import redeal
from tests.contract.numbers import RULES, batch_of, told, walk

ODD = (
    "official,discard_view=top",
    "manual,discard_rule=minimal,discard_view=count",
    "official,combo_limit=off",
    "official,solo_yield=on",
)
NUMBERED = [(game, players, rules) for game in RULES for rules in RULES[game] for players in (2, 4)]


def everything(games: int) -> dict[str, object]:
    """Fingerprints of some games under every preset and number of players."""
    rows: dict[str, object] = {}
    for rules in (*PRESETS, *ODD) if games else ():
        for players in range(1, 5):
            rows[f"{rules} {players}"] = _table(Rules.parse(rules), players, games)
    rows["numbers"] = [_numbers(*table) for table in NUMBERED] if games else []
    return {"compiled": engine.compiled, **rows} if not games else rows


def _numbers(game: str, players: int, rules: str) -> int:
    """One game in numbers: all that every seat is told, and all that may be done."""
    batch = batch_of(game, players, rules)
    row = [[actions, [told(batch, seat) for seat in range(players)]] for actions in walk(batch, players, 40)]
    return crc32(json.dumps(row).encode())


def _table(rules: Rules, players: int, games: int) -> list[object]:
    position = rules.position(players)
    totals = [random_games(position, games, seed) for seed in (1, 2**63, 2**64 - games)]
    start(position, players, rules.first_seat(players))
    line = random_line(position)
    texts = []
    for move in legal_moves(position):
        after = position.copy()
        apply(after, move)
        texts.append(position_text(after, rules))
        for seat in (-1, 0):
            texts.append(position_text(redeal(after, seat, move % 997), rules))
        if after.phase == 1:
            texts.append(str(minimal_payments(after)))
    return [*totals, line, texts]


if __name__ == "__main__":
    json.dump(everything(int(sys.argv[1])), sys.stdout)
