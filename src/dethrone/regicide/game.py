"""A game as people and programs use it: whose decision it is, what is legal, push, pop, look.

game = Game(players=2, seed=7)
while not game.is_over:
    game.push(game.legal_moves()[0])
"""

from __future__ import annotations

from dethrone.chance import Stream, commitment, new_secret
from dethrone.errors import GameError, GameOver, IllegalMove, OutOfTurn
from dethrone.regicide.cards import DECK, Card, cards_of
from dethrone.regicide.codes import JESTERS
from dethrone.regicide.engine import apply, deal, start
from dethrone.regicide.legal import is_legal, legal_moves
from dethrone.regicide.moves import Flip, Move, Name, Pay, Play, Post, Yield, decode, encode, parse_move
from dethrone.regicide.position import Position
from dethrone.regicide.refusal import flaw, why_not
from dethrone.regicide.rules import Rules, as_rules
from dethrone.regicide.view import OUTCOMES, PHASES, Outcome, Phase, View, view_of

DEAL_WORDS = 256
MOVE_WORDS = 64


class Game:
    """One game of Regicide: a value to copy, compare, pickle and rebuild from its record.

    With a `seed` all chance comes from the quick generator (simulation). Without one, all chance comes from a
    256-bit secret whose commitment can be published beforehand.
    """

    def __init__(
        self,
        players: int = 2,
        rules: Rules | str = "official",
        *,
        seed: int | None = None,
        secret: bytes | None = None,
    ) -> None:
        self.rules = as_rules(rules)
        self.seed = seed
        self.secret = new_secret() if seed is None and secret is None else secret
        self.moves: list[Move] = []
        self.start: Position | None = None  # given where the game did not begin with a deal
        position = self.rules.position(players)
        first = self.rules.first_seat(players)
        if self.secret is None:
            start(position, int(seed or 0), first)
        else:
            position.feed(Stream(self.secret, "regicide deal").words(DEAL_WORDS))
            deal(position, first)
        self._past: list[Position] = []
        self._now = position

    @classmethod
    def from_position(cls, position: Position, rules: Rules | str) -> Game:
        """A game that goes on from a position."""
        game = cls.__new__(cls)
        game.rules = as_rules(rules)
        game.seed = game.secret = None
        game.moves = []
        game.start = position.copy()
        game._past = []
        game._now = position.copy()
        return game

    # -------------------------------------------------------------- facts
    @property
    def position(self) -> Position:
        """The whole truth, as a copy; players are given views instead."""
        return self._now.copy()

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._now.players

    @property
    def phase(self) -> Phase:
        """What is asked now."""
        return PHASES[self._now.phase]

    @property
    def decider(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        seat = self._now.decider()
        return None if seat < 0 else seat

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
        return self._now.phase == PHASES.index(Phase.OVER)

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
        """The SHA-256 of the secret, to be published before the game; None in simulations."""
        return None if self.secret is None else commitment(self.secret)

    @property
    def version(self) -> int:
        """The number of moves made, by which a late command is told."""
        return len(self.moves)

    @property
    def is_talk_open(self) -> bool:
        """Whether the window after a jester is open, in which any seat may say a wish (RC-94)."""
        last = self._now.play_words()[-1:]
        if self.rules.talk == "none":
            return False
        return self.phase is Phase.NAME and bool(last and last[0] & JESTERS) and not self._now.streak

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards a seat holds, for referees; players are given views."""
        return cards_of(self._now.hand(seat))

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; without a seat, what a spectator may."""
        if seat is not None and not 0 <= seat < self.players:
            raise GameError(f"There is no seat P{seat} among {self.players} players.")
        return view_of(self._now, self.rules, seat)

    # -------------------------------------------------------------- moves
    def legal_moves(self) -> list[Move]:
        """All legal moves of whoever is asked; wishes in the talk window come on top."""
        return [decode(word) for word in legal_moves(self._now)]

    def is_legal(self, move: Move) -> bool:
        """Whether a move may be made now."""
        return self._refusal(move) is None

    def parse(self, text: str) -> Move:
        """The move that a text means in this position."""
        move = parse_move(text, Pay if self.phase is Phase.SUFFER else Play)
        if isinstance(move, Play | Pay) and self.rules.discard_view != "top":
            return type(move)(move.cards)  # the order matters only where the pile shows its top
        return move

    def push_text(self, text: str, *, seat: int | None = None) -> Move:
        """Make the move that a text means."""
        move = self.parse(text)
        self.push(move, seat=seat)
        return move

    def push(self, move: Move, *, seat: int | None = None) -> None:
        """Make a move; given the seat that wants it, a seat that is not asked is refused."""
        speaker = move.seat if isinstance(move, Post) and self.is_talk_open else self.decider
        if self.is_over:
            raise GameOver("The game is over.")
        if seat is not None and seat != speaker:
            raise OutOfTurn(f"P{seat} is not asked now: it is for P{self.decider} to decide.")
        refusal = self._refusal(move)
        if refusal is not None:
            raise refusal
        self._past.append(self._now)
        self._now = self._now.copy()
        if self.secret is not None and isinstance(move, Play):
            self._now.feed(Stream(self.secret, f"regicide move {self.version}").words(MOVE_WORDS))
        apply(self._now, self._word(move))
        self.moves.append(move)

    def pop(self) -> Move:
        """Take the last move back."""
        if not self.moves:
            raise GameError("There is no move to take back.")
        self._now = self._past.pop()
        return self.moves.pop()

    def before(self, ply: int) -> Position:
        """The position before the move with this number, counted from 0."""
        return (self._past[ply] if ply < len(self._past) else self._now).copy()

    def _word(self, move: Move) -> int:
        asked = self._now.decider()
        return encode(move, self._now.hand(asked) if asked >= 0 else 0)

    def _refusal(self, move: Move) -> IllegalMove | None:
        if self.is_over:
            return GameOver("The game is over.")
        unsound = flaw(move, self.players)
        if unsound is not None:
            return IllegalMove(unsound)
        if isinstance(move, Post) and self.is_talk_open:
            return None
        if self._fits(move) and is_legal(self._now, self._word(move)):
            return None
        legal = tuple(str(other) for other in self.legal_moves())
        return IllegalMove(why_not(self._now, self.phase, move), legal=legal)

    def _fits(self, move: Move) -> bool:
        """Whether a move is of a kind that is asked for now."""
        kinds: dict[Phase, tuple[type[Move], ...]] = {
            Phase.PLAY: (Play, Yield, Flip),
            Phase.SUFFER: (Pay, Flip),
            Phase.NAME: (Name,),
            Phase.WHO: (Post,),
            Phase.OVER: (),
        }
        return isinstance(move, kinds[self.phase])

    # -------------------------------------------------------------- value
    def copy(self) -> Game:
        """An independent game in the same state, with the same past."""
        other = Game.__new__(Game)
        other.rules, other.seed, other.secret = self.rules, self.seed, self.secret
        other.start = self.start
        other.moves = list(self.moves)
        other._past = list(self._past)
        other._now = self._now.copy()
        return other

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and self.rules == other.rules
            and self.moves == other.moves
            and self._now == other._now
        )

    def __hash__(self) -> int:
        return hash((self.rules, tuple(self.moves), self._now))

    def __repr__(self) -> str:
        return f"<Game {self.rules} players={self.players} {self.phase.value} enemy={self.enemy} moves={self.version}>"
