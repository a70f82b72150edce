"""Regicide in lines for people. What a move would do: number and stamp, powers, what is blocked, what comes next; told
from the preview's plain form, so that whatever is sent can be told. And a board, told from a view.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from dethrone.prose.board import Row
from dethrone.prose.words import Part, Plain, part

if TYPE_CHECKING:
    from dethrone.regicide import Card, View

    Hands: TypeAlias = Mapping[int, Sequence[Card]]

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


# ------------------------------------------------------------------- boards
BAR = 20


def board_rows(view: View, hands: Hands | None = None) -> Iterator[Row]:
    """What lies on the table, and every hand that is to be seen."""
    seen = hands if hands is not None else {} if view.seat is None else {view.seat: view.hand}
    yield _row("enemy", part("regicide-royal", enemy=view.enemy), _place(view), immunity(view))
    yield _row("health", _health(view))
    yield _row("attack", part("regicide-board-attack", **attack_facts(view)))
    if view.plays:
        yield _row(
            "table", *(part("regicide-board-play", seat=seat, cards=held) for seat, held in view.plays)
        )
    castle = " ".join(map(str, view.castle_left))
    yield _row("castle", f"{view.castle_size}: {castle}" if castle else part("board-empty"))
    yield _row("tavern", str(view.tavern_size), *_on_top(view))
    discard = " ".join(map(str, view.discard))
    yield _row("discard", f"{view.discard_size}: {discard}" if discard else str(view.discard_size))
    if view.players == 1 and view.outline.solo_flips:
        yield _row("jesters", part("regicide-board-flips", count=view.flips))
    for seat in range(view.players):
        yield Row(part("board-seat", seat=seat), [*_held(view, seat, seen.get(seat)), *marks(view, seat)])
    yield _row("now", now(view))


def _row(name: str, *parts: Part | str) -> Row:
    return Row(part("regicide-board-row", row=name), parts)


def _place(view: View) -> Part:
    return part("regicide-board-place", number=12 - max(0, view.castle_size))


def immunity(view: View) -> Part:
    """Which suit has no power against the enemy."""
    suit = view.enemy.suit
    return part("regicide-board-immune", suit=None if view.is_cancelled or suit is None else suit.value)


def health_left(view: View) -> int:
    """What the enemy still endures; the last one has fallen once the game is won."""
    return 0 if view.outcome is not None and view.outcome.is_won else view.health_left


def _health(view: View) -> str:
    left, health = health_left(view), view.enemy.health
    full = -(-BAR * left // health)
    return f"{left}/{health} [{'#' * full}{'.' * (BAR - full)}]"


def attack_facts(view: View) -> Plain:
    """What the enemy strikes with; a shield that an immune enemy ignores is noted."""
    full, shield = view.enemy.value, view.shield
    kind = "none" if not shield else "noted" if view.attack == full else "works"
    return {"attack": view.attack, "full": full, "shield": shield, "kind": kind}


def _on_top(view: View) -> Iterator[Part]:
    yield from (part("regicide-board-top", card=card) for card in view.tavern_known[:1] if card is not None)


def _held(view: View, seat: int, hand: Sequence[Card] | None) -> Iterator[Part | str]:
    yield part("regicide-board-held", count=view.hand_sizes[seat], limit=view.outline.hand_limit)
    if hand:
        yield " ".join(map(str, hand))
        yield part("regicide-board-worth", worth=sum(card.value for card in hand))


def marks(view: View, seat: int) -> Iterator[Part]:
    """What else is known of a seat."""
    if view.yielded[seat]:
        yield part("regicide-board-yielded")
    if (wish := view.wishes[seat]) is not None:
        yield part("regicide-board-says", wish=wish.value)


def now(view: View) -> Part:
    """What is asked of whom, or how it ended."""
    outcome = view.outcome
    return part(
        "regicide-board-now",
        phase=view.phase.value,
        seat=view.turn if view.decider is None else view.decider,
        owed=view.owed,
        outcome=None if outcome is None else outcome.value,
    )
