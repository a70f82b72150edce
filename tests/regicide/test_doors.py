"""What comes in from outside is a sound value or is refused with one of our errors: nothing hangs, nothing crashes."""

import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from dethrone.chance import Secret, Seed
from dethrone.errors import BadRecord, BadRules, GameError, Unreadable
from dethrone.regicide import (
    Game,
    Outcome,
    Play,
    Record,
    Rules,
    card,
    cards,
    parse_position,
    parse_view,
    replay,
    wire,
)
from dethrone.regicide.game import _again as game_again
from dethrone.regicide.kind import KIND
from dethrone.regicide.movetext import parse_move
from dethrone.regicide.notation import POSITION_FIELDS, VIEW_FIELDS, position_text
from dethrone.regicide.position import FIELDS, Snapshot, restore, snapshot
from dethrone.regicide.refusal import Reason
from dethrone.regicide.view import _again as view_again
from tests.regicide.many_games import TABLES, at_random, deal, many, push_word
from tests.regicide.tables import follow, stand

HUGE = "9" * 5000
FOREVER = "regicide summary enemy=JH phase=suffer owed=100 hands=4C|3S"

# ------------------------------------------------------------------------------- positions
REFUSED = {
    # case: (line without the game's name, why it is refused)
    "an unknown field": ("enemy=JH hands=2C damge=7", Reason.UNKNOWN_FIELD),
    "a field of views": ("enemy=JH hands=2C attack=7", Reason.UNKNOWN_FIELD),
    "damage at the health": ("enemy=JH hands=2C damage=20", Reason.DAMAGE_TOO_HIGH),
    "damage above the health": ("enemy=KH hands=2C damage=41", Reason.DAMAGE_TOO_HIGH),
    "a hand above the limit": ("enemy=JH hands=2C,2D,2H,2S,3C,3D|4C|4D|4H", Reason.HAND_TOO_BIG),
    "a hand above a limit of its own": (
        "official,hand_limit=1/1/1/1 enemy=JH hands=2C,2D",
        Reason.HAND_TOO_BIG,
    ),
    "a jester for two": ("enemy=JH hands=*,2C|3C", Reason.JESTERS_TOO_MANY),
    "two jesters for three": ("enemy=JH hands=*,2C|3C|4C tavern=*", Reason.JESTERS_TOO_MANY),
    "a jester in the pile of a solo player": ("enemy=JH hands=2C discard=*", Reason.JESTERS_TOO_MANY),
    "a queen before a jack": (
        "enemy=JC castle=QC,JD,JH,JS,QD,QH,QS,KC,KD,KH,KS hands=2C",
        Reason.CASTLE_ORDER,
    ),
    "a king fell before a jack": ("enemy=JH hands=KC,2C", Reason.CASTLE_ORDER),
    "immunity=maybe": ("enemy=JH hands=2C immunity=maybe", Reason.FIELD_CHOICE),
    "yielded=maybe": ("enemy=JH hands=2C|3C yielded=maybe", Reason.FIELD_CHOICE),
    "more yields than seats": ("enemy=JH hands=2C|3C yielded=0,0,1", Reason.SEAT_TOO_MANY),
    "more wishes than seats": (
        "open-order enemy=JH hands=2C|3C phase=who wishes=-,-,want",
        Reason.SEAT_TOO_MANY,
    ),
    "three flips": ("enemy=JH hands=2C flips=3", Reason.FLIPS_TOO_MANY),
    "more flips than these rules have": (
        "official,solo_flips=1 enemy=JH hands=2C flips=2",
        Reason.FLIPS_TOO_MANY,
    ),
    "a flip for two": ("enemy=JH hands=2C|3C flips=1", Reason.FLIPS_TOO_MANY),
    "an outcome in the middle": ("enemy=JH hands=2C outcome=won", Reason.OUTCOME_PHASE),
    "over without an outcome": ("enemy=JH hands=2C phase=over", Reason.OUTCOME_PHASE),
    "won with royals left": ("enemy=JH hands=2C phase=over outcome=won", Reason.OUTCOME_PHASE),
    "all fallen and yet lost": (
        "enemy=KS castle= fallen=JC,JD,JH,JS,QC,QD,QH,QS,KC,KD,KH,KS hands=2C flips=0 phase=over outcome=lost:stuck",
        Reason.OUTCOME_PHASE,
    ),
    "all fallen and yet going on": (
        "enemy=KS castle= fallen=JC,JD,JH,JS,QC,QD,QH,QS,KC,KD,KH,KS hands=2C",
        Reason.OUTCOME_PHASE,
    ),
    "all fallen, another enemy": (
        "enemy=KC castle= fallen=JC,JD,JH,JS,QC,QD,QH,QS,KC,KD,KH,KS hands=2C phase=over outcome=won",
        Reason.TWELVE_ROYALS,
    ),
    "stuck with a card": ("enemy=JH hands=2C|3C phase=over outcome=lost:stuck", Reason.OUTCOME_WRONG),
    "cannot pay what is there": (
        "enemy=JH hands=10C|3C phase=over outcome=lost:cannot-pay",
        Reason.OUTCOME_WRONG,
    ),
    "a stalemate by other rules": (
        "enemy=JH hands=2C|3C phase=over outcome=lost:stalemate",
        Reason.OUTCOME_WRONG,
    ),
    "two numbers in a play": ("enemy=JH damage=9 hands=2C|3C plays=P0,4D,5D", Reason.NO_SUCH_PLAY),
    "a combo above the limit": ("enemy=JH damage=12 hands=2C|3C plays=P0,6D,6H", Reason.NO_SUCH_PLAY),
    "an ace with a jester": (
        "enemy=JH immunity=off damage=1 hands=2C|3C|4C plays=P0,AD,*",
        Reason.NO_SUCH_PLAY,
    ),
    "plays that hit harder": ("enemy=JH damage=4 hands=2C|3C plays=P0,4C", Reason.PLAYS_DO_MORE),
    "a jester without effect": ("enemy=JH hands=2C|3C|4C plays=P0,*", Reason.JESTER_FORGOTTEN),
    "plays that hit harder since a jester": (
        "enemy=JC immunity=off damage=4 hands=2C|3C|4D plays=P0,*|P1,4C",
        Reason.PLAYS_DO_MORE,
    ),
    "a jester without effect, then a card": (
        "enemy=JH damage=4 hands=2C|3C|4C plays=P0,*|P1,4D",
        Reason.JESTER_FORGOTTEN,
    ),
    "more owed than the attack": ("summary enemy=JH phase=suffer owed=11 hands=4C|10S", Reason.OWED_NEVER),
    "more owed than a king's attack": (
        "enemy=KH phase=suffer owed=21 hands=9C,10C,8C|10S",
        Reason.OWED_NEVER,
    ),
    "more owed than the shield leaves": (
        "enemy=JH phase=suffer shield=4 owed=7 hands=9C|10S",
        Reason.OWED_NEVER,
    ),
    "nothing owed": ("enemy=JH phase=suffer owed=0 hands=9C|10S", Reason.OWED_NEVER),
    "suffering behind a shield": ("enemy=JH phase=suffer shield=10 hands=9C|10S", Reason.OWED_NEVER),
    "a debt in another phase": ("enemy=JH owed=3 hands=9C|10S", Reason.OWED_NEVER),
    "it hung for ever": (FOREVER.removeprefix("regicide "), Reason.OWED_NEVER),
    "nobody can pay": ("summary enemy=JH phase=suffer hands=4C|3S", Reason.NOBODY_PAYS),
    "the payer cannot pay": ("enemy=JH phase=suffer hands=4C|10S", Reason.NOBODY_PAYS),
    "the payer has no cards": ("summary enemy=JH phase=suffer hands=|10S", Reason.NOBODY_PAYS),
    "alone, without a flip": ("enemy=JH phase=suffer flips=0 hands=4C", Reason.NOBODY_PAYS),
    "a payer for another": ("enemy=JH phase=suffer turn=P0 payer=P1 hands=4C|10S", Reason.PAYER_NEVER),
    "nothing to do": ("manual enemy=JH hands=|10S", Reason.NOBODY_PLAYS),
    "discarded after its layer": ("open-order enemy=JH batches=3 hands=7H^2@3|3C", Reason.LAYER_ORDER),
    "discarded with its layer": ("open-order enemy=JH batches=3 hands=7H^2@2|3C", Reason.LAYER_ORDER),
    "discarded and never healed": (
        "open-order enemy=JH batches=3 hands=2C|3C tavern=7H@0",
        Reason.LAYER_ORDER,
    ),
    "healed and never discarded": ("open-order enemy=JH batches=3 hands=7H^2|3C", Reason.LAYER_ORDER),
    "a layer to come": ("enemy=JH batches=1 hands=7H^2|3C", Reason.LAYER_ORDER),
    "a discard to come": ("open-order enemy=JH batches=1 hands=2C|3C discard=7H@2", Reason.LAYER_ORDER),
    "a closed pile in an open game": ("enemy=JH batches=2 hands=2C|3C discard=7H@1", Reason.LAYER_ORDER),
    "healed in time to come": ("enemy=JH batches=1 healed=2 hands=2C|3C", Reason.FIELD_NUMBER),
    "a top that lies elsewhere": (
        "official,discard_view=top enemy=JH hands=2C|3C discard=7H top=2C",
        Reason.TOP_ELSEWHERE,
    ),
    "a top of an open pile": ("enemy=JH hands=2C|3C discard=7H top=7H", Reason.TOP_ELSEWHERE),
    "asked who goes, clockwise": ("enemy=JH hands=2C|3C phase=who", Reason.PHASE_NEVER),
    "asked who goes, alone": ("open-order enemy=JH hands=2C phase=who", Reason.PHASE_NEVER),
    "a name without jesters": ("enemy=JH hands=2C|3C phase=name", Reason.PHASE_NEVER),
    "a wish while playing": ("open-order enemy=JH hands=2C|3C wishes=want,-", Reason.WISHES_TOO_SOON),
    "a wish before one's turn": (
        "open-order enemy=JH hands=2C|3C phase=who wishes=-,want",
        Reason.WISHES_TOO_SOON,
    ),
    "five thousand digits": (f"enemy=JH hands=2C|3C damage={HUGE}", Reason.FIELD_NUMBER),
    "digits of another script": ("enemy=JH hands=2C|3C damage=٣", Reason.FIELD_NUMBER),
    "a sign": ("enemy=JH hands=2C|3C damage=+3", Reason.FIELD_NUMBER),
    "a layer without its number": ("enemy=JH hands=2C^|3C", Reason.NO_LAYER),
    "a discard without its time": ("open-order enemy=JH hands=2C|3C discard=7H@", Reason.NO_LAYER),
    "a jester healed and never discarded": (
        "official,discard_view=count enemy=JH batches=1 hands=2C|3C|4C tavern=*^1",
        Reason.LAYER_ORDER,
    ),
    "a superscript layer": ("enemy=JH hands=2C^²|3C", Reason.NO_LAYER),
    "rng with a prefix": ("enemy=JH hands=2C|3C rng=0x1", Reason.RNG_NUMBER),
}


@pytest.mark.parametrize(("line", "reason"), REFUSED.values(), ids=REFUSED.keys())
def test_positions_that_cannot_be_are_refused(line: str, reason: Reason) -> None:
    with pytest.raises(Unreadable) as caught:
        parse_position(f"regicide {line}")
    assert caught.value.reason == reason
    assert str(caught.value) != reason
    start = f'[Game "regicide"]\n[Start "regicide {line}"]\n\n*\n'
    with pytest.raises(BadRecord):
        replay(Record.parse(start))
    with pytest.raises(Unreadable):
        KIND.begin(f"regicide {line}", None)


def test_rules_that_contradict_a_position_are_refused() -> None:
    with pytest.raises(BadRules):
        parse_position("regicide official,first_player=seat:3 enemy=JH hands=2C|3C")
    with pytest.raises(BadRules):
        parse_position("regicide enemy=JH hands=2C|3C|4C|5C|6C")
    position = Game(2, "summary", seed=1).position
    with pytest.raises(BadRules) as caught:
        Game.from_position(position, "official")
    assert caught.value.reason == Reason.RULES_DIFFER
    line = position_text(position, Rules.named("summary"))
    for header in ('[Rules "official"]', '[Players "3"]'):
        with pytest.raises(BadRecord) as found:
            replay(Record.parse(f'[Game "regicide"]\n{header}\n[Start "{line}"]\n\n*\n'))
        assert found.value.reason == Reason.START_DIFFERS


@pytest.mark.parametrize(("rules", "players"), TABLES, ids=str)
def test_every_position_of_a_game_is_let_in(rules: str, players: int) -> None:
    for seed in range(many(6, 2)):
        game = Game.from_position(deal(rules, players, seed, fallen=seed % 12), rules)
        chance = Random(seed)
        while not game.is_over:
            push_word(game, at_random(game.position, chance))
            position = game.position
            assert parse_position(position_text(position, game.rules)) == (position, game.rules)
            assert pickle.loads(pickle.dumps(position)) == position


def test_all_fields_are_known() -> None:
    """What is written has a name that is read."""
    game = follow("official,discard_view=top enemy=JH hands=*,2C,10D|3C|4C tavern=5C discard=7H top=7H", "*")
    written = {word.split("=")[0] for word in position_text(game.position, game.rules).split() if "=" in word}
    assert written - {"official,discard_view"} <= set(POSITION_FIELDS)
    written = {word.split("=")[0] for word in game.view(0).text.split() if "=" in word}
    assert written - {"official,discard_view"} == set(VIEW_FIELDS) - {"rules"}


def test_a_debt_that_nobody_can_pay_ends_the_game() -> None:
    """Only a position made by hand comes to it; the engine must not look for a payer for ever."""
    position, rules = parse_position("regicide summary enemy=JH phase=suffer hands=4C,9D|3S")
    position.owed = 100
    game = Game.from_position(position, rules)
    for text in ("-4C+9D", "-3S"):
        assert not game.is_over
        (move,) = game.parse(text)
        game.push(move)
    assert game.outcome is Outcome.CANNOT_PAY


def test_wishes_of_everybody_end_the_asking() -> None:
    position, _ = parse_position("regicide open-order enemy=JH phase=who hands=4C|3S")
    position.wishes = 255
    assert position.decider() == 1
    with pytest.raises(Unreadable):
        Game.from_position(position, "open-order")


# ------------------------------------------------------------------------------- seats and arguments
@pytest.mark.parametrize("seat", [10**6, -1, 2, 10**30, "0", 0.0, None])
def test_a_hand_of_nobody_is_refused(seat: Any) -> None:
    game = Game(2, seed=1)
    with pytest.raises(GameError):
        game.hand(seat)
    if seat is not None:
        with pytest.raises(GameError):
            game.view(seat)


@pytest.mark.parametrize("seat", [10**6, -1, 4])
def test_a_position_has_four_hands(seat: int) -> None:
    position = Game(2, seed=1).position
    with pytest.raises(GameError):
        position.hand(seat)
    with pytest.raises(GameError):
        position.set_hand(seat, 1)
    with pytest.raises(GameError):
        position.load_tavern([0] * 1000)
    with pytest.raises(GameError):
        position.load_plays([1] * 1000)


ARGUMENTS: dict[str, Callable[[], object]] = {
    "players as text": lambda: Game("2", seed=1),  # type: ignore[arg-type]
    "players as truth": lambda: Game(True, seed=1),
    "no players": lambda: Game(0, seed=1),
    "players without end": lambda: Game(10**5000, seed=1),
    "half a seed": lambda: Game(2, seed=1.5),  # type: ignore[arg-type]
    "a seed below nought": lambda: Game(2, seed=-1),
    "a seed too big": lambda: Game(2, seed=2**64),
    "an empty secret": lambda: Game(2, secret=b""),
    "a secret as text": lambda: Game(2, secret="x" * 32),  # type: ignore[arg-type]
    "no rules": lambda: Game(2, None, seed=1),  # type: ignore[arg-type]
    "a number as rules": lambda: Game(2, 5, seed=1),  # type: ignore[arg-type]
    "flips as text": lambda: Rules(solo_flips="2"),  # type: ignore[arg-type]
    "a switch as text": lambda: Rules(damage_overflow="no"),  # type: ignore[arg-type]
    "a switch as number": lambda: Rules(damage_overflow=1),  # type: ignore[arg-type]
    "jesters as list": lambda: Rules(jesters=[0, 0, 1, 2]),  # type: ignore[arg-type]
    "an option without end": lambda: Rules.parse(f"official,solo_flips={HUGE}"),
    "a long option": lambda: Rules.parse(f"official,solo_flips={HUGE[:900]}"),
    "no position": lambda: Game.from_position(None, "official"),  # type: ignore[arg-type]
    "no move": lambda: Game(2, seed=1).push(None),  # type: ignore[arg-type]
    "a text as move": lambda: Game(2, seed=1).push("7H"),  # type: ignore[arg-type]
    "a play of texts": lambda: Game(2, seed=1).push(Play(("7H",))),  # type: ignore[arg-type]
    "a card that is none": lambda: card(HUGE),
    "cards that are none": lambda: cards("7H,\n8"),
    "a seat without end": lambda: parse_move(f">P{HUGE}"),
    "a move number without end": lambda: replay(
        Record.parse(f'[Game "regicide"]\n[Seed "1"]\n\n{HUGE}. yield *')
    ),
    "players without end in a record": lambda: replay(
        Record.parse(f'[Game "regicide"]\n[Players "{HUGE}"]\n[Seed "1"]\n\n*')
    ),
    "a seed without end in a record": lambda: replay(
        Record.parse(f'[Game "regicide"]\n[Seed "{HUGE}"]\n\n*')
    ),
    "a seed below nought in a record": lambda: replay(Record.parse('[Game "regicide"]\n[Seed "-1"]\n\n*')),
}


@pytest.mark.parametrize("call", ARGUMENTS.values(), ids=ARGUMENTS.keys())
def test_arguments_that_make_no_sense_are_refused(call: Callable[[], object]) -> None:
    with pytest.raises(GameError) as caught:
        call()
    assert str(caught.value)


# ------------------------------------------------------------------------------- views and JSON
WRONG_VIEWS = {
    # case: (what stands in the view of P0, what is written instead)
    "a layer that is no number": ("tavern=?^0x1", "tavern=7H^x"),
    "a superscript count": ("tavern=?^0x1", "tavern=?^0x²"),
    "a superscript layer": ("tavern=?^0x1", "tavern=?^²x1"),
    "no layer": ("tavern=?^0x1", "tavern=?"),
    "a count without end": ("tavern=?^0x1", f"tavern=?^0x{HUGE}"),
    "an unknown field": ("damage=0", "damge=0"),
    "immunity=maybe": ("immunity=on", "immunity=maybe"),
    "yielded=maybe": ("yielded=0,0", "yielded=0,maybe"),
    "a phase without its outcome": ("phase=play decider=P0", "phase=over decider=-"),
    "flips for two": ("flips=0", "flips=1"),
}


@pytest.mark.parametrize(("right", "wrong"), WRONG_VIEWS.values(), ids=WRONG_VIEWS.keys())
def test_views_that_cannot_be_are_refused(right: str, wrong: str) -> None:
    text = stand("enemy=JH hands=2C,9D|3C,4C tavern=5C").view(0).text
    assert right in text
    with pytest.raises(Unreadable) as caught:
        parse_view(text.replace(right, wrong))
    assert str(caught.value)


WRONG_VALUES = [
    None,
    -1,
    10**30,
    1.5,
    "x",
    "7H",
    [],
    [1],
    [[1]],
    [None],
    ["7H"],
    [[1, [1]]],
    {},
    {"a": 1},
    True,
]


def test_json_with_wrong_types_is_refused() -> None:
    """Each part of a view, a move and an event with each wrong value: a sound value or one of our errors."""
    game = stand("enemy=JH hands=2C,9D|3C,4C tavern=5C")
    step = game.push(Play(cards("2C")))
    readers: list[tuple[Any, Callable[[Any], Any], Callable[[Any], Any]]] = [
        (wire.view(game.view(0)), wire.read_view, wire.view),
        (wire.move(step.move), wire.read_move, wire.move),
        *((wire.event(event), wire.read_event, wire.event) for event in step.events(0)),
    ]
    refused = 0
    for plain, read, write in readers:
        assert write(read(plain)) == plain
        for wrong in WRONG_VALUES:
            for data in (wrong, *({**plain, name: wrong} for name in plain)):
                try:
                    value = read(data)
                except (Unreadable, BadRules):
                    refused += 1
                else:
                    assert read(write(value)) == value
    assert refused > 300


# ------------------------------------------------------------------------------- pickles
def edited(dump: Snapshot, part: int, at: int, number: Any) -> Any:
    """A snapshot in which one number is another."""
    row = list(dump[part])
    row[at] = number
    return (*dump[:part], tuple(row), *dump[part + 1 :])


EDITS = [-1, 2, 4, 13, 52, 54, 64, 255, 10**6, 2**31, 2**54, 2**63, 2**64, -(2**70), None, "1", 1.0, (1,)]


@pytest.mark.parametrize("line", ["enemy=JH hands=2C,9D|3C,4C tavern=5C discard=6C damage=1 plays=P0,AD"])
def test_an_edited_pickle_of_a_position_is_refused_or_sound(line: str) -> None:
    game = stand(line)
    dump = snapshot(game.position)
    refused = 0
    for part, row in enumerate(dump):
        for at in range(len(row)):
            for number in EDITS:
                try:
                    position = restore(edited(dump, part, at, number))
                    other = Game.from_position(position, game.rules)
                except GameError:
                    refused += 1
                    continue
                assert pickle.loads(pickle.dumps(position)) == position
                for move in other.legal_moves()[:3]:
                    copy = other.copy()
                    copy.push(move)
                    assert copy.view(0).text
    assert refused > 1000


UNSOUND: dict[str, tuple[int, int, Callable[[int], int]]] = {
    # case: (part of the snapshot, place in it, what stands there instead)
    "a hand of nobody": (1, 2, lambda _: 1 << 26),  # the 7♥, which lies nowhere
    "a play of a card that there is not": (4, 0, lambda word: word | 1 << 54),
    "a play of a seat that there is not": (4, 0, lambda word: word | 2 << 58),
}


@pytest.mark.parametrize(("part", "at", "change"), UNSOUND.values(), ids=UNSOUND)
def test_what_no_game_has_is_refused(part: int, at: int, change: Callable[[int], int]) -> None:
    dump = snapshot(stand("enemy=JH hands=2C,9D|3C,4C tavern=5C discard=6C damage=1 plays=P0,AD").position)
    assert snapshot(restore(dump)) == dump
    with pytest.raises(Unreadable, match="hands" if part == 1 else "plays"):
        restore(edited(dump, part, at, change(dump[part][at])))


SHAPES: dict[str, Callable[[Snapshot], Any]] = {
    "nothing": lambda _: None,
    "no parts": lambda _: (),
    "a part too few": lambda dump: dump[:-1],
    "a part too many": lambda dump: (*dump, ()),
    "a field too few": lambda dump: (dump[0][:-1], *dump[1:]),
    "five hands": lambda dump: (dump[0], (*dump[1], 0), *dump[2:]),
    "a hand too few": lambda dump: (dump[0], dump[1][:-1], *dump[2:]),
    "a tavern of a thousand": lambda dump: (*dump[:2], (1,) * 1000, *dump[3:]),
    "a royal too few": lambda dump: (*dump[:3], dump[3][:-1], *dump[4:]),
    "a thousand plays": lambda dump: (*dump[:4], (1,) * 1000, *dump[5:]),
    "a layer too few": lambda dump: (*dump[:5], dump[5][:-1], dump[6]),
    "an entry too few": lambda dump: (*dump[:6], dump[6][:-1]),
    "a list": lambda dump: (*dump[:6], list(dump[6])),
    "a text": lambda dump: (*dump[:6], "x" * 54),
    "a card twice": lambda dump: edited(dump, 1, 1, dump[1][0]),
    "a mask of plays": lambda dump: edited(dump, 0, FIELDS.index("played"), 1),
}


@pytest.mark.parametrize("edit", SHAPES.values(), ids=SHAPES.keys())
def test_a_snapshot_of_another_shape_is_refused(edit: Callable[[Snapshot], Any]) -> None:
    dump = snapshot(Game(2, seed=3).position)
    assert restore(dump) == Game(2, seed=3).position
    with pytest.raises(GameError):
        restore(edit(dump))


def bad_seed() -> Seed:
    """A seed as a pickle could bring it."""
    seed = object.__new__(Seed)
    object.__setattr__(seed, "number", -1)
    return seed


def bad_secret() -> Secret:
    """A secret as a pickle could bring it."""
    secret = object.__new__(Secret)
    object.__setattr__(secret, "value", b"")
    object.__setattr__(secret, "nonces", ())
    return secret


GAMES: dict[str, tuple[Any, ...]] = {
    "rules that are none": ("tea", 2, Seed(1), None, ""),
    "rules of another type": (None, 2, Seed(1), None, ""),
    "players that are none": ("official", "2", Seed(1), None, ""),
    "no chance": ("official", 2, None, None, ""),
    "chance of another type": ("official", 2, "1", None, ""),
    "a bad seed": ("official", 2, bad_seed(), None, ""),
    "a bad secret": ("official", 2, bad_secret(), None, ""),
    "a start of another type": ("official", 2, None, "start", ""),
    "a start under other rules": ("summary", 2, None, Game(2, seed=1).position, ""),
    "a move that is none": ("official", 2, Seed(1), None, "tea"),
    "an illegal move": ("official", 2, Seed(1), None, "flip"),
    "moves of another type": ("official", 2, Seed(1), None, ["yield"]),
}


@pytest.mark.parametrize("parts", GAMES.values(), ids=GAMES.keys())
def test_an_edited_pickle_of_a_game_is_refused(parts: tuple[Any, ...]) -> None:
    with pytest.raises(GameError):
        game_again(*parts)


VIEWS: dict[str, tuple[Any, ...]] = {
    "a seat too many": (2, "official", Game(2, seed=1).view(0).outline),
    "a seat below nought": (-1, "official", Game(2, seed=1).view(0).outline),
    "a seat of another type": ("0", "official", Game(2, seed=1).view(0).outline),
    "other rules": (0, "summary", Game(2, seed=1).view(0).outline),
    "no rules": (0, None, Game(2, seed=1).view(0).outline),
    "no outline": (0, "official", None),
}


@pytest.mark.parametrize("parts", VIEWS.values(), ids=VIEWS.keys())
def test_an_edited_pickle_of_a_view_is_refused(parts: tuple[Any, ...]) -> None:
    with pytest.raises(GameError):
        view_again(*parts)


def test_views_come_back_from_their_pickles() -> None:
    game = Game(3, "open-order", seed=4)
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)
        assert pickle.loads(pickle.dumps(view)) == view
