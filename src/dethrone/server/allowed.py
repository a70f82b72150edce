"""What is allowed at a table beside its rules: kept as JSON with its head.

What is not said there is allowed: older tables were opened before anybody was asked.
"""

from __future__ import annotations

import json

HINTS, WATCHERS = "hints", "watchers"


def is_allowed(settings: str, what: str) -> bool:
    """Whether a table's settings allow something."""
    return bool(json.loads(settings).get(what, True))
