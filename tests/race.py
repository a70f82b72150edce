"""Eight threads read a value of a shape that nobody has read before, again and again; see test_plain_threads."""

from __future__ import annotations

import sys
import threading
from dataclasses import make_dataclass
from typing import Any

from dethrone.plain import Shapes

ROUNDS, THREADS, FIELDS, KINDS = 20, 8, 20, 12


def fresh() -> tuple[Shapes, Any, dict[str, Any]]:
    """Shapes within shapes, and a value of them."""
    shapes = Shapes({})
    inner = [
        make_dataclass(f"Inner{n}", [(f"a{i}", int) for i in range(FIELDS)], frozen=True)
        for n in range(KINDS)
    ]
    shapes.add("is", *inner)
    outer = [
        make_dataclass(f"Outer{n}", [(f"b{i}", one) for i, one in enumerate(inner)], frozen=True)
        for n in range(6)
    ]
    parts = {f"b{i}": {"is": f"inner{i}", **{f"a{k}": k for k in range(FIELDS)}} for i in range(KINDS)}
    return shapes, shapes.add("what", *outer), {"what": "outer3", **parts}


def race() -> int:
    """How many threads read it."""
    shapes, shape, data = fresh()
    gate, found = threading.Barrier(THREADS), list[Any]()

    def read() -> None:
        gate.wait()
        found.append(shapes.read(data, shape))

    threads = [threading.Thread(target=read) for _ in range(THREADS)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    return len(found)


if __name__ == "__main__":
    sys.setswitchinterval(1e-6)
    if all(race() == THREADS for _ in range(ROUNDS)):
        print("fine")
