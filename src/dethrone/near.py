"""The name that somebody may have meant who typed another: a fact of refusals, which prose says as a question."""

from __future__ import annotations

import re
from collections.abc import Iterable

LONGEST = 80  # characters that are looked at; what is longer is no slip of the finger
SYNONYMS = {"alone": "solo", "itself": "clone"}  # another word for it, however it is spelt


def nearest(name: object, names: Iterable[str], *, at_least: float = 0.6) -> str | None:
    """The name most like another one, whatever its case, if any is like it; 1 is the same."""
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST:
        return None
    from difflib import get_close_matches  # noqa: PLC0415 (loaded when something is refused)

    typed = name.strip().casefold()
    known = {
        one.casefold(): one for one in reversed(list(names)) if not _is_other_number(typed, one.casefold())
    }
    found = (
        [SYNONYMS[typed]]
        if SYNONYMS.get(typed) in known
        else get_close_matches(typed, known, n=1, cutoff=at_least)
    )
    meant = known[found[0]] if found else None
    return None if meant == name else meant  # it is a name, but not of what was wanted


def _is_other_number(one: str, other: str) -> bool:
    """Whether names differ in their digits alone: `seat:4` is no slip for `seat:3`."""
    return one != other and re.sub(r"\d", "", one) == re.sub(r"\d", "", other)


def near(name: object, names: Iterable[str]) -> dict[str, str]:
    """The fact `near` for a refusal, or no fact."""
    found = nearest(name, names)
    return {} if found is None else {"near": found}
