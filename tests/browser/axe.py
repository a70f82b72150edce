"""What axe-core says of a page, in both themes: of them all that differs is colour."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

FILE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RULES = {
    "resultTypes": ["violations"],
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    # An experiment of axe's: it takes the number on a chosen card, which is hidden from readers, for its name.
    "rules": {"label-content-name-mismatch": {"enabled": False}},
}
COLOURS = {"resultTypes": ["violations"], "runOnly": {"type": "rule", "values": ["color-contrast"]}}
# After another size the page hears of it with the next frame, before it is painted; a script that looks between the two
# sees what nobody does: what is drawn for the one size, laid out by the styles of the other.
STILL = """() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() =>
  Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0))).then(go))))"""
RUN = "rules => axe.run(document, rules)"
BAD = ("serious", "critical")
THEME = "document.documentElement.dataset.theme"


@cache
def _source() -> str:
    return FILE.read_text("utf-8")


def serious(page: Page, name: str) -> list[str]:
    """What it finds that is serious or worse; a page is left as it was."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(_source())
    page.evaluate(STILL)
    theme = page.evaluate(THEME)
    found = _complaints(page, RULES, f"{name}, {theme}")
    page.evaluate(f"{THEME} = '{'light' if theme == 'dark' else 'dark'}'")
    page.evaluate(STILL)
    found += _complaints(page, COLOURS, f"{name}, not {theme}")
    page.evaluate(f"{THEME} = '{theme}'")
    return found


def _complaints(page: Page, rules: Mapping[str, object], name: str) -> list[str]:
    return [
        f"{name}: {one['id']}, {one['help']}: {'; '.join(node['html'][:160] for node in one['nodes'][:3])}"
        for one in page.evaluate(RUN, rules)["violations"]
        if one["impact"] in BAD
    ]
