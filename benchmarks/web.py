"""The page as a phone meets it: a slow line, a slow processor, nothing kept from before. `python -m benchmarks web`."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser
from tests.browser.chromium import chromium
from tests.browser.conftest import started
from tests.browser.measuring import DOWN, LATENCY, SLOWER, Loads, begin_shift, measured, observe
from tests.browser.playing import hand, offered, open_alone, open_table, play_on
from tests.browser.visiting import PHONE, Visitor

TURNS = 5
READY = "() => document.querySelector('.blk .btn.pri:not(:disabled)') && performance.now()"
HAND = "() => document.querySelector('.layer button[data-zone=\"hand\"]') && performance.now()"


@dataclass(frozen=True, slots=True)
class Figure:
    """Something that was measured, and what is wanted at most."""

    what: str
    value: float
    most: float | None

    @property
    def is_met(self) -> bool:
        """Whether it is as wanted."""
        return self.most is None or self.value <= self.most


def figures(turns: int = TURNS) -> list[Figure]:
    """Everything, medians over some turns."""
    with tempfile.TemporaryDirectory() as folder:
        server = started(Path(folder) / "server.sqlite")
        try:
            with chromium() as browser:
                loads = [load(browser, server.address) for _ in range(turns)]
                shift, paint = game(browser, server.address)
        finally:
            server.kill()
    first, table, size = (median(column) for column in zip(*loads, strict=True))
    return [
        Figure("first load, to the first game, kB compressed", size / 1000, 150),
        Figure("first screen, playable after ms", first, 1500),
        Figure("from the press to one's hand, ms", table, None),
        Figure("layout shift in a game", shift, 0.01),
        Figure("input to paint, ms, median", paint, 100),
    ]


def load(browser: Browser, address: str) -> tuple[float, float, float]:
    """A first visit on a slow phone: until one can press, from the press to the hand, and how much was loaded."""
    visitor = Visitor.come(browser, address, PHONE)
    page, loads = visitor.page, Loads(visitor.page)
    loads.slow_down()
    page.goto("/", wait_until="commit")
    ready = float(page.wait_for_function(READY, polling="raf").json_value())
    began = float(page.evaluate("performance.now()"))
    page.get_by_role("button", name="Alone").click()
    seated = float(page.wait_for_function(HAND, polling="raf").json_value())
    visitor.leave()
    return ready, seated - began, float(loads.bytes)


def game(browser: Browser, address: str) -> tuple[float, float]:
    """What moves by itself in a game on a phone, and how long a press takes until it is seen."""
    visitor = Visitor.come(browser, address, PHONE)
    observe(visitor.page)
    open_table(visitor.page, bots=1)
    hand(visitor.page).first.wait_for()
    offered(visitor.page)
    begin_shift(visitor.page)
    play_on([visitor], decisions=8)
    shift = float(measured(visitor.page)["shift"])
    open_alone(visitor.page)
    begin_shift(visitor.page)
    for card in hand(visitor.page).all():
        card.press(" ")
        card.press(" ")
    found = measured(visitor.page)
    visitor.leave()
    return shift, float(median(found["paint"] or [0]))


def section(found: list[Figure], machine: str) -> str:
    """As Markdown."""
    lines = [
        "## The page on a phone",
        "",
        f"Made by `make bench-web`: Chromium, {PHONE[0]} × {PHONE[1]}, the processor {SLOWER} times slower, a line of",
        f"{DOWN * 8 / 1e6:.1f} Mbit/s with {LATENCY} ms; nothing kept from before. Medians of {TURNS} visits.",
        f"Machine: {machine}.",
        "",
        "| what | measured | wanted | |",
        "|---|---|---|---|",
    ]
    for one in found:
        limit = "" if one.most is None else f"≤ {one.most:g}"
        verdict = "" if one.most is None else "met" if one.is_met else "NOT MET"
        value = f"{one.value:.3f}" if one.value < 1 else f"{one.value:,.0f}"
        lines.append(f"| {one.what} | {value} | {limit} | {verdict} |")
    return "\n".join(lines)
