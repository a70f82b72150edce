"""How a training went, round by round: a file that grows with it, and its plot."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from dethrone.lab.extras import need
from dethrone.lab.plots import INK, MADDER, QUIET, look, sheet, titled
from dethrone.lab.tables import write_whole

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Point = dict[str, float]
FILE = "curve.json"


class Curve:
    """The figures of a training's rounds, in its folder; a round that is told again is not told twice."""

    def __init__(self, home: Path) -> None:
        self.path = home / FILE
        self.points: dict[str, Point] = {}
        if self.path.exists():
            self.points = json.loads(self.path.read_text("utf-8"))

    def add(self, stage: str, **figures: float) -> None:
        """What a round came to: its share of games `won`, and the `loss` of the fit to it if it is known."""
        self.points[stage] = {name: round(figure, 5) for name, figure in figures.items()}
        write_whole(self.path, (json.dumps(self.points, indent=1) + "\n").encode())

    def draw(self, title: str) -> Path | None:
        """The plot beside the file, as PNG and SVG; answers the PNG, or None where nothing was told yet."""
        if not self.points:
            return None
        need("matplotlib")
        with look():
            figure = self._figure(title)
            for kind in ("svg", "png"):
                metadata = {"Date": None} if kind == "svg" else {"Software": None}
                figure.savefig(
                    self.path.with_suffix(f".{kind}"), metadata=metadata, bbox_inches="tight", pad_inches=0.3
                )
        return self.path.with_suffix(".png")

    def _figure(self, title: str) -> Figure:
        panels = [name for name in ("won", "loss") if any(name in point for point in self.points.values())]
        figure, sheets = sheet(8, 2.6 * len(panels) + 0.6, rows=len(panels))
        for axes, name in zip(sheets, panels, strict=True):
            places = [i for i, point in enumerate(self.points.values()) if name in point]
            heights = [point[name] for point in self.points.values() if name in point]
            color = MADDER if name == "won" else INK
            axes.plot(places, heights, "-o", color=color, markeredgecolor=INK, linewidth=2.2, zorder=3)
            axes.set_ylabel("games won" if name == "won" else "loss of the fit", color=QUIET)
            axes.set_xlim(-0.5, len(self.points) - 0.5)
            axes.set_xticks(range(len(self.points)), list(self.points) if len(self.points) < 20 else None)
            axes.grid(axis="y")
            if name == "won":
                axes.yaxis.set_major_formatter(need("matplotlib.ticker").PercentFormatter(1.0, decimals=0))
        titled(sheets[0], title, "round by round")
        return figure
