"""Any table in words: every phase of both games, every rule set, every language, every seat and a spectator."""

from __future__ import annotations

import random

import pytest

from dethrone import games
from dethrone.chance import Seed
from dethrone.prose import voice
from tests.prose.reading import LANGUAGES

SEATS = {1: ("You",), 2: ("You", "Ben"), 3: ("You", "Ben", "Cleo"), 4: ("You", "Ben", "Cleo", "Dot")}
REGICIDE, REGIDICE = games.names()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_whatever_happens_can_be_said(game: str, language: str) -> None:
    kind, speech, chance = games.kind(game), voice(language), random.Random(5)
    phases = set()
    for rules in kind.presets:
        for players in (kind.players[0], kind.players[-1]):
            table = kind.deal(players, rules, Seed(chance.getrandbits(30)))
            while table.decider is not None and len(table.steps) < 50:
                for viewer in (table.decider, None):
                    lines = speech.scene(game, table.view(viewer), SEATS[players])
                    assert all(line and line == line.strip() for line in lines), lines
                assert speech.asked(game, table.view(table.decider), SEATS[players])
                phases.add(table.phase.value)
                table.push(chance.choice(table.legal_moves()))
    assert len(phases) >= (4 if game == REGICIDE else 9), phases


SAID = {
    # case: (game, moves made, what seat 0 is told)
    "the hand": (REGICIDE, (), "Your hand (7 of at most 7 cards, worth 38): AC 3S 5C 5H 6H 8H 10H."),
    "what is owed": (REGICIDE, ("10H",), "discard cards worth 10 or more"),
    "what was played": (REGICIDE, ("10H",), "Played against it: you 10H."),
    "an exact kill": (REGICIDE, ("5C 5H",), "Tavern: 27 cards, on top JS."),
    "the others hold": (REGICIDE, (), "Ben holds 7 of at most 7 cards."),
    "colours of hidden dice": (REGIDICE, (), "Ben has not declared yet; dice: r? r? r? b? b? b? y? y? y?."),
    "an enemy of dice": (
        REGIDICE,
        (),
        "Enemy 1 of 3 shows 1+1+1: attack 3, defence 3, 15 pips until it falls.",
    ),
    "a call": (REGIDICE, ("B2", "A3"), "Ben: attack 3s; dice: "),
}


@pytest.mark.parametrize(("game", "moves", "line"), SAID.values(), ids=SAID)
def test_what_is_said(game: str, moves: tuple[str, ...], line: str) -> None:
    table = games.kind(game).deal(2, games.kind(game).usual_rules, Seed(7))
    for text in moves:
        table.push(table.parse(text)[0])
    view = table.view(0)
    assert line in "\n".join([*voice().scene(game, view, SEATS[2]), voice().asked(game, view, SEATS[2])])
