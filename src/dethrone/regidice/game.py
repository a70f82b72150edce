"""A game as a value: moves are pushed and popped, it can be copied, compared, pickled and written down."""

from __future__ import annotations

import re

from dethrone import chance
from dethrone.errors import BadRules, GameError, GameOver, IllegalMove, OutOfTurn
from dethrone.regidice.codes import PHASES, Phase
from dethrone.regidice.dice import Dice, Die, dice
from dethrone.regidice.engine import apply_word, legal_words, settle_position
from dethrone.regidice.moves import Done, MakeSet, Move, Use, decode, encode
from dethrone.regidice.movetext import read_moves
from dethrone.regidice.notation import parse_position, position_text
from dethrone.regidice.position import Position, new_position
from dethrone.regidice.refusal import why_not
from dethrone.regidice.rolls import Chance, RecordedRolls, Roll, SecretRolls, first_caller_from, secret_of
from dethrone.regidice.rules import Rules, as_rules, check_players
from dethrone.regidice.view import Outcome, View, full_view, outcome_of, view_of
from dethrone.regidice.walk import Step

SHOWN_MOVES = 8
ONE_SET = r"[rbyk][1-6](?:[\s+]*[rbyk][1-6])*"
SETS_OF_DICE = re.compile(rf"(?:set[\s:]*)?({ONE_SET}(?:\s*,\s*{ONE_SET})*)", re.I)


class Game:
    """One game of Regidice, as its keeper knows it; players are handed `view(seat)`."""

    def __init__(
        self,
        players: int = 2,
        rules: Rules | str = "rulebook",
        *,
        seed: int | None = None,
        secret: bytes | None = None,
        first_caller: int | None = None,
    ) -> None:
        """A new game; all chance comes from `secret`, which a seed or the system's generator makes."""
        check_players(players)
        self.rules = as_rules(rules)
        self.secret: bytes | None = secret or (chance.new_secret() if seed is None else secret_of(seed))
        seat = self.rules.first_seat(players) if first_caller is None else first_caller
        if seat is None:
            seat = first_caller_from(self.secret, players)
        if not 0 <= seat < players:
            raise BadRules(f"The first caller P{seat} does not exist with {players} players.")
        self._begin(players, seat, SecretRolls(self.secret))
        self._commitment = chance.commitment(self.secret)

    def _begin(self, players: int, first: int, rolls: Chance) -> None:
        self._chance = rolls
        words = rolls.words(1)
        self._position = new_position(
            players, self.rules.options, self.rules.round_limit, first=first, words=words
        )
        self._start: Position | None = None  # only for a game that did not begin at the beginning
        self._first = first
        self._past: list[Position] = []
        self._moves: list[Move] = []
        self._rolls: list[tuple[int, Roll]] = [(1, self._pools())]

    @classmethod
    def from_rolls(
        cls, players: int, rules: Rules | str, first_caller: int, rolls: RecordedRolls, commitment: str = ""
    ) -> Game:
        """A game whose rolls are written down and whose secret is not known."""
        game = cls.__new__(cls)
        game.rules = as_rules(rules)
        game.secret = None
        game._commitment = commitment
        game._begin(players, first_caller, rolls)
        return game

    @classmethod
    def from_position(
        cls,
        text: str,
        *,
        seed: int | None = None,
        secret: bytes | None = None,
        rolls: RecordedRolls | None = None,
    ) -> Game:
        """A game that begins at a position; what follows there without a choice follows."""
        position, rules = parse_position(text)
        game = cls(position.players, rules, seed=seed, secret=secret, first_caller=0)
        if rolls is not None:
            game.secret, game._chance, game._commitment = None, rolls, ""
        game._position = position
        position.feed(game._chance.words(position.round + 1))
        settle_position(position)
        position.feed([])
        game._start = position.copy()
        game._first = position.first
        game._rolls = []
        return game

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
    def phase(self) -> Phase:
        """What is asked."""
        return PHASES[self._position.phase]

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self._position.round

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return outcome_of(self._position)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._position.status != 0

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far."""
        return tuple(self._moves)

    @property
    def rolls(self) -> tuple[tuple[int, Roll], ...]:
        """The rolls so far, by round; the last is hidden from the players until everybody has declared."""
        return tuple(self._rolls)

    @property
    def first_caller(self) -> int:
        """The first caller of the first round."""
        return self._first

    @property
    def start(self) -> str | None:
        """The position a game began at, if not at the beginning."""
        return None if self._start is None else position_text(self._start, self.rules)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, to be published beforehand."""
        return self._commitment

    @property
    def version(self) -> int:
        """The number of moves made."""
        return len(self._moves)

    @property
    def position(self) -> Position:
        """A copy of the whole position."""
        return self._position.copy()

    @property
    def text(self) -> str:
        """The whole position in one line."""
        return position_text(self._position, self.rules)

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; without a seat, what a spectator may know."""
        if seat is not None and not 0 <= seat < self.players:
            raise BadRules(f"There is no seat P{seat} among {self.players} players.")
        return view_of(self._position, self.rules, seat)

    # ----------------------------------------------------------------------------- moves
    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move, up to dice that are alike; empty after the end."""
        return tuple(decode(word) for word in legal_words(self._position))

    def is_legal(self, move: Move) -> bool:
        """Whether the move can be made now."""
        return self._word(move) is not None

    def _word(self, move: Move) -> int | None:
        try:
            word = encode(move)
            return word if decode(word) == move and word in legal_words(self._position) else None
        except (ValueError, IndexError):
            return None

    def push(self, move: Move, *, seat: int | None = None) -> Step:
        """Make a move, and whatever follows without a choice."""
        asked = self.decider
        if asked is None:
            raise GameOver("The game is over.")
        if seat is not None and seat != asked:
            raise OutOfTurn(f"P{seat} is not asked now; P{asked} is.", legal=())
        word = self._word(move)
        if word is None:
            legal = tuple(str(one) for one in self.legal_moves()[:SHOWN_MOVES])
            raise IllegalMove(why_not(self.view(asked), move), legal=legal)
        before = self._position  # kept as it is: copies of the game and steps hold it, too
        self._position = before.copy()
        self._position.feed(self._chance.words(self._position.round + 1))
        apply_word(self._position, word)
        self._position.feed([])
        self._past.append(before)
        self._moves.append(move)
        if self._position.round != before.round:
            self._rolls.append((self._position.round, self._pools()))
        return Step(before, asked, move, self._position.copy(), self.rules)

    def push_text(self, text: str, *, seat: int | None = None) -> tuple[Step, ...]:
        """Make the move, or the moves, that a text means; all of them or none.

        Where several are named, those that have followed by themselves in the meantime are passed over.
        """
        made = len(self._moves)
        try:
            if self.phase is Phase.SET and (match := SETS_OF_DICE.fullmatch(text.strip())):
                return tuple(self._push_sets([dice(part) for part in match[1].split(",")], seat))
            return tuple(self._push_all(read_moves(text, self.phase), seat))
        except GameError:
            while len(self._moves) > made:
                self.pop()
            raise

    def _push_all(self, moves: tuple[Move, ...], seat: int | None) -> list[Step]:
        steps: list[Step] = []
        followed: list[Move] = []
        for move in moves:
            if move in followed:
                del followed[: followed.index(move) + 1]
                continue
            steps.append(self.push(move, seat=seat))
            followed = list(steps[-1].followed()) if len(moves) > 1 else []
        return steps

    def _push_sets(self, named: list[Dice], seat: int | None) -> list[Step]:
        """Sets named by their dice: make the sets, be done, and take those very dice."""
        actor = self._position.actor
        steps = []
        for one in sorted(
            (MakeSet(tuple(die.value for die in one)) for one in named), key=encode, reverse=True
        ):
            steps.append(self.push(one, seat=seat))
            if self.phase is not Phase.SET:
                break
        if self.phase is Phase.SET and self._position.actor == actor:
            steps.append(self.push(Done(), seat=seat))
        taken: list[Die] = [die for one in named for die in one]
        while self.phase is Phase.COLOUR and self._position.actor == actor:
            value = full_view(self._position, self.rules).wanted[-1]
            steps.append(self.push(Use(tuple(die for die in taken if die.value == value)), seat=seat))
        return steps

    def pop(self) -> Move:
        """Take the last move back."""
        if not self._moves:
            raise IllegalMove("There is no move to take back.")
        if self._position.round != self._past[-1].round:
            self._rolls.pop()
        self._position = self._past.pop()
        return self._moves.pop()

    # ----------------------------------------------------------------------- as a value
    def copy(self) -> Game:
        """An independent copy with its whole past."""
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin._position = self._position.copy()
        twin._past = list(self._past)
        twin._moves = list(self._moves)
        twin._rolls = list(self._rolls)
        return twin

    def _pools(self) -> Roll:
        return full_view(self._position, self.rules).pools

    def _key(self) -> tuple[object, ...]:
        return self.rules, self._first, self._start, self._moves, self._rolls, self._position

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._key() == other._key()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Game of Regidice, {len(self._moves)} moves: {self.text}>"
