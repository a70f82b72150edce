"""Help at the table of Regidice: what can be typed, the rules by topic, and what a rule set changes."""

from __future__ import annotations

from collections.abc import Iterator

from dethrone.prose import voice
from dethrone.regidice.codes import Phase
from dethrone.regidice.rules import PRESETS, RULEBOOK, Rules
from dethrone.terminal.regidice_words import GAME
from dethrone.terminal.rule_sets import changes, head, listed, usual


def help_lines(phase: Phase) -> Iterator[str]:
    """What can be typed now, first what is asked for."""
    if phase is not Phase.OVER:
        yield from voice().lines(f"regidice-help-{phase.name.lower()}")
    yield from voice().lines("regidice-help-always")


def about_topic(topic: str, rules: Rules) -> Iterator[str]:
    """The rules on a topic, or which topics there are; what this rule set changes comes last."""
    yield from voice().about(GAME, topic)
    yield from changes(GAME, rules, RULEBOOK)


def explain_rules(rules: Rules) -> Iterator[str]:
    """A rule set option by option, with what the rulebook has where it differs."""
    options = voice().rules(GAME, rules, RULEBOOK)
    yield from head(GAME, rules, RULEBOOK, options)
    for option in options:
        yield f"{'*' if option.usual else ' '} {option.name}={option.value}"
        yield f"      {option.meaning}"
        if option.usual:
            yield f"      {usual(RULEBOOK, option)}"


def list_rules() -> Iterator[str]:
    """The rule sets by name."""
    yield from listed(GAME, PRESETS)
