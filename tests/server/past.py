"""Games of somebody that have ended, written into a server's database just so."""

from __future__ import annotations

import json
from typing import Any

from fastapi.testclient import TestClient
from sqlalchemy import insert

from dethrone.server.analysing import marked
from dethrone.server.store import Store
from dethrone.server.store.schema import GAMES, PLAYED, TABLES, VERDICTS

TABLE = "t" * 16
HEAD = {
    "id": TABLE, "revision": 1, "game": "regicide", "rules": "official", "players": 2, "stage": "over",
    "is_listed": False, "settings": "{}", "opened_at": 0.0, "changed_at": 0.0,
}  # fmt: skip
VERDICT = {"is_verified": True, "is_own": True, "checked_at": 0.0}
SEATS = json.dumps([{"name": "Ada", "bot": None}, {"name": "Ben", "bot": None}])
Made = list[tuple[int, str, str, float]]  # seat, move, what was better, what it cost


class Past:
    """Games of somebody that have ended, written down just so."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.me = client.post("/api/v1/people", json={"name": "Ada"}).json()["id"]
        self.store: Store = client.app.state.rooms.keeper.store  # type: ignore[attr-defined]
        self._add(TABLES, **HEAD)
        self._count = 0

    def _add(self, table: Any, **row: Any) -> None:
        with self.store.engine.begin() as connection:
            connection.execute(insert(table), row)

    def play(self, verdict: dict[str, Any] | None = None, with_ben: bool = False, **row: Any) -> str:
        """A game of mine, in seat 0; its record, which nobody reads."""
        self._count += 1
        number = self._count
        game = {
            "id": f"{TABLE}-{number}", "table_id": TABLE, "deal": number, "game": "regicide", "rules": "official",
            "players": 1, "outcome": "won", "is_won": True, "moves": 9, "seats": SEATS, "record": f"record {number}",
            "ended_at": float(number), **row,
        }  # fmt: skip
        self._add(GAMES, **game)
        for seat, person in enumerate([self.me, "ben"][: 1 + with_ben]):
            self._add(PLAYED, game_id=game["id"], seat=seat, person_id=person)
        if verdict is not None:
            self._add(VERDICTS, game_id=game["id"], **{**VERDICT, **verdict})
        return str(game["record"])

    def look_back(self, record: str, made: Made) -> None:
        """An analysis of it, with more in it than is read."""
        judged = [
            {
                "ply": ply,
                "seat": seat,
                "move": move,
                "chance": 0.5,
                "best": best,
                "lost": lost,
                "why": {"en": "because"},
            }
            for ply, (seat, move, best, lost) in enumerate(made)
        ]
        self.judge(record, judged)

    def judge(self, record: str, judged: list[dict[str, Any]]) -> None:
        """An analysis with just these decisions."""
        body = json.dumps({"samples": 400, "curve": [], "judged": judged})
        self.store.archive.add_analysis(marked(record), body, 0.0)

    def ask(self, path: str) -> Any:
        answer = self.client.get(f"/api/v1/me/{path}")
        assert answer.status_code == 200, answer.text
        return answer.json()
