"""Many threads speak at once: none finds a catalogue that another has half read."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from dethrone.prose.catalogue import Catalogue

THREADS = 8


def test_a_message_is_whole_in_every_thread() -> None:
    for _ in range(20):
        catalogue, together = Catalogue("en"), Barrier(THREADS)

        def say(_number: int, catalogue: Catalogue = catalogue, together: Barrier = together) -> str:
            together.wait()
            return catalogue.format("table-seat-count", {"seats": 2, "players": 3})

        with ThreadPoolExecutor(THREADS) as pool:
            assert set(pool.map(say, range(THREADS))) == {"There are 2 seats for a game of 3 players."}
