"""Asking servers that somebody else has named: no redirects, and nothing of this machine's settings."""

from __future__ import annotations

import httpx

from dethrone.trust import trusted


def asker(patience: float) -> httpx.AsyncClient:
    """Who asks them."""
    believed = trusted(has_settings=False)
    return httpx.AsyncClient(timeout=patience, follow_redirects=False, trust_env=False, verify=believed)
