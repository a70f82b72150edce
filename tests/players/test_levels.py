"""Levels are what their names promise: each wins at least as much as the one below it.

How much each wins is measured by `dethrone lab run` and written down in docs/strength.md; here the page is read, and
what keeps the order true is looked at with few games.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from dethrone import games
from dethrone.players import player, strengths
from dethrone.players.regicide.bots import SearchBot
from dethrone.players.regicide.weights import quick_for
from dethrone.regicide.codes import Phase
from dethrone.regicide.engine import compiled
from dethrone.regicide.game import Game
from dethrone.regicide.view import View

PAGE = Path(__file__).parents[2] / "docs" / "strength.md"
SHARE = re.compile(r"([\d.]+) % \[[\d.]+, [\d.]+\], [\d,]+")  # won, its interval, games
CEILING = 99.0  # per cent; whoever wins more loses too few games to be told from his like
RULE_SETS = list(games.kind("regicide").presets)


def rows() -> Iterator[tuple[str, tuple[str, ...], tuple[float | None, ...]]]:
    """Of every table of levels: rules and players, the levels, and what each wins, None where that is not told."""
    levels: tuple[str, ...] = ()
    for line in PAGE.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            levels = ()
        elif cells[0] == "rules, players":
            levels = tuple(cells[1:])
        elif levels and not cells[0].startswith("---"):
            found = [SHARE.fullmatch(cell) for cell in cells[1:]]
            yield cells[0], levels, tuple(float(one[1]) if one else None for one in found)


def test_every_level_of_every_game_is_on_the_page() -> None:
    """The strongest is slow, so here and there nothing is told of it."""
    told = {(levels, place): shares for place, levels, shares in rows()}
    for game in games.names():
        levels = tuple(level.name for level in strengths(game))
        for preset in games.kind(game).presets:
            for count in games.kind(game).players:
                assert None not in told[levels, f"{preset}, {count}"][:-1]


def test_no_level_wins_less_than_the_one_below() -> None:
    inverted = [
        f"{place}: {higher} wins {more} %, {lower} {less} %"
        for place, levels, shares in rows()
        for (lower, less), (higher, more) in pairwise(zip(levels, shares, strict=True))
        if more is not None and less is not None and more < min(less, CEILING)
    ]
    assert inverted == []


# ------------------------------------------------- adept begins with what quick likes
def moments(rules: str, players: int, count: int) -> Iterator[View]:
    """What the seat that is asked sees in the games of quick players."""
    guide, seed = player("quick", game="regicide"), 0
    while count:
        game, seed = Game(players, rules, seed=seed), seed + 1
        while count and (seat := game.decider) is not None:
            view = game.view(seat)
            if len(view.legal_moves()) > 1 and view.phase is not Phase.WHO:
                count -= 1
                yield view
            game.push(guide.choose(view))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("rules", RULE_SETS)
def test_adept_without_a_search_is_quick(rules: str, players: int) -> None:
    """One favourite alone is not searched: it is what quick does."""
    adept, quick = (player(spec, game="regicide") for spec in ("adept:favourites=1", "quick"))
    for view in moments(rules, players, 60 if compiled else 6):
        assert adept.choose(view) == quick.choose(view)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_adept_chooses_between_what_quick_likes_best(players: int) -> None:
    adept, net = player("adept", game="regicide"), quick_for(players)
    assert isinstance(adept, SearchBot)
    differs = 0
    for view in moments("official", players, 60 if compiled else 6):
        first, *others = sorted(net.answers(view.outline), key=lambda answer: -answer[1])
        chosen, ranked = adept.think(view)
        assert {one.choice for one in ranked} == {first[0], *(move for move, _ in others[:1])}
        assert chosen in (one.choice for one in ranked)
        differs += chosen != first[0]
    assert differs or not compiled


@pytest.mark.skipif(not compiled, reason="whole games take too long interpreted")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_adept_wins_more_of_the_same_deals_than_quick(players: int) -> None:
    quick, adept = (won(name, players) for name in ("quick", "adept"))
    assert adept > quick


def won(name: str, players: int, deals: int = 80) -> int:
    """How many of these deals are won."""
    found = 0
    for number in range(deals):
        game = Game(players, seed=4_000_000_000 + number)
        bots = [player(name, game="regicide", seed=number * 4 + seat) for seat in range(players)]
        while (seat := game.decider) is not None:
            game.push(bots[seat].choose(game.view(seat)))
        found += game.outcome is not None and game.outcome.is_won
    return found
