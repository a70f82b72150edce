"""Fluent files read with the syntax library: variables, selectors and whatever could not be read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast

from dethrone.prose import languages

LANGUAGES = languages()
OTHERS = LANGUAGES[1:]


def texts(language: str) -> dict[str, str]:
    """The Fluent files of a language, by name."""
    home = files("dethrone.prose").joinpath(language)
    return {one.name: one.read_text("utf-8") for one in home.iterdir() if one.name.endswith(".ftl")}


@cache
def junk(language: str) -> list[str]:
    """What the syntax library could not read."""
    bodies = [FluentParser().parse(text).body for text in texts(language).values()]
    return [str(entry.content) for body in bodies for entry in body if isinstance(entry, ast.Junk)]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """All messages by id."""
    found: dict[str, ast.Message] = {}
    for text in texts(language).values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def walk(node: Any) -> Iterator[Any]:
    """A node and all below it."""
    if isinstance(node, list):
        for one in node:
            yield from walk(one)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)


def variables(language: str, message: str) -> set[str]:
    """The arguments that a message needs, with those of the messages it refers to."""
    found: set[str] = set()
    for node in walk(messages(language)[message]):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            found |= variables(language, node.id.name)
    return found


def selectors(language: str, message: str) -> dict[str, list[str | float]]:
    """For each argument that something is selected by, the keys; numbers and plurals are numbers."""
    found: dict[str, list[str | float]] = {}
    for node in walk(messages(language)[message]):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            found.setdefault(node.selector.id.name, []).extend(map(_key, node.variants))
        elif isinstance(node, ast.MessageReference):
            for name, keys in selectors(language, node.id.name).items():
                found.setdefault(name, []).extend(keys)
    return {name: _alike(keys) for name, keys in found.items()}


def _key(variant: ast.Variant) -> str | float:
    key = variant.key
    if isinstance(key, ast.NumberLiteral):
        return float(key.value)
    return {"one": 1.0, "many": 1_000_000.0}.get(key.name, key.name)


def _alike(keys: list[str | float]) -> list[str | float]:
    """Where some keys are numbers, `other` is a number too."""
    if any(isinstance(key, float) for key in keys):
        return [7.0 if isinstance(key, str) else key for key in keys]
    return keys


def samples(language: str, message: str) -> Iterator[dict[str, Any]]:
    """Arguments for a message, so that each of its variants is said."""
    keys = selectors(language, message)
    numbers = {name for name in variables(language, message) if _is_formatted(language, message, name)}
    usual: dict[str, Any] = {
        name: keys[name][-1] if name in keys else 2.5 if name in numbers else f"<{name}>"
        for name in variables(language, message)
    }
    yield usual
    for name, choices in keys.items():
        for key in choices:
            yield usual | {name: key}
            for other, more in keys.items():
                yield from (usual | {name: key, other: one} for one in more if other != name)


def _is_formatted(language: str, message: str, name: str) -> bool:
    for node in walk(messages(language)[message]):
        if isinstance(node, ast.FunctionReference) and any(
            isinstance(one, ast.VariableReference) and one.id.name == name for one in walk(node.arguments)
        ):
            return True
        if isinstance(node, ast.MessageReference) and _is_formatted(language, node.id.name, name):
            return True
    return False
