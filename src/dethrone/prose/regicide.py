"""What a move of Regicide would do, in lines for people: number and stamp, powers, what is blocked, what comes next.

A preview is told from its plain form, so that whatever is sent can be told.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from dethrone.prose.words import Part, Plain

WORTH = {"A": 1, "J": 10, "Q": 15, "K": 20, "*": 0}
Line = tuple[Part, ...]
Events = defaultdict[str, list[Plain]]


def preview_lines(preview: Plain) -> Iterator[Line]:
    """The lines, each of one or more sentences."""
    happened = _by_kind(preview["events"])
    number = tuple(_number(preview, happened))
    if number:
        yield number
    if works := tuple(_powers(preview, happened)):
        yield (_part("regicide-preview-works", works=works),)
    if blocked := tuple(_part("regicide-preview-blocked", **one) for one in happened["blocked"]):
        yield blocked
    if then := _next(preview, happened):
        yield (then,)
    if preview["follows"] is not None:
        yield (_part("regicide-preview-follows", seat=preview["follows"], is_bound=preview["is_bound"]),)
    for kind in ("won", "lost"):
        yield from ((_part(f"regicide-{kind}", **one),) for one in happened[kind])


def _part(message: str, /, **facts: Any) -> Part:
    """A message with facts out of a preview, which are plain already."""
    return Part(message, facts)


def _by_kind(events: list[Plain]) -> Events:
    """The events by their kind, without the word that says it."""
    happened: Events = defaultdict(list)
    for event in events:
        happened[event["event"]].append({name: value for name, value in event.items() if name != "event"})
    return happened


def _worth(cards: list[str]) -> int:
    return sum(WORTH[card] if card in WORTH else WORTH.get(card[:-1]) or int(card[:-1]) for card in cards)


def _number(preview: Plain, happened: Events) -> Iterator[Part]:
    move = preview["move"]["move"]
    worth = next((event["value"] for event in (*happened["played"], *happened["paid"])), 0)
    if move == "pay":
        spare = worth - preview["due"]
        judged = "short" if spare < 0 else "more" if spare else "enough"
        yield _part("regicide-preview-pay", value=worth, due=preview["due"], judged=judged, spare=abs(spare))
    elif move == "flip":
        drawn = preview["unknown"] + len(preview["hand"])
        yield _part("regicide-preview-flip", drawn=drawn, flips=preview["flips"])
    elif move == "play":
        yield _blow(preview, happened, worth)
    else:
        yield from (_part("regicide-wished", **event) for event in happened["wished"])


def _blow(preview: Plain, happened: Events, worth: int) -> Part:
    if not (dealt := happened["dealt"]):
        ends = bool(happened["immunity-cancelled"])
        return _part("regicide-preview-jester", ends=ends, attack=preview["attack"])
    left = dealt[0]["health"] - dealt[0]["total"]
    fallen = happened["defeated"]
    stamp = "left" if not fallen else "exact" if fallen[0]["is_exact"] else "over"
    enemy = fallen[0]["enemy"] if fallen else None
    return _part("regicide-preview-attack", **dealt[0], value=worth, left=abs(left), stamp=stamp, enemy=enemy)


def _powers(preview: Plain, happened: Events) -> Iterator[Part]:
    yield from (_part("regicide-preview-heals", **event) for event in happened["healed"])
    if preview["move"]["move"] != "flip":
        yield from (_part("regicide-preview-draws", **event) for event in happened["drew"])
    yield from (_part("regicide-preview-shields", **event) for event in happened["shielded"])
    if any(event["is_doubled"] for event in happened["dealt"]):
        yield _part("regicide-preview-doubles")
    cards = preview["move"]["cards"] if preview["move"]["move"] == "play" else []
    idle = {card[-1] for card in cards} - {event["suit"] for event in happened["blocked"]}
    if "H" in idle and not happened["healed"]:
        yield _part("regicide-preview-nothing-to-heal")
    if "D" in idle and not happened["drew"]:
        yield _part("regicide-preview-nothing-to-draw")


def _next(preview: Plain, happened: Events) -> Part | None:
    move, owed, hand = preview["move"]["move"], preview["owed"], preview["hand"]
    if move == "pay":
        return _part("regicide-preview-paid", owed=owed, kept=len(hand), sure=_worth(hand))
    if move == "name":
        return _part("regicide-preview-name", seat=preview["move"]["seat"])
    if move == "post" or happened["defeated"]:
        return None
    if not owed:
        return _part("regicide-preview-spared") if happened["spared"] else None
    sure, unknown = _worth(hand), preview["unknown"]
    is_open = unknown or preview["flips"] or preview["shares_damage"]
    return _part(
        "regicide-preview-then",
        owed=owed,
        sure=sure,
        unknown=unknown,
        can_pay=True if sure >= owed else None if is_open else False,
        flips=preview["flips"],
        others_help=preview["shares_damage"],
    )
