"""The command `draw`, and what can be said to it."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from dethrone.command.adding import add_command, add_plain, positive, seat_number
from dethrone.command.files import read_text
from dethrone.draw.theme import THEMES

if TYPE_CHECKING:
    from dethrone.command.adding import Commands
    from dethrone.prose import Voice


def call(options: argparse.Namespace, speech: Voice) -> int:
    """Draw what is asked for, into a file or to the standard output."""
    from dethrone.draw.tasks import DrawOptions, drawing, write  # noqa: PLC0415 (the others start without it)

    text = drawing(
        DrawOptions(
            record=None if options.file is None else read_text(options.file),
            view=options.view,
            position=options.position,
            seat=options.seat,
            move=options.move,
            is_open=options.open,
            theme=options.theme,
            width=options.width,
            language=speech.language,
        )
    )
    if options.output is None:
        print(text)
    else:
        write(text, options.output)
    return 0


def add_to(commands: Commands) -> None:
    """Add the command."""
    draw = add_command(
        commands,
        "draw",
        "Draw a position, or a moment of a game record, as an SVG picture",
        "draw game.record -o end.svg",
        "draw game.record --move 12 --seat P0 --theme dark -o then.svg",
        "draw game.record --open > open.svg",
        "draw --position 'regicide official enemy=JH damage=7 hands=3H,10D|5C,9S tavern=9C' -o table.svg",
        call=call,
    )
    add_plain(draw)
    draw.add_argument("file", nargs="?", metavar="FILE", help="Game record to read, - for standard input")
    draw.add_argument("--view", metavar="TEXT", help="View to draw, as one line of text: what one seat sees")
    draw.add_argument(
        "--position",
        metavar="TEXT",
        help="Position to draw, as one line of text: everything, or what --seat sees",
    )
    draw.add_argument(
        "--seat",
        type=seat_number,
        metavar="P0",
        help="Draw what this seat saw (default: what spectators saw)",
    )
    draw.add_argument(
        "--move", type=_count, metavar="N", help="Draw the moment after this many moves (default: the end)"
    )
    draw.add_argument("--open", action="store_true", help="Show all hands; for finished games only")
    draw.add_argument("--theme", choices=tuple(THEMES), default="light", help="(default: %(default)s)")
    draw.add_argument("--width", type=positive, metavar="PX", help="Width in pixels (default: 960)")
    draw.add_argument("-o", "--output", metavar="FILE", help="SVG file to write (default: standard output)")


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of moves")
    return int(text)
