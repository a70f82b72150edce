"""What `dethrone play`, `replay`, `verify`, `analyse` and `rules` do, for any game; each answers an exit code."""

from __future__ import annotations

from dethrone import games
from dethrone.contract import Kind
from dethrone.players.limit import Limit
from dethrone.prose import Voice
from dethrone.sheet import Record
from dethrone.terminal.options import PlayOptions
from dethrone.terminal.replay import Replay, as_far_as_legal
from dethrone.terminal.review import look_back
from dethrone.terminal.screen import EndOfInput, Screen
from dethrone.terminal.session import Left
from dethrone.terminal.setup import open_session
from dethrone.terminal.skin import play_command, skin_for

INTERRUPTED = 130


def play(kind: Kind, options: PlayOptions, screen: Screen, voice: Voice) -> int:
    """Play a game; whoever leaves in the middle finds it saved."""
    try:
        session = open_session(kind, options, screen, voice)
    except (EndOfInput, KeyboardInterrupt):
        screen.say(voice.say("terminal-not-begun"))
        return 0
    try:
        session.run()
    except Left:
        code, why = 0, "left"
    except EndOfInput:
        code, why = 0, "silence"
    except KeyboardInterrupt:
        code, why = INTERRUPTED, "interrupted"
    else:
        return 0
    message = "terminal-left-saved" if session.save() else "terminal-left-unsaved"
    screen.say("", voice.say(message, why=why, command=play_command(kind)))
    return code


def replay(text: str, screen: Screen, voice: Voice, *, seat: int | None) -> int:
    """Step through a record; where nobody types, tell all of it."""
    record = Record.parse(text)
    kind = games.kind(record.game)
    game, broken = as_far_as_legal(kind, record)
    names = list(record.seats)
    if len(names) != game.players:
        names = [f"P{number}" for number in range(game.players)]
    Replay(game, screen, skin_for(kind, voice), names, seat).show()
    if broken is not None:
        raise broken
    return 0


def verify(text: str, screen: Screen, voice: Voice) -> int:
    """Check a record move by move, and its chance against what was promised."""
    record = Record.parse(text)
    checked = games.verify(record)
    game = checked.game
    outcome = "none" if game.outcome is None else game.outcome.value
    screen.say(voice.say("terminal-verified", moves=len(game.steps), outcome=outcome))
    if checked.is_chance_proved and not checked.notes:
        screen.say(voice.say("terminal-proved"))
    screen.say(*(voice.say(message, **facts) for message, facts in checked.notes))
    return 0


def explain(kind: Kind, rules: str | None, screen: Screen, voice: Voice) -> int:
    """Explain a rule set; without a name, list them and explain the first one."""
    if rules is None:
        usual = voice.rules(kind, kind.rules(kind.usual_rules))
        screen.say(*screen.flow([*voice.rule_sets(kind), "", *usual]))
    else:
        screen.say(*screen.flow(voice.rules(kind, kind.rules(rules))))
    return 0


def analyse(text: str, screen: Screen, voice: Voice, limit: Limit) -> int:
    """Judge every decision of a record and tell what it showed."""
    record = Record.parse(text)
    kind = games.kind(record.game)
    return look_back(record, screen, skin_for(kind, voice), limit)
