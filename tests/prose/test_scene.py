"""Any table in sentences: every phase of both games, every language, every seat and a spectator, and no secret."""

from __future__ import annotations

from random import Random

import pytest

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import Game
from dethrone.prose import voice
from tests.prose.reading import LANGUAGES
from tests.toy import KIND as TOY

SEATS = {1: ("You",), 2: ("You", "Ben"), 3: ("You", "Ben", "Cleo"), 4: ("You", "Ben", "Cleo", "Dot")}
REGICIDE, REGIDICE = games.names()
CASES = [(name, players) for name in games.names() for players in games.kind(name).players]


def moments(game: str, players: int, rules: str, seed: int, most: int) -> list[Game]:
    """Games as they were before each move of a random one, and last as it was left."""
    random = Random(seed)
    played = games.kind(game).deal(players, rules, Seed(seed))
    found: list[Game] = []
    while not played.is_over and len(found) < most:
        found.append(played.copy())
        played.push(random.choice(list(played.legal_moves())))
    return [*found, played]


@pytest.mark.parametrize(("game", "players"), CASES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_can_be_said(game: str, players: int, language: str) -> None:
    speech, phases = voice(language), set()
    for number, rules in enumerate(games.kind(game).presets):
        for moment in moments(game, players, rules, seed=players + number, most=60):
            phases.add(moment.phase.value)
            for seat in (None, *range(players)):
                names = ["You" if number == seat else f"N{number}" for number in range(players)]
                view = moment.view(seat)
                lines = speech.situation(game, view, names)
                assert all(line and line == line.strip() for line in lines), lines
                assert lines[-1] == speech.asked(game, view, names)
                assert lines[:-1] == speech.scene(game, view, names)
    assert len(phases) > (7 if game == REGIDICE else 2 if players > 1 else 1), phases


@pytest.mark.parametrize(("game", "players"), [case for case in CASES if case[1] > 1])
def test_what_is_hidden_changes_no_word(game: str, players: int) -> None:
    """Worlds that a seat cannot tell apart are told in the same words."""
    for moment in moments(game, players, games.kind(game).usual_rules, seed=3, most=60)[:-1]:
        for seat in range(players):
            view = moment.view(seat)
            told = {tuple(voice().situation(game, view.trial(seed).view(seat))) for seed in range(3)}
            assert told == {tuple(voice().situation(game, view))}


SAID = {
    # case: (game, moves made, what seat 0 is told)
    "the hand": (REGICIDE, (), "Your hand (7 cards, limit 7, total value 38): AC 3S 5C 5H 6H 8H 10H."),
    "what is owed": (REGICIDE, ("10H",), "discard cards worth 10 or more"),
    "what was played": (REGICIDE, ("10H",), "Played against it: you 10H."),
    "an exact kill": (REGICIDE, ("5C 5H",), "Tavern: 27 cards, top card JS."),
    "the others hold": (REGICIDE, (), "Ben holds 7 cards (limit 7)."),
    "another's turn": (REGICIDE, ("yield", "8H 3S"), "Ben’s turn to play."),
    "colours of hidden dice": (REGIDICE, (), "Ben has not declared yet; dice: r? r? r? b? b? b? y? y? y?."),
    "an enemy of dice": (
        REGIDICE,
        (),
        "Enemy 1 of 3 shows 1+1+1: attack 3, defence 3, 15 pips to go.",
    ),
    "a call": (REGIDICE, ("B2", "A3"), "Ben: attack 3s; dice: "),
}


@pytest.mark.parametrize(("game", "moves", "line"), SAID.values(), ids=SAID)
def test_what_is_said(game: str, moves: tuple[str, ...], line: str) -> None:
    table = games.kind(game).deal(2, games.kind(game).usual_rules, Seed(7))
    for text in moves:
        table.push(table.parse(text)[0])
    assert line in "\n".join(voice().situation(game, table.view(0), SEATS[2]))


PLACE = "regicide {rules} enemy=JH damage=7 shield=5 hands=3H,10D|5C,9S tavern=9C,2D discard=4H,4S"
TABLES = {
    # rule set: all that seat 0 is told
    "official": [
        "Enemy: Jack of Hearts (JH), 13 of 20 health left, attack 5 (shield 5), immune to hearts.",
        "Royals still in the Castle: JC JD JS QC QD QH QS KC KD KH KS.",
        "Tavern: 2 cards.",
        "Discard pile: 2 cards: 4H 4S.",
        "Ben holds 2 cards (limit 7).",
        "Your hand (2 cards, limit 7, total value 13): 3H 10D.",
        "Unseen cards, in the Tavern or in other hands, order unknown: 2D 5C 9C 9S.",
    ],
}


@pytest.mark.parametrize(("rules", "lines"), TABLES.items(), ids=TABLES)
def test_a_table_in_sentences(rules: str, lines: list[str]) -> None:
    game = games.kind(REGICIDE).begin(PLACE.format(rules=rules), None)
    *told, asked = voice().situation(REGICIDE, game.view(0), SEATS[2])
    assert told == lines
    assert asked.startswith("It is your turn: play cards, or yield.")


def test_the_seats_have_names_of_their_own() -> None:
    """Without names the viewer is spoken to, and the last seat's neighbour is the first."""
    game = games.kind(REGIDICE).deal(2, "rulebook", Seed(3))
    lines = voice().situation(REGIDICE, game.view(1))
    assert "You have not declared yet" in "".join(lines)
    assert "P0 has not declared yet" in "".join(lines)


def test_a_game_without_words_is_told_as_it_is_written() -> None:
    view = TOY.deal(2, "short", Seed(1)).view(0)
    assert voice().situation("toy", view) == [view.text]
