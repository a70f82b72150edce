"""Games of players who look no move ahead, played by compiled code: rows and records are those of the usual way."""

from __future__ import annotations

import json
from functools import lru_cache

from dethrone.lab.lineup import LineUp
from dethrone.players.roster import series
from dethrone.players.series import Ended, Series


def quick_games(line_up: LineUp) -> Series | None:
    """Games of a line-up, if all of its players are of that kind."""
    return series(line_up.seats, game=line_up.game, rules=line_up.rules)


@lru_cache(maxsize=64)
def is_played_quickly(line_up: LineUp) -> bool:
    """Whether all of its players are of that kind."""
    return quick_games(line_up) is not None


def record_line(number: int, line_up: LineUp, ended: Ended) -> str:
    """A game's record as a line of JSON, put together from texts that are JSON already."""
    headers = {**ended.headers, "Seats": line_up.seats_text}
    head = json.dumps({"game": number, "headers": headers}, separators=(",", ":"))
    body = ",".join([f"[{place},{text}]" for place, text in ended.body])
    return f'{head[:-1]},"body":[{body}]}}'
