"""No test is decided by a clock of the machine: they count, or are handed a clock, or wait for the thing itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent
CLOCKS = {"time", "monotonic", "perf_counter", "process_time", "thread_time"}
NAMES = {*CLOCKS, *(f"{name}_ns" for name in CLOCKS), "sleep"}
MODULES = {"time", "asyncio", "anyio", "datetime"}  # what has clocks stands under its own name
SUSPECT = re.compile(  # what is worth parsing
    r"time|sleep|monotonic|perf_counter|utcnow|today|select\(|\.(wait|wait_for|join|result|communicate)\([\dA-Z]"
)
SHORT = 60  # seconds: a busy machine may take as long for anything
MILLISECONDS = 1_000 * SHORT  # a page's bounds are in milliseconds
BOUNDS = {
    *("wait", "wait_for", "join", "result", "timeout", "communicate", "fail_after", "move_on_after"),
    *("select", "settimeout", "setdefaulttimeout", "set_default_timeout", "set_default_navigation_timeout"),
}
STARTS = {"run", "call", "check_call", "check_output", "Popen", "system", "popen"}
STARTS |= {"create_subprocess_exec", "create_subprocess_shell"}
SLEEPS = re.compile(r"\bsleep\W*(\d[\d.]*)")
ALLOWED = {
    "waiting.py": "what all others wait by; its bound ends a program that hangs",
    "browser/waiting.py": "the same before a page, whose browser goes on meanwhile",
    "browser/dealing.py": "stamps what it writes into the database of a server in another process",
    "browser/shots.py": "no test: tells whoever takes pictures how long each took",
    "server/simulation/": "sleeps by the clock of its own loop, which costs no time",
    "server/test_simulation.py": "the same",
    "server/test_memory.py": "the same",
    "server/filling.py": "no test: memory after a thousand games, in `make soak`",
    "server/chaos.py": "no test: people who take their time while servers are killed, in `make soak`",
}


class Constants(ast.NodeTransformer):
    """Puts what a module's own constants are where they are named."""

    def __init__(self, module: ast.Module) -> None:
        self.found: dict[str, ast.expr] = {}
        for one in module.body:
            match one:
                case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                    pairs = list(zip(names, values, strict=False))
                case (
                    ast.Assign(targets=[name], value=ast.Constant() as value)
                    | ast.AnnAssign(target=name, value=ast.Constant() as value)
                ):
                    pairs = [(name, value)]
                case _:
                    continue
            self.found |= {
                ast.unparse(name): value for name, value in pairs if isinstance(value, ast.Constant)
            }

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self.found.get(node.id, node) if isinstance(node.ctx, ast.Load) else node


def breaches(source: str, short: float = SHORT) -> Iterator[str]:
    """Clocks that are read, sleeps, and bounds so short that a busy machine comes too late."""
    if not SUSPECT.search(source):
        return
    module = ast.parse(source)
    for node in ast.walk(Constants(module).visit(module)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from (f"line {node.lineno}: {what}" for what in _imports(node))
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "time":
            if node.attr in NAMES:
                yield f"line {node.lineno}: time.{node.attr}"
        elif isinstance(node, ast.Call):
            yield from (f"line {node.lineno}: {what}" for what in _calls(node, short))


def _imports(node: ast.Import | ast.ImportFrom) -> Iterator[str]:
    """A clock that is taken out of its module, or called otherwise."""
    home = node.module if isinstance(node, ast.ImportFrom) else None
    for one in node.names:
        if (home or one.name) == "timeit":
            yield "timeit"
        elif home in MODULES and (one.name in {*NAMES, "*"} or one.asname):
            yield f"{one.name} of {home}"
        elif home is None and one.name in MODULES and one.asname:
            yield f"{one.name} as {one.asname}"


def _calls(call: ast.Call, short: float) -> Iterator[str]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    room = ast.unparse(call.func.value).rpartition(".")[2] if isinstance(call.func, ast.Attribute) else ""
    numbers = [number for one in call.args if (number := _number(one)) is not None]
    if name == "wait_for_timeout" or (name == "sleep" and room in ("asyncio", "anyio") and numbers != [0]):
        yield name
    if name in ("now", "utcnow", "today") and room in ("datetime", "date"):
        yield f"{room}.{name}"
    if name == "time" and room != "time" and not call.args:
        yield f"the clock of {room}"
    named = [one.value for one in call.keywords if (one.arg or "").endswith("timeout")]
    bounds = [number for one in named if (number := _number(one)) is not None]
    for bound in (*bounds, *(numbers if name in BOUNDS else ())):
        if 0 < bound < short:
            yield f"{name} has {bound}, not {short}"
    if name in STARTS:
        words = [one.value for one in ast.walk(call) if isinstance(one, ast.Constant)]
        for slept in SLEEPS.finditer(" ".join(map(str, words))):
            if 0 < float(slept[1].rstrip(".")) < SHORT:
                yield f"{name} of {slept[0]}"


def _number(node: ast.expr) -> float | None:
    value = node.value if isinstance(node, ast.Constant) else None
    return value if isinstance(value, int | float) and not isinstance(value, bool) else None


def files() -> list[str]:
    """Every file of the tests, by its path in here."""
    return sorted(str(path.relative_to(ROOT)) for path in ROOT.rglob("*.py"))


@cache
def found(name: str) -> list[str]:
    """What is wrong with a file."""
    short = MILLISECONDS if name.startswith("browser/") else SHORT
    return list(breaches((ROOT / name).read_text("utf-8"), short))


def test_no_test_reads_a_clock_or_sleeps() -> None:
    others = [name for name in files() if not name.startswith(tuple(ALLOWED))]
    assert {name: found(name) for name in others if found(name)} == {}


def test_nothing_is_allowed_in_vain() -> None:
    used = [name for name in files() if found(name)]
    assert [name for name in ALLOWED if not any(one.startswith(name) for one in used)] == []


REFUSED = {
    "a clock in an assertion": "begun = time.perf_counter()\nassert time.perf_counter() - begun < 5",
    "a clock by its name": "from time import monotonic",
    "a clock that is passed on": "People(store, time.time)",
    "a sleep": "time.sleep(1)",
    "a sleep in a loop": "await asyncio.sleep(0.02)",
    "a sleep by its name": "from asyncio import sleep",
    "a sleep before a page": "page.wait_for_timeout(500)",
    "a deadline": "async with asyncio.timeout(5): ...",
    "a bound": "assert gate.wait(2)",
    "a bound by its name": "process.communicate(timeout=10)",
    "a clock by another name": "import time as t\nt.sleep(1)",
    "a loop by another name": "import asyncio as a\nawait a.sleep(1)",
    "a sleep by another name": "from asyncio import sleep as pause",
    "a deadline by another name": "from asyncio import timeout as soon",
    "all clocks": "from time import *\nassert monotonic() < 5",
    "all of asyncio": "from asyncio import *\nsleep(1)",
    "a loop's clock": "assert loop.time() - begun < 5",
    "a loop's clock, asked for": "took = asyncio.get_running_loop().time() - begun",
    "the date": "assert datetime.now() < end",
    "the date somewhere": "datetime.datetime.now(UTC)",
    "the date by another name": "from datetime import datetime as d\nd.now()",
    "the date in Greenwich": "datetime.utcnow()",
    "the day": "date.today()",
    "what measures": "import timeit",
    "what measures by its name": "from timeit import timeit",
    "a bound that is a constant": "SOON = 2\nassert gate.wait(SOON)",
    "a bound that is a typed constant": "SOON: float = 2\nprocess.communicate(timeout=SOON)",
    "a bound that is one of two constants": "SOON, LATE = 2, 90\nassert gate.wait(SOON)",
    "a bound of a selection": "select.select([end], [], [], 1)",
    "a bound of a socket": "sock.settimeout(1)",
    "a bound of a connection": "connect(address, open_timeout=5)",
    "a program that sleeps": "subprocess.run(['sleep', '1'])",
    "a program that sleeps in a shell": "subprocess.Popen('true; sleep 1', shell=True)",
    "a program of Python that sleeps": "SOURCE = 'import time; time.sleep(1)'\nrun([python, '-c', SOURCE])",
    "a mark": "@pytest.mark.timeout(20)\ndef test() -> None: ...",
}


@pytest.mark.parametrize("source", REFUSED.values(), ids=REFUSED)
def test_a_breach_is_found(source: str) -> None:
    assert list(breaches(source))


IN_MILLISECONDS = {
    "a bound of a press": "page.click(timeout=1000)",
    "a bound that is a constant": "SHOWN = 3_000\ngo_on.click(timeout=SHOWN)",
    "a bound of all": "context.set_default_timeout(20_000)",
}


@pytest.mark.parametrize("source", IN_MILLISECONDS.values(), ids=IN_MILLISECONDS)
def test_before_a_page_bounds_are_milliseconds(source: str) -> None:
    assert list(breaches(source, MILLISECONDS))
    assert list(breaches(source)) == []


FINE = {
    "a step of the loop": "await asyncio.sleep(0)",
    "a generous bound": "gate.wait(HANGS)\nprocess.communicate(timeout=120)",
    "a date that is given": "day_of(1_700_000_000.0)",
    "a generous constant": "LONG = 90\ngate.wait(LONG)\nselect.select([end], [], [], LONG)",
    "a glance": "select.select([end], [], [], 0)",
    "a date that is written": "datetime(2026, 1, 1, tzinfo=UTC).isoformat()",
    "a program that stays": "subprocess.Popen(['sleep', '600'])",
    "the word": "', '.join(names)\nlook.time",
}


@pytest.mark.parametrize("source", FINE.values(), ids=FINE)
def test_what_waits_for_the_thing_itself_is_fine(source: str) -> None:
    assert list(breaches(source)) == []
