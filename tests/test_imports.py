"""Imports point one way: leaves, rules, then prose, commands, dialogue, players, table, host, faces; .pxd too."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import dethrone
from dethrone import games

ROOT = Path(dethrone.__file__).parent
LEAVES = {
    *("errors", "chance", "bits", "cbits", "contract", "listing", "steps", "rulesets", "sheet", "plain"),
    *("near", "proof", "shown", "_cython", "_pure", "desk", "stepping", "numbers", "trust"),
}
RULES = set(games.ROOMS)  # and beside them the kit, for games of one's own
ROOMS = {
    "prose",
    "command",
    "dialogue",
    "draw",
    "players",
    "table",
    "client",
}  # side by side, but for what talks
FACES = {"terminal", "lab", "partner", "mcp", "envs", "server"}
LAYER = (
    dict.fromkeys(LEAVES, 0)
    | {"games": 1, "kit": 1}
    | dict.fromkeys(RULES, 1)
    | dict.fromkeys(ROOMS, 2)
    | {"host": 3, "counsel": 3, "school": 3}
    | dict.fromkeys(FACES, 4)
    | {"cli": 5}
)
EXCEPTIONS = {
    ("errors", "prose"),  # an error's sentence is made when somebody reads it
    ("shown", "prose"),  # a board is told when somebody prints it
    ("shown", "draw"),  # and drawn when a notebook shows it
    ("draw", "prose"),  # a drawing speaks the viewer's language
    ("command", "prose"),  # so does a command
    ("draw", "command"),  # and drawings have one
    ("players", "prose"),  # reasons are data: see below
    *(
        ("dialogue", "prose"),
        ("players", "dialogue"),
    ),  # whoever talks: first prose, then dialogue, then players
}
REASONS = {"Part", "Reason", "event_part", "part"}  # what a player says why with; prose says it
ENTRANCES = {"__init__", "__main__"}  # the package's own doors: they may lead anywhere
INTERNALS = {"engine", "position", "legal", "codes", "ctables", "redeal"}
CIMPORT = re.compile(r"^\s*(?:from\s+([\w.]+)\s+)?cimport\s+([\w.]+)", re.M)


def part_of(module: str) -> str:
    """The part of the package that a module belongs to: `dethrone.regicide.engine` is of `regicide`."""
    return module.split(".")[1] if "." in module else "__init__"


def imports_of(path: Path) -> Iterator[tuple[str, str]]:
    """The modules of ours that a file imports, anywhere in it, and the name taken from there, if one is."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".pxd":
        for match in CIMPORT.finditer(text):
            module = match[1] or match[2]
            if module.split(".")[0] == "dethrone":
                yield module, ""
        return
    here = ("dethrone", *path.relative_to(ROOT).with_suffix("").parts)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from ((name.name, "") for name in node.names if name.name.split(".")[0] == "dethrone")
        elif isinstance(node, ast.ImportFrom):
            base = ".".join([*here[: -node.level], node.module or ""]) if node.level else node.module or ""
            if base == "dethrone":
                yield from ((f"dethrone.{name.name}", "") for name in node.names)
            elif base.startswith("dethrone."):
                yield from ((base, name.name) for name in node.names)


FILES = sorted([*ROOT.rglob("*.py"), *ROOT.rglob("*.pxd")])


def breaches(part: str, other: str) -> str | None:
    """What forbids one part to import another, if anything does."""
    if part == other or part in ENTRANCES or (part, other) in EXCEPTIONS:
        return None
    if other in ENTRANCES:
        return None if LAYER[part] > 0 else "a leaf imports nothing of ours"
    if part in LEAVES and other not in LEAVES:
        return "a leaf imports nothing above it"
    if "kit" in (part, other):
        return None if other in LEAVES else "the kit is for games of one's own: nothing here is made with it"
    if {part, other} == RULES:
        return "the two games do not know each other"
    if {part, other} <= ROOMS:
        return "a table never calls a player, a player is handed views, and neither says a sentence"
    if {part, other} <= FACES:
        return "faces do not know each other"
    if LAYER[other] > LAYER[part]:
        return "imports point down: rules; prose, players, table; host; faces"
    return None


def may_look_inside(place: tuple[str, ...]) -> bool:
    """Whether a file may use what a game is made of: its rules, its players and their training may."""
    return place[0] in RULES or place[:1] == ("players",) or place[:2] == ("lab", "training")


def says_sentences(place: tuple[str, ...]) -> bool:
    """Whether a player's file speaks: what a language model is sent is prose."""
    return place[:2] == ("players", "model")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_one_way(path: Path) -> None:
    place = path.relative_to(ROOT).with_suffix("").parts
    part = place[0]
    assert part in LAYER or part in ENTRANCES, f"{part} has no place in the order of the package"
    for module, name in imports_of(path):
        other = part_of(module)
        if other.startswith("__version"):
            continue
        assert other in LAYER or other in ENTRANCES, module
        assert breaches(part, other) is None, f"{path.name} imports {module}"
        if (part, other) == ("players", "prose"):
            assert says_sentences(place) or (module, name in REASONS) == ("dethrone.prose", True), (
                f"{path.name} imports {name}"
            )
        inside = other in RULES and INTERNALS & {*module.split(".")[2:], name}
        assert not inside or may_look_inside(place), f"{path.name} looks into {module}"


RULINGS = {
    # case: (who, whom, is it allowed?)
    "a player knows the rules": ("players", "regicide", True),
    "rules know no player": ("regicide", "players", False),
    "regicide does not know regidice": ("regicide", "regidice", False),
    "nor the other way round": ("regidice", "regicide", False),
    "prose knows the rules": ("prose", "regidice", True),
    "rules say no sentence": ("regidice", "prose", False),
    "drawings know the rules": ("draw", "regidice", True),
    "rules draw nothing": ("regidice", "draw", False),
    "drawings know no player": ("draw", "players", False),
    "nor a table": ("draw", "table", False),
    "a face knows the table": ("terminal", "table", True),
    "a face knows no other face": ("terminal", "lab", False),
    "a face may sit at a server's table": ("mcp", "client", True),
    "the client knows no face": ("client", "server", False),
    "the client knows no table": ("client", "table", False),
    "the command line knows all faces": ("cli", "lab", True),
    "no face knows the command line": ("terminal", "cli", False),
    "a face brings its commands": ("lab", "command", True),
    "commands know no face": ("command", "lab", False),
    "commands know no player": ("command", "players", False),
    "no rule knows a command": ("regicide", "command", False),
    "the table knows no face": ("table", "server", False),
    "the table knows no player": ("table", "players", False),
    "a player knows no table": ("players", "table", False),
    "the table says no sentence": ("table", "prose", False),
    "the dialogue says sentences": ("dialogue", "prose", True),
    "a player may talk": ("players", "dialogue", True),
    "the dialogue knows no player": ("dialogue", "players", False),
    "the dialogue knows no table": ("dialogue", "table", False),
    "prose knows no dialogue": ("prose", "dialogue", False),
    "the table knows no dialogue": ("table", "dialogue", False),
    "the dialogue knows the rules": ("dialogue", "regicide", True),
    "rules know no dialogue": ("regidice", "dialogue", False),
    "a face knows the dialogue": ("partner", "dialogue", True),
    "a host knows the table": ("host", "table", True),
    "a host knows players": ("host", "players", True),
    "no player knows a host": ("players", "host", False),
    "a face knows the host": ("lab", "host", True),
    "counsel asks players": ("counsel", "players", True),
    "and reads states": ("counsel", "dialogue", True),
    "no player asks for counsel": ("players", "counsel", False),
    "every face may": ("server", "counsel", True),
    "counsel knows no face": ("counsel", "partner", False),
    "the kit knows records": ("kit", "sheet", True),
    "the kit knows no game": ("kit", "regicide", False),
    "no game is made with the kit": ("regidice", "kit", False),
    "no face asks whether one is": ("terminal", "kit", False),
    "rules know errors": ("regidice", "errors", True),
    "errors know nobody": ("errors", "regicide", False),
    "nor does machine arithmetic": ("cbits", "regicide", False),
}


@pytest.mark.parametrize(("part", "other", "allowed"), RULINGS.values(), ids=RULINGS.keys())
def test_the_test_itself(part: str, other: str, *, allowed: bool) -> None:
    assert (breaches(part, other) is None) is allowed


LOOKS = {
    "regicide/game": True,
    "players/regidice/search": True,
    "lab/training/regicide/train": True,
    "lab/facts/regicide": False,
    "terminal/regicide/board": False,
    "prose/voice": False,
    "table/table": False,
    "host": False,
}


@pytest.mark.parametrize(("place", "allowed"), LOOKS.items())
def test_who_may_look_inside(place: str, *, allowed: bool) -> None:
    assert may_look_inside(tuple(place.split("/"))) is allowed


def test_something_is_read() -> None:
    """An import that the reader overlooked would be allowed in silence."""
    found = {module for module, _ in imports_of(ROOT / "regicide" / "game.py")}
    assert {"dethrone.chance", "dethrone.errors", "dethrone.regicide.engine"} <= found
    found = {module for module, _ in imports_of(ROOT / "players" / "regidice" / "search.pxd")}
    assert {"dethrone.regidice.position", "dethrone.players.regidice.value"} <= found
    assert ("dethrone.prose", "Reason") in set(imports_of(ROOT / "players" / "advice.py"))
