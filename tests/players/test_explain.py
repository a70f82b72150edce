"""Hints and looking back: ranked moves with reasons, and the moves that cost a game."""

from __future__ import annotations

from dethrone.players.limit import Limit
from dethrone.players.regicide.analysis import analyse
from dethrone.players.regicide.explain import advise, reason
from dethrone.players.regicide.roster import player
from dethrone.players.regicide.settings import Settings
from dethrone.prose import voice
from dethrone.regicide import Game, parse_position
from dethrone.regicide.engine import compiled

SETTINGS = Settings(limit=Limit(samples=200 if compiled else 20))
WHY = {
    # move: what the reason says
    "5S": "exact kill: Jack of Hearts (JH) goes on top of the Tavern as a card of value 10",
    "9S": "defeats Jack of Hearts",
    "yield": "keeps the cards for later",
}


def fight() -> Game:
    position, rules = parse_position(
        "regicide official enemy=JH damage=15 hands=5S,9S,2H,3D|5C,4C tavern=6D,7D,8D discard=4H,4S"
    )
    return Game.from_position(position, rules)


def test_reasons_say_what_the_engine_does() -> None:
    game = fight()
    for text in ("5S", "9S", "yield"):
        assert WHY[text] in voice().reason(reason(game.view(0), game.parse(text)[0]))


def test_advice_is_ranked_and_legal() -> None:
    game = fight()
    advice = advise(game.view(0), SETTINGS)
    assert len(advice) > 1
    assert all(game.is_legal(one.move) and 0 <= one.chance <= 1 and one.reason for one in advice)


def test_looking_back_judges_every_choice() -> None:
    game = Game(2, seed=11)
    bot = player("novice", seed=1)
    while game.decider is not None and len(game.steps) < (60 if compiled else 4):
        game.push(bot.choose(game.view(game.decider)))
    looked = analyse(game, SETTINGS)
    assert looked.judged
    assert all(0 <= chance <= 1 for chance in looked.curve)
    costs = [one.lost for one in looked.worst()]
    assert costs == sorted(costs, reverse=True)
    assert looked == analyse(game, SETTINGS)
