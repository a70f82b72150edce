"""A game as a value: moves are pushed and popped, it can be copied, compared, hashed, pickled and written down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from dethrone import steps
from dethrone.bits import mix, seeded, step
from dethrone.chance import Chance, Secret, Seed, chance_from, checked_chance, promise, shortened
from dethrone.errors import BadRecord, BadRules, GameOver, IllegalMove, OutOfTurn
from dethrone.errors import Reason as Shared
from dethrone.regidice.codes import DECLARE, FED, NAME, PHASES, PREPARE, RESOLVE, SHARE, SPLIT, Phase
from dethrone.regidice.dice import Dice, heap_text
from dethrone.regidice.engine import advanced, is_legal_word, legal_words, settle_position, walk
from dethrone.regidice.moves import Move, decode, encode, listed, word_of
from dethrone.regidice.position import Position, new_position
from dethrone.regidice.rules import Rules, as_rules, check_players
from dethrone.regidice.view import Outcome, View, check_rules, full_view, outcome_of, pool_of, view_of
from dethrone.shown import Told

if TYPE_CHECKING:
    from dethrone.contract import Reader
    from dethrone.regidice.events import Event
    from dethrone.sheet import Record

Roll = tuple[Dice, ...]
TURNS = frozenset({DECLARE, RESOLVE, SHARE, SPLIT})  # phases in which every decision begins a turn


def roll_text(roll: Roll) -> str:
    """A roll of all pools in one word."""
    return "/".join(map(heap_text, roll))


def roll_purpose(number: int) -> str:
    """What the chance of a round's roll is for."""
    return f"{NAME} roll {number}"


class Step(steps.Step[Rules, Move, Position, View, "Event"]):
    """What a push did; it is told when somebody asks."""

    __slots__ = ()

    def view(self, position: Position, viewer: int | None) -> View:
        """A position as a viewer sees it."""
        return view_of(position, self.rules, viewer)

    def seen(self, events: tuple[Event, ...], viewer: int | None) -> tuple[Event, ...]:
        """Events as a viewer may know them."""
        return tuple([event.seen_by(viewer) for event in events])

    def tell(self) -> tuple[Event, ...]:
        """What happened, with nothing left out."""
        from dethrone.regidice.events import happenings  # noqa: PLC0415 (simulations tell nothing)

        return tuple(happenings(self._before, self.seat, self._word, self._after))

    @property
    def round(self) -> int:
        """The round in which it was made."""
        return self._before.round

    @property
    def shows_hidden(self) -> frozenset[int]:
        """Who learnt something: from a declaration all others, from a reveal and from a new roll everybody."""
        everybody = frozenset(range(self._before.players))
        if self._after.round != self._before.round:
            return everybody
        if self._before.phase == DECLARE:
            return everybody - {self.seat} if self._after.phase == DECLARE else everybody
        return frozenset()

    @property
    def begins_turn(self) -> bool:
        """Whether somebody declares, or the team decides; who prepares does so die by die, in one turn."""
        old, new = self._before, self._after
        if new.phase == PREPARE:
            return old.phase != PREPARE or old.decider() != new.decider()
        return new.phase in TURNS

    @property
    def position(self) -> Position:
        """A copy of the whole position before it, for referees and tests."""
        return self._before.copy()

    def followed(self) -> tuple[tuple[int, Move], ...]:
        """The moves that followed by themselves, each with the seat it was for."""
        return tuple(
            (then.decider(), decode(word)) for then, word, _ in walk(self._before, encode(self.move))[1:]
        )


class Game(Told):
    """One game of Regidice, as its keeper knows it; players are handed `view(seat)`."""

    __slots__ = ("_commitment", "_first", "_position", "_start", "_steps", "chance", "rules")

    def __init__(
        self,
        players: int = 2,
        rules: Rules | str = "rulebook",
        *,
        seed: int | None = None,
        secret: bytes | None = None,
        nonces: Sequence[str] = (),
    ) -> None:
        """A new game; a seed is for simulations, without one all chance comes from a secret."""
        self._begin(players, rules, chance_from(seed=seed, secret=secret, nonces=nonces), None)

    @classmethod
    def deal(
        cls, players: int, rules: Rules | str, chance: Chance, *, first_caller: int | None = None
    ) -> Game:
        """A new game with its chance from anywhere."""
        game = cls.__new__(cls)
        game._begin(players, rules, chance, first_caller)
        return game

    def _begin(self, players: int, rules: Rules | str, chance: Chance, first_caller: int | None) -> None:
        check_players(players)
        self.rules = as_rules(rules)
        self.chance = checked_chance(chance)
        self._commitment: str | None = None  # promised in a record whose secret is not known
        seat = due_first(self.rules, chance, players) if first_caller is None else first_caller
        if type(seat) is not int or not 0 <= seat < players:
            from dethrone.regidice.refusal import Reason  # noqa: PLC0415 (only errors need it)

            raise BadRules(Reason.NO_FIRST_CALLER, seat=shortened(seat), players=players)
        self._first = seat
        self._start: Position | None = None  # only for a game that did not begin at the beginning
        self._steps: list[Step] = []
        self._position = new_position(
            players,
            self.rules.options,
            self.rules.round_limit,
            first=seat,
            words=self._words(1),
            seed=seeded(chance.number) if isinstance(chance, Seed) else 0,
        )

    @classmethod
    def from_position(cls, position: Position, rules: Rules | str, chance: Chance | None = None) -> Game:
        """A game that goes on from a position; what follows there without a choice follows."""
        game, position = cls.__new__(cls), position.copy()
        game.rules = as_rules(rules)
        check_rules(position, game.rules)
        game.chance = chance_from(seed=None, secret=None) if chance is None else checked_chance(chance)
        game._commitment = None
        if isinstance(game.chance, Seed):
            position.reseed(seeded(seeded(game.chance.number)))  # what it settles by is not rolled again
        position.feed(game._words(position.round + 1))
        settle_position(position)
        position.feed([])
        position.reseed(seeded(game.chance.number) if isinstance(game.chance, Seed) else 0)
        game._start = game._position = position
        game._first = position.first
        game._steps = []
        return game

    def _words(self, number: int) -> list[int]:
        """The chance words of a round's roll; a seed's come from the generator in the position."""
        if isinstance(self.chance, Seed):
            return []
        return self.chance.words(roll_purpose(number), FED)

    # ------------------------------------------------------------------ what is going on
    @property
    def players(self) -> int:
        """The number of players."""
        return self._position.players

    @property
    def decider(self) -> int | None:
        """The seat that is asked, or None after the end; for the team it is the first caller, or the voter."""
        seat = self._position.decider()
        return None if seat < 0 else seat

    @property
    def speakers(self) -> tuple[int, ...]:
        """Nobody: there is nothing to say but the declarations."""
        return ()

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self._position.round

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return outcome_of(self._position)

    @property
    def phase(self) -> Phase:
        """What is asked."""
        return PHASES[self._position.phase]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._position.status != 0

    @property
    def steps(self) -> tuple[Step, ...]:
        """All that was done so far."""
        return tuple(self._steps)

    @property
    def rolls(self) -> tuple[tuple[int, Roll], ...]:
        """The rolls so far, by round; the last is hidden from the players until everybody has declared."""
        return tuple((position.round, pools(position)) for position in self._rolled())

    def _rolled(self) -> Iterator[Position]:
        """The positions right after each roll; a game that began at a position did not roll for it."""
        if self._start is None:
            yield self._steps[0]._before if self._steps else self._position
        for one in self._steps:
            if one._after.round != one._before.round:
                yield one._after

    @property
    def first_caller(self) -> int:
        """The first caller of the first round."""
        return self._first

    @property
    def start(self) -> str | None:
        """The position a game began at, if not at the beginning."""
        return None if self._start is None else full_view(self._start, self.rules).text

    @property
    def commitment(self) -> str | None:
        """What is to be published beforehand; None in simulations."""
        own = promise(self.chance, game=NAME, rules=str(self.rules), players=self.players)
        return own or self._commitment

    def promise(self, commitment: str | None) -> None:
        """Remember what a record promised about a secret that is not known."""
        self._commitment = commitment

    def shown(self) -> bytes:
        """The dice that show a value in all pools, as counts in one row: quick to compare."""
        return self._position.shown()

    @property
    def position(self) -> Position:
        """A copy of the whole position, for referees and tests."""
        return self._position.copy()

    @property
    def text(self) -> str:
        """The whole position in one line."""
        return full_view(self._position, self.rules).text

    def opening(self, viewer: int | None = None) -> tuple[Event, ...]:
        """The roll a game begins with; one that began after a reveal has none."""
        from dethrone.regidice.events import rolled  # noqa: PLC0415 (simulations tell nothing)

        first = self._steps[0]._before if self._steps else self._position
        return (rolled(first).seen_by(viewer),) if first.phase == DECLARE else ()

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; without a seat, what a spectator may know."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self._position.players):
            raise BadRules(Shared.NO_SEAT, seat=shortened(seat), players=self.players)
        return view_of(self._position, self.rules, seat)

    # ----------------------------------------------------------------------------- moves
    def legal_moves(self) -> Sequence[Move]:
        """Every legal move, up to dice that are alike; empty after the end."""
        return listed(legal_words(self._position))

    def is_legal(self, move: Move) -> bool:
        """Whether the move can be made now."""
        word = word_of(move)
        return word is not None and is_legal_word(self._position, word)

    def parse(self, text: str, *, seat: int | None = None) -> tuple[Move, ...]:
        """The moves that a text means to a seat, or to the decider, to be pushed one after the other."""
        return self.view(self.decider if seat is None else seat).parse(text)

    def check(self, move: Move, *, seat: int | None = None) -> None:
        """Raise GameOver, OutOfTurn or IllegalMove with its reason if the move cannot be made (by that seat)."""
        decider = self.decider
        if decider is None:
            raise GameOver(Shared.OVER)
        if seat is not None and seat != decider:
            raise OutOfTurn(
                Shared.OUT_OF_TURN, seat=seat if type(seat) is int else shortened(seat), decider=decider
            )
        if not self.is_legal(move):
            from dethrone.regidice.refusal import refused  # noqa: PLC0415 (only errors need it)

            raise refused(self.view(decider), move)

    def push(self, move: Move, *, seat: int | None = None) -> Step:
        """Make a move, and whatever follows without a choice."""
        before = self._position  # kept as it is: copies of the game and steps hold it, too
        decider = before.decider()
        word = word_of(move)
        if word is None or (seat is not None and seat != decider) or not is_legal_word(before, word):
            self.check(move, seat=seat)
        assert word is not None  # or it had been refused
        return self._push(word, decider)

    def push_word(self, word: int) -> Step:
        """The same for a move that is known by its word, for those who replay many games."""
        if not is_legal_word(self._position, word):
            self.check(decode(word))
        return self._push(word, self._position.decider())

    def _push(self, word: int, seat: int) -> Step:
        before = self._position
        after = advanced(before, word, NO_WORDS)
        if after.round != before.round and not isinstance(self.chance, Seed):
            after = advanced(before, word, self._words(after.round))
        self._position = after
        one = Step(self.rules, seat, decode(word), word, before=before, after=after)
        self._steps.append(one)
        return one

    def pop(self) -> Step:
        """Take the last step back."""
        if not self._steps:
            raise IllegalMove(Shared.NOTHING_TO_TAKE_BACK)
        one = self._steps.pop()
        self._position = one._before
        return one

    # ----------------------------------------------------------------------- as a value
    def record(self, reader: Reader | None = None, /, **tags: str) -> Record:
        """The game so far, written down; the public one holds nothing that views hide."""
        from dethrone.regidice.record import record_of  # noqa: PLC0415 (it plays games)

        return record_of(self, reader, tags)

    def copy(self) -> Game:
        """An independent copy with its whole past."""
        twin = Game.__new__(Game)
        twin.rules, twin.chance, twin._commitment = self.rules, self.chance, self._commitment
        twin._start, twin._first, twin._position = self._start, self._first, self._position
        twin._steps = list(self._steps)
        return twin

    __copy__ = copy

    def _key(self) -> tuple[object, ...]:
        """Start, rolls and moves make the game, wherever the chance came from."""
        moves = tuple(one.move for one in self._steps)
        rolls = tuple(position.shown() for position in self._rolled())
        return self.rules, self.players, self._first, self.start, moves, rolls

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game) or len(self._steps) != len(other._steps):
            return False
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.rules, self.players, tuple(str(one.move) for one in self._steps)))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        start = None if self._start is None else self.start
        return _played_again, (
            *(self.players, str(self.rules), self.chance, self._first, start, self._commitment),
            b"".join(_place(one).to_bytes(PLACE_BYTES, "big") for one in self._steps),
        )

    def __repr__(self) -> str:
        return f"<Game of {NAME.capitalize()}, {len(self._steps)} moves: {self.view().text}>"


NO_WORDS: list[int] = []
PLACE_BYTES = 2


def due_first(rules: Rules, chance: Chance, players: int) -> int:
    """The first caller whom the rules name or draw by lot; chance that was written down must come with the seat."""
    if (seat := rules.first_seat(players)) is not None:
        return seat
    if isinstance(chance, Secret):
        return chance.stream(f"{NAME} first caller").below(players)
    number = chance.number if isinstance(chance, Seed) else 0
    return (mix(step(seeded(seeded(number)))) >> 32) * players >> 32


def pools(position: Position) -> Roll:
    """What lies in all pools."""
    return tuple(pool_of(position, seat) for seat in range(position.players))


def _place(one: Step) -> int:
    """Where the move of a step stands among the legal ones: the shortest way to write it down."""
    word = word_of(one.move)
    assert word is not None  # it was pushed
    return legal_words(one._before).index(word)


def _played_again(  # noqa: PLR0917 (pickle has no keywords)
    players: int,
    rules: str,
    chance: Chance,
    first: int,
    start: str | None,
    commitment: str | None,
    places: bytes,
) -> Game:
    """A pickled game, played again from its moves' places among the legal ones; damaged, it is refused."""
    row: object = places
    promised: object = commitment
    if not isinstance(row, bytes) or not isinstance(promised, str | None):
        raise BadRecord(Shared.PICKLE_DAMAGED)
    if start is None:
        game = Game.deal(players, rules, chance, first_caller=first)
    else:
        from dethrone.regidice.notation import parse_position  # noqa: PLC0415 (few games need it)

        game = Game.from_position(*parse_position(start), chance)
    game._commitment = commitment
    for at in range(0, len(places), PLACE_BYTES):
        words, place = legal_words(game._position), int.from_bytes(places[at : at + PLACE_BYTES], "big")
        if place >= len(words):
            raise BadRecord(Shared.PICKLE_DAMAGED)
        word = words[place]
        game._push(word, game._position.decider())
    return game
