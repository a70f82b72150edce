"""The numbers that C knows are those that Python knows."""

import re
from pathlib import Path

from dethrone.regidice import codes, layout

PXD = Path(codes.__file__).with_name("ctables.pxd").read_text(encoding="utf-8")


def test_the_compiled_twin_has_the_same_numbers() -> None:
    defined = dict(re.findall(r"#define RD_(\w+) (.+)", PXD))
    assert len(defined) > 60
    for name, text in defined.items():
        number = eval(text.replace("ULL", ""), {})
        assert number == int(getattr(layout if hasattr(layout, name) else codes, name)), name


def test_every_number_is_handed_to_cython_under_its_own_name() -> None:
    handed = re.findall(r'const \w+ (\w+) "RD_(\w+)"', PXD)
    assert all(name == macro for name, macro in handed)
    assert {name for name, _ in handed} == set(re.findall(r"#define RD_(\w+)", PXD))
