"""Many threads speak at once: none finds a message that another has half read."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from dethrone.prose.catalogue import Catalogue

THREADS, CHAIN = 8, 60
MESSAGES = (
    "".join(f"chain-{n} = {{ chain-{n + 1} }}\n" for n in range(CHAIN)) + f"chain-{CHAIN} = {{ $word }}\n"
)


@pytest.fixture
def hurry() -> Iterator[None]:
    """Threads take turns as often as can be."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("hurry")
def test_a_message_is_whole_in_every_thread() -> None:
    for _ in range(10):
        catalogue, together = Catalogue("en"), Barrier(THREADS)
        catalogue.add(MESSAGES)

        def say(number: int, catalogue: Catalogue = catalogue, together: Barrier = together) -> str:
            together.wait()
            return catalogue.format("chain-0", {"word": f"word {number}"})

        with ThreadPoolExecutor(THREADS) as pool:
            assert list(pool.map(say, range(THREADS))) == [f"word {number}" for number in range(THREADS)]
