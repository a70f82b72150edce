"""What a hint says, however many moves there are."""

from __future__ import annotations

import pytest

from dethrone.players.advice import Advice
from dethrone.prose import languages, voice
from dethrone.prose.words import part
from dethrone.regidice.kind import KIND
from dethrone.regidice.moves import DECLARATIONS

LONG = tuple((part("regidice-reason-prepares", dice=2.5),) for _ in range(5))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("count", [1, 2, len(DECLARATIONS)])
def test_a_hint_names_the_best_move_and_a_few_others(language: str, count: int) -> None:
    ranked = [Advice(move, 0.5, 0.01, 80, LONG) for move in DECLARATIONS[:count]]
    lines = voice(language).hint(KIND.name, ranked, "master")
    assert str(DECLARATIONS[0]) in lines[0]
    assert len(lines) == (1 if count == 1 else 2 + min(4, count - 1))
