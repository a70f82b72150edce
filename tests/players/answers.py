"""What every player answers at some moments, as one build has it: `python -m tests.players.answers` prints it for the
other build."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from typing import Any

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import Game, View
from dethrone.players import Limit, advise, analyse, player
from dethrone.regicide.engine import compiled

SIMPLE = ("random", "novice", "greedy")
PLAYERS = {
    "regicide": (
        *SIMPLE,
        "quick",
        "search:samples=8",
        "search:samples=6,threads=2",
        "search:samples=6,aim=medal",
        "search:samples=4,guided=3",
        "search:samples=4,guided=2,payments=2",
        "search:samples=4,guided=1,favourites=2",
    ),
    "regidice": (*SIMPLE, "search:samples=40", "search:samples=40,threads=2", "search:samples=20,styles=4"),
}
ODD = {  # rules far from the presets
    "regicide": (
        "summary,turn_order=open,discard_rule=minimal",
        "official,discard_view=count,combo_limit=off",
    ),
    "regidice": ("rulebook,touch_of_death=off", "rulebook,team_voice=vote"),
}
MOMENTS = 3  # of a table by the usual rules, and what hints say there; by others one
COMPANY = ("master", "greedy", None, "novice")
HINT = Limit(samples=10)
DIGITS = 3  # both builds add up in floats of different lengths
Row = dict[str, object]


def moments(game: str, rules: str, players: int) -> Iterator[View]:
    """What the seat that is asked sees, early and late in a game."""
    chance = random.Random(f"{game} {rules} {players}")
    played = games.kind(game).deal(players, rules, Seed(chance.getrandbits(40)))
    guide = player("greedy", game=game)
    told, wanted = 0, MOMENTS if rules == games.kind(game).usual_rules else 1
    while not played.is_over and told < wanted:
        seat = played.decider
        assert seat is not None
        if chance.random() < 0.15 and len(played.view(seat).legal_moves()) > 1:
            told += 1
            yield played.view(seat)
        played.push(guide.choose(played.view(seat)), seat=seat)


def answers(game: str, view: View) -> Row:
    """What everybody would do, and by the usual rules what is told of it."""
    company, is_usual = COMPANY[: view.players], str(view.rules) == games.kind(game).usual_rules
    hints = advise(view, game=game, limit=HINT, company=company) if is_usual else ()
    return {
        **{
            spec: str(player(spec, game=game, seed=3, company=company).choose(view)) for spec in PLAYERS[game]
        },
        "hints": [[str(one.move), round(one.chance, DIGITS)] for one in hints],
    }


def looked_back(game: str) -> list[object]:
    """A short game that was played at random, judged."""
    played = short(game)
    found = analyse(played, Limit(samples=8))
    judged = [[str(one.move), str(one.best), round(one.chance, DIGITS)] for one in found.judged]
    return [judged, [round(chance, DIGITS) for chance in found.curve]]


def short(game: str) -> Game:
    """Twelve moves of anybody's."""
    chance = random.Random(7)
    played = games.kind(game).deal(2, games.kind(game).usual_rules, Seed(11))
    while not played.is_over and len(played.steps) < 12:
        assert played.decider is not None
        played.push(chance.choice(played.legal_moves()), seat=played.decider)
    return played


def everything() -> dict[str, Any]:
    """All answers, and which build they come from."""
    rows = {
        f"{game} {rules} {players}": [answers(game, view) for view in moments(game, rules, players)]
        for game in PLAYERS
        for rules in (*games.kind(game).presets, *ODD[game])
        for players in games.kind(game).players
    }
    return {"compiled": compiled, "rows": rows, "back": {game: looked_back(game) for game in PLAYERS}}


if __name__ == "__main__":
    json.dump(everything(), sys.stdout)
