"""Whatever is sent to the documented addresses: a documented answer in its documented form, and never a failure.

schemathesis makes sound and broken requests from the OpenAPI document itself. Ids, keys and games that exist are put in
among its own, or nearly all requests would end at the door.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from dethrone.server.app import SECURE, make_app
from dethrone.server.settings import Settings
from tests.late import late
from tests.server.conftest import Serving
from tests.server.engines import free_port
from tests.server.test_agreement import agreed
from tests.server.test_promises import closed, seated

if TYPE_CHECKING:
    from schemathesis import Case

schemathesis, checks = late("schemathesis"), late("schemathesis.checks")
EXAMPLES = 8
DOCUMENT = make_app(Settings(database="sqlite://")).openapi()
ASKED = {
    f"{method.upper()} {path}": one
    for path, item in DOCUMENT["paths"].items()
    for method, one in item.items()
}
SOUND, BROKEN = "positive", "negative"
CASES = [(label, SOUND) for label in ASKED] + [
    (label, BROKEN)
    for label, one in ASKED.items()
    if "requestBody" in one or any(where["in"] == "query" for where in one.get("parameters", ()))
]
SPENT = ("DELETE /api/v1/me", "POST /api/v1/me/leave")  # the key is good for nothing afterwards
FORMS: dict[str, list[Any]] = {
    "game": ["regicide", "regidice"],
    "rules": ["", "open-order", "rulebook"],
    "seats": [
        [{"who": "me"}],
        [{"who": "me"}, {"who": "open"}],
        [{"who": "bot", "bot": "random"}, {"who": "me"}],
    ],
    "clock": [None, {"seconds": 60}, {"seconds": 600, "increment": 5}],
    "command": [
        {"do": "sit", "seat": 1, "id": "a"},
        {"do": "start", "id": "b"},
        {"do": "pause", "id": "c"},
        {"do": "act", "question": 1, "moves": ["yield"], "id": "d"},
    ],
}

TOO_BIG = 413  # a refusal, too, though the check does not count it among them


@cache
def operations() -> dict[str, Any]:
    """What schemathesis makes of the document."""
    found = schemathesis.openapi.from_dict(DOCUMENT).get_all_operations()
    return {one.ok().label: one.ok() for one in found if hasattr(one, "ok")}


@cache
def named(*names: str) -> list[Any]:
    """Some of its checks."""
    checks.load_all_checks()
    return list(checks.CHECKS.get_by_names(names))


def test_every_operation_of_the_document_is_asked() -> None:
    assert set(operations()) == set(ASKED)
    with_forms = {label for label, one in operations().items() if one.query or one.body}
    assert {label for label, mode in CASES if mode == BROKEN} == with_forms


class World:
    """A server with a table, a game that has ended, and somebody who was there."""

    def __init__(self, serving: Serving) -> None:
        self.serving, self.key, self.table, self.game = serving, "", "", ""

    async def begin(self) -> None:
        """Open a table, and play at another to the end."""
        ada, ben, table = await seated(self.serving.address)
        async with ada.link(table) as link, ben.link(table) as other:
            await agreed(link, other, {"is": "resign"})
        self.game = f"{table}-1"
        self.table = await ada.open_table("regicide", ["me", "open"])
        self.key = str(ada.key)
        await closed(ada, ben)

    def key_for(self, operation: str) -> str:
        """Somebody's key; one of somebody new, where it will be spent."""
        if operation not in SPENT:
            return self.key
        new = {"name": "Eve", "wants_key": True}
        return str(httpx.post(f"{self.serving.address}/api/v1/people", json=new).json()["key"])

    def fit(self, case: Case[Any], data: st.DataObject, mode: str) -> None:
        """Put in what exists, here and there; what is broken stays so."""
        known, places = {"table_id": self.table, "game_id": self.game}, case.path_parameters or {}
        for name in set(known) & set(places):
            if data.draw(st.integers(0, 3)):
                places[name] = known[name]
        body: Any = case.body
        if mode == BROKEN or not isinstance(body, dict) or not data.draw(st.integers(0, 3)):
            return
        if case.operation.label.endswith("/commands"):
            case.body = data.draw(st.sampled_from(FORMS["command"]))
        for name in set(FORMS) & set(body):
            body[name] = data.draw(st.sampled_from(FORMS[name]))

    def ask(self, case: Case[Any], data: st.DataObject, mode: str) -> None:
        """Send it as somebody or as nobody, and judge the answer."""
        self.fit(case, data, mode)
        headers = {}
        if data.draw(st.integers(0, 4)):
            headers["Authorization"] = f"Bearer {self.key_for(case.operation.label)}"
        answer = case.call(base_url=self.serving.address, headers=headers, timeout=60)
        # Of the right form, and still no table, no name or no move: the document says forms, the games say rules.
        excluded = named("positive_data_acceptance")
        refused = named("negative_data_rejection") if answer.status_code == TOO_BIG else []
        case.validate_response(answer, excluded_checks=excluded + refused)
        missing = {name for name in SECURE if name.lower() not in answer.headers}
        assert not missing
        assert "Traceback" not in answer.text


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """A server, and what is known of it."""
    home: Path = tmp_path_factory.mktemp("openapi")
    freely = Settings(
        port=free_port(),
        database=f"sqlite:///{home / 'server.sqlite'}",
        bot_threads=2,
        most_tables=10_000,
        requests_rate=100_000.0,
        messages_rate=1000.0,
    )
    serving = Serving(freely)
    found = World(serving)
    asyncio.run(found.begin())
    yield found
    serving.close()


@pytest.mark.parametrize(("label", "mode"), CASES)
def test_every_answer_is_as_documented(world: World, label: str, mode: str) -> None:
    operation = operations()[label]
    as_meant = schemathesis.GenerationMode(mode)

    @given(st.data())
    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def holds(data: st.DataObject) -> None:
        world.ask(data.draw(operation.as_strategy(generation_mode=as_meant)), data, mode)

    holds()
