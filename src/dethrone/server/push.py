"""Telling browsers that it is somebody's turn, and nothing else; never at an address in somebody's own network."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import httpx

from dethrone.errors import BadRules
from dethrone.prose import voice
from dethrone.server.hooks import MOST, OK, PATIENCE, PAUSES, origin_of
from dethrone.server.ids import hashed
from dethrone.server.keeper import Keeper
from dethrone.server.outside import asker, is_public
from dethrone.server.refusal import Reason
from dethrone.server.webpush import (
    AUTH_BYTES,
    authorization,
    browser_key,
    decoded,
    encoded,
    encrypted,
    new_private,
    private_key,
    public_bytes,
)

LOG = logging.getLogger("dethrone.server")
SECRET = "vapid"
MOST_OF_ONE = 10  # browsers of a person
KEPT = 86_400  # seconds for which a message waits for a browser that is off
GONE = (404, 410)  # the browser does not want it any more
HTTPS = 443


def check_push(endpoint: str, p256dh: str, auth: str, allowed: str) -> None:
    """Refuse what is no subscription, or leads where this server must not be led."""
    try:
        is_key = len(decoded(auth)) == AUTH_BYTES and browser_key(p256dh) is not None
        parts = urlsplit(endpoint)
        is_plain = parts.username is None and endpoint.isascii() and endpoint.isprintable()
        is_named = origin_of(endpoint) in {origin_of(one) for one in allowed.split(",") if one.strip()}
        is_open = (
            parts.scheme == "https" and parts.port in (None, HTTPS) and _may_be_public(parts.hostname or "")
        )
        if is_key and is_plain and (is_named or is_open):
            return
    except ValueError:
        pass
    raise BadRules(Reason.BAD_PUSH)


def _may_be_public(host: str) -> bool:
    """Whether a host may be on the open network: a name is looked up when it is called."""
    try:
        return is_public(host)
    except ValueError:
        name = host.lower().removesuffix(".")
        return "." in name and not name.endswith((".local", ".internal", ".localhost"))


class Pushes:
    """Tells the browsers of whoever is asked something and has no connection."""

    def __init__(self, keeper: Keeper, pauses: Sequence[float] = PAUSES) -> None:
        self._keeper, self._pauses = keeper, pauses
        self._client = asker(PATIENCE)
        self._work: set[asyncio.Task[None]] = set()
        self._secret: str | None = None

    async def secret(self) -> str:
        """The server's own key, made at its first use and kept in the database for all processes."""
        if self._secret is None:
            archive = self._keeper.store.archive
            self._secret = await self._keeper.read(archive.secret, SECRET, new_private())
        return self._secret

    async def public(self) -> str:
        """What a browser must be given to subscribe."""
        return encoded(public_bytes(private_key(await self.secret()).public_key()))

    async def add(self, person_id: str, endpoint: str, p256dh: str, auth: str, language: str) -> None:
        """Tell a browser from now on."""
        keeper = self._keeper
        check_push(endpoint, p256dh, auth, keeper.settings.push_to)
        row: dict[str, Any] = {"hash": hashed(endpoint), "endpoint": endpoint, "p256dh": p256dh, "auth": auth}
        row |= {"language": language, "created_at": keeper.now()}
        await keeper.read(lambda: keeper.store.archive.add_push(person_id, MOST_OF_ONE, **row))

    async def drop(self, person_id: str, endpoint: str) -> None:
        """Tell it no more."""
        await self._keeper.read(self._keeper.store.archive.drop_push, hashed(endpoint), person_id)

    def tell(self, person_id: str, what: dict[str, Any]) -> None:
        """Somebody is asked something; never waits."""
        if len(self._work) < MOST:
            task = asyncio.create_task(self._tell(person_id, what))
            self._work.add(task)
            task.add_done_callback(self._work.discard)

    async def _tell(self, person_id: str, what: dict[str, Any]) -> None:
        rows = await self._keeper.read(self._keeper.store.archive.pushes, person_id)
        await asyncio.gather(*(self._send(row, what) for row in rows))

    async def _send(self, row: dict[str, Any], what: dict[str, Any]) -> None:
        says = voice(row["language"]).say("server-push-turn", game=what["game"].title())
        body = encrypted(json.dumps({**what, "says": says}).encode(), row["p256dh"], row["auth"])
        for pause in self._pauses:
            await asyncio.sleep(pause)
            try:
                status = await self._post(row["endpoint"], body, what["table"])
            except (httpx.HTTPError, OSError):
                continue
            if status in GONE:
                await self._keeper.read(self._keeper.store.archive.drop_push, row["hash"], row["person_id"])
            if status < OK or status in GONE:
                return
        LOG.warning("a browser cannot be told", extra={"attempts": len(self._pauses)})

    async def _post(self, endpoint: str, body: bytes, topic: str) -> int:
        """Send it to the address that was looked at, so that no name can be pointed elsewhere meanwhile."""
        keeper, parts = self._keeper, urlsplit(endpoint)
        where = await self._where(endpoint)
        own = private_key(await self.secret())
        headers = {
            "Authorization": authorization(endpoint, own, keeper.now(), keeper.settings.push_contact),
            "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream",
            "TTL": str(KEPT), "Topic": topic, "Urgency": "normal", "Host": parts.netloc,
        }  # fmt: skip
        url = httpx.URL(endpoint).copy_with(host=where)
        more = {"sni_hostname": parts.hostname} if parts.scheme == "https" else {}
        answer = await self._client.post(url, content=body, headers=headers, extensions=more)
        return answer.status_code

    async def _where(self, endpoint: str) -> str:
        parts, allowed = urlsplit(endpoint), self._keeper.settings.push_to
        host, port = parts.hostname or "", parts.port or HTTPS
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        is_named = origin_of(endpoint) in {origin_of(one) for one in allowed.split(",") if one.strip()}
        if not is_named and not all(map(is_public, addresses)):
            raise OSError("an address of somebody's own network")
        return addresses[0]

    async def close(self) -> None:
        """Tell nobody any more."""
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        await self._client.aclose()
