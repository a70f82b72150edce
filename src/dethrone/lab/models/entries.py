"""Who is measured, in which company, on which deals."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from dethrone import games
from dethrone.errors import GameError
from dethrone.lab.lineup import LineUp, line_up
from dethrone.lab.plan import Plan
from dethrone.lab.seeds import BITS
from dethrone.players.roster import strengths
from dethrone.players.spec import is_model

LIST = "dethrone-1"  # the name and version of the deals: another list has another name
MOST = 1000  # deals in the list
PARTNER = "expert"
SEAT = 0  # where whoever is measured sits


class Setting(StrEnum):
    """In which company somebody plays."""

    SOLO = "solo"
    EXPERT = "with an expert"
    CLONE = "with a clone"


@dataclass(frozen=True, slots=True)
class Entry:
    """One player in one company, with the games that are to be played."""

    player: str
    setting: Setting
    plan: Plan

    @property
    def name(self) -> str:
        """What a model or a bot is called in tables."""
        return called(self.player)

    @property
    def folder(self) -> str:
        """Where its games are kept."""
        text = re.sub(r"[^\w=.-]+", "-", f"{self.player}-{self.setting}")
        digest = hashlib.sha256(self.player.encode()).hexdigest()[:6]  # names that differ in signs alone
        return f"{text[:80]}-{digest}"


def called(player: str) -> str:
    """A model by its name; a bot by its own."""
    name = player.partition(":")[2].partition(",")[0]
    return name if is_model(player) and name and "=" not in name else player


def deals(count: int) -> tuple[int, ...]:
    """The first deals of the list: the same in every year and on every machine."""
    if not 1 <= count <= MOST:
        raise GameError(f"The list {LIST} has {MOST} deals, so there cannot be {count} games.")
    digests = (hashlib.sha256(f"{LIST} {number}".encode()).digest() for number in range(count))
    return tuple(int.from_bytes(digest[:8], "big") >> (64 - BITS) for digest in digests)


def entries(
    players: Sequence[str], *, game: str, rules: str, games_each: int, settings: Sequence[Setting]
) -> list[Entry]:
    """Everybody in every company that the game has room for."""
    if not players:
        raise GameError("Nobody is to be measured: name a model with --model, or a bot.")
    seeds = deals(games_each)
    found = []
    for player in dict.fromkeys(players):
        for setting in settings:
            seats = _seats(player, setting, game, rules)
            if seats is not None:
                plan = Plan(line_up=seats, games=games_each, deals=seeds, part=1)
                found.append(Entry(seats.seats[SEAT], setting, plan))
    if not found:
        raise GameError(f"{game.capitalize()} is not played {', '.join(settings)}.")
    return found


def _seats(player: str, setting: Setting, game: str, rules: str) -> LineUp | None:
    company = {Setting.SOLO: [], Setting.EXPERT: [_partner(game)], Setting.CLONE: [player]}[setting]
    if len(company) + 1 not in games.kind(game).players:
        return None
    return line_up(";".join([player, *company]), seats=len(company) + 1, game=game, rules=rules)


def _partner(game: str) -> str:
    """An expert; where a game has none, its strongest player."""
    names = [one.name for one in strengths(game)]
    return PARTNER if PARTNER in names else names[-1]
