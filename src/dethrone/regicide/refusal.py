"""Why something cannot be: reasons with their facts. The sentences are in the prose room."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from dethrone.errors import GameOver, IllegalMove, OutOfTurn
from dethrone.errors import Reason as Shared
from dethrone.regicide.codes import ASKING, OVER, PLAYING, SUFFERING

if TYPE_CHECKING:
    from dethrone.regicide.cards import Card
    from dethrone.regicide.moves import Move
    from dethrone.regicide.position import Position


class Reason(StrEnum):
    """Everything that this game refuses, and what it notes about records; each is the id of a message."""

    # moves
    ASKED_PLAY = "regicide-asked-play"
    ASKED_SUFFER = "regicide-asked-suffer"
    ASKED_NAME = "regicide-asked-name"
    ASKED_WHO = "regicide-asked-who"
    ASKED_OTHER = "regicide-asked-other"
    NO_CARDS = "regicide-no-cards"
    LAST_NOT_AMONG = "regicide-last-not-among"
    NOT_IN_HAND = "regicide-not-in-hand"
    JESTER_ALONE = "regicide-jester-alone"
    ACE_WITH_ONE = "regicide-ace-with-one"
    COMPANION_LIMIT = "regicide-companion-limit"
    ONE_RANK = "regicide-one-rank"
    ROYALS_APART = "regicide-royals-apart"
    NO_COMBOS = "regicide-no-combos"
    COMBO_LIMIT = "regicide-combo-limit"
    WHOLE_HAND = "regicide-whole-hand"
    ONLY_FLIP = "regicide-only-flip"
    TOO_LITTLE = "regicide-too-little"
    PAYS_ON = "regicide-pays-on"
    PAYS_MORE = "regicide-pays-more"
    SOLO_YIELD = "regicide-solo-yield"
    SOLO_YIELD_AGAIN = "regicide-solo-yield-again"
    YIELD_OFF = "regicide-yield-off"
    YIELD_NEEDS_CARD = "regicide-yield-needs-card"
    YIELD_STREAK = "regicide-yield-streak"
    YIELD_LAST_TURN = "regicide-yield-last-turn"
    FLIP_SOLO = "regicide-flip-solo"
    FLIPS_USED = "regicide-flips-used"
    # texts
    NO_CARD = "regicide-no-card"
    NO_SUIT = "regicide-no-suit"
    MORE_AFTER_CARD = "regicide-more-after-card"
    CARD_TOO_OFTEN = "regicide-card-too-often"
    NO_CARD_NAMED = "regicide-no-card-named"
    OTHER_GAME = "regicide-other-game"
    NO_FIELD = "regicide-no-field"
    FIELD_TWICE = "regicide-field-twice"
    FIELD_NUMBER = "regicide-field-number"
    RNG_NUMBER = "regicide-rng-number"
    NO_SEAT_NAME = "regicide-no-seat-name"
    NEEDS_ENEMY = "regicide-needs-enemy"
    HAND_COUNT = "regicide-hand-count"
    HAND_TOO_BIG = "regicide-hand-too-big"
    PLAY_BY_NOBODY = "regicide-play-by-nobody"
    PLAY_OF_NOTHING = "regicide-play-of-nothing"
    ENEMY_NO_ROYAL = "regicide-enemy-no-royal"
    TWO_PLACES = "regicide-two-places"
    TWELVE_ROYALS = "regicide-twelve-royals"
    SEAT_TOO_MANY = "regicide-seat-too-many"
    NO_WISH = "regicide-no-wish"
    NO_OUTCOME = "regicide-no-outcome"
    NO_PHASE = "regicide-no-phase"
    ALL_HAVE_SPOKEN = "regicide-all-have-spoken"
    NO_LAYER = "regicide-no-layer"
    NO_UNKNOWNS = "regicide-no-unknowns"
    TOO_MANY_CARDS = "regicide-too-many-cards"
    UNKNOWN_FIELD = "regicide-unknown-field"
    FIELD_CHOICE = "regicide-field-choice"
    UNSOUND = "regicide-unsound"
    DAMAGE_TOO_HIGH = "regicide-damage-too-high"
    JESTERS_TOO_MANY = "regicide-jesters-too-many"
    CASTLE_ORDER = "regicide-castle-order"
    FLIPS_TOO_MANY = "regicide-flips-too-many"
    OUTCOME_PHASE = "regicide-outcome-phase"
    OUTCOME_WRONG = "regicide-outcome-wrong"
    NO_SUCH_PLAY = "regicide-no-such-play"
    PLAYS_DO_MORE = "regicide-plays-do-more"
    JESTER_FORGOTTEN = "regicide-jester-forgotten"
    OWED_NEVER = "regicide-owed-never"
    PAYER_NEVER = "regicide-payer-never"
    NOBODY_PAYS = "regicide-nobody-pays"
    NOBODY_PLAYS = "regicide-nobody-plays"
    LAYER_ORDER = "regicide-layer-order"
    TOP_ELSEWHERE = "regicide-top-elsewhere"
    PHASE_NEVER = "regicide-phase-never"
    WISHES_TOO_SOON = "regicide-wishes-too-soon"
    VIEW_UNREADABLE = "regicide-view-unreadable"
    VIEW_CONTRADICTS = "regicide-view-contradicts"
    # rules
    KILL_NEEDS_OPEN = "regicide-kill-needs-open"
    OPEN_LAST_TURN = "regicide-open-last-turn"
    OPEN_NEEDS_TALK = "regicide-open-needs-talk"
    FREE_NEEDS_GUARD = "regicide-free-needs-guard"
    FIRST_PLAYER = "regicide-first-player"
    RULES_DIFFER = "regicide-rules-differ"
    # records
    START_DIFFERS = "regicide-start-differs"
    RECORD_OTHER_GAME = "regicide-record-other-game"
    NOTE_START = "regicide-note-start"
    NOTE_SEED = "regicide-note-seed"
    NOTE_NO_COMMITMENT = "regicide-note-no-commitment"


ASKED = (Reason.ASKED_PLAY, Reason.ASKED_SUFFER, Reason.ASKED_NAME, Reason.ASKED_WHO)
MOST_LISTED = 40  # legal moves that a refusal names


def refused(position: Position, move: Move, seat: int | None) -> IllegalMove:
    """Why a move that is not legal is not; `seat` is who tries it, None for a keeper who stands for the decider."""
    from dethrone.regicide.legal import legal_moves  # noqa: PLC0415 (only those who err need all this)
    from dethrone.regicide.moves import decode  # noqa: PLC0415

    if position.phase == OVER:
        return GameOver(Shared.OVER)
    decider = position.decider()
    if seat is not None and seat != decider:
        return OutOfTurn(Shared.OUT_OF_TURN, seat=seat, decider=decider)
    reason, facts = _flaw(position, move) or why_not(position, move)
    legal = tuple(str(decode(word)) for word in legal_moves(position)[:MOST_LISTED])
    error = IllegalMove(reason, legal=legal)
    error.facts = facts
    return error


Why = tuple[str, dict[str, object]]


def _flaw(position: Position, move: object) -> Why | None:
    """What is wrong with a move in any position, or None; only programs can make such a move."""
    from dethrone.chance import shortened  # noqa: PLC0415
    from dethrone.regicide.moves import Flip, Name, Pay, Play, Post, Wish, Yield  # noqa: PLC0415

    players = position.players
    match move:
        case Play(()) | Pay(()):
            return Reason.NO_CARDS, {}
        case Play(held, last) | Pay(held, last):
            if last is not None and last not in held:
                return Reason.LAST_NOT_AMONG, {"card": str(last)}
        case Name(int(seat)) | Post(int(seat), Wish()):
            if not 0 <= seat < players:
                return Shared.NO_SEAT, {"seat": seat, "players": players}
        case Yield() | Flip():
            return None
        case _:
            return Shared.NO_MOVE, {"value": shortened(move)}
    return None


def why_not(position: Position, move: Move) -> Why:
    """What forbids the move."""
    from dethrone.regicide.moves import Flip, Pay, Play, Post, Yield  # noqa: PLC0415

    phase = position.phase
    match move:
        case Play(held) if phase == PLAYING:
            return _missing(position.hand(position.turn), held) or _no_play(position, held)
        case Pay(held) if phase == SUFFERING:
            return _missing(position.hand(position.payer), held) or _no_payment(position, held)
        case Yield() if phase == PLAYING:
            return _no_yield(position)
        case Flip() if phase in (PLAYING, SUFFERING):
            return (Reason.FLIP_SOLO if position.players > 1 else Reason.FLIPS_USED), {}
        case Post(seat) if phase == ASKING:
            return Reason.ASKED_OTHER, {"seat": seat, "decider": position.decider()}
    return ASKED[phase], {}


def _missing(hand: int, held: tuple[Card, ...]) -> Why | None:
    from dethrone.regicide.cards import cards_of  # noqa: PLC0415

    have = list(cards_of(hand))
    for card in held:
        if card not in have:
            return Reason.NOT_IN_HAND, {"card": str(card)}
        have.remove(card)
    return None


def _no_play(position: Position, held: tuple[Card, ...]) -> Why:
    from dethrone.regicide.cards import RANKS, cards_text  # noqa: PLC0415

    facts: dict[str, object] = {"cards": cards_text(held)}
    if any(card.is_jester for card in held):
        return Reason.JESTER_ALONE, facts
    facts["worth"] = sum(card.value for card in held)
    if any(card.rank == "A" for card in held):
        if len(held) > 2:
            return Reason.ACE_WITH_ONE, facts
        return Reason.COMPANION_LIMIT, {**facts, "limit": position.companion_limit}
    if len({card.rank for card in held}) > 1:
        return Reason.ONE_RANK, facts
    if held[0].is_royal:
        return Reason.ROYALS_APART, facts
    facts["limit"] = position.combo_limit
    top = min(position.combo_limit // 2, 10)
    if top < 2:
        return Reason.NO_COMBOS, facts
    return Reason.COMBO_LIMIT, {**facts, "rank": RANKS[top - 1]}


def _no_payment(position: Position, held: tuple[Card, ...]) -> Why:
    from dethrone.regicide.cards import cards_of, cards_text  # noqa: PLC0415

    owed = position.owed
    hand = cards_of(position.hand(position.payer))
    worth = sum(card.value for card in hand)
    if worth < owed:
        reason = Reason.WHOLE_HAND if position.overflow else Reason.ONLY_FLIP
        return reason, {"worth": worth, "owed": owed, "cards": cards_text(hand)}
    total = sum(card.value for card in held)
    facts: dict[str, object] = {"cards": cards_text(held), "worth": total, "owed": owed}
    if total < owed:
        return Reason.TOO_LITTLE, {**facts, "short": owed - total}
    return (Reason.PAYS_ON if position.discard_rule == 1 else Reason.PAYS_MORE), facts


def _no_yield(position: Position) -> Why:
    is_alone = position.players == 1
    if is_alone and not position.solo_yield:
        return Reason.SOLO_YIELD, {}
    if position.yield_rule == 3:
        return Reason.YIELD_OFF, {}
    if position.needs_card and not position.hand(position.turn):
        return Reason.YIELD_NEEDS_CARD, {}
    if is_alone:
        return Reason.SOLO_YIELD_AGAIN, {}
    if position.yield_rule == 1:
        return Reason.YIELD_STREAK, {"streak": position.streak, "players": position.players}
    return Reason.YIELD_LAST_TURN, {}
