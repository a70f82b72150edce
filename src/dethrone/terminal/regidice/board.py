"""The table of Regidice as one person sees it: stage, enemy, everybody's dice and zones, on 80 columns."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from dethrone.prose import voice
from dethrone.regidice import Phase
from dethrone.regidice.dice import COLOURS, Colour, Die
from dethrone.regidice.view import View
from dethrone.terminal.ink import MADDER, QUIET, WELD, WOAD
from dethrone.terminal.regidice.dice import INK, drawn, listed, spelled
from dethrone.terminal.regidice.words import GAME, stage, stages, values

WIDTH = 80
NAME_WIDTH = 14


class Size(IntEnum):
    """How much room the board takes."""

    LOW = 0  # dice are listed
    MIDDLE = 1  # dice are drawn with their pips
    TALL = 2  # with empty lines in between


def draw_board(view: View, names: Sequence[str], title: str, *, width: int, size: Size) -> RenderableType:
    """The whole table."""
    width = min(width, WIDTH)
    parts: list[RenderableType] = [Text(title, "bold", overflow="ellipsis", no_wrap=True), _track(view)]
    parts += [_enemy(view) if size else _enemy_line(view), _seats(view, names, width)]
    shown = big_pool(view)
    if size and shown is not None and view.pools[shown]:
        owner = "Your dice" if names[shown] == "You" else f"{names[shown]}'s dice"
        parts.append(Group(Text(owner, "bold"), *drawn(view.pools[shown], width)))
    if size is Size.TALL:
        parts = [parts[0], *(one for part in parts[1:] for one in (part, Text("")))][:-1]
    return Group(*parts)


def big_pool(view: View) -> int | None:
    """Whose dice matter most now: the own while they are hidden, then those of whoever acts."""
    if view.phase is Phase.DECLARE:
        return view.seat
    if view.phase in (Phase.LOSE, Phase.PREPARE):
        return view.decider
    return view.acting if view.phase in (Phase.SET, Phase.COLOUR) else None


def _track(view: View) -> Text:
    """The six stages: what is done, what is now, what comes."""
    line = Text()
    now = stage(view.phase)
    for number, name in enumerate(stages()):
        if number < now:
            line.append(f" ✓ {name} ", QUIET)
        elif number == now:
            line.append(f" {number + 1} {name} ", "bold reverse")
        else:
            line.append(f" {number + 1} {name} ")
        line.append("›" if number < 5 else "", QUIET)
    return line


def _pips(count: int) -> str:
    return voice().say("regidice-pips", count=count)


def _enemy(view: View) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    dice = [Die(Colour.BLACK, value) for value in view.enemy]
    grid.add_row(Group(*drawn(dice, WIDTH)), Group(*_facts(view)))
    return grid


def _enemy_line(view: View) -> Text:
    line = Text().append(f"Enemy {view.enemy_number + 1} of 3", f"bold {MADDER}")
    line.append(f" shows {values(view.enemy)}", "bold")
    line.append(f" · attack {view.attack} · defence {view.defence} · {_pips(view.pips_left)} to go")
    return line.append(" · injured ").append(_injured(view)) if view.injured else line


def _facts(view: View) -> list[Text]:
    first = Text().append(f"Enemy {view.enemy_number + 1} of 3", f"bold {MADDER}")
    waiting = " and ".join(str(size) for size in view.upcoming)
    first.append(f"   {waiting} dice wait" if waiting else "   the last one", QUIET)
    attack = Text().append(f"Attack  {view.attack:>2}", "bold")
    if view.progress.blocked and view.phase is not Phase.DECLARE:
        attack.append(
            f" − {view.progress.blocked} blocked = {max(0, view.attack - view.progress.blocked)}", WOAD
        )
    else:
        attack.append("  less what is blocked", QUIET)
    defence = Text().append(f"Defence {view.defence:>2}", "bold")
    now = sum(view.enemy)
    is_same = now == view.defence
    defence.append("  the sum of an attack set" if is_same else f"  this round; {now} next round", QUIET)
    left = Text().append(f"Health  {view.pips_left:>2}", "bold").append("  pips until all show 6", QUIET)
    injured = [Text("Injured  ", "bold").append(_injured(view))] if view.injured else []
    return [first, attack, defence, left, *injured]


def _injured(view: View) -> Text:
    counts = [(colour, sum(die.colour is colour for die in view.injured)) for colour in COLOURS]
    return Text(" ").join(Text(f"{n}{colour.value}", INK[colour]) for colour, n in counts if n)


def _seats(view: View, names: Sequence[str], width: int) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column()
    grid.add_column(style="bold", max_width=NAME_WIDTH, overflow="ellipsis", no_wrap=True)
    grid.add_column(min_width=12, no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(max_width=max(20, width - NAME_WIDTH - 22))
    for seat, name in enumerate(names):
        turn = Text("▸", f"bold {WELD}") if seat == view.decider else Text(" ")
        size = Text(f"{len(view.pools[seat]):>2}", QUIET)
        grid.add_row(turn, f"P{seat} {name}", _call(view, seat), size, listed(view.pools[seat]))
        if view.zones[seat]:
            left = (seat + 1) % view.players
            grid.add_row(
                "",
                "",
                Text("prepared", QUIET),
                "",
                listed(view.zones[seat]).append(f" → P{left} {names[left]}"),
            )
    return grid


def _call(view: View, seat: int) -> Text:
    call = view.calls[seat]
    if call is None:
        return Text("declares now" if seat == view.decider else "yet to call", QUIET)
    is_done = view.phase is not Phase.DECLARE and view.has_resolved[seat]
    return Text().append(voice().move(GAME, call), "" if is_done else "bold").append(" ✓" if is_done else "")


# ----------------------------------------------------------------- plain lines
def plain_board(view: View, names: Sequence[str], title: str) -> list[str]:
    """The same in plain lines, for pipes and screen readers."""
    now = stage(view.phase)
    track = " > ".join(name.upper() if number == now else name for number, name in enumerate(stages()))
    waiting = ", ".join(f"{size} dice" for size in view.upcoming) or "nobody"
    lines = [
        f"-- {title.replace(' · ', ', ')}",
        f"Stage: {track}.",
        f"Enemy {view.enemy_number + 1} of 3 shows {values(view.enemy)}: attack {view.attack}, defence {view.defence} "
        f"(what each attack set adds up to), {_pips(view.pips_left)} to go. Waiting: {waiting}.",
        f"Injured: {' '.join(die.colour.value for die in view.injured) or 'none'}.",
    ]
    for seat, name in enumerate(names):
        call = view.calls[seat]
        said = "has not declared" if call is None else voice().move(GAME, call)
        count = voice().say("regidice-dice", count=len(view.pools[seat]))
        lines.append(f"P{seat} {name}: {said}; {count}: {spelled(view.pools[seat])}")
        if view.zones[seat]:
            left = (seat + 1) % view.players
            lines.append(f"  prepared, from P{seat} to P{left} {names[left]}: {spelled(view.zones[seat])}")
    return lines


def draw_preview(moves: str, told: Sequence[str], width: int) -> Panel:
    """The preview bar: the one inverted block, the decision in hand."""
    return Panel(
        Group(*(Text(line) for line in told)),
        box=box.ROUNDED,
        style="reverse",
        padding=(0, 1),
        width=width,
        title=f"{moves} would do this",
        title_align="left",
    )
