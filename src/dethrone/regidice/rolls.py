"""Where the rolls of a real game come from: a secret's stream, or a record."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from dethrone.chance import Stream
from dethrone.errors import BadRecord
from dethrone.regidice.dice import COLOURS, Dice, heap_text

WORDS = 64  # 36 dice at most are rolled, and hardly ever is one rolled twice
Roll = tuple[Dice, ...]


def secret_of(seed: int) -> bytes:
    """The secret that a small seed stands for, where a game is to be repeatable."""
    return hashlib.sha256(f"regidice seed {seed}".encode()).digest()


def first_caller_from(secret: bytes, players: int) -> int:
    """The first caller drawn by lot."""
    return Stream(secret, "regidice first caller").below(players)


def roll_text(roll: Roll) -> str:
    """A roll of all pools in one word."""
    return "/".join(map(heap_text, roll))


@dataclass(frozen=True, slots=True)
class SecretRolls:
    """Rolls from the stream of a secret, one purpose for each round."""

    secret: bytes

    def words(self, number: int) -> list[int]:
        """The chance words of a round."""
        return Stream(self.secret, f"regidice roll {number}").words(WORDS)


@dataclass(frozen=True, slots=True)
class RecordedRolls:
    """Rolls written down, by round."""

    rolls: tuple[tuple[int, Roll], ...]

    def words(self, number: int) -> list[int]:
        """Words that make the engine roll what was written down."""
        known = dict(self.rolls)
        if number not in known:
            return []
        words = []
        for pool in known[number]:
            for colour in COLOURS:
                for die in pool:
                    if die.colour is colour:
                        if not die.is_showing:
                            raise BadRecord(
                                f"The roll of round {number} is hidden, so it cannot be replayed."
                            )
                        words.append(_word(die.value))
        return words


def _word(value: int) -> int:
    """A chance word that the engine turns into this value."""
    return ((value - 1) * (1 << 32) // 6 + 2) << 32


Chance = SecretRolls | RecordedRolls
