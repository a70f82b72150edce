"""What a screen reader meets on the page, in its order."""

from __future__ import annotations

from playwright.sync_api import Page


def read_aloud(page: Page) -> list[tuple[str, str]]:
    """Roles and names in the order in which a screen reader meets them."""
    session = page.context.new_cdp_session(page)
    nodes = {one["nodeId"]: one for one in session.send("Accessibility.getFullAXTree")["nodes"]}
    found: list[tuple[str, str]] = []

    def walk(id: str) -> None:
        one = nodes[id]
        if not one["ignored"]:
            found.append((str(one["role"]["value"]), str(one.get("name", {}).get("value", ""))))
        for child in one.get("childIds", ()):
            walk(child)

    walk(next(id for id, one in nodes.items() if "parentId" not in one))
    return found
