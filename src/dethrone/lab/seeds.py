"""Seeds by the number of the game, never by who plays it: neighbours are hashed apart."""

from __future__ import annotations

import hashlib

BITS = 63  # they fit a signed 64-bit column


def deal_seed(run: int, game: int) -> int:
    """The seed of a game's deal and dice."""
    return _hashed(f"dethrone lab deal {run} {game}")


def player_seed(run: int, game: int, seat: int) -> int:
    """The seed of the player in a seat of a game."""
    return _hashed(f"dethrone lab player {run} {game} {seat}")


def _hashed(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> (64 - BITS)
