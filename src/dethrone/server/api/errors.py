"""What is refused over HTTP: every refusal is the same JSON, whoever refuses, and the OpenAPI document says so."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.responses import Response

from dethrone.errors import Unreadable
from dethrone.server import protocol
from dethrone.server.refusal import Reason

MOST_SAID = 200  # characters of what was wrong


class Problem(BaseModel):
    """Why something was refused: for programs a code, a reason and facts; for people a sentence."""

    code: str
    reason: str
    facts: dict[str, Any]
    sentence: str
    legal: list[str]


FORM = {"type": "object", "required": ["error"], "properties": {"error": Problem.model_json_schema()}}
CONTENT = {"application/json": {"schema": FORM}}  # also where the answer itself is plain text
ANSWERS: dict[int | str, dict[str, Any]] = {
    "4XX": {"description": "Refused", "content": CONTENT},
    503: {"description": "The database or the machine is busy: try again", "content": CONTENT},
}


def refused(request: Request, what: str, status: int, headers: Any = None) -> Response:
    """A request that cannot be read, said like everything that is refused."""
    language = request.headers.get("accept-language", "en")[:2]
    error = Unreadable(Reason.BAD_MESSAGE, what=what[:MOST_SAID])
    return JSONResponse({"error": protocol.error_of(error, language)}, status, headers)


async def misformed(request: Request, error: Exception) -> Response:
    """A request that is not of the documented form."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    return refused(request, f"{'.'.join(map(str, first['loc']))}: {first['msg']}", 422)


async def nowhere(request: Request, error: Exception) -> Response:
    """An address or a method that there is not."""
    assert isinstance(error, HTTPException)
    return refused(request, str(error.detail), error.status_code, error.headers)
