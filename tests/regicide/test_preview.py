"""A preview is computed from a view alone, and all it says comes true."""

from functools import partial
from random import Random

import pytest

from dethrone.prose import voice
from dethrone.regicide import PRESETS, Game, Move, Phase
from dethrone.regicide.events import Drew, Healed, Lost, Owed, Revealed, WishesOpened
from dethrone.regicide.moves import Flip, Post
from dethrone.regicide.preview import preview
from dethrone.regicide.redeal import redeal
from dethrone.regicide.rules import Rules
from dethrone.regicide.view import Outcome
from tests.regicide.staging import stage
from tests.regicide.tables import do

NAMES = ["Ada", "Bob", "Cy", "Di"]
lines = partial(voice().preview, "regicide")
LINES = {
    "damage, and the rest of the hand pays": (
        stage("JC", "6D 10H 4C / 3C", tavern="9S"),
        "6D",
        [
            "Attack value 6: 6 damage, total 6 of 20. 14 health left.",
            "Powers: Ada draws 1.",
            "10 damage to pay. Your hand: 14 plus 1 unknown card. You can pay.",
        ],
    ),
    "drawn cards are unknown": (
        stage("JC", "6D 4C / 3C", tavern="9S 8S 2H"),
        "6D",
        [
            "Attack value 6: 6 damage, total 6 of 20. 14 health left.",
            "Powers: Ada draws 2, Bob draws 1.",
            "10 damage to pay. Your hand: 4 plus 2 unknown cards. That may not be enough.",
        ],
    ),
    "a captured royal on the tavern is sure": (
        stage("JD", "7C 2D 2S / 3C", damage=6, tavern="9S"),
        "7C 2D",
        [
            "Attack value 2: 2 damage, total 2 of 20. 18 health left.",
            "Powers: Ada draws 1 (including JD), Bob draws 1.",
            "10 damage to pay. Your hand: 12. You can pay.",
        ],
    ),
    "a certain loss": (
        stage("JD", "6H 3C / 7C"),
        "6H",
        [
            "Attack value 6: 6 damage, total 6 of 20. 14 health left.",
            "Powers: nothing to heal.",
            "10 damage to pay. Your hand: 3. You can’t pay: the game would be lost.",
            "The game is lost: Ada can’t pay 10 damage. 0 of 12 royals defeated.",
        ],
    ),
    "a flip is left": (
        stage("JD", "6H 3C", flips=1, tavern="2C"),
        "6H",
        [
            "Attack value 6: 6 damage, total 6 of 20. 14 health left.",
            "Powers: nothing to heal.",
            "10 damage to pay. Your hand: 3. That is not enough, but you have 1 flip left.",
        ],
    ),
    "exact, and doubled": (
        stage("JD", "7C 2C / 3C", damage=6),
        "7C",
        [
            "Attack value 7: 14 damage (doubled), total 20 of 20. Exact: JD goes on top of the Tavern.",
            "Powers: double damage.",
        ],
    ),
    "over": (
        stage("JD", "8C 2C / 3C", damage=6),
        "8C",
        [
            "Attack value 8: 16 damage (doubled), total 22 of 20. Over by 2: JD goes to the discard pile.",
            "Powers: double damage.",
        ],
    ),
    "one power works, one is blocked": (
        stage("JD", "3D 3S 3C 10H / 3H"),
        "3D+3S+3C",
        [
            "Attack value 9: 18 damage (doubled), total 18 of 20. 2 health left.",
            "Powers: shield +9 (total 9), attack down to 1, double damage.",
            "No power from diamonds: the enemy is immune.",
            "1 damage to pay. Your hand: 10. You can pay.",
        ],
    ),
    "a blocked shield is noted": (
        stage("JS", "5S 10H / 3H"),
        "5S",
        [
            "Attack value 5: 5 damage, total 5 of 20. 15 health left.",
            "No power from spades: the enemy is immune. The shield of 5 is held until a Jester.",
            "10 damage to pay. Your hand: 10. You can pay.",
        ],
    ),
    "a jester": (
        stage("QS", "* 2C / 3C / 4C", shield=6),
        "*",
        [
            "No damage, nothing to pay, and you choose who goes next. The enemy loses its immunity; its attack is 9."
        ],
    ),
    "a yield behind a shield": (
        stage("JH", "2C / 3C", shield=12),
        "yield",
        ["The attack is 0: nothing to pay.", "Bob is next and must play."],
    ),
    "a payment with change to spare": (
        stage("JD", "4C 3D 2D / 7C", owed=6),
        "-4C+3D",
        ["Pays 7 of 6: 1 over.", "You keep 1 card worth 2."],
    ),
    "shared damage": (
        stage("QD", "2H 3C / 10C 4C", rules="summary", owed=15),
        "-2H+3C",
        ["Pays 5 of 15: 10 short.", "The others must pay the remaining 10. Your hand is then empty."],
    ),
    "a flip draws up to the limit": (
        stage("QD", "3H", tavern="9S 8S", flips=2),
        "flip",
        ["Discard your hand and draw 2 cards. 1 flip left after this one."],
    ),
    "a flip before paying leaves the amount": (
        stage("QD", "3H", tavern="9S 8S", flips=2, owed=15),
        "flip",
        [
            "Discard your hand and draw 2 cards. 1 flip left after this one.",
            "15 damage to pay. Your hand: 17. You can pay.",
        ],
    ),
    "a flip into the unknown": (
        stage("QD", "3H", tavern="9S 8S 7S 6S 5S 4S 3S 2S AS", flips=1, owed=15),
        "flip",
        [
            "Discard your hand and draw 8 cards. No flips left after this one.",
            "15 damage to pay. Your hand: 0 plus 8 unknown cards. That may not be enough.",
        ],
    ),
    "naming": (stage("QS", "* 2C / 3C / 4C"), "* >P1", ["Bob goes next."]),
    "the last king": (
        stage("KS", "10C", damage=20, fallen=11, flips=2),
        "10C",
        [
            "Attack value 10: 20 damage (doubled), total 40 of 40. Exact: KS goes on top of the Tavern.",
            "Powers: double damage.",
            "All 12 royals are defeated: the game is won with Gold.",
        ],
    ),
}


@pytest.mark.parametrize("case", LINES)
def test_lines(case: str) -> None:
    game, moves, expected = LINES[case]
    game = game.copy()
    *earlier, last = moves.split()
    for text in earlier:
        do(game, text)
    assert lines(game.view(game.decider).preview(game.parse(last)[0]), NAMES) == expected


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_a_preview_says_comes_true(preset: str, players: int) -> None:
    """Every legal move of random games: number for number what the real game then does (RC-24 … RC-33)."""
    for seed in range(4):
        game = Game(players, preset, seed=seed)
        random = Random(seed)
        while not game.is_over and len(game.steps) < 80:
            for move in random.sample(game.legal_moves(), min(6, len(game.legal_moves()))):
                check(game, move)
            game.push(random.choice(game.legal_moves()))


def check(game: Game, move: Move) -> None:
    seat = game.decider
    assert seat is not None
    shown = preview(game.view(seat), move)
    assert lines(shown) or isinstance(move, Post)
    trial = game.copy()
    told = trial.push(move).everything
    after = trial.position
    assert [type(event) for event in shown.events if not isinstance(event, Lost)] == [
        type(event) for event in told if not isinstance(event, Owed | Lost | Revealed | WishesOpened)
    ]
    real = {type(event): event for event in told}
    if shown.dealt is not None:
        assert shown.dealt == real[type(shown.dealt)]
    assert shown.defeated is None or shown.defeated == real[type(shown.defeated)]
    assert not any(event.cards for event in shown.events if isinstance(event, Drew | Healed)), "made up"
    assert shown.healed == sum(event.count for event in told if isinstance(event, Healed))
    assert [(draw.seat, draw.count, draw.known) for draw in shown.draws] == [
        (event.seat, event.count, event.known) for event in told if isinstance(event, Drew)
    ]
    assert shown.attack == after.attack() or shown.defeated is not None
    assert all(shown.owed == event.amount for event in told if isinstance(event, Owed))
    loses = trial.outcome is Outcome.CANNOT_PAY
    assert shown.can_pay is None or not shown.owed or isinstance(move, Flip) or loses is not shown.can_pay
    if game.phase is not Phase.WHO:
        assert set(shown.hand) <= set(trial.hand(seat))
        assert len(shown.hand) + shown.unknown == len(trial.hand(seat))


def test_two_deals_that_look_alike_preview_alike() -> None:
    game = Game(3, seed=11)
    view = game.view(0)
    other = Game.from_position(redeal(game.position, 0, 99), game.rules).view(0)
    assert view == other
    for move in game.legal_moves():
        assert preview(view, move) == preview(other, move)


POWERS = {
    # case: game after its moves, what the cards of the hand could do
    "after a jester every suit works": (
        stage("JC", "* 6D 4C / 3C / 2H"),
        ["4C double", "6D draw"],
    ),
    "spades and clubs may be swapped": (
        stage("JC", "* 4C 5S / 3C / 2H", rules=Rules(black_suits="swapped")),
        ["4C shield", "5S double"],
    ),
    "another jester has none of its own": (
        stage("JD", "* * 4H / 3C / 2H / 5D"),
        ["* jester", "4H heal"],
    ),
}


@pytest.mark.parametrize("case", POWERS)
def test_who_is_named_is_told_with_what_ones_cards_could_do(case: str) -> None:
    game, powers = POWERS[case]
    assert all(
        preview(game.view(0), move).powers == () for move in game.legal_moves()
    )  # a play tells it itself
    game = game.copy()
    do(game, "*")
    for move in game.legal_moves():
        told = preview(game.view(0), move).powers
        assert sorted(f"{card} {power}" for card, power in told) == sorted(powers)


def test_the_enemys_own_suit_is_blocked_until_a_jester_comes_or_all_is_over() -> None:
    game = stage("JC", "* 4C / 3C / 2H")
    club = next(card for card in game.view(0).hand if str(card) == "4C")
    assert game.view(0).power(club) == "blocked"
    do(game, "*")
    assert game.view(0).power(club) == "double"
    lost = stage("JC", "4C 2H / 3C")
    do(lost, "4C")
    assert lost.is_over
    assert lost.view(0).power(club) == "double"
