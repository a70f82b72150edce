"""One question to a chat endpoint and what became of it: a reply, or a trouble with a name.

Nothing here trusts the other side: a reply has a largest size and a longest time, redirects are not followed, packed
bodies are not taken (a small one can hold a huge one), and what is no reply of the protocol is told apart by kind.
A busy or broken endpoint is asked again while there is time for it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from enum import StrEnum
from typing import Any

import httpx

from dethrone import __version__
from dethrone.players.model.settings import Settings

LARGEST = 1 << 20  # bytes of a response
TRIES = 4  # of one question, where the endpoint is busy, broken or not there
FIRST_PAUSE = 0.5  # seconds, then twice as long each time
Messages = list[dict[str, str]]


class Trouble(StrEnum):
    """Why there is no reply."""

    UNREACHABLE = "unreachable"  # nobody answers at the address
    TIMED_OUT = "timed-out"
    TOO_LARGE = "too-large"
    BUSY = "busy"  # 429
    BROKEN = "broken"  # 5xx
    REJECTED = "rejected"  # any other 4xx
    REDIRECTED = "redirected"
    NOT_JSON = "not-json"  # a page, or any other content
    CUT = "cut"  # JSON or a connection that ends in the middle
    WRONG_SHAPE = "wrong-shape"  # JSON of something else
    EMPTY = "empty"


PASSING = frozenset({Trouble.UNREACHABLE, Trouble.BUSY, Trouble.BROKEN})  # worth waiting for
HOPELESS = frozenset({*PASSING, Trouble.REJECTED, Trouble.REDIRECTED})  # to ask again at once is no use


@dataclass(frozen=True, slots=True)
class Clock:
    """Time, as it is passed in."""

    monotonic: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep
    wall: Callable[[], float] = time.time


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What came of a question: a text, or a trouble; with what it took."""

    text: str = ""
    trouble: Trouble | None = None
    status: int | None = None
    is_cut_short: bool = False  # by the limit of tokens
    prompt_tokens: int = 0
    completion_tokens: int = 0
    requests: int = 1
    wait: float | None = None  # seconds that the endpoint asked for


class Client:
    """Asks one endpoint."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.settings = settings
        self.clock = clock
        agent = {"User-Agent": f"dethrone/{__version__}"}
        key = {"Authorization": f"Bearer {settings.key}"} if settings.key else {}
        self._http = httpx.Client(headers={**agent, **key}, follow_redirects=False)

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def body(self, messages: Messages) -> dict[str, Any]:
        """What is sent: nothing but the model's name, the messages and two limits."""
        limit = {"max_tokens": self.settings.tokens} if self.settings.tokens else {}
        warmth = {} if self.settings.temperature is None else {"temperature": self.settings.temperature}
        return {"model": self.settings.model, "messages": messages, "stream": False, **limit, **warmth}

    def ask(self, messages: Messages, deadline: float) -> Answer:
        """Put a question, again while the trouble may pass and there is time before the deadline."""
        data = json.dumps(self.body(messages), ensure_ascii=False).encode()
        answer, pause = Answer(trouble=Trouble.TIMED_OUT, requests=0), FIRST_PAUSE
        for number in range(1, TRIES + 1):
            left = deadline - self.clock.monotonic()
            if left <= 0:
                break
            answer = self._once(data, min(left, self.settings.timeout), number)
            if answer.trouble not in PASSING:
                break
            wait = pause if answer.wait is None else answer.wait
            if number == TRIES or wait >= deadline - self.clock.monotonic():
                break
            self.clock.sleep(wait)
            pause *= 2
        return answer

    def _once(self, data: bytes, seconds: float, number: int) -> Answer:
        trouble: Trouble
        try:
            return self._request(data, seconds, number)
        except httpx.ConnectTimeout:
            trouble = Trouble.UNREACHABLE
        except httpx.TimeoutException:
            trouble = Trouble.TIMED_OUT
        except (httpx.RemoteProtocolError, httpx.ReadError, httpx.DecodingError):
            trouble = Trouble.CUT
        except (httpx.HTTPError, httpx.InvalidURL, UnicodeError):
            trouble = Trouble.UNREACHABLE
        return Answer(trouble=trouble, requests=number)

    def _request(self, data: bytes, seconds: float, number: int) -> Answer:
        url = f"{self.settings.url}/chat/completions"
        headers = {
            "Content-Type": "application/json",
            "Accept": "application/json",
            "Accept-Encoding": "identity",
        }
        end = self.clock.monotonic() + seconds
        with self._http.stream("POST", url, content=data, headers=headers, timeout=seconds) as response:
            trouble = trouble_of(response.status_code)
            if trouble is not None:
                wait = retry_after(response.headers.get("Retry-After"), self.clock.wall())
                return Answer(trouble=trouble, status=response.status_code, requests=number, wait=wait)
            if response.headers.get("Content-Encoding", "identity").lower() != "identity":
                return Answer(trouble=Trouble.NOT_JSON, status=response.status_code, requests=number)
            body = b""
            for chunk in response.iter_raw():
                body += chunk
                if len(body) > LARGEST:
                    return Answer(trouble=Trouble.TOO_LARGE, status=200, requests=number)
                if self.clock.monotonic() > end:
                    return Answer(trouble=Trouble.TIMED_OUT, status=200, requests=number)
            return read(body, response.headers.get("Content-Type", ""), number)


def trouble_of(status: int) -> Trouble | None:
    """What a status other than success means."""
    if status == httpx.codes.TOO_MANY_REQUESTS:
        return Trouble.BUSY
    if status >= 500:
        return Trouble.BROKEN
    if status >= 400:
        return Trouble.REJECTED
    return Trouble.REDIRECTED if status >= 300 else None


def retry_after(text: str | None, now: float) -> float | None:
    """The seconds that a header asks to wait, written as a number or as a date; None where it says nothing sound."""
    if text is None:
        return None
    if text.strip().isdecimal():
        return float(text.strip()[:9])
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - now)
    except (ValueError, OverflowError):
        return None


def read(body: bytes, content: str, requests: int = 1) -> Answer:
    """The answer in a response's body."""
    if not body.strip():
        return Answer(trouble=Trouble.EMPTY, status=200, requests=requests)
    if "json" not in content.lower():
        return Answer(trouble=Trouble.NOT_JSON, status=200, requests=requests)
    try:
        data = json.loads(body)
    except (ValueError, RecursionError):
        return Answer(trouble=Trouble.CUT, status=200, requests=requests)
    try:
        choice = data["choices"][0]
        text = _joined(choice["message"]["content"] or "")
        is_sound = isinstance(text, str)
    except (KeyError, IndexError, TypeError):
        is_sound = False
    if not is_sound:
        return Answer(trouble=Trouble.WRONG_SHAPE, status=200, requests=requests)
    usage = data.get("usage") if isinstance(data.get("usage"), dict) else {}
    return Answer(
        text=text,
        trouble=None if text.strip() else Trouble.EMPTY,
        status=200,
        is_cut_short=choice.get("finish_reason") == "length",
        prompt_tokens=_count(usage.get("prompt_tokens")),
        completion_tokens=_count(usage.get("completion_tokens")),
        requests=requests,
    )


def _joined(content: Any) -> Any:
    """A text that came in pieces as one."""
    if not isinstance(content, list):
        return content
    return "".join(str(piece.get("text") or "") for piece in content if isinstance(piece, dict))


def _count(value: object) -> int:
    return value if isinstance(value, int) and 0 <= value < 1 << 40 else 0
