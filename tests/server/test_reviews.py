"""Games looked at together: a leader steps, others follow or break free, and what anybody tries is kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from dethrone import games
from dethrone.chance import Seed
from dethrone.client import Server
from dethrone.contract import KEEPER
from dethrone.players import player
from dethrone.server import reviewing
from dethrone.server.settings import Settings
from dethrone.sheet import Record
from tests.server.conftest import Serving
from tests.server.engines import Postgres, Redis, free_port
from tests.server.test_replays import ended, somebody

Run = Callable[..., Any]
Heard = dict[str, Any]


class Guest:
    """Somebody at a review, by the protocol alone."""

    def __init__(self, address: str, review: str, key: str | None, language: str = "en") -> None:
        self._address = f"ws{address.removeprefix('http')}/api/v1/reviews/{review}/socket"
        self._hello = {"type": "hello", "version": 1, "key": key, "language": language}
        self.heard: list[Heard] = []
        self.state: Heard = {}
        self._count = 0

    async def __aenter__(self) -> Guest:
        self._socket: ClientConnection = await connect(self._address)
        await self._socket.send(json.dumps(self._hello))
        self.state = (await self.until("welcome"))["state"]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._socket.close()

    async def until(self, type: str, **parts: Any) -> Heard:
        """The next message of a type, with these parts."""
        while True:
            message = await self.next()
            if message["type"] == type and parts.items() <= message.items():
                return message

    async def ask(self, type: str, answer: str = "tried", **what: Any) -> Heard:
        """Ask something, and wait for its answer; a refusal is an error."""
        self._count += 1
        id = what.pop("id", f"{self._count}")
        await self.send(type, id=id, **what)
        while True:
            message = await self.next()
            if message.get("id") == id[:64] and message["type"] in (answer, "refusal"):
                return message

    async def send(self, type: str, **what: Any) -> None:
        """Say something."""
        await self._socket.send(json.dumps({"type": type, **what}))

    async def next(self) -> Heard:
        """Whatever comes next; the state follows what is told."""
        message: Heard = json.loads(await self._socket.recv())
        self.heard.append(message)
        if message["type"] == "changed":
            self.state |= message["state"]
            lines = {**self.state["lines"], **message["lines"]}
            self.state["lines"] = {number: line for number, line in lines.items() if line is not None}
        return message

    async def refused(self, type: str, **what: Any) -> str:
        """Why something is refused."""
        answer = await self.ask(type, **what)
        assert answer["type"] == "refusal", answer
        return str(answer["error"]["reason"])


async def reviewed(serving: Serving, game: str = "regicide") -> tuple[Server, str, str]:
    """Somebody who played a game and begins a review of it."""
    ada = await somebody(serving)
    id = await ended(ada, await ada.open_table(game, ["me", "greedy"]), game)
    review = await ada.ask("POST", f"/games/{id}/reviews")
    assert review["leader"] == "Ada"
    return ada, id, review["id"]


@pytest.mark.parametrize("game", ["regicide", "regidice"])
def test_others_follow_break_free_and_try_lines_that_stay(settings: Settings, run: Run, game: str) -> None:
    serving = Serving(settings)

    async def first() -> tuple[str, Heard]:
        ada, id, review = await reviewed(serving, game)
        ben = await somebody(serving, "Ben")
        async with (
            Guest(serving.address, review, ada.key) as leads,
            Guest(serving.address, review, ben.key) as other,
        ):
            await leads.ask("step", move=3)
            looked = await other.until("looked", id="", move=3)
            step = (await ada.ask("GET", f"/games/{id}?move=3"))["step"]
            assert looked["position"]["views"] == step["views"]
            assert await other.refused("step", move=1) == "server-not-leading"
            await other.send("follow", is_following=False)
            await other.until(
                "here", people=[{"name": "Ada", "follows": True}, {"name": "Ben", "follows": False}]
            )
            await leads.ask("step", move=5)
            await other.until("changed")
            here = (await other.ask("look", "looked", move=2))["position"]
            text = here["legal_moves"][-1]
            shown = await other.ask("preview", "previewed", move=2, text=text)
            assert shown["lines"]
            line = await other.ask("try", move=2, moves=[text], name="what if", id="once")
            again = await other.ask("try", move=2, moves=[text], name="what if", id="once")
            assert again["line"] == line["line"] == 1
            there = (await other.ask("look", "looked", line=1, move=3))["position"]
            if there["legal_moves"]:
                await other.ask("add", line=1, move=3, moves=[there["legal_moves"][0]])
            assert other.state["lines"]["1"]["by"] == "Ben"
            assert not [
                one for one in other.heard if one["type"] == "looked" and not one["id"] and one["move"] == 5
            ]
            await leads.ask("step", line=1, move=3)
            await other.send("follow", is_following=True)
            await other.until("looked", id="", line=1, move=3)
            await leads.ask("lead", name="Ben")
            await other.ask("step", move=1)
            await leads.until("looked", id="", move=1)
            kept = dict(other.state)
        for one in (ada, ben):
            await one.close()
        return review, kept

    review, kept = run(first())
    serving.close()
    again = Serving(settings)

    async def later() -> None:
        eve = await somebody(again, "Eve")
        async with (
            Guest(again.address, review, eve.key) as guest,
            Guest(again.address, review, None) as nobody,
        ):
            assert guest.state == nobody.state == kept
            moves = guest.state["lines"]["1"]["moves"]
            position = (await guest.ask("look", "looked", line=1, move=2 + len(moves)))["position"]
            assert position["lines"]
            assert await nobody.refused("try", move=0, moves=[], name="mine") == "server-who"
            assert await guest.refused("add", line=1, move=2, moves=[]) == "server-not-your-line"
            branched = await guest.ask("try", line=1, move=3, moves=[], name="from Ben's")
            assert guest.state["lines"][str(branched["line"])]["moves"] == moves[:1]
            await guest.ask("lead", name="Eve")  # Ben is not there
            await guest.ask("drop", line=1)
            assert "1" not in guest.state["lines"]
            await nobody.until("changed", lines={"1": None})
        found = await eve.ask("GET", f"/reviews/{review}")
        assert [line["name"] for line in found["lines"].values()] == ["from Ben's"]
        await eve.close()

    run(later())
    again.close()


def test_what_is_refused(serving: Serving, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MOST_LINES", 2)
    monkeypatch.setattr(reviewing, "MOST_MOVES", 1)

    async def go() -> None:
        ada, id, review = await reviewed(serving)
        last = (await ada.ask("GET", f"/games/{id}"))["moves"]
        async with Guest(serving.address, review, ada.key) as leads:
            legal = (await leads.ask("look", "looked", move=0))["position"]["legal_moves"]
            assert await leads.refused("look", move=last + 1) == "table-no-moment"
            assert await leads.refused("look", line=1, move=0) == "server-no-line"
            assert await leads.refused("step", move=-1) == "table-no-moment"
            assert await leads.refused("lead", name="Ben") == "server-nobody-there"
            assert await leads.refused("try", move=0, moves=["KS+KH"], name="a") != "server-internal"
            assert await leads.refused("try", move=0, moves=[], name="x" * 61) == "server-line-name"
            assert await leads.refused("try", move=0, moves=[], name="a\nb") == "server-line-name"
            assert await leads.refused("try", move=0, moves=legal[:1] * 2, name="a") == "server-line-too-long"
            assert await leads.refused("try", move=last, moves=legal[:1], name="a") == "refusal-over"
            assert await leads.refused("drop", line=7) == "server-no-line"
            for name in ("a", "b"):
                assert (await leads.ask("try", move=0, moves=legal[:1], name=name))["type"] == "tried"
            assert await leads.refused("try", move=0, moves=[], name="c") == "server-too-many-lines"
            assert await leads.refused("step", id="x" * 65, move=0) == "server-bad-message"
            await leads._socket.send("nonsense")
            assert (await leads.until("refusal"))["error"]["reason"] == "server-bad-message"
        await ada.close()

    run(go())


@pytest.mark.parametrize("game", ["regicide", "regidice"])
def test_a_line_is_told_to_everybody_in_their_own_language(serving: Serving, run: Run, game: str) -> None:
    """It is kept as moves; a name that somebody gave it, as all lines once had one, is told as it was given."""

    async def go() -> None:
        ada, _, review = await reviewed(serving, game)
        ben = await somebody(serving, "Ben")
        address = serving.address
        async with Guest(address, review, ada.key) as leads, Guest(address, review, ben.key, "de") as guest:
            there = {"en": leads, "de": guest}
            looked = {
                name: (await one.ask("look", "looked", move=2))["position"] for name, one in there.items()
            }
            legal = looked["en"]["legal_moves"]
            await leads.ask("try", move=2, moves=legal[-1:])
            while not guest.state["lines"]:
                await guest.next()
            for name, one in there.items():
                line = one.state["lines"]["1"]
                assert (line["name"], line["branch"], line["tries"]) == ("", 0, looked[name]["words"][-1])
            assert looked["en"]["words"][-1] != looked["de"]["words"][-1]
            more = (await guest.ask("look", "looked", line=1, move=3))["position"]
            await guest.ask("try", line=1, move=3, moves=more["legal_moves"][:1])
            line = guest.state["lines"]["2"]
            assert (line["start"], line["branch"], line["tries"]) == (2, 1, more["words"][0])
            await guest.ask("add", line=2, move=2, moves=legal[:1])  # it leaves its line earlier now
            line = guest.state["lines"]["2"]
            assert (line["branch"], line["tries"]) == (0, looked["de"]["words"][0])
            await leads.ask("try", move=2, moves=[], name="Ada's own")
            assert (leads.state["lines"]["3"]["name"], leads.state["lines"]["3"]["tries"]) == (
                "Ada's own",
                "",
            )
            async with Guest(address, review, None, "de") as nobody:
                assert nobody.state["lines"]["1"] == guest.state["lines"]["1"]
            told = await ada.ask("GET", f"/reviews/{review}?language=de")
            assert told["lines"]["1"] == guest.state["lines"]["1"]
        await ada.close()
        await ben.close()

    run(go())


def test_a_private_line_is_for_who_made_it(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, _, review = await reviewed(serving)
        ben = await somebody(serving, "Ben")
        address = serving.address
        async with Guest(address, review, ada.key) as leads, Guest(address, review, ben.key) as guest:
            legal = (await guest.ask("look", "looked", move=0))["position"]["legal_moves"]
            made = await guest.ask("try", move=0, moves=legal[:1], name="mine", is_private=True)
            assert (made["type"], guest.state["lines"]["1"]["is_private"]) == ("tried", True)
            assert await leads.refused("look", line=1, move=0) == "server-no-line"
            assert await leads.refused("step", line=1, move=0) == "server-no-line"
            assert await leads.refused("try", line=1, move=0, moves=[], name="b") == "server-no-line"
            for ask in ("drop", "share"):
                assert await leads.refused(ask, line=1) == "server-no-line"
            assert "mine" not in json.dumps([leads.heard, await ada.ask("GET", f"/reviews/{review}")])
            assert (await guest.ask("share", line=1))["type"] == "tried"
            while "1" not in leads.state["lines"]:
                await leads.next()
            await leads.ask("try", move=0, moves=legal[:1], name="shown", is_private=True)
            await leads.ask("step", line=2, move=1)  # where the leader goes everybody may
            await guest.until("looked", line=2)
            assert not guest.state["lines"]["2"]["is_private"]
        await ada.close()
        await ben.close()

    run(go())


def test_the_same_line_leads_to_the_same_cards(serving: Serving, run: Run) -> None:
    """Chance beyond the record comes from the secret of its proof, so a line is one and the same for everybody."""

    async def go() -> None:
        ada, id, review = await reviewed(serving)
        row = await ada.ask("GET", f"/games/{id}")
        record = str(Record.from_json(row["record"]))
        mind = player("greedy", game="regicide", seed=5)
        game = reviewing.position(record, None, 0)
        while not game.is_over and len(game.steps) < reviewing.MOST_MOVES:
            game.push(mind.choose(game.view(game.decider)))
        moves = [str(step.move) for step in game.steps]
        async with Guest(serving.address, review, ada.key) as leads:
            assert (await leads.ask("try", move=0, moves=moves, name="another game"))["type"] == "tried"
            found = (await leads.ask("look", "looked", line=1, move=len(moves)))["position"]
            wire = games.kind("regicide").wire()
            assert found["views"] == json.loads(json.dumps([wire.view(game.view(seat)) for seat in range(2)]))
            assert found["outcome"] == (None if game.outcome is None else game.outcome.value)
        await ada.close()

    run(go())


def test_a_line_is_answered_and_the_answer_marked(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, id, review = await reviewed(serving)
        address = serving.address
        async with Guest(address, review, ada.key) as leads, Guest(address, review, None) as nobody:
            assert await nobody.refused("reply", move=0, name="a") == "server-who"
            assert (await leads.ask("reply", move=0, name="answered"))["line"] == 1
            assert leads.state["lines"]["1"]["replies"] == {"0": 0}
            asked = (await leads.ask("look", "looked", line=1, move=1))["position"]
            assert (await leads.ask("reply", line=1, move=1, name="more"))["line"] == 1
            line = leads.state["lines"]["1"]
            assert line["moves"][1] in asked["legal_moves"]
            assert line["replies"] == {"0": 0, "1": asked["decider"]}
            await leads.ask("try", line=1, move=1, moves=asked["legal_moves"][:1], name="another")
            assert leads.state["lines"]["2"]["replies"] == {"0": 0}
            await leads.ask("add", line=1, move=0, moves=[])
            assert leads.state["lines"]["1"]["replies"] == {}
            end = (await ada.ask("GET", f"/games/{id}"))["moves"]
            assert await leads.refused("reply", move=end, name="b") == "server-no-move"
        await ada.close()

    run(go())


@pytest.mark.parametrize(("game", "rules"), [("regicide", "official"), ("regidice", "rulebook")])
def test_an_answer_knows_what_its_seat_could_know(game: str, rules: str) -> None:
    """Two deals that differ only in what the seat cannot see have the same answer."""
    deal, mind, differing = games.kind(game).deal(3, rules, Seed(7)), player("greedy", game=game), 0
    while differing < 6:
        view = deal.view(deal.decider)
        first, second = (view.trial(seed) for seed in (1, 2))
        assert str(first.view(view.seat)) == str(second.view(view.seat)) == str(view)
        records = [one.record(KEEPER) for one in (first, second)]
        differing += records[0].start != records[1].start
        assert len({reviewing.reply(str(one), None, 0) for one in records}) == 1
        deal.push(mind.choose(view))


@pytest.fixture(scope="module")
def pair() -> Iterator[tuple[Serving, Serving]]:
    """Two processes' worth of servers over one PostgreSQL and one Redis."""
    postgres, redis = Postgres(), Redis()
    both = [
        Serving(
            Settings(port=free_port(), database=postgres.address, redis=redis.address, messages_rate=1000.0)
        )
        for _ in range(2)
    ]
    yield both[0], both[1]
    for one in both:
        one.close()
    redis.close()
    postgres.close()


def test_two_workers_share_a_review(pair: tuple[Serving, Serving], run: Run) -> None:
    here, there = pair

    async def go() -> None:
        ada, _, review = await reviewed(here)
        ben = await somebody(there, "Ben")
        async with (
            Guest(here.address, review, ada.key) as leads,
            Guest(there.address, review, ben.key) as other,
        ):
            await leads.until(
                "here", people=[{"name": "Ada", "follows": True}, {"name": "Ben", "follows": True}]
            )
            await leads.ask("step", move=2)
            await other.until("looked", id="", move=2)
            await asyncio.gather(
                *(leads.ask("try", move=1, moves=[], name=f"a{n}", id=f"a{n}") for n in range(1)),
                *(other.ask("try", move=1, moves=[], name=f"b{n}", id=f"b{n}") for n in range(1)),
            )
            while not len(leads.state["lines"]) == len(other.state["lines"]) == 2:
                await (leads if len(leads.state["lines"]) < 2 else other).until("changed")
            assert leads.state == other.state
            await leads.ask("lead", name="Ben")
            while other.state["leader"] != "Ben":
                await other.until("changed")
            await other.ask("step", move=1)
            await leads.until("looked", id="", move=1)
        for one in (ada, ben):
            await one.close()

    run(go())


def test_what_another_worker_has_acknowledged_is_known_before_anything_is_refused(
    pair: tuple[Serving, Serving], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = pair

    async def deaf(_: dict[str, Any]) -> None:
        """The notice is late."""

    monkeypatch.setitem(there.rooms.keeper.heard, "review", deaf)

    async def go() -> None:
        ada, _, review = await reviewed(here)
        async with (
            Guest(here.address, review, ada.key) as leads,
            Guest(there.address, review, ada.key) as other,
        ):
            line = (await leads.ask("try", move=1, moves=[], name="mine"))["line"]
            assert (await other.ask("step", line=line, move=1))["type"] == "tried"
            assert other.state["lines"].keys() == {str(line)}
            assert await other.refused("step", line=line + 1, move=1) == "server-no-line"
        await ada.close()

    run(go())
