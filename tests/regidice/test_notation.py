"""Texts that cannot be read, and where; the golden form of some that can."""

from random import Random

import pytest

from dethrone.contract import KEEPER
from dethrone.errors import BadRecord, IllegalMove, Unreadable
from dethrone.regidice import (
    Act,
    Action,
    Colour,
    Declare,
    Game,
    Heal,
    Lose,
    MakeSet,
    Move,
    Phase,
    Pips,
    Put,
    Raise,
    Share,
    Spend,
    Split,
    Use,
    dice,
    die,
    heap,
    heap_text,
    parse_move,
    parse_position,
    parse_view,
    position_text,
    read_moves,
)
from dethrone.regidice.record import replay, verify
from dethrone.regidice.refusal import Reason
from dethrone.sheet import Record
from tests.regidice.tables import say
from tests.regidice.wander import ALL_RULES, wander

DICE = {"r3": "r3", "R3": "r3", "red 3": "r3", "Black1": "k1", "y?": "y?", "blue -": "b-", " k6 ": "k6"}


@pytest.mark.parametrize(("text", "printed"), DICE.items())
def test_dice(text: str, printed: str) -> None:
    assert str(die(text)) == printed


def test_heaps() -> None:
    assert heap_text(dice("y2, r3 + r1 {k6} b-")) == "r13b-y2k6"
    assert heap("r13b-y2k6") == heap("y2k6r31b-")
    assert heap_text(heap(".")) == "."


MOVES = {
    # phase            typed                      printed
    "a bare seat": (Phase.RESOLVE, "p1", "act:P1"),
    "a companion": (Phase.RESOLVE, "pip 2 red", "pip:P2:r"),
    "with its value": (Phase.RESOLVE, "spend P2 r1", "pip:P2:r"),
    "raise": (Phase.RAISE, "P0 red 4", "raise:P0:r4"),
    "raise the enemy": (Phase.RAISE, "raise enemy 5", "raise:enemy:5"),
    "a bare set": (Phase.SET, "5 6", "set:6+5"),
    "digits": (Phase.SET, "set 655", "set:6+5+5"),
    "a bare spell": (Phase.SET, "Red", "cast:red"),
    "dice to use": (Phase.COLOUR, "b5 r5", "use:r5+b5"),
    "pips": (Phase.PIPS, "2,6,6", "enemy:6+6+2"),
    "heal": (Phase.HEAL, "black red", "heal:r+k"),
    "split": (Phase.SPLIT, "P1=1, p0=2", "split:P0=2+P1=1"),
    "share nothing": (Phase.SHARE, "none", "share:none"),
    "blue four is a die here": (Phase.LOSE, "b4", "lose:b4"),
    "block four elsewhere": (Phase.DECLARE, "b4", "B4"),
    "an idle die": (Phase.LOSE, "k-", "lose:k-"),
    "end": (Phase.PREPARE, "End", "done"),
}


@pytest.mark.parametrize(("phase", "typed", "printed"), MOVES.values(), ids=MOVES)
def test_what_people_type(phase: Phase, typed: str, printed: str) -> None:
    assert str(parse_move(typed, phase)) == printed


def test_several_at_once_are_put_in_order() -> None:
    assert [str(move) for move in read_moves("put y6 r2; done")] == ["put:r2", "put:y6", "done"]
    assert [str(move) for move in read_moves("set 4+4+3, 6+5 then done")] == ["set:6+5", "set:4+4+3", "done"]


UNREADABLE_MOVES = {
    # text                where the trouble is
    "xyz": 0,
    "set:7+1": 4,
    "raise:P0:g4": 9,
    "split:P0=1+P0=1": 11,
    "lose:": 5,
    "act:P9": 4,
    "put r2 q3": 7,
    "put r2; put q3": 12,
    "share:": 6,
    "use:r4+r5": 4,
}


@pytest.mark.parametrize(("text", "where"), UNREADABLE_MOVES.items())
def test_unreadable_moves(text: str, where: int) -> None:
    with pytest.raises(Unreadable) as refused:
        read_moves(text)
    assert refused.value.text == text
    assert refused.value.where == where
    assert str(refused.value).endswith(".")


GOOD = "2 rulebook 1 P0 resolve 1:651 111 r- r13--b2/y4 ./y2 A3/C:red-odd damage=9"
BAD_POSITIONS = {
    # case                       change                            field
    "too short": ("2 rulebook 1", "2 rulebook 1", "fields"),
    "players": ("2 ", "5 ", "players"),
    "rules": ("rulebook", "house", "rules"),
    "round": (" 1 P0", " 0 P0", "round"),
    "first caller": ("P0", "P7", "first_caller"),
    "phase": ("resolve", "sleep", "phase"),
    "enemy": ("1:651", "2:651", "enemy"),
    "start": (" 111 ", " 171 ", "enemy_at_start"),
    "dice": ("r13--b2", "g13", "pools"),
    "seats": ("./y2", "././y2", "zones"),
    "call": ("A3/", "A9/", "calls"),
    "further field": ("damage=9", "demage=9", "one field too many"),
    "number": ("damage=9", "damage=x", "damage"),
    "hidden in a whole position": ("y4", "y?", "hidden"),
    "too many dice": ("r13--b2", "r111111111", "eight"),
    "black too early": ("y4", "k4", "black"),
    "far too many black": ("y4", "k444444444", "black"),
    "declared too early": ("resolve", "declare", "declared"),
    "nobody acts": ("damage=9", "actor=1", "acts"),
    "no sets to colour": ("resolve", "colour", "acting player"),
    "over without an outcome": ("resolve", "over", "outcome"),
    "nobody owes": ("resolve", "lose", "dice to lose"),
}


@pytest.mark.parametrize(("old", "new", "said"), BAD_POSITIONS.values(), ids=BAD_POSITIONS)
def test_unreadable_positions(old: str, new: str, said: str) -> None:
    text = new if said == "fields" else GOOD.replace(old, new, 1)
    with pytest.raises(Unreadable, match=said):
        parse_position(text)


NEVER = {
    # case                        phase     further                 what is said; None: it can be
    "sets by who attacks": ("set", "damage=9 actor=0", None),
    "damage to lay": ("pips", "damage=9 actor=0 pend_damage=2", None),
    "nothing to lay": ("pips", "damage=9 actor=0", "no damage"),
    "an attacker raises": ("raise", "damage=9 actor=0", "different action"),
    "nobody exceeded": ("resolve", "damage=19", "who gets the enemy’s dice"),
    "nobody is left to suffer": ("split", "damage=9 rank=5 hurt=1", "who gets the enemy’s dice"),
    "nobody shares": ("share", "damage=9", "who gets the enemy’s dice"),
}


@pytest.mark.parametrize(("phase", "further", "said"), NEVER.values(), ids=NEVER)
def test_positions_that_no_game_comes_to(phase: str, further: str, said: str | None) -> None:
    text = GOOD.replace("resolve", phase).replace("damage=9", further)
    if said is None:
        read = parse_position(text)
        assert parse_position(position_text(*read)) == read
        return
    with pytest.raises(Unreadable, match=said):
        parse_position(text)


WHERE = {
    # change                              offset of the trouble
    "round": (" 1 P0", " 0 P0", 11),
    "phase": ("resolve", "sleep", 16),
    "second die of a pool": ("r13--b2", "r1x--b2", 39),
    "a die of the second pool": ("/y4", "/y9", 46),
    "value of a further field": ("damage=9", "damage=x", 73),
}


@pytest.mark.parametrize(("old", "new", "where"), WHERE.values(), ids=WHERE)
def test_errors_say_where(old: str, new: str, where: int) -> None:
    text = GOOD.replace(old, new, 1)
    with pytest.raises(Unreadable) as refused:
        parse_position(text)
    assert (refused.value.text, refused.value.where) == (text, where)


def test_a_readable_position() -> None:
    position, rules = parse_position("  " + GOOD.replace(" ", "   ").replace("C:red-odd", "c:RED-odd"))
    assert (position.damage, str(rules)) == (9, "rulebook")
    with pytest.raises(Unreadable, match="player’s view"):
        parse_position("2@0" + GOOD[1:])
    assert parse_view("2@0" + GOOD[1:]).seat == 0


def finished() -> str:
    game = Game(2, secret=bytes(range(32)))
    while not game.is_over:
        game.push(game.legal_moves()[-1])
    return str(game.record(KEEPER))


def test_records_that_were_tampered_with() -> None:
    text = finished()
    assert verify(Record.parse(text)).game.is_over
    roll = text.split("1. roll:")[1][:4]
    turned = roll[0] + "".join(str(7 - int(face)) if face.isdigit() else face for face in roll[1:])
    assert turned != roll
    with pytest.raises(BadRecord):
        verify(Record.parse(text.replace(roll, turned, 1)))
    with pytest.raises(BadRecord, match="result"):
        verify(Record.parse(text.replace("lost:damage", "won")))
    secret = text.split('[Secret "')[1][:64]
    with pytest.raises(BadRecord, match="commitment"):
        verify(Record.parse(text.replace(secret, "00" * 32)))


def test_an_illegal_move_in_a_record_is_found() -> None:
    text = finished()
    first = text.split("1. roll:")[1].split()[1]
    with pytest.raises(BadRecord) as refused:
        replay(Record.parse(text.replace(f" {first} ", " put:r1 ", 1)))
    assert refused.value.ply == 1


BAD_RECORDS = {
    "no players": ("\n1. A3 *", "Players"),
    "no such rules": ('[Players "2"]\n[Rules "house"]\n\n*', "rule set"),
    "no such seat": ('[Players "2"]\n[First "P9"]\n\n*', "First"),
    "no such move": ('[Players "2"]\n\n1. ROLL A3 Qxf7 *', "qxf7"),
    "after the end": ('[Players "2"]\n\n1. ROLL A3 * B2', "'B2' comes after the result"),
    "two results": ('[Players "2"]\n[Result "won"]\n\n1. A3 *', "header says"),
    "a bad roll": ('[Players "2"]\n\n1. roll:x3/r1 *', "pool of dice"),
    "no roll": ('[Players "2"]\n\n1. A3 *', "roll of round 1"),
    "a roll of other dice": ('[Players "2"]\n\n1. roll:r111b11y1111/r111b111y111 A3 *', "roll of round 1"),
}


@pytest.mark.parametrize(("text", "said"), BAD_RECORDS.values(), ids=BAD_RECORDS)
def test_senseless_records(text: str, said: str) -> None:
    whole = '[Game "regidice"]\n' + text.replace("ROLL", "roll:r111b111y111/r111b111y111")
    with pytest.raises((Unreadable, BadRecord), match=said):
        replay(Record.parse(whole))


def test_a_record_of_another_game() -> None:
    with pytest.raises(BadRecord, match="chess"):
        replay(Record.parse('[Game "chess"]\n[Players "2"]\n\n*'))


def test_illegal_is_not_unreadable() -> None:
    game = Game(2, seed=1)
    with pytest.raises(IllegalMove) as refused:
        say(game, "put r3")
    assert len(refused.value.legal) == 8
    assert all(game.is_legal(parse_move(text)) for text in refused.value.legal)


NONSENSE: dict[str, tuple[Move, ...]] = {
    "numbers no die has": (Declare(Action.ATTACK, 9), Declare(Action.CAST), MakeSet((7, 1)), MakeSet((0, 3))),
    "nothing at all": (MakeSet(()), Use(()), Heal(()), Pips(()), Split(())),
    "seats that do not exist": (
        Act(-1),
        Act(9),
        Spend(5, Colour.RED),
        Raise(9, die("r3")),
        Raise(-1, die("r3")),
    ),
    "more than fits": (MakeSet((1,) * 32), Split(((0, 99),)), Share(((0, 16),)), Split(((0, -1),))),
    "dice that show nothing": (Put(die("r-")), Put(die("r?")), Lose(die("r*")), Raise(0, die("b?"))),
}


@pytest.mark.parametrize("moves", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_refused_in_every_phase(moves: tuple[Move, ...]) -> None:
    """A move that no text can mean is illegal, never mistaken for another, and gets a reason."""
    seen = set()
    for game, _ in wander(3, ALL_RULES["fine, at once"], 77):
        if game.is_over or game.phase in seen:
            continue
        seen.add(game.phase)
        for move in moves:
            assert not game.is_legal(move)
            with pytest.raises(IllegalMove) as refused:
                game.push(move)
            assert str(refused.value).endswith(".")
    assert len(seen) > 3


def test_a_record_that_tells_rolls_tells_those_of_all_rounds() -> None:
    game, luck = Game(players=2, seed=7), Random(1)
    while game.round < 3:
        game.push(luck.choice(game.legal_moves()))
    record = game.record(KEEPER)
    assert replay(record).record(KEEPER) == record
    second = next(word for word in record.body if word[0] == 2 and word[1].startswith("roll:"))
    without = Record(record.headers, tuple(word for word in record.body if word != second))
    with pytest.raises(BadRecord) as refused:
        replay(without)
    assert refused.value.reason is Reason.ROLL_MISSING
