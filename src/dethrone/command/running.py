"""How a command line is run: every failure is a sentence, or an answer for a script, and an exit code."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from dethrone.errors import GameError
from dethrone.prose import Voice, usual_language, voice

FAILED = 1
BAD_ARGUMENT = 2
INTERRUPTED = 130


def run(parser: argparse.ArgumentParser, words: Sequence[str]) -> int:
    """Read the words and do what they ask for; a parser that does nothing by itself tells what it can do."""
    options = parser.parse_args(words)
    speech = voice(getattr(options, "language", None) or usual_language())
    try:
        if not hasattr(options, "call"):
            parser.print_help()
            return 0
        code = int(options.call(options, speech))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _silence_stdout()
        return FAILED
    except (GameError, OSError) as error:
        return fail(error, speech, is_json=getattr(options, "json", False))
    return code


def fail(
    error: GameError | OSError,
    speech: Voice,
    *,
    is_json: bool,
    who: str = "dethrone",
    code: int = BAD_ARGUMENT,
) -> int:
    """Say what went wrong, to people or to a script; answers the exit code."""
    from dethrone.command.answers import failure, written  # noqa: PLC0415 (loaded when something went wrong)

    answer = failure(error, speech)
    if is_json:
        print(written(answer))
    else:
        if isinstance(error, OSError):
            _silence_stdout()
        print(f"{who}: {answer.error.sentence}", file=sys.stderr)
    return code


def _silence_stdout() -> None:
    """Python flushes at exit once more, and would complain once more."""
    with suppress(OSError):  # it may be no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
