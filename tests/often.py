"""How often something is tried: in `make test` enough to find what is wrong, in `make soak` as often as time allows."""

from __future__ import annotations

import os

import pytest

IS_SOAK = "DETHRONE_SOAK" in os.environ
only_in_soak = pytest.mark.skipif(
    not IS_SOAK, reason="`make soak` runs it: its like is among the quick tests"
)


def often(usual: int, *, soak: int) -> int:
    """So many times in `make test`, and so many in `make soak`."""
    return soak if IS_SOAK else usual
