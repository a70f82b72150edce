"""What a page asks for after a game: its story, the rules it was played by, and who sat there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dethrone import games
from dethrone.client import Refused, Server
from dethrone.sheet import Record
from tests.server.conftest import Serving
from tests.server.test_replays import ended, somebody

Run = Callable[..., Any]


@pytest.mark.parametrize("game", ["regicide", "regidice"])
def test_a_story_has_every_moment_of_the_game(serving: Serving, run: Run, game: str) -> None:
    async def go() -> None:
        ada = await somebody(serving)
        id = await ended(ada, await ada.open_table(game, ["me", "greedy"]), game)
        told = await ada.ask("GET", f"/games/{id}/story?language=de")
        record = Record.from_json((await ada.ask("GET", f"/games/{id}"))["record"])
        replayed = games.kind(game).replay(record)
        begun, *moments = told["moments"]
        assert (begun["seat"], begun["move"]) == (None, "")
        assert [one["move"] for one in moments] == [str(step.move) for step in replayed.steps]
        assert [one["seat"] for one in moments] == [step.seat for step in replayed.steps]
        assert all(one["lines"] for one in moments)
        turns = [
            str(step.move)
            for one, step in zip(told["moments"], replayed.steps, strict=False)
            if one["is_turn"]
        ]
        within = [
            str(step.move)
            for one, step in zip(told["moments"], replayed.steps, strict=False)
            if not one["is_turn"]
        ]
        assert not [move for move in turns if move.startswith(("-", "set", "use", "lose", "heal"))]
        assert not [move for move in within if move.startswith(("yield", "act", "split"))]
        assert turns
        assert within
        assert all(0 <= one["enemy"]["left"] <= one["enemy"]["of"] for one in told["moments"])
        assert (told["seat"], told["names"][0], told["bots"]) == (0, "Ada", [None, "greedy"])
        mine = (await ada.ask("GET", "/me/games"))[0]
        assert (mine["id"], mine["names"]) == (id, told["names"])
        await ada.close()
        stranger = Server(serving.address)
        assert (await stranger.ask("GET", f"/games/{id}/story"))["seat"] is None
        with pytest.raises(Refused) as refused:
            await stranger.ask("GET", "/games/nothing/story")
        assert refused.value.word == "server-no-such-game"
        await stranger.close()

    run(go())


@pytest.mark.parametrize("game", games.names())
def test_the_rules_of_a_table_are_told(serving: Serving, run: Run, game: str) -> None:
    async def go() -> None:
        async with Server(serving.address) as server:
            told = await server.ask("GET", f"/rules?game={game}&language=fr")
            kind = games.kind(game)
            assert told["rules"] == str(kind.rules(kind.usual_rules))
            assert all(one["lines"] for one in told["topics"])
            assert all(one["meaning"] and one["usual"] is None for one in told["options"])
            other = next(name for name in kind.presets if name != kind.usual_rules)
            differs = await server.ask("GET", f"/rules?game={game}&rules={other}")
            assert any(one["usual"] for one in differs["options"])
            with pytest.raises(Refused):
                await server.ask("GET", f"/rules?game={game}&rules=nonsense")

    run(go())
