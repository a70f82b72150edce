"""The table of Regicide as one person sees it: enemy, plays, piles, seats and the own hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from dethrone.regicide import Phase
from dethrone.regicide.cards import Card
from dethrone.regicide.kind import KIND
from dethrone.regicide.preview import Preview
from dethrone.regicide.view import View
from dethrone.terminal.ink import INKS, MADDER, PAPER, QUIET, SIGNS, STOCK, WELD, WOAD
from dethrone.terminal.labels import Labelled

BAR = 40
BESIDE_BAR = 8  # frame and gaps
CARD_FACE = 7  # columns inside a card's edges: the longest word of any language
PANEL = 4  # columns of a frame
LABEL = 8
PIP = 4  # columns of a card in a line, with its gap


def letter(card: Card) -> str:
    """The letter of a card's suit; a star for a jester."""
    return "*" if card.suit is None else card.suit.value


def power(view: View, card: Card) -> str:
    """What a card's suit does now."""
    if card.suit is None:
        return "jester"
    if card.suit is view.enemy.suit and not view.is_cancelled:
        return "immune"
    swapped = view.rules.black_suits == "swapped"
    words = {
        "H": "heal",
        "D": "draw",
        "C": "shield" if swapped else "double",
        "S": "double" if swapped else "shield",
    }
    return words[card.suit.value]


class Board(Labelled[View]):
    """The table, drawn or in plain lines."""

    __slots__ = ()
    labels = f"{KIND.name}-screen"

    # -------------------------------------------------------------- drawn
    def drawn(
        self, title: str, *, width: int, shown: Preview | None = None, has_cards: bool = True
    ) -> RenderableType:
        """The whole table; with a preview the health bar shows what the play would take; cards may be listed only."""
        parts: list[RenderableType] = [self._enemy(title, width, shown), self._places(width)]
        if self.view.seat is not None:
            parts += [Text("")] if has_cards else []
            parts += [self._hand_line(), *(self._hand(width) if has_cards else [self._listed()])]
        return Group(*parts)

    def _enemy(self, title: str, width: int, shown: Preview | None) -> Panel:
        enemy = self.view.enemy
        sign = letter(enemy)
        head = Table.grid(expand=True)
        head.add_column()
        head.add_column(justify="right")
        name = Text().append(f" {enemy.rank}{SIGNS[sign]} ", f"{INKS[sign]} reverse")
        name.append(f"  {self.voice.phrase('regicide-royal-name', self.names, enemy=str(enemy))}", "bold")
        head.add_row(name, self._immunity())
        body = Group(head, self._health(width, shown), self._attack())
        return Panel(body, box=box.HEAVY, border_style=INKS[sign], title=title, title_align="left")

    def _immunity(self) -> Text:
        if self.view.is_cancelled:
            return Text(self.say("immunity-off"), "bold")
        sign = letter(self.view.enemy)
        line = Text(self.say("immune", sign=SIGNS[sign], suit=sign))
        line.stylize(INKS[sign], line.plain.index(SIGNS[sign]))
        return line

    def _label(self, message: str) -> str:
        """A label in the column that health and attack share."""
        column = max(len(self.say(one)) for one in ("health", "attack"))
        return f"{self.say(message):<{column}}  "

    def _health(self, width: int, shown: Preview | None) -> Text:
        """Hatched is done, full is left; in between what a previewed play would take."""
        health, remaining = self.view.enemy.health, self.view.health_left
        label, left_over = self._label("health"), self.say("left", left=remaining, health=health)
        bar = max(10, min(BAR, width - len(label) - len(left_over) - BESIDE_BAR))
        taken = 0 if shown is None or shown.dealt is None else min(shown.dealt.amount, remaining)
        left = bar * (remaining - taken) // health
        done = bar * (health - remaining) // health
        line = Text().append(label, "bold").append("█" * left, MADDER)
        line.append("▒" * (bar - left - done), WELD).append("░" * done, QUIET)
        return line.append(f"  {left_over}", "bold")

    def _attack(self) -> Text:
        view, full = self.view, self.view.enemy.value
        line = Text().append(self._label("attack"), "bold")
        if not view.shield:
            return line.append(str(full), "bold").append(f"   {self.say('no-shield')}", QUIET)
        if view.attack == full:
            line.append(str(full), "bold")
            return line.append(f"   {self.say('shield-noted', shield=view.shield)}", WOAD)
        line.append(str(full)).append(f" − {self.say('shield', shield=view.shield)}", WOAD)
        return line.append(f" = {view.attack}", "bold")

    def _places(self, width: int) -> Table:
        view = self.view
        rows = [("castle", self._castle()), ("tavern", self._tavern())]
        if view.plays:
            rows.insert(0, ("table", self._plays()))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(
            style="bold", min_width=LABEL, max_width=width // 3, overflow="ellipsis", no_wrap=True
        )
        grid.add_column()
        for label, line in rows:
            grid.add_row(self.say(label), line)
        grid.add_row(self.say("discard"), self._discard(width))
        if view.players == 1 and view.rules.solo_flips:
            stars = Text("★" * view.flips + "☆" * view.flips_used)
            grid.add_row(self.say("jesters"), stars.append(f"  {self.say('flips', count=view.flips)}", QUIET))
        for seat in range(view.players):
            if seat != view.seat:
                grid.add_row(f"P{seat} {self.called(seat)}", self._seat(seat))
        return grid

    def _pip(self, card: Card) -> Text:
        """A card in a line of text."""
        sign = letter(card)
        return Text(self.say("power", power="jester") if sign == "*" else card.rank + SIGNS[sign], INKS[sign])

    def _pips(self, cards: Sequence[Card], *, most: int) -> Text:
        """Some cards in a line of text."""
        shown = Text(" ").join(self._pip(card) for card in cards[:most])
        if len(cards) > most:
            shown.append(f" {self.say('more', count=len(cards) - most)}", QUIET)
        return shown

    def _fitting(self, cards: Sequence[Card], width: int) -> Text:
        """As many cards as fit in a line."""
        shown = self._pips(cards, most=len(cards))
        most = min(len(cards), width // PIP + 1)
        while len(shown) > width and most > 1:
            shown, most = self._pips(cards, most=most), most - 1
        return shown

    def _label_width(self, width: int) -> int:
        """The columns of the labels that stand before what lies where."""
        names = [
            f"P{seat} {self.called(seat)}" for seat in range(self.view.players) if seat != self.view.seat
        ]
        labels = [*names, *(self.say(one) for one in ("castle", "tavern", "discard"))]
        return max(LABEL, min(width // 3, max(map(len, labels))))

    def _plays(self) -> Text:
        line = Text()
        for number, (seat, cards) in enumerate(self.view.plays):
            line.append(" · " if number else "", QUIET)
            line.append(f"{self.called(seat)}: ", QUIET)
            line.append(self._pips(cards, most=len(cards)))
        return line

    def _castle(self) -> Text:
        view = self.view
        line = Text(f"{view.castle_size}" if view.castle_left else self.say("last-one"))
        for rank in "JQK":
            suits = [letter(card) for card in view.castle_left if card.rank == rank]
            if suits:
                line.append(f"   {rank} ", "bold")
                for sign in suits:
                    line.append(SIGNS[sign], INKS[sign])
        return line

    def _tavern(self) -> Text:
        line = Text(str(self.view.tavern_size))
        known = self.view.tavern_known
        if known and known[0] is not None:
            top = [
                card
                for card in known[: next((i for i, card in enumerate(known) if card is None), len(known))]
                if card
            ]
            line.append(f"   {self.say('top')} ", QUIET).append(self._pips(top, most=4))
        return line

    def _discard(self, width: int) -> Text:
        view = self.view
        line = Text(str(view.discard_size))
        if view.discard:
            line.append("   ")
            line.append(self._fitting(view.discard, width - self._label_width(width) - 2 - len(line)))
        elif view.discard_top is not None:
            line.append(f"   {self.say('top')} ", QUIET).append(self._pip(view.discard_top))
        return line

    def _seat(self, seat: int) -> Text:
        view = self.view
        size, limit = view.hand_sizes[seat], view.rules.hand_limit[view.players - 1]
        line = Text().append("▮" * size, WOAD).append("▯" * (limit - size), QUIET)
        line.append(f"  {self.say('size', size=size, limit=limit)}")
        if view.yielded[seat]:
            line.append(f"  {self.say('yielded')}", QUIET)
        wish = view.wishes[seat]
        if wish is not None:
            line.append(f"  {self.say('says', wish=wish)}", "italic")
        if seat == view.turn and view.phase is not Phase.OVER:
            line.append(f"  ◂ {self.say('turn')}", "bold")
        return line

    def _hand_line(self) -> Text:
        worth = sum(card.value for card in self.view.hand)
        line = Text().append(self.say("hand", seat=self.view.seat), "bold")
        return line.append(f"   {self.say('worth', count=len(self.view.hand), worth=worth)}", QUIET)

    def _hand(self, width: int) -> list[Text]:
        """The cards side by side, each with what its suit does now and what to type for it."""
        rows: list[Text] = []
        hand = self.view.hand
        fitting = max(1, (width + 1) // (CARD_FACE + 3))
        for start in range(0, len(hand), fitting):
            faces = [self._card(card) for card in hand[start : start + fitting]]
            rows += [Text(" ").join(Text(*part) for part in line) for line in zip(*faces, strict=True)]
        return rows or [Text(f"  {self.say('no-cards')}", QUIET)]

    def _listed(self) -> Text:
        """The hand in a line, where there is no room for cards."""
        cards = [
            self._pip(card).append(f" {self.say('power', power=power(self.view, card))}", QUIET)
            for card in self.view.hand
        ]
        return Text("  ").join(cards) or Text(f"  {self.say('no-cards')}", QUIET)

    def _card(self, card: Card) -> list[tuple[str, str]]:
        sign, does = letter(card), power(self.view, card)
        edge = f"{STOCK[sign]} on {PAPER}"
        face = f"{card.rank}{SIGNS[sign]}" if sign != "*" else "★"
        return [
            (f"╭{'─' * CARD_FACE}╮", edge),
            (f"│ {face:<{CARD_FACE - 1}}│", f"bold {edge}"),
            (
                f"│{self.say('power', power=does):^{CARD_FACE}}│",
                f"{edge} italic" if does == "immune" else edge,
            ),
            (f"╰{card!s:─^{CARD_FACE}}╯", edge),
        ]

    def owed(self) -> Text:
        """The owed bar: what is asked, and what the hand is worth."""
        view = self.view
        worth = sum(card.value for card in view.hand)
        line = Text().append(f" {self.say('owed', owed=view.owed)} ", f"bold reverse {MADDER}")
        enemy = f"{view.enemy.rank}{SIGNS[letter(view.enemy)]}"
        return line.append(f"  {self.say('strikes', enemy=enemy, worth=worth)}")

    # ------------------------------------------------------------ in lines
    def plain(self, title: str) -> Iterator[str]:
        """The same in plain lines, for pipes and screen readers."""
        view = self.view
        yield f"-- {title}"
        yield self.say(
            "plain-enemy",
            enemy=str(view.enemy),
            suit=letter(view.enemy),
            left=view.health_left,
            health=view.enemy.health,
            attack=view.attack,
            shield=view.shield,
            cancelled=view.is_cancelled,
        )
        yield self.say(
            "plain-piles",
            castle=max(0, view.castle_size),
            tavern=view.tavern_size,
            discard=view.discard_size,
            cards=" ".join(map(str, view.discard)) or None,
        )
        if view.tavern_known and (top := view.tavern_known[0]) is not None:
            yield self.say("plain-top", card=str(top))
        yield from self._plain_seats()

    def _plain_seats(self) -> Iterator[str]:
        view = self.view
        if view.plays:
            plays = (f"{self.called(seat)} {'+'.join(map(str, cards))}" for seat, cards in view.plays)
            yield self.say("plain-table", plays=", ".join(plays))
        for seat in range(view.players):
            if seat != view.seat:
                facts = {"yielded": view.yielded[seat], "wish": view.wishes[seat]}
                yield self.say("plain-holds", seat=seat, count=view.hand_sizes[seat], **facts)
        if view.players == 1:
            yield self.say("plain-flips", count=view.flips)
        if view.seat is not None:
            held = (f"{card} ({self.say('power', power=power(view, card))})" for card in view.hand)
            cards = ", ".join(held) or self.say("no-cards")
            worth = sum(card.value for card in view.hand)
            yield self.say("plain-hand", seat=view.seat, cards=cards, worth=worth)
