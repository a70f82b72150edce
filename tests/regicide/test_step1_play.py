"""Step 1: which sets of cards may be played (RC-10 … RC-17)."""

import pytest

from dethrone.errors import IllegalMove
from dethrone.regicide import Play
from dethrone.regicide.cards import DECK
from tests.regicide.tables import do, refusal, stand

# One hand of every kind of card; Step 1 asks only for the hand.
HANDS = {
    "aces": "official,hand_limit=8/7/7/6 enemy=KC hands=AS,AH,AD,2H,2D,KD,*|9C|9D",
    "numbers": "official,hand_limit=8/7/7/6 enemy=JC hands=2H,2D,2C,2S,3H,3D,3C|9C|9D",
    "royals": "official,hand_limit=8/7/7/6 enemy=QC hands=JH,JD,6H,6D,4H,4D,4C|9C|9D",
    "fives": "official,hand_limit=8/7/7/6 enemy=JC hands=5H,5D,3H,4H,*,*|9C|9D|8D",
}

REJECTED = {
    # case: (hand, play, what the sentence says)
    "R19 ace with jester": ("aces", "AS+*", "play a Jester on its own"),
    "R19 ace inside a combo": ("aces", "AS+2H+2D", "pairs with only one other card"),
    "R19 three aces": ("aces", "AS+AH+AD", "pairs with only one other card"),
    "R19 pair of sixes": ("royals", "6H+6D", "add up to 12"),
    "R19 triple of fours": ("royals", "4H+4D+4C", "add up to 12"),
    "R19 two royals": ("royals", "JH+JD", "royals can’t form a combo"),
    "R19 two numbers": ("fives", "3H+4H", "a combo needs cards of one rank"),
    "R19 two jesters": ("fives", "*+*", "play a Jester on its own"),
    "R19 nothing": ("aces", "{}", "No card given"),
    "a card of another hand": ("aces", "9C", "9C isn’t in hand"),
    "one jester too many": ("aces", "*+*", r"* isn’t in hand"),
    "a payment": ("aces", "-AS", "You can’t do that now. Play cards"),
    "naming somebody": ("aces", ">P1", "You can’t do that now. Play cards"),
    "a flip": ("aces", "flip", "only in a solo game"),
}

ALLOWED = {
    # case: (hand, play)
    "R20 ace": ("aces", "AS"),
    "R20 two aces": ("aces", "AS+AH"),
    "R20 ace with king": ("aces", "AS+KD"),
    "R20 pair of fives": ("fives", "5H+5D"),
    "R20 triple of threes": ("numbers", "3H+3D+3C"),
    "R20 four twos": ("numbers", "2H+2D+2C+2S"),
    "R20 king": ("aces", "KD"),
    "R20 jester": ("aces", "*"),
    "a card of the immune suit": ("numbers", "3C"),
}


@pytest.mark.parametrize(("hand", "play", "sentence"), REJECTED.values(), ids=REJECTED.keys())
def test_rejected(hand: str, play: str, sentence: str) -> None:
    said = refusal(stand(HANDS[hand]), play)
    assert said is not None
    assert sentence in said


@pytest.mark.parametrize(("hand", "play"), ALLOWED.values(), ids=ALLOWED.keys())
def test_allowed(hand: str, play: str) -> None:
    game = stand(HANDS[hand])
    assert refusal(game, play) is None
    assert game.parse(play)[0] in game.legal_moves()


LIMITS = {
    # option, play: legal?
    "companion at the limit": ("companion_limit=10", "AS+9C", True),
    "companion above it": ("companion_limit=10", "AS+10C", False),
    "companion without limit": ("companion_limit=off", "AS+KD", True),
    "combo at the limit": ("combo_limit=12", "6H+6D", True),
    "combo above it": ("combo_limit=8", "5H+5D", False),
    "combo without limit": ("combo_limit=off", "9H+9C+9D+9S", True),
    "never royals": ("combo_limit=off", "KD+KH", False),
    "no combos at all": ("combo_limit=2", "2H+2D", False),
}


@pytest.mark.parametrize(("option", "play", "legal"), LIMITS.values(), ids=LIMITS.keys())
def test_limits(option: str, play: str, *, legal: bool) -> None:
    game = stand(f"official,{option} enemy=KC hands={play.replace('+', ',')}|8C")
    assert (refusal(game, play) is None) is legal
    assert (game.parse(play)[0] in game.legal_moves()) is legal


def test_the_whole_of_step_one() -> None:
    """Section 4 of the rules: 53 singles, 198 pairs with an ace and 33 combos are all the plays there are."""
    royals = sorted(
        DECK[40:52], key=lambda card: card.index & 3
    )  # never all kings in a hand: one is the enemy
    others = [str(card) for card in (*DECK[4:40], *royals)]
    hands = [["AC", "AD", "AH", "AS", *others[at : at + 6]] for at in range(0, 48, 6)]
    hands += [[*others[at : at + 4], "*"] for at in range(0, 48, 4)]
    plays = set()
    for hand in hands:
        enemy = next(royal for royal in ("KC", "KD", "KH") if royal not in hand)
        game = stand(f"official,hand_limit=8/7/10/5 enemy={enemy} hands={','.join(hand)}||")
        plays |= {move.cards for move in game.legal_moves() if isinstance(move, Play)}
    singles = {held for held in plays if len(held) == 1}
    pairs = {held for held in plays - singles if held[0].rank == "A"}
    assert [len(singles), len(pairs), len(plays - singles - pairs)] == [53, 198, 33]


def test_out_of_turn_and_unasked_seats() -> None:
    game = stand(HANDS["aces"])
    with pytest.raises(IllegalMove, match="It is P0’s turn, not P1’s"):
        do(game, "9C", seat=1)
    do(game, "AS", seat=0)
