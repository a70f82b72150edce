"""How a model is named: what can be said after its name, what comes from the environment, what is refused."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from dethrone.errors import BadRules
from dethrone.players import player
from dethrone.players.model.player import ModelPlayer
from dethrone.players.model.settings import parse_model
from dethrone.players.model.template import LARGEST, load_template, parse_template
from dethrone.players.regicide.roster import strangers
from dethrone.players.roster import is_somebodys_own, written
from dethrone.table import Bot, parse_seats
from tests.players.model.sitting import REGICIDE

HERE = {"DETHRONE_MODEL_URL": "http://127.0.0.1:1/v1"}
WHOLE = "[system]\n{rules}\n[move]\n{scene}\n[word]\n{sayings}\n[retry]\n{refused}\n"


@pytest.fixture(autouse=True)
def _no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DETHRONE_MODEL_URL", "DETHRONE_MODEL", "DETHRONE_MODEL_KEY", "OPENAI_API_KEY"):
        monkeypatch.delenv(name, raising=False)


def test_all_that_can_be_said() -> None:
    text = (
        "model:Org/Big-7B:q4,url=https://example.org/api/,timeout=9.5,patience=20,retries=0,tokens=64,"
        "temperature=0,template=plain,lang=DE,fallback=adept,key=OTHER_KEY"
    )
    one = parse_model(text, {"OTHER_KEY": "k", "DETHRONE_MODEL_KEY": "no"})
    assert (one.model, one.url, one.key) == ("Org/Big-7B:q4", "https://example.org/api", "k")
    assert (one.timeout, one.patience, one.retries, one.tokens, one.temperature) == (9.5, 20, 0, 64, 0)
    assert (one.template, one.lang, one.fallback) == ("plain", "de", "adept")


def test_the_environment_says_the_rest() -> None:
    environment = {
        **HERE,
        "DETHRONE_MODEL": "Tiny",
        "OPENAI_API_KEY": "a",
        "DETHRONE_MODEL_TEMPLATE": "plain",
    }
    one = parse_model("model", environment)
    assert (one.model, one.url, one.key, one.template) == ("Tiny", "http://127.0.0.1:1/v1", "a", "plain")
    assert parse_model("model:retries=1", environment).model == "Tiny"
    assert parse_model("model:Other", {**environment, "DETHRONE_MODEL_KEY": "b"}).key == "b"
    assert parse_model("model:x", HERE).key == ""


WRONG = {
    "no name": ("model", HERE, "does not name a model"),
    "no address": ("model:x", {}, "needs an address"),
    "another scheme": ("model:x,url=file:///etc/passwd", {}, "not a valid address"),
    "no host": ("model:x,url=http://", {}, "not a valid address"),
    "no port": ("model:x,url=http://h:x/", {}, "not a valid address"),
    "a question": ("model:x,url=http://h/?a", {}, "not a valid address"),
    "unknown option": ("model:x,depth=3", HERE, "is not an option. Available: url="),
    "no number": ("model:x,retries=many", HERE, "retries must be a number from 0 to 10"),
    "no whole number": ("model:x,retries=1.5", HERE, "retries must be a number from 0 to 10"),
    "no end": ("model:x,timeout=inf", HERE, "timeout must be a number from 0.01 to 3600"),
    "some other variable": ("model:x,key=PATH", HERE, "ends in _KEY"),
    "a key that is none": ("model:x", {**HERE, "DETHRONE_MODEL_KEY": "a\nb"}, "ends in _KEY"),
}


@pytest.mark.parametrize(("spec", "environment", "sentence"), WRONG.values(), ids=WRONG)
def test_a_wrong_text_gets_a_sentence(spec: str, environment: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadRules) as caught:
        parse_model(spec, environment)
    assert sentence in str(caught.value)


def test_a_password_in_an_address_is_refused_and_not_shown() -> None:
    with pytest.raises(BadRules) as caught:
        parse_model("model:x,url=http://me:hunter2@h/v1", {})
    assert "hunter2" not in str(caught.value)


MISNAMED = {
    "language": ("model:x,lang=eo", "is not a language we support. Available: en"),
    "stand-in": ("model:x,fallback=grandmaster", "There is no player called 'grandmaster'"),
    "a model for a model": ("model:x,fallback=model", "There is no player called 'model'"),
    "template": (
        "model:x,template=nowhere.txt",
        "There is no template called 'nowhere.txt'. Use moves, plain",
    ),
}


@pytest.mark.parametrize(("spec", "sentence"), MISNAMED.values(), ids=MISNAMED)
def test_what_there_is_not(spec: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DETHRONE_MODEL_URL", HERE["DETHRONE_MODEL_URL"])
    with pytest.raises(BadRules) as caught:
        player(spec, game=REGICIDE)
    assert sentence in str(caught.value)


def test_a_model_is_named_wherever_a_player_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DETHRONE_MODEL_URL", HERE["DETHRONE_MODEL_URL"])
    bot = player("Model:Tiny", game=REGICIDE)
    assert isinstance(bot, ModelPlayer)
    assert (bot.name, bot.stand_in.name) == ("Tiny", "greedy")
    assert written(" Model:Tiny ", game=REGICIDE) == "model:Tiny"
    assert not is_somebodys_own("model:Tiny", game=REGICIDE)
    assert strangers(["expert", "model:Tiny-4", "model:Tiny", "model"]) == {1, 2, 3}
    bot.close()


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "httpx", None)
    for name in ("client", "player"):
        monkeypatch.delitem(sys.modules, f"dethrone.players.model.{name}")
    with pytest.raises(BadRules, match=r"pip install 'dethrone\[model\]'"):
        player("model:x", game=REGICIDE)


SEATS = {
    # case: (the text, spec, name)
    "a name": ("model:GPT-4o", "model:GPT-4o", "GPT-4o 1"),
    "small": ("MODEL:Tiny", "model:Tiny", "Tiny 1"),
    "with a house": ("model:Org/Big-7B:q4", "model:Org/Big-7B:q4", "Big-7B:q4 1"),
    "with options": (
        "model:Tiny,url=http://h/V1,retries=1",
        "model:Tiny,url=http://h/V1,retries=1",
        "Tiny 1",
    ),
    "called": ("model:Tiny as Ben", "model:Tiny", "Ben"),
    "from the environment": ("model", "model", "Model 1"),
    "options alone": ("model:retries=1", "model:retries=1", "Model 1"),
}


@pytest.mark.parametrize(("text", "spec", "name"), SEATS.values(), ids=SEATS)
def test_seats_keep_the_case_of_a_models_name(text: str, spec: str, name: str) -> None:
    assert parse_seats(text) == (Bot(spec, name),)
    assert parse_seats(f"me,{text}")[1] == Bot(spec, name.replace(" 1", " 2"))


# -------------------------------------------------------------------------- templates
def test_a_template_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(f"A note.\n{WHOLE}".replace("{scene}", "{view} {{as it is}}"), "utf-8")
    template = load_template(str(path))
    assert template.fill("move", {"view": "{rules}"}) == "{rules} {as it is}"
    assert not template.asks_for("move", "moves")


BAD = {
    "a part is missing": (WHOLE.replace("[word]", "[words]"), "has no section [word]"),
    "unknown placeholder": (
        WHOLE.replace("{scene}", "{scene}{hands}"),
        "an unknown placeholder, {hands}, in [move]",
    ),
    "in the wrong part": (
        WHOLE.replace("{rules}", "{moves}"),
        "an unknown placeholder, {moves}, in [system]",
    ),
    "an attribute": (WHOLE.replace("{scene}", "{scene.__class__}"), "{scene.__class__}"),
    "nothing of the table": (WHOLE.replace("{scene}", "Play!"), "needs the placeholder {scene} in [move]"),
    "empty": ("", "has no section [system]"),
}


@pytest.mark.parametrize(("text", "sentence"), BAD.values(), ids=BAD)
def test_a_bad_template_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadRules) as caught:
        parse_template(text, "mine.txt")
    assert sentence in str(caught.value)


UNREADABLE = {"no text": b"\xff\xfe\x00", "too long": b"x" * (LARGEST + 1)}


@pytest.mark.parametrize("data", UNREADABLE.values(), ids=UNREADABLE)
def test_a_file_that_is_no_template(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "t.txt"
    path.write_bytes(data)
    with pytest.raises(BadRules, match="must be a text file of at most"):
        load_template(str(path))
    with pytest.raises(BadRules, match="must be a text file of at most"):
        load_template(str(tmp_path))
