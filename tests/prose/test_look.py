"""What a seat sees, in sentences: in every language, at every moment of a game, and of nothing that it may not know."""

from random import Random

import pytest

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import Game
from dethrone.prose import languages, voice
from tests.toy import KIND as TOY


def moments(game: str, players: int, seed: int, most: int = 150) -> list[Game]:
    """Games as they were before each move of a random one."""
    kind, random = games.kind(game), Random(seed)
    played = kind.deal(players, kind.usual_rules, Seed(seed))
    found: list[Game] = []
    while not played.is_over and len(found) < most:
        found.append(played.copy())
        played.push(random.choice(list(played.legal_moves())))
    return [*found, played]


CASES = [(name, players) for name in games.ROOMS for players in games.kind(name).players]


@pytest.mark.parametrize(("game", "players"), CASES)
@pytest.mark.parametrize("language", languages())
def test_every_moment_can_be_told_to_everybody(game: str, players: int, language: str) -> None:
    speech, phases = voice(language), set()
    for moment in moments(game, players, seed=players):
        phases.add(moment.phase.value)
        for seat in (None, *range(players)):
            names = ["You" if number == seat else f"N{number}" for number in range(players)]
            lines = speech.look(game, moment.view(seat), names)
            assert all(line == line.strip() and line for line in lines)
    assert len(phases) > 2


@pytest.mark.parametrize(("game", "players"), [case for case in CASES if case[1] > 1])
def test_what_is_hidden_changes_no_word(game: str, players: int) -> None:
    """Worlds that a seat cannot tell apart are told in the same words."""
    for moment in moments(game, players, seed=3, most=60)[:-1]:
        for seat in range(players):
            view = moment.view(seat)
            told = {tuple(voice().look(game, view.trial(seed).view(seat))) for seed in range(3)}
            assert told == {tuple(voice().look(game, view))}


def test_a_table_in_words() -> None:
    kind = games.kind("regicide")
    game = kind.begin(
        "regicide official enemy=JH damage=7 shield=5 hands=3H,10D|5C,9S tavern=9C,2D discard=4H,4S", None
    )
    assert voice().look("regicide", game.view(0), ["You", "Ben"]) == [
        "The enemy: Jack of Hearts (JH), 13 of 20 health left, attack 5, shield 5, immune to hearts.",
        "Castle 11, tavern 2, discard pile 2: 4H 4S.",
        "Ben (P1) holds 2 cards.",
        "Your hand (P0): 3H 10D, worth 13.",
        "You play cards, or yield.",
    ]


def test_a_game_without_words_is_told_as_it_is_written() -> None:
    view = TOY.deal(2, "short", Seed(1)).view(0)
    assert voice().look("toy", view) == [str(view)]
