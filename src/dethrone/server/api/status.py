"""For the owner: is it alive, is it ready, how much does it do."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from dethrone.server.doors import rooms_of

ROUTER = APIRouter(tags=["status"])


@ROUTER.get("/healthz")
async def alive() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@ROUTER.get("/readyz")
async def ready(request: Request, response: Response) -> dict[str, bool]:
    """The database can be read and written, and the other processes can be reached."""
    found = await rooms_of(request).readiness.found()
    response.status_code = 200 if all(found.values()) else 503
    return found


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
