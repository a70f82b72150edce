"""A game as a value: where its chance comes from, what its steps tell, how it is kept and read again."""

import copy
import pickle
import random

import pytest

from dethrone.chance import Secret, Seed, commitment
from dethrone.contract import KEEPER
from dethrone.errors import BadRecord, BadRules
from dethrone.regidice import Game, full_view, position_text
from dethrone.regidice.record import begin, replay, verify
from dethrone.regidice.refusal import Reason
from dethrone.regidice.rules import Rules
from dethrone.sheet import Record
from tests.regidice.tables import line, say, table
from tests.regidice.wander import ALL_RULES, wander

SECRET = bytes(range(32))


def finished(game: Game, seed: int = 1) -> Game:
    chance = random.Random(seed)
    while not game.is_over:
        game.push(chance.choice(game.legal_moves()))
    return game


@pytest.mark.parametrize("rules", ALL_RULES.values(), ids=ALL_RULES.keys())
def test_a_turn_begins_where_a_seat_or_the_team_has_a_choice_of_its_own(rules: Rules) -> None:
    game = finished(Game(3, rules, seed=4))
    for step in game.steps:
        old, new = step.before(), step.after()
        is_same = (old.phase, old.decider) == (new.phase, new.decider)
        expected = {
            "declare": True, "resolve": True, "share": True, "split": True, "prepare": not is_same,
        }.get(new.phase.value, False)  # fmt: skip
        assert step.begins_turn is expected, (step, old.phase, new.phase)


# ------------------------------------------------------------------------------ chance
def test_a_seed_is_the_quick_generator_and_promises_nothing() -> None:
    game = Game(2, seed=7)
    assert game.chance == Seed(7)
    assert game.commitment is None
    assert finished(game) == finished(Game(2, seed=7))
    assert finished(Game(2, seed=8)) != game


def test_nonces_change_the_rolls_and_not_the_promise() -> None:
    plain, spiced = Game(2, secret=SECRET), Game(2, secret=SECRET, nonces=["ada", "bob1"])
    promised = commitment(SECRET, game="regidice", rules="rulebook", players=2)
    assert plain.commitment == spiced.commitment == promised
    assert plain.rolls != spiced.rolls
    record = finished(spiced).record()
    assert record.headers["Nonces"] == "ada,bob1"
    assert verify(Record.parse(str(record))).game == spiced
    with pytest.raises(BadRecord):
        verify(Record({**record.headers, "Nonces": "ada"}, record.body))


@pytest.mark.parametrize("arguments", [{"seed": -1}, {"seed": 1, "secret": SECRET}, {"secret": b"short"}])
def test_chance_that_makes_no_sense(arguments: dict[str, object]) -> None:
    with pytest.raises(BadRules):
        Game(2, **arguments)  # type: ignore[arg-type]


def test_a_seed_goes_on_from_a_position_the_same_way() -> None:
    """What settles there by itself may roll; a record begins after it."""
    text = line(["r3", "b5"], "A3 B5", phase="prepare", extra="turn=1 last_die=27")
    game = finished(begin(text, Seed(3)))
    assert game.start is not None
    assert replay(game.record(KEEPER)) == game


# ------------------------------------------------------------------------------- steps
def test_who_learns_something_by_a_step() -> None:
    game = Game(3, seed=2)
    shown = [sorted(say(game, text)[0].shows_hidden) for text in ("A1", "B2", "H3")]
    assert shown == [[1, 2], [0, 2], [0, 1, 2]]
    while game.round == 1 and not game.is_over:
        step = game.push(game.legal_moves()[0])
        assert step.shows_hidden == (frozenset(range(3)) if game.round > 1 else frozenset())


def test_steps_show_what_was_seen_then() -> None:
    for seat in (None, 0, 1):
        seen = []
        game = Game(2, "bga", seed=4)
        for _ in range(12):
            seen.append(game.view(seat))
            game.push(game.legal_moves()[0])
        assert [step.before(seat) for step in game.steps] == seen
        assert [step.after(seat) for step in game.steps] == [*seen[1:], game.view(seat)]


def test_pop_gives_the_step_back() -> None:
    game = Game(2, seed=4)
    step = game.push(game.legal_moves()[3])
    assert game.pop() is step
    assert game == Game(2, seed=4)


# ----------------------------------------------------------------------------- reading
def test_several_moves_in_one_text() -> None:
    game = table(["r3 b2 y5", "b5 b6 b4"], "A3 B5")
    moves = game.parse("act P0; set 3; use r3; enemy 2+1+1")
    assert [str(move) for move in moves] == ["act:P0"]  # the rest follows by itself
    game = table(["r3 b3 y1 r2 b1 b2", "b5 b6 b4"], "A3 B5")
    assert [str(move) for move in game.parse("act P0; set 3, 2+1; done")][:2] == ["act:P0", "set:3"]


def test_reading_changes_nothing() -> None:
    game = table(["r3 b3 y1 r2 b1 b2", "b5 b6 b4"], "A3 B5")
    before = game.text, game.view(0)
    game.parse("act P0; set 3, 2+1; done")
    assert (game.text, game.view(0)) == before


def test_sets_named_by_their_dice() -> None:
    game = table(["r3 b3 y3 k3 b2 b4", "b5 b6 y4"], "A3 B5", enemy="2:3111", start="3111")
    assert game.view().defence == 6
    say(game, "act P0")
    moves = game.parse("b3 k3")
    assert [str(move) for move in moves] == ["set:3+3", "done", "use:b3+k3"]
    for move in moves:
        game.push(move)
    assert game.phase.value == "pips"


# ------------------------------------------------------------------------- as a value
@pytest.mark.parametrize("rules", ["rulebook", "rulebook,max_rounds=40", "bga,max_rounds=40"])
def test_a_finished_game_is_pickled_small(rules: str) -> None:
    for seed in range(10):
        game = finished(Game(2, rules, seed=seed), seed)
        assert len(pickle.dumps(game)) < 3000
        again = pickle.loads(pickle.dumps(game))
        assert again == game == copy.deepcopy(game)
        assert hash(again) == hash(game)
        assert again.steps[-1].events(0) == game.steps[-1].events(0)
        assert again.chance == game.chance


def test_the_name_of_a_game_tells_no_hidden_dice() -> None:
    names = {repr(Game(2, seed=seed)) for seed in range(9)}
    assert len(names) == 1
    assert "?" in names.pop()


# ----------------------------------------------------------------------------- records
def test_what_a_public_record_holds_while_the_game_goes_on() -> None:
    for game in (Game(2, seed=5), Game(2, secret=SECRET)):
        for text in ("A1", "B2"):
            record = game.record()
            assert not {"Seed", "Secret"} & set(record.headers)
            assert "?" in str(record)
            with pytest.raises(BadRecord) as refused:
                replay(record)
            assert refused.value.reason is Reason.ROLL_HIDDEN
            say(game, text)
        again = replay(game.record())
        assert again.view(1) == game.view(1)
        assert again.steps[-1].events(0) == game.steps[-1].events(0)
        keeper = game.record(KEEPER)
        assert {"Seed", "Secret"} & set(keeper.headers)
        assert replay(keeper) == game


def test_a_public_start_hides_what_views_hide() -> None:
    text = line(["r1 r2", "b2 b3 y1"], "", phase="declare")
    game = begin(text, Seed(1))
    assert game.record().start == game.view().text
    say(game, "A3")
    assert game.record().start == begin(text, Seed(1)).view().text
    say(game, "B2")
    assert game.record().start == position_text(begin(text, Seed(1)).position, game.rules)


PROOFS = {
    # case: (headers left out, proved?, note)
    "secret and promise": ((), True, Reason.CHANCE_PROVED),
    "promise alone": (("Secret",), False, Reason.CHANCE_PROMISED),
    "nothing": (("Secret", "Commitment"), False, Reason.CHANCE_OPEN),
}


@pytest.mark.parametrize(("without", "is_proved", "note"), PROOFS.values(), ids=PROOFS)
def test_what_a_record_proves(without: tuple[str, ...], is_proved: bool, note: Reason) -> None:
    record = finished(Game(2, secret=SECRET)).record()
    headers = {name: value for name, value in record.headers.items() if name not in without}
    found = verify(Record(headers, record.body))
    assert found.is_chance_proved is is_proved
    assert [reason for reason, _ in found.notes] == [note]


def test_who_calls_first_is_checked_against_the_rules_and_the_secret() -> None:
    """Under rules that name the first caller, and under those that draw one."""
    for rules in ("rulebook", "rulebook,first_caller=random"):
        game = Game(3, rules, secret=SECRET)
        other = (game.first_caller + 1) % 3
        chosen = finished(Game.deal(3, rules, Secret(SECRET), first_caller=other))
        found = verify(chosen.record())
        assert not found.is_chance_proved
        facts = {"said": f"P{other}", "due": f"P{game.first_caller}"}
        assert found.notes == ((Reason.FIRST_CHOSEN, facts),)


def test_a_seeded_record_is_checked_against_its_seed() -> None:
    record = finished(Game(2, seed=5)).record()
    assert not verify(record).is_chance_proved
    with pytest.raises(BadRecord) as refused:
        replay(Record({**record.headers, "Seed": "6"}, record.body))
    assert refused.value.reason is Reason.ROLL_NOT_SEEDED


def test_every_rule_set_is_replayed_from_what_everybody_may_read() -> None:
    for rules in ALL_RULES.values():
        *_, (game, _) = wander(2, rules, 12)
        record = game.record()
        open_only = {name: value for name, value in record.headers.items() if name != "Seed"}
        again = replay(Record(open_only, record.body))
        assert full_view(again.position, again.rules) == full_view(game.position, game.rules)
