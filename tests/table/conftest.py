"""The toy is one of the games while tables are tested."""

from collections.abc import Iterator

import pytest

from dethrone import games
from tests.toy import KIND


@pytest.fixture(autouse=True, scope="package")
def _toy() -> Iterator[None]:
    games.add(KIND)
    yield
    games.remove(KIND.name)
