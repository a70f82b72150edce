"""Regidice in the terminal: play, replay, verify, explain. The command line calls these."""

from __future__ import annotations

from dethrone.prose import voice
from dethrone.regidice.record import parse_record
from dethrone.regidice.rules import RULEBOOK, Rules
from dethrone.terminal.face import EndOfInput, Face
from dethrone.terminal.options import PlayOptions
from dethrone.terminal.regidice_replay import Replay, as_far_as_legal
from dethrone.terminal.regidice_session import Left
from dethrone.terminal.regidice_setup import open_session
from dethrone.terminal.ruled import REGIDICE

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
    record = parse_record(text)
    game = record.verify()
    ended = "the game goes on" if game.outcome is None else f"the result is {game.outcome.value}"
    face.say(f"All {game.version} moves are legal, and {ended}.")
    if record.secret is not None:
        face.say("The secret fits the commitment, and every roll comes from it.")
    elif record.commitment:
        face.say("The rolls are promised by a commitment; the secret that would prove them is not shown.")
    else:
        face.say("Nothing was promised about the rolls, so nothing about them can be proved.")
    return 0


def explain(rules: str | None, face: Face) -> int:
    """Explain a rule set; without a name, list them and explain the rulebook's."""
    if rules is None:
        face.say(*voice().rule_sets(REGIDICE), "", *voice().rules(REGIDICE, RULEBOOK))
    else:
        face.say(*voice().rules(REGIDICE, Rules.parse(rules)))
    return 0


def replay(text: str, face: Face, *, seat: int | None) -> int:
    """Step through a record; where nobody types, tell all of it."""
    record = parse_record(text)
    course, broken = as_far_as_legal(record)
    names = [name.strip() for name in dict(record.tags).get("Seats", "").split(",")]
    if len(names) != course.players:
        names = [f"P{number}" for number in range(course.players)]
    Replay(course, face, names, seat).show()
    if broken is not None:
        raise broken
    return 0
