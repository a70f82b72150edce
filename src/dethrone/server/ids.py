"""Names that cannot be guessed, and the hashes that are kept of secrets instead of them."""

from __future__ import annotations

import hashlib
import re
import secrets

ID = re.compile(r"[A-Za-z0-9_-]{16}")
KEY = re.compile(r"[A-Za-z0-9_-]{43}")
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is taken for another
CODE_LENGTH = 10


def new_id() -> str:
    """A table's or a person's id: 96 bits, part of links."""
    return secrets.token_urlsafe(12)


def new_key() -> str:
    """A secret that says who somebody is: 256 bits."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A short secret for one use within minutes: 49 bits, to be typed."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()
