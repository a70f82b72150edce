"""Draws the golden drawings anew."""

from tests.draw.golden import HERE, drawings

for name, text in drawings().items():
    (HERE / name).write_text(text + "\n", "utf-8")
