"""Machine arithmetic in plain Python; the compiled modules take the same names from cbits.pxd."""

MASK64 = 0xFFFFFFFFFFFFFFFF


def ctz(word: int) -> int:
    """The place of the lowest set bit."""
    return (word & -word).bit_length() - 1


def top(word: int) -> int:
    """The place of the highest set bit."""
    return word.bit_length() - 1


popcount = int.bit_count


def bit(place: int) -> int:
    """A word with one bit set."""
    return 1 << place


def pick(word: int, k: int) -> int:
    """The place of the k-th set bit, counted from 0."""
    for _ in range(k):
        word &= word - 1
    return ctz(word)


def wrap(word: int) -> int:
    """The word modulo 2**64, which C does by itself."""
    return word & MASK64
