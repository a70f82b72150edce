"""The numbers that C knows are those that Python knows."""

import re
from pathlib import Path

from dethrone.regicide import codes, layout

PXD = Path(codes.__file__).with_name("ctables.pxd").read_text(encoding="utf-8")
LAID_OUT = {name: number for name, number in vars(layout).items() if type(number) is int}


def test_the_compiled_twin_has_the_same_numbers() -> None:
    defined = {name: eval(text, {}) for name, text in re.findall(r"#define DT_(\w+) (\d+)$", PXD, re.M)}
    assert len(LAID_OUT) > 30
    assert defined == LAID_OUT


def test_every_number_is_handed_to_cython_under_its_own_name() -> None:
    handed = re.findall(r'const \w+ (\w+) "DT_(\w+)"', PXD)
    assert all(name == macro for name, macro in handed)
    assert set(LAID_OUT) <= {name for name, _ in handed}
