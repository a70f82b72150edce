"""Lines of `name=value` words, the form that positions and views are written in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from dethrone.errors import Unreadable
from dethrone.regicide.cards import DECK, card

MOST = 9999
Json = int | str | None | list[str] | list[list[str]]


def join(shown: Mapping[str, Json]) -> str:
    """JSON of a position or view in one line: its game, its rule set, then all fields as name=value."""
    words = [str(shown["game"]), str(shown["rules"])]
    return " ".join(
        words + [f"{name}={_flat(value)}" for name, value in shown.items() if name not in ("game", "rules")]
    )


def split(text: str, game: str) -> dict[str, Json]:
    """The fields of a line; lists are still one text each."""
    words = text.split()
    if not words or words[0] != game:
        first = words[0] if words else ""
        raise Unreadable(f"The line begins with {first!r} and not with {game!r}.", text=text)
    shown: dict[str, Json] = {"game": game}
    rest = words[1:]
    if rest and ("=" not in rest[0] or "," in rest[0].split("=")[0]):
        shown["rules"] = rest.pop(0)
    for word in rest:
        name, equals, value = word.partition("=")
        if not equals:
            raise Unreadable(f"{word!r} is not a field: write name=value.", text=text, where=text.find(word))
        if name in shown:
            raise Unreadable(f"The field {name} is there twice.", text=text, where=text.rfind(f" {word}") + 1)
        shown[name] = value
    return shown


def _flat(value: Json) -> str:
    if isinstance(value, list):
        if value and isinstance(value[0], list):
            return "|".join(",".join(inner) for inner in value)
        return ",".join(str(item) for item in value)
    return "-" if value is None else str(value)


def text_list(shown: Mapping[str, Json], name: str) -> list[str]:
    """A field that is a list, from JSON or from a line."""
    value = shown.get(name)
    if isinstance(value, list):
        return [str(item) for item in value]
    return [item for item in str(value or "").split(",") if item]


def text_lists(shown: Mapping[str, Json], name: str) -> list[list[str]]:
    """A field that is a list of lists, from JSON or from a line."""
    value = shown.get(name)
    if value is None:
        return []
    if isinstance(value, list):
        return [list(inner) for inner in value if isinstance(inner, list)]
    return (
        [[item for item in inner.split(",") if item] for inner in str(value).split("|")]
        if value != ""
        else [[]]
    )


def number(shown: Mapping[str, Json], name: str, usual: int) -> int:
    """A field that is a whole number."""
    value = shown.get(name, usual)
    return bounded(str(value), f"{name} is a whole number from 0 to {MOST}, not {value!r}.")


def bounded(text: str, sentence: str, *, base: int = 10, most: int = MOST) -> int:
    """A number that cannot be more than an engine holds."""
    try:
        value = int(text, base)
    except ValueError:
        raise Unreadable(sentence, text=text) from None
    if not 0 <= value <= most:
        raise Unreadable(sentence, text=text)
    return value


def seat_number(text: str) -> int:
    """The seat that `P2` names."""
    if len(text) == 2 and text[0] in "Pp" and text[1] in "0123":
        return int(text[1])
    raise Unreadable(f"{text!r} is not a seat: P0, P1, P2 or P3.", text=text)


def card_tokens(indices: Iterable[int], layers: Sequence[int], entries: Sequence[int]) -> list[str]:
    """Cards with the layer they are of and when they were last discarded, where that is not the usual."""
    return [
        str(DECK[index])
        + (f"^{layers[index]}" if layers[index] else "")
        + (f"@{entries[index]}" if entries[index] >= 0 else "")
        for index in indices
    ]


def read_cards(tokens: Iterable[str]) -> list[int]:
    """The indices of plain cards."""
    return [card(token).index for token in tokens]
