"""What the owner of a server decides: options of `dethrone serve`, or variables of the same names."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, get_type_hints

from dethrone.errors import BadRules
from dethrone.server.refusal import Reason

PREFIX = "DETHRONE_"
LIMITS = {"port": (0, 65_535), "workers": (1, 64), "bot_threads": (0, 256)}
REDIS = ("redis://", "rediss://", "unix://")  # what addresses of a Redis begin with
LEVELS = ("debug", "info", "warning", "error")


def data_folder() -> Path:
    """Where the embedded server keeps its database."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "dethrone"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All settings, with what they are if nobody says."""

    host: str = "127.0.0.1"
    port: int = 8470
    database: str = field(default_factory=lambda: f"sqlite:///{data_folder() / 'server.sqlite'}")
    redis: str = ""
    workers: int = 1
    bot_threads: int = 0  # 0: one for each core
    origins: str = ""  # further addresses whose pages may use the server, with commas
    hosts: str = ""  # further names that the server is called by, with commas; * for any
    is_behind_proxy: bool = False  # trust X-Forwarded-For and -Proto
    players: str = (
        ""  # that people may seat beside those with a name: module:Class, model:NAME; as seats are written
    )
    most_tables: int = 200  # that one address may open in an hour
    most_sockets: int = 64  # that one address may have open
    most_size: int = 16_384  # bytes of a message
    requests_rate: float = 30.0  # requests a second of one address, on average
    messages_rate: float = 10.0  # messages a second of one socket, on average
    messages_burst: int = 60
    away_after: float = 60.0  # seconds without a connection after which somebody counts as away
    idle_after: float = 30 * 86_400.0  # seconds after which a table that nobody touches is closed
    hooks: str = ""  # addresses that may be told of turns, like https://bots.example, with commas
    push_to: str = ""  # addresses beside public ones that browsers may be told at, with commas
    push_contact: str = ""  # whom push services may ask about this server, mailto:… or https://…
    log_level: str = "info"

    def __post_init__(self) -> None:
        for name, (low, high) in LIMITS.items():
            if not low <= getattr(self, name) <= high:
                facts = {
                    "low": str(low),
                    "high": str(high),
                }  # as text: nobody writes 65,535 on a command line
                raise BadRules(Reason.OUT_OF_RANGE, name=name, value=str(getattr(self, name)), **facts)
        if self.log_level not in LEVELS:
            raise BadRules(Reason.BAD_SETTING, name="log_level", value=self.log_level[:40])
        if self.redis and not self.redis.startswith(REDIS):
            raise BadRules(Reason.NO_REDIS, address=self.redis[:80])
        if self.workers > 1 and not self.redis:
            raise BadRules(Reason.NEEDS_REDIS)

    @classmethod
    def read(cls, options: Mapping[str, Any], variables: Mapping[str, str] | None = None) -> Settings:
        """Settings from options that were given, then from variables, then as usual."""
        variables = os.environ if variables is None else variables
        hints = get_type_hints(cls)
        values = {}
        for one in fields(cls):
            given = options.get(one.name)
            text = variables.get(PREFIX + one.name.upper())
            if given is not None:
                values[one.name] = given
            elif text is not None:
                values[one.name] = _value(one.name, text, hints[one.name])
        return cls(**values)


def _value(name: str, text: str, kind: Any) -> Any:
    try:
        if kind is bool:
            return {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}[
                text.lower()
            ]
        return kind(text)
    except (ValueError, KeyError):
        raise BadRules(Reason.BAD_SETTING, name=PREFIX + name.upper(), value=text[:40]) from None
