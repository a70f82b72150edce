"""Web push: only the browser can read it, keys stay, dead browsers are forgotten, no address of one's own network."""

from __future__ import annotations

import asyncio
import json
import threading
from base64 import urlsafe_b64decode
from collections.abc import Callable, Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from dethrone.client import Refused, Server
from dethrone.errors import BadRules
from dethrone.server.push import Pushes, check_push
from dethrone.server.settings import Settings
from dethrone.server.webpush import decoded, encoded, encrypted, public_bytes
from tests.server.conftest import Serving
from tests.server.test_promises import closed
from tests.waiting import HANGS

Run = Callable[..., Any]
AUTH = bytes(range(16))


# -------------------------------------------------------------- a browser's side
def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(urlsafe_b64decode(text + "=="), "big"), ec.SECP256R1())


def derived(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(key)


def opened(body: bytes, own: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser reads of a message, as RFC 8291 and RFC 8188 say it."""
    salt, size, ours = body[:16], body[20], public_bytes(own.public_key())
    theirs, sealed = body[21 : 21 + size], body[21 + size :]
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    key = derived(auth, shared, b"WebPush: info\0" + ours + theirs, 32)
    cipher = AESGCM(derived(salt, key, b"Content-Encoding: aes128gcm\0", 16))
    text = cipher.decrypt(derived(salt, key, b"Content-Encoding: nonce\0", 12), sealed, None)
    return text.rstrip(b"\0").removesuffix(b"\2")


class PushService(HTTPServer):
    """Where a browser's messages go; it answers with the next of some codes."""

    def __init__(self, *codes: int) -> None:
        self.codes, self.heard = list(codes), list[tuple[bytes, dict[str, str]]]()
        self.arrived = threading.Semaphore(0)
        super().__init__(("127.0.0.1", 0), Heard)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Heard(BaseHTTPRequestHandler):
    """One request."""

    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.heard.append((body, {name.lower(): value for name, value in self.headers.items()}))
        self.send_response(self.server.codes.pop(0) if self.server.codes else 201)
        self.end_headers()
        self.server.arrived.release()

    def log_message(self, format: str, *args: Any) -> None:
        """Quiet."""


@pytest.fixture
def service() -> Iterator[PushService]:
    server = PushService(503)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def subscription(endpoint: str, own: ec.EllipticCurvePrivateKey, **more: Any) -> dict[str, Any]:
    keys = {"p256dh": encoded(public_bytes(own.public_key())), "auth": encoded(AUTH)}
    return {"endpoint": endpoint, "expirationTime": None, "keys": keys, **more}


def verified(headers: dict[str, str], key: str) -> dict[str, Any]:
    """The claims of a request's signature, which the published key must have made."""
    scheme, _, rest = headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    signed, _, signature = parts["t"].rpartition(".")
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(der, signed.encode(), ec.ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(decoded(signed.partition(".")[2]))
    return found


def test_a_message_is_sealed_as_the_standard_does_it() -> None:
    """The example of RFC 8291, section 5."""
    own = private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    browser = private("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        encoded(public_bytes(browser.public_key())),
        "BTBZMqHH6r4Tts7J_aSIgg",
        salt=decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        own=own,
    )
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert opened(body, browser, decoded("BTBZMqHH6r4Tts7J_aSIgg")).startswith(b"When I grow up")


def test_a_browser_is_told_of_a_turn_until_it_is_gone(
    settings: Settings, run: Run, service: PushService
) -> None:
    serving = Serving(replace(settings, push_to=service.origin, push_contact="mailto:owner@example.org"))
    serving.rooms.pushes._pauses = (0.0, 0.0, 0.0)
    browser = ec.generate_private_key(ec.SECP256R1())
    endpoint = f"{service.origin}/send/abc"

    async def go(key: str | None = None) -> tuple[str, str, str]:
        ada, ben = Server(serving.address, key), Server(serving.address)
        if key is None:
            await ada.become("Ada")
            await ada.ask("POST", "/me/push", json=subscription(endpoint, browser, language="de"))
        await ben.become("Ben")
        table = await ada.open_table("regicide", ["me", "open"])
        async with ben.link(table) as link:
            await link.do({"do": "sit", "seat": 1})
            await link.do({"do": "start"})
        published = (await ada.ask("GET", "/push"))["key"]
        await closed(ada, ben)
        return str(ada.key), table, str(published)

    key, table, published = run(go())
    for _ in range(2):  # the first attempt failed
        assert service.arrived.acquire(timeout=HANGS)
    body, headers = service.heard[-1]
    told = json.loads(opened(body, browser, AUTH))
    assert told == {
        "table": table, "game": "regicide", "seat": 0, "asks": "move", "question": told["question"],
        "says": "Regicide: Du bist gefragt.",
    }  # fmt: skip
    assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", table)
    claims = verified(headers, published)
    assert (claims["aud"], claims["sub"]) == (service.origin, "mailto:owner@example.org")
    service.codes = [410]
    run(go(key))
    assert service.arrived.acquire(timeout=HANGS)

    async def settled() -> None:
        await asyncio.gather(*serving.rooms.pushes._work)

    serving.inside(settled())
    who = serving.rooms.people.of(key)
    assert who is not None
    assert serving.rooms.keeper.store.archive.pushes(who.id) == []
    serving.close()
    again = Serving(serving.settings)
    assert again.inside(again.rooms.pushes.public()) == published
    again.close()


KEY = encoded(public_bytes(ec.derive_private_key(7, ec.SECP256R1()).public_key()))
ENDPOINTS = {
    # endpoint: may it be told?
    "https://push.example.org/send/1": True,
    "https://1.1.1.1/send": True,
    "http://127.0.0.1:9000/send": True,  # the owner names it
    "http://push.example.org/send/1": False,
    "https://127.0.0.1/": False,
    "https://10.0.0.1/": False,
    "https://[::1]/": False,
    "https://[fd00::1]/": False,
    "https://[2606:4700::1111]/": True,
    "https://1.1.1.1:443/": True,
    "https://1.1.1.1:22/": False,  # no service of a browser's listens there
    "https://push.example.org:8443/": False,
    "https://224.0.1.1/": False,
    "https://[ff0e::1]/": False,
    "https://[64:ff9b::a00:1]/": False,  # NAT64 of 10.0.0.1
    "https://[64:ff9b:1::a00:1]/": False,
    "https://[2002:a00:1::]/": False,  # 6to4 of 10.0.0.1
    "https://[2001:0:4136:e378:8000:63bf:f5ff:fffe]/": False,  # Teredo of 10.0.0.1
    "https://[::ffff:10.0.0.1]/": False,
    "https://[::10.0.0.1]/": False,
    "https://0177.0.0.1/": True,  # a name like any other: what it leads to is looked at when it is called
    "https://169.254.169.254/latest": False,
    "https://localhost/": False,
    "https://db.internal/": False,
    "https://db.internal./": False,
    "https://localhost./": False,
    "https://me:you@push.example.org/": False,
    "file:///etc/passwd": False,
    "https://[": False,
    "": False,
}


@pytest.mark.parametrize(("endpoint", "is_allowed"), ENDPOINTS.items())
def test_where_a_browser_may_be_told(endpoint: str, is_allowed: bool) -> None:
    if is_allowed:
        check_push(endpoint, KEY, encoded(AUTH), "http://127.0.0.1:9000")
        return
    with pytest.raises(BadRules):
        check_push(endpoint, KEY, encoded(AUTH), "http://127.0.0.1:9000")


@pytest.mark.parametrize(
    ("p256dh", "auth"), [("", encoded(AUTH)), (KEY[:-4], encoded(AUTH)), (KEY, "AAAA"), (KEY, "é")]
)
def test_what_is_no_key(p256dh: str, auth: str) -> None:
    with pytest.raises(BadRules):
        check_push("https://push.example.org/send/1", p256dh, auth, "")


@pytest.mark.parametrize("address", ["127.0.0.1", "10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "224.0.1.1"])
def test_a_name_that_leads_into_ones_own_network_is_not_called(serving: Serving, address: str) -> None:
    pushes: Pushes = serving.rooms.pushes

    async def found(*_: Any, **__: Any) -> list[Any]:
        return [(0, 0, 0, "", ("1.1.1.1", 443)), (0, 0, 0, "", (address, 443))]

    async def go() -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)
            with pytest.raises(OSError, match="own network"):
                await pushes._where("https://push.example.org/send")

    serving.inside(go())


def test_subscriptions_are_ones_own_and_few(serving: Serving, run: Run) -> None:
    own = ec.derive_private_key(7, ec.SECP256R1())

    async def go() -> None:
        ada, ben = Server(serving.address), Server(serving.address)
        me = [await one.become(name) for one, name in ((ada, "Ada"), (ben, "Ben"))]
        archive, people = serving.rooms.keeper.store.archive, serving.rooms.people
        ids = [who.id for who in map(people.of, me) if who is not None]
        for number in range(12):
            await ada.ask("POST", "/me/push", json=subscription(f"https://push.example.org/{number}", own))
        assert len(archive.pushes(ids[0])) == 10
        await ben.ask("DELETE", "/me/push", params={"endpoint": "https://push.example.org/11"})
        assert len(archive.pushes(ids[0])) == 10
        await ben.ask("POST", "/me/push", json=subscription("https://push.example.org/11", own))
        assert (len(archive.pushes(ids[0])), len(archive.pushes(ids[1]))) == (
            9,
            1,
        )  # a browser is one person's
        await ada.ask("DELETE", "/me/push", params={"endpoint": "https://push.example.org/10"})
        assert len(archive.pushes(ids[0])) == 8
        with pytest.raises(Refused) as refused:
            await ada.ask("POST", "/me/push", json=subscription("https://10.0.0.1/", own))
        assert refused.value.word == "server-bad-push"
        await ada.ask("DELETE", "/me")
        assert archive.pushes(ids[0]) == []
        await closed(ada, ben)

    run(go())
