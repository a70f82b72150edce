"""Ctrl-C at any moment, also while an object is being cleared away."""

from __future__ import annotations

import signal

import pytest

from dethrone.lab.interrupts import heard_for_sure


@pytest.fixture(autouse=True)
def usual() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Interrupting:
    """Ctrl-C comes as it goes."""

    def __del__(self) -> None:
        signal.raise_signal(signal.SIGINT)


def test_it_is_raised_at_once() -> None:
    with pytest.raises(KeyboardInterrupt), heard_for_sure():
        signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_it_is_not_lost_in_a_destructor() -> None:
    with heard_for_sure() as check:
        check()
        thing = Interrupting()
        del thing
        with pytest.raises(KeyboardInterrupt):
            check()


def test_a_process_that_ignores_it_goes_on_ignoring() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with heard_for_sure() as check:
        signal.raise_signal(signal.SIGINT)
        check()
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
