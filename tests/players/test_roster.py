"""Players by name, and sentences for names that mean none."""

from __future__ import annotations

import pytest

from dethrone.errors import BadRules
from dethrone.players import NAMES, named
from dethrone.players.regicide.bots import SearchBot
from dethrone.players.regicide.roster import strangers

WRONG = {
    "unknown": ("grandmaster", "There is no player 'grandmaster'."),
    "options for none": ("greedy:samples=3", "takes no options"),
    "unknown option": ("search:depth=3", "is no option"),
    "no number": ("search:samples=many", "A number is wanted"),
    "no samples": ("search:samples=0", "must be above 0"),
    "no time": ("search:ms=0", "must be above 0"),
    "too many threads": ("search:threads=1000", "from 1 to 64"),
    "unknown aim": ("search:aim=glory", "aim is win or medal"),
}


@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_a_player(name: str) -> None:
    assert named(name).name == name


def test_a_budget_of_ones_own() -> None:
    assert named("search:samples=50,threads=2").name == "search:samples=50,threads=2"


def test_people_and_weaker_bots_are_strangers() -> None:
    company = ["master", None, "search:samples=9,guided=2", "adept"]
    assert strangers(company) == {1, 3}
    bot = named("expert", company=company)
    assert isinstance(bot, SearchBot)
    assert bot.settings.strangers == {1, 3}
    assert strangers(["expert", "master"]) == strangers([]) == frozenset()


@pytest.mark.parametrize(("spec", "sentence"), WRONG.values(), ids=WRONG)
def test_a_wrong_name_gets_a_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(BadRules, match=sentence.replace(".", r"\.")):
        named(spec)
