"""Nothing that is sent or logged tells what a seat may not know: worlds that differ in it alone look the same.

Two games go on from samples of one view, so they agree in all that its seat may know. The same is asked in both, and
everything that comes back, refusals and logs too, is compared byte by byte.
"""

from __future__ import annotations

import logging
from random import Random
from typing import Any

import pytest
from mcp import Client, MCPError

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import Game
from dethrone.mcp.options import Options
from tests.mcp.driving import at, told
from tests.worlds import HISTORIES, begun

WORLDS = (11, 12)
OPTIONS = Options(samples=2)


def moment(name: str, players: int, plies: int, seat: int) -> Game:
    """A game in which a seat is asked, after some moves."""
    kind, random = games.kind(name), Random(plies)
    game = kind.deal(players, kind.usual_rules, Seed(plies))
    while len(game.steps) < plies or game.decider != seat:
        game.push(random.choice(list(game.legal_moves())))
        if game.is_over:
            game, plies = kind.deal(players, kind.usual_rules, Seed(len(game.steps) + plies)), 0
    return game


async def heard(client: Client, tool: str, **arguments: Any) -> str:
    """All that comes back of a call, as it is sent."""
    return (await client.call_tool(tool, arguments)).model_dump_json()


async def interview(client: Client, game: str, partners: list[str], at_id: str, *, joins: bool) -> list[str]:
    """Ask everything that can be asked without letting somebody else decide."""
    sent = [await heard(client, "start_game", game=game, partners=partners)]
    if joins:
        sent.append(await heard(client, "join_game", invitation="id-0"))
    ids = {"game_id": at_id}
    for tool in ("look", "legal_moves", "export_record", "undo", "signal", "review_game", "advise"):
        sent.append(await heard(client, tool, **ids, **({"samples": 2} if tool == "advise" else {})))
    view = (await client.call_tool("look", ids)).structured_content
    tries = [*view["legal_moves"][:12], "yield", "7H", "K", "nonsense", "P0:want", ">1", "done", "*", "-AC"]
    for move in tries:
        sent.append(await heard(client, "preview", **ids, move=move))
    for move in tries if joins else ():  # out of turn
        sent.append(await heard(client, "play", **ids, move=move))
    for move in ("nonsense", "2C+3D", "set:6+6", "*+*", ">P9"):
        sent.append(await heard(client, "play", **ids, move=move))
    sent.append(await heard(client, "play", **ids, move="yield", question=9999))
    sent.append(await heard(client, "list_my_games"))
    sent.append((await client.list_resources()).model_dump_json())
    with pytest.raises(MCPError) as refusal:
        await client.read_resource(f"dethrone://record/{at_id}")
    return [*sent, str(refusal.value)]


CASES = [
    # game, players, moves made before
    *(("regicide", players, plies) for players in (2, 3, 4) for plies in (0, 9, 25)),
    *(("regidice", players, 0) for players in (2, 3, 4)),
]


@pytest.mark.parametrize(("name", "players", "plies"), CASES)
def test_who_is_asked_cannot_tell_worlds_apart(
    name: str, players: int, plies: int, caplog: pytest.LogCaptureFixture
) -> None:
    view = moment(name, players, plies, seat=0).view(0)
    worlds = [view.trial(seed) for seed in WORLDS]
    assert worlds[0] != worlds[1]
    compare(name, worlds, ["greedy"] * (players - 1), "id-0", caplog, joins=False)


@pytest.mark.parametrize(("name", "players", "plies"), CASES)
def test_who_waits_cannot_tell_worlds_apart(
    name: str, players: int, plies: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Seat 0 is asked; somebody who was invited sits in seat 1 and tries everything."""
    view = moment(name, players, plies, seat=0).view(1)
    worlds = [view.trial(seed) for seed in WORLDS]
    assert worlds[0].view(0) != worlds[1].view(0)
    compare(name, worlds, ["open", *["greedy"] * (players - 2)], "id-2", caplog, joins=True)


def compare(
    name: str,
    worlds: list[Game],
    partners: list[str],
    at_id: str,
    caplog: pytest.LogCaptureFixture,
    *,
    joins: bool,
) -> None:
    """Everything sent and logged is the same in all worlds; only what seat 0 is shown at its start is its own."""
    caplog.set_level(logging.DEBUG)
    found: list[tuple[list[str], list[str]]] = []
    for world in worlds:
        caplog.clear()
        sent: list[str] = []

        async def story(client: Client, sent: list[str] = sent) -> None:
            sent += await interview(client, name, partners, at_id, joins=joins)

        told(story, OPTIONS, at(world, options=OPTIONS))
        found.append((sent, [record.getMessage() for record in caplog.records]))
    (first, first_log), (second, second_log) = found
    assert len(first) > 25
    assert first == second
    assert first_log == second_log


@pytest.mark.parametrize(("game", "worlds", "moves"), HISTORIES.values(), ids=HISTORIES)
def test_what_others_did_is_told_as_a_seat_may_know_it(
    game: str, worlds: tuple[str, str], moves: str
) -> None:
    """Seat 0 plays; the invited one looks before and after, and asks for the record."""
    found: list[tuple[list[str], str]] = []
    for world in begun(game, worlds):
        sent: list[str] = []
        own: list[str] = []

        async def story(client: Client, sent: list[str] = sent, own: list[str] = own) -> None:
            await heard(client, "start_game", game=game, partners=["open"])
            sent.append(await heard(client, "join_game", invitation="id-0"))
            for move in moves.split():
                own.append(await heard(client, "play", game_id="id-1", move=move))
                sent.append(await heard(client, "look", game_id="id-2"))
            sent.append(await heard(client, "export_record", game_id="id-2"))

        told(story, OPTIONS, at(world, options=OPTIONS))
        found.append((sent, own[0]))
    assert found[0][0] == found[1][0]
    assert found[0][1] != found[1][1]
    assert '"news":["' in found[0][0][-2]


def test_the_test_itself_would_notice() -> None:
    """The same interview in worlds that the seat can tell apart gives different answers."""
    kind, answers = games.kind("regicide"), []
    for seed in (1, 2):

        async def story(client: Client) -> None:
            answers.append(await interview(client, "regicide", ["greedy"], "id-0", joins=False))

        told(story, OPTIONS, at(kind.deal(2, kind.usual_rules, Seed(seed)), options=OPTIONS))
    assert sum(one != other for one, other in zip(*answers, strict=False)) > 5


@pytest.mark.parametrize("name", games.ROOMS)
def test_what_is_shown_holds_no_secret_and_no_other_hand(name: str) -> None:
    """The secret of the deal is in no answer before the end, and in the record after it."""
    sent: list[str] = []

    async def story(client: Client) -> None:
        sent.append(await heard(client, "start_game", game=name))
        id = (await client.call_tool("list_my_games")).structured_content["games"][0]["game_id"]
        for tool in ("look", "export_record", "legal_moves"):
            sent.append(await heard(client, tool, game_id=id))
        await client.call_tool("give_up", {"game_id": id})
        sent.append((await client.call_tool("export_record", {"game_id": id})).structured_content["record"])

    told(story)
    *before, after = sent
    secret = after.split('[Secret "')[1].split('"')[0]
    assert not any(secret in text for text in before)
