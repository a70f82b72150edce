"""One line of text for a view, and the same as JSON: like a position, with `?` where the viewer cannot know.

`?^3x4` is four unknown cards of layer 3; `layers=` lists which cards a layer still hides.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from dethrone.errors import Unreadable
from dethrone.regicide.cards import Card, card
from dethrone.regicide.fields import Json, join, number, seat_number, split, text_list, text_lists
from dethrone.regicide.moves import Wish
from dethrone.regicide.rules import Rules
from dethrone.regicide.sampler import blind
from dethrone.regicide.view import Outcome, Phase, View, view_of

GAME = "regicide-view"
MOST = 54


def view_json(view: View) -> dict[str, Json]:
    """A view as JSON."""
    shown: dict[str, Json] = {
        "game": GAME,
        "rules": str(view.rules),
        "seat": _seat_text(view.seat),
        "players": view.players,
        "phase": view.phase.value,
        "decider": _seat_text(view.decider),
        "turn": f"P{view.turn}",
        "enemy": str(view.enemy),
        "damage": view.damage,
        "shield": view.shield,
        "immunity": "off" if view.is_cancelled else "on",
        "attack": view.attack,
        "owed": view.owed,
        "hands": [_hand_tokens(view, seat) for seat in range(view.players)],
        "tavern": _tavern_tokens(view),
        "layers": [[str(label), *map(str, held)] for label, held in view.layers],
        "strays": [f"{held}@{entry}" for held, entry in view.strays],
        "discard": [str(held) for held in view.discard],
        "pile": view.discard_size,
        "top": "-" if view.discard_top is None else str(view.discard_top),
        "plays": [[f"P{seat}", *map(str, held)] for seat, held in view.plays],
        "fallen": [str(held) for held in view.fallen],
        "yielded": [str(int(did)) for did in view.yielded],
        "streak": view.streak,
        "flips": view.flips,
        "wishes": ["-" if wish is None else wish.value for wish in view.wishes],
        "batches": view.batches,
        "healed": view.last_heal,
        "outcome": "-" if view.outcome is None else view.outcome.value,
    }
    return shown


def view_text(view: View) -> str:
    """A view in one line."""
    return join(view_json(view))


def parse_view(text: str) -> View:
    """The view that a line describes."""
    return view_from_json(split(text, GAME))


def view_from_json(shown: Mapping[str, Json]) -> View:
    """The view that JSON describes."""
    for name in ("seat", "enemy", "hands", "tavern", "phase", "turn", "attack", "pile"):
        if name not in shown:
            raise Unreadable(f"A view needs the field {name}.")
    seat = _seat(str(shown["seat"]))
    hands = text_lists(shown, "hands")
    labels = [[_labels(token) for token in hand] if at != seat else [] for at, hand in enumerate(hands)]
    own = () if seat is None else tuple(card(token) for token in hands[seat])
    outcome = str(shown.get("outcome", "-"))
    top = str(shown.get("top", "-"))
    _check_sizes(shown, hands)
    try:
        view = View(
            seat=seat,
            rules=Rules.parse(str(shown.get("rules", "official"))),
            players=len(hands),
            phase=Phase(str(shown["phase"])),
            decider=_seat(str(shown.get("decider", "-"))),
            turn=seat_number(str(shown["turn"])),
            enemy=card(str(shown["enemy"])),
            damage=number(shown, "damage", 0),
            shield=number(shown, "shield", 0),
            attack=number(shown, "attack", 0),
            is_cancelled=shown.get("immunity", "on") == "off",
            owed=number(shown, "owed", 0),
            hand=own,
            hand_sizes=tuple(
                len(own) if at == seat else sum(count for _, count in counts)
                for at, counts in enumerate(labels)
            ),
            hand_layers=tuple(tuple(counts) for counts in labels),
            tavern=tuple(label for token in text_list(shown, "tavern") for label in _repeated(token)),
            layers=tuple((int(line[0]), _cards(line[1:])) for line in text_lists(shown, "layers") if line),
            strays=tuple(_stray(token) for token in text_list(shown, "strays")),
            batches=number(shown, "batches", 0),
            last_heal=number(shown, "healed", 0),
            discard=_cards(text_list(shown, "discard")),
            discard_size=number(shown, "pile", 0),
            discard_top=None if top == "-" else card(top),
            plays=tuple(
                (seat_number(line[0]), _cards(line[1:])) for line in text_lists(shown, "plays") if line
            ),
            fallen=_cards(text_list(shown, "fallen")),
            yielded=tuple(word == "1" for word in text_list(shown, "yielded")),
            streak=number(shown, "streak", 0),
            flips=number(shown, "flips", 0),
            wishes=tuple(None if word == "-" else Wish(word) for word in text_list(shown, "wishes")),
            outcome=None if outcome == "-" else Outcome(outcome),
        )
        again = view_of(blind(view), view.rules, seat)
    except (ValueError, LookupError, StopIteration) as error:
        raise Unreadable(f"The view cannot be read: {error}.") from None
    if again != view:
        raise Unreadable("The view contradicts itself: no position looks like that.")
    return view


def _check_sizes(shown: Mapping[str, Json], hands: list[list[str]]) -> None:
    """Nothing may be more than there can be."""
    seats = [str(shown.get(name, "-")) for name in ("seat", "decider", "turn")]
    seats += [line[0] for line in text_lists(shown, "plays") if line]
    for text in seats:
        if text != "-" and seat_number(text) >= len(hands):
            raise Unreadable(f"{text} does not exist among {len(hands)} players.")
    held = [sum(_labels(token)[1] if token.startswith("?") else 1 for token in hand) for hand in hands]
    places = sum(len(_repeated(token)) for token in text_list(shown, "tavern")) if max(held) <= MOST else 0
    plays = len(text_lists(shown, "plays"))
    if max(held) > 10 or places > MOST or plays > MOST:
        raise Unreadable(f"There are {MOST} cards, 10 in a hand at most, and not as many as the view says.")


def _hand_tokens(view: View, seat: int) -> list[str]:
    if seat == view.seat:
        return [str(held) for held in view.hand]
    return [f"?^{label}x{count}" for label, count in view.hand_layers[seat]]


def _tavern_tokens(view: View) -> list[str]:
    """The tavern from the top; a card that everybody knows stands there itself."""
    tokens = []
    for (label, known), run in groupby(zip(view.tavern, view.tavern_known, strict=True)):
        tokens.append(f"{known}^{label}" if known is not None else f"?^{label}x{len(list(run))}")
    return tokens


def _labels(token: str) -> tuple[int, int]:
    name, _, rest = token.partition("^")
    label, _, count = rest.partition("x")
    if name != "?" or not label.isdigit() or not count.isdigit() or max(len(label), len(count)) > 4:
        raise Unreadable(f"{token!r} is not a number of unknown cards, such as ?^0x7.", text=token)
    return int(label), int(count)


def _repeated(token: str) -> list[int]:
    if token.startswith("?"):
        label, count = _labels(token)
        return [label] * count
    name, _, text = token.partition("^")
    card(name)
    return [int(text or 0)]


def _stray(token: str) -> tuple[Card, int]:
    name, _, entry = token.partition("@")
    return card(name), int(entry)


def _cards(tokens: list[str]) -> tuple[Card, ...]:
    return tuple(card(token) for token in tokens)


def _seat(text: str) -> int | None:
    return None if text == "-" else seat_number(text)


def _seat_text(seat: int | None) -> str:
    return "-" if seat is None else f"P{seat}"
