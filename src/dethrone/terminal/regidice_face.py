"""Regidice in the terminal: play, replay, verify, explain. The command line calls these."""

from __future__ import annotations

from dethrone.prose import voice
from dethrone.regidice import record as records
from dethrone.regidice.rules import RULEBOOK, Rules
from dethrone.sheet import Record
from dethrone.table.regidice import Course
from dethrone.terminal.face import EndOfInput, Face
from dethrone.terminal.options import PlayOptions
from dethrone.terminal.regidice_help import explain_rules, list_rules
from dethrone.terminal.regidice_replay import Replay
from dethrone.terminal.regidice_session import Left
from dethrone.terminal.regidice_setup import open_session

INTERRUPTED = 130


def play(options: PlayOptions, face: Face) -> int:
    """Play a game; whoever leaves in the middle finds it saved."""
    try:
        session = open_session(options, face)
    except (EndOfInput, KeyboardInterrupt):
        face.say("No game was begun.")
        return 0
    try:
        session.run()
    except (EndOfInput, Left):
        code, reason = 0, "You left"
    except KeyboardInterrupt:
        code, reason = INTERRUPTED, "Interrupted"
    else:
        return 0
    session.save()
    if session.trouble:
        face.say("", f"{reason}: the game could not be saved.")
    else:
        face.say("", f"{reason}: the game is saved. Go on with: dethrone play regidice --resume")
    return code


def verify(text: str, face: Face) -> int:
    """Check a record move by move, and its rolls against what was promised."""
    verified = records.verify(Record.parse(text))
    game = verified.game
    ended = "the game goes on" if game.outcome is None else f"the result is {game.outcome.value}"
    face.say(f"All {len(game.steps)} moves are legal, and {ended}.")
    face.say(*(voice().say(note, **facts) for note, facts in verified.notes))
    return 0


def explain(rules: str | None, face: Face) -> int:
    """Explain a rule set; without a name, list them and explain the rulebook's."""
    if rules is None:
        face.say(*list_rules(), "", *explain_rules(RULEBOOK))
    else:
        face.say(*explain_rules(Rules.parse(rules)))
    return 0


def replay(text: str, face: Face, *, seat: int | None) -> int:
    """Step through a record; where nobody types, tell all of it."""
    record = Record.parse(text)
    game, broken = records.as_far_as_legal(record)
    course = Course(game)
    names = list(record.seats)
    if len(names) != course.players:
        names = [f"P{number}" for number in range(course.players)]
    Replay(course, face, names, seat).show()
    if broken is not None:
        raise broken
    return 0
