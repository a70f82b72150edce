"""Stands in for the `cython` module where it is not installed: two names are all the engines use."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
