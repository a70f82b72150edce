"""Records of real games can be checked: the deal against its commitment, and every move."""

from dataclasses import replace
from random import Random

import pytest

from dethrone.chance import Secret, commitment
from dethrone.contract import KEEPER
from dethrone.errors import BadRecord, Unreadable
from dethrone.prose import voice
from dethrone.regicide import PRESETS, Game, Record, replay, verify
from tests.regicide.many_games import PRESET_TABLES, at_random, deal, many, push_word, with_care

SECRET = bytes(range(100, 132))


def real_game(players: int = 3, rules: str = "official", secret: bytes = SECRET) -> Game:
    """A finished game whose chance came from a secret."""
    game = Game(players, rules, secret=secret)
    chance = Random(1)
    while not game.is_over:
        game.push(chance.choice(game.legal_moves()))
    return game


@pytest.mark.parametrize(("rules", "players"), PRESET_TABLES, ids=str)
def test_a_real_game_is_proved(rules: str, players: int) -> None:
    for seed in range(many(5, 1)):
        game = real_game(players, rules, Random(seed).randbytes(32))
        proof = verify(Record.parse(str(game.record())))
        assert proof.game == game
        assert proof.is_chance_proved
        assert proof.notes == ()


@pytest.mark.parametrize("rules", PRESETS)
def test_secrets_decide_everything(rules: str) -> None:
    """The same secret and moves give the same game; another secret gives another deal."""
    assert real_game(2, rules) == real_game(2, rules)
    assert Game(2, rules, secret=SECRET).position != Game(2, rules, secret=bytes(32)).position


def test_games_without_seed_differ() -> None:
    first, second = Game(2), Game(2)
    assert isinstance(first.chance, Secret)
    assert first.chance != second.chance
    assert first.position != second.position
    assert first.commitment != second.commitment
    assert first.commitment == commitment(first.chance.value, game="regicide", rules="official", players=2)


def test_the_secret_is_kept_until_the_end() -> None:
    game = Game(2, secret=SECRET)
    running = game.record()
    assert "Secret" not in running.headers
    assert SECRET.hex() not in str(running)
    assert running.headers["Commitment"] == commitment(SECRET, game="regicide", rules="official", players=2)
    assert game.record(KEEPER).headers["Secret"] == SECRET.hex()
    assert real_game().record().headers["Secret"] == SECRET.hex()


def test_a_running_game_goes_on_from_its_record_with_the_secret() -> None:
    game = Game(2, secret=SECRET)
    game.push(game.legal_moves()[0])
    assert replay(Record.parse(str(game.record(KEEPER)))) == game
    with pytest.raises(BadRecord, match="cannot be dealt again"):
        replay(Record.parse(str(game.record())))


def with_headers(record: Record, **headers: str) -> Record:
    return replace(record, headers={**record.headers, **headers})


def without_header(record: Record, name: str) -> Record:
    return replace(record, headers={key: value for key, value in record.headers.items() if key != name})


def tampered_moves(record: Record, ply: int) -> Record:
    """The record with one move, counted from 1, made by a card that nobody could have."""
    lines = str(record).split("\n\n", maxsplit=1)
    words = lines[1].split()
    words[2 * ply - 1] = "-KC+KD+KH" if words[2 * ply - 1].startswith("-") else "KC+AC"
    return Record.parse(lines[0] + "\n\n" + " ".join(words))


def test_tampered_secret() -> None:
    """Another secret deals other cards: a move no longer fits, or the commitment does not."""
    record = real_game().record()
    other = bytes([SECRET[0] ^ 1]) + SECRET[1:]
    with pytest.raises(BadRecord):
        verify(with_headers(record, Secret=other.hex()))
    honest = real_game(secret=other).record()
    with pytest.raises(BadRecord, match="The secret does not match the commitment"):
        verify(with_headers(honest, Commitment=real_game().commitment or ""))


@pytest.mark.parametrize("ply", [1, 2, 4])
def test_tampered_move_is_named(ply: int) -> None:
    record = tampered_moves(real_game().record(), ply)
    with pytest.raises(BadRecord, match=f"Move {ply}, .* is not legal") as caught:
        verify(record)
    assert caught.value.ply == ply


def test_missing_last_move() -> None:
    record = real_game().record()
    with pytest.raises(BadRecord, match="a move is missing or the result is wrong") as caught:
        verify(replace(record, body=record.body[:-1]))
    assert caught.value.ply == len(record.moves)


def test_missing_first_move() -> None:
    record = real_game().record()
    with pytest.raises(BadRecord):
        verify(replace(record, body=record.body[1:]))


def test_a_move_too_many() -> None:
    record = real_game().record()
    with pytest.raises(BadRecord, match=f"Move {len(record.moves) + 1}, .*The game is over"):
        verify(replace(record, body=(*record.body, (len(record.body) + 1, record.moves[0]))))


@pytest.mark.parametrize("result", ["won", "lost:stalemate", "*"])
def test_wrong_result(result: str) -> None:
    with pytest.raises(BadRecord, match=r"The record says .* the result is wrong"):
        verify(with_headers(real_game().record(), Result=result))


UNREADABLE = {
    # the move's word in its place: what the error says
    "1. xyz": "Move 1, 'xyz', cannot be read",
    "1. yield 2. Q": "Move 2, 'Q', cannot be read",
    "1. yield 2. 7H+7H": r"Move 2, '7H\+7H', cannot be read",
}


@pytest.mark.parametrize("moves", UNREADABLE)
def test_unreadable_move_is_named(moves: str) -> None:
    with pytest.raises(BadRecord, match=UNREADABLE[moves]):
        replay(Record.parse(f'[Game "regicide"]\n[Players "2"]\n[Seed "6"]\n\n{moves} *\n'))


BROKEN = {
    # case: (text, what the error says)
    "no record": ("hello", "it has no"),
    "another game": ('[Game "chess"]\n\n*\n', "'chess'"),
    "a later version": ('[Game "regicide"]\n[Version "9"]\n\n*\n', "version '9'"),
    "a broken header": ('[Game "regicide]\n\n*\n', "is not a header"),
    "a header twice": ('[Game "regicide"]\n[Game "regicide"]\n\n*\n', "appears twice"),
    "two results": ('[Game "regicide"]\n[Result "won"]\n\nlost:stuck\n', "the last word says lost:stuck"),
}


@pytest.mark.parametrize(("text", "sentence"), BROKEN.values(), ids=BROKEN.keys())
def test_broken_text(text: str, sentence: str) -> None:
    with pytest.raises((Unreadable, BadRecord), match=sentence):
        replay(Record.parse(text))


UNDEALT = {
    # case: headers besides Game
    "no source of chance": "",
    "a secret of the wrong length": '[Secret "abcd"]\n',
    "a secret that is no number": '[Secret "tea"]\n',
    "a seed that is no number": '[Seed "tea"]\n',
    "players that are no number": '[Players "tea"]\n[Seed "1"]\n',
}


@pytest.mark.parametrize("headers", UNDEALT.values(), ids=UNDEALT.keys())
def test_records_that_cannot_be_dealt(headers: str) -> None:
    with pytest.raises(BadRecord):
        verify(Record.parse(f'[Game "regicide"]\n{headers}\n*\n'))


NOTES = {
    # case: (record, what is noted)
    "a seed proves nothing": (Game(2, seed=5).record(KEEPER), "cannot be verified as fair"),
    "a position proves nothing": (
        Game.from_position(deal("official", 2, 1), "official").record(KEEPER),
        "no deal to verify",
    ),
    "no commitment proves nothing": (without_header(real_game().record(), "Commitment"), "no commitment"),
}


@pytest.mark.parametrize(("record", "note"), NOTES.values(), ids=NOTES.keys())
def test_what_is_not_proved_is_said(record: Record, note: str) -> None:
    proof = verify(record)
    assert not proof.is_chance_proved
    ((message, facts),) = proof.notes
    assert note in voice().say(message, **facts)


def test_comments_and_line_breaks_do_not_matter() -> None:
    text = str(real_game().record())
    head, body = text.split("\n\n", maxsplit=1)
    spread = head + "\n\n{a comment} " + "\n".join(body.split()) + " {another}\n"
    assert Record.parse(spread.replace("{another}", "")) == Record.parse(text)


def test_same_record_same_result() -> None:
    for rules, players in PRESET_TABLES:
        game = Game(players, rules, seed=players)
        chance = Random(players)
        while not game.is_over:
            choose = with_care if chance.random() < 0.5 else at_random
            push_word(game, choose(game.position, chance))
        text = str(game.record())
        first, second = (verify(Record.parse(text)).game for _ in range(2))
        assert first == second == game
        assert first.position.rng == game.position.rng
