"""The games the laboratory can play: how one is dealt, who can sit down, and what is worth a column."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from dethrone import regicide, regidice
from dethrone.contract import KEEPER
from dethrone.errors import BadRules
from dethrone.players import named
from dethrone.players.player import Player
from dethrone.players.regicide.bots import speak
from dethrone.players.regidice.roster import named as named_for_regidice

Cell = int | str | bool | None
Row = dict[str, Cell]


class Playable(Protocol):
    """What it takes to play a game to its end; moves and views pass through unseen, hence Any."""

    @property
    def decider(self) -> int | None:
        """Whose decision it is; None at the end."""

    def view(self, seat: int | None = None) -> Any:
        """What a seat may know."""

    def push(self, move: Any, *, seat: int | None = None) -> object:
        """Make a move."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameKind:
    """One game as the laboratory sees it."""

    name: str
    default_rules: str
    foes: str  # what is defeated, in the plural
    stages: tuple[str, ...]  # the enemies in their order
    courts: tuple[tuple[str, int], ...]  # their groups, with how many are in each
    outcomes: dict[str, str]  # how a game can be lost, in words
    rules_text: Callable[[str], str]
    deal: Callable[[int, str, int], Playable]
    player: Callable[[str, int, Sequence[str]], Player[Any, Any]]  # by its name, its seed, and all who play
    facts: Callable[[Any], Row]
    record: Callable[[Any, str], dict[str, Any]]
    talk: Callable[[Any, Sequence[str]], object]  # lets the seats say what they may before somebody decides


# ------------------------------------------------------------------------ Regicide
def _regicide_facts(game: regicide.Game) -> Row:
    view = game.view()
    outcome = view.outcome
    assert outcome is not None  # facts are asked for after the end
    return {
        "won": outcome.is_won,
        "outcome": outcome.value,
        "defeated": len(view.fallen),
        "decisions": game.version,
        "rounds": None,
        "medal": view.medal,
        "lost_to": None if outcome.is_won else str(view.enemy),
        "left": None if outcome.is_won else view.health_left,
    }


def _regicide_record(game: regicide.Game, seats: str) -> dict[str, object]:
    return regicide.record_of(game, Seats=seats).to_json()


REGICIDE = GameKind(
    name="regicide",
    default_rules="official",
    foes="royals",
    stages=tuple(f"{rank}{number}" for rank in "JQK" for number in range(1, 5)),
    courts=(("Jacks", 4), ("Queens", 4), ("Kings", 4)),
    outcomes={
        "lost:cannot-pay": "could not pay",
        "lost:stuck": "had no move",
        "lost:stalemate": "went round in circles",
    },
    rules_text=lambda text: str(regicide.Rules.parse(text)),
    deal=lambda players, rules, seed: regicide.Game(players, rules, seed=seed),
    player=lambda spec, seed, company: named(spec, seed=seed, company=company),
    facts=_regicide_facts,
    record=_regicide_record,
    talk=speak,
)


# ------------------------------------------------------------------------ Regidice
ENEMIES = (3, 4, 5)  # the dice of the three enemies


def _regidice_facts(game: regidice.Game) -> Row:
    view = game.view()
    outcome = view.outcome
    assert outcome is not None  # facts are asked for after the end
    return {
        "won": outcome.is_won,
        "outcome": outcome.value,
        "defeated": len(ENEMIES) if outcome.is_won else view.enemy_number,
        "decisions": len(game.steps),
        "rounds": view.round,
        "medal": None,
        "lost_to": None if outcome.is_won else f"{ENEMIES[view.enemy_number]} dice",
        "left": None if outcome.is_won else view.pips_left,
    }


def _regidice_record(game: regidice.Game, seats: str) -> dict[str, object]:
    return game.record(KEEPER, Seats=seats).to_json()


REGIDICE = GameKind(
    name="regidice",
    default_rules="rulebook",
    foes="enemies",
    stages=tuple(f"{size} dice" for size in ENEMIES),
    courts=(),
    outcomes={"lost:damage": "could not cover the damage", "lost:rounds": "ran out of rounds"},
    rules_text=lambda text: str(regidice.Rules.parse(text)),
    deal=lambda players, rules, seed: regidice.Game(players, rules, seed=seed),
    player=lambda spec, seed, _: named_for_regidice(spec, seed=seed),
    facts=_regidice_facts,
    record=_regidice_record,
    talk=lambda _game, _seats: None,  # there is nothing to say but the declarations
)

GAMES = {kind.name: kind for kind in (REGICIDE, REGIDICE)}


def game_kind(name: str) -> GameKind:
    """A game by its name."""
    try:
        return GAMES[name]
    except KeyError:
        raise BadRules(f"There is no game {name!r}. The games are {', '.join(GAMES)}.") from None
