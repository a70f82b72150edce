"""The sampler deals every world that fits a view, and each as often as the others (RC-91, RC-92)."""

from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest

from dethrone.regicide import Game
from dethrone.regicide.cards import DECK, cards_of
from tests.regicide.many_games import many
from tests.regicide.tables import stand
from tests.regicide.worlds import Story, World, retellings, world_of, worlds

ONE_IN_A_HUNDRED_THOUSAND = 4.265  # standard deviations


def chi_square(counts: Counter[World], weights: Counter[World]) -> float:
    """How far the counts are from the weights."""
    scale = counts.total() / weights.total()
    return sum((counts[world] - weight * scale) ** 2 / (weight * scale) for world, weight in weights.items())


def bound(freedom: int) -> float:
    """What chi-square exceeds once in a hundred thousand times, after Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + ONE_IN_A_HUNDRED_THOUSAND * spread**0.5) ** 3)


LAYERS = "enemy=KC shield=20 hands=3H,4D|5S|7S tavern=6S,9C discard=2D,3D,8D,8H"
CLOSED = "enemy=KC shield=18 hands=AH,2H,3C,3S,9S discard=2D@0,4D@0,6D@0 flips=0"
CLOSED_TWO = "enemy=KC shield=18 hands=AH,2H,4D,3C,3S,2S|7C,8C discard=2D@0,5D@0,6D@0"

STORIES = {
    # case: what was seen, and how many worlds fit
    "the first deal": (Story("enemy=JC hands=2C,3C|4C,5C tavern=6C,7C", "", 0), 12),
    "the first deal, for a spectator": (Story("enemy=JC hands=2C|4C,5C tavern=6C,7C", "", None), 60),
    "a captured royal lies on top": (Story("enemy=JH damage=15 hands=5S,9D|2C tavern=9C,8C", "5S", 0), 6),
    "a captured royal was drawn by another": (
        Story(
            "enemy=JH damage=15 hands=5S,9S,10S|2C,2D|3C tavern=9C,8C,7C",
            "5S 9S -10S 2D",
            0,
        ),
        60,
    ),
    "one healed layer under the tavern": (
        Story("enemy=KC shield=20 hands=2H,9S|5S tavern=6S discard=2D,3D,4D", "2H", 0),
        2 * 2,
    ),
    "several healed layers": (
        Story("enemy=KC shield=20 hands=2H,3H,9S|5S tavern=6S discard=2D,3D,4D,5D,6D", "2H yield 3H", 0),
        2 * 2 * 6,
    ),
    "cards of several layers in other hands": (Story(LAYERS, "3H yield yield 4D", 0), 3 * 2),
    "the same, for a seat that drew": (Story(LAYERS, "3H yield yield 4D", 2), 6),
    "the same, for a spectator": (Story(LAYERS, "3H yield yield 4D", None), 72),
    "a healed card was shown": (Story(LAYERS, "3H yield yield 4D yield 8H", 0), 3),
    "closed pile: one batch": (Story(f"official,discard_view=count {CLOSED}", "AH -3C", 0), 3),
    "closed pile: what came later is in no older batch": (
        Story(f"official,discard_view=count {CLOSED}", "AH -3C 2H -3S", 0),
        3 * 6,
    ),
    "open pile: the same story": (Story(CLOSED.replace("@0", ""), "AH -3C 2H -3S", 0), 2),
    "top of the pile: the same story": (
        Story(f"official,discard_view=top {CLOSED} top=6D", "AH -3C 2H -3S", 0),
        4,
    ),
    "closed pile: batches in other hands": (
        Story(f"official,discard_view=count {CLOSED_TWO}", "AH -3C yield -7C 2H -3S yield -8C 4D", 0),
        3,
    ),
    "closed pile: the same, for the other": (
        Story(f"official,discard_view=count {CLOSED_TWO}", "AH -3C yield -7C 2H -3S yield -8C 4D", 1),
        6,
    ),
    "closed pile with a captured royal": (
        Story(
            "official,discard_view=count enemy=JH damage=18 hands=2S,AH,10S|2C,3C discard=5C@0,6C@0 tavern=9C",
            "2S AH -10S",
            0,
        ),
        3 * 3,
    ),
}


@pytest.mark.parametrize(("story", "count"), STORIES.values(), ids=STORIES.keys())
def test_every_world_is_as_likely(story: Story, count: int) -> None:
    game = story.game()
    weights = worlds(story)
    assert world_of(game.position) in weights, "the true world fits what was seen"
    assert len(weights) == count
    view = game.view(story.watcher)
    draws = max(many(1500, 500), 12 * len(weights))
    counts = Counter(world_of(view.sample(seed)) for seed in range(draws))
    assert set(counts) <= set(weights), "no world that was seen to be false"
    if len(weights) > 1:
        assert chi_square(counts, weights) < bound(len(weights) - 1)


SHOWN = Story(
    "official,discard_view=count enemy=KC shield=18 hands=AH,2H,3C,3S,9S|3D,7C,8C discard=2D@0,5D@0,6D@0",
    "AH -3C yield -7C 2H -3S 3D -6D",
    0,
)


def test_a_shown_card_of_an_unknown_batch_rules_nothing_out() -> None:
    """With a closed pile a shown card may be of either batch: every world stays possible, and no other is dealt.

    Here the worlds are not equally likely, and the sampler does not follow that far; it must not lose one."""
    weights = worlds(SHOWN)
    assert len(weights) == 3
    view = SHOWN.game().view(SHOWN.watcher)
    assert {world_of(view.sample(seed)) for seed in range(200)} == set(weights)


WATCHED = {name: story for name, (story, _) in STORIES.items()} | {
    "closed pile: a shown card of an unknown batch": SHOWN,
    "closed pile: the same, for a spectator": replace(SHOWN, watcher=None),
}


@pytest.mark.parametrize("story", WATCHED.values(), ids=WATCHED.keys())
def test_a_view_tells_only_what_was_seen(story: Story) -> None:
    """However the cards lay and whatever was healed: who has seen the same has the same view."""
    told = story.game().view(story.watcher).text
    views = [game.view(story.watcher).text for game in islice(retellings(story, many(60, 10)), 40)]
    assert views
    assert set(views) == {told}


DEBTS = {
    # case: (position line, who looks, what P0 may hold)
    "one pays": (
        "enemy=JH phase=suffer hands=9D,2C|10C,10H tavern=3C,3D",
        1,
        {"2C 9D", "3C 9D", "3D 9D"},
    ),
    "all pay together": ("summary enemy=JH phase=suffer hands=6C|4C tavern=5C,5D,5H", 1, {"6C"}),
    "a flip is left": ("enemy=JH phase=suffer flips=1 hands=4C tavern=3C", None, {"3C", "4C"}),
    "one could not pay": (
        "enemy=JH phase=over outcome=lost:cannot-pay hands=9D|10C tavern=3C,10H",
        1,
        {"3C", "9D"},
    ),
    "all could not pay together": (
        "summary enemy=JH phase=over outcome=lost:cannot-pay hands=5C|4C tavern=6C,5D",
        1,
        {"5C", "5D"},
    ),
}


@pytest.mark.parametrize(("line", "seat", "hands"), DEBTS.values(), ids=DEBTS.keys())
def test_whether_a_debt_can_be_paid_is_known(line: str, seat: int | None, hands: set[str]) -> None:
    """RC-60: who cannot pay loses at once, so everybody knows that who is asked can, and that who lost could not."""
    view = stand(line).view(seat)
    held = {" ".join(map(str, cards_of(view.sample(seed).hand(0)))) for seed in range(40)}
    assert held == hands


CASTLES = {
    # case: (position line, orders of the castle that fit)
    "three jacks left": ("enemy=JC castle=JD,JH,JS,QC,QD,QH,QS,KC,KD,KH,KS hands=2C|3C", 6 * 24 * 24),
    "two queens left": ("enemy=QC castle=QD,QH,KC,KD,KH,KS hands=2C|3C", 2 * 24),
    "three kings left": ("enemy=KC castle=KD,KH,KS hands=2C|3C", 6),
    "one king left": ("enemy=KC castle=KS hands=2C|3C", 1),
}


@pytest.mark.parametrize(("line", "orders"), CASTLES.values(), ids=CASTLES.keys())
@pytest.mark.parametrize("seat", [0, None], ids=["seat", "spectator"])
def test_castle_order(line: str, orders: int, seat: int | None) -> None:
    """RC-05: suits are in any order within a rank, and ranks never mix."""
    game = stand(line)
    whole = game.position.castle_cards()
    hidden = game.defeated + 1
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(max(100, 12 * min(orders, 100))):
        castle = game.view(seat).sample(seed).castle_cards()
        assert castle[:hidden] == whole[:hidden]
        assert sorted(castle) == sorted(whole)
        assert [DECK[card].rank for card in castle] == [DECK[card].rank for card in whole]
        counts[tuple(castle[hidden:])] += 1
    if orders <= 100:
        assert len(counts) == orders
        mean = counts.total() / orders
        misfit = sum((count - mean) ** 2 / mean for count in counts.values())
        assert orders == 1 or misfit < bound(orders - 1)


def test_the_first_places_of_a_full_deal_are_fair() -> None:
    """In a real deal each unseen card lies on top of the tavern, and in each other hand, as often as the others."""
    game = Game(3, seed=8)
    view = game.view(1)
    draws = many(4000, 800)
    on_top: Counter[int] = Counter()
    with_first: Counter[int] = Counter()
    for seed in range(draws):
        world = view.sample(seed)
        on_top[min(world.tavern_cards()[0], 52)] += 1
        with_first.update(card for card in range(53) if world.hand(0) >> card & 1)
    unseen = 41 - 6
    for counts, share in ((on_top, 1 / unseen), (with_first, 6 / unseen)):
        assert len(counts) == unseen
        mean = draws * share
        misfit = sum((count - mean) ** 2 / mean / (1 - share) for count in counts.values())
        assert misfit < 1.1 * bound(unseen - 1)


def test_the_same_seed_gives_the_same_world() -> None:
    view = Game(4, seed=2).view(3)
    assert view.sample(5) == view.sample(5)
    assert view.sample(5) != view.sample(6)
