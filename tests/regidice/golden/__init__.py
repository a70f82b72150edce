"""Golden transcripts: whole games for every preset and player count, told move by move.

`python -m tests.regidice.golden` writes them anew; a change in them is a change of the rules and is reviewed.
"""

import hashlib
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from dethrone.chance import Stream
from dethrone.contract import KEEPER
from dethrone.prose import voice
from dethrone.regidice import Done, Game, Move, Rules
from dethrone.regidice.rules import PRESETS
from tests.regidice.wander import begin

FOLDER = Path(__file__).parent
CASES = {f"{name}-{players}p": (name, players) for name in PRESETS for players in (2, 3, 4)}
sentence = partial(voice().event, "regidice")
SEEDS = (20, 21, 23)  # one from the beginning, two from any table


def choose(game: Game, stream: Stream) -> Move:
    """Any legal move, but rarely done as long as something can be resolved."""
    legal = game.legal_moves()
    move = legal[stream.below(len(legal))]
    if isinstance(move, Done) and game.phase.name in ("RESOLVE", "SET") and stream.below(5):
        move = legal[stream.below(len(legal))]
    return move


def told(name: str, players: int) -> Iterator[str]:
    """The lines of one transcript."""
    for seed in SEEDS:
        secret = hashlib.sha256(f"regidice seed {seed}".encode()).digest()
        game = begin(players, Rules.named(name), seed, secret)
        stream = Stream(b"golden", f"{name} {players} {seed}")
        yield f"# game {seed}"
        yield from map(sentence, game.opening())
        while not game.is_over:
            yield game.text
            legal = game.legal_moves()
            step = game.push(choose(game, stream))
            yield f"P{step.seat} {step.move} of {len(legal)}"
            yield from (f"  {sentence(event)}" for event in step.events(0))
        yield game.text
        yield from str(game.record(KEEPER)).splitlines()


def transcript(case: str) -> str:
    """The text of one golden file."""
    return "\n".join(told(*CASES[case])) + "\n"
