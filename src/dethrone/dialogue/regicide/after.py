"""States as views have them: what a seat may be told, and how a state looks after a play and what was paid for it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property

from dethrone.contract import Game, Move
from dethrone.dialogue.regicide.state import State, Wanted
from dethrone.errors import GameError
from dethrone.regicide import Phase
from dethrone.regicide.cards import Card
from dethrone.regicide.moves import Pay, Post, Wish
from dethrone.regicide.preview import Preview
from dethrone.regicide.view import View

TRIALS = 20  # worlds that are tried for one in which the game goes on


@dataclass(frozen=True)
class After:
    """What comes after a play: what is sure of it, and a game that goes on from one world that fits the view."""

    before: View
    preview: Preview
    trial: Game | None  # None where the game was lost in every world that was tried
    pay: Pay | None = None

    @property
    def is_kill(self) -> bool:
        """Whether the enemy falls."""
        return self.preview.defeated is not None

    @cached_property
    def seen(self) -> View | None:
        """What the seat sees then."""
        return None if self.trial is None else _seen(self.trial, self.before)

    @cached_property
    def view(self) -> View | None:
        """What the seat sees when its own wish is asked for, if wishes are."""
        trial, seat = self.trial, self.before.seat
        if trial is None or trial.phase is not Phase.WHO or trial.decider in (None, seat):
            return self.seen
        return when_asked(trial.copy(), self.before)

    @cached_property
    def state(self) -> State | None:
        """The table then, with `?` for whatever nobody can know yet; None once the game is over."""
        if self.trial is None or self.trial.is_over or self.seen is None:
            return None
        return _state(self.before, self.preview, self.pay, self.seen)

    def paid(self, pay: Pay) -> After:
        """The same with a payment for it; in another world if the payment does not fit this one."""
        if self.trial is not None:
            trial = self.trial.copy()
            with suppress(GameError):
                trial.push(pay)
                if _goes_on(trial, self.preview):
                    return replace(self, trial=trial, pay=pay)
        return after(self.before, self.preview.move, pay)


def state_of(
    view: View,
    *,
    action: str = "",
    requests: Sequence[str] = (),
    wanted: Wanted = Wanted.PLAY,
    question: str = "",
) -> State:
    """All that a view's seat may know, as a state."""
    assert view.seat is not None
    others = [seat for seat in range(view.players) if seat != view.seat]
    names = {view.seat: "YOU"} | {seat: f"P{seat}" for seat in others} | dict.fromkeys(others[:1], "ME")
    is_open = view.rules.discard_view == "open"
    return State(
        hand=view.hand,
        enemy=view.enemy,
        played=tuple(cards for _, cards in view.plays),
        discard=view.discard_size,
        action=action,
        requests=tuple(requests),
        question=question,
        wanted=wanted,
        damage=view.enemy.health - view.health_left,
        health=view.enemy.health,
        shield=view.shield,
        attack=view.attack,
        owed=view.owed or None,
        is_immune=not view.is_cancelled,
        tavern=view.tavern_size,
        partners=tuple(view.hand_sizes[seat] for seat in others) or None,
        castle=view.castle_size,
        yielded=tuple(names[seat] for seat, did in enumerate(view.yielded) if did),
        streak=view.streak if any(view.yielded) and view.rules.yield_rule in ("streak", "free") else None,
        flips=view.flips if view.players == 1 else None,
        fallen=view.fallen,
        pile=view.discard if is_open or len(view.discard) == view.discard_size else None,
        top=tuple(known_top(view)),
        players=None if view.players == 2 else view.players,
        rules=str(view.rules),
    )


def known_top(view: View) -> list[Card]:
    """The cards that everybody knows to lie on top of the tavern."""
    known: list[Card] = []
    for one in view.tavern_known:
        if one is None:
            break
        known.append(one)
    return known


def after(view: View, play: Move, pay: Pay | None = None, *, first: int = 0) -> After:
    """What a legal play leads to, and what a payment that fits it leaves; the worlds tried begin with the first."""
    preview = view.preview(play)
    for seed in range(first, first + TRIALS):
        trial = view.trial(seed)
        try:
            trial.push(play)
            if pay is not None and not trial.is_over:
                trial.push(pay)
        except GameError:
            continue
        if _goes_on(trial, preview):
            return After(view, preview, trial, pay)
    return After(view, preview, None, pay)


def _goes_on(trial: Game, preview: Preview) -> bool:
    """Whether a world tells what comes next: the game is not lost there by cards that nobody has seen."""
    return trial.outcome is None or trial.outcome.is_won or preview.can_pay is False


def when_asked(trial: Game, view: View) -> View:
    """What the seat sees of a game when its own wish is asked for, if wishes are."""
    while trial.phase is Phase.WHO and trial.decider is not None and trial.decider != view.seat:
        trial.push(Post(trial.decider, Wish.NEUTRAL))
    return _seen(trial, view)


def _seen(trial: Game, view: View) -> View:
    seen = trial.view(view.seat)
    assert isinstance(seen, View)
    return seen


def _state(view: View, preview: Preview, pay: Pay | None, seen: View) -> State:
    """The new state with `?` for whatever nobody can know yet."""
    kept, unknown = list(preview.hand), preview.unknown
    for one in () if pay is None else pay.cards:
        if one in kept:
            kept.remove(one)
        else:  # it was sure to be drawn
            unknown -= 1
    state = replace(state_of(seen), hand=tuple(kept), unknown=unknown, owed=None)
    if 0 < preview.healed < view.discard_size:  # nobody knows which cards are left
        state = replace(state, pile=None)
    if preview.defeated is None:
        return state
    ranks = [one.rank for one in view.castle_left]
    if ranks.count(ranks[0]) == 1:
        return state
    return replace(state, enemy=None, fallen=None)
