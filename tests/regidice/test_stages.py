"""Every phase has its stage, and every move that of the phase in which it is made."""

from __future__ import annotations

from typing import get_args

from dethrone.regidice import KIND, Phase
from dethrone.regidice.codes import STAGES, Stage
from dethrone.regidice.moves import Done, Move
from tests.regidice.wander import ALL_RULES, wander

ORDER = {
    # phase: stage
    Phase.DECLARE: Stage.DECLARE,
    Phase.SET: Stage.RESOLVE,
    Phase.LOSE: Stage.SUFFER,
    Phase.PREPARE: Stage.PREPARE,
    Phase.OVER: Stage.OVER,
}


def test_every_phase_has_its_stage() -> None:
    assert {phase: STAGES[phase] for phase in ORDER} == ORDER
    assert set(STAGES) == set(Phase)


def test_every_move_is_told_by_the_stage_in_which_it_is_made() -> None:
    wire, seen = KIND.wire(), set[type]()
    for seed, rules in enumerate(40 * list(ALL_RULES.values())):
        for _, step in wander(2 + seed % 3, rules, seed):
            if step is None or isinstance(step.move, Done):
                continue
            seen.add(type(step.move))
            word = wire.move(step.move)["move"]
            assert KIND.stages[word] == step.before(step.seat).stage.word, word
    assert seen == set(get_args(Move)) - {Done}
