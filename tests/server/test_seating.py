"""Whom people may seat on somebody's server: bots by name, and nobody who asks an address of their choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dethrone.client import Refused, Server
from dethrone.errors import BadRules
from dethrone.server.seating import allowed_players, check_player
from dethrone.table import commands, wire
from dethrone.table.proposals import Replace
from tests.endpoint import endpoint
from tests.server.conftest import Serving

NOT_FOR_PEOPLE = [
    *("model", "model:gpt", "Model:gpt", " model:gpt", "MODEL", "model:gpt,key=DETHRONE_MODEL_KEY"),
    *("search:9999999", "os:system", "dethrone.players.casual:RandomPlayer", "", "greedy,model:gpt"),
]
WAYS: dict[str, Callable[[str], commands.Command]] = {
    "a seat is filled": lambda spec: commands.Fill(1, spec),
    "somebody goes away": commands.GoAway,
    "a vote": lambda spec: commands.Propose(Replace(1, spec)),
}


@pytest.mark.parametrize("spec", NOT_FOR_PEOPLE)
@pytest.mark.parametrize("game", ["regicide", "regidice"])
def test_only_names_of_bots_are_taken(game: str, spec: str) -> None:
    assert spec not in allowed_players(game)
    with pytest.raises(BadRules, match="greedy"):
        check_player(spec, game)
    for name in allowed_players(game):
        check_player(name, game)


def test_no_way_leads_a_model_to_a_seat(serving: Serving, run: Callable[..., Any]) -> None:
    async def go(url: str) -> list[str]:
        spec, words = f"model:gpt,url={url}", []
        async with Server(serving.address) as ada:
            await ada.become("Ada")
            table = await ada.open_table("regicide", ["me", "open"])
            asked = [wire.command(way(spec)) for way in WAYS.values()]
            for path, body in (
                ("/tables", {"game": "regicide", "seats": [{"who": "me"}, {"who": "bot", "bot": spec}]}),
                *((f"/tables/{table}/commands", one) for one in asked),
            ):
                with pytest.raises(Refused) as refused:
                    await ada.ask("POST", path, json=body)
                words.append(refused.value.word)
        return words

    with endpoint(["Play: yield"]) as there:
        assert run(go(there.url)) == ["server-not-for-people"] * (len(WAYS) + 1)
        assert there.requests == []
