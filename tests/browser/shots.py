"""Pictures of every screen, phone to desk, light and dark, and those of the README: `make shots`.

python -m tests.browser.shots [NAME …] [--sizes phone] [--themes dark] [--languages de fr] [--only-readme]

What is cut, covered, outside the screen or too small to touch is written to build/shots/audit.txt.
"""

from __future__ import annotations

import argparse
import html
import io
import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import TextIO

from PIL import Image
from playwright.sync_api import Browser, Page, TimeoutError

from tests.browser.audit import audit
from tests.browser.chromium import chromium
from tests.browser.conftest import started
from tests.browser.line import Line
from tests.browser.playing import button, hand, offered, open_table, turn
from tests.browser.scenes import Prepared, scenes
from tests.browser.screens import SCREENS
from tests.browser.visiting import DESKTOP, PHONE, TABLET, Visitor
from tests.server.chaos import Process

ROOT = Path(__file__).parents[2]
SHOTS, PICTURES = ROOT / "build" / "shots", ROOT / "docs" / "pictures"
SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
THEMES = ("light", "dark")
# Pictures of the README: name, screen, size, theme, and how wide it is there.
README = {
    "table": ("chosen", "desktop", "light", 1280),
    "dice": ("dice resolve", "desktop", "light", 960),
    "replay": ("replay of a game", "desktop", "light", 960),
    "phone": ("table alone", "phone", "light", 360),
    "phone-dark": ("jester", "phone", "dark", 360),
}
GAME = "game.webp"
SETTLED = 700  # milliseconds: a card is where it belongs
FRAMES, FRAME_TIME, LAST_TIME, WIDTH = 30, 900, 2500, 800


@contextmanager
def opened() -> Iterator[tuple[Process, Browser]]:
    """A server of its own, and a browser."""
    with tempfile.TemporaryDirectory() as folder:
        server = started(Path(folder) / "server.sqlite")
        try:
            with chromium() as browser:
                yield server, browser
        finally:
            server.kill()


def still(page: Page) -> bytes:
    """A picture, once everything is there and nothing moves."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0)))")
    return page.screenshot()


# ------------------------------------------------------------------ every screen
@dataclass(frozen=True)
class Wanted:
    """Which pictures are taken."""

    names: list[str]
    sizes: list[str]
    themes: list[str]
    languages: list[str]


def take_all(server: Process, browser: Browser, wanted: Wanted) -> list[str]:
    """Every screen in every size, theme and language; those that did not come."""
    missing: list[str] = []
    SHOTS.mkdir(parents=True, exist_ok=True)
    prepared = Prepared(Visitor.come(browser, server.address).page)
    with (SHOTS / "audit.txt").open("w", encoding="utf-8") as notes:
        for size, theme in product(wanted.sizes, wanted.themes):
            line = Line(server.port)
            found = SCREENS | scenes(prepared, line)
            visitor = Visitor.come(browser, line.address, SIZES[size], theme)
            for name in wanted.names or list(found):
                print(f"{size}, {theme}: {name}", flush=True)
                try:
                    found[name](visitor.page)
                    take(visitor.page, name, (size, theme), wanted.languages, notes)
                except TimeoutError as error:
                    missing.append(f"{size}, {theme}: {name}: {str(error).splitlines()[0]}")
                    (SHOTS / f"missing-{shot(name, size, theme)}").write_bytes(visitor.page.screenshot())
                line.mend()
            visitor.page.context.close()
            line.close()
    return missing


def take(page: Page, name: str, how: tuple[str, str], languages: list[str], notes: TextIO) -> None:
    """One screen that is open; in other languages it is opened again where it is."""
    for language in ["en", *languages]:
        if language != "en":
            page.evaluate("(language) => localStorage.setItem('language', language)", language)
            page.reload()
            page.wait_for_timeout(SETTLED)
        (SHOTS / shot(name, *how, language)).write_bytes(still(page))
        notes.writelines(f"{name}, {', '.join(how)}, {language}: {one}\n" for one in audit(page))
        notes.flush()
    if languages:  # the next screen is come to by what is written on this one
        page.evaluate("() => localStorage.setItem('language', 'en')")
        page.reload()
        page.wait_for_timeout(SETTLED)


def shot(name: str, size: str, theme: str, language: str = "en") -> str:
    """The file of a picture."""
    ending = "" if language == "en" else f"-{language}"
    return f"{name.replace(' ', '-')}-{size}-{theme}{ending}.png"


def contact_sheet() -> None:
    """All pictures on one page."""
    rows = []
    names = {file.name.rpartition("-phone")[0] for file in SHOTS.glob("*-phone-light.png")}
    for name in sorted(names):
        files = sorted(file.name for file in SHOTS.glob(f"{name}-*.png"))
        pictures = "".join(
            f'<a href="{file}"><img src="{file}" alt="{file}" height="300" loading="lazy"></a>'
            for file in files
        )
        rows.append(f"<h2>{html.escape(name)}</h2><p>{pictures}</p>")
    style = "<style>body{font:16px sans-serif;background:#777}img{margin:4px}</style>"
    text = (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>{style}{"".join(rows)}'
    )
    (SHOTS / "index.html").write_text(text, encoding="utf-8")


# ------------------------------------------------------------------ the README
def take_readme(server: Process, browser: Browser) -> None:
    """Small pictures, and a game that moves."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    line = Line(server.port)
    found = SCREENS | scenes(Prepared(Visitor.come(browser, server.address).page), line)
    for name, (screen, size, theme, width) in README.items():
        print(f"README: {name}", flush=True)
        visitor = Visitor.come(browser, server.address, SIZES[size], theme)
        found[screen](visitor.page)
        narrowed(still(visitor.page), width).save(PICTURES / f"{name}.webp", quality=80, method=6)
        visitor.page.context.close()
    line.close()
    print("README: a game", flush=True)
    animate(frames(server, browser))


def narrowed(picture: bytes, width: int) -> Image.Image:
    """A picture, as wide as it is shown."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    return image.resize((width, image.height * width // image.width), Image.Resampling.LANCZOS)


def frames(server: Process, browser: Browser) -> list[Image.Image]:
    """A game with a bot, picture by picture: what is chosen, what it does, what the bot does."""
    visitor = Visitor.come(browser, server.address, (1280, 800))
    page, luck, found = visitor.page, random.Random(2), list[Image.Image]()
    open_table(page, bots=2, strength="Expert")
    hand(page).first.wait_for()
    while len(found) < FRAMES:
        what = offered(page)
        if what == "over":
            break
        if what == "play":
            found.append(narrowed(still(page), WIDTH))
            page.get_by_role("button", name="Hint").click()
            page.wait_for_function("() => document.querySelector('.layer .sug, .act .pri:not(:disabled)')")
            page.keyboard.press("s")
        elif what == "payment":
            button(page, "Use suggestion").click()
        found.append(narrowed(still(page), WIDTH))
        if what in ("play", "payment"):
            page.keyboard.press("Enter")
            page.wait_for_timeout(SETTLED)
        else:
            turn(page, luck)
    page.context.close()
    return found


def animate(pictures: list[Image.Image]) -> None:
    """Into one small file."""
    times = [FRAME_TIME] * (len(pictures) - 1) + [LAST_TIME]
    first, *rest = pictures
    first.save(
        PICTURES / GAME, save_all=True, append_images=rest, duration=times, loop=0, quality=50, method=4
    )


def main() -> int:
    """Take what is asked for."""
    parser = argparse.ArgumentParser(prog="shots", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="of the screens; else all")
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), choices=SIZES)
    parser.add_argument("--themes", nargs="+", default=list(THEMES), choices=THEMES)
    parser.add_argument("--languages", nargs="+", default=[], choices=("de", "fr"), help="beside English")
    parser.add_argument("--only-readme", action="store_true", help="only the pictures of the README")
    options = parser.parse_args()
    missing: list[str] = []
    with opened() as (server, browser):
        if not options.only_readme:
            wanted = Wanted(options.names, options.sizes, options.themes, options.languages)
            missing = take_all(server, browser, wanted)
            contact_sheet()
            print(f"{SHOTS / 'index.html'}")
        if options.only_readme or not options.names:
            take_readme(server, browser)
            print(f"{PICTURES}")
    print(*missing, sep="\n")
    return 1 if missing else 0


if __name__ == "__main__":
    raise SystemExit(main())
