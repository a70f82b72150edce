"""Regidice: the rules of the dice game, exact and fast.

    >>> from dethrone.regidice import Game
    >>> game = Game(players=3, rules="rulebook", seed=7)
    >>> game.phase.value, game.decider
    ('declare', 0)
    >>> for move in game.parse("A3"):
    ...     step = game.push(move)
    >>> game.view(1).calls[0]
    Declare(action=<Action.ATTACK: 'A'>, number=3, colour=None, parity=None)

A game answers what `dethrone.contract` says every game answers: `Game(players, rules, seed=…|secret=…)` with
`.decider`, `.phase`, `.outcome`, `.legal_moves()`, `.parse(text)`, `.push(move) -> Step`, `.pop()`, `.view(seat)`
(None: a spectator), `.steps`, `.record()`; and `.round`, `.rolls`, `Game.from_position(position, rules)`. A seat
is a number from 0; its left neighbour is the next.

Phases (`Phase`) and the moves that answer them:

| phase   | who                        | moves                                            |
|---------|----------------------------|--------------------------------------------------|
| DECLARE | each seat from first caller| `Declare`: A3 B4 H5 C:red-odd K                  |
| RESOLVE | the team                   | `Act` act:P1, `Spend` pip:P2:r, `Done` done      |
| RAISE   | the companion              | `Raise` raise:P0:r4, raise:enemy:5               |
| SET     | the acting seat            | `MakeSet` set:6+5, `Cast` cast:red, `Done`       |
| COLOUR  | the acting seat            | `Use` use:r5+b5 (which equal dice the sets take) |
| PIPS    | the acting seat            | `Pips` enemy:6+6+2 (the enemy afterwards)        |
| HEAL    | the acting seat            | `Heal` heal:r+k                                  |
| SHARE   | the team                   | `Share` share:P0=2+P1=1, share:none              |
| SPLIT   | the team                   | `Split` split:P0=1+P1=1                          |
| LOSE    | each victim                | `Lose` lose:r3, lose:r- (a used or healed die)   |
| PREPARE | each seat                  | `Put` put:r2, `Done`                             |

The team's voice is the first caller (or each seat in turn, by `team_voice=vote`). A question with one answer
is never asked. Sets are named from the highest down, dice to lose or prepare in the order r b y k and by
value, so that every choice exists exactly once.

Rules: `Rules.named("bga")`, `Rules.parse("bga,max_rounds=100")`, `rules.but(resolve="fine")`,
`rules.differences()`. Text: `str(move)`, `parse_move`, `view.text`, `parse_view`, `parse_position`,
`position_text`; `KIND` has the rest, records and JSON too. What dice could do: `best_attack`, `best_block`,
`best_heal`, `best_cast`, `prospects(view)`.

For searches: `view.outline` (a `Position`: flat, `copy_from`, `reseed`), `roll_hidden(position, seat)`,
`legal_words(position)`, `apply_word(position, word)`, `encode`/`decode`, `random_games(players, games, seed, rules)`.
Compiled modules cimport `Position` from `position`, `Moves` and the set solvers from `sets`, `legal` from `legal`,
`play` from `engine`, `playout` from `playout`, all of which run without the GIL.
"""

from importlib import import_module as _import_module
from typing import TYPE_CHECKING as _TYPE_CHECKING

from dethrone.regidice.codes import Phase, Stage
from dethrone.regidice.dice import Colour, Dice, Die, colour, dice, dice_text, die, heap, heap_text
from dethrone.regidice.engine import apply_word, compiled, legal_words
from dethrone.regidice.game import Game, Step
from dethrone.regidice.moves import (
    DECLARATIONS,
    Act,
    Action,
    Cast,
    Declare,
    Done,
    Heal,
    Lose,
    MakeSet,
    Move,
    Parity,
    Pips,
    Put,
    Raise,
    Share,
    Spend,
    Split,
    Use,
    decode,
    encode,
)
from dethrone.regidice.position import Position
from dethrone.regidice.redeal import roll_hidden
from dethrone.regidice.rules import PRESETS, Rules, as_rules, check_players
from dethrone.regidice.view import Outcome, Progress, View, full_view, view_of

if _TYPE_CHECKING:
    from dethrone.regidice.events import Event
    from dethrone.regidice.kind import KIND
    from dethrone.regidice.movetext import parse_move, read_moves
    from dethrone.regidice.notation import parse_position, parse_view, position_text, view_text
    from dethrone.regidice.preview import (
        Best,
        Preview,
        Prospect,
        best_attack,
        best_block,
        best_cast,
        best_heal,
        prospect,
        prospects,
        would_keep,
    )
    from dethrone.regidice.refusal import Reason
    from dethrone.regidice.sampler import position_of

_HOMES = {
    **dict.fromkeys(("Event",), "events"),
    **dict.fromkeys(("KIND",), "kind"),
    **dict.fromkeys(("parse_move", "read_moves"), "movetext"),
    **dict.fromkeys(("parse_position", "parse_view", "position_text", "view_text"), "notation"),
    **dict.fromkeys(
        (
            "Best",
            "Preview",
            "Prospect",
            "best_attack",
            "best_block",
            "best_cast",
            "best_heal",
            "prospect",
            "prospects",
            "would_keep",
        ),
        "preview",
    ),
    **dict.fromkeys(("Reason",), "refusal"),
    **dict.fromkeys(("position_of",), "sampler"),
}  # what takes a while to load is loaded when it is first asked for


def __getattr__(name: str) -> object:
    """What is loaded when it is first asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(_import_module(f"{__name__}.{_HOMES[name]}"), name)


def random_games(
    players: int, games: int, seed: int, rules: Rules | str = "rulebook"
) -> tuple[int, int, int]:
    """Play games at random without the GIL: decisions made, games won, a hash of everything that was done."""
    from dethrone.regidice import playout as _playout  # noqa: PLC0415 (few need it)

    check_players(players)
    chosen = as_rules(rules)
    return _playout.random_games(players, games, seed, chosen.options, chosen.round_limit)


__all__ = [
    "DECLARATIONS",
    "KIND",
    "PRESETS",
    "Act",
    "Action",
    "Best",
    "Cast",
    "Colour",
    "Declare",
    "Dice",
    "Die",
    "Done",
    "Event",
    "Game",
    "Heal",
    "Lose",
    "MakeSet",
    "Move",
    "Outcome",
    "Parity",
    "Phase",
    "Pips",
    "Position",
    "Preview",
    "Progress",
    "Prospect",
    "Put",
    "Raise",
    "Reason",
    "Rules",
    "Share",
    "Spend",
    "Split",
    "Stage",
    "Step",
    "Use",
    "View",
    "apply_word",
    "as_rules",
    "best_attack",
    "best_block",
    "best_cast",
    "best_heal",
    "check_players",
    "colour",
    "compiled",
    "decode",
    "dice",
    "dice_text",
    "die",
    "encode",
    "full_view",
    "heap",
    "heap_text",
    "legal_words",
    "parse_move",
    "parse_position",
    "parse_view",
    "position_of",
    "position_text",
    "prospect",
    "prospects",
    "random_games",
    "read_moves",
    "roll_hidden",
    "view_of",
    "view_text",
    "would_keep",
]
