"""What is refused over HTTP: every refusal is the same JSON, whoever refuses, and the OpenAPI document says so."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Match

from dethrone.errors import Unreadable
from dethrone.server import protocol
from dethrone.server.refusal import Reason

API = "/api/"
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")
NOT_FOUND, NO_METHOD = 404, 405
MOST_SAID = 200  # characters of what was wrong


class Problem(BaseModel):
    """Why something was refused: for programs a code, a reason and facts; for people a sentence."""

    code: str
    reason: str
    facts: dict[str, Any]
    sentence: str
    legal: list[str]


FORM = {"type": "object", "required": ["error"], "properties": {"error": Problem.model_json_schema()}}
REFUSED = (
    "Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or "
    "their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others"
)
CONTENT = {"application/json": {"schema": FORM}}  # also where the answer itself is plain text
ANSWERS: dict[int | str, dict[str, Any]] = {
    "4XX": {"description": REFUSED, "content": CONTENT},
    "5XX": {
        "description": "503: the database or the machine is busy, try again; 500: it failed",
        "content": CONTENT,
    },
}


def refused(request: Request, what: str, status: int, headers: Any = None) -> Response:
    """A request that cannot be read, said like everything that is refused."""
    return JSONResponse(problem(what, request.headers.get("accept-language", "en")[:2]), status, headers)


def problem(what: str, language: str = "en") -> dict[str, Any]:
    """The body of an answer to what cannot be read."""
    return {"error": protocol.error_of(Unreadable(Reason.BAD_MESSAGE, what=what[:MOST_SAID]), language)}


async def misformed(request: Request, error: Exception) -> Response:
    """A request that is not of the documented form."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    return refused(request, f"{'.'.join(map(str, first['loc']))}: {first['msg']}", 422)


async def nowhere(request: Request, error: Exception) -> Response:
    """Answer an unknown address with 404, and a wrong method with 405 and the methods that exist."""
    assert isinstance(error, HTTPException)
    status, methods = error.status_code, methods_at(request)
    if status not in (NOT_FOUND, NO_METHOD):
        return refused(request, str(error.detail), status, error.headers)
    if not methods or request.method in methods:
        return refused(request, "Not Found", NOT_FOUND)
    return refused(request, "Method Not Allowed", NO_METHOD, {"Allow": ", ".join(methods)})


def methods_at(request: Request) -> list[str]:
    """What can be asked at an address; below /api the page, which is last and takes whatever is left, has none."""
    routes = request.app.router.routes
    here = routes[:-1] if request.url.path.startswith(API) else routes
    return [
        method
        for method in METHODS
        if any(route.matches({**request.scope, "method": method})[0] is Match.FULL for route in here)
    ]
