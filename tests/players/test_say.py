"""What players say without being asked: a legal word, once, from their own view alone; random ones are silent."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import Game
from dethrone.players import player

GAME = games.names()[0]
SPEAKING = ("novice", "greedy", "search:samples=20")


def windows(count: int, spec: str) -> Iterator[Game]:
    """Games of four in which somebody may speak."""
    kind = games.kind(GAME)
    seed = 0
    while count:
        seed += 1
        game = kind.deal(4, kind.usual_rules, Seed(seed))
        bot = player(spec, game=GAME)
        while game.decider is not None and not game.speakers:
            game.push(bot.choose(game.view(game.decider)))
        if game.speakers:
            count -= 1
            yield game


@pytest.mark.parametrize("spec", [*SPEAKING, "quick"])
def test_a_word_is_legal_and_said_once(spec: str) -> None:
    for game in windows(6, "greedy"):
        bot = player(spec, game=GAME)
        for seat in range(4):
            word = bot.say(game.view(seat))
            assert (word is None) is (seat == game.decider)  # who decides need not wish
            if word is not None:
                assert word == bot.say(game.view(seat))
                game.push(word, seat=seat)
                assert bot.say(game.view(seat)) is None
        assert bot.say(game.view()) is None


def test_words_are_not_always_the_same() -> None:
    bot = player("greedy", game=GAME)
    said = [bot.say(game.view(seat)) for game in windows(12, "greedy") for seat in range(4)]
    assert len({str(word).partition(":")[2] for word in said if word is not None}) > 1


def test_random_players_are_silent() -> None:
    bot = player("random", game=GAME)
    for game in windows(2, "greedy"):
        assert [bot.say(game.view(seat)) for seat in range(4)] == [None] * 4


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("spec", ["random", *SPEAKING])
def test_nothing_is_said_where_nobody_may_speak(game: str, spec: str) -> None:
    kind = games.kind(game)
    dealt = kind.deal(3, kind.usual_rules, Seed(1))
    assert dealt.speakers == ()
    assert [player(spec, game=game).say(dealt.view(seat)) for seat in (0, 1, 2, None)] == [None] * 4


def test_a_search_does_not_think_about_a_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    """With open order there are more wishes than moves, and one look serves them better than a search."""

    def searched(*_: object) -> None:
        raise AssertionError("a wish was searched")

    monkeypatch.setattr("dethrone.players.regicide.bots.choose", searched)
    kind = games.kind(GAME)
    searcher, quick, greedy = (player(spec, game=GAME) for spec in ("master", "quick", "greedy"))
    for seed in range(5):
        game = kind.deal(3, "open-order", Seed(seed))
        for _ in range(3):
            assert game.decider is not None
            view = game.view(game.decider)
            assert searcher.choose(view) == quick.choose(view) == greedy.choose(view)
            game.push(greedy.choose(view), seat=game.decider)
