"""What somebody at a table can be called: it is printed, written in lists, and must not pass for somebody else's name.

The same door for people at keyboards, at a server and by tools. What is refused: nothing to see, marks stacked on
letters, alphabets mixed within a name, letters that are pictures of letters, and, where people name themselves, what a
table itself calls seats.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import pairwise

from dethrone.chance import shortened
from dethrone.errors import BadRules
from dethrone.table.refusal import Reason

LONGEST_NAME = 20
BLANK = "\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5"  # printable, but nothing is seen of them
UNSEEN = re.compile(  # \ufe0f alone belongs to pictures
    f"[{BLANK}\u180b-\u180d\u180f\ufe00-\ufe0e\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
PICTURE = "\ufe0f"  # makes a symbol a picture
MARKED = re.compile(r"(?:L[_^+]{0,5}|Sv?|\.)*")  # Burmese has five marks on a letter
STACKED = re.compile(r"(?:\^_*){4}|\+{3}")  # Hebrew and Tibetan have three above and below
KINDS = {"L": "L", "So": "S", "Mc": "_", "Mn": "^", "Me": "o"}
WHOLE = "\u0587\u0e33\u0eb3\u0edc\u0edd"  # letters that Unicode can take apart, and nobody does
TOGETHER = {
    "LATIN",
    "CJK",
    "HIRAGANA",
    "KATAKANA",
    "KATAKANA-HIRAGANA",
    "HANGUL",
    "BOPOMOFO",
}  # written side by side
SEATS = re.compile(r"p ?[0-9lo]+")  # as it looks: Po may be P0, but Polo is nobody's seat
OURS = ("you", "me", "du", "ich", "toi", "moi", "vous")
LOOKS_LIKE = str.maketrans(  # letters of other alphabets, and figures, that look like these
    "авекмнорстухіјѕԁԛԝαβεζηικμνορτυχγ01|іıᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ",
    "abekmhopctyxijsdqwabezhikmvoptuxyolliiabcdefghijklmnopqrstuvwyz",
)


def check_name(name: str) -> None:
    """Refuse what cannot be a name."""
    is_plain = name.isprintable() and not re.search(r"[,;]|  ", name) and name == name.strip()
    if not name or not is_plain or len(name) > LONGEST_NAME or not _is_clear(name):
        raise BadRules(Reason.BAD_NAME, name=shortened(name), most=LONGEST_NAME)


def check_own_name(name: str) -> None:
    """Refuse what somebody cannot call themselves: neither what cannot be a name, nor what a table calls its seats."""
    check_name(name)
    has_figures = len(name) == 2 or any(one.isdigit() for one in name)
    if any(are_alike(name, own) for own in OURS) or (has_figures and any(map(SEATS.fullmatch, _looks(name)))):
        raise BadRules(Reason.RESERVED_NAME, name=shortened(name))


def are_alike(name: str, other: str) -> bool:
    """Whether one name can be mistaken for another: alike but for capitals, or to the eye."""
    return not _looks(name).isdisjoint(_looks(other))


def _looks(name: str) -> set[str]:
    """What a name can be read as: a capital I is an i, and looks like an l."""
    text = unicodedata.normalize("NFKC", name).replace(PICTURE, "")
    plain = "".join(str(unicodedata.digit(one, one)) for one in text)
    return {text.casefold().translate(LOOKS_LIKE) for text in (plain, plain.replace("I", "l"))}


def _is_clear(name: str) -> bool:
    """Whether it can be seen and is written in one way."""
    plain = unicodedata.normalize("NFC", name)
    letters = [one for one in plain if unicodedata.category(one)[0] == "L"]
    if UNSEEN.search(plain) or not _has_clear_marks(plain) or any(map(_is_disguised, plain)):
        return False
    alphabets = {unicodedata.name(one, "?").split()[0] for one in letters}
    return len(alphabets) < 2 or alphabets <= TOGETHER


def _has_clear_marks(plain: str) -> bool:
    """Whether marks stand on letters, none twice and few on each; rings around letters are no part of names."""
    kinds = "".join("v" if one == PICTURE else _kind(one) for one in plain)
    has_repeated = any(one == other and _kind(one) in "_^+" for one, other in pairwise(plain))
    return MARKED.fullmatch(kinds) is not None and not STACKED.search(kinds) and not has_repeated


def _kind(one: str) -> str:
    """A letter, a symbol, a mark beside it, one above or below of its own alphabet, or one of any (+)."""
    category = unicodedata.category(one)
    if category == "Mn" and unicodedata.name(one).startswith("COMBINING"):
        return "+"
    return KINDS.get(category) or KINDS.get(category[0], ".")


def _is_disguised(one: str) -> bool:
    """Whether it is a picture of letters or figures: bold, wide, circled."""
    category = unicodedata.category(one)
    if category == "So" and " LATIN " in unicodedata.name(one, ""):
        return True
    is_written = category[0] in "LN" or category == "So"
    return is_written and one not in WHOLE and unicodedata.normalize("NFKC", one) != one
