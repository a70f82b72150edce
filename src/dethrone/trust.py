"""Whose certificates are believed when somebody is asked over the network."""

from __future__ import annotations

import ssl
from functools import cache

import httpx


@cache
def trusted(*, has_settings: bool) -> ssl.SSLContext:
    """With the machine's settings (`SSL_CERT_FILE`) or without; read once, for that takes longer than most answers."""
    return httpx.create_ssl_context(trust_env=has_settings)
