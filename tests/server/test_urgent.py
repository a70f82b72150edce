"""Tables that wait for somebody: those that are due first come first."""

from __future__ import annotations

from pathlib import Path

from tests.server.asking import asked

CLOCKS = {"an hour": {"seconds": 3600.0}, "none": None, "a day": {"seconds": 86_400.0}}


def test_what_is_due_first_comes_first(tmp_path: Path) -> None:
    with asked(tmp_path) as client:
        client.post("/api/v1/people", json={"name": "Ada"})
        tables = {}
        for name, clock in CLOCKS.items():
            wanted = {"game": "regicide", "seats": [{"who": "me"}], "clock": clock}
            tables[client.post("/api/v1/tables", json=wanted).json()["id"]] = name
        open_table = {"game": "regicide", "seats": [{"who": "me"}, {"who": "open"}]}
        tables[client.post("/api/v1/tables", json=open_table).json()["id"]] = "open"
        found = client.get("/api/v1/me/tables").json()
        assert [one["waits_for_me"] for one in found] == [True, True, True, False]
        assert [tables[one["id"]] for one in found] == ["an hour", "a day", "none", "open"]
        assert [one["due_at"] is None for one in found] == [False, False, True, True]
