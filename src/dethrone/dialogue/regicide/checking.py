"""Replies checked as strictly as they were read kindly: all that is wrong with one, so that it can be mended."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from dethrone.contract import Move
from dethrone.dialogue import phrases
from dethrone.dialogue.checked import Checked
from dethrone.dialogue.refusal import Reason
from dethrone.dialogue.regicide.after import After, after
from dethrone.dialogue.regicide.facts import wishes
from dethrone.dialogue.regicide.reply import FLIP, YIELD, Reply, read_reply, row
from dethrone.dialogue.regicide.state import State, Wanted
from dethrone.dialogue.speech import judge
from dethrone.errors import GameError
from dethrone.prose import Part
from dethrone.regicide import Phase
from dethrone.regicide.cards import Card
from dethrone.regicide.moves import Flip, Name, Pay, Play, Yield
from dethrone.regicide.view import View

WISHES = {"I": "want", "YOU": "rather-not", "EITHER": "neutral"}
SHORT = 200  # characters of a message that has no label
CARD = re.compile(rf"\b(?:{phrases.CARD})\b")


def wanted_of(view: View) -> Wanted:
    """What whoever is asked has to give now."""
    if view.decider != view.seat:  # a word before somebody else decides
        return Wanted.TALK
    asked = {Phase.SUFFER: Wanted.PAY, Phase.NAME: Wanted.NAME, Phase.WHO: Wanted.TALK}
    return asked.get(view.phase, Wanted.PLAY)


def check_reply(text: str, view: View, wanted: Wanted | None = None) -> Checked:
    """What a text answers to whoever's view it is, and all that is wrong with it."""
    reply = read_reply(text)
    wanted = wanted or wanted_of(view)
    if wanted is Wanted.TALK:
        return _talked(reply, view)
    if wanted is Wanted.NAME:
        return _named(reply, view)
    if wanted is Wanted.PAY:
        return _paid(reply, view)
    return _played(reply, view, wanted)


# ------------------------------------------------------------------ the four answers
def _talked(reply: Reply, view: View) -> Checked:
    """A message and no card; `Next` says the same as a sentence does."""
    if reply.say is None and reply.next is None and reply.play is None and len(reply.rest) < SHORT:
        reply = replace(reply, say=reply.rest.strip() or None, rest="")
    problems = list(reply.problems)
    if reply.play is not None or reply.discard is not None:
        problems.append(Part(Reason.REPLY_ONLY_TALK, {}))
    wish, move = None, None
    if reply.say is not None:
        verdict = judge(reply.say, view)
        problems += verdict.problems
        move = verdict.wish
    if reply.next is not None:
        wish = WISHES.get(reply.next)
        posted = wishes(view).get(wish or "")
        if move is not None and posted is not None and posted != move:
            problems.append(Part(Reason.REPLY_NEXT_SAYS, {"next": reply.next, "say": reply.say or ""}))
        move = move or posted
    if move is None and view.phase is Phase.WHO and not problems:
        problems.append(Part(Reason.REPLY_NO_WORD, {}))
    elif reply.say is None and move is None and not problems:
        problems.append(Part(Reason.REPLY_NO_SAY, {}))
    problems += _leaks(reply, view.hand)
    return Checked(() if move is None or problems else (move,), reply.say, wish, tuple(problems))


def _named(reply: Reply, view: View) -> Checked:
    """Who goes next."""
    problems = list(reply.problems)
    seat = _seat(reply.next, view)
    if seat is None:
        problems.append(Part(Reason.REPLY_NO_NAME, {"players": view.players}))
    problems += _said(reply, view, None)
    return Checked(() if seat is None or problems else (Name(seat),), reply.say, None, tuple(problems))


def _paid(reply: Reply, view: View) -> Checked:
    """Cards for the damage; whoever writes them behind `Play` means the same."""
    problems = list(reply.problems)
    held = reply.discard if reply.discard is not None else reply.play
    move: Move | None = Flip() if held == FLIP else None
    if not held or (isinstance(held, str) and held != FLIP):
        problems.append(Part(Reason.REPLY_NO_PAY, {"owed": view.owed}))
    elif not isinstance(held, str):
        move = Pay(held)
    if move is not None:
        problems += _refusal(view, move)
    problems += _said(reply, view, None)
    return Checked(() if move is None or problems else (move,), reply.say, None, tuple(problems))


def _played(reply: Reply, view: View, wanted: Wanted) -> Checked:
    """A play with all that belongs to it."""
    problems = list(reply.problems)
    move = _move(reply)
    if move is None:
        if all(isinstance(part.message, Reason) for part in problems):  # no card was misread
            problems.append(Part(Reason.REPLY_NO_PLAY, {}))
        return Checked((), None, None, (*problems, *_said(reply, view, None)))
    refused = list(_refusal(view, move))
    if refused:
        return Checked((), None, None, (*problems, *refused, *_said(reply, view, None)))
    pay = Pay(reply.discard) if reply.discard else None
    then = after(view, move)
    problems += _price(move, pay, then)
    if not problems and pay is not None:
        then = then.paid(pay)
    if not problems or wanted is Wanted.UPDATE:
        problems += _new_state(reply, then, wanted, view, is_right=not problems)
    problems += _said(reply, view, then)
    problems += _next(reply, view, then)
    wish = _wish(reply, then)
    if wish is not None and reply.next in WISHES and WISHES[reply.next] != wish:
        problems.append(Part(Reason.REPLY_NEXT_SAYS, {"next": reply.next, "say": reply.say or ""}))
    moves = (move,) if pay is None else (move, pay)
    return Checked(
        () if problems else moves, reply.say, wish or WISHES.get(reply.next or ""), tuple(problems)
    )


# ------------------------------------------------------------------ pieces
def _move(reply: Reply) -> Move | None:
    if reply.play == YIELD:
        return Yield()
    if reply.play == FLIP:
        return Flip()
    return Play(reply.play) if reply.play and not isinstance(reply.play, str) else None


def _refusal(view: View, move: Move) -> Iterator[Part]:
    try:
        view.check(move)
    except GameError as error:
        yield Part(error.reason, error.facts)


def _price(move: Move, pay: Pay | None, then: After) -> Iterator[Part]:
    """What the play costs: enough, no more than the hand has, and nothing where nothing is asked."""
    view, preview, seen = then.before, then.preview, then.seen
    is_due = not then.is_kill and preview.owed > 0 and not isinstance(move, Flip)
    if pay is None:
        has_drawn = any(
            drew.seat == view.seat for drew in preview.draws
        )  # what is drawn may pay, once it is seen
        if is_due and preview.can_pay and not has_drawn and not preview.flips:
            yield Part(Reason.REPLY_NO_PAY, {"owed": preview.owed})
        return
    if not is_due:
        yield Part(Reason.REPLY_PAYS_NOTHING, {"cards": row(pay.cards).strip("{}")})
        return
    missing = [one for one in pay.cards if one not in (*preview.hand, *view.tavern_known)]
    if missing:
        yield from (Part(Reason.REPLY_NOT_LEFT, {"card": str(one)}) for one in missing)
        return
    if seen is not None and seen.phase is Phase.SUFFER and seen.decider == view.seat:
        yield from _refusal(seen, pay)


def _new_state(reply: Reply, then: After, wanted: Wanted, view: View, *, is_right: bool) -> Iterator[Part]:
    """Where the new state is not what follows."""
    if reply.state is None:
        if wanted is Wanted.UPDATE and (then.view is None or then.view.outcome is None):
            yield Part(Reason.REPLY_NO_STATE, {})
        return
    if then.state is None or not is_right:
        return
    yield from (
        Part(Reason.REPLY_STATE_DIFFERS, {"field": name, "said": said, "true": true})
        for name, said, true in _differences(reply.state, then.state, view)
    )


def _differences(said: State, true: State, view: View) -> Iterator[tuple[str, str, str]]:
    if not _is_hand(said, true, view):
        yield "Your Hand", _set(said.hand, said.unknown), _set(true.hand, true.unknown)
    if said.enemy != true.enemy:
        yield "Enemy", str(said.enemy or "?"), str(true.enemy or "?")
    table, lies = ([one for play in state.played for one in play] for state in (said, true))
    if sorted(table) != sorted(lies):
        yield "Played", _set(tuple(table)), _set(tuple(lies))
    numbers = {"Cards in Discard": "discard", "Damage": "damage", "Shield": "shield", "Tavern": "tavern"}
    for name, field in {**numbers, "Castle": "castle"}.items():
        told, is_so = getattr(said, field), getattr(true, field)
        if told is not None and told != is_so:
            yield name, str(told), str(is_so)


def _is_hand(said: State, true: State, view: View) -> bool:
    """Whether a hand is right; what everybody knows to be drawn may be named or left open."""
    kept = Counter(one for one in true.hand if one in view.hand)
    named = Counter(said.hand)
    size, due = len(said.hand) + said.unknown, len(true.hand) + true.unknown
    drawn = Counter(one for one in view.tavern_known if one is not None)
    return size == due and not kept - named and not named - Counter(true.hand) - drawn


def _set(held: tuple[Card, ...], unknown: int = 0) -> str:
    return row(held, unknown).strip("{}") or "-"


def _said(reply: Reply, view: View, then: After | None) -> Iterator[Part]:
    """What may not be said, before the play or after it; and what the words around it give away."""
    if reply.say is not None:
        verdict = judge(reply.say, view)
        if not verdict.is_permitted and then is not None and then.view is not None:
            later = judge(reply.say, then.view)
            if later.wish is not None or not then.is_kill:  # nobody knows yet who comes next
                verdict = later
        yield from verdict.problems
    kept = view.hand if then is None else then.preview.hand
    yield from _leaks(reply, kept)


def _wish(reply: Reply, then: After) -> str | None:
    """The wish that a sentence says for when the play is over."""
    if reply.say is None or then.view is None:
        return None
    meant = judge(reply.say, then.view).wish
    return next((word for word, move in wishes(then.view).items() if move == meant), None)


def _leaks(reply: Reply, hidden: tuple[Card, ...]) -> Iterator[Part]:
    """Cards that stay hidden, named in words around the answer."""
    thrown = set(reply.discard or ())
    named = {phrases.card(found[0]) for found in CARD.finditer(phrases.plain(reply.rest))}
    for one in hidden:
        if str(one) in named and one not in thrown:
            yield Part(Reason.REPLY_LEAKS, {"card": str(one)})


def _seat(word: str | None, view: View) -> int | None:
    """Whom a word names, seen from the viewer."""
    if word == "I":
        return view.seat
    if word == "YOU":
        return next((seat for seat in range(view.players) if seat != view.seat), None)
    if word is not None and word.startswith("P") and int(word[1]) < view.players:
        return int(word[1])
    return None


def _next(reply: Reply, view: View, then: After) -> Iterator[Part]:
    """Who should go is for whoever may wish; otherwise the rules say it."""
    if reply.next is None or then.view is None or then.view.phase in (Phase.WHO, Phase.NAME):
        return
    if then.view.rules.turn_order == "open" or then.view.outcome is not None:
        return
    due = then.view.turn if then.view.phase is Phase.PLAY else (view.turn + 1) % view.players
    seat = _seat(reply.next, view)
    if seat != due:
        yield Part(Reason.REPLY_NEXT_IS, {"next": reply.next, "seat": due})
