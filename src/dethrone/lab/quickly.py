"""Games of players who look no move ahead, played by compiled code: rows and records are those of the usual way."""

from __future__ import annotations

from functools import lru_cache
from json.encoder import encode_basestring_ascii as _json

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


class Scribe:
    """Writes records as lines of JSON, put together from texts that are JSON already."""

    def __init__(self, line_up: LineUp, games: Series) -> None:
        headers = {**games.headers, "Seats": line_up.seats_text}
        self._parts = {name: _header(name, text) for name, text in headers.items()}

    def line(self, number: int, ended: Ended) -> str:
        """The record of a game."""
        own = {name: _header(name, text) for name, text in ended.headers.items()}
        headers = ",".join({**self._parts, **own}.values())
        return f'{{"game":{number},"headers":{{{headers}}},"body":{ended.body}}}'


def _header(name: str, text: str) -> str:
    return f"{_json(name)}:{_json(text)}"
