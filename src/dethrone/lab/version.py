"""What plays: the version of dethrone, and a fingerprint of the weights, for they can change under one version."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from dethrone import __version__, games
from dethrone.players import told


@cache
def version() -> str:
    """Such as 0.1.0+5c9d2f01; runs are of the same players only if all of it agrees."""
    digest = hashlib.sha256()
    for home in weights():
        for path in sorted(home.iterdir()):
            if path.is_file() and path.name != told.FILE:  # what is told changes nothing that is played
                digest.update(path.name.encode() + path.read_bytes())
    return f"{__version__}+{digest.hexdigest()[:8]}"


def weights() -> Iterator[Path]:
    """The folders of the weights that ship, game by game."""
    for name in games.ROOMS:
        room = games.special("dethrone.players", name)
        if room is not None and room.__file__:
            yield Path(room.__file__).parent / "weights"
