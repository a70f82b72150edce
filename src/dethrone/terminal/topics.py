"""The rules in short, looked up by topic; each game has a text of its own."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files


def topics(game: str) -> dict[str, list[str]]:
    """A game's rules in short, by topic."""
    found: dict[str, list[str]] = {}
    current: list[str] = []
    for line in files("dethrone.terminal").joinpath(f"{game}_rules.txt").read_text("utf-8").splitlines():
        if line.startswith("# "):
            current = found.setdefault(line[2:].strip(), [])
        elif line.strip():
            current.append(line)
    return found


def about(game: str, topic: str, example: str) -> Iterator[str]:
    """The rules on a topic, or which topics there are."""
    known = topics(game)
    wanted = topic.lower().strip()
    hits = [name for name in known if wanted and (name.startswith(wanted) or wanted.startswith(name))]
    if wanted and not hits:
        hits = [name for name, text in known.items() if any(wanted in line.lower() for line in text)]
    for name in hits:
        yield name.capitalize()
        yield from (f"  {line}" for line in known[name])
    if not hits:
        if wanted:
            yield f"Nothing is found about {topic!r}."
        yield f"Topics: {', '.join(known)}. Type, for instance: rules {example}"
