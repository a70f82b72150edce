"""A game out of positions, for tests: all that the contract asks for and that is no rule: steps, records, copies, JSON.

A position is a frozen dataclass that is its own view: `seen_by(seat)` leaves out what a seat does not see. It judges
and makes moves, and tells what happened; everything else follows.
"""
# mypy: ignore-errors

import json
from dataclasses import dataclass
from functools import cached_property
from operator import attrgetter
from types import SimpleNamespace

from dethrone.chance import Secret, Seed, chance_from
from dethrone.contract import KEEPER, PUBLIC, Kind, Verification
from dethrone.errors import BadRecord, BadRules, GameError, Reason, Unreadable
from dethrone.plain import Shapes
from dethrone.sheet import Record


@dataclass(frozen=True, slots=True)
class Step:
    seat: int
    move: object
    was: object
    now: object

    @property
    def shows_hidden(self):
        return self.was.shows_hidden(self.move)

    def events(self, viewer=None):
        return self.was.events(self.seat, self.move, self.now, viewer)

    def before(self, viewer=None):
        return self.was.seen_by(viewer)

    def after(self, viewer=None):
        return self.now.seen_by(viewer)


class Game:
    OF_POSITION = ("rules", "players", "phase", "decider", "speakers", "outcome", "legal_moves")
    rules, players, phase, decider, speakers, outcome, legal_moves = (
        property(attrgetter(f"now.{name}")) for name in OF_POSITION
    )

    def __init__(self, room, players, rules, chance, start=""):
        if players not in room.players:
            low, high = room.players[0], room.players[-1]
            raise BadRules(Reason.PLAYER_COUNT, game=room.name, low=low, high=high, players=players)
        self.room, self.chance, self.start = room, chance or chance_from(seed=None, secret=None), start
        self.now = (
            room.read_view(start) if start else room.dealt(players, room.read_rules(rules), self.chance)
        )
        self.steps = ()

    @property
    def is_over(self):
        return self.outcome is not None

    @property
    def commitment(self):
        return self.chance.commitment if isinstance(self.chance, Secret) else None

    def opening(self, viewer=None):  # noqa: ARG002
        return ()

    def view(self, seat=None):
        return self.now.seen_by(seat)

    def parse(self, text, *, seat=None):
        return self.view(seat).parse(text)

    def check(self, move, *, seat=None):
        self.now.judge(move, seat)

    def push(self, move, *, seat=None):
        self.check(move, seat=seat)
        step = Step(self.now.mover(move), move, self.now, self.now.after(move))
        self.steps, self.now = (*self.steps, step), step.now
        return step

    def pop(self):
        if not self.steps:
            raise GameError(Reason.NOTHING_TO_TAKE_BACK)
        step, self.steps = self.steps[-1], self.steps[:-1]
        self.now = step.was
        return step

    def record(self, reader=PUBLIC, /, **tags):
        heads = {
            "Game": self.room.name,
            "Version": "1",
            "Rules": str(self.rules),
            "Players": str(self.players),
        }
        heads |= {**tags, "Result": self.outcome.value if self.is_over else "*"}
        if is_secret := isinstance(self.chance, Secret):
            heads |= {"Commitment": self.chance.commitment, "Nonces": ",".join(self.chance.nonces)}
        if reader is KEEPER or self.is_over:
            heads |= {"Secret": self.chance.value.hex()} if is_secret else {"Seed": str(self.chance.number)}
            heads["Start"] = self.start
        body = tuple((number, str(step.move)) for number, step in enumerate(self.steps, 1))
        return Record({name: text for name, text in heads.items() if text}, body)

    def copy(self):
        return self.room.replay(self.record(KEEPER))

    def __eq__(self, other):
        return isinstance(other, Game) and self.record(KEEPER) == other.record(KEEPER)

    def __hash__(self):
        return hash(self.record(KEEPER).body)

    def __reduce__(self):
        return _again, (self.room.name, self.record(KEEPER))


def _again(name, record):
    return ROOMS[name].replay(record)


ROOMS = {}


class Room:
    """A game's rules, as classes and functions, and the Kind that follows from them."""

    def __init__(self, name, *, players, rule_sets, outcomes, words, view, move, event, dealt):
        self.name, self.players, self.rule_sets, self.outcomes = name, players, rule_sets, outcomes
        self.words, self.move, self.dealt = words, move, dealt
        ROOMS[name] = self
        self.shapes = Shapes({})
        self.view, self.do, self.event = (
            self.shapes.add(tag, one) for tag, one in (("seen", view), ("do", move), ("what", event))
        )

    def read_rules(self, text):
        if text not in self.rule_sets:
            raise BadRules(Reason.NO_RULE_SET, name=text[:40], names=list(self.rule_sets))
        return text

    def read_move(self, text):
        if text not in self.words:
            raise Unreadable(Reason.NO_MOVE, text=text[:40], value=text[:40])
        return self.move(text)

    def read_view(self, text):
        try:
            return self.shapes.read(json.loads(text), self.view)
        except ValueError:
            raise Unreadable("This is no view.") from None

    def deal(self, players, rules, chance):
        return Game(self, players, rules, chance)

    def begin(self, text, chance=None):
        view = self.read_view(text)
        return Game(self, view.players, view.rules, chance or Seed(0), text)

    def replay(self, record):
        if record.chance() is None:
            raise BadRecord(Reason.CANNOT_DEAL)
        start = record.start or ""
        game = Game(self, record.number("Players", 2), record.headers["Rules"], record.chance(), start)
        for word in record.moves:
            game.push(self.read_move(word))
        return game

    def verify(self, record):
        game = self.replay(record)
        if (record.result, record.commitment) != (game.record().result, game.commitment):
            raise BadRecord("The result or the secret is not what was promised.")
        return Verification(game, game.commitment is not None)

    def wire(self):
        plain, read = self.shapes.plain, self.shapes.read
        return SimpleNamespace(
            view=plain,
            move=plain,
            event=plain,
            preview=lambda preview: {"seat": preview.seat, "move": plain(preview.move), "events": []},
            read_view=lambda data: read(data, self.view),
            read_move=lambda data: read(data, self.do),
            read_event=lambda data: read(data, self.event),
            schema=lambda: self.shapes.schemas({"View": self.view, "Move": self.do, "Event": self.event}),
        )

    @cached_property
    def kind(self):
        return Kind(
            name=self.name,
            players=self.players,
            usual_players=2,
            usual_rules=self.rule_sets[0],
            presets={name: name for name in self.rule_sets},
            outcomes=tuple(outcome.value for outcome in self.outcomes),
            rules=self.read_rules,
            deal=self.deal,
            begin=self.begin,
            replay=self.replay,
            verify=self.verify,
            view=self.read_view,
            move=self.read_move,
            wire=self.wire,
        )
