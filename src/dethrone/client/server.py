"""What a table server answers over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import httpx

from dethrone.client.link import Link, Refused
from dethrone.trust import trusted

API = "/api/v1"


class Server:
    """A server, as one person uses it; the key says who.

    async with Server("http://127.0.0.1:8470") as server:
        key = await server.become("Ada")
        table = await server.open_table("regicide", ["me", "expert"])
    """

    def __init__(self, address: str, key: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.key = key
        self._http = httpx.AsyncClient(
            base_url=self.address + API, timeout=30, verify=trusted(has_settings=True)
        )

    async def __aenter__(self) -> Server:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Let go."""
        await self._http.aclose()

    async def ask(self, method: str, path: str, **what: Any) -> Any:
        """Ask anything of the API; a refusal raises."""
        headers = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        answer = await self._http.request(method, path, headers=headers, **what)
        if answer.is_error:
            raise Refused(_error(answer))
        return answer.json() if answer.content else None

    async def become(self, name: str, language: str = "en") -> str:
        """Be somebody new, with a key of one's own."""
        person = await self.ask(
            "POST", "/people", json={"name": name, "language": language, "wants_key": True}
        )
        self.key = str(person["key"])
        return self.key

    async def about(self) -> dict[str, Any]:
        """Games, rule sets and bots there."""
        found: dict[str, Any] = await self.ask("GET", "/about")
        return found

    async def open_table(self, game: str, seats: list[str], rules: str = "", **options: Any) -> str:
        """A new table; seats are `me`, `open`, or a bot's name."""
        listed = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat} for seat in seats]
        what = {"game": game, "rules": rules, "seats": listed, **options}
        return str((await self.ask("POST", "/tables", json=what))["id"])

    def link(
        self,
        table: str,
        *,
        language: str | None = None,
        tell: Callable[[dict[str, Any]], None] | None = None,
    ) -> Link:
        """A connection to a table."""
        parts = urlsplit(self.address)
        scheme = {"http": "ws", "https": "wss"}[parts.scheme]
        path = f"{parts.path}{API}/tables/{table}/socket"
        return Link(urlunsplit((scheme, parts.netloc, path, "", "")), self.key, language=language, tell=tell)


def _error(answer: httpx.Response) -> dict[str, Any]:
    try:
        body = answer.json()
    except ValueError:
        body = {}
    error = body.get("error") if isinstance(body, dict) else None
    return error if isinstance(error, dict) else {"sentence": f"The server answers {answer.status_code}."}
