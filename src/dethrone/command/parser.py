"""How a command line is read: an argparse parser that asks back when a word is nearly one it knows."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from dethrone.near import nearest
from dethrone.prose import voice

SLIP = 0.8  # how like an option of the command is what was hardly meant for another


class Parser(argparse.ArgumentParser):
    """A parser whose complaints name the word that may have been meant; its subcommands are of the same class."""

    usage_word = "Usage: "
    above: Parser | None = None  # whose subcommand it is
    complain: Callable[[str, str], str] | None = None  # says an error of this program in another language

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._positionals.title, self._optionals.title = "Arguments", "Options"
        for action in self._actions:  # so far the one of `--help`
            action.help = "Show this help and exit"

    def _get_formatter(self) -> argparse.HelpFormatter:
        formatter = super()._get_formatter()
        add, word = formatter.add_usage, self.usage_word

        def add_usage(usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            add(usage, actions, groups, word if prefix is None else prefix)

        formatter.add_usage = add_usage  # type: ignore[method-assign]
        return formatter

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the words, and end."""
        if self.complain is None:
            super().error(message)
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.complain(self.prog, message)}\n")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """As argparse does, but an unknown option is refused before its value is taken for something else."""
        for inner in subcommands(self).values():
            if isinstance(inner, Parser):
                inner.above = self
        words = list(sys.argv[1:] if args is None else args)
        known = [text for action in self._actions for text in action.option_strings]
        for word in own_words(self, words):
            flag = word.partition("=")[0]
            if flag.startswith("--") and not any(text.startswith(flag) for text in known):
                meant = (
                    asked(flag, known, at_least=SLIP) or _elsewhere(self, flag, words) or asked(flag, known)
                )
                self.error(f"unrecognized arguments: {word}{meant}")
        return super().parse_known_args(words, namespace)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as error:
            error.message += asked(value, map(str, action.choices or ()))
            raise


def own_words(parser: argparse.ArgumentParser, words: Sequence[str]) -> Iterable[str]:
    """The words that are a parser's own to read: up to a subcommand, or to `--`."""
    inner = subcommands(parser)
    for word in words:
        if word == "--" or word in inner:
            return
        yield word


def subcommands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The parsers of a parser's subcommands by name."""
    nested = (action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    return {name: inner for action in nested for name, inner in action.choices.items()}


def _elsewhere(parser: Parser, flag: str, words: Sequence[str]) -> str:
    """The question whether an option was meant that belongs behind another command, of those close by if one has it.

    It is the command that is named, or one that needs nothing else, or the first.
    """
    found, group = list(_takers(parser, flag)), parser.above
    while not found and group is not None:
        found, group = list(_takers(group, flag)), group.above
    if not found:
        return ""

    def fit(taker: argparse.ArgumentParser) -> tuple[int, bool]:
        named = len({*taker.prog.split()} & {*words})
        return named, not any(action.required for action in taker._actions)

    command = max(found, key=fit).prog.partition(" ")[2]
    return f". {voice().did_you_mean(f'{command} {flag}')}"


def _takers(parser: argparse.ArgumentParser, flag: str) -> Iterable[argparse.ArgumentParser]:
    """The commands that have an option."""
    for inner in subcommands(parser).values():
        if flag in inner._option_string_actions:
            yield inner
        yield from _takers(inner, flag)


def asked(word: object, names: Iterable[str], *, at_least: float = 0.6) -> str:
    """The question whether another word was meant, to stand after a complaint."""
    meant = nearest(word, names, at_least=at_least)
    return "" if meant is None else f". {voice().did_you_mean(meant)}"
