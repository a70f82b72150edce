"""Every text form reads back as it was written: cards, moves, positions, views, records, and their JSON."""

import json
from random import Random

import pytest

from dethrone.contract import KEEPER
from dethrone.errors import Unreadable
from dethrone.regicide import (
    Flip,
    Game,
    Move,
    Name,
    Pay,
    Play,
    Post,
    Record,
    Rules,
    Wish,
    Yield,
    card,
    cards,
    parse_move,
    parse_position,
    parse_view,
    position_text,
    replay,
    wire,
)
from dethrone.regicide.cards import DECK, cards_of, cards_text, mask_of
from tests.regicide.many_games import TABLES, at_random, deal, many, push_word, with_care
from tests.regicide.tables import FIVE, do, stand

tables = pytest.mark.parametrize(("rules", "players"), TABLES, ids=str)


# ------------------------------------------------------------------------------- cards
def test_cards_read_back() -> None:
    for one in DECK:
        assert card(str(one)) == one
    assert cards(" ".join(map(str, DECK))) == DECK
    assert cards_of(mask_of(DECK)) == DECK
    assert cards(cards_text(DECK)) == DECK


CARD_FORMS = {
    "t c": None,
    "tc": "10C",
    "10c": "10C",
    "aS": "AS",
    "k♥": "KH",
    "joker": "*",
    "*": "*",
    " 7h ": "7H",
}


@pytest.mark.parametrize("text", CARD_FORMS)
def test_card_forms(text: str) -> None:
    expected = CARD_FORMS[text]
    if expected is None:
        with pytest.raises(Unreadable):
            card(text)
    else:
        assert str(card(text)) == expected


BAD_CARDS = {
    # text: the offset of the first bad character
    "": 0,
    "1H": 0,
    "7": 0,
    "7X": 0,
    "11C": 0,
    "7H8": 2,
}


@pytest.mark.parametrize("text", BAD_CARDS)
def test_bad_card(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        card(text)
    assert caught.value.where == BAD_CARDS[text]


# ------------------------------------------------------------------------------- moves
MOVE_FORMS: dict[str, Move] = {
    "7H": Play(cards("7H")),
    "play 7h": Play(cards("7H")),
    "{5H, 5D}": Play(cards("5D5H"), last=card("5D")),
    "AC+8D": Play(cards("AC8D")),
    "*": Play(cards("*")),
    "yield": Yield(),
    "PASS": Yield(),
    "flip": Flip(),
    "-6C+9C": Pay(cards("6C9C")),
    "pay 9C 6C": Pay(cards("6C9C"), last=card("6C")),
    ">P2": Name(2),
    "next: 2": Name(2),
    "P1:want": Post(1, Wish.WANT),
    "p1: rather not": Post(1, Wish.RATHER_NOT),
    "P3:neutral": Post(3, Wish.NEUTRAL),
}


@pytest.mark.parametrize("text", MOVE_FORMS)
def test_move_forms(text: str) -> None:
    move = parse_move(text)
    assert move == MOVE_FORMS[text]
    assert parse_move(str(move)) == move


@pytest.mark.parametrize("text", ["", "-", "xyz", "7H+7H", "*+*+*", ">P4", "P4:want", "P1:maybe", "7H 8"])
def test_unreadable_moves(text: str) -> None:
    with pytest.raises(Unreadable):
        parse_move(text)


# ------------------------------------------------------------ positions, views and records
def check_texts(game: Game) -> None:
    """Every text form of a game as it stands reads back, and prints the same again."""
    position, rules = game.position, game.rules
    line = position_text(position, rules)
    assert parse_position(line) == (position, rules)
    assert position_text(*parse_position(line)) == line
    for seat in (None, len(game.steps) % game.players):
        view = game.view(seat)
        text = view.text
        assert parse_view(text) == view
        assert parse_view(text).text == text
        assert wire.read_view(json.loads(json.dumps(wire.view(view)))) == view
    moves = game.legal_moves()
    for move in moves[:: 1 + len(moves) // 20]:
        assert parse_move(str(move)) == move
        assert game.parse(str(move)) == (move,)
        assert wire.read_move(json.loads(json.dumps(wire.move(move)))) == move


def check_record(game: Game) -> None:
    record = game.record(KEEPER, White='a "quoted" name', Event="back\\slash")
    text = str(record)
    assert Record.parse(text) == record
    assert str(Record.parse(text)) == text
    assert Record.from_json(json.loads(json.dumps(record.to_json()))) == record
    assert replay(Record.parse(text)) == game


@tables
def test_everything_reads_back(rules: str, players: int) -> None:
    for seed in range(many(2, 1)):
        game = Game.from_position(deal(rules, players, seed, fallen=(0, 7)[seed]), rules)
        chance = Random(seed)
        choose = with_care if seed else at_random
        check_texts(game)
        while not game.is_over:
            push_word(game, choose(game.position, chance))
            if chance.random() < 0.3:
                check_texts(game)
        check_texts(game)
        check_record(game)


@tables
def test_dealt_games_read_back(rules: str, players: int) -> None:
    for seed in range(many(2, 1)):
        secret = Random(seed).randbytes(32)
        for game in (Game(players, rules, seed=seed), Game(players, rules, secret=secret)):
            chance = Random(seed)
            while not game.is_over:
                game.push(chance.choice(game.legal_moves()))
            check_record(game)


@pytest.mark.parametrize("rules", ["official,discard_view=top", "open-order,discard_view=top"])
def test_the_last_card_laid_down_is_kept(rules: str) -> None:
    """RC-62: where the pile shows its top, the order of a payment is part of the move."""
    line = f"regicide {rules} enemy=JH phase=suffer hands=6C,9C|2C"
    for text, top in {"-6C+9C": "9C", "-9C+6C": "6C"}.items():
        game = Game.from_position(*parse_position(line))
        do(game, text)
        assert str(game.view().discard_top) == top
        assert str(game.steps[0].move) == text
        check_record(game)


BAD_POSITIONS = {
    # case: (line, what the sentence says)
    "another game": ("chess enemy=JH hands=2C", "must begin with 'regicide', not 'chess'"),
    "no enemy": ("regicide hands=2C|3C", "needs at least enemy"),
    "no hands": ("regicide enemy=JH", "needs at least enemy"),
    "enemy is no royal": ("regicide enemy=9H hands=2C", "a Jack, Queen or King"),
    "a card twice": ("regicide enemy=JH hands=2C|2C", "2C appears in two places"),
    "three jesters": ("regicide enemy=JH hands=*,*|*", "appears in two places"),
    "too few hands": ("regicide enemy=JH players=3 hands=2C|3C", "Hands given: 2. Players: 3."),
    "a seat too many": ("regicide enemy=JH hands=2C|3C turn=P2", "does not exist"),
    "an unknown phase": ("regicide enemy=JH hands=2C phase=tea", "is not a phase"),
    "an unknown wish": ("regicide enemy=JH hands=2C wishes=tea", "is not a preference"),
    "no number": ("regicide enemy=JH hands=2C damage=x", "damage must be a whole number"),
    "no field": ("regicide official enemy=JH hands=2C damage", "is not a field"),
    "a field twice": ("regicide enemy=JH enemy=JC hands=2C", "appears twice"),
    "castle with the enemy": ("regicide enemy=JH castle=JH hands=2C", "the 12 royals"),
    "bad layer": ("regicide enemy=JH hands=2C^x", "is not a card with a layer"),
    "rng no number": ("regicide enemy=JH hands=2C rng=tea", "rng"),
    "an unknown outcome": ("regicide enemy=JH hands=2C phase=over outcome=tea", "outcome"),
    "a number beyond bounds": ("regicide enemy=JH hands=2C damage=99999999999999999999", "damage"),
    "a number below nothing": ("regicide enemy=JH hands=2C damage=-5", "damage"),
    "a layer beyond bounds": ("regicide enemy=JH hands=2C^40000", "layer"),
    "rng beyond 64 bits": ("regicide enemy=JH hands=2C rng=10000000000000000", "rng"),
    "a hand of eleven": (
        f"regicide enemy=JH phase=suffer hands={FIVE},8C,8D,8H,8S,9C,9D|2C",
        "most possible",
    ),
    "more plays than there can be": (f"regicide enemy=JH hands=2C|3C plays={'|'.join(['P0'] * 65)}", "play"),
    "a play of no cards": ("regicide enemy=JH hands=2C|3C plays=P0", "play"),
    "a play by nobody": ("regicide enemy=JH hands=2C|3C plays=P3,4C", "not in this game"),
    "a royal in hand and castle": (
        "regicide enemy=KH castle=KS,KC hands=KS|3C",
        "KS appears in two places",
    ),
    "everybody has spoken": (
        "regicide open-order enemy=JH phase=who hands=2C|3C wishes=want,want",
        "preference",
    ),
}


@pytest.mark.parametrize(("line", "sentence"), BAD_POSITIONS.values(), ids=BAD_POSITIONS.keys())
def test_bad_position(line: str, sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence):
        parse_position(line)


BAD_VIEWS = {
    # case: (what stands in the view of P0, what is written instead); a sampler deals from views, so they must add up
    "more hidden places than cards": ("tavern=?^0x1", "tavern=?^0x500"),
    "more plays than there can be": ("plays=", f"plays={'|'.join(['P0'] * 65)}"),
    "a hand of twelve": ("hands=2C,9D", "hands=2C,9D,2D,2H,2S,5D,5H,5S,6C,6D,6H,6S"),
    "a seat too many": ("turn=P0", "turn=P3"),
    "a card in hand and hidden": ("hands=2C,9D", "hands=5C,9D"),
    "an unknown phase": ("phase=play", "phase=tea"),
    "an unknown outcome": ("outcome=-", "outcome=tea"),
    "no hands": ("hands=2C,9D|?^0x2 ", ""),
}


@pytest.mark.parametrize(("right", "wrong"), BAD_VIEWS.values(), ids=BAD_VIEWS.keys())
def test_bad_view(right: str, wrong: str) -> None:
    text = stand("enemy=JH hands=2C,9D|3C,4C tavern=5C").view(0).text
    assert right in text
    with pytest.raises(Unreadable):
        parse_view(text.replace(right, wrong))


def test_rules_of_a_line_are_its_second_word() -> None:
    _, rules = parse_position("regicide manual,combo_limit=off enemy=JH hands=2C|3C")
    assert rules == Rules.named("manual").but(combo_limit=None)
