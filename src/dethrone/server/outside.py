"""Asking servers that somebody else has named: no redirects, and nothing of this machine's settings."""

from __future__ import annotations

import ssl
from functools import cache

import httpx


@cache
def trusted() -> ssl.SSLContext:
    """Whose certificates are believed; reading them takes longer than most answers."""
    return httpx.create_ssl_context(trust_env=False)


def asker(patience: float) -> httpx.AsyncClient:
    """Who asks them."""
    return httpx.AsyncClient(timeout=patience, follow_redirects=False, trust_env=False, verify=trusted())
