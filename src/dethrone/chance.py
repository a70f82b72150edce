"""Chance that nobody can foresee and everybody can check afterwards.

A real game draws all its chance from one 256-bit secret. Its SHA-256, the commitment, is published before
the first card is dealt; the secret itself after the last move. Anyone can then make the same stream again
and see that no card and no die was chosen by hand. Simulations use the quick generator inside the engines.
"""

import hashlib
import hmac
import secrets
from collections.abc import MutableSequence

SECRET_BYTES = 32


def new_secret() -> bytes:
    """A fresh secret from the system's generator."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is published beforehand: the SHA-256 of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def matches(secret: bytes, published: str) -> bool:
    """Whether a revealed secret is the one that was committed to."""
    return hmac.compare_digest(commitment(secret), published.lower())


class Stream:
    """A stream of 64-bit words for one purpose, such as "regicide deal" or "regicide move 17".

    SHAKE-256 over the secret and the purpose: streams of different purposes tell nothing of each other.
    """

    def __init__(self, secret: bytes, purpose: str) -> None:
        self._seed = secret + b"\x00" + purpose.encode()
        self._words: list[int] = []
        self._used = 0

    def words(self, count: int) -> list[int]:
        """The next `count` words."""
        end = self._used + count
        if end > len(self._words):
            size = max(64, 2 * end)
            data = hashlib.shake_256(self._seed).digest(8 * size)
            self._words = [int.from_bytes(data[8 * i : 8 * i + 8], "big") for i in range(size)]
        taken = self._words[self._used : end]
        self._used = end
        return taken

    def below(self, bound: int) -> int:
        """A whole number from 0 up to but not including `bound`, without bias."""
        limit = (1 << 64) // bound * bound
        while True:
            (word,) = self.words(1)
            if word < limit:
                return word % bound

    def shuffle(self, items: MutableSequence[int]) -> None:
        """Put the items in random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
