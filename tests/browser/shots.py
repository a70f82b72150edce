"""Pictures of every screen, phone to desk, light and dark, and those of the README: `make shots`.

python -m tests.browser.shots [NAME …] [--sizes phone] [--themes dark] [--languages en] [--readme]

Each moment is come to once and then looked at in all ways. What is cut, covered, outside the screen or too small to
touch is written to build/shots/audit.txt, all pictures stand in build/shots/index.html.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from playwright.sync_api import Browser, Error, Page

from tests.browser.audit import audit
from tests.browser.axe import STILL
from tests.browser.chromium import chromium
from tests.browser.conftest import started
from tests.browser.dealing import Dealer, Somebody
from tests.browser.gallery import README, contact_sheet, shot, take_readme
from tests.browser.line import Line
from tests.browser.scenes import Company, Scene, scenes
from tests.browser.visiting import DESKTOP, PHONE, TABLET, Visitor
from tests.browser.waiting import let_pass
from tests.server.chaos import Process

SHOTS = Path(__file__).parents[2] / "build" / "shots"
DESKS = {"desk": (1680, 1050), "wide": (1920, 1080), "huge": (2560, 1440)}  # of tables
SIZES = {"phone": PHONE, "short": (360, 640), "tablet": TABLET, "desktop": DESKTOP, **DESKS}
THEMES = ("light", "dark")
LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français"}
PATIENCE = 20_000  # milliseconds for anything but an analysis
SETTLED = 60  # milliseconds
TOLD = 800  # milliseconds: a table has told everything anew in another language
# The language is chosen where everybody chooses it; false where there is no such place.
SPEAK = """(name) => {
  const found = [...document.querySelectorAll(".prefs [role=radio]")].find((one) => one.textContent.trim() === name);
  found?.click();
  return found !== undefined;
}"""


@dataclass(frozen=True)
class Look:
    """A way to look at a screen."""

    size: str
    theme: str = "light"
    language: str = "en"


def looks(scene: Scene) -> Iterator[Look]:
    """All ways: every size and theme; a short phone, longer languages and, for a table, wide desks in one."""
    for size in ("phone", "tablet", "desktop"):
        yield from (Look(size, theme) for theme in THEMES)
    if scene.is_table:
        yield from map(Look, DESKS)
    yield Look("short")
    yield from (Look("phone", language=language) for language in LANGUAGES if language != "en")


@dataclass(frozen=True)
class Wanted:
    """Which pictures are taken; nothing named is all."""

    names: list[str]
    sizes: list[str]
    themes: list[str]
    languages: list[str]

    def has(self, look: Look) -> bool:
        """Whether this way is wanted."""
        return look.size in self.sizes and look.theme in self.themes and look.language in self.languages


EVERYTHING = Wanted([], list(SIZES), list(THEMES), list(LANGUAGES))


@contextmanager
def opened() -> Iterator[tuple[Company, Process, Browser]]:
    """A database in which something has happened, a server for it, and a browser."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "server.sqlite"
        dealer = Dealer(f"sqlite:///{database}")
        company = Company(dealer)
        company.live_a_little()
        server = started(database)
        try:
            with chromium() as browser:
                yield company, server, browser
        finally:
            server.kill()
            dealer.close()


def come(browser: Browser, line: Line, somebody: Somebody | None) -> Page:
    """Somebody before the page."""
    visitor = Visitor.come(browser, line.address)
    page = visitor.page
    page.context.set_default_timeout(PATIENCE)
    if somebody is not None:
        visitor.be(somebody.key)
    return page


def still(page: Page, *, whole: bool = False) -> bytes:
    """A picture, once everything is there and nothing moves."""
    with suppress(Error):
        page.wait_for_load_state("networkidle", timeout=3000)
    page.evaluate(STILL)
    let_pass(page, SETTLED)
    return page.screenshot(full_page=whole)


def speak(page: Page, language: str) -> bool:
    """Choose a language in the page as it is; whether that was possible."""
    if page.evaluate("document.documentElement.lang") == language:
        return True
    if not page.evaluate(SPEAK, LANGUAGES[language]):
        return False
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    let_pass(page, TOLD)
    return True


def take(page: Page, name: str, scene: Scene, wanted: Wanted, notes: TextIO, *, line: Line) -> int:
    """A moment in all ways that are wanted; how many pictures there are."""
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.emulate_media(color_scheme="light")
    if not scene.passes:
        scene.open(page)
    count = 0
    for look in filter(wanted.has, looks(scene)):
        width, height = SIZES[look.size]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if look.theme == "dark" else "light")
        if scene.passes:
            speak(page, "en")
            scene.open(page)
        if not speak(page, look.language):  # the top bar says something else: the language comes first
            line.mend()
            page.goto("/")
            speak(page, look.language)
            scene.open(page)
        page.evaluate("scrollTo(0, 0)")
        (SHOTS / shot(name, look.size, look.theme, look.language)).write_bytes(still(page))
        count += 1
        if look.theme == "light":
            how = f"{name}, {look.size}, {look.language}"
            notes.writelines(f"{how}: {one}\n" for one in audit(page))
            is_long = page.evaluate("document.documentElement.scrollHeight > innerHeight + 8")
            if is_long and look.size in ("phone", "desktop"):
                file = SHOTS / shot(name, look.size, look.theme, look.language, "whole")
                file.write_bytes(still(page, whole=True))
    if not speak(page, "en"):
        line.mend()
        page.goto("/")
        speak(page, "en")
    return count


def take_all(company: Company, server: Process, browser: Browser, wanted: Wanted) -> list[str]:
    """Every screen that is wanted; those that did not come."""
    line, missing = Line(server.port), list[str]()
    found = scenes(company, line)
    guest = company.dealer.somebody("Jonas")
    pages = {
        who: come(browser, line, somebody)
        for who, somebody in {"me": company.me, "nobody": None, "guest": guest}.items()
    }
    names = [name for name in found if not wanted.names or name in wanted.names]
    with (SHOTS / "audit.txt").open("w", encoding="utf-8") as notes:
        for number, name in enumerate(names, 1):
            scene, began = found[name], time.monotonic()
            try:
                count = take(pages[scene.who], name, scene, wanted, notes, line=line)
            except Error as error:
                missing.append(f"{name}: {str(error).splitlines()[0]}")
                (SHOTS / f"missing-{name}.png").write_bytes(pages[scene.who].screenshot())
                count = 0
            line.mend()
            notes.flush()
            took = time.monotonic() - began
            print(f"{number:3} of {len(names)}  {name:22} {count:2} pictures {took:5.1f} s", flush=True)
    line.close()
    return missing


def main() -> int:
    """Take what is asked for."""
    parser = argparse.ArgumentParser(prog="shots", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="of the screens; else all")
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), choices=SIZES)
    parser.add_argument("--themes", nargs="+", default=list(THEMES), choices=THEMES)
    parser.add_argument("--languages", nargs="+", default=list(LANGUAGES), choices=LANGUAGES)
    parser.add_argument("--readme", action="store_true", help="only the pictures of the README")
    options = parser.parse_args()
    names = [screen for screen, *_ in README.values()] if options.readme else options.names
    wanted = Wanted(names, options.sizes, options.themes, options.languages)
    SHOTS.mkdir(parents=True, exist_ok=True)
    with opened() as (company, server, browser):
        missing = take_all(company, server, browser, wanted)
        contact_sheet(SHOTS)
        print(f"{SHOTS / 'index.html'}")
        if options.readme or wanted == EVERYTHING:
            take_readme(SHOTS, server, browser)
    print(*missing, sep="\n")
    return 1 if missing else 0


if __name__ == "__main__":
    raise SystemExit(main())
