"""A game as people and programs use it: whose decision it is, what is legal, push, pop, look.

game = Game(players=2, seed=7)
while not game.is_over:
    game.push(game.legal_moves()[0])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dethrone import steps
from dethrone.chance import Chance, Secret, Seed, Written, chance_from, promise
from dethrone.errors import BadRecord, GameError
from dethrone.errors import Reason as Shared
from dethrone.listing import Listing
from dethrone.regicide.cards import DECK, Card, cards_of
from dethrone.regicide.codes import ASKING, KIND, NAME, OVER, PHASES, PLAY, PLAYING, POST, SUFFERING, Phase
from dethrone.regicide.engine import after, deal, start
from dethrone.regicide.legal import fitted, legal_moves
from dethrone.regicide.moves import Flip, Move, Pay, Play, Post, decode, encode
from dethrone.regicide.position import Position
from dethrone.regicide.rules import Rules, as_rules
from dethrone.regicide.view import OUTCOMES, Outcome, View, speakers, view_of
from dethrone.shown import Told

if TYPE_CHECKING:
    from dethrone.contract import Reader
    from dethrone.regicide.events import Event
    from dethrone.sheet import Record

DEAL_WORDS = 256
MOVE_WORDS = 64


class Step(steps.Step[Rules, Move, Position, View, "Event"]):
    """What a push did."""

    __slots__ = ()

    @property
    def shows_hidden(self) -> frozenset[int]:
        """The seats that learnt something: who sees cards of another's, who drew, who learnt whether a hit can be paid,
        all who saw a royal, healed cards or wishes come out."""
        old, new = self._before, self._after
        everybody = frozenset(range(old.players))
        is_healed = bool(old.discard & ~new.discard) and old.discard_view != 2
        is_opened = old.phase == ASKING and new.phase != ASKING
        if is_healed or is_opened or new.enemy != old.enemy:
            return everybody
        seats = {seat for seat in everybody if new.hand(seat) & ~old.hand(seat)}
        if isinstance(self.move, Play | Pay | Flip):
            seats |= everybody - {self.seat}
        if old.phase == PLAYING and (new.phase == SUFFERING or OUTCOMES[new.outcome] is Outcome.CANNOT_PAY):
            seats |= {seat for seat in everybody if not self._knew_of_payment(seat)}
        return frozenset(seats)

    @property
    def begins_turn(self) -> bool:
        """Whether somebody plays next; payments, wishes and names belong to the turn before."""
        return self._after.phase == PLAYING

    def _knew_of_payment(self, seat: int) -> bool:
        """Whether a seat could tell if a hit can be paid: by its own hand, if it pays alone (RC-60).

        Where others help to pay, a seat that holds enough could tell, too; but an undo that is allowed for that reason
        would show the others that it does.
        """
        new = self._after
        return seat == new.turn and (not new.overflow or new.players == 1)

    def view(self, position: Position, viewer: int | None) -> View:
        """A position as a viewer sees it."""
        return view_of(position, self.rules, viewer)

    def tell(self) -> tuple[Event, ...]:
        """What happened, with nothing left out."""
        from dethrone.regicide.events import tell  # noqa: PLC0415 (simulations do without)

        return tell(self._before, self._word, self._after)

    def seen(self, events: tuple[Event, ...], viewer: int | None) -> tuple[Event, ...]:
        """Events as a viewer may know them."""
        from dethrone.regicide.events import for_viewer  # noqa: PLC0415 (simulations do without)

        return tuple([for_viewer(event, viewer) for event in events])


class Game(Told):
    """One game of Regicide: a value to copy, compare, pickle and rebuild from its record.

    With a `seed` all chance comes from the quick generator (simulation). Without one, all chance comes from a
    256-bit secret, and what players add to it, whose commitment can be published beforehand.
    """

    __slots__ = ("_now", "_start", "_steps", "chance", "rules")

    def __init__(
        self,
        players: int = 2,
        rules: Rules | str = "official",
        *,
        seed: int | None = None,
        secret: bytes | None = None,
        nonces: Sequence[str] = (),
    ) -> None:
        chance = chance_from(seed=seed, secret=secret, nonces=nonces)
        self._set(as_rules(rules), chance, None, dealt(players, as_rules(rules), chance))

    def _set(self, rules: Rules, chance: Chance | None, start: Position | None, now: Position) -> None:
        self.rules = rules
        self.chance = chance  # None where the position that a game began at carries its own generator
        self._start = start
        self._now = now
        self._steps: list[Step] = []

    @classmethod
    def deal(cls, players: int, rules: Rules | str, chance: Chance) -> Game:
        """A game from the beginning."""
        game = cls.__new__(cls)
        game._set(as_rules(rules), chance, None, dealt(players, as_rules(rules), chance))
        return game

    @classmethod
    def from_position(cls, position: Position, rules: Rules | str, chance: Chance | None = None) -> Game:
        """A game that goes on from a position; without chance of its own, from the position's generator."""
        from dethrone.regicide.sound import check_under  # noqa: PLC0415 (most games are dealt)

        check_under(position, as_rules(rules))
        return cls._resumed(position, as_rules(rules), chance)

    @classmethod
    def _resumed(cls, position: Position, rules: Rules, chance: Chance | None) -> Game:
        """A game that goes on from a position that is known to be sound."""
        game = cls.__new__(cls)
        now = position.copy()
        if isinstance(chance, Seed):
            now.seed_with(chance.number)
        game._set(rules, chance, position.copy(), now)
        return game

    # -------------------------------------------------------------- facts
    @property
    def decider(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        seat = self._now.decider()
        return None if seat < 0 else seat

    @property
    def position(self) -> Position:
        """The whole truth, as a copy; players are given views instead."""
        return self._now.copy()

    @property
    def start(self) -> Position | None:
        """The position at which the game began, if not with a deal; as a copy."""
        return None if self._start is None else self._start.copy()

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._now.players

    @property
    def phase(self) -> Phase:
        """What is asked now."""
        return PHASES[self._now.phase]

    @property
    def speakers(self) -> tuple[int, ...]:
        """The seats that may say a wish without being asked: all, in the window after a jester (RC-94)."""
        return speakers(self._now, self.rules)

    @property
    def turn(self) -> int:
        """Whose turn it is, which may not be who is asked."""
        return self._now.turn

    @property
    def enemy(self) -> Card:
        """The royal that is fought."""
        return DECK[self._now.enemy]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return OUTCOMES[self._now.outcome]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._now.phase == OVER

    @property
    def defeated(self) -> int:
        """How many royals have fallen."""
        return self._now.defeated

    @property
    def medal(self) -> str | None:
        """Gold, silver or bronze for a won solo game (RC-85)."""
        return self.view(None).medal

    @property
    def commitment(self) -> str | None:
        """What is to be published before the game; None where chance comes from a seed."""
        return promise(self.chance, game=NAME, rules=str(self.rules), players=self.players)

    @property
    def steps(self) -> Sequence[Step]:
        """All that was done so far."""
        return tuple(self._steps)

    def opening(self, viewer: int | None = None) -> tuple[Event, ...]:
        """What happened before the first move: nothing that a view does not show."""
        del viewer
        return ()

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards a seat holds, for referees; players are given views."""
        self._check_seat(seat)
        return cards_of(self._now.hand(seat))

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; without a seat, what a spectator may."""
        if seat is not None:
            self._check_seat(seat)
        return view_of(self._now, self.rules, seat)

    def _check_seat(self, seat: int) -> None:
        value: object = seat
        if not isinstance(value, int) or not 0 <= value < self._now.players:
            from dethrone.regicide.sound import check_seat  # noqa: PLC0415 (loaded when something is refused)

            check_seat(seat, self.players)

    # -------------------------------------------------------------- moves
    def legal_moves(self) -> Sequence[Move]:
        """All legal moves of whoever is asked; wishes in the talk window come on top."""
        return Listing(legal_moves(self._now), decode)

    def is_legal(self, move: Move) -> bool:
        """Whether a move may be made now."""
        return bool(fitted(self._now, encode(move))) or self._is_said(move)

    def parse(self, text: str, *, seat: int | None = None) -> tuple[Move, ...]:
        """The move that a text means to a seat, or to the decider."""
        return self.view(self.decider if seat is None else seat).parse(text)

    def check(self, move: Move, *, seat: int | None = None) -> None:
        """Raise GameOver, OutOfTurn or IllegalMove with its reason if the move cannot be made (by that seat)."""
        self._word(move, seat)

    def push(self, move: Move, *, seat: int | None = None) -> Step:
        """Make a move; given the seat that wants it, a seat that is not asked is refused."""
        now = self._now
        word = fitted(now, encode(move))
        mover = now.decider()
        if not word or (seat is not None and seat != mover):
            word = self._word(move, seat)
            mover = word >> 58 & 3 if word & KIND == POST else mover
        words = None
        chance = self.chance
        if word & KIND == PLAY and chance is not None and not isinstance(chance, Seed):
            words = chance.words(f"{NAME} move {len(self._steps)}", MOVE_WORDS)
        self._now = after(now, word, words)
        step = Step(self.rules, mover, move, word, before=now, after=self._now)
        self._steps.append(step)
        return step

    def pop(self) -> Step:
        """Take the last step back."""
        if not self._steps:
            raise GameError(Shared.NOTHING_TO_TAKE_BACK)
        step = self._steps.pop()
        self._now = step._before
        return step

    def _is_said(self, move: Move) -> bool:
        """Whether a move is a wish in the talk window, which any seat may say for itself."""
        return isinstance(move, Post) and move.seat in self.speakers and bool(encode(move))

    def _word(self, move: Move, seat: int | None) -> int:
        """The word of a move that a seat may make; every other is refused."""
        if isinstance(move, Post) and seat in (None, move.seat) and self._is_said(move):
            return encode(move)
        word = fitted(self._now, encode(move)) if seat in (None, self._now.decider()) else 0
        if not word:
            from dethrone.regicide.refusal import refused  # noqa: PLC0415 (loaded when something is refused)

            raise refused(self._now, move, seat)
        return word

    # -------------------------------------------------------------- value
    def record(self, reader: Reader | None = None, /, **tags: str) -> Record:
        """The game so far, written down; the public one, which is the usual, holds nothing that views hide."""
        from dethrone.regicide.record import record_of  # noqa: PLC0415 (simulations do without)

        return record_of(self, reader, tags)

    def copy(self) -> Game:
        """An independent game in the same state, with the same past."""
        other = Game.__new__(Game)
        other._set(self.rules, self.chance, self._start, self._now)
        other._steps = list(self._steps)
        return other

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and self.rules == other.rules
            and [step.move for step in self._steps] == [step.move for step in other._steps]
            and self._now == other._now
        )

    def __hash__(self) -> int:
        return hash((self.rules, tuple(step.move for step in self._steps), self._now))

    def __reduce__(self) -> tuple[object, ...]:
        moves = " ".join(str(step.move) for step in self._steps)
        return _again, (str(self.rules), self.players, self.chance, self._start, moves)

    def __repr__(self) -> str:
        played = len(self._steps)
        return (
            f"<Game {self.rules} players={self.players} {self.phase.value} enemy={self.enemy} moves={played}>"
        )


def dealt(players: int, rules: Rules, chance: Chance) -> Position:
    """The position after the deal."""
    position = rules.position(players)
    first = rules.first_seat(players)
    if isinstance(chance, Seed):
        start(position, chance.number, first)
    else:
        position.feed(chance.words(f"{NAME} deal", DEAL_WORDS))
        deal(position, first)
    return position


def _again(rules: str, players: int, chance: Chance | None, start: Position | None, moves: str) -> Game:
    """A game from what is pickled of it: its moves are made again."""
    from dethrone.regicide.movetext import parse_move  # noqa: PLC0415 (only what was pickled is read)

    texts: tuple[object, ...] = (rules, moves)
    if not all(isinstance(text, str) for text in texts):
        raise BadRecord(Shared.NO_RECORD)
    source = _sound(chance)
    if start is not None:
        game = Game.from_position(start, rules, source)
    elif source is not None:
        game = Game.deal(players, rules, source)
    else:
        raise BadRecord(Shared.CANNOT_DEAL)
    for word in moves.split():
        game.push(parse_move(word))
    return game


def _sound(chance: object) -> Chance | None:
    """Chance as a pickle brought it, made again so that it is checked."""
    if chance is None or isinstance(chance, Written):
        return chance
    if isinstance(chance, Seed):
        return Seed(chance.number)
    if isinstance(chance, Secret):
        return Secret(chance.value, chance.nonces)
    raise BadRecord(Shared.CANNOT_DEAL)
