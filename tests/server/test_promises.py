"""What the server promises: once and no more, nothing stale, nothing missed, nobody as another."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from dethrone.client import Link, Refused, Server
from dethrone.server.settings import Settings
from dethrone.server.speaking import STRIKES
from tests.server.conftest import Serving

Run = Callable[..., Any]


async def seated(
    address: str, game: str = "regicide", seats: tuple[str, ...] = ("me", "open")
) -> tuple[Server, Server, str]:
    """Two people at a table, and the game begun."""
    ada, ben = Server(address), Server(address)
    await ada.become("Ada")
    await ben.become("Ben")
    table = await ada.open_table(game, list(seats))
    async with ben.link(table) as link:
        await link.do({"do": "sit", "seat": 1})
        await link.do({"do": "start"})
    return ada, ben, table


async def closed(*servers: Server) -> None:
    for server in servers:
        await server.close()


def act(link: Link, **more: Any) -> dict[str, Any]:
    """The first legal move of whoever is asked."""
    (question,) = [one for one in link.look["questions"] if one["asks"] == "move"]
    return {
        "do": "act",
        "question": question["number"],
        "moves": [link.look["legal_moves"][0]["text"]],
        **more,
    }


def test_a_repeated_command_is_done_once(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        async with ada.link(table) as link:
            command = act(link, id="once")
            first = await link.do(command)
            assert await link.do(command) == first
            assert link.look["revision"] == first
        await closed(ada, ben)

    run(go())


def test_to_sit_down_again_is_answered_again(serving: Serving, run: Run) -> None:
    """Whoever asked stood then and sits now; the answer may have been lost on the way."""

    async def go() -> None:
        ada, ben, _ = await seated(serving.address)
        eve = Server(serving.address)
        await eve.become("Eve")
        other = await ada.open_table("regicide", ["me", "open"])
        async with eve.link(other) as link:
            sit = {"do": "sit", "seat": 1, "id": "sit"}
            assert await link.do(sit) == await link.do(sit)
        async with ben.link(other) as link:
            with pytest.raises(Refused):
                await link.do(sit)
        await closed(ada, ben, eve)

    run(go())


def test_a_stale_command_is_refused_aloud(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        async with ada.link(table) as link:
            command = act(link)
            await link.do(command)
            with pytest.raises(Refused) as refused:
                await link.do(command)
            assert refused.value.word == "table-stale"
            assert refused.value.answer["code"] == "stale"
        await closed(ada, ben)

    run(go())


async def socket_of(serving: Serving, table: str, **hello: Any) -> tuple[Any, dict[str, Any]]:
    socket = await connect(f"ws://127.0.0.1:{serving.settings.port}/api/v1/tables/{table}/socket")
    await socket.send(json.dumps({"type": "hello", "version": 1, **hello}))
    return socket, json.loads(await socket.recv())


def test_who_comes_back_hears_what_was_missed(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        socket, welcome = await socket_of(serving, table, key=ben.key)
        old = welcome["look"]
        await socket.close()
        async with ada.link(table) as link:
            await link.do(act(link))
            if any(one["seat"] == 0 for one in link.look["questions"]):
                await link.do(act(link))
        socket, welcome = await socket_of(serving, table, key=ben.key, since=old["revision"], viewer=1)
        assert welcome["look"] is None
        assert not welcome["is_whole"]
        folded = old
        for one in welcome["missed"]:
            folded = {**folded, **one["message"]["look"]}
        await socket.close()
        socket, welcome = await socket_of(serving, table, key=ben.key)
        assert folded == welcome["look"]
        assert folded["revision"] > old["revision"]
        await socket.close()
        await closed(ada, ben)

    run(go())


@pytest.mark.parametrize(
    "known", [{"since": 2, "viewer": 0}, {"since": 9999, "viewer": 1}, {"since": -1, "viewer": 1}]
)
def test_whoever_has_no_look_of_their_own_gets_a_fresh_one(
    serving: Serving, run: Run, known: dict[str, Any]
) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        socket, welcome = await socket_of(serving, table, key=ben.key, **known)
        assert welcome["is_whole"]
        assert welcome["look"]["viewer"] == 1
        await socket.close()
        await closed(ada, ben)

    run(go())


def test_a_stranger_sees_no_hand_and_decides_nothing(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        stranger = Server(serving.address)
        async with stranger.link(table) as link:
            assert link.viewer is None
            assert link.look["view"]["hand"] == []
            with pytest.raises(Refused) as refused:
                await link.do({"do": "act", "question": 1, "moves": ["yield"]})
            assert refused.value.word == "server-who"
        await closed(ada, ben, stranger)

    run(go())


CREDENTIALS = ["table", "person id", "name", "", "x" * 43]


@pytest.mark.parametrize("shown", CREDENTIALS)
def test_nothing_public_is_a_key(serving: Serving, run: Run, shown: str) -> None:
    """What others can see of somebody (id, name, table) does not let them be that person."""

    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        me = await ada.ask("GET", "/me")
        key = {"table": table, "person id": me["id"], "name": "Ada"}.get(shown, shown)
        thief = Server(serving.address, key or None)
        assert await thief.ask("GET", "/me") is None
        with pytest.raises(Refused) as refused:
            await thief.ask("GET", "/me/tables")
        assert refused.value.word == "server-who"
        socket, welcome = await socket_of(serving, table, key=key)
        assert welcome["viewer"] is None
        await socket.close()
        await closed(ada, ben, thief)

    run(go())


def test_nobody_plays_anothers_hand(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        async with ada.link(table) as mine, ben.link(table) as other:
            command = act(mine)
            with pytest.raises(Refused) as refused:
                await other.do(command)
            assert refused.value.answer["code"] == "out-of-turn"
        await closed(ada, ben)

    run(go())


def test_deals_differ_and_are_promised_beforehand(serving: Serving, run: Run) -> None:
    async def go() -> None:
        async with Server(serving.address) as ada:
            await ada.become("Ada")
            promised, hands = set(), set()
            for _ in range(5):
                table = await ada.open_table("regicide", ["me"])
                look = await ada.ask("GET", f"/tables/{table}")
                promised.add(look["commitment"])
                hands.add(tuple(look["view"]["hand"]))
            assert len(promised) == len(hands) == 5

    run(go())


def test_same_name_is_not_the_same_person(serving: Serving, run: Run) -> None:
    """Consent is given to a person: another of that name has another name at the table."""

    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        first, second = Server(serving.address), Server(serving.address)
        for one in (first, second):
            await one.become("Eve")
        async with first.link(table) as eve, second.link(table) as other, ada.link(table) as link:
            assert (eve.viewer, other.viewer) == ("Eve", "Eve 2")
            await link.do({"do": "consent", "name": "Eve"})
            async for look in eve.looks():
                if look["view"]["hand"]:
                    break
            assert other.look["view"]["hand"] == []
        await closed(ada, ben, first, second)

    run(go())


HOSTILE = [
    "",
    "no json",
    "[]",
    "{}",
    '{"type":"do"}',
    '{"type":"do","command":{}}',
    '{"type":"do","command":{"do":"timeout","id":"x"}}',
    '{"type":"do","command":{"do":"act","question":1,"moves":["' + "7" * 3000 + '"],"id":"x"}}',
    '{"type":"hello","version":1}',
    '{"type":"preview","id":"1","move":"\\u0000"}',
    '{"type":"hint","id":"' + "9" * 1000 + '"}',
    "[" * 5000,
    '{"type":"do","command":{"do":"fill","seat":0,"bot":"os:system","id":"x"}}',
]


async def answered(socket: Any) -> dict[str, Any]:
    """What is answered; beside it everybody is told who is there, and that somebody was given a hint."""
    while True:
        answer: dict[str, Any] = json.loads(await socket.recv())
        if answer["type"] not in ("there", "told"):
            return answer


@pytest.mark.parametrize("text", HOSTILE)
def test_a_hostile_message_gets_a_typed_error(serving: Serving, run: Run, text: str) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        socket, _ = await socket_of(serving, table, key=ada.key)
        await socket.send(text)
        answer = await answered(socket)
        assert answer["type"] in ("refusal", "hinted")
        if answer["type"] == "refusal":
            assert answer["error"]["sentence"]
        await socket.send('{"type":"ping","id":"7"}')
        assert await answered(socket) == {"type": "pong", "id": "7"}
        await socket.close()
        await closed(ada, ben)

    run(go())


async def until_hung_up(socket: Any, sent: str, often: int) -> None:
    for _ in range(often):
        await socket.send(sent)
    while True:
        await socket.recv()


# Of what is too large one is enough, and whoever sends on is cut off, perhaps before the reason has come.
@pytest.mark.parametrize(("sent", "often", "code"), [("x" * 20_000, 1, 1009), ("{", STRIKES + 1, 1008)])
def test_who_goes_on_like_that_is_hung_up_on(
    serving: Serving, run: Run, sent: str, often: int, code: int
) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        socket, _ = await socket_of(serving, table, key=ada.key)
        with pytest.raises(ConnectionClosed) as ended:
            await until_hung_up(socket, sent, often)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == code
        await closed(ada, ben)

    run(go())


def test_a_binary_frame_is_refused(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        socket, _ = await socket_of(serving, table, key=ada.key)
        await socket.send(b"\x00\x01")
        answers = [json.loads(await socket.recv()) for _ in range(2)]
        assert "refusal" in {answer["type"] for answer in answers}
        await socket.close()
        await closed(ada, ben)

    run(go())


@pytest.mark.parametrize(
    ("headers", "status"),
    [({"Origin": "http://evil.example"}, 403), ({"Sec-Fetch-Site": "cross-site"}, 403), ({}, 201)],
)
def test_pages_of_other_sites_change_nothing(serving: Serving, headers: dict[str, str], status: int) -> None:
    answer = httpx.post(f"{serving.address}/api/v1/people", json={"name": "Ada"}, headers=headers)
    assert answer.status_code == status
    if status == 201:
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert answer.json()["key"] is None  # a page's scripts never see it
    assert answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_another_device_by_a_code_once(serving: Serving, run: Run) -> None:
    async def go() -> None:
        async with Server(serving.address) as ada, Server(serving.address) as phone:
            await ada.become("Ada")
            code = (await ada.ask("POST", "/me/code"))["code"]
            person = await phone.ask("POST", "/redeem", json={"code": code.lower(), "wants_key": True})
            phone.key = person["key"]
            assert (await phone.ask("GET", "/me"))["id"] == (await ada.ask("GET", "/me"))["id"]
            with pytest.raises(Refused) as refused:
                await phone.ask("POST", "/redeem", json={"code": code, "wants_key": True})
            assert refused.value.word == "server-bad-code"

    run(go())


def test_whoever_wants_to_be_forgotten_is(serving: Serving, run: Run) -> None:
    async def go() -> None:
        async with Server(serving.address) as ada:
            key = await ada.become("Ada")
            await ada.open_table("regicide", ["me", "greedy"])
            assert len(await ada.ask("GET", "/me/tables")) == 1
            assert (await ada.ask("GET", "/me/export"))["person"]["name"] == "Ada"
            await ada.ask("DELETE", "/me")
            async with Server(serving.address, key) as again:
                assert await again.ask("GET", "/me") is None

    run(go())


def test_the_database_holds_no_key(serving: Serving, run: Run) -> None:
    async def go() -> str:
        async with Server(serving.address) as ada:
            return await ada.become("Ada")

    key = run(go())
    path = serving.settings.database.removeprefix("sqlite:///")
    for name in (path, f"{path}-wal"):
        with open(name, "rb") as file:
            assert key.encode() not in file.read()


# ------------------------------------------------ holes that room servers have had
def test_deals_come_from_256_bits_and_not_from_the_clock(serving: Serving, run: Run) -> None:
    """Tables that are opened at the same moment differ, and no seed that could be tried out is behind them."""
    serving.takes(lambda: 1_000_000.0)

    async def go() -> list[str]:
        async with Server(serving.address) as ada:
            await ada.become("Ada")
            return [await ada.open_table("regicide", ["me"]) for _ in range(4)]

    opened = [serving.rooms.keeper.held[table].table.opened for table in run(go())]
    assert {one.seed for one in opened} == {None}
    assert {len(bytes.fromhex(one.root)) for one in opened} == {32}
    assert len({one.root for one in opened}) == 4


def test_nothing_of_the_root_is_ever_told(serving: Serving, run: Run) -> None:
    """Not even after the game, when its own secret is shown: the next deal follows from the same root."""

    async def go() -> tuple[str, str]:
        ada, ben, table = await seated(serving.address)
        async with ada.link(table) as link, ben.link(table) as other:
            await link.do({"do": "propose", "wish": {"is": "resign"}})
            async for look in other.looks():
                votes = [one["number"] for one in look["questions"] if one["asks"] == "vote"]
                if votes:
                    break
            await other.do({"do": "vote", "question": votes[0], "is_yes": True})
        told = [
            await ada.ask("GET", path)
            for path in (f"/tables/{table}", f"/tables/{table}/history", f"/games/{table}-1")
        ]
        await closed(ada, ben)
        return table, json.dumps(told)

    table, told = run(go())
    assert serving.rooms.keeper.held[table].table.opened.root not in told


@pytest.mark.parametrize("more", [{"seat": 0}, {"by": 0}, {"person": "x"}, {"viewer": 0}])
def test_who_sends_is_never_taken_from_what_is_sent(serving: Serving, run: Run, more: dict[str, Any]) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        async with ada.link(table) as mine, ben.link(table) as other:
            with pytest.raises(Refused):
                await other.do({**act(mine), **more})
            assert mine.look["revision"] == serving.rooms.keeper.held[table].table.revision
        await closed(ada, ben)

    run(go())


def test_no_result_is_taken_from_a_client(serving: Serving) -> None:
    """Nothing that can be sent has a place for a score, an outcome or a record."""
    answers = httpx.get(f"{serving.address}/api/v1/openapi.json").json()
    schemas = answers["components"]["schemas"]
    sent = {
        body["content"]["application/json"]["schema"].get("$ref", "").rpartition("/")[2]
        for where, path in answers["paths"].items()
        if "/learn/" not in where  # an exercise is tried anew with every request, and nothing is kept of it
        for method in path.values()
        if (body := method.get("requestBody"))
    }
    fields = {field for name in sent if name for field in schemas[name]["properties"]}
    assert {"game", "seats", "name"} <= fields
    assert not fields & {
        "outcome",
        "result",
        "is_won",
        "won",
        "score",
        "moves",
        "record",
        "deal",
        "seed",
        "root",
    }


def test_tables_outlive_the_process(settings: Settings, run: Run) -> None:
    first = Serving(settings)

    async def begun() -> tuple[str, str, dict[str, Any]]:
        ada, ben, table = await seated(first.address)
        async with ada.link(table) as link:
            await link.do(act(link))
            look = link.look
        await closed(ada, ben)
        return str(ada.key), table, look

    key, table, look = run(begun())
    first.close()
    second = Serving(settings)

    async def again() -> None:
        async with Server(second.address, key) as ada, ada.link(table) as link:
            assert link.look == look

    run(again())
    second.close()
