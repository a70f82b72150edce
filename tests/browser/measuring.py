"""How quick a page is: what is loaded, what moves by itself, how long a press takes until it is seen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Page

# Put into a page before it loads: the browser's own measures.
OBSERVE = """
globalThis.measured = { shift: 0, shifts: [], paint: [] };
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) {
    if (one.hadRecentInput) continue;
    measured.shift += one.value;
    measured.shifts.push(one.sources.map(({ node }) => node?.className ?? "").join(" "));
  }
}).observe({ type: "layout-shift", buffered: true });
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (one.interactionId) measured.paint.push(one.duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""
# A middling phone on a slow mobile line.
LATENCY, DOWN, UP, SLOWER = 150, 1_600_000 / 8, 750_000 / 8, 4


def observe(page: Page) -> None:
    """Measure from the next load on."""
    page.add_init_script(OBSERVE)


def measured(page: Page) -> dict[str, Any]:
    """What has been measured so far, once everything is painted."""
    page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
    found: dict[str, Any] = page.evaluate("measured")
    return found


def begin_shift(page: Page) -> None:
    """What moved until now, moved while the page was loaded."""
    page.evaluate("measured.shift = 0; measured.shifts = []; measured.paint = []")


class Loads:
    """Bytes that came over the line."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.bytes = 0
        self.session.send("Network.enable")
        self.session.on("Network.loadingFinished", self._finished)

    def _finished(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])

    def slow_down(self) -> None:
        """As on a phone."""
        line = {"offline": False, "latency": LATENCY, "downloadThroughput": DOWN, "uploadThroughput": UP}
        self.session.send("Network.emulateNetworkConditions", line)
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
