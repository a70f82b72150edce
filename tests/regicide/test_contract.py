"""What holds in every game, whatever the rule set and the number of players."""

import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dethrone.errors import GameError, IllegalMove
from dethrone.regicide import (
    PRESETS,
    Flip,
    Game,
    Move,
    Name,
    Pay,
    Play,
    Post,
    Rules,
    Wish,
    Yield,
    card,
    cards,
)
from dethrone.regicide.cards import DECK, cards_of
from dethrone.regicide.codes import CARDS, KIND, PAY, PLAY, YIELD
from dethrone.regicide.engine import apply
from dethrone.regicide.legal import is_legal, legal_moves
from dethrone.regicide.moves import decode
from dethrone.regicide.playout import random_games, random_line
from dethrone.regicide.position import Position
from tests.regicide.many_games import (
    OVER,
    PLAYERS,
    RULE_SETS,
    TABLES,
    at_random,
    deal,
    many,
    play_through,
    with_care,
)
from tests.regicide.tables import stand

tables = pytest.mark.parametrize(("rules", "players"), TABLES, ids=str)


# ------------------------------------------------------------- games end, cards are kept
@tables
def test_a_hundred_thousand_games_end(rules: str, players: int) -> None:
    """Played in one go by the engine itself: with 68 tables well over 100,000 games."""
    games = many(2500, 12)
    decisions, wins, defeated, _ = random_games(Rules.parse(rules).position(players), games, 77)
    assert decisions >= games
    assert 0 <= wins <= games
    assert 0 < defeated <= 12 * games


def check_position(position: Position) -> None:
    """52 cards and the jesters, each in one place; no hand above its limit; no attack below nothing."""
    hands = [position.hand(seat) for seat in range(position.players)]
    tavern = position.tavern_cards()
    castle = position.castle_cards()[position.defeated :]
    places = [*hands, position.discard, position.played, *(1 << index for index in tavern + castle)]
    whole = (1 << 52 + position.jesters) - 1
    assert sum(place.bit_count() for place in places) == 52 + position.jesters
    assert sum(places) == whole
    assert sum(word & CARDS for word in position.play_words()) == position.played
    assert max(hand.bit_count() for hand in hands) <= position.hand_limit
    assert position.attack() >= 0
    assert position.owed >= 0
    assert position.phase == OVER or (
        position.enemy == castle[0] and position.damage < DECK[position.enemy].health
    )


def check_line(position: Position, line: list[int]) -> int:
    """Follow a game and check every position of it; how many turns it took."""
    turns = 0
    for move in line:
        check_position(position)
        assert is_legal(position, move)
        turns += position.phase == 0 and move & KIND in (PLAY, YIELD)
        apply(position, move)
    check_position(position)
    assert position.phase == OVER
    assert position.outcome > 0
    return turns


@tables
def test_cards_are_conserved(rules: str, players: int) -> None:
    for seed in range(many(60, 2)):
        position = deal(rules, players, seed)
        turns = check_line(position, play_through(position.copy(), at_random, Random(seed)))
        assert "official" not in rules or turns <= 384 * players


@tables
def test_cards_are_conserved_in_long_games(rules: str, players: int) -> None:
    for seed in range(many(5, 1)):
        position = deal(rules, players, seed, fallen=(0, 4, 8, 11, 0)[seed])
        line = play_through(position.copy(), with_care, Random(seed))
        turns = check_line(position, line)
        assert "official" not in rules or turns <= 384 * players


# ---------------------------------------------------------- what is listed applies, and nothing else
def games_along(rules: str, players: int, seed: int, *, stops: int) -> list[Game]:
    """Some games that stand at different points of one random game."""
    position = deal(rules, players, seed)
    line = play_through(position.copy(), at_random, Random(seed))
    wanted = set(Random(seed).sample(range(len(line)), min(stops, len(line)))) | {len(line)}
    games = []
    for ply in range(len(line) + 1):
        if ply in wanted:
            games.append(Game.from_position(position, rules))
        if ply < len(line):
            apply(position, line[ply])
    return games


@tables
def test_every_listed_move_applies(rules: str, players: int) -> None:
    for seed in range(many(4, 1)):
        for game in games_along(rules, players, seed, stops=many(3, 1)):
            moves = game.legal_moves()
            assert bool(moves) is not game.is_over
            assert len(set(moves)) == len(moves)
            for move in moves[:: max(1, len(moves) // 20)]:
                after = game.copy()
                assert game.is_legal(move)
                after.push(move, seat=game.decider)
                check_position(after.position)


def any_move(chance: Random, game: Game) -> Move:
    """Any move one could write down, mostly of cards that are in the hand that is asked."""
    kind = chance.randrange(8)
    seat = 0 if game.decider is None else game.decider
    held = list(game.hand(seat)) if chance.random() < 0.8 else list(DECK[:53])
    chosen = tuple(chance.sample(held, min(len(held), chance.choice([1, 1, 2, 2, 3, 4, 6]))))
    if kind < 3 and chosen:
        return Play(chosen)
    if kind < 6 and chosen:
        return Pay(chosen)
    others: list[Move] = [Yield(), Flip(), Name(chance.randrange(4))]
    return chance.choice([*others, Post(chance.randrange(4), chance.choice(list(Wish)))])


@tables
def test_what_is_not_listed_is_refused(rules: str, players: int) -> None:
    for seed in range(many(2, 1)):
        chance = Random(seed)
        for game in games_along(rules, players, seed, stops=many(3, 1)):
            listed = set(game.legal_moves())
            before = game.copy()
            for _ in range(many(15, 8)):
                move = any_move(chance, game)
                is_talk = isinstance(move, Post) and move.seat in game.speakers
                assert game.is_legal(move) is (move in listed or is_talk)
                if not game.is_legal(move):
                    with pytest.raises(IllegalMove):
                        game.push(move)
                    assert game == before


@given(
    table=st.sampled_from(TABLES),
    seed=st.integers(0, 10_000),
    named=st.sets(st.integers(0, 53)),
    data=st.data(),
)
def test_any_set_of_cards_is_legal_exactly_if_listed(
    table: tuple[str, int], seed: int, named: set[int], data: st.DataObject
) -> None:
    """The quick test of one move and the list of all moves never disagree."""
    position = deal(*table, seed)
    line = play_through(position.copy(), at_random, Random(seed))
    for move in line[: data.draw(st.integers(0, len(line) - 1))]:
        apply(position, move)
    asked = position.hand(position.decider())
    word = sum(1 << index for index in named)
    listed = legal_moves(position)
    for chosen in {word, word & asked, asked & ~word} - {0}:
        alike = (
            chosen & 3 << 52 == 2 << 52 and asked & 3 << 52 == 3 << 52
        )  # the first of two jesters is meant
        move = chosen | (PAY if position.phase == 1 else PLAY)
        assert alike or is_legal(position, move) is (move in listed)
        assert not is_legal(position, move ^ PAY), "cards of the other kind are never legal"


def test_after_the_end_everything_is_refused() -> None:
    game = games_along("official", 2, 1, stops=0)[-1]
    for move in (Yield(), Play(cards_of(1)), Pay(cards_of(1)), Name(0), Flip(), Post(0, Wish.WANT)):
        with pytest.raises(IllegalMove, match=r"The game is over\."):
            game.push(move)


HELD = cards("10C")
CRIPPLED: dict[str, Move] = {
    "no card played": Play(()),
    "no card paid": Pay(()),
    "the last card is not among those played": Play(HELD, last=card("KS")),
    "the last card is not among those paid": Pay(HELD, last=card("KS")),
    "a seat below nought": Name(-1),
    "a seat too many": Name(7),
    "a wish from below nought": Post(-1, Wish.WANT),
    "a wish from a seat too many": Post(7, Wish.WANT),
}


@pytest.mark.parametrize("phase", ["play", "suffer", "name", "who"])
@pytest.mark.parametrize("move", CRIPPLED.values(), ids=CRIPPLED.keys())
def test_moves_that_no_text_could_mean_are_refused(move: Move, phase: str) -> None:
    """Programs can build moves that nobody could write down."""
    for rules in ("open-order,discard_view=top", "open-order"):
        game = stand(
            f"{rules},jesters=0/1/1/2 enemy=JH immunity=off phase={phase} hands=10C,9D|3C,4C plays=P0,*"
        )
        before = game.copy()
        with pytest.raises(GameError):
            game.push(move)
        assert game == before


# ------------------------------------------------------------------- a game is a value
@tables
def test_copy_pickle_compare(rules: str, players: int) -> None:
    for game in games_along(rules, players, 5, stops=3):
        for twin in (game.copy(), pickle.loads(pickle.dumps(game))):
            assert twin == game
            assert hash(twin) == hash(game)
            assert twin.position == game.position
            if not game.is_over:
                twin.push(twin.legal_moves()[-1])
                assert twin != game
                assert len(game.steps) == 0


@pytest.mark.parametrize("secret", [None, bytes(range(32))], ids=["seeded", "secret"])
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("rules", PRESETS)
def test_pop_restores_exactly(rules: str, players: int, secret: bytes | None) -> None:
    game = Game(players, rules, seed=None if secret else 9, secret=secret)
    chance = Random(players)
    past = [game.copy()]
    while not game.is_over:
        game.push(chance.choice(game.legal_moves()))
        past.append(game.copy())
    after = game.copy()
    for before in reversed(past[:-1]):
        assert game.pop().move == after.steps[len(before.steps)].move
        assert game == before
        assert game.position == before.position
        assert game.position.rng == before.position.rng
    with pytest.raises(GameError, match="There is no move to undo"):
        game.pop()
    for move in [step.move for step in after.steps]:
        game.push(move)
    assert game == after


@pytest.mark.parametrize("rules", RULE_SETS)
def test_same_seed_same_game(rules: str) -> None:
    for players in PLAYERS:
        first, second = deal(rules, players, 3), deal(rules, players, 3)
        assert first == second
        line = random_line(first)
        assert line == random_line(second)
        assert deal(rules, players, 4) != first


def test_words_and_moves_are_one_to_one() -> None:
    for rules, players in TABLES:
        for game in games_along(rules, players, 2, stops=2):
            words = legal_moves(game.position)
            assert [decode(word) for word in words] == game.legal_moves()
            assert len({decode(word) for word in words}) == len(words)
