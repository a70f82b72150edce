"""What whoever starts the server decides."""

from __future__ import annotations

from dataclasses import dataclass

from dethrone.prose.catalogue import ENGLISH


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Whether advice is given during play, in which language, and how much there may be of everything."""

    advice: bool = True
    language: str = ENGLISH
    most_games: int = 64
    most_of_one: int = 8  # games of one session
    idle: float = 3600.0  # seconds after which a game may make room for another
    samples: int = 400  # the most that advice and reviews think about one decision
    threads: int = 2  # that think at the same time
    servers: tuple[str, ...] | None = None  # table servers whose tables may be joined; None: any
    patience: float = 20.0  # seconds for which an answer waits for others at a table server
