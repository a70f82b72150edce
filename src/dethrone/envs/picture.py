"""What an environment shows: the table as text, on the terminal or returned, or as a picture like the drawings."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dethrone.draw import svg
from dethrone.numbers import Batch

HUMAN = "human"
MODES = [HUMAN, "ansi", "rgb_array"]


def check_mode(mode: str | None) -> None:
    """Refuse a way to render that there is not."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)}, or None; not {mode!r}.")


def render(batch: Batch, mode: str | None, seat: int | None = None) -> str | NDArray[np.uint8] | None:
    """A game as a seat, or a spectator, sees it; for people it is printed."""
    if mode is None:
        return None
    view = batch.view(seat)
    if mode == HUMAN:
        print(view, end="\n\n", flush=True)
        return None
    return str(view) if mode == "ansi" else pixels(view)


def pixels(view: Any, width: int = 800) -> NDArray[np.uint8]:
    """A view as height × width × 3 numbers."""
    try:
        from PIL import Image  # noqa: PLC0415 (only pictures need it)
        from resvg_py import svg_to_bytes  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise ImportError(f"Pictures need {error.name}: pip install 'dethrone[render]'") from None
    png = bytes(svg_to_bytes(svg_string=svg(view), width=width))
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"))
