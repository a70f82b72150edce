"""Setting up: decks, hands, castle, first player and redraws (RC-01 … RC-08)."""

from random import Random

import pytest

from dethrone.errors import BadRules
from dethrone.regicide import PRESETS, Game, Rules, Suit
from dethrone.regicide.cards import DECK
from dethrone.regicide.engine import apply, start
from tests.regicide.many_games import OVER, at_random, deal
from tests.regicide.tables import seen

TAVERNS = {
    # players: left in the tavern after the deal
    "R01 one": (1, 32),
    "R01 two": (2, 26),
    "R01 three": (3, 23),
    "R01 four": (4, 22),
}


@pytest.mark.parametrize(("players", "left"), TAVERNS.values(), ids=TAVERNS.keys())
def test_deal(players: int, left: int) -> None:
    for seed in range(20):
        game = Game(players, seed=seed)
        view = game.view()
        assert (view.tavern_size, view.castle_size, game.enemy.rank) == (left, 11, "J")
        assert view.hand_sizes == ((8, 7, 6, 5)[players - 1],) * players
        assert game.phase.value == "play"


@pytest.mark.parametrize(
    ("rules", "players"), [("official,discard_view=top", 1), ("summary", 2), ("open-order", 4)]
)
def test_what_has_been_played_can_be_dealt_anew(rules: str, players: int) -> None:
    """Nothing of the old game stays, wherever it was left."""
    for seed in range(8):
        position, fresh = deal(rules, players, seed), deal(rules, players, 99)
        chance = Random(seed)
        while position.phase != OVER:
            apply(position, at_random(position, chance))
            again = position.copy()
            start(again, 99, Rules.parse(rules).first_seat(players))
            assert again == fresh


def test_a_tavern_laid_by_hand_is_as_it_was_laid() -> None:
    position = Game(2, seed=1).position
    position.load_tavern([7, 3, 5])
    assert position.tavern_cards() == [7, 3, 5]


JESTERS = {
    # rule set: jesters in the tavern of 1, 2, 3 and 4 players (RC-02)
    "official": [0, 0, 1, 2],
    "summary": [0, 0, 1, 2],
    "manual": [0, 1, 2, 2],
    "open-order": [0, 0, 1, 2],
    "official,jesters=2/2/2/2": [2, 2, 2, 2],
}


@pytest.mark.parametrize("rules", JESTERS)
def test_jesters_in_the_tavern(rules: str) -> None:
    counts = []
    for players in range(1, 5):
        position = Game(players, rules, seed=3).position
        held = sum(position.hand(seat).bit_count() for seat in range(players))
        counts.append(held + position.tavern_size - 40)
    assert counts == JESTERS[rules]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_castle_is_kings_under_queens_under_jacks(players: int) -> None:
    orders = set()
    for seed in range(200):
        castle = Game(players, seed=seed).position.castle_cards()
        assert [DECK[card].rank for card in castle] == ["J"] * 4 + ["Q"] * 4 + ["K"] * 4
        orders.add(tuple(castle))
    assert len(orders) > 190, "each rank is shuffled"


FIRST = {
    # case: (first_player, players, seats that may begin)
    "the host": ("seat:0", 4, {0}),
    "a named seat": ("seat:2", 3, {2}),
    "anybody of two": ("random", 2, {0, 1}),
    "anybody of four": ("random", 4, {0, 1, 2, 3}),
}


@pytest.mark.parametrize(("first", "players", "seats"), FIRST.values(), ids=FIRST.keys())
def test_first_player(first: str, players: int, seats: set[int]) -> None:
    rules = Rules().but(first_player=first)
    assert {Game(players, rules, seed=seed).decider for seed in range(60)} == seats


def test_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(BadRules, match=r"first_player=seat:3 is not possible with 2 players"):
        Game(2, "official,first_player=seat:3", seed=1)


@pytest.mark.parametrize("players", [0, 5, -1])
def test_player_count(players: int) -> None:
    with pytest.raises(BadRules, match=f"1 to 4 players, not {players}"):
        Game(players, seed=1)


def diamonds(game: Game) -> list[int]:
    """How many diamonds each seat holds."""
    return [sum(card.suit is Suit.DIAMONDS for card in game.hand(seat)) for seat in range(game.players)]


def seeds_dealt(players: int, rules: str, *, without: str) -> list[int]:
    """Seeds whose first deal leaves a seat, or all seats, without a diamond under rules that do not redraw."""
    plain = Rules.parse(rules).but(redraw="none")
    found = []
    for seed in range(4000):
        counts = diamonds(Game(players, plain, seed=seed))
        if (not any(counts)) if without == "all" else (not all(counts)):
            found.append(seed)
    return found[:25]


REDRAWS = {
    # case: (rule set, players, who had no diamond, how many seats must hold one afterwards)
    "R63 nobody of two held one": ("manual", 2, "all", 1),
    "R63 the lone player held none": ("manual", 1, "all", 1),
    "summary: one of two held none": ("summary", 2, "one", 2),
    "summary: some of four held none": ("summary", 4, "one", 4),
}


@pytest.mark.parametrize(("rules", "players", "without", "least"), REDRAWS.values(), ids=REDRAWS.keys())
def test_redraw(rules: str, players: int, without: str, least: int) -> None:
    seeds = seeds_dealt(players, rules, without=without)
    assert seeds, "no deal to try"
    for seed in seeds:
        game = Game(players, rules, seed=seed)
        assert sum(count > 0 for count in diamonds(game)) >= least
        assert game.view().hand_sizes == (Rules.parse(rules).hand_limit[players - 1],) * players


@pytest.mark.parametrize("players", [3, 4])
def test_a_hand_is_dealt_anew_as_long_as_there_is_a_diamond_to_be_had(players: int) -> None:
    """RC-04, `player`: a hand without one is kept only where the others hold all ten."""
    rules = "summary,hand_limit=8/7/10/10,jesters=0/0/0/0"
    first = [diamonds(Game(players, f"{rules},redraw=none", seed=seed)) for seed in range(300)]
    hands = [diamonds(Game(players, rules, seed=seed)) for seed in range(300)]
    assert any(0 in counts and sum(counts) >= 8 for counts in first), "no deal to try"
    assert all(count or sum(counts) == 10 for counts in hands for count in counts)


KEPT = {
    # case: (rule set, players); a deal in which somebody holds exactly the ace of diamonds, and nobody another
    "R63 AD alone is a diamond": ("manual", 2),
    "official never redraws": ("official", 2),
}


@pytest.mark.parametrize(("rules", "players"), KEPT.values(), ids=KEPT.keys())
def test_no_redraw(rules: str, players: int) -> None:
    plain = Rules.parse(rules).but(redraw="none")
    tried = 0
    for seed in range(6000):
        dealt = Game(players, plain, seed=seed)
        held = [
            str(card) for seat in range(players) for card in dealt.hand(seat) if card.suit is Suit.DIAMONDS
        ]
        if held == ["AD"] or (rules == "official" and not held):
            tried += 1
            assert seen(Game(players, rules, seed=seed)) == seen(dealt)
    assert tried > 2


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", PRESETS)
def test_solo_jesters_are_for_one(rules: str, players: int) -> None:
    assert Game(1, rules, seed=1).view().flips == 2
    assert Game(players, rules, seed=1).view().flips == 0


def test_deal_goes_round_one_card_at_a_time() -> None:
    """RC-07: with the same chance, who begins changes only whose hand is whose."""
    first, second = (Game(2, f"official,first_player=seat:{seat}", seed=5) for seat in (0, 1))
    assert first.hand(0) == second.hand(1)
    assert first.hand(1) == second.hand(0)
