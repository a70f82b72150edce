"""Stands in for the `cython` module where it is not installed: three names are all the engines use."""

from contextlib import nullcontext
from typing import Any

compiled = False
nogil = nullcontext()


def cast(kind: type, value: Any) -> Any:
    """The value, which is of the kind already."""
    del kind
    return value
