"""Telling programs that it is their turn: a signed request to an address that the owner of the server allows."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import httpx

from dethrone.errors import BadRules
from dethrone.server.held import Held
from dethrone.server.keeper import Keeper
from dethrone.server.outside import asker
from dethrone.server.presence import everywhere
from dethrone.server.refusal import Reason

LOG = logging.getLogger("dethrone.server")
SIGNATURE = "X-Dethrone-Signature"
LOOPBACK = ("127.0.0.1", "::1", "localhost")
PAUSES = (0.0, 1.0, 10.0)  # seconds before each attempt
PATIENCE = 5.0
MOST = 200  # requests under way; what is more is not sent
OK = 300  # below it all is well


def check_hook(address: str, allowed: str) -> None:
    """Refuse what the owner does not allow, and what could be read or led astray on the way."""
    try:
        parts, origins = urlsplit(address), {origin_of(one) for one in allowed.split(",") if one.strip()}
        is_safe = parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in LOOPBACK)
        is_plain = parts.username is None and address.isascii() and address.isprintable()
        if is_safe and is_plain and origin_of(address) in origins:
            return
    except ValueError:
        pass
    raise BadRules(Reason.BAD_HOOK, address=address[:60])


def origin_of(address: str) -> tuple[str, str | None, int | None]:
    """Where an address is, without what is asked there."""
    parts = urlsplit(address.strip())
    return parts.scheme, parts.hostname, parts.port


def signed(secret: str, body: bytes) -> str:
    """What proves that a request comes from here."""
    return f"sha256={hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()}"


def newly_asked(held: Held, now: float) -> list[tuple[str, dict[str, Any]]]:
    """Who is asked something that they were not asked before, and has no connection; and what that is."""
    present = everywhere(held, now)
    asked = {(one.seat, one.asks.value, one.number) for one in held.table.questions if one.voice is None}
    people = {guest.seat: guest.person_id for guest in held.guests.values()}
    fresh, held.hooked = asked - held.hooked, asked
    return [
        (
            people[seat],
            {"table": held.head.id, "game": held.head.game, "seat": seat, "asks": asks, "question": number},
        )
        for seat, asks, number in sorted(fresh)
        if seat not in present and seat in people
    ]


class Hooks:
    """Tells whoever is asked something, wants to hear of it, and has no connection."""

    def __init__(self, keeper: Keeper, pauses: Sequence[float] = PAUSES) -> None:
        self._keeper, self._pauses = keeper, pauses
        self._client = asker(PATIENCE)
        self._work: set[asyncio.Task[None]] = set()

    def tell(self, person_id: str, what: dict[str, Any]) -> None:
        """Somebody is asked something; never waits."""
        if self._keeper.settings.hooks and len(self._work) < MOST:
            told = {name: value for name, value in what.items() if name != "game"}
            task = asyncio.create_task(self._tell(person_id, told))
            self._work.add(task)
            task.add_done_callback(self._work.discard)

    async def _tell(self, person_id: str, what: dict[str, Any]) -> None:
        keeper = self._keeper
        hook = await keeper.read(keeper.store.archive.hook, person_id)
        if hook is None:
            return
        check_hook(hook["address"], keeper.settings.hooks)  # the owner may have thought again
        body = json.dumps({**what, "at": keeper.now()}).encode()
        headers = {SIGNATURE: signed(hook["secret"], body), "Content-Type": "application/json"}
        for pause in self._pauses:
            await asyncio.sleep(pause)
            try:
                answer = await self._client.post(hook["address"], content=body, headers=headers)
                if answer.status_code < OK:
                    return
            except httpx.HTTPError:
                pass
        LOG.warning("a hook does not answer", extra={"table": what["table"], "attempts": len(self._pauses)})

    async def close(self) -> None:
        """Tell nobody any more."""
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        await self._client.aclose()
