"""One line of text for a position and for a view, and the same as JSON; parsing then printing gives it back.

    regicide official players=2 phase=play turn=P0 enemy=JH damage=7 … hands=3H,10D|5C,9S tavern=… rng=0

A card that came from a healed batch or was captured carries its layer (`7H^3`, RC-92); with a closed pile a card
also carries when it was last discarded (`7H@2`). In a view `?^3x4` stands for four unknown cards of layer 3. On
input most fields may be left out; on output all that say something are there, in this order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dethrone.errors import Unreadable
from dethrone.regicide.cards import DECK, FIRST_JESTER, card
from dethrone.regicide.codes import CARDS
from dethrone.regicide.fields import (
    Json,
    bounded,
    card_tokens,
    join,
    number,
    read_cards,
    seat_number,
    split,
    text_list,
    text_lists,
)
from dethrone.regicide.moves import Wish
from dethrone.regicide.position import Position
from dethrone.regicide.rules import Rules
from dethrone.regicide.view import OUTCOMES, PHASES, Outcome, Phase

BIGGEST_HAND = 10
WISH_WORDS = ("-", *(wish.value for wish in Wish))


def position_json(position: Position, rules: Rules) -> dict[str, Json]:
    """A position as JSON."""
    layers, entries = position.layers(), position.entries()
    castle = position.castle_cards()
    shown: dict[str, Json] = {
        "game": "regicide",
        "rules": str(rules),
        "players": position.players,
        "phase": PHASES[position.phase].value,
        "turn": f"P{position.turn}",
        "payer": f"P{position.payer}",
        "namer": f"P{position.namer}",
        "enemy": str(DECK[position.enemy]),
        "damage": position.damage,
        "shield": position.shield,
        "immunity": "off" if position.cancelled else "on",
        "owed": position.owed,
        "hands": [
            card_tokens(_bits(position.hand(seat)), layers, entries) for seat in range(position.players)
        ],
        "tavern": card_tokens(position.tavern_cards(), layers, entries),
        "discard": card_tokens(_bits(position.discard), [0] * 54, entries),
        "plays": [[f"P{word >> 58}", *_names(word & CARDS)] for word in position.play_words()],
        "castle": [str(DECK[index]) for index in castle[position.defeated + 1 :]],
        "fallen": [str(DECK[index]) for index in castle[: position.defeated]],
        "yielded": [str(position.yielded >> seat & 1) for seat in range(position.players)],
        "streak": position.streak,
        "flips": position.flips,
        "wishes": [WISH_WORDS[position.wishes >> 2 * seat & 3] for seat in range(position.players)],
        "batches": position.batches,
        "healed": position.last_heal,
        "top": str(DECK[position.pile_top]) if position.pile_top >= 0 else "-",
        "rng": f"{position.rng:x}",
    }
    outcome = OUTCOMES[position.outcome]
    if outcome is not None:
        shown["outcome"] = outcome.value
    return _without_silence(shown, position)


def position_text(position: Position, rules: Rules) -> str:
    """A position in one line."""
    return join(position_json(position, rules))


def parse_position(text: str) -> tuple[Position, Rules]:
    """The position and the rule set that a line describes."""
    return position_from_json(split(text, "regicide"))


def _without_silence(shown: dict[str, Json], position: Position) -> dict[str, Json]:
    """Leave out what says nothing, so that the line stays readable."""
    quiet: dict[str, Callable[[], bool]] = {
        "payer": lambda: position.phase != PHASES.index(Phase.SUFFER) or position.payer == position.turn,
        "namer": lambda: position.phase != PHASES.index(Phase.NAME) or position.namer == position.turn,
        "wishes": lambda: not position.wishes,
        "batches": lambda: not position.batches,
        "healed": lambda: not position.last_heal,
        "top": lambda: position.pile_top < 0,
    }
    return {name: value for name, value in shown.items() if name not in quiet or not quiet[name]()}


def position_from_json(shown: Mapping[str, Json]) -> tuple[Position, Rules]:
    """The position and the rule set that JSON describes; what is left out has its usual value."""
    rules = Rules.parse(str(shown.get("rules", "official")))
    hands = text_lists(shown, "hands")
    if not hands or "enemy" not in shown:
        raise Unreadable("A position needs at least enemy=… and hands=….")
    players = number(shown, "players", len(hands))
    if len(hands) != players:
        raise Unreadable(f"There are {len(hands)} hands for {players} players.")
    position = rules.position(players)
    reader = _Reader()
    for seat, tokens in enumerate(hands):
        if len(tokens) > BIGGEST_HAND:
            raise Unreadable(
                f"P{seat} has a hand of {len(tokens)} cards; {BIGGEST_HAND} are the most there can be."
            )
        position.set_hand(seat, reader.mask(tokens))
    position.load_tavern(reader.indices(text_list(shown, "tavern")))
    position.discard = reader.mask(text_list(shown, "discard"))
    plays = [_play(play, players, reader) for play in text_lists(shown, "plays") if play]
    position.load_plays(plays)
    for word in plays:
        position.played |= word & CARDS
    position.load_layers(reader.layers)
    position.load_entries(reader.entries)
    _set_castle(position, shown, reader)
    _set_facts(position, shown)
    return position, rules


def _play(words: list[str], players: int, reader: _Reader) -> int:
    """One play against the enemy: its seat, then its cards."""
    seat = seat_number(words[0])
    if seat >= players:
        raise Unreadable(f"A play is of P{seat}, who does not exist among {players} players.")
    if len(words) < 2:
        raise Unreadable(f"A play of P{seat} has no cards.")
    return seat << 58 | reader.mask(words[1:])


def _set_castle(position: Position, shown: Mapping[str, Json], reader: _Reader) -> None:
    """Enemy, castle and fallen royals; where left out, what fits the enemy."""
    position.enemy = card(str(shown["enemy"])).index
    if not 40 <= position.enemy < FIRST_JESTER:
        raise Unreadable(f"The enemy is a jack, a queen or a king, not {DECK[position.enemy]}.")
    elsewhere = {index for index in reader.seen if index >= 40} | {position.enemy}
    waiting = [index for index in range(40, 52) if index >= position.enemy & ~3 and index not in elsewhere]
    castle = read_cards(text_list(shown, "castle")) if "castle" in shown else waiting
    rest = [index for index in range(40, 52) if index not in castle and index != position.enemy]
    fallen = read_cards(text_list(shown, "fallen")) if "fallen" in shown else rest
    for index in reader.seen & {*castle, position.enemy}:
        if len(fallen) < 12:
            raise Unreadable(f"The card {DECK[index]} is in two places.")
    whole = [*fallen, *castle] if len(fallen) == 12 else [*fallen, position.enemy, *castle]
    if sorted(whole) != list(range(40, 52)):
        raise Unreadable("Enemy, castle and fallen royals must be the twelve royals, each once.")
    position.load_castle(whole)
    position.defeated = len(fallen)


def _set_facts(position: Position, shown: Mapping[str, Json]) -> None:
    """Counters and who is asked."""
    for name in ("damage", "shield", "streak", "batches"):
        setattr(position, name, number(shown, name, 0))
    position.last_heal = number(shown, "healed", 0)
    position.flips = number(shown, "flips", position.flips)
    position.cancelled = shown.get("immunity", "on") == "off"
    position.phase = PHASES.index(_phase(str(shown.get("phase", "play"))))
    position.turn = seat_number(str(shown.get("turn", "P0")))
    position.payer = seat_number(str(shown.get("payer", f"P{position.turn}")))
    position.namer = seat_number(str(shown.get("namer", f"P{position.turn}")))
    if max(position.turn, position.payer, position.namer) >= position.players:
        raise Unreadable(f"A seat is named that does not exist among {position.players} players.")
    suffering = position.phase == PHASES.index(Phase.SUFFER)
    position.owed = number(shown, "owed", position.attack() if suffering else 0)
    for seat, said in enumerate(text_list(shown, "yielded")[: position.players]):
        position.yielded |= (said == "1") << seat
    for seat, word in enumerate(text_list(shown, "wishes")[: position.players]):
        if word not in WISH_WORDS:
            raise Unreadable(f"{word!r} is not a wish: {', '.join(WISH_WORDS[1:])}, or - for silence.")
        position.wishes |= WISH_WORDS.index(word) << 2 * seat
    top = str(shown.get("top", "-"))
    position.pile_top = -1 if top == "-" else card(top).index
    rng = str(shown.get("rng", "0"))
    position.rng = bounded(
        rng, f"rng is a number of 64 bits in hex, not {rng!r}.", base=16, most=(1 << 64) - 1
    )
    position.outcome = _outcome(str(shown.get("outcome", "-")))
    if position.phase == PHASES.index(Phase.WHO) and all(
        position.wishes >> 2 * seat & 3 for seat in range(position.players)
    ):
        raise Unreadable("In phase who somebody must still be asked for a wish.")


def _outcome(word: str) -> int:
    try:
        return 0 if word == "-" else OUTCOMES.index(Outcome(word))
    except ValueError:
        known = ", ".join(outcome.value for outcome in Outcome)
        raise Unreadable(f"{word!r} is not an outcome: {known}.") from None


def _phase(word: str) -> Phase:
    try:
        return Phase(word)
    except ValueError:
        raise Unreadable(f"{word!r} is not a phase: {', '.join(phase.value for phase in Phase)}.") from None


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
        name, _, entry = token.partition("@")
        name, _, layer = name.partition("^")
        index = card(name).index
        if index in self.seen and index == FIRST_JESTER:
            index += 1
        if index in self.seen:
            raise Unreadable(f"The card {name} is in two places.", text=token)
        wrong = f"{token!r} is not a card with its layer, such as 7H^3."
        self.layers[index] = bounded(layer or "0", wrong)
        self.entries[index] = bounded(entry, wrong) if entry else -1
        self.seen.add(index)
        return index


def _bits(mask: int) -> list[int]:
    return [index for index in range(54) if mask >> index & 1]


def _names(mask: int) -> list[str]:
    return [str(DECK[index]) for index in _bits(mask)]
