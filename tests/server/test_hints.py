"""A hint is for whoever asked; that they asked is for everybody at the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from dethrone.client import Link, Refused, Server
from tests.server.conftest import Serving
from tests.server.test_promises import closed, seated

Run = Callable[..., Any]
Ask = Callable[[Server, Link, str], Awaitable[Any]]
WAYS: dict[str, Ask] = {
    "by the socket": lambda _, link, __: link.hint(),
    "by a request": lambda server, _, table: server.ask("GET", f"/tables/{table}/suggestion"),
}


@pytest.mark.parametrize("way", WAYS)
def test_all_are_told_that_somebody_asked_for_a_hint(serving: Serving, run: Run, way: str) -> None:
    async def go() -> None:
        people = await seated(serving.address)
        *servers, table = people
        told: tuple[list[dict[str, Any]], ...] = ([], [])
        links = [server.link(table, language="en", tell=told[at].append) for at, server in enumerate(servers)]
        async with links[0], links[1]:
            me = links[0].look["view"]["decider"]
            before = links[me].look["revision"]
            for _ in range(2):  # asked again for the same question, it is told once
                assert (await WAYS[way](servers[me], links[me], table))["moves"]
            for link in links:
                await link.until(lambda look: look["revision"] > before)
                assert link.look["revision"] == before + 1
            name = ("Ada", "Ben")[me]
            assert links[me].lines[-1] == "You used a hint."
            assert links[1 - me].lines[-1] == f"{name} used a hint."
            news = told[1 - me][-1]
            assert (news["what"], news["events"]) == ({"what": "reminded", "seat": me, "chip": "hint"}, [])
        later = await servers[0].ask("GET", f"/tables/{table}/history?language=de")
        assert later[-1]["lines"][0].endswith("um einen Tipp gebeten.")
        await closed(*servers)

    run(go())


def test_nobody_can_say_that_they_were_given_one(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        async with ada.link(table) as link:
            with pytest.raises(Refused):
                await link.do({"do": "remind", "chip": "hint"})
        await closed(ada, ben)

    run(go())
