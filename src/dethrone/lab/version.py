"""What plays: the version of dethrone, and a fingerprint of the weights, for they can change under one version."""

from __future__ import annotations

import hashlib
from functools import cache

from dethrone import __version__
from dethrone.players.regicide import weights as regicide
from dethrone.players.regidice import weights as regidice


@cache
def version() -> str:
    """Such as 0.1.0+5c9d2f01; runs are of the same players only if all of it agrees."""
    digest = hashlib.sha256()
    for home in (regicide.HOME, regidice.HOME):
        for path in sorted(home.glob("*.json")):
            digest.update(path.name.encode() + path.read_bytes())
    return f"{__version__}+{digest.hexdigest()[:8]}"
