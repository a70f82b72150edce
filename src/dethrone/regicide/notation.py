"""One line of text for a position and for a view; parsing then printing gives it back.

    regicide official players=2 phase=play turn=P0 enemy=JH damage=7 … hands=3H,10D|5C,9S tavern=… rng=0

A card that came from a healed batch or was captured carries its layer (`7H^3`, RC-92); with a closed pile a card
also carries when it was last discarded (`7H@2`). In a view `?^3x4` stands for four unknown cards of layer 3, and
`layers=` lists which cards a layer still hides. On input most fields of a position may be left out; on output all
that say something are there, in this order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import groupby
from typing import TypeVar

from dethrone.chance import shortened
from dethrone.errors import Unreadable
from dethrone.regicide.cards import DECK, FIRST_JESTER, Card, card
from dethrone.regicide.codes import ASKING, CARDS, NAME, NAMING, PHASES, SUFFERING, Phase
from dethrone.regicide.moves import Wish
from dethrone.regicide.position import Position
from dethrone.regicide.refusal import Reason
from dethrone.regicide.rules import Rules, as_rules
from dethrone.regicide.sampler import Facts, view_from
from dethrone.regicide.sound import BIGGEST_HAND, MOST, MOST_CARDS, flaw
from dethrone.regicide.view import OUTCOMES, Outcome, View

VIEW = f"{NAME}-view"
WISH_WORDS = ("-", *(wish.value for wish in Wish))
IMMUNITY = ("on", "off")
DIGITS = "0123456789abcdef"
POSITION_FIELDS = (
    *(
        "players",
        "phase",
        "turn",
        "payer",
        "namer",
        "enemy",
        "damage",
        "shield",
        "immunity",
        "owed",
        "hands",
        "tavern",
    ),
    *(
        "discard",
        "plays",
        "castle",
        "fallen",
        "yielded",
        "streak",
        "flips",
        "wishes",
        "batches",
        "healed",
        "top",
    ),
    *("rng", "outcome", "rules"),
)
VIEW_FIELDS = (
    *(
        "seat",
        "players",
        "phase",
        "decider",
        "turn",
        "enemy",
        "damage",
        "shield",
        "immunity",
        "attack",
        "owed",
    ),
    *(
        "hands",
        "tavern",
        "layers",
        "strays",
        "discard",
        "pile",
        "top",
        "plays",
        "fallen",
        "yielded",
        "streak",
    ),
    *("flips", "wishes", "batches", "healed", "outcome", "rules"),
)
Fields = dict[str, str]
EnumT = TypeVar("EnumT", bound=Enum)


# ------------------------------------------------------------- positions, written
def position_text(position: Position, rules: Rules) -> str:
    """A position in one line."""
    shown = dict(_position_fields(position))
    if position.phase != SUFFERING or position.payer == position.turn:
        del shown["payer"]
    if position.phase != NAMING or position.namer == position.turn:
        del shown["namer"]
    silent = {"wishes": position.wishes, "batches": position.batches, "healed": position.last_heal}
    for name, number in {**silent, "top": position.pile_top + 1, "outcome": position.outcome}.items():
        if not number:
            del shown[name]
    return _joined(NAME, rules, shown)


def _position_fields(position: Position) -> Iterator[tuple[str, object]]:
    layers, entries = position.layers(), position.entries()
    castle, seats = position.castle_cards(), range(position.players)
    outcome = OUTCOMES[position.outcome]
    yield "players", position.players
    yield "phase", PHASES[position.phase].value
    yield "turn", f"P{position.turn}"
    yield "payer", f"P{position.payer}"
    yield "namer", f"P{position.namer}"
    yield "enemy", DECK[position.enemy]
    yield "damage", position.damage
    yield "shield", position.shield
    yield "immunity", "off" if position.cancelled else "on"
    yield "owed", position.owed
    yield "hands", [_tokens(_bits(position.hand(seat)), layers, entries) for seat in seats]
    yield "tavern", _tokens(position.tavern_cards(), layers, entries)
    yield "discard", _tokens(_bits(position.discard), [0] * 54, entries)
    yield "plays", [[f"P{word >> 58}", *_names(word & CARDS)] for word in position.play_words()]
    yield "castle", [DECK[index] for index in castle[position.defeated + 1 :]]
    yield "fallen", [DECK[index] for index in castle[: position.defeated]]
    yield "yielded", [position.yielded >> seat & 1 for seat in seats]
    yield "streak", position.streak
    yield "flips", position.flips
    yield "wishes", [WISH_WORDS[position.wishes >> 2 * seat & 3] for seat in seats]
    yield "batches", position.batches
    yield "healed", position.last_heal
    yield "top", DECK[position.pile_top]
    yield "rng", f"{position.rng:x}"
    yield "outcome", outcome and outcome.value


def _tokens(indices: Iterable[int], layers: Sequence[int], entries: Sequence[int]) -> list[str]:
    """Cards with the layer they are of and when they were last discarded, where that is not the usual."""
    return [
        str(DECK[index])
        + (f"^{layers[index]}" if layers[index] else "")
        + (f"@{entries[index]}" if entries[index] >= 0 else "")
        for index in indices
    ]


def _bits(mask: int) -> list[int]:
    return [index for index in range(54) if mask >> index & 1]


def _names(mask: int) -> list[str]:
    return [str(DECK[index]) for index in _bits(mask)]


# ------------------------------------------------------------- positions, read
def parse_position(text: str) -> tuple[Position, Rules]:
    """The position and the rule set that a line describes; what is left out has its usual value."""
    shown = _split(text, NAME, POSITION_FIELDS)
    rules = as_rules(shown.get("rules", "official"))
    hands = _lists(shown, "hands")
    if not hands or "enemy" not in shown:
        raise Unreadable(Reason.NEEDS_ENEMY, text=text)
    players = _number(shown, "players", len(hands))
    if len(hands) != players:
        raise Unreadable(Reason.HAND_COUNT, text=text, hands=len(hands), players=players)
    position = rules.position(players)
    rules.first_seat(players)
    reader = _Reader()
    for seat, tokens in enumerate(hands):
        if len(tokens) > BIGGEST_HAND:
            raise Unreadable(Reason.HAND_TOO_BIG, text=text, seat=seat, cards=len(tokens), most=BIGGEST_HAND)
        position.set_hand(seat, reader.mask(tokens))
    position.load_tavern(reader.indices(_list(shown, "tavern")))
    position.discard = reader.mask(_list(shown, "discard"))
    plays = [_play(play, players, reader) for play in _lists(shown, "plays") if play]
    position.load_plays(plays)
    for word in plays:
        position.played |= word & CARDS
    position.load_layers(reader.layers)
    position.load_entries(reader.entries)
    _set_castle(position, shown, reader)
    _set_seats(position, shown)
    _set_counters(position, shown, reader)
    why = flaw(position)
    if why is not None:
        error = Unreadable(why[0], text=text)
        error.facts = why[1]
        raise error
    return position, rules


def _play(words: list[str], players: int, reader: _Reader) -> int:
    """One play against the enemy: its seat, then its cards."""
    seat = _seat_number(words[0])
    if seat >= players:
        raise Unreadable(Reason.PLAY_BY_NOBODY, seat=seat, players=players)
    if len(words) < 2:
        raise Unreadable(Reason.PLAY_OF_NOTHING, seat=seat)
    return seat << 58 | reader.mask(words[1:])


def _set_castle(position: Position, shown: Fields, reader: _Reader) -> None:
    """Enemy, castle and fallen royals; where left out, what fits the enemy."""
    position.enemy = card(shown["enemy"]).index
    if not 40 <= position.enemy < FIRST_JESTER:
        raise Unreadable(Reason.ENEMY_NO_ROYAL, card=str(DECK[position.enemy]))
    elsewhere = {index for index in reader.seen if index >= 40} | {position.enemy}
    waiting = [index for index in range(40, 52) if index >= position.enemy & ~3 and index not in elsewhere]
    castle = [card(token).index for token in _list(shown, "castle")] if "castle" in shown else waiting
    rest = [index for index in range(40, 52) if index not in castle and index != position.enemy]
    fallen = [card(token).index for token in _list(shown, "fallen")] if "fallen" in shown else rest
    for index in reader.seen & {*castle, position.enemy}:
        if len(fallen) < 12:
            raise Unreadable(Reason.TWO_PLACES, card=str(DECK[index]))
    whole = [*fallen, *castle] if len(fallen) == 12 else [*fallen, position.enemy, *castle]
    if sorted(whole) != list(range(40, 52)):
        raise Unreadable(Reason.TWELVE_ROYALS)
    position.load_castle(whole)
    position.defeated = len(fallen)


def _set_seats(position: Position, shown: Fields) -> None:
    """Who is asked for what, and what the seats did and said."""
    position.phase = PHASES.index(_one_of(Phase, shown.get("phase", "play"), Reason.NO_PHASE))
    position.turn = _seat_number(shown.get("turn", "P0"))
    position.payer = _seat_number(shown.get("payer", f"P{position.turn}"))
    position.namer = _seat_number(shown.get("namer", f"P{position.turn}"))
    if max(position.turn, position.payer, position.namer) >= position.players:
        raise Unreadable(Reason.SEAT_TOO_MANY, players=position.players)
    for seat, did in enumerate(_by_seat(shown, "yielded", position.players)):
        position.yielded |= _choice("yielded", did, ("0", "1")) << seat
    for seat, word in enumerate(_by_seat(shown, "wishes", position.players)):
        if word not in WISH_WORDS:
            raise Unreadable(Reason.NO_WISH, word=shortened(word), choices=list(WISH_WORDS[1:]))
        position.wishes |= WISH_WORDS.index(word) << 2 * seat
    if position.phase == ASKING and all(position.wishes >> 2 * seat & 3 for seat in range(position.players)):
        raise Unreadable(Reason.ALL_HAVE_SPOKEN)


def _set_counters(position: Position, shown: Fields, reader: _Reader) -> None:
    for name in ("damage", "shield", "streak"):
        setattr(position, name, _number(shown, name, 0))
    position.last_heal = _number(shown, "healed", 0)
    youngest = max(*reader.layers, *reader.entries, position.last_heal)
    position.batches = _number(shown, "batches", youngest)
    if position.discard_view:  # a card of the pile that says no time came there since it was healed from
        for index in _bits(position.discard):
            if reader.entries[index] < 0:
                reader.entries[index] = position.last_heal
        position.load_entries(reader.entries)
    position.flips = _number(shown, "flips", position.flips)
    position.cancelled = bool(_choice("immunity", shown.get("immunity", "on"), IMMUNITY))
    position.owed = _number(shown, "owed", position.attack() if position.phase == SUFFERING else 0)
    top = shown.get("top", "-")
    if top != "-":
        index = card(top).index
        is_second = index == FIRST_JESTER and not position.discard >> index & 1
        position.pile_top = index + 1 if is_second else index  # the two look alike
    rng = shown.get("rng", "0")
    state = _bounded(rng, base=16, most=(1 << 64) - 1)
    if state is None:
        raise Unreadable(Reason.RNG_NUMBER, text=rng, value=shortened(rng))
    position.rng = state
    outcome = shown.get("outcome", "-")
    if outcome != "-":
        position.outcome = OUTCOMES.index(_one_of(Outcome, outcome, Reason.NO_OUTCOME))


class _Reader:
    """Reads cards and makes sure that none is there twice; the second jester takes its own number."""

    def __init__(self) -> None:
        self.seen: set[int] = set()
        self.layers = [0] * 54
        self.entries = [-1] * 54

    def indices(self, tokens: list[str]) -> list[int]:
        return [self._index(token) for token in tokens]

    def mask(self, tokens: list[str]) -> int:
        mask = 0
        for token in tokens:
            mask |= 1 << self._index(token)
        return mask

    def _index(self, token: str) -> int:
        name, has_entry, entry = token.partition("@")
        name, has_layer, layer = name.partition("^")
        index = card(name).index
        if index in self.seen and index == FIRST_JESTER:
            index += 1
        if index in self.seen:
            raise Unreadable(Reason.TWO_PLACES, text=token, card=name)
        numbers = [_bounded(layer if has_layer else "0"), _bounded(entry if has_entry else "0")]
        if numbers[0] is None or numbers[1] is None:
            raise Unreadable(Reason.NO_LAYER, text=token, word=shortened(token))
        self.layers[index], self.entries[index] = numbers[0], numbers[1] if has_entry else -1
        self.seen.add(index)
        return index


# ------------------------------------------------------------- views
def view_text(view: View) -> str:
    """A view in one line: like a position, with `?` where the viewer cannot know."""
    return _joined(VIEW, view.rules, dict(_view_fields(view)))


def _view_fields(view: View) -> Iterator[tuple[str, object]]:
    yield "seat", _seat_text(view.seat)
    yield "players", view.players
    yield "phase", view.phase.value
    yield "decider", _seat_text(view.decider)
    yield "turn", f"P{view.turn}"
    yield "enemy", view.enemy
    yield "damage", view.damage
    yield "shield", view.shield
    yield "immunity", "off" if view.is_cancelled else "on"
    yield "attack", view.attack
    yield "owed", view.owed
    layers = view.hand_layers
    yield (
        "hands",
        [
            view.hand if seat == view.seat else [f"?^{label}x{count}" for label, count in layers[seat]]
            for seat in range(view.players)
        ],
    )
    yield "tavern", _tavern_tokens(view)
    yield "layers", [[label, *held] for label, held in view.layers]
    yield "strays", [f"{held}@{entry}" for held, entry in view.strays]
    yield "discard", view.discard
    yield "pile", view.discard_size
    yield "top", view.discard_top
    yield "plays", [[f"P{seat}", *held] for seat, held in view.plays]
    yield "fallen", view.fallen
    yield "yielded", [int(did) for did in view.yielded]
    yield "streak", view.streak
    yield "flips", view.flips
    yield "wishes", ["-" if wish is None else wish.value for wish in view.wishes]
    yield "batches", view.batches
    yield "healed", view.last_heal
    yield "outcome", None if view.outcome is None else view.outcome.value


def _tavern_tokens(view: View) -> list[str]:
    """The tavern from the top; a card that everybody knows stands there itself."""
    tokens = []
    for (label, known), run in groupby(zip(view.tavern, view.tavern_known, strict=True)):
        tokens.append(f"{known}^{label}" if known is not None else f"?^{label}x{len(list(run))}")
    return tokens


def parse_view(text: str) -> View:
    """The view that a line describes."""
    shown = _split(text, VIEW, VIEW_FIELDS)
    seat = _seat(shown.get("seat", "-"))
    hands = _lists(shown, "hands")
    missing = next((name for name in ("hands", "phase", "turn", "enemy") if name not in shown), None)
    if missing is not None or (seat is not None and seat >= len(hands)):
        raise Unreadable(Reason.NO_FIELD, text=text, word=f"'{missing or 'seat'}'")
    layers = [[_labels(token) for token in hand] if at != seat else [] for at, hand in enumerate(hands)]
    own = () if seat is None else _cards(hands[seat])
    tavern = [_labels(token) for token in _list(shown, "tavern")]
    if sum(count for _, count in tavern) > MOST_CARDS:
        raise Unreadable(Reason.TOO_MANY_CARDS, text=text, most=MOST_CARDS)
    outcome, top = shown.get("outcome", "-"), shown.get("top", "-")
    facts = Facts(
        rules=str(as_rules(shown.get("rules", "official"))),
        seat=seat,
        players=len(hands),
        phase=_one_of(Phase, shown["phase"], Reason.NO_PHASE),
        decider=_seat(shown.get("decider", "-")),
        turn=_seat_number(shown["turn"]),
        enemy=card(shown["enemy"]),
        damage=_number(shown, "damage", 0),
        shield=_number(shown, "shield", 0),
        is_cancelled=bool(_choice("immunity", shown.get("immunity", "on"), IMMUNITY)),
        attack=_number(shown, "attack", 0),
        owed=_number(shown, "owed", 0),
        hand=own,
        hand_sizes=tuple(
            len(own) if at == seat else sum(count for _, count in counts) for at, counts in enumerate(layers)
        ),
        hand_layers=tuple(tuple(counts) for counts in layers),
        tavern=tuple(label for label, count in tavern for _ in range(count)),
        layers=tuple((_label(line[0]), _cards(line[1:])) for line in _lists(shown, "layers") if line),
        strays=tuple(_stray(token) for token in _list(shown, "strays")),
        discard=_cards(_list(shown, "discard")),
        discard_size=_number(shown, "pile", 0),
        discard_top=None if top == "-" else card(top),
        plays=tuple((_seat_number(line[0]), _cards(line[1:])) for line in _lists(shown, "plays") if line),
        fallen=_cards(_list(shown, "fallen")),
        yielded=tuple(bool(_choice("yielded", word, ("0", "1"))) for word in _list(shown, "yielded")),
        streak=_number(shown, "streak", 0),
        flips=_number(shown, "flips", 0),
        wishes=tuple(
            None if word == "-" else _one_of(Wish, word, Reason.NO_WISH) for word in _list(shown, "wishes")
        ),
        batches=_number(shown, "batches", 0),
        last_heal=_number(shown, "healed", 0),
        outcome=None if outcome == "-" else _one_of(Outcome, outcome, Reason.NO_OUTCOME),
    )
    return view_from(facts)


def _labels(token: str) -> tuple[int, int]:
    """A layer and how many cards of it: `?^3x4`, or one card that is known, `KS^5`."""
    name, _, rest = token.partition("^")
    label, _, count = rest.partition("x")
    if name != "?":
        card(name)
        return _label(rest or "0"), 1
    numbers = [_bounded(label), _bounded(count)]
    if numbers[0] is None or numbers[1] is None:
        raise Unreadable(Reason.NO_UNKNOWNS, text=token, word=shortened(token))
    return numbers[0], numbers[1]


def _label(text: str) -> int:
    label = _bounded(text)
    if label is None:
        raise Unreadable(Reason.NO_LAYER, text=text, word=shortened(text))
    return label


def _stray(token: str) -> tuple[Card, int]:
    name, _, entry = token.partition("@")
    return card(name), _label(entry)


def _cards(tokens: list[str]) -> tuple[Card, ...]:
    return tuple(card(token) for token in tokens)


# ------------------------------------------------------------- lines of name=value
def _joined(game: str, rules: Rules, shown: Mapping[str, object]) -> str:
    """Fields in one line: the game, its rule set, then all fields as name=value."""
    return " ".join([game, str(rules), *(f"{name}={_flat(value)}" for name, value in shown.items())])


def _flat(value: object) -> str:
    if isinstance(value, list | tuple):
        if value and isinstance(value[0], list | tuple):
            return "|".join(",".join(map(str, inner)) for inner in value)
        return ",".join(map(str, value))
    return "-" if value is None else str(value)


def _split(text: str, game: str, names: tuple[str, ...]) -> Fields:
    """The fields of a line; lists are still one text each."""
    words = text.split()
    if not words or words[0] != game:
        first = words[0] if words else ""
        raise Unreadable(Reason.OTHER_GAME, text=text, first=shortened(first), wanted=repr(game))
    shown: Fields = {}
    rest = words[1:]
    if rest and ("=" not in rest[0] or "," in rest[0].split("=")[0]):
        shown["rules"] = rest.pop(0)
    for word in rest:
        name, equals, value = word.partition("=")
        if not equals:
            raise Unreadable(Reason.NO_FIELD, text=text, where=text.find(word), word=shortened(word))
        if name not in names:
            where, known = text.find(word), list(names)
            raise Unreadable(Reason.UNKNOWN_FIELD, text=text, where=where, name=shortened(name), names=known)
        if name in shown:
            where = text.rfind(f" {word}") + 1
            raise Unreadable(Reason.FIELD_TWICE, text=text, where=where, name=shortened(name)[1:-1])
        shown[name] = value
    return shown


def _list(shown: Fields, name: str) -> list[str]:
    return [item for item in shown.get(name, "").split(",") if item]


def _lists(shown: Fields, name: str) -> list[list[str]]:
    if name not in shown:
        return []
    return [[item for item in inner.split(",") if item] for inner in shown[name].split("|")]


def _by_seat(shown: Fields, name: str, players: int) -> list[str]:
    """A field with a word for each seat."""
    words = _list(shown, name)
    if len(words) > players:
        raise Unreadable(Reason.SEAT_TOO_MANY, text=shown[name], players=players)
    return words


def _choice(name: str, word: str, words: tuple[str, ...]) -> int:
    """Which of a few words a field has."""
    if word not in words:
        raise Unreadable(
            Reason.FIELD_CHOICE, text=word, name=name, choices=list(words), value=shortened(word)
        )
    return words.index(word)


def _number(shown: Fields, name: str, usual: int) -> int:
    """A field that is a whole number."""
    text = shown.get(name, str(usual))
    number = _bounded(text)
    if number is None:
        raise Unreadable(Reason.FIELD_NUMBER, text=text, name=name, most=MOST, value=shortened(text))
    return number


def _bounded(text: str, *, base: int = 10, most: int = MOST) -> int | None:
    """A number that is no more than an engine holds, or None."""
    digits = DIGITS[:base]
    if not 0 < len(text) <= 20 or not all(letter in digits for letter in text):
        return None
    number = int(text, base)
    return number if number <= most else None


def _one_of(enum: type[EnumT], word: str, reason: Reason) -> EnumT:
    """The member of an enum with a value."""
    try:
        return enum(word)
    except ValueError:
        choices = [str(member.value) for member in enum]
        raise Unreadable(reason, text=word, word=shortened(word), choices=choices) from None


def _seat_number(text: str) -> int:
    """The seat that `P2` names."""
    if len(text) == 2 and text[0] in "Pp" and text[1] in "0123":
        return int(text[1])
    raise Unreadable(Reason.NO_SEAT_NAME, text=text, word=shortened(text))


def _seat(text: str) -> int | None:
    return None if text == "-" else _seat_number(text)


def _seat_text(seat: int | None) -> str:
    return "-" if seat is None else f"P{seat}"
