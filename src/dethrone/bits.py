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


# ------------------------------------------------- the quick generator: splitmix64
SEED_STEP = 0x9E3779B97F4A7C15
MIX1 = 0xBF58476D1CE4E5B9
MIX2 = 0x94D049BB133111EB


def mix(word: int) -> int:
    """Splitmix64's finisher: scrambles a word so that neighbours have nothing in common."""
    word = wrap((word ^ (word >> 30)) * MIX1)
    word = wrap((word ^ (word >> 27)) * MIX2)
    return word ^ (word >> 31)


def step(word: int) -> int:
    """The generator's next state; `mix` of it is the next number."""
    return wrap(word + SEED_STEP)


def seeded(seed: int) -> int:
    """The generator's first state for a seed; neighbouring seeds give unrelated numbers."""
    return mix(wrap(mix(wrap(seed + SEED_STEP)) + MIX2))
