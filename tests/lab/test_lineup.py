"""Who sits where, from a text."""

import pytest

from dethrone.errors import GameError
from dethrone.lab.lineup import line_up

READ = {
    # text, seats: players
    ("random", None): ("random", "random"),
    ("random", 4): ("random",) * 4,
    ("Random, greedy", None): ("random", "greedy"),
    ("search:samples=5,aim=medal", 1): ("search:samples=5,aim=medal",),
    ("search:samples=5,aim=medal,greedy", None): ("search:samples=5,aim=medal", "greedy"),
    ("greedy as Ben, Random", None): ("greedy", "random"),
    ("greedy; search:samples=5,threads=2; random", 3): ("greedy", "search:samples=5,threads=2", "random"),
}
REFUSED = {
    ("wizard", 2): "There is no player called 'wizard'",
    ("random,,random", None): "is empty",
    ("random,me", None): "nobody else",
    ("random,open", None): "nobody else",
    ("random,random,random", 2): "has 3 players for 2 seats",
    ("random", 5): "1 to 4 players",
    ("greedy:samples=3", 2): "takes no options",
}


@pytest.mark.parametrize(("given", "players"), READ.items())
def test_read(given: tuple[str, int | None], players: tuple[str, ...]) -> None:
    text, seats = given
    assert line_up(text, seats=seats).seats == players


@pytest.mark.parametrize(("given", "sentence"), REFUSED.items())
def test_refused(given: tuple[str, int | None], sentence: str) -> None:
    text, seats = given
    with pytest.raises(GameError, match=sentence):
        line_up(text, seats=seats)


def test_rules_are_written_in_one_way() -> None:
    assert line_up("random", rules="official,yield_rule=streak").rules == "official,yield_rule=streak"
    assert line_up("random").rules == "official"
    with pytest.raises(GameError, match="no rule set"):
        line_up("random", rules="house")


def test_names() -> None:
    assert line_up("random").name == "random ×2"
    assert line_up("random", seats=1).name == "random"
    assert line_up("random,greedy").name == "random; greedy"


def test_milliseconds_cannot_be_repeated() -> None:
    assert line_up("search:ms=5").is_timed
    assert line_up("search:samples=5,ms=5,greedy").is_timed
    assert not line_up("search:samples=5").is_timed
