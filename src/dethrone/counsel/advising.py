"""Advice on a view as the dialogue gives it: a play, what it costs, the new state, who should go, and what to say.

Everything is searched by the players from the view alone, so nobody has looked at anything hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from dethrone.contract import Game, Move
from dethrone.counsel.following import MOST, whole_turn
from dethrone.counsel.reading import Given
from dethrone.dialogue.regicide.after import after, when_asked
from dethrone.dialogue.regicide.placing import GAME, Placed
from dethrone.dialogue.regicide.reply import FLIP, YIELD, Reply
from dethrone.dialogue.regicide.state import Wanted
from dethrone.players import Limit, advise, player
from dethrone.players.advice import Advice
from dethrone.regicide import Phase
from dethrone.regicide.cards import Card
from dethrone.regicide.moves import Flip, Name, Pay, Play, Post, Wish, Yield
from dethrone.regicide.view import View

BOT = "greedy"  # says in worlds that fit who would like to go
WORLDS = 8  # in which it is asked
CLOSE = 0.005  # of the chance to win, by which payments cannot be told apart
SURE = 0.05  # of the chance to win that an exact kill may seem to cost where much had to be assumed
WORDS = {Wish.WANT: "I", Wish.RATHER_NOT: "YOU", Wish.NEUTRAL: "EITHER"}
SENTENCES = {
    "I": "I would like to go next",
    "YOU": "I would rather not go next",
    "EITHER": "I have no preference",
}


@dataclass(frozen=True, slots=True)
class Answer:
    """What is advised: the reply, and all moves that were thought about, the one that is made first."""

    given: Given
    reply: Reply | str  # a reply of the dialogue, or the text of moves
    ranked: Sequence[Advice[Move]]
    is_preferred: bool = False  # whether the first is not what the search liked best
    moves: Sequence[Move] = ()  # those of a reply that is no dialogue, one after the other

    def __str__(self) -> str:
        """The lines to be sent."""
        return str(self.reply) if isinstance(self.reply, Reply) else f"Play: {self.reply}"


def answer(given: Given, limit: Limit) -> Answer:
    """What a strong player would answer."""
    if given.placed is not None and given.view.seat != given.view.decider:
        return Answer(given, _word_before(given.placed.view, given.game), ())
    company = [None] * given.view.players
    ranked = list(advise(given.view, game=given.game, limit=limit, company=company))
    if given.placed is None:
        moves = _turn(given, ranked)
        return Answer(given, "; ".join(map(str, moves)), ranked, moves=moves)
    if given.placed.state.wanted is Wanted.TALK:
        return Answer(given, _talk(ranked[0].move), ranked)
    chosen = _chosen(ranked, given.placed)
    reply = _reply(given, chosen.move, limit)
    others = [one for one in ranked if one is not chosen]
    return Answer(given, reply, [chosen, *others], is_preferred=chosen is not ranked[0])


def _turn(given: Given, ranked: Sequence[Advice[Move]]) -> Sequence[Move]:
    """The best move; for people at a table all that go with it where nothing is hidden."""
    first = ranked[0].move if ranked else None
    return whole_turn(given.view, given.game, first, most=MOST if given.is_form else 1)


def _word_before(view: View, game: str) -> Reply:
    """What is said before somebody else decides: a wish where one may be said, or what everybody sees."""
    wish = player(BOT, game=game).say(view)
    return Reply(say=_plain_fact(view)) if wish is None else _talk(wish)


def _plain_fact(view: View) -> str:
    count = len(view.hand)
    return "I have one card in hand" if count == 1 else f"I have {count} cards in hand"


def _talk(move: Move) -> Reply:
    word = WORDS[move.wish] if isinstance(move, Post) else "EITHER"
    return Reply(next=word, say=SENTENCES[word])


def _chosen(ranked: Sequence[Advice[Move]], placed: Placed) -> Advice[Move]:
    """The best move; where much had to be assumed, an exact kill if it seems about as good.

    Then chances are only as good as the assumptions, and the kill is sure.
    """
    best = ranked[0]
    if placed.view.phase is Phase.SUFFER and all(isinstance(one.move, Pay) for one in ranked):
        return _cheapest(ranked)
    if placed.is_told or placed.view.phase is not Phase.PLAY:
        return best
    for one in ranked:
        defeated = placed.view.preview(one.move).defeated
        if defeated is not None and defeated.is_exact and best.chance - one.chance <= SURE + 2 * one.error:
            return one
    return best


# ------------------------------------------------------------------ replies
def _reply(given: Given, move: Move, limit: Limit) -> Reply:
    placed = given.placed
    assert placed is not None
    if isinstance(move, Pay):
        return Reply(discard=move.cards)
    if isinstance(move, Name):
        return Reply(next=_seat_word(move.seat, placed.view))
    pay = _payment(given, move, limit)
    then = after(placed.view, move, pay)
    word = _next(placed.view, (move,) if pay is None else (move, pay))
    is_open = placed.view.rules.turn_order == "open" and placed.view.players > 1
    return Reply(
        play=move.cards if isinstance(move, Play) else YIELD if isinstance(move, Yield) else FLIP,
        discard=None if pay is None else pay.cards,
        state=then.state,
        next=word,
        say=SENTENCES[word] if is_open and word in SENTENCES else None,
    )


def _payment(given: Given, move: Move, limit: Limit) -> Pay | None:
    """What is discarded for a play, of the cards that are in the hand already; None where nothing is, or not enough."""
    placed = given.placed
    assert placed is not None
    then = after(placed.view, move)
    known = then.preview
    if isinstance(move, Flip) or known.defeated is not None or not known.owed or known.sure < known.owed:
        return None
    seen = then.view
    if seen is None or seen.phase is not Phase.SUFFER or seen.decider != placed.view.seat:
        return None
    ranked = advise(seen, game=given.game, limit=limit, company=[None] * seen.players)
    payable = [one for one in ranked if isinstance(one.move, Pay) and set(one.move.cards) <= set(known.hand)]
    return _cheapest(payable).move if payable else _first_payment(seen, set(known.hand))


def _cheapest(ranked: Sequence[Advice[Move]]) -> Advice[Move]:
    """Of payments that nobody can tell apart, the one that is worth least."""
    best = ranked[0]
    close = [one for one in ranked if best.chance - one.chance <= CLOSE + one.error]
    return min(close, key=lambda one: (sum(card.value for card in one.move.cards), len(one.move.cards)))


def _first_payment(seen: View, known: set[Card]) -> Pay | None:
    """A payment that nobody thought of, where only few cards are known."""
    payments = (move for move in seen.legal_moves() if isinstance(move, Pay))
    return next((move for move in payments if set(move.cards) <= known), None)


def _next(view: View, moves: Sequence[Move]) -> str | None:
    """Who should go, by what the seat would say in worlds that fit; None where the game is over."""
    words: Counter[str] = Counter()
    for seed in range(WORLDS):
        trial = view.trial(seed)
        for move in moves:
            if not trial.is_over:
                trial.push(move)
        if not trial.is_over and trial.phase is not Phase.SUFFER:
            words[_word(trial, view)] += 1
    return words.most_common(1)[0][0] if words else None


def _word(trial: Game, view: View) -> str:
    seen = when_asked(trial, view)
    if trial.decider == view.seat and trial.phase in (Phase.WHO, Phase.NAME):
        move = player(BOT, game=GAME).choose(seen)
        return WORDS[move.wish] if isinstance(move, Post) else _seat_word(move.seat, view)
    return _seat_word(trial.decider or 0, view)


def _seat_word(seat: int, view: View) -> str:
    """A seat as the viewer calls it."""
    if seat == view.seat:
        return "I"
    return "YOU" if view.players == 2 or seat == 0 else f"P{seat}"
