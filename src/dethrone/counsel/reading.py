"""What somebody hands in for advice: a state of the dialogue, or a view or a position in its game's own line."""

from __future__ import annotations

import re
from dataclasses import dataclass

from dethrone import games
from dethrone.contract import View
from dethrone.counsel.refusal import Reason
from dethrone.dialogue.regicide.after import state_of
from dethrone.dialogue.regicide.checking import wanted_of
from dethrone.dialogue.regicide.placing import GAME, Placed, place
from dethrone.dialogue.regicide.reading import read_state
from dethrone.errors import GameError, Unreadable
from dethrone.prose import Part
from dethrone.regicide.view import View as CardView

SEEN_BY = re.compile(r"[0-9]@")  # how a view's line begins where it does not name its game


@dataclass(frozen=True, slots=True)
class Given:
    """A view to be advised on, its game, and what was assumed; `placed` where it has a state."""

    game: str
    view: View
    placed: Placed | None = None
    notes: tuple[Part, ...] = ()
    is_form: bool = False  # told by somebody who sits at a table of their own

    @property
    def assumptions(self) -> tuple[Part, ...]:
        """All that was assumed."""
        return self.notes if self.placed is None else (*self.placed.assumptions, *self.notes)


def read_given(text: str, *, rules: str | None = None) -> Given:
    """What a text describes; raises one of our errors."""
    if not text.strip():
        raise Unreadable(Reason.NOTHING_READ)
    line = text.strip()
    if "\n" not in line:
        found = _line(line, rules)
        if found is not None:
            return found
    placed = place(read_state(text), rules=rules)
    return Given(GAME, placed.view, placed)


def given_view(game: str, view: View) -> Given:
    """A view as something to be advised on."""
    if isinstance(view, CardView) and view.seat is not None and (view.seat == view.decider or view.sayings()):
        return Given(game, view, Placed(state_of(view, wanted=wanted_of(view)), view, ()))
    return Given(game, view)


def ruled(game: str, view: View, rules: str | None) -> View:
    """A view under another rule set, where one is named; raises one of our errors where it cannot be."""
    if rules is None:
        return view
    kind = games.kind(game)
    changed: View = kind.view(view.text.replace(str(view.rules), str(kind.rules(rules)), 1))
    return changed


def _line(line: str, rules: str | None) -> Given | None:
    """A view's or a position's own line; one that only looks like it is refused as its game says."""
    for name in games.names():
        kind = games.kind(name)
        try:
            view = kind.view(line)
        except GameError as error:
            if line.startswith(f"{name}-view "):
                raise
            refused = error
        else:
            return given_view(name, ruled(name, view, rules))
        try:
            game = kind.begin(line, None)
        except GameError:
            continue
        return given_view(name, ruled(name, game.view(game.decider), rules))
    if SEEN_BY.match(line):
        raise refused
    return None
