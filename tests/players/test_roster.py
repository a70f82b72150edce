"""Players by game and name, and sentences for names that mean none."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import Any

import pytest

from dethrone import games
from dethrone.chance import Seed
from dethrone.errors import BadRules, GameOver, OutOfTurn
from dethrone.players import Limit, advise, analyse, player, strengths
from dethrone.players.refusal import Reason
from dethrone.players.regicide.bots import SearchBot
from dethrone.players.regicide.roster import beside, strangers
from dethrone.prose import voice
from tests.toy import KIND as TOY

ALL = [(game, strength.name) for game in games.names() for strength in strengths(game)]
QUICK = [(game, name) for game, name in ALL if name not in ("expert", "master")]
WRONG = {
    "unknown": ("grandmaster", "There is no player called 'grandmaster'. Choose random, "),
    "options for none": ("greedy:samples=3", "takes no options"),
    "unknown option": ("search:depth=3", "is not an option. Available: samples=, ms=, threads="),
    "no value": ("search:samples", "is not an option"),
    "no number": ("search:samples=many", "needs a number"),
    "no samples": ("search:samples=0", "must be finite and above 0"),
    "no time": ("search:ms=0", "must be finite and above 0"),
    "no end": ("search:ms=inf", "finite and above 0"),
    "no number of milliseconds": ("search:ms=nan", "finite and above 0"),
    "too many threads": ("search:threads=1000", "from 1 to 64"),
}
WRONG_SETTINGS = {
    "unknown aim": ("search:aim=glory", "aim must be one of win, medal, not 'glory'"),
    "guided too long": ("search:guided=21", "guided must be a number from 0 to 20"),
    "unknown eye": ("search:eye=all", "eye must be one of policy, quick, hand, not 'all'"),
    "too many favourites": ("search:favourites=15", "favourites must be a number from 0 to 14"),
    "too many payments": ("search:payments=9", "payments must be a number from 0 to 8"),
}


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_name_is_a_player(game: str, name: str) -> None:
    assert player(name, game=game).name == name
    assert player(f" {name.upper()} ", game=game).name == name


@pytest.mark.parametrize("game", games.names())
def test_a_budget_of_ones_own(game: str) -> None:
    assert player("search:samples=50,threads=2", game=game).name == "search:samples=50,threads=2"


def test_people_guests_and_weaker_bots_are_strangers() -> None:
    company = ["master", None, "search:samples=9,guided=2", "search:samples=9", "my_bots:Butcher"]
    assert strangers(company) == {1, 3, 4}
    bot = player("expert", game=games.names()[0], company=company)
    assert isinstance(bot, SearchBot)
    assert bot.settings.strangers == {1, 3, 4}
    assert strangers(["adept", "expert", "master"]) == strangers([]) == frozenset()


COMPANIES: dict[str, tuple[list[str | None], str]] = {
    "a greedy partner": (["master", "greedy"], "greedy"),
    "on the other side": (["novice", "master"], "novice"),
    "both": (["novice", "greedy"], ""),
    "equals": (["master", "expert"], ""),
    "people": (["master", None], ""),
    "three": (["master", "greedy", "greedy"], ""),
    "nobody said": ([], ""),
}


@pytest.mark.parametrize(("company", "kind"), COMPANIES.values(), ids=COMPANIES)
def test_one_weaker_partner_of_two_is_known(company: list[str | None], kind: str) -> None:
    assert beside(company) == kind
    bot = player("expert", game=games.names()[0], company=company)
    assert isinstance(bot, SearchBot)
    assert bot.settings.beside == kind


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize(("spec", "sentence"), WRONG.values(), ids=WRONG)
def test_a_wrong_name_gets_a_sentence(spec: str, sentence: str, game: str) -> None:
    with pytest.raises(BadRules) as caught:
        player(spec, game=game)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(("spec", "sentence"), WRONG_SETTINGS.values(), ids=WRONG_SETTINGS)
def test_a_wrong_setting_gets_a_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(BadRules) as caught:
        player(spec, game=games.names()[0])
    assert sentence in str(caught.value)


def test_no_such_game() -> None:
    with pytest.raises(BadRules, match="There is no game called chess"):
        player("random", game="chess")


def test_every_reason_has_a_message() -> None:
    reasons: type[StrEnum] = Reason
    assert [reason for reason in reasons if not voice().has(reason)] == []


# ------------------------------------------------------------- asked at the wrong time
@pytest.mark.parametrize(("game", "name"), QUICK)
def test_a_player_is_not_asked_out_of_turn(game: str, name: str) -> None:
    dealt = games.kind(game).deal(2, games.kind(game).usual_rules, None)
    assert dealt.decider is not None
    bot = player(name, game=game)
    with pytest.raises(OutOfTurn, match=f"not P{1 - dealt.decider}’s"):
        bot.choose(dealt.view(1 - dealt.decider))
    with pytest.raises(OutOfTurn, match="Spectators cannot make moves"):
        bot.choose(dealt.view())
    with pytest.raises(OutOfTurn, match="Spectators cannot make moves"):
        advise(dealt.view(), game=game)


@pytest.mark.parametrize(("game", "name"), QUICK)
def test_a_player_is_not_asked_after_the_end(game: str, name: str) -> None:
    dealt = games.kind(game).deal(2, games.kind(game).usual_rules, None)
    guide = player("random", game=game)
    while dealt.decider is not None:
        dealt.push(guide.choose(dealt.view(dealt.decider)))
    with pytest.raises(GameOver):
        player(name, game=game).choose(dealt.view(0))


@pytest.mark.parametrize("game", games.names())
def test_advice_is_for_who_is_asked(game: str) -> None:
    dealt = games.kind(game).deal(2, games.kind(game).usual_rules, None)
    advice = advise(dealt.view(dealt.decider), game=game, limit=Limit(samples=60))
    assert advice
    assert all(one.move in dealt.legal_moves() for one in advice)


@pytest.mark.parametrize("game", games.names())
def test_a_game_and_its_record_are_looked_back_on_alike(game: str) -> None:
    """Decisions that were a choice, as they were made; none is worth more than the best found."""
    kind = games.kind(game)
    dealt, limit = kind.deal(2, kind.usual_rules, Seed(5)), Limit(samples=30 if kind.is_compiled else 4)
    bots = [player(name, game=game) for name in ("greedy", "random")]
    while dealt.decider is not None:
        dealt.push(bots[dealt.decider].choose(dealt.view(dealt.decider)))
    plies: list[tuple[int, int]] = []
    analysis = analyse(dealt.record(), limit, lambda *ply: plies.append(ply))
    assert plies == [(ply, len(dealt.steps)) for ply in range(len(dealt.steps))]
    assert analysis == analyse(dealt, limit)
    assert analysis.judged
    for one in analysis.judged:
        step = dealt.steps[one.ply - 1]
        assert (one.seat, one.move) == (step.seat, step.move)
        assert one.best in step.before(step.seat).legal_moves()
        assert 0 <= one.lost <= one.best_chance <= 1
    assert len(analysis.curve) > 1
    assert all(0 <= chance <= 1 for chance in analysis.curve)


# ------------------------------------------------------------- a game that brings nobody
def test_any_game_can_be_played_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._added, TOY.name, TOY)
    assert [strength.name for strength in strengths(TOY.name)] == ["random"]
    dealt = TOY.deal(2, TOY.usual_rules, None)
    bots = [player("random", game=TOY.name, seed=seat) for seat in range(2)]
    while dealt.decider is not None:
        view = dealt.view(dealt.decider)
        assert not advise(view, game=TOY.name)
        assert bots[dealt.decider].choose(view) == bots[dealt.decider].choose(view)
        dealt.push(bots[dealt.decider].choose(view))
    assert dealt.outcome is not None
    assert analyse(dealt.record()).judged == ()
    for spec in ("greedy", "search:samples=3"):
        with pytest.raises(BadRules, match="Choose random, a language model"):
            player(spec, game=TOY.name)


# ------------------------------------------------------------- somebody's own player
OWN = """
class Last:
    def choose(self, view):
        return view.legal_moves()[-1]

class Seeded(Last):
    name = "the seeded one"
    def __init__(self, *, seed):
        self.seed = seed
    def say(self, view):
        return self.seed

class Needy(Last):
    def __init__(self, friend):
        pass

class Mute:
    pass

NUMBER = 7
"""
NO_OWN = {
    "no module": ("nowhere_at_all:Last", "nowhere_at_all cannot be imported (ModuleNotFoundError"),
    "a module that fails": ("broken_bots:Last", "broken_bots cannot be imported (ZeroDivisionError"),
    "no class": ("{}:First", "has no First"),
    "nothing to call": ("{}:NUMBER", "has no NUMBER"),
    "wants more": ("{}:Needy", "Needy cannot be called without arguments (TypeError"),
    "no choose": ("{}:Mute", "it has no method choose(view)"),
}


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of somebody's players in the current folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    name = f"Bots_of_{abs(hash(tmp_path))}"
    (tmp_path / f"{name}.py").write_text(OWN, "utf-8")
    (tmp_path / "broken_bots.py").write_text("1 / 0\n", "utf-8")
    return name


def test_anybodys_own_player(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._added, TOY.name, TOY)
    dealt = TOY.deal(2, TOY.usual_rules, None)
    view = dealt.view(dealt.decider)
    last = player(f"{module}:Last", game=TOY.name)
    assert (last.name, last.say(view)) == (f"{module}:Last", None)
    assert last.choose(view) == view.legal_moves()[-1]
    seeded = player(f"{module}:Seeded", game=TOY.name, seed=9)
    assert (seeded.name, seeded.say(view)) == ("the seeded one", 9)


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize(("spec", "sentence"), NO_OWN.values(), ids=NO_OWN)
def test_what_is_no_player_gets_a_sentence(spec: str, sentence: str, game: str, module: str) -> None:
    with pytest.raises(BadRules) as caught:
        player(spec.format(module), game=game)
    assert sentence in str(caught.value)


def test_a_name_of_ours_is_taken(module: str) -> None:
    """`greedy:Last` is the greedy player with an option that it does not take."""
    Path("greedy.py").write_text(Path(f"{module}.py").read_text("utf-8"), "utf-8")
    with pytest.raises(BadRules, match="is not an option"):
        player("greedy:Last", game=games.names()[0])


def test_a_limit_says_what_it_cannot_be() -> None:
    wrong: list[dict[str, Any]] = [{"samples": 0}, {"threads": 0}, {"threads": 65}, {"milliseconds": 0.0}]
    for values in wrong:
        with pytest.raises(BadRules, match="Threads must be from 1 to 64"):
            Limit(**values)
