"""What is written where a terminal lacks a sign: letters for suits, plain lines for frames, ae for ä.

Streams are given this as their way with what they cannot encode, so it holds for whatever is printed, in any encoding.
"""

from __future__ import annotations

import codecs
import sys
import unicodedata

ERRORS = "dethrone.letters"
SPELLED = {
    **dict(zip("♣♦♥♠★☆", "CDHS**", strict=True)),  # suits and jesters
    **dict(zip("●■□◆✚", "oo.xo", strict=True)),  # pips, and kills: exact or not
    **dict(zip("─━│┃╭╮╰╯┏┓┗┛┌┐└┘", "--||++++++++++++", strict=True)),
    **dict(zip("█▒░▮▯", "#=.#.", strict=True)),
    **dict(zip("▁▂▃▄▅▆▇", "1234567", strict=True)),
    **dict(zip("–—−·×‐‑", "---.x--", strict=True)),
    **dict(zip("‘’‚“”„«»‹›", '\'\'\'"""""<>', strict=True)),
    **dict(zip("▸◂✓\u00a0\u202f", "><v  ", strict=True)),
    "…": "...",
    "→": "->",
    "←": "<-",
    "±": "+-",
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
    "œ": "oe",
    "Œ": "Oe",
    "æ": "ae",
    "Æ": "Ae",
    "ø": "o",
    "Ø": "O",
    "ł": "l",
    "Ł": "L",
}


def spelled(sign: str) -> str:
    """A sign in letters of ASCII: from the table, or without its accents; what is left is a question mark."""
    if sign in SPELLED:
        return SPELLED[sign]
    bare = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return bare or "?"


def _spell(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(spelled, error.object[error.start : error.end])), error.end


codecs.register_error(ERRORS, _spell)


def teach(*streams: object) -> None:
    """Let streams write what they cannot encode in letters."""
    for stream in streams or (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=ERRORS)


def fitting(text: str, encoding: str | None) -> str:
    """A text as a stream of this encoding would write it."""
    code = encoding or "ascii"
    return text.encode(code, ERRORS).decode(code)
