"""Games made with the kit: what the contract's tests do not ask of every game."""

import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from dethrone.chance import Secret, Seed, Written
from dethrone.contract import KEEPER
from dethrone.errors import BadRecord, BadRules, IllegalMove, Reason, Unreadable
from tests.toy import KIND, Move

ROOT = Path(__file__).parent.parent
SECRET = Secret(bytes(range(32)))
LIES = {
    # case: (header, text, reason)
    "another game": ("Game", "chess", Reason.OTHER_GAME),
    "no such rules": ("Rules", "longest", Reason.NO_RULE_SET),
    "too many seats": ("Players", "9", Reason.PLAYER_COUNT),
    "another secret": ("Secret", "00" * 32, Reason.WRONG_SECRET),
    "another promise": ("Commitment", "00" * 32, Reason.WRONG_SECRET),
    "another end": ("Result", "lost:tired", Reason.WRONG_RESULT),
    "a start that is none": ("Start", "{}", Reason.NOT_JSON),
}


@pytest.mark.parametrize(("header", "text", "reason"), LIES.values(), ids=LIES.keys())
def test_a_lie_in_a_header_is_named(header: str, text: str, reason: Reason) -> None:
    game = KIND.deal(2, "short", SECRET)
    game.push(game.legal_moves()[0])
    record = game.record(KEEPER)
    assert KIND.verify(record).game == game
    with pytest.raises(BadRecord) as error:
        KIND.verify(replace(record, headers={**record.headers, header: text}))
    assert error.value.reason is reason
    assert str(error.value)


BODIES = {
    "one is missing": (((2, "pass"),), Reason.MOVE_MISSING, 1),
    "no move": (((1, "pass"), (2, "jump")), Reason.MOVE_UNREADABLE, 2),
    "nobody has it": (((1, "pass"), (2, "P1:low")), Reason.MOVE_ILLEGAL, 2),
}


@pytest.mark.parametrize(("body", "reason", "ply"), BODIES.values(), ids=BODIES.keys())
def test_a_wrong_word_is_named(body: tuple[tuple[int, str], ...], reason: Reason, ply: int) -> None:
    record = KIND.deal(2, "short", Seed(1)).record(KEEPER)
    with pytest.raises(BadRecord) as error:
        KIND.replay(replace(record, body=body))
    assert (error.value.reason, error.value.ply) == (reason, ply)


def test_a_start_proves_nothing() -> None:
    start = KIND.deal(2, "short", Seed(1)).view(0).trial(3).record(KEEPER).start
    assert start is not None
    assert not KIND.verify(KIND.begin(start, SECRET).record(KEEPER)).is_chance_proved
    assert KIND.verify(KIND.deal(2, "short", SECRET).record(KEEPER)).is_chance_proved


def test_who_may_ask() -> None:
    game = KIND.deal(2, "short", Seed(1))
    for seat in (-1, 2):
        with pytest.raises(BadRules) as error:
            game.view(seat)
        assert error.value.reason is Reason.NO_SEAT
    with pytest.raises(IllegalMove) as refusal:
        game.view().check(Move("pass"))
    assert refusal.value.reason is Reason.SPECTATOR
    with pytest.raises(IllegalMove) as refusal:
        game.check(Move("no number"))
    assert (refusal.value.reason, refusal.value.legal[-1]) == (Reason.NOT_LEGAL, "pass")


def test_chance_that_was_written_down_deals_nothing() -> None:
    with pytest.raises(BadRecord) as error:
        KIND.deal(2, "short", Written({}))
    assert error.value.reason is Reason.CANNOT_DEAL


NO_VIEWS = {
    "nobody sits there": {"turn": 2},
    "no such rules": {"rules": "longest"},
    "too many hands": {"hands": [[0, 0]] * 5},
}


@pytest.mark.parametrize("change", NO_VIEWS.values(), ids=NO_VIEWS.keys())
def test_a_view_that_makes_no_sense_is_refused(change: dict[str, object]) -> None:
    wire = KIND.wire()
    data = wire.view(KIND.deal(2, "short", Seed(1)).view(0))
    assert wire.read_view(data).position.turn == 0
    with pytest.raises(Unreadable):
        wire.read_view({**data, **change})


def test_a_move_that_no_text_means_is_refused() -> None:
    wire = KIND.wire()
    assert wire.read_move({"move": "move", "word": "pass"}) == Move("pass")
    with pytest.raises(Unreadable):
        wire.read_move({"move": "move", "word": "jump"})


def test_another_process_makes_the_same_of_a_pickle() -> None:
    game = KIND.deal(2, "short", Seed(1))
    step = game.push(game.legal_moves()[0])
    code = "import pickle, sys; print(*pickle.loads(sys.stdin.buffer.read()), sep='\\n')"
    values = (game, game.view(1), step, step.after(0))
    assert pickle.loads(pickle.dumps(values)) == values
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(values), capture_output=True, check=True, cwd=ROOT
    )
    assert done.stdout.decode() == "\n".join(map(str, values)) + "\n"
