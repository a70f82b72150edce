"""Who knocks: what counts as one address, and whether the way here is encrypted."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection

from dethrone.server.doors import address, is_secure, neighbourhood
from dethrone.server.settings import Settings

ADDRESSES = {
    # address: what counts as one with it
    "192.0.2.7": "192.0.2.7",
    "2001:db8:1:2:3:4:5:6": "2001:db8:1:2::",
    "2001:db8:1:2::": "2001:db8:1:2::",
    "2001:db8:1:3:3:4:5:6": "2001:db8:1:3::",
    "::ffff:192.0.2.7": "192.0.2.7",
    "nobody": "nobody",
}


@pytest.mark.parametrize(("host", "counts_as"), ADDRESSES.items())
def test_what_counts_as_one_address(host: str, counts_as: str) -> None:
    assert neighbourhood(host) == counts_as


FROM = [
    # what a proxy says, whether there is one, where somebody comes from
    (None, False, "192.0.2.7"),
    ("198.51.100.1", False, "192.0.2.7"),
    ("198.51.100.1", True, "198.51.100.1"),
    ("203.0.113.9, 198.51.100.1", True, "198.51.100.1"),
    (None, True, "192.0.2.7"),
]


@pytest.mark.parametrize(("forwarded", "has_proxy", "found"), FROM)
def test_where_somebody_comes_from(forwarded: str | None, has_proxy: bool, found: str) -> None:
    headers = [] if forwarded is None else [(b"x-forwarded-for", forwarded.encode())]
    scope = {"type": "http", "path": "/", "headers": headers, "client": ("192.0.2.7", 4711)}
    settings = Settings(database="sqlite://", is_behind_proxy=has_proxy)
    assert address(HTTPConnection(scope), settings) == found


WAYS = [
    # scheme, what a proxy says, whether there is one, whether it is encrypted
    ("https", None, False, True),
    ("http", None, False, False),
    ("http", "https", False, False),
    ("http", "https", True, True),
    ("http", "http", True, False),
    ("https", None, True, False),
]


@pytest.mark.parametrize(("scheme", "forwarded", "has_proxy", "is_encrypted"), WAYS)
def test_whether_the_way_is_encrypted(
    scheme: str, forwarded: str | None, has_proxy: bool, is_encrypted: bool
) -> None:
    headers = [] if forwarded is None else [(b"x-forwarded-proto", forwarded.encode())]
    scope = {
        "type": "http",
        "scheme": scheme,
        "path": "/",
        "headers": headers,
        "server": ("games.example", 80),
    }
    settings = Settings(database="sqlite://", is_behind_proxy=has_proxy)
    assert is_secure(HTTPConnection({**scope, "query_string": b""}), settings) is is_encrypted
