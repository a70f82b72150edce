"""`--help` and argparse's complaints in the language that was asked for; in the code they stand in English."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from dethrone.command.parser import Parser
from dethrone.prose import Voice, languages, usual_language, voice
from dethrone.prose.catalogue import ENGLISH, catalogue

PREFIX = "usage-"
LANGUAGE = "--language"
MEANT = re.compile(r"(?P<why>.*)\. Did you mean (?P<meant>[^?]+)\?", re.S)
COMPLAINTS = (
    # what argparse says, with what it says it of, and the message
    (r"argument (?P<name>[^:]+): (?P<why>.*)", "error-argument"),
    (r"unrecognized arguments: (?P<words>.*)", "error-unknown"),
    (r"the following arguments are required: (?P<words>.*)", "error-required"),
    (r"expected one argument", "error-one"),
    (r"invalid choice: (?P<word>.*) \(choose from (?P<words>.*)\)", "error-choice"),
    (r"invalid (?P<kind>\w+) value: (?P<word>.*)", "error-value"),
)


def language_of(words: Sequence[str]) -> str:
    """The language that a command line asks for, even one that cannot be read; otherwise the usual one."""
    asked = [word.partition("=")[2] for word in words if word.startswith(f"{LANGUAGE}=")]
    asked += [after for word, after in pairwise(words) if word == LANGUAGE]
    return next((one for one in asked if one in languages()), None) or usual_language()


def speak(parser: argparse.ArgumentParser, language: str) -> None:
    """Let a parser and its commands speak a language; what there is no message for stays English."""
    if language != ENGLISH:
        _speak(parser, voice(language), translator(language))


def translator(language: str) -> Callable[[str], str]:
    """Says in a language what the code says in English."""
    english, speech = voice(ENGLISH), voice(language)
    ids = {
        english.say(one): one for one in catalogue(ENGLISH) if one.startswith(PREFIX) and "error" not in one
    }
    return lambda text: speech.say(ids[text]) if text in ids else text


def _speak(parser: argparse.ArgumentParser, speech: Voice, say: Callable[[str], str]) -> None:
    if isinstance(parser, Parser):
        parser.usage_word = f"{say('Usage:')} "
        parser.complain = lambda program, why: complaint(program, why, speech)
    for group in parser._action_groups:
        group.title = say(group.title or "")
    parser.description = say(parser.description or "")
    parser.epilog = "\n".join(map(say, (parser.epilog or "").split("\n")))
    for action in parser._actions:
        if isinstance(action.help, str):
            action.help = say(action.help)
        if isinstance(action, argparse._SubParsersAction):
            _speak_commands(action, speech, say)


def _speak_commands(
    action: argparse._SubParsersAction[argparse.ArgumentParser], speech: Voice, say: Callable[[str], str]
) -> None:
    """Each command, whose description is its line in the list and perhaps more."""
    for line in action._choices_actions:
        inner, about = action.choices[line.dest], line.help or ""
        line.help = say(about)
        more = (inner.description or "")[len(about) + 1 :].strip()
        first = f"{line.help[:1].upper()}{line.help[1:]}."
        inner.description = " ".join([first, *([say(more)] if more else [])])
        _speak(inner, speech, say)


def complaint(program: str, why: str, speech: Voice) -> str:
    """What argparse complains of, in a language."""
    found = MEANT.fullmatch(why)
    if found is None:
        return speech.say(f"{PREFIX}error", program=program, why=_said(why, speech))
    said = speech.say(f"{PREFIX}error", program=program, why=_said(found["why"], speech))
    return f"{said}. {speech.did_you_mean(found['meant'])}"


def _said(why: str, speech: Voice) -> str:
    for pattern, message in COMPLAINTS:
        found = re.fullmatch(pattern, why, re.S)
        if found is not None:
            facts = found.groupdict()
            if "why" in facts:
                facts["why"] = _said(facts["why"], speech)
            return speech.say(f"{PREFIX}{message}", **facts)
    return why
