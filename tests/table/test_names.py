"""What somebody at a table can be called, wherever names are read."""

from __future__ import annotations

import pytest

from dethrone.errors import GameError
from dethrone.prose import languages, voice
from dethrone.table import parse_seats
from dethrone.table.names import check_name, check_own_name
from dethrone.table.seats import Person, check_seats, seats_text

NAMES = (
    *(
        "Ada",
        "Jürgen",
        "Łukasz",
        "Ольга",
        "Ελένη",
        "田中さん",
        "Kim지",
        "José",
        "❤️",
        "Ada 2",
        "O'Neil",
        "Model",
    ),
    *("Nguyễn", "नमस्ते", "ไทย", "محمد", "שָׁלוֹם", "Zoë 🎲"),
    # marks as they are written, up to five on a letter
    *("Đặng Thị Ngọc", "ज़िंदल", "क्षिति", "জ্যোতি", "ஸ்ரீதேவி", "ຄຳແພງ", "น้ำผึ้ง", "เก๋", "กิ๊ก"),
    *("مُحَمَّد", "ٱللَّٰه", "יִשָּׂשכָר", "שַּׁבָּת", "ကျော်", "မျှော်", "ស៊ាំ", "བསྒྲུབས"),
    *("Լևոն", "Ada ☀️", "Polo", "Poll", "Pia", "Yuri"),
)
REFUSED = {
    "nothing": "",
    "a letter without a picture": "\u3164",
    "one among others": "A\u3164da",
    "braille without dots": "\u2800",
    "no width": "A\u200bda",
    "another way round": "A\u202eda",
    "stacked marks": "a" + "\u0335\u0321\u0315\u0489\u0361",
    "marks on nothing": "\u0301a",
    "chosen shapes": "A\ufe01da",
    "two alphabets": "\u0410da",
    "two others": "\u03b1\u0431",
    "letters in bold": "\U0001d400da",
    "wide letters": "\uff41\uff44\uff41",
    "half of a pair": "\ud800",
    "circled letters": "\u24d0lice",
    "letters cut out of a disc": "\U0001f150lice",
    "wide figures": "P\uff11",
    "a small figure": "P\u00b9",
    "a picture's sign on a letter": "you\ufe0f",
    "a picture's sign on a figure": "P1\ufe0f",
    "two pictures' signs": "❤\ufe0f\ufe0f",
    "a stack of Thai marks": "\u0e01" + "\u0e47" * 15,
    "a mark twice": "\u0e01\u0e47\u0e47",
    "three marks of any alphabet": "a\u0335\u0321\u0315",
    "four marks of one alphabet": "\u05e9\u05b7\u05bc\u05c1\u0591",
    "marks beside each other": "\u0915" + "\u093e\u093f" * 9,
    "a Thai mark on nothing": "\u0e47",
    "a mark behind a space": "A \u0e47",
    "a mark on a figure": "P1\u0301",
    "rings of thousands": "a" + "\u0489" * 19,
    "a ring around a letter": "a\u20dd",
    "a sign that chooses a shape": "Ada\u180b",
    "a filler": "Ada\U00016fe4",
    "two spaces": "A  da",
    "a space before": " Ada",
    "a comma": "a,b",
    "too long": "a" * 21,
}
RESERVED = (
    *("You", "YOU", "me", "Du", "toi", "y0u", "P1", "p12", "P100"),
    # a seat to the eye: Greek and Cyrillic capitals, letters like figures, figures of other kinds
    *("\u03a11", "\u04202", "Pl", "PI", "Po", "P1O", "P\u0661", "P\u2776", "P 1"),
    *("\u028fou", "\u1d181", "mo\u0131", "to\u026a"),  # capitals as small as letters, an i without its dot
)


@pytest.mark.parametrize("name", NAMES)
def test_names_of_people(name: str) -> None:
    check_own_name(name)
    assert parse_seats(f"person:{name};greedy")[0] == Person(name)


@pytest.mark.parametrize("name", REFUSED.values(), ids=REFUSED.keys())
def test_what_cannot_be_a_name(name: str) -> None:
    for check in (check_name, check_own_name):
        with pytest.raises(GameError) as refused:
            check(name)
        assert refused.value.reason == "table-bad-name"
        for language in languages():
            voice(language).refusal(refused.value).encode()


@pytest.mark.parametrize("name", RESERVED)
def test_nobody_takes_the_name_of_a_seat(name: str) -> None:
    for check in (lambda: check_own_name(name), lambda: parse_seats(f"person:{name};greedy")):
        with pytest.raises(GameError) as refused:
            check()
        assert refused.value.reason == "table-reserved-name"


ALIKE = [
    ("Ada", "ADA"),
    ("Ivan", "ivan"),
    ("AlI", "All"),
    ("Bob", "B0b"),
    ("Ida", "lda"),
    ("Bop", "\u0412\u043e\u0440"),
    ("❤", "❤\ufe0f"),
    ("Ada 2", "Ada \u0968"),
    ("Ada", "\u1d00\u1d05\u1d00"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_at_a_table_can_be_told_apart(one: str, other: str) -> None:
    check_seats([Person(one), Person("Zoe")])
    with pytest.raises(GameError) as refused:
        check_seats([Person(one), Person(other)])
    assert refused.value.reason == "table-same-name"


@pytest.mark.parametrize(("one", "other"), [("Ali", "All"), ("Mia", "Mla"), ("Ada", "Adam")])
def test_other_names_can_be_told_apart(one: str, other: str) -> None:
    check_seats([Person(one), Person(other)])


def test_a_seat_of_ones_own_is_written_and_read() -> None:
    assert parse_seats(seats_text(parse_seats("me,greedy"))) == parse_seats("me,greedy")
