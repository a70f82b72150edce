"""How a language model is reached and asked: `model:NAME,url=…,retries=2`, with the rest from the environment."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import isfinite
from urllib.parse import urlsplit

from dethrone.chance import shortened
from dethrone.errors import BadRules
from dethrone.players.refusal import Reason

URL, NAME, KEY, TEMPLATE = (
    "DETHRONE_MODEL_URL",
    "DETHRONE_MODEL",
    "DETHRONE_MODEL_KEY",
    "DETHRONE_MODEL_TEMPLATE",
)
KEYS = (KEY, "OPENAI_API_KEY")
KEY_NAME = re.compile(r"[A-Z][A-Z0-9_]*_KEY")  # of a variable, so that nothing else can be sent as a key
LONGEST_NAME = 120
NUMBERS: Mapping[str, tuple[float, float, float]] = {
    # option: (least, most, what is usual)
    "timeout": (0.01, 3600.0, 60.0),
    "patience": (0.01, 86400.0, 180.0),
    "retries": (0, 10, 2),
    "tokens": (0, 1_000_000, 4096),
    "temperature": (0.0, 2.0, 1.0),
}
WHOLE = ("retries", "tokens")
WORDS = ("url", "key", "template", "lang", "fallback")
OPTIONS = (*WORDS, *NUMBERS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """One model: where it is, what it is called, how long and how often it is asked. The key is never shown."""

    model: str
    url: str
    key: str = field(default="", repr=False)
    timeout: float = 60.0  # seconds for one request
    patience: float = 180.0  # seconds for one decision, with all that is asked again
    retries: int = 2  # how often it is asked again after a reply that is no legal move
    tokens: int = 4096  # of a reply; 0 leaves it to the server
    temperature: float | None = None
    template: str = "moves"
    lang: str = "en"
    fallback: str = ""  # who moves where the model does not; empty: whoever is usual


def parse_model(text: str, environment: Mapping[str, str] | None = None) -> Settings:
    """The settings that a player's text means, together with the environment; raises BadRules."""
    environment = os.environ if environment is None else environment
    rest = text.strip().partition(":")[2]
    parts = [part.strip() for part in rest.split(",") if part.strip()]
    name = parts.pop(0) if parts and "=" not in parts[0] else environment.get(NAME, "")
    words = _words(parts, text)
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadRules(Reason.MODEL_NAME, text=shortened(text), variable=NAME)
    return Settings(
        model=name,
        url=_url(words.get("url") or environment.get(URL, "")),
        key=_key(words.get("key"), environment),
        timeout=_number(words, "timeout"),
        patience=_number(words, "patience"),
        retries=int(_number(words, "retries")),
        tokens=int(_number(words, "tokens")),
        temperature=_number(words, "temperature") if "temperature" in words else None,
        template=words.get("template") or environment.get(TEMPLATE) or "moves",
        lang=words.get("lang", "en").lower(),
        fallback=words.get("fallback", "").lower(),
    )


def _words(parts: list[str], text: str) -> dict[str, str]:
    words = {}
    for part in parts:
        option, equals, value = part.partition("=")
        if not equals or option.lower() not in OPTIONS:
            known = [f"{one}=" for one in OPTIONS]
            raise BadRules(Reason.NO_OPTION, part=shortened(part), text=shortened(text), options=known)
        words[option.lower()] = value
    return words


def _number(words: Mapping[str, str], option: str) -> float:
    low, high, usual = NUMBERS[option]
    word = words.get(option)
    if word is None:
        return usual
    try:
        number = float(word)
    except ValueError:
        number = float("nan")
    is_sound = isfinite(number) and low <= number <= high
    if not is_sound or (option in WHOLE and number != round(number)):
        raise BadRules(
            Reason.MODEL_NUMBER, option=option, low=f"{low:g}", high=f"{high:g}", value=shortened(word)
        )
    return number


def _url(text: str) -> str:
    if not text:
        raise BadRules(Reason.MODEL_NO_URL, variable=URL)
    try:
        parts = urlsplit(text)
        is_sound = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        is_sound = False
    if not is_sound or "@" in parts.netloc or parts.query or parts.fragment or not text.isprintable():
        raise BadRules(Reason.MODEL_URL, url=_without_user(text), variable=KEY)
    return text.rstrip("/")


def _without_user(text: str) -> str:
    """An address as it may be shown: what stands before an @ could be a password."""
    return shortened(re.sub(r"//[^/]*@", "//…@", text))


def _key(name: str | None, environment: Mapping[str, str]) -> str:
    if name is not None and not KEY_NAME.fullmatch(name):
        raise BadRules(Reason.MODEL_KEY, variable=KEY)
    names = KEYS if name is None else (name,)
    key = next((environment[one] for one in names if environment.get(one)), "").strip()
    if not key.isascii() or not key.isprintable():
        raise BadRules(Reason.MODEL_KEY, variable=KEY)
    return key
