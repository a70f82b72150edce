"""Every reason has its sentence, and a refusal tells the seat that tried, in numbers and in words."""

import pickle

import pytest

from dethrone.errors import IllegalMove, OutOfTurn
from dethrone.prose import voice
from dethrone.regicide.refusal import Reason
from tests.regicide.tables import do, stand


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_an_english_sentence(reason: Reason) -> None:
    assert voice("en").has(reason)


REFUSALS = {
    # case: (position, move, reason, facts)
    "a card one does not have": (
        "enemy=JH hands=2C,9D|3C",
        "7S",
        Reason.NOT_IN_HAND,
        {"card": "7S"},
    ),
    "too dear a combo": (
        "enemy=JH hands=6C,6D|3C",
        "6C+6D",
        Reason.COMBO_LIMIT,
        {"cards": "6C+6D", "worth": 12, "limit": 10, "rank": "5"},
    ),
    "too little": (
        "enemy=JH phase=suffer hands=9D,2C|3C",
        "-9D",
        Reason.TOO_LITTLE,
        {"cards": "9D", "worth": 9, "owed": 10, "short": 1},
    ),
    "alone": ("enemy=JH hands=9D", "yield", Reason.SOLO_YIELD, {}),
    "alone twice running": (
        "official,solo_yield=on enemy=JH hands=9D yielded=1",
        "yield",
        Reason.SOLO_YIELD_AGAIN,
        {},
    ),
    "alone where nobody yields": (
        "official,solo_yield=on,yield_rule=off enemy=JH hands=9D",
        "yield",
        Reason.YIELD_OFF,
        {},
    ),
    "not asked for": ("enemy=JH phase=suffer hands=9D,2C|3C", "yield", Reason.ASKED_SUFFER, {}),
}


@pytest.mark.parametrize(("line", "move", "reason", "facts"), REFUSALS.values(), ids=REFUSALS.keys())
def test_a_refusal_carries_its_reason(line: str, move: str, reason: Reason, facts: dict[str, object]) -> None:
    game = stand(line)
    (tried,) = game.parse(move)
    with pytest.raises(IllegalMove) as by_game:
        game.check(tried)
    with pytest.raises(IllegalMove) as by_view:
        game.view(game.decider).check(tried)
    for error in (by_game.value, by_view.value, pickle.loads(pickle.dumps(by_game.value))):
        assert (error.reason, error.facts) == (reason, facts)
        assert str(error) == voice("en").say(reason, **facts)
        assert error.legal == tuple(str(legal) for legal in game.legal_moves())


def test_who_is_not_asked_is_told_so() -> None:
    game = stand("enemy=JH hands=9D,2C|3C")
    (move,) = game.parse("3C")
    with pytest.raises(OutOfTurn, match="It is P0’s turn, not P1’s"):
        game.check(move, seat=1)
    with pytest.raises(OutOfTurn, match="not P1’s"):
        game.view(1).check(move)
    with pytest.raises(OutOfTurn, match="Spectators cannot make moves"):
        game.view().check(move)


def test_a_wish_may_be_said_in_the_talk_window_by_its_own_seat() -> None:
    game = stand("enemy=JH hands=*,2C|3C|4C plays=")
    do(game, "*")
    assert game.speakers == game.view(2).speakers == (0, 1, 2)
    (wish, *_) = game.view(1).sayings()
    assert str(wish) == "P1:want"
    game.check(wish, seat=1)
    game.view(1).check(wish)
    with pytest.raises(IllegalMove):
        game.check(wish, seat=2)
    with pytest.raises(IllegalMove):
        game.view(2).check(wish)
    assert game.view().sayings() == ()
