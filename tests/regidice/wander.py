"""Random games through every corner of the rules, for tests that look at each position."""

import random
from collections.abc import Iterator

from dethrone.chance import chance_from
from dethrone.regidice import Done, Game, Move, Rules, Step
from dethrone.regidice.playout import any_table
from dethrone.regidice.rules import OPTIONS, PRESETS, RULEBOOK
from dethrone.rulesets import Choice, Switch

SINGLE_CHANGES = {
    **{
        f"{name}={value}": RULEBOOK.but(**{name: value})
        for name, option in OPTIONS.items()
        if isinstance(option, Choice) and name != "first_caller"
        for value in option.words[1:]
    },
    **{
        name: RULEBOOK.but(**{name: not getattr(RULEBOOK, name)})
        for name, option in OPTIONS.items()
        if isinstance(option, Switch)
    },
}
MIXES = {
    "everything fine": Rules.parse("bga,mandatory_max=on,team_voice=vote,cast_match=round_start"),
    "at once and shared": Rules.parse("literal,overkill_to=share,cast_batch=sequential,suffer_cascade=on"),
    "single and cascade": Rules.parse("rulebook,suffer_split=single,suffer_cascade=on,same_cast_call=allow"),
    "hard literal vote": Rules.parse("literal,touch_of_death=off,team_voice=vote,cast_colour=declared"),
    "fine, at once": Rules.parse("rulebook,resolve=fine,defeat_check=immediate,companion_targets=board"),
}
ALL_RULES: dict[str, Rules] = {**PRESETS, **SINGLE_CHANGES, **MIXES}
LONG_ENOUGH = 40


def begin(players: int, rules: Rules, seed: int, secret: bytes | None = None) -> Game:
    """Every second game begins at any table, so that all enemies and black dice come up."""
    limited = rules.but(max_rounds=LONG_ENOUGH)
    if seed % 2 == 0:
        return Game(players, limited, seed=None if secret else seed, secret=secret)
    start = any_table(players, seed, limited.options, limited.round_limit)
    return Game.from_position(start, limited, chance_from(seed=None if secret else seed, secret=secret))


def pick(game: Game, chance: random.Random) -> Move:
    """Any legal move, but rarely done as long as something can be resolved."""
    legal = game.legal_moves()
    move = chance.choice(legal)
    while isinstance(move, Done) and game.phase.name in ("RESOLVE", "SET") and chance.random() < 0.8:
        move = chance.choice(legal)
    return move


def wander(players: int, rules: Rules, seed: int) -> Iterator[tuple[Game, Step | None]]:
    """The game before its first move and after each one, with the step that led there."""
    game = begin(players, rules, seed)
    chance = random.Random(seed * 1009 + players)
    step: Step | None = None
    while True:
        yield game, step
        if game.is_over:
            return
        step = game.push(pick(game, chance))
