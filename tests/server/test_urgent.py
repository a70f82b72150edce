"""Tables that wait for somebody: those that are due first come first."""

from __future__ import annotations

from pathlib import Path

from tests.server.asking import asked

CLOCKS = {"none": None, "a day": {"seconds": 86_400.0}, "an hour": {"seconds": 3600.0}}


def test_what_is_due_first_comes_first(tmp_path: Path) -> None:
    with asked(tmp_path) as client:
        client.post("/api/v1/people", json={"name": "Ada"})
        tables = {}
        for name, clock in CLOCKS.items():
            wanted = {"game": "regicide", "seats": [{"who": "me"}], "clock": clock}
            tables[client.post("/api/v1/tables", json=wanted).json()["id"]] = name
        found = client.get("/api/v1/me/tables").json()
        assert [tables[one["id"]] for one in found] == ["an hour", "a day", "none"]
        assert [one["due_at"] is None for one in found] == [False, False, True]
