"""By which names a server is called: a page whose name was pointed at this machine is not answered.

Its scripts are of the same origin as what they ask, as a browser sees it, so that only the name tells them apart.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from socket import gethostname
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from dethrone.server.app import make_app
from dethrone.server.settings import Settings
from tests.server.conftest import Serving
from tests.server.databases import up_to_date
from tests.server.engines import free_port
from tests.waiting import HANGS

CALLED: dict[str, tuple[str, bool]] = {
    # case: what stands in the header, and whether it is answered
    "loopback": ("localhost:8470", True),
    "a name of loopback": ("dethrone.localhost", True),
    "loopback with a dot": ("localhost.", True),
    "in capitals": ("LOCALHOST", True),
    "an address": ("192.168.1.7:8470", True),
    "an address of six": ("[fd00::7]:8470", True),
    "the bound name": ("castle.lan:8470", True),
    "the machine": (gethostname(), True),
    "the machine at home": (f"{gethostname().partition('.')[0]}.local:8470", True),
    "a name that is allowed": ("games.example", True),
    "one that is written otherwise": ("other.example:8443", True),
    "the name of an origin": ("site.example", True),
    "a page elsewhere": ("evil.example", False),
    "a page elsewhere at our port": ("evil.example:8470", False),
    "below a name that is allowed": ("evil.games.example", False),
    "a name that ends alike": ("evilgames.example", False),
    "a name that begins alike": ("localhost.evil.example", False),
    "an address in a name": ("127.0.0.1.nip.io", False),
    "somebody at an address": ("evil.example@127.0.0.1", False),
    "a number": ("2130706433", False),
    "two names": ("localhost evil.example", False),
    "a path": ("evil.example/127.0.0.1", False),
    "half an address": ("[::1", False),
    "nothing": ("", False),
}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """Somebody at a server with names."""
    home = tmp_path_factory.mktemp("hosts")
    settings = Settings(
        host="castle.lan",
        hosts="games.example, Other.Example:8443",
        origins="https://site.example",
        database=f"sqlite:///{home / 'server.sqlite'}",
        requests_rate=1000.0,
    )
    up_to_date(settings.database)
    with TestClient(make_app(settings)) as one:
        yield one


@pytest.mark.parametrize("case", CALLED)
def test_a_server_answers_to_its_names(client: TestClient, case: str) -> None:
    name, is_ours = CALLED[case]
    for path in ("/api/v1/about", "/healthz", "/", "/nowhere"):
        answer = client.get(path, headers={"Host": name})
        assert (answer.status_code != 421) is is_ours, path
        assert answer.status_code < 500, path
        if not is_ours:
            assert answer.json()["error"]["reason"] == "server-host"
            assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(("hosts", "status"), [("", 421), ("evil.example", 200), ("*", 200)])
def test_the_owner_says_which_names_there_are(settings: Settings, hosts: str, status: int) -> None:
    up_to_date(settings.database)
    with TestClient(make_app(replace(settings, hosts=hosts))) as one:
        assert one.get("/api/v1/about", headers={"Host": "evil.example"}).status_code == status


def test_a_check_that_names_nobody_is_answered(serving: Serving, run: Any) -> None:
    """As HTTP/1.0 allows; a browser always says whom it asks."""

    async def asked() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", serving.settings.port)
        writer.write(b"GET /readyz HTTP/1.0\r\n\r\n")
        answer = await reader.read()
        writer.close()
        return answer

    assert run(asked()).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("place", ["tables", "reviews"])
@pytest.mark.parametrize(("name", "is_ours"), [("evil.example", False), ("localhost", True)])
def test_a_connection_is_made_only_by_our_names(
    serving: Serving, run: Any, place: str, name: str, is_ours: bool
) -> None:
    """Also where its page says the same origin."""

    async def knock() -> int:
        address = f"ws://{name}:{serving.settings.port}/api/v1/{place}/AAAAAAAAAAAAAAAA/socket"
        origin = Origin(f"http://{name}:{serving.settings.port}")
        try:
            async with connect(
                address, host="127.0.0.1", origin=origin, open_timeout=HANGS, proxy=None
            ) as link:
                with suppress(ConnectionClosed):  # there is no such place
                    await link.send(json.dumps({"type": "hello", "version": 1}))
                await link.wait_closed()
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    assert run(knock()) == (101 if is_ours else 403)


@pytest.mark.parametrize(("language", "word"), [("en", "--hosts"), ("de", "--hosts"), ("fr", "--hosts")])
def test_the_sentence_says_what_to_do(settings: Settings, language: str, word: str) -> None:
    up_to_date(settings.database)
    with TestClient(make_app(settings)) as one:
        headers = {"Host": "evil.example", "Accept-Language": language}
        sentence = one.get("/api/v1/about", headers=headers).json()["error"]["sentence"]
    assert word in sentence
    assert "evil.example" in sentence


def test_behind_a_proxy_the_public_name_is_named(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Caddy hands the name on that the browser asked for; it is among the origins in deploy/compose.yaml."""
    home = tmp_path_factory.mktemp("proxy")
    settings = Settings(
        port=free_port(),
        database=f"sqlite:///{home / 'server.sqlite'}",
        is_behind_proxy=True,
        origins="https://games.example",
    )
    serving = Serving(settings)
    try:
        for name, status in (("games.example", 200), ("evil.example", 421)):
            headers = {"Host": name, "X-Forwarded-For": "1.2.3.4", "X-Forwarded-Host": "games.example"}
            assert httpx.get(f"{serving.address}/api/v1/about", headers=headers).status_code == status
    finally:
        serving.close()
