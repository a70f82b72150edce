"""Some drawings as they are to look; `python -m tests.draw.golden` draws them anew, and a change is looked at."""

from __future__ import annotations

from pathlib import Path

from dethrone.draw import svg
from dethrone.regicide import Play, cards
from tests.draw.moments import moments

HERE = Path(__file__).parent


def drawings() -> dict[str, str]:
    """The drawings by name."""
    return {
        "play.svg": svg(Play(cards("AC 8D"))),
        "lose.svg": svg(moments()["regidice 3 lose"].view(0), theme="dark", language="de"),
        "noted.svg": svg(moments()["regicide a noted shield"], names=["Ada", "Ben"], width=640),
    }
