"""One test for every rule fault seen in other programs, named after the fault."""

from dethrone.regicide import Game, Name
from tests.regicide.tables import FIVE, SEVEN, check, do, follow, refusal, seen, stand


def test_exact_kill_put_at_the_bottom_or_in_the_discard() -> None:
    check(("enemy=JH damage=15 hands=5S,9D|2C tavern=9C,8C", "5S", {"tavern": "JH 9C 8C", "discard": "5S"}))


def test_hearts_reshuffling_the_whole_tavern() -> None:
    for rng in range(20):
        line = f"enemy=JS hands=3H,10D|2C tavern={FIVE} discard=4C,4D,4H,4S rng={rng:x}"
        assert str(seen(follow(line, "3H"))["tavern"]).startswith("6C 6D 6H 6S 7C ")


def test_healed_cards_put_on_top() -> None:
    check(("enemy=JS hands=3H,10D|2C tavern=9C discard=4C", "3H", {"tavern": "9C 4C"}))


def test_played_cards_healable_at_once() -> None:
    line = "enemy=JS damage=8 plays=P1,4C hands=9H,10D|2C discard=5C"
    check((line, "9H", {"tavern": "5C", "table": "4C 9H", "pile": 0}))


def test_diamonds_starting_at_seat_0() -> None:
    line = "enemy=JS turn=P2 hands=2C|3C|3D,10C tavern=6H,7H,8H,9H"
    check((line, "3D", {"hands": "2C 7H / 3C 8H / 6H 10C", "tavern": "9H"}))


def test_full_hands_using_up_draws() -> None:
    line = f"enemy=JS hands=3D,10C|{SEVEN} tavern=8C,8D,8H,8S"
    check((line, "3D", {"sizes": [4, 7], "tavern": "8S"}))


def test_retroactive_spades_ignoring_the_value_of_the_whole_play() -> None:
    line = "enemy=QS turn=P1 hands=*,2C|5S,5D,10H,10C|3C"
    check((line, "5S+5D -10H+10C", {"shield": 10, "attack": 15, "asked": 2}))
    line = "enemy=QS damage=10 shield=10 plays=P1,5S,5D hands=*,2C|4C|3C"
    check((line, "*", {"shield": 10, "attack": 5}))


def test_a_known_captured_royal_reshuffled_when_hidden_cards_are_sampled() -> None:
    game = follow("enemy=JH damage=15 hands=5S,9D|2C,3C tavern=9C,8C,7C,6C", "5S")
    for seat in (0, 1, None):
        for seed in range(50):
            world = Game.from_position(game.view(seat).sample(seed), game.rules)
            assert str(seen(world)["tavern"]).startswith("JH ")


def test_no_yield_limit() -> None:
    game = stand("enemy=JH shield=10 hands=2C|3C|4C|5C")
    for _ in range(3):
        do(game, "yield")
    assert refusal(game, "yield") is not None


def test_yield_offered_when_it_is_not_allowed() -> None:
    game = follow("enemy=JH shield=10 hands=2C|3C", "yield")
    assert [str(move) for move in game.legal_moves()] == ["3C"]


def test_solo_lost_before_the_step_4_flip() -> None:
    line = f"enemy=JC hands=5H,2C tavern={FIVE} flips=1"
    check((line, "5H", {"outcome": None, "phase": "suffer", "legal": "flip"}))


def test_jester_not_allowed_to_name_its_own_player() -> None:
    game = follow("enemy=JH turn=P1 hands=2C|*,4C|3C", "*")
    assert Name(1) in game.legal_moves()
    do(game, ">P1")
    assert game.turn == 1


def test_exact_cover_counted_as_death() -> None:
    check(("enemy=JH hands=3D,4C,6S|2C", "3D -4C+6S", {"outcome": None, "asked": 1}))


def test_royals_in_hand_worth_11_12_13() -> None:
    line = "enemy=KC hands={}|2C"
    for royal, worth in {"JH": 10, "QH": 15, "KH": 20}.items():
        check((line.format(f"{royal},10S,10D"), royal, {"damage": worth}))
        paid = follow(f"enemy=KC phase=suffer owed={worth} hands={royal}|2C", f"-{royal}")
        assert paid.turn == 1
        if worth < 20:  # no enemy hits for more
            assert refusal(stand(f"enemy=KC phase=suffer owed={worth + 1} hands={royal},AC|2C"), f"-{royal}")


def test_combo_limit_by_position_in_hand() -> None:
    """Every pair of a rank is offered, wherever its cards stand in the hand."""
    game = stand("enemy=JC hands=AC,2D,5C,5D,5H,5S|2C")
    pairs = {str(move) for move in game.legal_moves() if str(move).count("5") == 2}
    assert pairs == {"5C+5D", "5C+5H", "5C+5S", "5D+5H", "5D+5S", "5H+5S"}


def test_victory_declared_when_the_castle_is_empty_though_the_last_king_still_stands() -> None:
    line = "enemy=KS castle= hands=9C,10D,10H|2C"
    check((line, "9C", {"outcome": None, "castle": 0, "damage": 18, "phase": "suffer"}))
    check(("enemy=KS damage=35 castle= hands=5C,10D|2C", "5C", {"outcome": "won"}))


def test_two_jesters_played_together() -> None:
    game = stand("enemy=JH hands=*,*,2C|3C|4C|5C")
    moves = [str(move) for move in game.legal_moves()]
    assert "*" in moves
    assert not any(move.count("*") > 1 for move in moves)
    assert refusal(game, "*+*") is not None
    do(game, "*")
    assert seen(game)["hands"] == "2C * / 3C / 4C / 5C"


def test_a_solo_flip_onto_an_empty_tavern_that_leaves_no_legal_action_and_no_end() -> None:
    """Alone with no cards and nothing to draw, the game is over; before that there is always something to do."""
    for line in ("enemy=JC hands=2H,3H tavern= flips=1", "enemy=JC hands=4H tavern= flips=0"):
        game = stand(line)
        steps = 0
        while not game.is_over:
            moves = list(game.legal_moves())
            assert moves, seen(game)
            game.push(next((move for move in moves if str(move) == "flip"), moves[0]))
            steps += 1
        assert steps > 0
        assert not game.legal_moves()
        assert game.outcome is not None
        assert game.outcome.value.startswith("lost:")
