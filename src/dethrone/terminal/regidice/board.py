"""The table of Regidice as one person sees it: stage, enemy, everybody's dice and zones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from textwrap import wrap as wrapped

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from dethrone.regidice import Phase
from dethrone.regidice.dice import COLOURS, Colour, Die
from dethrone.regidice.view import View
from dethrone.terminal.ink import MADDER, QUIET, WELD, WOAD
from dethrone.terminal.labels import Labelled
from dethrone.terminal.regidice.dice import INK, WIDE, drawn, listed, spelled
from dethrone.terminal.regidice.words import GAME, stages

CALL_WIDTH = 12
ENEMIES = 3
WIDE_ENOUGH = 80  # columns in which dice and a name stand beside each other


class Size(IntEnum):
    """How much room the board takes."""

    BARE = -1  # dice are listed, but not those in the zones: a preview tells of the own
    LOW = 0  # dice are listed
    OWN = 1  # only the dice that matter most are drawn with their pips
    MIDDLE = 2  # the enemy's dice as well
    TALL = 3  # with empty lines in between


def big_pool(view: View) -> int | None:
    """Whose dice matter most now: the own while they are hidden, then those of whoever acts."""
    if view.phase is Phase.DECLARE:
        return view.seat
    if view.phase in (Phase.LOSE, Phase.PREPARE):
        return view.decider
    return view.acting if view.phase in (Phase.SET, Phase.COLOUR) else None


class Board(Labelled[View]):
    """The table, drawn or in plain lines."""

    __slots__ = ()
    labels = f"{GAME}-screen"

    # -------------------------------------------------------------- drawn
    def drawn(self, title: str, *, width: int, size: Size) -> RenderableType:
        """The whole table."""
        view = self.view
        parts: list[RenderableType] = [Text(title, "bold", overflow="ellipsis", no_wrap=True)]
        parts += [
            self._track(width),
            self._enemy(width) if size >= Size.MIDDLE else self._enemy_line(width),
            self._seats(width, has_zones=size is not Size.BARE),
        ]
        shown = big_pool(view)
        if size > Size.LOW and shown is not None and view.pools[shown]:
            parts.append(Group(Text(self.say("dice", seat=shown), "bold"), *drawn(view.pools[shown], width)))
        if size is Size.TALL:
            parts = [parts[0], *(one for part in parts[1:] for one in (part, Text("")))][:-1]
        return Group(*parts)

    def _track(self, width: int) -> Text:
        """The six stages: done, now, to come; where there is little room only the one that is now by name."""
        line = self._stages(is_short=False)
        return line if len(line) <= width else self._stages(is_short=True)

    def _stages(self, *, is_short: bool) -> Text:
        line = Text()
        now = self.view.stage
        for number, name in enumerate(stages(self.voice)):
            rest = "" if is_short else f"{name} "
            if number < now:
                line.append(f" ✓ {rest}", QUIET)
            elif number == now:
                line.append(f" {number + 1} {name} ", "bold reverse")
            else:
                line.append(f" {number + 1} {rest}")
            line.append("›" if number < 5 else "", QUIET)
        return line

    def _enemy(self, width: int) -> RenderableType:
        """The enemy's dice with its numbers beside them, or below where there is no room."""
        dice = drawn([Die(Colour.BLACK, value) for value in self.view.enemy], width)
        facts = self._facts()
        if len(self.view.enemy) * WIDE + max(map(len, facts)) + 1 > width:
            return Group(facts[0], *dice, *facts[1:])
        grid = Table.grid(padding=(0, 1))
        grid.add_row(Group(*dice), Group(*facts))
        return grid

    def _number(self) -> Text:
        name = self.say("enemy", number=self.view.enemy_number + 1, of=ENEMIES)
        return Text().append(name, f"bold {MADDER}")

    def _enemy_line(self, width: int) -> Text:
        view = self.view
        line = self._number().append(f" {self.say('shows', enemy=view.enemy)}", "bold")
        line.append(
            f" · {self.say('strength', attack=view.attack, defence=view.defence, count=view.pips_left)}"
        )
        if view.injured:
            injured = Text(f"{self.say('injured')} ").append(self._injured())
            last = len(line) if len(line) <= width else len(wrapped(line.plain, width)[-1])
            line.append(" · " if last + len(injured) + 3 <= width else "\n").append(injured)
        return line

    def _facts(self) -> list[Text]:
        view, now = self.view, sum(self.view.enemy)
        after = [*view.upcoming, 0, 0]
        waiting = self.say("waiting", count=len(view.upcoming), next=after[0], last=after[1])
        lines = [self._number().append(f"   {waiting}", QUIET)]
        attack = self._fact("attack", view.attack)
        if (blocked := view.progress.blocked) and view.phase is not Phase.DECLARE:
            attack.append(f" − {self.say('blocked', count=blocked)} = {max(0, view.attack - blocked)}", WOAD)
        else:
            attack.append(f"  {self.say('less')}", QUIET)
        defence = self._fact("defence", view.defence)
        defence.append(f"  {self.say('sum' if now == view.defence else 'next', now=now)}", QUIET)
        health = self._fact("health", view.pips_left).append(f"  {self.say('until')}", QUIET)
        lines += [attack, defence, health]
        if view.injured:
            lines.append(Text(f"{self.say('injured').capitalize()}  ", "bold").append(self._injured()))
        return lines

    def _fact(self, message: str, number: int) -> Text:
        """A label and its number, under one another."""
        column = max(len(self.say(one)) for one in ("attack", "defence", "health"))
        return Text().append(f"{self.say(message):<{column}} {number:>2}", "bold")

    def _injured(self) -> Text:
        counts = [(colour, sum(die.colour is colour for die in self.view.injured)) for colour in COLOURS]
        return Text(" ").join(Text(f"{n}{colour.value}", INK[colour]) for colour, n in counts if n)

    def _seats(self, width: int, *, has_zones: bool) -> Table:
        view = self.view
        grid = Table.grid(padding=(0, 1))
        grid.add_column()
        grid.add_column(style="bold", max_width=width // 4, overflow="ellipsis", no_wrap=True)
        grid.add_column(min_width=CALL_WIDTH, no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for seat in range(view.players):
            turn = Text("▸", f"bold {WELD}") if seat == view.decider else Text(" ")
            size = Text(f"{len(view.pools[seat]):>2}", QUIET)
            grid.add_row(turn, self._seat(seat), self._call(seat), size, self._listed(view.pools[seat]))
            if has_zones and view.zones[seat]:
                taker = (seat + 1) % view.players
                left = self._seat(taker) if width >= WIDE_ENOUGH else f"P{taker}"
                label = Text(self.say("prepared"), QUIET)
                grid.add_row("", "", label, "", self._listed(view.zones[seat]).append(f" → {left}"))
        return grid

    def _seat(self, seat: int) -> str:
        """The word to type for a seat, and who sits there."""
        return f"P{seat} {self.called(seat)}"

    def _listed(self, dice: Sequence[Die]) -> Text:
        return listed(dice) or Text(self.say("none"), QUIET)

    def _call(self, seat: int) -> Text:
        view, call = self.view, self.view.calls[seat]
        if call is None:
            return Text(self.say("declares" if seat == view.decider else "yet-to-call"), QUIET)
        is_done = view.phase is not Phase.DECLARE and view.has_resolved[seat]
        line = Text().append(self.voice.move(GAME, call), "" if is_done else "bold")
        return line.append(" ✓" if is_done else "")

    # ------------------------------------------------------------ in lines
    def plain(self, title: str) -> Iterator[str]:
        """The same in plain lines, for pipes and screen readers."""
        view = self.view
        now = view.stage
        names = stages(self.voice)
        track = " > ".join(name.upper() if number == now else name for number, name in enumerate(names))
        yield f"-- {title.replace(' · ', ', ')}"
        yield self.say("plain-stage", track=track)
        yield self.say(
            "plain-enemy",
            number=view.enemy_number + 1,
            of=ENEMIES,
            enemy=view.enemy,
            attack=view.attack,
            defence=view.defence,
            count=view.pips_left,
        )
        waiting = [self.voice.say("regidice-dice", count=size) for size in view.upcoming]
        yield self.say("plain-waiting", waiting=", ".join(waiting) or None)
        yield self.say("plain-injured", dice=" ".join(die.colour.value for die in view.injured) or None)
        for seat in range(view.players):
            yield from self._plain_seat(seat)

    def _plain_seat(self, seat: int) -> Iterator[str]:
        view, call = self.view, self.view.calls[seat]
        said = self.say("not-declared") if call is None else self.voice.move(GAME, call)
        count = self.voice.say("regidice-dice", count=len(view.pools[seat]))
        dice = spelled(view.pools[seat]) or self.say("none")
        yield self.say("plain-seat", who=self._seat(seat), said=said, count=count, dice=dice)
        if view.zones[seat]:
            left = self._seat((seat + 1) % view.players)
            yield f"  {self.say('plain-prepared', giver=f'P{seat}', taker=left, dice=spelled(view.zones[seat]))}"
