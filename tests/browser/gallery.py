"""What becomes of the pictures: one page with all of them, and those of the README with a game that moves."""

from __future__ import annotations

import html
import io
import random
import re
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.browser.playing import hand, offered, open_table, turn
from tests.browser.visiting import DESKTOP, Visitor
from tests.browser.waiting import let_pass
from tests.server.chaos import Process

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
# Pictures of the README: name, screen, size, theme, and how wide it is there.
README = {
    "table": ("regicide", "desktop", "light", 1280),
    "dice": ("rd-set", "desktop", "light", 960),
    "replay": ("replay", "desktop", "light", 960),
    "phone": ("regicide-solo", "phone", "light", 360),
    "phone-dark": ("regicide-jester", "phone", "dark", 360),
}
GAME = "game.webp"
SETTLED = 700  # milliseconds: a card is where it belongs
FRAMES, FRAME_TIME, LAST_TIME, WIDTH = 30, 900, 2500, 800
STYLE = (
    "<style>body{font:16px sans-serif;background:#777;margin:16px}img{margin:4px;vertical-align:top}</style>"
)
STILL = "() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0)))"


def shot(name: str, size: str, theme: str, *more: str) -> str:
    """The file of a picture."""
    ending = "".join(f"-{one}" for one in more if one != "en")
    return f"{name}-{size}-{theme}{ending}.png"


def contact_sheet(folder: Path) -> None:
    """All pictures on one page."""
    rows: dict[str, list[str]] = {}
    for file in sorted(folder.glob("*.png"), key=lambda one: one.stat().st_mtime):
        name = re.split(r"-(?:phone|short|tablet|desktop|desk|wide|huge)-", file.name)[0]
        rows.setdefault(name, []).append(
            f'<a href="{file.name}"><img src="{file.name}" alt="{file.name}" height="300" loading="lazy"></a>'
        )
    text = "".join(f"<h2>{html.escape(name)}</h2><p>{''.join(files)}</p>" for name, files in rows.items())
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>{STYLE}'
    (folder / "index.html").write_text(head + text, encoding="utf-8")


# ------------------------------------------------------------------ the README
def take_readme(folder: Path, server: Process, browser: Browser) -> None:
    """Small pictures, and a game that moves."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, (screen, size, theme, width) in README.items():
        picture = (folder / shot(screen, size, theme)).read_bytes()
        narrowed(picture, width).save(PICTURES / f"{name}.webp", quality=80, method=6)
    animate(frames(server, browser))
    print(PICTURES)


def narrowed(picture: bytes, width: int) -> Image.Image:
    """A picture, as wide as it is shown."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    return image.resize((width, image.height * width // image.width), Image.Resampling.LANCZOS)


def still(page: Page) -> bytes:
    """A picture, once nothing moves."""
    page.evaluate(STILL)
    return page.screenshot()


def frames(server: Process, browser: Browser) -> list[Image.Image]:
    """A game with a bot, picture by picture: what is chosen, what it does, what the bot does."""
    visitor = Visitor.come(browser, server.address, DESKTOP)
    page, luck, found = visitor.page, random.Random(2), list[Image.Image]()
    open_table(page, bots=2, strength="Expert")
    hand(page).first.wait_for()
    while len(found) < FRAMES:
        what = offered(page)
        if what == "over":
            break
        if what == "play":
            found.append(narrowed(still(page), WIDTH))
            page.keyboard.press("g")  # a click at what has only just come would not be heeded
            page.wait_for_function(
                "() => document.querySelector('.layer .sug, .act .sug, .act .pri:not(:disabled)')"
            )
            page.keyboard.press("s")
        elif what == "payment":
            page.keyboard.press("s")
        found.append(narrowed(still(page), WIDTH))
        if what in ("play", "payment"):
            page.keyboard.press("Enter")
            let_pass(page, SETTLED)
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
