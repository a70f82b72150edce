"""Suggestions are legal, read back as typed, and sensible; dice and sentences are drawn as they should be."""

from itertools import islice

import pytest

from dethrone.errors import GameError
from dethrone.prose import voice
from dethrone.regidice import Phase, dice
from dethrone.regidice.dice import COLOURS, Die
from dethrone.terminal.regidice.asks import Speech, asks, spelled_out
from dethrone.terminal.regidice.dice import SHAPE, drawn, inked
from dethrone.terminal.regidice.suggest import plan, usual_adviser
from dethrone.terminal.regidice.words import in_words
from tests.regidice.tables import say, table
from tests.regidice.wander import ALL_RULES, wander

ADVISER = usual_adviser()
NAMES = ("You", "Ben", "Cleo", "Dan")


@pytest.mark.parametrize("rules", ALL_RULES)
def test_every_suggestion_is_legal_and_can_be_typed(rules: str) -> None:
    for players, seed in ((2, 0), (3, 1)):
        for game, _ in islice(wander(players, ALL_RULES[rules], seed), 60):
            if game.decider is None or (game.phase is Phase.DECLARE and len(game.steps) % 3):
                continue
            advice = plan(game.view(game.decider), range(players), ADVISER)
            by_moves, by_text = game.copy(), game.copy()
            for move in advice.moves:
                by_moves.push(move)
            say(by_text, in_words(advice.typed))
            assert by_text == by_moves


def test_every_question_fits_a_line_and_names_who_is_asked() -> None:
    phases = set()
    for seed in range(8):
        for game, _ in wander(2 + seed % 3, ALL_RULES["everything fine" if seed % 2 else "rulebook"], seed):
            if game.decider is not None:
                lines = asks(game.view(game.decider), Speech(voice(), NAMES[: game.players]))
                assert max(map(len, lines)) <= 80, lines
                phases.add(game.phase)
    assert phases >= set(Phase) - {Phase.OVER, Phase.SHARE, Phase.RAISE}


MOST = {
    # case                    pools                              calls           enemy    typed      means
    "attack": (["r6 b2 y5 y3 r4", "r2"], "A3 K", "1:332", "P0 most", "act P0; set 6+2, 5+3"),
    "block": (["r4 b4 y4 r4 b1 y1 r1", "r2"], "B4 K", "1:332", "0 most", "act P0; set 4+4+4+4, 1+1+1"),
    "heal": (["r2", "r4 b3 y2 r1 b6"], "K H4", "1:332", "act P1 most", "act P1; set 4+3+2+1"),
    "cast": (["r6 b2", "r3 r3 r2"], "A6 C:red-odd", "1:332", "p1 MOST", "act P1; cast red"),
}


@pytest.mark.parametrize(("pools", "calls", "enemy", "typed", "means"), MOST.values(), ids=MOST)
def test_the_best_sets_are_one_word_away(
    pools: list[str], calls: str, enemy: str, typed: str, means: str
) -> None:
    game = table(pools, calls, enemy=enemy, injured="r- b- y-")
    other = game.copy()
    say(game, spelled_out(typed, game.view(game.decider)))
    say(other, means)
    assert game == other


def test_most_of_what_is_left_after_a_first_set() -> None:
    game = table(["r6 b2 y5 y3 r4 b4", "r2"], "A3 K", enemy="1:332")
    say(game, "act P0; set 6+2")
    assert game.phase is Phase.SET
    say(game, spelled_out("most", game.view(0)))
    assert game.view(0).progress.pending_damage == 3


def test_no_set_at_all_is_said() -> None:
    game = table(["r6 b2 y5", "r6"], "A3 A6", enemy="1:332")
    with pytest.raises(GameError, match="no set"):
        spelled_out("P1 most", game.view(0))


def test_touch_of_death_is_suggested_when_it_wins() -> None:
    game = table(["k6 k5 k4 k3 k2 r1", "r2 b2"], "C:black-odd A2", enemy="3:65432")
    assert in_words(plan(game.view(0), range(2), ADVISER).typed) == "act P0; cast black"


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_has_as_many_pips_as_its_value_in_the_shape_of_its_colour(colour: object, value: int) -> None:
    (one,) = [each for each in COLOURS if each is colour]
    lines = [text.plain for text in drawn([Die(one, value)], 80)]
    assert len(lines) == 4
    assert "".join(lines).count(SHAPE[one]) == value
    assert str(Die(one, value)) in lines[-1]
    assert sum("".join(lines).count(shape) for shape in SHAPE.values()) == value


def test_dice_wrap_at_the_width_and_hidden_ones_show_nothing() -> None:
    many = dice("r1 " * 11)
    assert len(drawn(many, 80)) == 8
    assert max(len(text.plain) for text in drawn(many, 80)) <= 80
    hidden = "".join(text.plain for text in drawn(dice("r? b- k*"), 80))
    assert not set(SHAPE.values()) & set(hidden)


def test_dice_in_a_sentence_keep_their_letters() -> None:
    sentence = "Ada gathers r3+b4 and hands over k1; 3 pips."
    text = inked(sentence)
    assert text.plain == sentence
    assert [sentence[span.start : span.end] for span in text.spans] == ["r3", "b4", "k1"]
