"""The page in a browser: built files, in memory as they go over the line, and one answer for its own paths."""

from __future__ import annotations

import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.responses import Response

from dethrone.prose import languages, voice
from dethrone.server.built import FOLDER, INDEX

ROUTER = APIRouter(include_in_schema=False)
HASHED = "assets/"  # names change with what they hold
NOT_FOUND = 404
CODINGS = {"br": ".br", "gzip": ".gz"}  # best first
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml"}


@dataclass(frozen=True, slots=True)
class File:
    """A built file, plain and in every coding it was packed in."""

    media: str
    tag: str
    bodies: dict[str, bytes]


@cache
def files(folder: Path) -> dict[str, File]:
    """All built files by their path; none where the page was not built."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and path.suffix not in CODINGS.values() and not name.startswith("."):
            found[name] = _file(path)
    return found


def _file(path: Path) -> File:
    media = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if media.startswith("text/"):
        media += "; charset=utf-8"
    packed = {coding: path.with_name(path.name + suffix) for coding, suffix in CODINGS.items()}
    bodies = {coding: other.read_bytes() for coding, other in packed.items() if other.exists()}
    plain = path.read_bytes()
    return File(media, hashlib.sha256(plain).hexdigest()[:20], {**bodies, "": plain})


@ROUTER.get("/{path:path}")
async def page(path: str, request: Request) -> Response:
    """A built file; for a path of the page's own the page itself, which knows what to show there."""
    if path.startswith("api/"):
        raise HTTPException(NOT_FOUND)  # said like everything that is refused there
    found = files(FOLDER).get(path)
    if found is None and "." not in path.rpartition("/")[2]:
        path, found = INDEX, files(FOLDER).get(INDEX)
        if found is None:
            return PlainTextResponse(_not_built(request), 503)
    if found is None:
        return PlainTextResponse("Not Found", NOT_FOUND)
    return _answer(path, found, request)


def _answer(path: str, file: File, request: Request) -> Response:
    accepted = {word.split(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")}
    coding = next((one for one in file.bodies if one in accepted), "")
    tag = f'"{file.tag}{coding and "-"}{coding}"'
    headers = {
        "Cache-Control": FOR_EVER if path.startswith(HASHED) else ASK_AGAIN,
        "ETag": tag,
        "Vary": "Accept-Encoding",
    }
    if coding:
        headers["Content-Encoding"] = coding
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(file.bodies[coding], media_type=file.media, headers=headers)


def _not_built(request: Request) -> str:
    language = request.headers.get("accept-language", "en")[:2]
    return voice(language if language in languages() else "en").say("server-no-page")
