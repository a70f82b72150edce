"""Somebody before the page, with cookies of their own; whatever the page is sent is kept, in order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, WebSocket

from dethrone.server.doors import COOKIE

PATIENCE = 60_000  # milliseconds: machines are slow
PHONE, TABLET, DESKTOP = (360, 740), (820, 1180), (1280, 800)
CALM: dict[str, Any] = {"reduced_motion": "reduce"}  # where nothing that moves is tested: half the work
KEPT = ("application/json", "text/")
COMPLAINTS = ("error", "warning")  # of a browser
LEFT_BEHIND = "net::ERR_ABORTED"
BLOCKED = "Service Worker registration blocked"  # by whoever drives the browser, for most visitors


@dataclass(frozen=True)
class Heard:
    """A frame of a socket, or the body of an answer."""

    source: str
    text: str


@dataclass
class Visitor:
    """A browser window."""

    page: Page
    address: str
    heard: list[Heard] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)  # answers whose body the browser has let go
    errors: list[str] = field(default_factory=list)
    is_cut_off: bool = False  # while the server cannot be reached, a browser complains

    @classmethod
    def come(
        cls,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESKTOP,
        theme: str = "light",
        **more: Any,
    ) -> Visitor:
        """Somebody new."""
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            **{"locale": "en-GB", "base_url": address, "service_workers": "block", **more},
        )
        context.set_default_timeout(PATIENCE)
        visitor = cls(context.new_page(), address)
        visitor.page.on("websocket", visitor._connected)
        visitor.page.on("requestfinished", visitor._answered)
        visitor.page.on("console", visitor._said)
        visitor.page.on("pageerror", lambda error: visitor.errors.append(str(error)))
        visitor.page.on("requestfailed", visitor._failed)
        return visitor

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(Heard("socket", str(frame))))

    def _answered(self, request: Request) -> None:
        try:
            response = request.response()
            if response is not None and response.headers.get("content-type", "").startswith(KEPT):
                self.heard.append(Heard(request.url, response.text()))
        except Error:
            self.unread.append(request.url)

    def _said(self, message: ConsoleMessage) -> None:
        address = str(message.location.get("url", ""))
        if message.type in COMPLAINTS and BLOCKED not in message.text and not self.is_cut_off:
            self.errors.append(f"{message.text} ({address})")

    def _failed(self, request: Request) -> None:
        """Whoever goes to another screen leaves answers behind, which is no failure."""
        if not self.is_cut_off and request.failure != LEFT_BEHIND:
            self.errors.append(f"{request.method} {request.url}: {request.failure}")

    def be(self, key: str) -> Visitor:
        """Somebody who has been here before, by their key."""
        self.page.context.add_cookies([{"name": COOKIE, "value": key, "url": self.address}])
        self.page.add_init_script("localStorage.setItem('met', 'yes')")
        return self

    def go(self, path: str) -> Page:
        """Open a path of the page."""
        self.page.goto(path)
        return self.page

    def leave(self) -> None:
        """Close the window; nothing may have gone wrong in it."""
        self.page.context.close()
        assert not self.errors, self.errors
