"""Values as plain JSON objects and back, for all games: closed unions of small frozen values, told apart by a tag.

For each dataclass or struct a typed struct is made once; it checks what comes in and gives the JSON Schema, so both
follow from the code. Only `wire` modules import this (games made with the kit load it at once), for loading it takes a
while.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from operator import attrgetter
from threading import Lock
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from dethrone.chance import shortened
from dethrone.errors import GameError, Reason, Unreadable

BOX = "box"
FIRST_USE = Lock()
SIMPLE = frozenset({str, int, float, bool, type(None)})  # what is JSON as it stands


Write = Callable[[Any], Any]


def _fields(kind: Any) -> list[tuple[str, Any]]:
    """The fields of a dataclass or struct with their defaults."""
    if issubclass(kind, msgspec.Struct):
        parts = msgspec.structs.fields(kind)
        return [(one.name, MISSING if one.default is msgspec.NODEFAULT else one.default) for one in parts]
    return [(one.name, one.default) for one in fields(kind)]


class _Texts(dict[Any, str]):
    """The texts of values that exist once each, such as cards and dice."""

    def __missing__(self, value: Any) -> str:
        text = self[value] = str(value)
        return text


def _row(places: Sequence[tuple[int, Write]]) -> Write:
    """What writes rows in which some places are not JSON as they stand."""

    def write(value: Iterable[Any]) -> list[Any]:
        row = list(value)
        for at, plain in places:
            row[at] = plain(row[at])
        return row

    return write if places else list


def _values(names: Sequence[str]) -> Callable[[Any], Iterable[Any]]:
    """What reads so many attributes at once."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: [getattr(value, name) for name in names]


class Shapes:
    """The shapes of one game's values; `texts` are types that are one text each, with what reads it."""

    def __init__(self, texts: Mapping[type, Callable[[str], Any]]) -> None:
        self._texts = dict(texts)
        self._twins: dict[type, type] = {}
        self._originals: dict[type, type] = {}
        self._tags: dict[type, dict[str, str]] = {}
        self._hints: dict[type, dict[str, Any]] = {}
        self._writers: dict[type, Write] = {}
        self._names: dict[type, list[str]] = {}
        self._boxes: dict[Any, Any] = {}

    def add(self, field: str | None, *types: type, may_omit: bool = False) -> Any:
        """Add a union of dataclasses told apart by `field`; a union they refer to must have been added before.

        A single one that nothing must be told apart from needs no field. What `may_omit` says may be left out are
        the fields that have a value if nobody gives one.

        Answers the type that `read` and `schema` take.
        """
        for one in types:
            tag = re.sub(r"(?<!^)(?=[A-Z])", "-", one.__name__).lower()
            hints = get_type_hints(one)
            twin = msgspec.defstruct(
                one.__name__,
                [
                    self._part(name, hints[name], default if may_omit else MISSING)
                    for name, default in _fields(one)
                ],
                tag=tag if field else None,
                tag_field=field,
                frozen=True,
                forbid_unknown_fields=True,
                kw_only=True,
            )
            self._twins[one], self._originals[twin] = twin, one
            self._tags[one] = {field: tag} if field else {}
            self._hints[one] = hints
        return Union[tuple(self._twins[one] for one in types)]  # noqa: UP007 (made of a tuple)

    def _part(self, name: str, hint: Any, default: Any) -> Any:
        shape = self._swapped(hint)
        return (name, shape) if default is MISSING else (name, shape, default)

    def shape(self, hint: Any) -> Any:
        """The shape of any type made of what was added."""
        return self._swapped(hint)

    def _swapped(self, hint: Any) -> Any:
        """A type in which every dataclass that was added is its struct."""
        if hint in self._twins:
            return self._twins[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin in (Union, UnionType):
            return Union[tuple(self._swapped(arg) for arg in args)]  # noqa: UP007
        if origin is tuple:
            return tuple[tuple(arg if arg is ... else self._swapped(arg) for arg in args)]  # type: ignore[misc]
        return hint

    # ------------------------------------------------------------------ out
    def plain(self, value: Any) -> Any:
        """A value as JSON: objects, lists, texts, numbers, truths."""
        kind = type(value)
        if kind in SIMPLE:
            return value
        write = self._writers.get(kind)
        if write is None:
            write = self._writers[kind] = self._writer(kind)
        return write(value)

    def _writer(self, kind: type) -> Write:
        """What writes values of a type; made once for each."""
        if kind in self._texts:
            return _Texts().__getitem__
        if issubclass(kind, Enum):
            return {
                one: one.value if isinstance(one.value, str) else one.name.lower() for one in kind
            }.__getitem__
        if issubclass(kind, tuple | list):
            plain = self.plain
            return lambda value: [part if type(part) in SIMPLE else plain(part) for part in value]
        if kind in self._tags or is_dataclass(kind) or issubclass(kind, msgspec.Struct):
            return self.writer(kind)
        return lambda value: value

    def writer(self, kind: type, but: Collection[str] = ()) -> Write:
        """What writes anything that has the fields of a dataclass, without some of them.

        What each field needs follows from its type, so nothing is looked at that is JSON as it stands.
        """
        tag, hints = self._tags.get(kind, {}), self._hints.get(kind, {})
        names = [name for name, _ in _fields(kind) if name not in but]
        special = [(name, self._hinted(hints.get(name, Any))) for name in names]
        writes = [(name, write) for name, write in special if write is not None]
        values = _values(names)

        def write(value: Any) -> dict[str, Any]:
            data: dict[str, Any] = {**tag, **dict(zip(names, values(value), strict=True))}
            for name, plain in writes:
                data[name] = plain(data[name])
            return data

        return write

    def _hinted(self, hint: Any) -> Write | None:
        """What writes values of a field's type; None where they are JSON as they stand."""
        origin, args = get_origin(hint), get_args(hint)
        if origin in (Union, UnionType):
            inner = [self._hinted(arg) for arg in args if arg is not type(None)]
            if not any(inner):
                return None
            only = inner[0] if len(inner) == 1 else None
            return self.plain if only is None else lambda value: None if value is None else only(value)
        if origin is tuple and args[-1] is ...:
            each = self._hinted(args[0])
            return list if each is None else lambda value: list(map(each, value))
        if origin is tuple:
            return _row(
                [(at, write) for at, write in enumerate(map(self._hinted, args)) if write is not None]
            )
        if hint in SIMPLE:
            return None
        if isinstance(hint, type) and (hint in self._texts or issubclass(hint, Enum)):
            return self._writers.setdefault(hint, self._writer(hint))
        return self.plain

    # ------------------------------------------------------------------- in
    def read(self, data: object, shape: Any) -> Any:
        """The value of its JSON, checked against a shape; a wrong one raises Unreadable."""
        try:
            return self._original(self._checked(data, shape))
        except msgspec.ValidationError as error:
            what = str(error).replace(f"$.{BOX}", "$")
            raise Unreadable(Reason.NOT_JSON, what=_brief(what)) from None
        except (GameError, ValueError, TypeError, RecursionError) as error:
            if isinstance(error, Unreadable):
                raise
            raise Unreadable(Reason.NOT_JSON, what=shortened(str(error), 200)) from None

    def _checked(self, data: object, shape: Any) -> Any:
        """What a struct is made of is worked out once, a bare union each time anew: so one stands around it.

        It is worked out at the first use, and another thread that uses it meanwhile crashes: so one at a time then.
        """
        box: Any = self._boxes.get(shape)
        if box is None:
            with FIRST_USE:
                box = msgspec.defstruct("Box", [(BOX, shape)])
                with contextlib.suppress(msgspec.ValidationError):
                    msgspec.convert({}, box)
                self._boxes[shape] = box
        held: Any = msgspec.convert({BOX: data}, box, dec_hook=self._decoded)
        return held.box

    def _decoded(self, kind: type, value: Any) -> Any:
        if kind in self._texts and isinstance(value, str):
            try:
                return self._texts[kind](value)
            except GameError as error:
                raise ValueError(str(error)) from None
        raise ValueError(f"{shortened(value)} is no {kind.__name__.lower()}.")

    def _original(self, value: Any) -> Any:
        if type(value) in self._originals:
            kind = self._originals[type(value)]
            if kind not in self._names:
                self._names[kind] = [name for name, _ in _fields(kind)]
            return kind(**{name: self._original(getattr(value, name)) for name in self._names[kind]})
        if isinstance(value, tuple | list):
            return type(value)(self._original(part) for part in value)
        return value

    # --------------------------------------------------------------- schema
    def schemas(self, shapes: Mapping[str, Any]) -> dict[str, Any]:
        """JSON Schemas by name, with what they share under `$defs`."""
        found, shared = msgspec.json.schema_components(shapes.values(), schema_hook=self._schema)
        return {**dict(zip(shapes, found, strict=True)), "$defs": shared}

    def _schema(self, kind: type) -> dict[str, Any]:
        if kind in self._texts:
            return {"type": "string", "title": kind.__name__}
        raise TypeError(f"{kind} has no shape.")


def _brief(text: str, most: int = 200) -> str:
    """A complaint that names what came in, however long that is."""
    return text if len(text) <= most else text[: most - 1] + "…"
