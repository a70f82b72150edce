"""Where the chance of a game comes from, the same for all games.

A real game draws all its chance from one 256-bit `Secret`. A commitment, the SHA-256 of the secret and of what is
played with it, is published before the first card is dealt; then every player may add a nonce of their own, so that
nobody, not even the keeper, chose the deal; the secret itself is shown after the last move. Anyone can then make the
same stream again and see that no card and no die was chosen by hand. A `Seed` is for simulations: the quick generator
inside the engine, no commitment. `Written` is chance that was written down, for records whose secret is not known.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field
from struct import unpack
from typing import TypeAlias

from dethrone.errors import BadRules, Reason

SECRET_BYTES = 32
SEEDS = 1 << 64
LONGEST_NONCE = 64


def new_secret() -> bytes:
    """A fresh secret from the system's generator."""
    return os.urandom(SECRET_BYTES)


def commitment(secret: bytes, *, game: str, rules: str, players: int | str) -> str:
    """What is published beforehand: the SHA-256 of these four lines, which a record shows after the end, in hex."""
    from hashlib import sha256  # noqa: PLC0415 (simulations do without, and it takes a while to load)

    lines = {"Game": game, "Rules": rules, "Players": players, "Secret": secret.hex()}
    return sha256("".join(f'[{name} "{text}"]\n' for name, text in lines.items()).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Seed:
    """A number for the quick generator inside the engine; the same number gives the same game."""

    number: int

    def __post_init__(self) -> None:
        checked_seed(self.number)

    def __reduce__(self) -> tuple[type[Seed], tuple[int]]:
        return Seed, (self.number,)  # checked again where it is unpickled


@dataclass(frozen=True, slots=True)
class Secret:
    """Chance that nobody can foresee and everybody can check afterwards."""

    value: bytes = field(repr=False)  # it is printed nowhere by accident
    nonces: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        value: object = self.value
        if not isinstance(value, bytes) or len(value) != SECRET_BYTES:
            raise BadRules(Reason.BAD_SECRET, bytes=SECRET_BYTES)
        for nonce in checked_nonces(self.nonces):
            if not _is_nonce(nonce):
                raise BadRules(Reason.BAD_NONCE, nonce=shortened(nonce), most=LONGEST_NONCE)

    def __reduce__(self) -> tuple[type[Secret], tuple[bytes, tuple[str, ...]]]:
        return Secret, (self.value, self.nonces)

    def words(self, purpose: str, count: int) -> list[int]:
        """The first words of the stream for a purpose."""
        return Stream(self._root, purpose).words(count)

    def stream(self, purpose: str) -> Stream:
        """The stream for a purpose."""
        return Stream(self._root, purpose)

    @property
    def _root(self) -> bytes:
        """The secret alone, or with what the players added."""
        if not self.nonces:
            return self.value
        from hashlib import sha256  # noqa: PLC0415

        added = "\n".join(self.nonces)
        return sha256(self.value + b"\x00nonces\x00" + added.encode()).digest()


@dataclass(frozen=True, slots=True)
class Written:
    """Chance that was written down: for each purpose the words that make the engine do it again."""

    by_purpose: Mapping[str, Sequence[int]]

    def __post_init__(self) -> None:
        rows: object = self.by_purpose
        if not isinstance(rows, Mapping) or not all(_are_words(words) for words in rows.values()):
            raise BadRules(Reason.BAD_WORDS, most=str(SEEDS - 1))

    def __reduce__(self) -> tuple[type[Written], tuple[Mapping[str, Sequence[int]]]]:
        return Written, (self.by_purpose,)

    def words(self, purpose: str, count: int) -> list[int]:
        """The words for a purpose, as many as were written down."""
        return list(self.by_purpose.get(purpose, ())[:count])


Chance: TypeAlias = Secret | Seed | Written


def promise(chance: Chance | None, *, game: str, rules: str, players: int) -> str | None:
    """The commitment to a deal; None where its chance comes from no secret."""
    if not isinstance(chance, Secret):
        return None
    return commitment(chance.value, game=game, rules=rules, players=players)


def chance_from(*, seed: int | None, secret: bytes | None, nonces: Sequence[str] = ()) -> Secret | Seed:
    """The chance that a seed or a secret stands for; without either, that of a fresh secret."""
    if seed is not None:
        if secret is not None or nonces:
            raise BadRules(Reason.BAD_SECRET, bytes=SECRET_BYTES)
        return Seed(seed)
    return Secret(new_secret() if secret is None else secret, checked_nonces(nonces))


def checked_seed(seed: object) -> int:
    """A number that the quick generator can begin with."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEEDS:
        raise BadRules(Reason.BAD_SEED, most=str(SEEDS - 1), seed=shortened(seed))
    return seed


def checked_chance(chance: object) -> Chance:
    """What chance can come from."""
    if not isinstance(chance, Secret | Seed | Written):
        raise BadRules(Reason.BAD_CHANCE, chance=shortened(chance))
    return chance


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
            from hashlib import shake_256  # noqa: PLC0415

            size = max(64, 2 * end)
            self._words = list(unpack(f">{size}Q", shake_256(self._seed).digest(8 * size)))
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


def checked_nonces(nonces: object) -> tuple[str, ...]:
    """Nonces in a row; one text is not taken for its letters."""
    if isinstance(nonces, str) or not isinstance(nonces, Sequence):
        raise BadRules(Reason.BAD_NONCE, nonce=shortened(nonces), most=LONGEST_NONCE)
    return tuple(nonces)


def _are_words(row: object) -> bool:
    """Whether these are 64-bit words."""
    return isinstance(row, list | tuple) and all(type(word) is int and 0 <= word < SEEDS for word in row)


def _is_nonce(text: object) -> bool:
    return isinstance(text, str) and 0 < len(text) <= LONGEST_NONCE and text.isascii() and text.isalnum()


def shortened(value: object, most: int = 40) -> str:
    """A value as it is shown in a complaint, however long it is."""
    text = repr(value) if not isinstance(value, int) or abs(value) < 10**most else "a very large number"
    return text if len(text) <= most else text[: most - 1] + "…"
