"""What `verify`, `analyse` and `rules` answer with `--json`."""

from __future__ import annotations

from dethrone import games
from dethrone.command.answers import Answer
from dethrone.contract import Kind
from dethrone.players import roster
from dethrone.players.advice import Judged
from dethrone.players.limit import Limit
from dethrone.prose import Voice
from dethrone.sheet import Record


class Note(Answer, frozen=True, kw_only=True):
    """Something that a check could not tell, or found strange."""

    reason: str
    sentence: str


class Verified(Answer, frozen=True, kw_only=True):
    """A record whose moves are all legal; `is_chance_proved` says whether its deal is the one that was promised."""

    game: str
    rules: str
    players: int
    moves: int
    outcome: str | None
    is_chance_proved: bool
    notes: list[Note]


class Decision(Answer, frozen=True, kw_only=True):
    """A decision that was a choice; chances to win are from 0 to 1, `lost` is what the move cost, if it can be told."""

    ply: int
    seat: int
    move: str
    chance: float
    error: float
    best: str
    best_chance: float
    lost: float
    why: str
    why_best: str


class Analysed(Answer, frozen=True, kw_only=True):
    """A game looked back on; `curve` is the chance to win as it went on."""

    game: str
    rules: str
    seats: list[str]
    result: str
    samples: int
    decisions: list[Decision]
    curve: list[float]


class Setting(Answer, frozen=True, kw_only=True):
    """One option of a rule set: its value as it is typed, what that means, and what is usual where it differs."""

    name: str
    value: str
    meaning: str
    usual: str | None


class Explained(Answer, frozen=True, kw_only=True):
    """A rule set, option by option; `presets` are all that the game has."""

    game: str
    rules: str
    usual_rules: str
    presets: list[str]
    options: list[Setting]


ANSWERS = (Verified, Analysed, Explained)


def verified(text: str, voice: Voice) -> Verified:
    """A record checked move by move; raises what is wrong with it."""
    record = Record.parse(text)
    found = games.verify(record)
    game = found.game
    return Verified(
        game=record.game,
        rules=str(game.rules),
        players=game.players,
        moves=len(game.steps),
        outcome=None if game.outcome is None else game.outcome.value,
        is_chance_proved=found.is_chance_proved,
        notes=[Note(reason=note, sentence=voice.say(note, **facts)) for note, facts in found.notes],
    )


def analysed(text: str, voice: Voice, limit: Limit) -> Analysed:
    """Every decision of a record judged."""
    record = Record.parse(text)
    game = games.kind(record.game).replay(record)
    found = roster.analyse(game, limit)
    return Analysed(
        game=record.game,
        rules=str(game.rules),
        seats=list(record.seats) or [f"P{seat}" for seat in range(game.players)],
        result=record.result,
        samples=limit.samples,
        decisions=[_decision(one, voice) for one in found.judged],
        curve=list(found.curve),
    )


def _decision(one: Judged[object], voice: Voice) -> Decision:
    return Decision(
        ply=one.ply,
        seat=one.seat,
        move=str(one.move),
        chance=one.chance,
        error=one.error,
        best=str(one.best),
        best_chance=one.best_chance,
        lost=one.lost,
        why=voice.reason(one.why),
        why_best=voice.reason(one.why_best),
    )


def explained(kind: Kind, rules: str | None, voice: Voice) -> Explained:
    """A rule set; without a name the usual one."""
    chosen = kind.rules(rules or kind.usual_rules)
    settings = voice.options(kind.name, chosen, kind.presets[kind.usual_rules])
    return Explained(
        game=kind.name,
        rules=str(chosen),
        usual_rules=kind.usual_rules,
        presets=list(kind.presets),
        options=[
            Setting(name=one.name, value=one.value, meaning=one.meaning, usual=one.usual) for one in settings
        ],
    )
