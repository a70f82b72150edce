"""For the owner: is it alive, is it ready, how much does it do."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from dethrone.server.doors import rooms_of
from dethrone.server.keeper import Keeper

ROUTER = APIRouter(tags=["status"])


@ROUTER.get("/healthz")
async def alive() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@ROUTER.get("/readyz")
async def ready(request: Request, response: Response) -> dict[str, bool]:
    """The database answers, and the other processes can be reached."""
    keeper = rooms_of(request).keeper
    found = {"database": await keeper.read(_answers, keeper), "bus": keeper.bus.is_up}
    response.status_code = 200 if all(found.values()) else 503
    return found


def _answers(keeper: Keeper) -> bool:
    try:
        with keeper.store.reader.connect() as connection:
            connection.execute(text("SELECT 1"))
    except SQLAlchemyError:
        return False
    return True


@ROUTER.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> str:
    """How much it does, in Prometheus' form."""
    keeper = rooms_of(request).keeper
    values = {
        "dethrone_tables_held": len(keeper.held),
        "dethrone_sockets": sum(len(held.listeners) for held in keeper.held.values()),
        "dethrone_entries_total": keeper.moves,
        "dethrone_bots_waiting": keeper.thinkers.waiting,
        "dethrone_bus_up": int(keeper.bus.is_up),
        "dethrone_tables_kept": await keeper.read(keeper.store.archive.count, "tables"),
        "dethrone_games_kept": await keeper.read(keeper.store.archive.count, "games"),
    }
    return "".join(
        f"# TYPE {name} {'counter' if name.endswith('_total') else 'gauge'}\n{name} {value}\n"
        for name, value in values.items()
    )
