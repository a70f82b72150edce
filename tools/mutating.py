"""What a mutant is: one small change in one function of the program (`tools/mutants` tries them)."""

from __future__ import annotations

import ast
import copy
import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "dethrone"
SEED = 27


@dataclass(frozen=True)
class Room:
    """What is changed together, and its tests; rules run interpreted, for compiled code cannot be exchanged."""

    files: tuple[str, ...]
    tests: tuple[str, ...]
    share: int  # of all mutants, in percent
    is_interpreted: bool = False
    slow: tuple[str, ...] = ()  # tests that are not quick and judge all the same


GAME = ("engine.py", "legal.py", "position.py", "redeal.py", "view.py", "record.py", "sound.py")
ROOMS = {
    "regicide": Room(
        tuple(f"regicide/{name}" for name in GAME), ("tests/regicide",), 30, is_interpreted=True,
        slow=tuple(f"tests/regicide/test_{name}.py" for name in ("doors", "sampler", "views")),
    ),
    "regidice": Room(
        tuple(f"regidice/{name}" for name in (*GAME, "sets.py")), ("tests/regidice",), 30, is_interpreted=True
    ),
    "table": Room(
        tuple(
            f"table/{name}.py"
            for name in ("applying", "checking", "clock", "deciding", "seats", "table", "undo", "viewers", "messages")
        ),
        ("tests/table",),
        20,
    ),
    "server": Room(
        tuple(
            f"server/{name}.py"
            for name in ("allowed", "daily", "doors", "limits", "outside", "people", "seating", "api/tables", "api/me",
                         "api/daily", "api/story", "api/replays", "socket")
        ),
        ("tests/server",),
        20,
        slow=tuple(
            f"tests/server/test_{name}.py"
            for name in ("agreement", "daily", "hostile", "owner", "presence", "sharing", "story")
        ),
    ),
}  # fmt: skip


COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,), ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,), ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
}  # fmt: skip
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand instead of a part of the program."""
    for kind, exchanges in EXCHANGES.items():
        if isinstance(node, kind):
            yield from exchanges(node)


def _compared(node: ast.Compare) -> Iterator[ast.AST]:
    for at, op in enumerate(node.ops):
        for other in COMPARED[type(op)]:
            yield ast.Compare(node.left, [*node.ops[:at], other(), *node.ops[at + 1 :]], node.comparators)


def _joined(node: ast.BoolOp) -> Iterator[ast.AST]:
    yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    for at in range(len(node.values)):
        rest = [*node.values[:at], *node.values[at + 1 :]]
        yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)


def _turned(node: ast.UnaryOp) -> Iterator[ast.AST]:
    if isinstance(node.op, ast.Not):
        yield node.operand


def _computed(node: ast.BinOp) -> Iterator[ast.AST]:
    if type(node.op) in COMPUTED:
        yield ast.BinOp(node.left, COMPUTED[type(node.op)](), node.right)


def _constant(node: ast.Constant) -> Iterator[ast.AST]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield ast.Constant(node.value + 1)


def _decided(node: ast.If | ast.While | ast.IfExp) -> Iterator[ast.AST]:
    """Always and never; a loop never, for without an end it tells nothing."""
    for value in (False,) if isinstance(node, ast.While) else (True, False):
        other = copy.copy(node)
        other.test = ast.Constant(value)
        yield other


def _left_out(node: ast.stmt) -> Iterator[ast.AST]:
    """A name that is not set fails at once, whatever the tests: such lines stay."""
    is_call = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    is_kept = isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name | ast.Tuple)
    if is_call or is_kept or isinstance(node, ast.AugAssign | ast.Raise | ast.Continue | ast.Break):
        yield ast.Pass()


def _answered(node: ast.Return) -> Iterator[ast.AST]:
    if isinstance(node.value, ast.Compare | ast.BoolOp):
        yield from (ast.Return(ast.Constant(value)) for value in (True, False))


EXCHANGES: dict[Any, Callable[[Any], Iterator[ast.AST]]] = {
    ast.Compare: _compared, ast.BoolOp: _joined, ast.UnaryOp: _turned, ast.BinOp: _computed, ast.Constant: _constant,
    ast.If | ast.While | ast.IfExp: _decided, ast.AugAssign | ast.Raise | ast.Continue | ast.Break: _left_out,
    ast.Expr | ast.Assign: _left_out, ast.Return: _answered,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change: in which function of which file, and which change of it by number."""

    room: str
    file: str
    line: int
    function: str
    number: int
    before: str
    after: str

    @property
    def name(self) -> str:
        """The same however lines above it move."""
        text = f"{self.file} {self.function} {self.before} {self.after} {self.number}"
        return hashlib.sha256(text.encode()).hexdigest()[:10]


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """The functions and methods of a module by their qualified names; those within functions belong to these."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def places(function: ast.AST) -> Iterator[ast.AST]:
    """Whatever runs when the function does: no decorators, no defaults."""
    assert isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
    for statement in function.body:
        for node in ast.walk(statement):
            if not isinstance(getattr(node, "annotation", None), ast.AST):
                yield node


def mutants(room: str) -> Iterator[Mutant]:
    """All changes of a room's files."""
    for file in ROOMS[room].files:
        tree = ast.parse((SOURCE / file).read_text("utf-8"))
        for name, function in functions(tree):
            number = 0
            for node in places(function):
                for other in changes(node):
                    yield Mutant(
                        room, file, getattr(node, "lineno", 0), name, number, short(node), short(other)
                    )
                    number += 1


def short(node: ast.AST) -> str:
    """A part of the program in one line."""
    if isinstance(node, ast.If | ast.While):
        return f"{'if' if isinstance(node, ast.If) else 'while'} {ast.unparse(node.test)}"[:100]
    return " ".join(ast.unparse(node).split())[:100]


def changed(mutant: Mutant) -> CodeType:
    """The code of the function with the change in it."""
    path = SOURCE / mutant.file
    tree = ast.parse(path.read_text("utf-8"))
    function = dict(functions(tree))[mutant.function]
    number = 0
    for node in places(function):
        for other in changes(node):
            if number == mutant.number:
                Exchange(node, other).visit(function)
                ast.fix_missing_locations(tree)
                return found_code(compile(tree, str(path), "exec", dont_inherit=True), mutant.function)
            number += 1
    raise LookupError(mutant)


class Exchange(ast.NodeTransformer):
    """Put one part in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        """The part itself, or what stands in its place now."""
        return ast.copy_location(self.new, node) if node is self.old else self.generic_visit(node)


def found_code(code: CodeType, name: str) -> CodeType:
    """The code of a function within that of its module; of several of one name the last, which is the one that is."""
    for part in name.split("."):
        code = [one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == part][-1]
    return code


def drawn(room: str, most: int) -> list[Mutant]:
    """The mutants of a room that are tried; of more, these are the first, wherever else the code changes."""

    def lot(mutant: Mutant) -> str:
        return hashlib.sha256(f"{SEED} {mutant.name}".encode()).hexdigest()

    return sorted(mutants(room), key=lot)[: most * ROOMS[room].share // 100]
