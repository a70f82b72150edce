"""The games as far as their rules are explained."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from dethrone.regicide.rules import PRESETS as REGICIDE_PRESETS
from dethrone.regidice.rules import PRESETS as REGIDICE_PRESETS


class Ruled(NamedTuple):
    """A game's name and its rule sets."""

    name: str
    presets: Mapping[str, Any]
    usual_rules: str


REGICIDE = Ruled("regicide", REGICIDE_PRESETS, "official")
REGIDICE = Ruled("regidice", REGIDICE_PRESETS, "rulebook")
