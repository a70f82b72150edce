"""An endpoint that misbehaves in every way: each gets its name, is counted, and somebody else moves."""

from __future__ import annotations

import gzip
import json
import socket
from email.utils import formatdate

import pytest

from dethrone.players.casual import RandomPlayer
from dethrone.players.model.client import LARGEST, TRIES, Trouble, read, retry_after
from dethrone.players.model.player import model_player
from tests.endpoint import Response, reply
from tests.players.model.sitting import Time, dealt, seated, view_of

GOOD = "Play: 10H"
TROUBLES = {
    # case: (what is sent, what it is called, how often the question is put)
    "a page": (Response(b"<html>hello</html>", content="text/html"), Trouble.NOT_JSON, 3),
    "no type": (Response(b'{"choices": []}', content="text/plain"), Trouble.NOT_JSON, 3),
    "nothing": (Response(b""), Trouble.EMPTY, 3),
    "an empty text": (reply("  "), Trouble.EMPTY, 3),
    "no text": (reply(None), Trouble.EMPTY, 3),
    "cut JSON": (Response(b'{"choices": [{"message": {"content": "Pl'), Trouble.CUT, 3),
    "a cut connection": (Response(b'{"choices"', length=5000), Trouble.CUT, 3),
    "other JSON": (Response(b'{"error": "no"}'), Trouble.WRONG_SHAPE, 3),
    "a list": (Response(b"[1, 2]"), Trouble.WRONG_SHAPE, 3),
    "no choices": (Response(b'{"choices": []}'), Trouble.WRONG_SHAPE, 3),
    "a number for a text": (Response(b'{"choices": [{"message": {"content": 7}}]}'), Trouble.WRONG_SHAPE, 3),
    "deep JSON": (Response(b"[" * 100_000), Trouble.CUT, 3),
    "packed": (Response(gzip.compress(b"{}"), headers=(("Content-Encoding", "gzip"),)), Trouble.NOT_JSON, 3),
    "no end": (Response(is_endless=True), Trouble.TOO_LARGE, 3),
    "too much": (Response(b" " * (LARGEST + 1)), Trouble.TOO_LARGE, 3),
    "unknown": (Response(b"{}", status=404), Trouble.REJECTED, 1),
    "a wrong key": (Response(b"{}", status=401), Trouble.REJECTED, 1),
    "elsewhere": (Response(status=302, headers=(("Location", "http://192.0.2.1/"),)), Trouble.REDIRECTED, 1),
    "busy": (Response(status=429), Trouble.BUSY, TRIES),
    "broken": (Response(status=500), Trouble.BROKEN, TRIES),
    "away": (Response(b"<html>", status=503, content="text/html"), Trouble.BROKEN, TRIES),
}


@pytest.mark.parametrize(("response", "trouble", "requests"), TROUBLES.values(), ids=TROUBLES)
def test_every_trouble_has_a_name_and_somebody_else_moves(
    response: Response, trouble: Trouble, requests: int
) -> None:
    view = view_of(dealt())
    with seated([response], time=Time()) as (bot, there):
        assert bot.choose(view) in view.legal_moves()
        assert bot.fell_back
        assert set(bot.counts.aborted) == {trouble}
        assert bot.counts.fallbacks == bot.counts.asked == 1
        assert len(there.requests) == bot.counts.requests == requests
        assert all(request.path == "/v1/chat/completions" for request in there.requests)
        (remark,) = bot.remarks()
        assert remark.startswith("tester gave no legal move (")
        assert bot.remarks() == []


@pytest.mark.parametrize(("response", "trouble", "requests"), TROUBLES.values(), ids=TROUBLES)
def test_what_passes_is_asked_again(response: Response, trouble: Trouble, requests: int) -> None:
    view = view_of(dealt())
    with seated([response, GOOD], time=Time()) as (bot, _):
        move = bot.choose(view)
        if requests == 1:
            assert bot.fell_back
        else:
            assert str(move) == "10H"
            assert not bot.fell_back
            assert bot.counts.aborted[trouble] == (0 if requests == TRIES else 1)
            assert bot.counts.waited == (1 if requests == TRIES else 0)


def test_late_is_late() -> None:
    view = view_of(dealt())
    with seated([Response(is_late=True)], options=",timeout=0.3,retries=1") as (bot, there):
        assert bot.choose(view) in view.legal_moves()
        assert bot.counts.aborted == {Trouble.TIMED_OUT: 2}
        there.hear(2)


def test_a_decision_has_an_end_of_its_own() -> None:
    with seated([Response(is_late=True)], options=",timeout=60,patience=0.3,retries=9") as (bot, there):
        bot.choose(view_of(dealt()))
        assert bot.fell_back
        assert bot.counts.aborted == {Trouble.TIMED_OUT: 1}
        there.hear(1)


def test_nobody_there() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{taken.getsockname()[1]}/v1"
        time = Time()
        spec = f"model:tester,url={url}"
        bot = model_player(spec, game="regicide", stand_in=lambda _: RandomPlayer(), clock=time.clock)
        bot.choose(view_of(dealt()))
        bot.close()
    assert bot.counts.aborted == {Trouble.UNREACHABLE: 1}
    assert time.slept == [0.5, 1.0, 2.0]


WAITS = {
    # case: (the header, the status, how long is waited)
    "seconds": ("7", 429, [7.0]),
    "seconds of a broken one": ("3", 503, [3.0]),
    "a date": (formatdate(1012.0, usegmt=True), 429, [12.0]),
    "a date gone by": (formatdate(5.0, usegmt=True), 429, [0.0]),
    "nonsense": ("soon", 429, [0.5]),
    "nothing": (None, 429, [0.5]),
}


@pytest.mark.parametrize(("header", "status", "slept"), WAITS.values(), ids=WAITS)
def test_an_endpoint_may_ask_to_wait(header: str | None, status: int, slept: list[float]) -> None:
    time = Time()
    headers = () if header is None else (("Retry-After", header),)
    with seated([Response(status=status, headers=headers), GOOD], time=time) as (bot, _):
        assert str(bot.choose(view_of(dealt()))) == "10H"
        assert time.slept == slept


def test_nobody_waits_longer_than_a_decision_may_take() -> None:
    time = Time()
    headers = (("Retry-After", "86400"),)
    with seated([Response(status=429, headers=headers), GOOD], time=time) as (bot, there):
        bot.choose(view_of(dealt()))
        assert bot.fell_back
        assert time.slept == []
        assert len(there.requests) == 1


def test_dates_without_sense_mean_nothing() -> None:
    assert retry_after("Thu, 99 Foo 2026", 0.0) is None
    assert retry_after("9" * 400, 0.0) == 999_999_999.0


def test_a_text_in_pieces_is_one() -> None:
    body = (
        b'{"choices": [{"message": {"content": [{"type": "text", "text": "Play: "}, {"text": "10H"}, 3]}}]}'
    )
    assert read(body, "application/json").text == "Play: 10H"


@pytest.mark.parametrize(("options", "sent"), [("", 4096), (",tokens=50", 50), (",tokens=0", None)])
def test_the_longest_reply_may_be_left_to_the_server(options: str, sent: int | None) -> None:
    with seated([GOOD], options=options) as (bot, there):
        bot.choose(view_of(dealt()))
        assert json.loads(there.requests[0].raw).get("max_tokens") == sent


def test_usage_that_is_none_counts_nothing() -> None:
    body = b'{"choices": [{"message": {"content": "x"}}], "usage": {"prompt_tokens": "many"}}'
    assert read(body, "application/json").prompt_tokens == 0
    assert read(body.replace(b'"many"', b"-3"), "application/json").prompt_tokens == 0
