"""What a move would do is told of moves that may be made; of others it is told why not."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from dethrone.client import Refused, Server
from tests.server.conftest import Serving

Run = Callable[..., Any]


def test_a_preview_of_what_is_not_allowed_says_why(serving: Serving, run: Run) -> None:
    async def go() -> None:
        async with Server(serving.address) as server:
            await server.become("Ada")
            table = await server.open_table("regicide", ["me"], "")
            async with server.link(table) as link:
                look = await anext(aiter(link.looks()))
                legal = {one["text"] for one in look["legal_moves"]}
                told = await link.preview(sorted(legal)[0])
                assert told["lines"]
                pairs = ("+".join(pair) for pair in combinations(look["view"]["hand"], 2))
                wrong = next(pair for pair in pairs if pair not in legal and not {"A", "*"} & set(pair))
                for move in (wrong, "yield", "KS"):
                    with pytest.raises(Refused) as refused:
                        await link.preview(move)
                    assert str(refused.value).endswith("."), move

    run(go())
