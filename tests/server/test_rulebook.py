"""Rules that are changed option by option: what each might say, and what does not go together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

import pytest

from dethrone import games, regidice
from dethrone.client import Server
from tests.server.conftest import Serving

Run = Callable[..., Any]


async def told(server: Server, **asked: object) -> dict[str, Any]:
    """The rules that are asked for."""
    found: dict[str, Any] = await server.ask("GET", f"/rules?{urlencode(asked)}")
    return found


def option(book: dict[str, Any], name: str) -> dict[str, Any]:
    """One of its options."""
    found: dict[str, Any] = next(one for one in book["options"] if one["name"] == name)
    return found


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game", games.names())
def test_every_option_tells_what_it_might_say(serving: Serving, run: Run, game: str, language: str) -> None:
    async def go() -> None:
        async with Server(serving.address) as server:
            book = await told(server, game=game, language=language)
            rules = games.kind(game).rules(book["rules"])
            assert {one["name"] for one in book["options"]} == set(rules.OPTIONS)
            for one in book["options"]:
                assert one["topic"], one  # it stands under some heading
                assert one["choices"] or one["amount"], one
                meanings = {choice["value"]: choice["meaning"] for choice in one["choices"]}
                assert len(set(meanings.values())) == len(meanings), one
                assert one["amount"] or meanings[one["value"]] == one["meaning"], one

    run(go())


@pytest.mark.parametrize("game", games.names())
def test_each_choice_changes_the_rules_or_is_refused_with_a_sentence(
    serving: Serving, run: Run, game: str
) -> None:
    async def go() -> None:
        async with Server(serving.address) as server:
            book = await told(server, game=game)
            for one in book["options"]:
                for choice in one["choices"]:
                    after = await told(server, game=game, option=one["name"], value=choice["value"])
                    if after["refused"]:
                        assert (after["rules"], after["refused"][-1]) == (book["rules"], "."), after[
                            "refused"
                        ]
                    else:
                        assert option(after, one["name"])["value"] == choice["value"]

    run(go())


def test_what_does_not_go_together_is_refused_until_it_does(serving: Serving, run: Run) -> None:
    async def go() -> None:
        async with Server(serving.address) as server:
            wanted = {"game": "regicide", "option": "turn_order", "value": "open"}
            refused = await told(server, **wanted)
            assert refused["rules"] == "official"
            assert "does not work with yield_rule=last_turn" in refused["refused"]
            streak = await told(server, game="regicide", option="yield_rule", value="streak")
            both = await told(server, rules=streak["rules"], **wanted)
            assert both["refused"] is None
            values = [option(both, name)["value"] for name in ("turn_order", "yield_rule")]
            assert values == ["open", "streak"]
            nobody = await told(server, game="regicide", players=2, option="first_player", value="seat:3")
            assert "2 players" in nobody["refused"]
            unknown = await told(server, game="regicide", option="nonsense", value="on")
            assert (unknown["rules"], bool(unknown["refused"])) == ("official", True)

    run(go())


def test_a_number_is_that_of_so_many_players(serving: Serving, run: Run) -> None:
    async def go() -> None:
        async with Server(serving.address) as server:
            book = await told(server, game="regicide", players=3)
            amount = option(book, "hand_limit")["amount"]
            assert amount == {"low": 1, "high": 10, "now": 6, "written": "8/7/#/5"}
            value = amount["written"].replace("#", "9")
            more = await told(server, game="regicide", players=3, option="hand_limit", value=value)
            assert more["rules"] == "official,hand_limit=8/7/9/5"
            off = await told(server, game="regicide", option="combo_limit", value="off")
            assert option(off, "combo_limit")["amount"]["now"] is None

    run(go())


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_a_table_begins_with_is_said_in_a_sentence(serving: Serving, run: Run, players: int) -> None:
    async def go() -> None:
        async with Server(serving.address) as server:
            cards = await told(server, game="regicide", players=players)
            assert f"hand limit {(8, 7, 6, 5)[players - 1]}," in cards["at_table"]
            manual = await told(server, game="regicide", rules="manual", players=players)
            jesters = ("2 Jesters to flip.", "1 Jester in the", "2 Jesters in the", "2 Jesters in the")
            assert jesters[players - 1] in manual["at_table"]
            if players > 1:
                dice = await told(server, game="regidice", players=players)
                held = len(regidice.Game(players, dice["rules"], seed=1).view(0).dice)
                assert {9: "9 dice", 7: "7 dice", 6: "6 dice"}[held] in dice["at_table"]

    run(go())
