"""The same again: a table like the last one can be opened, with all that was chosen for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.asking import asked

ME, OPEN, BOT = {"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "greedy", "name": "Tobias"}
TABLES: dict[str, dict[str, Any]] = {
    "alone": {"game": "regicide", "seats": [ME]},
    "with bots and a clock": {
        "game": "regidice",
        "rules": "bga",
        "seats": [BOT, ME, {**BOT, "name": "Noor"}],
        "clock": {"seconds": 600.0, "increment": 5.0},
        "hints": False,
        "watchers": False,
        "undo": False,
    },
}


def test_a_clock_is_for_each_move_or_a_stock(tmp_path: Path) -> None:
    clocks = {
        "turn-timer": {"seconds": 600.0},
        "time-bank": {"seconds": 600.0, "increment": 0.0},
    }
    with asked(tmp_path) as client:
        client.post("/api/v1/people", json={"name": "Ada"})
        for kind, clock in clocks.items():
            wanted = {"game": "regicide", "seats": [ME], "clock": clock}
            table = client.post("/api/v1/tables", json=wanted).json()["id"]
            assert client.get(f"/api/v1/tables/{table}").json()["clock"]["limit"] == {"is": kind, **clock}


def test_which_game_of_a_table_ended_last(tmp_path: Path) -> None:
    with asked(tmp_path) as client:
        client.post("/api/v1/people", json={"name": "Ada"})
        table = client.post("/api/v1/tables", json={"game": "regicide", "seats": [ME]}).json()["id"]

        def ended() -> str | None:
            found: str | None = client.get(f"/api/v1/tables/{table}/game").json()["id"]
            return found

        def proposed(wish: dict[str, object]) -> None:
            command = {"do": "propose", "wish": wish, "id": f"{len(said)}"}
            said.append(client.post(f"/api/v1/tables/{table}/commands", json=command).status_code)

        said: list[int] = []
        assert ended() is None
        proposed({"is": "resign"})
        assert ended() == f"{table}-1"
        proposed({"is": "rematch", "is_same_deal": False})
        assert ended() == f"{table}-1"  # while the second is played
        proposed({"is": "resign"})
        assert ended() == f"{table}-2"
        assert said == [200] * 3


def test_the_last_table_is_offered_as_it_was_opened(tmp_path: Path) -> None:
    with asked(tmp_path) as client:
        assert client.get("/api/v1/me/again").status_code == 401
        client.post("/api/v1/people", json={"name": "Ada"})
        assert client.get("/api/v1/me/again").json() is None
        for wanted in TABLES.values():
            opened = client.post("/api/v1/tables", json=wanted)
            assert opened.status_code == 201, opened.text
            found = client.get("/api/v1/me/again").json()["table"]
            assert found["seats"] == [{"bot": "", "name": "", **seat} for seat in wanted["seats"]]
            assert found["clock"] == wanted.get("clock")
            for what in ("hints", "watchers", "undo"):
                assert found[what] == wanted.get(what, True)
            assert client.post("/api/v1/tables", json=found).status_code == 201
        client.post("/api/v1/tables", json={"game": "regicide", "seats": [ME, OPEN]})  # nobody has come yet
        assert client.get("/api/v1/me/again").json() == {"names": ["Tobias", "Noor"], "table": found}
