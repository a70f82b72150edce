"""The six stages of a round, and what belongs to which: of phases, and of moves by their words on the wire."""

from __future__ import annotations

from enum import IntEnum

from dethrone.regidice.codes import Phase


class Stage(IntEnum):
    """A stage of the round, in order; OVER comes after the last of them."""

    ROLL = 0
    DECLARE = 1
    GATHER = 2
    RESOLVE = 3
    SUFFER = 4
    PREPARE = 5
    OVER = 6

    @property
    def word(self) -> str:
        """Its name in a text."""
        return self.name.lower()


STAGES = {
    Phase.DECLARE: Stage.DECLARE,
    **dict.fromkeys(
        (Phase.RESOLVE, Phase.RAISE, Phase.SET, Phase.COLOUR, Phase.PIPS, Phase.HEAL, Phase.SHARE),
        Stage.RESOLVE,
    ),
    **dict.fromkeys((Phase.SPLIT, Phase.LOSE), Stage.SUFFER),
    Phase.PREPARE: Stage.PREPARE,
    Phase.OVER: Stage.OVER,
}
# Whoever is `done` may be so in more than one stage.
OF_MOVES = {
    "declare": Stage.DECLARE.word,
    **dict.fromkeys(
        ("act", "spend", "raise", "make-set", "cast", "use", "pips", "heal", "share"), Stage.RESOLVE.word
    ),
    **dict.fromkeys(("split", "lose"), Stage.SUFFER.word),
    "put": Stage.PREPARE.word,
}
