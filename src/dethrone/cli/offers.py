"""The names that a command line may hold where its help says GAME, RULES, LIST or PLAYERS: sources for completion."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from dethrone import games
from dethrone.cli.completion import FILES, FOLDERS, Sources
from dethrone.command.saves import Saves, usual_folder
from dethrone.contract import Kind
from dethrone.players.roster import strengths
from dethrone.players.spec import SEARCH
from dethrone.table.seats import ME, PERSON

LAST = re.compile(r"[^,;]*$")  # what is typed of a list's last part


def kind_in(words: Sequence[str]) -> Kind:
    """The game that a command line names, or the usual one."""
    return games.kind(next((word for word in words if word in games.names()), games.names()[0]))


def games_and_rules(typed: str, words: Sequence[str]) -> Iterator[str]:
    """Games, and the rule sets of all of them."""
    yield from games.names()
    for name in games.names():
        yield from rules(typed, [*words, name])


def rules(typed: str, words: Sequence[str]) -> Iterator[str]:
    """Rule sets; after a comma options, after `=` their values."""
    kind = kind_in(words)
    head, comma, last = typed.rpartition(",")
    if not comma:
        yield from kind.presets
        return
    options = getattr(kind.presets[kind.usual_rules], "OPTIONS", {})
    name, equals, _ = last.partition("=")
    if not equals:
        yield from (f"{head},{option}=" for option in options)
    elif name in options:
        yield from (f"{head},{name}={value}" for value in options[name].values)


def players(typed: str, words: Sequence[str]) -> Iterator[str]:
    """Players of a line-up, one after the other."""
    head = LAST.sub("", typed)
    for strength in strengths(kind_in(words).name):
        yield f"{head}{strength.name}"
    yield f"{head}{SEARCH}:"


def seats(typed: str, words: Sequence[str]) -> Iterator[str]:
    """Who may sit at a table: oneself, people, players."""
    head = LAST.sub("", typed)
    yield from (f"{head}{ME[0]}", f"{head}{PERSON}:")
    yield from players(typed, words)


def saved_games(_: str, words: Sequence[str]) -> list[str]:
    """Games that can be resumed."""
    return Saves(usual_folder()).ongoing(kind_in(words).name)


def goals(_: str, __: Sequence[str]) -> list[str]:
    """What the laboratory measures players by."""
    from dethrone.lab.facts import facts_of  # noqa: PLC0415 (loads the players)

    return [goal.name for name in games.names() for goal in facts_of(name).goals]


SOURCES: Sources = {
    # what stands for an argument in the help: what completes it
    "FILE": FILES,
    "OUT": FILES,
    "DIR": FOLDERS,
    "game": games_and_rules,
    "RULES": rules,
    "LIST": seats,
    "PLAYERS": players,
    "PLAYER": players,
    "A": players,
    "B": players,
    "NAME": saved_games,
    "GOAL": goals,
}
