"""Whatever is sent to the documented addresses: a documented answer in its documented form, and never a failure.

schemathesis makes sound and broken requests from the OpenAPI document itself. Ids, keys and games that exist are put in
among its own, or nearly all requests would end at the door.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
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
from tests.often import often, only_in_soak
from tests.server.conftest import Serving
from tests.server.engines import free_port
from tests.server.test_agreement import agreed
from tests.server.test_promises import closed, seated

if TYPE_CHECKING:
    from schemathesis import Case

schemathesis = late("schemathesis")
EXAMPLES = often(4, soak=100)
ASKED_EACH = often(2, soak=100)
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
# To delete an analysis ends the work on it. One that is done stays for all who played, and that there is none is an
# answer, not an error, which a browser would tell in its console: so `use_after_free` cannot hold for it.
STAYS = "DELETE /api/v1/games/{game_id}/analysis"
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

# A body that is too large is refused, too, though the check does not count that among refusals by itself.
CONFIG = """
[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 406, 413, 415, 422, 428, 429]
"""


@cache
def operations() -> dict[str, Any]:
    """What schemathesis makes of the document."""
    config = schemathesis.Config.from_str(CONFIG)
    found = schemathesis.openapi.from_dict(DOCUMENT, config=config).get_all_operations()
    return {one.ok().label: one.ok() for one in found if hasattr(one, "ok")}


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
        case.validate_response(answer)
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


NOTHING_THERE = pytest.param(False, marks=only_in_soak, id="whatever it finds")


@pytest.mark.parametrize("is_there", [NOTHING_THERE, pytest.param(True, id="what is there")])
def test_all_that_schemathesis_checks_holds(world: World, tmp_path: Path, is_there: bool) -> None:
    """Its own command with the key of somebody who lives, all its checks, in all its phases, and every method.

    What spends the key is asked above: somebody without one would be refused everything else. So is what only stops.
    """
    config = tmp_path / "schemathesis.toml"
    places = f'"path.table_id" = "{world.table}"\n"path.game_id" = "{world.game}"\n' if is_there else ""
    config.write_text(f"[parameters]\n{places}{CONFIG}", "utf-8")
    left_out = (*SPENT, STAYS)
    others = [word for label in left_out for word in ("--exclude-name", label)]
    done = subprocess.run(
        [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run",
         f"{world.serving.address}/api/v1/openapi.json", "--checks", "all", "--max-examples", str(ASKED_EACH),
         "--header", f"Authorization: Bearer {world.key}", "--generation-deterministic",
         "--no-color", *others],
        capture_output=True, text=True, check=False, cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"Tested: {len(ASKED) - len(left_out)}" in done.stdout
    assert "Authentication failed" not in done.stdout
