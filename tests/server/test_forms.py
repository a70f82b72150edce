"""What the document says of bodies and methods is so: kinds are not mixed up, and every 405 says what there is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.asking import asked

SEATS = [{"who": "me"}, {"who": "open"}]
TABLE: dict[str, Any] = {"game": "regicide", "seats": SEATS}
SENT: dict[str, tuple[str, dict[str, Any], int]] = {
    # case: where, what, and the answer
    "a table": ("/tables", TABLE, 201),
    "a number that is whole": ("/advice/position", {"game": "regicide", "players": 2.0}, 200),
    "a number that is not": ("/advice/position", {"game": "regicide", "players": 2.5}, 422),
    "a number as text": ("/advice/position", {"game": "regicide", "players": "2"}, 422),
    "a number as truth": ("/advice/position", {"game": "regicide", "players": True}, 422),
    "truth as a number": ("/tables", {**TABLE, "undo": 0}, 422),
    "truth as text": ("/people", {"name": "Ada", "wants_key": "yes"}, 422),
    "text as a number": ("/people", {"name": 7}, 422),
    "more than there is": ("/people", {"name": "Ada", "age": 7}, 422),
    "a clock without time": ("/tables", {**TABLE, "clock": {"seconds": 0}}, 422),
    "a clock for years": ("/tables", {**TABLE, "clock": {"seconds": 1e9}}, 422),
    "a word for chance with a space": ("/tables", {**TABLE, "nonce": "a b"}, 422),
    "a game that there is not": ("/tables", {**TABLE, "game": "chess"}, 409),
    "rules that there are not": ("/tables", {**TABLE, "rules": "mine"}, 409),
    "a name that is taken for a seat": ("/people", {"name": "P1"}, 409),
}
ALLOWED = {
    # address: what can be asked there, as the answer to anything else says
    "/api/v1/me": "GET, PATCH, DELETE",
    "/api/v1/tables": "GET, POST",
    "/api/v1/people": "POST",
    "/api/v1/me/hook": "PUT, DELETE",
    "/api/v1/games/AAAAAAAAAAAAAAAA-1/analysis": "GET, POST, DELETE",
    "/api/v1/openapi.json": "GET, HEAD",
    "/healthz": "GET",
    "/new": "GET",
}
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "HEAD")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """Somebody at a server."""
    with asked(tmp_path_factory.mktemp("forms")) as one:
        one.post("/api/v1/people", json={"name": "Bea"})
        yield one


@pytest.mark.parametrize("case", SENT)
def test_a_body_is_of_its_own_kind(client: TestClient, case: str) -> None:
    path, body, status = SENT[case]
    assert client.post(f"/api/v1{path}", json=body).status_code == status


def test_in_an_address_a_number_is_text(client: TestClient) -> None:
    board = {"game": "regicide", "players": "2"}
    assert client.get("/api/v1/daily", params=board).status_code == 200
    assert client.get("/api/v1/daily", params={**board, "players": "two"}).status_code == 422


@pytest.mark.parametrize("path", ALLOWED)
def test_a_method_that_there_is_not_is_told_which_there_are(client: TestClient, path: str) -> None:
    for method in METHODS:
        if method not in ALLOWED[path].split(", "):
            answer = client.request(method, path)
            assert (answer.status_code, answer.headers.get("allow")) == (405, ALLOWED[path]), method


@pytest.mark.parametrize("method", METHODS)
def test_below_the_api_nothing_is_a_page(client: TestClient, method: str) -> None:
    answer = client.request(method, "/api/v1/nothing")
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/json"
