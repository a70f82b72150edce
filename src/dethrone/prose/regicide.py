"""What a move of Regicide would do, in lines for people: number and stamp, powers, what is blocked, what comes next.

A preview is told from its plain form, so that whatever is sent can be told.
"""

from __future__ import annotations

from collections.abc import Iterator

from dethrone.prose.words import Part, Plain, part

WORTH = {"A": 1, "J": 10, "Q": 15, "K": 20, "*": 0}
Line = tuple[Part, ...]


def preview_lines(preview: Plain) -> Iterator[Line]:
    """The lines, each of one or more sentences."""
    number = tuple(_number(preview))
    if number:
        yield number
    if works := tuple(_powers(preview)):
        yield (part("regicide-preview-works", works=works),)
    if blocked := tuple(part("regicide-preview-blocked", **one) for one in _events(preview, "blocked")):
        yield blocked
    if then := _next(preview):
        yield (then,)
    if preview["follows"] is not None:
        yield (part("regicide-preview-follows", seat=preview["follows"], is_bound=preview["is_bound"]),)
    for kind in ("won", "lost"):
        yield from ((part(f"regicide-{kind}", **one),) for one in _events(preview, kind))


def _events(preview: Plain, *kinds: str) -> list[Plain]:
    """The events of some kinds, without the word that says so."""
    return [
        {name: value for name, value in event.items() if name != "event"}
        for event in preview["events"]
        if event["event"] in kinds
    ]


def _worth(cards: list[str]) -> int:
    return sum(WORTH[card] if card in WORTH else WORTH.get(card[:-1]) or int(card[:-1]) for card in cards)


def _number(preview: Plain) -> Iterator[Part]:
    move = preview["move"]["move"]
    worth = next((event["value"] for event in _events(preview, "played", "paid")), 0)
    if move == "pay":
        spare = worth - preview["due"]
        judged = "short" if spare < 0 else "more" if spare else "enough"
        yield part("regicide-preview-pay", value=worth, due=preview["due"], judged=judged, spare=abs(spare))
    elif move == "flip":
        drawn = preview["unknown"] + len(preview["hand"])
        yield part("regicide-preview-flip", drawn=drawn, flips=preview["flips"])
    elif move == "play":
        yield _blow(preview, worth)
    else:
        yield from (part("regicide-wished", **event) for event in _events(preview, "wished"))


def _blow(preview: Plain, worth: int) -> Part:
    if not (dealt := _events(preview, "dealt")):
        ends = bool(_events(preview, "immunity-cancelled"))
        return part("regicide-preview-jester", ends=ends, attack=preview["attack"])
    left = dealt[0]["health"] - dealt[0]["total"]
    fallen = _events(preview, "defeated")
    stamp = "left" if not fallen else "exact" if fallen[0]["is_exact"] else "over"
    enemy = fallen[0]["enemy"] if fallen else None
    return part("regicide-preview-attack", **dealt[0], value=worth, left=abs(left), stamp=stamp, enemy=enemy)


def _powers(preview: Plain) -> Iterator[Part]:
    for event in preview["events"]:
        facts = {name: value for name, value in event.items() if name != "event"}
        match event["event"]:
            case "healed":
                yield part("regicide-preview-heals", **facts)
            case "drew" if preview["move"]["move"] != "flip":
                yield part("regicide-preview-draws", **facts)
            case "shielded":
                yield part("regicide-preview-shields", **facts)
            case "dealt" if event["is_doubled"]:
                yield part("regicide-preview-doubles")
    cards = preview["move"]["cards"] if preview["move"]["move"] == "play" else []
    idle = {card[-1] for card in cards} - {event["suit"] for event in _events(preview, "blocked")}
    if "H" in idle and not _events(preview, "healed"):
        yield part("regicide-preview-nothing-to-heal")
    if "D" in idle and not _events(preview, "drew"):
        yield part("regicide-preview-nothing-to-draw")


def _next(preview: Plain) -> Part | None:
    move, owed, hand = preview["move"]["move"], preview["owed"], preview["hand"]
    if move == "pay":
        return part("regicide-preview-paid", owed=owed, kept=len(hand), sure=_worth(hand))
    if move == "name":
        return part("regicide-preview-name", seat=preview["move"]["seat"])
    if move == "post" or _events(preview, "defeated"):
        return None
    if not owed:
        return part("regicide-preview-spared") if _events(preview, "spared") else None
    sure, unknown = _worth(hand), preview["unknown"]
    is_open = unknown or preview["flips"] or preview["shares_damage"]
    return part(
        "regicide-preview-then",
        owed=owed,
        sure=sure,
        unknown=unknown,
        can_pay=True if sure >= owed else None if is_open else False,
        flips=preview["flips"],
        others_help=preview["shares_damage"],
    )
