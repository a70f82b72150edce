"""Help at the table: what can be typed, the rules by topic, and what a rule set changes."""

from __future__ import annotations

from collections.abc import Iterator

from dethrone.prose import voice
from dethrone.regicide.game import Game
from dethrone.regicide.rules import OFFICIAL, PRESETS, Rules
from dethrone.regicide.view import Phase
from dethrone.terminal.rule_sets import changes, head, listed, usual

GAME = "regicide"


def help_lines(game: Game) -> Iterator[str]:
    """What can be typed now, first what is asked for."""
    say = voice().lines
    if game.phase is not Phase.OVER:
        yield from say(f"regicide-help-{game.phase.value}")
    if game.phase is Phase.PLAY:
        if game.rules.jesters[game.players - 1]:
            yield from say("regicide-help-jester")
        yield from say("regicide-help-flip" if game.players == 1 else "regicide-help-yield")
    yield from say("regicide-help-always")


def about_topic(topic: str, rules: Rules) -> Iterator[str]:
    """The rules on a topic, or which topics there are; what this rule set changes comes last."""
    yield from voice().about(GAME, topic)
    yield from changes(GAME, rules, OFFICIAL)


def explain_rules(rules: Rules) -> Iterator[str]:
    """A rule set option by option, with what is official where it differs."""
    options = voice().rules(GAME, rules, OFFICIAL)
    yield from head(GAME, rules, OFFICIAL, options)
    for option in options:
        yield f"{'*' if option.usual else ' '} {option.name + '=' + option.value:<26} {option.meaning}"
        if option.usual:
            yield f"  {'':<26} {usual(OFFICIAL, option)}"


def list_rules() -> Iterator[str]:
    """The rule sets by name."""
    yield from listed(GAME, PRESETS)
