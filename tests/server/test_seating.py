"""Whom people may seat on somebody's server: bots by name, and nobody who asks an address of their choice."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from dethrone.client import Refused, Server
from dethrone.contract import Move, View
from dethrone.errors import BadRules
from dethrone.server.seating import allowed_players, check_player
from dethrone.server.settings import Settings
from dethrone.table import commands, wire
from dethrone.table.proposals import Replace
from tests.endpoint import endpoint
from tests.server.conftest import Serving
from tests.server.test_play import whole_game

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


class Last:
    """Somebody's own player, which the owner of a server has registered."""

    asked = 0

    def choose(self, view: View) -> Move:
        """The last legal move."""
        Last.asked += 1
        return view.legal_moves()[-1]


OWN = f"{__name__}:Last"


@pytest.mark.parametrize(
    ("registered", "names"),
    [
        ("", []),
        (OWN, [OWN]),
        ("a:B, c:D", ["a:B", "c:D"]),
        (
            "model:x,url=http://127.0.0.1:1/v1,retries=2,a:B",
            ["model:x,url=http://127.0.0.1:1/v1,retries=2", "a:B"],
        ),
        ("model:x,url=http://127.0.0.1:1/v1; a:B", ["model:x,url=http://127.0.0.1:1/v1", "a:B"]),
    ],
)
def test_what_the_owner_registered(registered: str, names: list[str]) -> None:
    assert list(allowed_players("regicide", registered)[-len(names) or 99 :]) == names


def play_with(settings: Settings, spec: str, run: Callable[..., Any]) -> None:
    """Somebody plays with such a player to the end, on a server whose owner registered it."""
    server = Serving(replace(settings, players=spec))
    try:
        run(whole_game(server.address, "regicide", ["me", spec], "official"))
    finally:
        server.close()


def test_a_player_of_the_owners_holds_a_seat(settings: Settings, run: Callable[..., Any]) -> None:
    Last.asked = 0
    play_with(settings, OWN, run)
    assert Last.asked > 0


def test_a_language_model_that_the_owner_registered_holds_a_seat(
    settings: Settings, run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    with endpoint(["Play: {}"]) as there:
        monkeypatch.setenv("DETHRONE_MODEL_URL", there.url)
        play_with(settings, "model:tiny,retries=0", run)
        assert len(there.requests) > 0
    gc.collect()  # a connection that was left open would be told of here
