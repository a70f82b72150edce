"""Good people play on while others send whatever they can think of, drop, come back and lie; over real sockets.

Whatever is sent: what everybody folded together from messages is a fresh look; the log only grows, without a gap, by
what the good ones asked and by nothing else; who lies hears a typed refusal or is hung up on; the next table notices
nothing; and the game is played to its end.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Iterator
from itertools import count
from typing import Any, ClassVar, TypeVar

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from dethrone.client import Server
from dethrone.server import protocol
from dethrone.server.held import Held
from dethrone.server.settings import Settings
from dethrone.server.store.schema import ENTRIES
from dethrone.table import Open, Table, wire
from dethrone.table.viewers import Viewer
from tests.server.conftest import Serving
from tests.server.engines import free_port

Result = TypeVar("Result")
Look = dict[str, Any]
SETTINGS = settings(max_examples=6, stateful_step_count=25, phases=[Phase.generate], deadline=None)
PEOPLE = ("Ada", "Ben", "Eve", "Mal", "Zoe")  # Ada and Ben play, Eve watches, Mal lies, Zoe sits elsewhere
VIEWERS: dict[str, Viewer] = {"Ada": 0, "Ben": 1, "Eve": "Eve", "": None}  # the good ones
LARGEST = 4096
CLOSES = {1000, 1001, 1002, 1003, 1007, 1008, 1009, 1013, 4404}
TYPES = {one.__struct_config__.tag for one in protocol.Received.__args__}
NUMBERS = count(1)

FRAMES: list[str | bytes] = [
    "", "{", "[]", "null", "0", '"hello"', "\x00", "{}" * 50, "[" * 2000, '{"type":', "NaN",
    b"", b"\x00\xff\xfe", b"{}", '{"type": "do"}', '{"type": "do", "command": null}',
    '{"type": "do", "command": {"do": "act"}}', '{"type": "nobody"}', '{"type": "ping", "id": 7}',
    '{"type": "hello", "version": 1}', '{"type": "hello", "version": 1, "since": 1e400}',
    '{"type": "preview", "id": "p", "move": "' + "x" * 500 + '"}', '{"type": "preview", "id": "p", "move": "\\ud800"}',
    '{"type": "do", "command": {"do": "chat", "id": "\\ud800", "text": "\\u0000"}}', "x" * (LARGEST + 1),
    '{"type": "do", "command": {"id": "i", "do": "act", "question": ' + "9" * 1000 + ', "moves": []}}',
    '{"type": "do", "command": {"id": "i", "do": "act", "question": 1, "moves": ' + "[" * 900 + "]" * 900 + "}}",
]  # fmt: skip
COMMANDS: list[dict[str, Any]] = [
    {"do": "timeout"}, {"do": "start"}, {"do": "sit", "seat": 0}, {"do": "sit", "seat": -1}, {"do": "leave"},
    {"do": "sit", "seat": 10**20}, {"do": "fill", "seat": 1, "bot": "random"}, {"do": "pause"}, {"do": "resume"},
    {"do": "go-away"}, {"do": "come-back"}, {"do": "consent", "name": "Mal"}, {"do": "withdraw", "name": "Eve"},
    {"do": "propose", "wish": {"is": "resign"}}, {"do": "propose", "wish": {"is": "undo"}},
    {"do": "propose", "wish": {"is": "replace", "seat": 0, "bot": "os:system"}},
    {"do": "fill", "seat": 1, "bot": "dethrone.players:Random"}, {"do": "chat", "text": "look at my cards"},
    {"do": "vote", "question": 1, "is_yes": True}, {"do": "say", "question": 1, "move": None},
    {"do": "remind", "chip": "no such"}, {"do": "obey"}, {"do": "act", "question": "1", "moves": "yield"},
]  # fmt: skip
FORGED: list[dict[str, Any]] = [
    {},
    {"seat": 0},
    {"by": 0},
    {"viewer": 0},
    {"person": "x"},
    {"line": "x" * 5000},
]
SINCE = st.one_of(st.integers(-3, 40), st.sampled_from([None, 10**30, -(10**30), 2**63]))
VIEWER = st.sampled_from([0, 1, None, "Eve", "Mal", -1, 7, ""])
PARTS = [
    b"\x81\xfe\x10\x00abcd",
    b"\x81",
    b"\x01\x85abcd12345",
    b"\x88\x80",
    b"\xff\xff\xff\xff",
    b"GET / HTTP/1.1\r\n",
]


class Ears:
    """One connection: all that came by it since it was asked last, and the look that follows."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.look, self.welcome = socket, Look(), Look()

    async def settle(self) -> list[Look]:
        """Hear all that was sent before now."""
        mark, heard = f"mark {next(NUMBERS)}", list[Look]()
        await self.socket.send(json.dumps({"type": "ping", "id": mark}))
        while True:
            answer = json.loads(await self.socket.recv())
            if answer == {"type": "pong", "id": mark}:
                return heard
            heard.append(answer)
            if answer["type"] == "welcome":
                self.welcome, self.look = answer, answer["look"] or {}
            elif answer["type"] == "told":
                self.look = wire.fold(self.look, answer["message"])


class Tables(RuleBasedStateMachine):
    """A table with two who play, one who watches and a stranger; whoever lies; and another table."""

    serving: ClassVar[Serving]
    keys: ClassVar[dict[str, str]]
    game: ClassVar[str]

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.good: dict[str, Ears] = {}
        self.bad: dict[str, Ears] = {}
        self.wanted: list[tuple[Any, str]] = []  # who asked for what, as the log must say it
        self.last: dict[str, str] = {}  # what each of the good ones asked for last
        self.bodies: list[str] = []

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        async def limited() -> Result:
            async with asyncio.timeout(120):
                return await work

        return self.runner.run(limited())

    async def connected(self, held: Held, key: str | None, **hello: Any) -> Ears:
        address = f"ws://127.0.0.1:{self.serving.settings.port}/api/v1/tables/{held.head.id}/socket"
        ears = Ears(await connect(address, open_timeout=60, ping_interval=None))
        await ears.socket.send(json.dumps({"type": "hello", "version": 1, "key": key, **hello}))
        return ears

    @initialize()
    def open(self) -> None:
        keeper = self.serving.rooms.keeper
        opening = (keeper.open(self.game, [Open()] * 2, by=None, root=bytes([n] * 32)) for n in (1, 2))
        self.held, self.other = (self.serving.inside(one) for one in opening)
        self.run(self._open())
        self.seen()

    async def _open(self) -> None:
        for name in VIEWERS:
            self.good[name] = await self.connected(self.held, self.keys.get(name))
            await self.good[name].settle()
        self.zoe = await self.connected(self.other, self.keys["Zoe"])
        await self.zoe.settle()
        for name, seat in (("Ada", 0), ("Ben", 1)):
            await self.do(name, {"do": "sit", "seat": seat}, by=name)
        await self.do("Ada", {"do": "start"})

    async def do(self, name: str, command: dict[str, Any], by: Any = None) -> None:
        """Something that a good one wants, and that must happen."""
        id = f"good {next(NUMBERS)}"
        self.last[name] = told({**command, "id": id})
        answer = await self.answer(name, self.last[name])
        assert answer["type"] == "done", answer
        self.wanted.append((PEOPLE.index(name) if by is None else by, id))
        for ears in self.good.values():
            await ears.settle()

    async def answer(self, name: str, frame: str) -> Look:
        await self.good[name].socket.send(frame)
        heard = await self.good[name].settle()
        (answer,) = [one for one in heard if one["type"] in ("done", "refusal")]
        return answer

    # --------------------------------------------------------------- the good
    async def move(self, pick: int) -> bool:
        """Whoever is asked moves; whether somebody was."""
        for name in ("Ada", "Ben"):
            look = self.good[name].look
            mine = [
                one for one in look["questions"] if one["seat"] == look["viewer"] and one["asks"] == "move"
            ]
            if mine:
                moves = look["legal_moves"]
                text = moves[pick % len(moves)]["text"]
                await self.do(name, {"do": "act", "question": mine[0]["number"], "moves": [text]})
                return True
        return False

    @rule(pick=st.integers(0, 50))
    def play(self, pick: int) -> None:
        self.run(self.move(pick))
        self.seen()

    @rule(name=st.sampled_from(list(VIEWERS)), since=SINCE, viewer=VIEWER)
    def come_back(self, name: str, since: Any, viewer: Any) -> None:
        """With a look of some moment, whether there ever was one or not."""
        self.run(self._come_back(name, since, viewer))
        self.seen()

    async def _come_back(self, name: str, since: Any, viewer: Any) -> None:
        old = self.good[name]
        old.socket.transport.abort()
        ears = self.good[name] = await self.connected(
            self.held, self.keys.get(name), since=since, viewer=viewer
        )
        await ears.settle()
        if not ears.welcome["is_whole"]:
            then = Table.replay(self.held.table.log[:since]).look(VIEWERS[name])
            ears.look = json.loads(json.dumps(wire.look(then)))
            for one in ears.welcome["missed"]:
                ears.look = wire.fold(ears.look, one["message"])
        for other in self.good.values():
            await other.settle()

    # ---------------------------------------------------------------- the bad
    @rule(name=st.sampled_from(["Mal", "nobody"]), frame=st.sampled_from(FRAMES))
    def babble(self, name: str, frame: str | bytes) -> None:
        self.run(self.lie(name, frame))
        self.seen()

    @rule(name=st.sampled_from(["Mal", "nobody"]), command=st.sampled_from(COMMANDS))
    def command_others(self, name: str, command: dict[str, Any]) -> None:
        self.run(self.lie(name, told({"id": f"bad {next(NUMBERS)}", **command})))
        self.seen()

    @rule(
        name=st.sampled_from(["Mal", "nobody"]),
        forged=st.sampled_from(FORGED),
        late=st.sampled_from([0, 0, -1, 1, 10**6]),
        id=st.sampled_from([None, "of Ada", "server-away 1", "", "x" * 65]),
    )
    def act_for_another(self, name: str, forged: dict[str, Any], late: int, id: str | None) -> None:
        """The move that is asked of somebody, sent by another, also under the id of what Ada asked for last."""
        named = f"bad {next(NUMBERS)}" if id is None else id
        if id == "of Ada":
            named = json.loads(self.last["Ada"])["command"]["id"]
        self.run(self.lie(name, told({**self.asked(late), "id": named, **forged})))
        self.seen()

    def asked(self, late: int) -> dict[str, Any]:
        """A legal answer to the question that is asked, or to another."""
        numbers = [one.number for one in self.held.table.questions] or [0]
        moves = [str(move) for move in self.held.table.game.legal_moves()[:1]]
        return {"do": "act", "question": numbers[0] + late, "moves": moves}

    @rule(name=st.sampled_from(["Ada", "Ben"]), late=st.sampled_from([-2, -1, 1, 2]))
    def answer_another_question(self, name: str, late: int) -> None:
        command = told({**self.asked(late), "id": f"late {next(NUMBERS)}"})
        answer = self.run(self.answer(name, command))
        assert answer["type"] == "refusal"
        self.seen()

    @rule(name=st.sampled_from(["Ada", "Ben"]))
    def ask_again(self, name: str) -> None:
        """What was done is answered again, and done once."""
        answer = self.run(self.answer(name, self.last[name]))
        assert answer["type"] == "done"
        self.seen()

    @rule(part=st.sampled_from(PARTS), is_greeted=st.booleans())
    def break_off(self, part: bytes, is_greeted: bool) -> None:
        """In the middle of a message."""

        async def go() -> None:
            ears = await self.connected(self.held, self.keys["Mal"])
            if is_greeted:
                await ears.settle()
            ears.socket.transport.write(part)
            ears.socket.transport.abort()

        self.run(go())
        self.seen()

    @rule(
        hello=st.sampled_from(
            [{"version": 2}, {"version": "1"}, {"key": "x"}, {"key": 7}, {"language": "xx"}, {"secret": 1}]
        ),
        table=st.sampled_from(["", "other", "AAAAAAAAAAAAAAAA", "../../etc", "%00", "a" * 3000]),
    )
    def knock(self, hello: dict[str, Any], table: str) -> None:
        """At this table with a bad hello, or at one that is not theirs or is not there."""
        self.run(self._knock(hello, table))
        self.seen()

    async def _knock(self, hello: dict[str, Any], table: str) -> None:
        id = {"": self.held.head.id, "other": self.other.head.id}.get(table, table)
        address = f"ws://127.0.0.1:{self.serving.settings.port}/api/v1/tables/{id}/socket"
        try:
            async with connect(address, open_timeout=60, ping_interval=None) as socket:
                await socket.send(json.dumps({"type": "hello", "version": 1, **hello}))
                await socket.send(told({"do": "start", "id": f"knock {next(NUMBERS)}"}))
                ears = Ears(socket)
                judge(await ears.settle())
                assert ears.welcome["viewer"] is None
        except ConnectionClosed as error:
            hung_up(error)
        except InvalidHandshake:
            pass

    async def lie(self, name: str, frame: str | bytes) -> None:
        """Send something, and hear what comes of it."""
        if name not in self.bad:
            self.bad[name] = await self.connected(self.held, self.keys.get(name))
            await self.bad[name].settle()
        ears = self.bad[name]
        try:
            await ears.socket.send(frame)
            judge(await ears.settle())
        except ConnectionClosed as error:
            hung_up(error)
            del self.bad[name]

    # ------------------------------------------------------------- what holds
    def seen(self) -> None:
        """Everybody has what a fresh look shows; the log is what the good ones made it; nobody else noticed."""
        fresh = self.serving.inside(self.looks())
        for name, ears in self.good.items():
            assert ears.look == fresh[name], name
        query = select(ENTRIES.c.revision, ENTRIES.c.body).where(ENTRIES.c.table_id == self.held.head.id)
        with self.serving.rooms.keeper.store.reader.connect() as connection:
            rows = connection.execute(query.order_by(ENTRIES.c.revision)).all()
        bodies = [row.body for row in rows]
        assert [row.revision for row in rows] == list(range(len(rows)))
        assert bodies[: len(self.bodies)] == self.bodies
        self.bodies = bodies
        entries = [wire.read_entry(json.loads(body)) for body in bodies]
        assert list(dict.fromkeys((one.by, one.command) for one in entries if one.command)) == self.wanted
        heard = self.run(self.zoe.settle())
        assert [one for one in heard if one["type"] != "there"] == []

    async def looks(self) -> dict[str, Look]:
        async with self.held.lock:
            found = {name: wire.look(self.held.table.look(viewer)) for name, viewer in VIEWERS.items()}
        plain: dict[str, Look] = json.loads(json.dumps(found))
        return plain

    def teardown(self) -> None:
        """The good ones play to the end."""
        if self.good:
            while self.run(self.move(0)):
                pass
            self.seen()
            assert self.held.table.stage.value == "over"
            self.run(self._close())
        self.runner.close()

    async def _close(self) -> None:
        for ears in (*self.good.values(), *self.bad.values(), self.zoe):
            ears.socket.transport.abort()


def told(command: dict[str, Any]) -> str:
    """A command as it is sent."""
    return json.dumps({"type": "do", "command": command})


def hung_up(error: ConnectionClosed) -> None:
    """The server said why, with one of its codes."""
    assert error.rcvd is not None
    assert error.rcvd.code in CLOSES, error


def judge(answers: list[Look]) -> None:
    """Only typed answers, and nothing of the server's inside."""
    for one in answers:
        assert one["type"] in TYPES, one
        assert one["type"] != "done" or not one["id"].startswith(("bad", "i")), one
        if one["type"] == "refusal":
            assert set(one["error"]) == {"code", "reason", "facts", "sentence", "legal"}
            assert "Traceback" not in one["error"]["sentence"]


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for all of them."""
    home = tmp_path_factory.mktemp("hostile")
    server = Serving(
        Settings(
            port=free_port(),
            database=f"sqlite:///{home / 'server.sqlite'}",
            most_size=LARGEST,
            messages_rate=10_000.0,
            requests_rate=10_000.0,
            most_sockets=1000,
            away_after=1e9,
        )
    )
    yield server
    server.close()


@pytest.mark.parametrize("game", ["regicide", "regidice"])
def test_good_people_play_on_whatever_others_send(serving: Serving, game: str) -> None:
    async def become() -> dict[str, str]:
        keys = {}
        for name in PEOPLE:
            async with Server(serving.address) as server:
                await server.become(name)
                keys[name] = str(server.key)
        return keys

    class Here(Tables):
        """Of this game."""

    Here.serving, Here.keys, Here.game = serving, asyncio.run(become()), game
    run_state_machine_as_test(Here, settings=SETTINGS)
