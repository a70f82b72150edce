"""The table of Regicide as one person sees it: enemy, plays, piles, seats and the own hand, on 80 columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from dethrone.prose import voice
from dethrone.regicide import Phase
from dethrone.regicide.cards import Card
from dethrone.regicide.preview import Preview
from dethrone.regicide.view import View
from dethrone.terminal.ink import INKS, MADDER, PAPER, QUIET, SIGNS, STOCK, WELD, WOAD

BAR = 40
BESIDE_BAR = 28  # frame, label and numbers
WIDTH = 80
CARD_WIDTH = 8


def letter(card: Card) -> str:
    """The letter of a card's suit; a star for a jester."""
    return "*" if card.suit is None else card.suit.value


def royal_name(enemy: Card) -> str:
    """`Jack of Spades`."""
    return voice().say("regicide-royal-name", enemy=str(enemy))


def suit_name(card: Card) -> str:
    """`clubs`."""
    return voice().say("regicide-suit", suit=letter(card))


def power(view: View, card: Card) -> str:
    """What a card's suit does now, in one word."""
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


def pip(card: Card) -> Text:
    """A card in a line of text."""
    sign = letter(card)
    return Text("jester" if sign == "*" else card.rank + SIGNS[sign], INKS[sign])


def pips(cards: Sequence[Card], *, most: int = 60) -> Text:
    """Some cards in a line of text."""
    shown = Text(" ").join(pip(card) for card in cards[:most])
    if len(cards) > most:
        shown.append(f" … and {len(cards) - most} more", QUIET)
    return shown


def draw_board(
    view: View, names: Sequence[str], title: str, *, width: int = WIDTH, shown: Preview | None = None
) -> RenderableType:
    """The whole table; with a preview the health bar shows what the play would take."""
    parts: list[RenderableType] = [_enemy(view, title, width, shown), _places(view, names)]
    if view.seat is not None:
        parts += [_hand_line(view, names), *_hand(view, width)]
    return Group(*parts)


def _enemy(view: View, title: str, width: int, shown: Preview | None) -> Panel:
    enemy = view.enemy
    sign = letter(enemy)
    head = Table.grid(expand=True)
    head.add_column()
    head.add_column(justify="right")
    name = Text().append(f" {enemy.rank}{SIGNS[sign]} ", f"{INKS[sign]} reverse")
    name.append(f"  {royal_name(enemy)}", "bold")
    head.add_row(name, _immunity(view))
    body = Group(head, _health(view, width, shown), _attack(view))
    return Panel(body, box=box.HEAVY, border_style=INKS[sign], title=title, title_align="left")


def _immunity(view: View) -> Text:
    sign = letter(view.enemy)
    if view.is_cancelled:
        return Text("immunity off", "bold")
    return Text("immune to ").append(f"{SIGNS[sign]} {suit_name(view.enemy)}", INKS[sign])


def _health(view: View, width: int, shown: Preview | None) -> Text:
    """Hatched is done, full is left; in between what a previewed play would take."""
    health, remaining = view.enemy.health, health_left(view)
    bar = max(10, min(BAR, width - BESIDE_BAR))
    taken = 0 if shown is None or shown.dealt is None else min(shown.dealt.amount, remaining)
    left = bar * (remaining - taken) // health
    done = bar * (health - remaining) // health
    line = Text().append("Health  ", "bold").append("█" * left, MADDER)
    line.append("▒" * (bar - left - done), WELD).append("░" * done, QUIET)
    return line.append(f"  {remaining} of {health} left", "bold")


def health_left(view: View) -> int:
    """What the enemy still endures; the last one has fallen once the game is won."""
    return 0 if view.outcome is not None and view.outcome.is_won else view.health_left


def _attack(view: View) -> Text:
    full = view.enemy.value
    line = Text().append("Attack  ", "bold")
    if not view.shield:
        return line.append(str(full), "bold").append("   no shield", QUIET)
    if view.attack == full:
        return line.append(str(full), "bold").append(
            f"   a shield of {view.shield} is noted, without effect", WOAD
        )
    return line.append(str(full)).append(f" − shield {view.shield}", WOAD).append(f" = {view.attack}", "bold")


def _places(view: View, names: Sequence[str]) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", min_width=8)
    grid.add_column(max_width=68)
    if view.plays:
        grid.add_row("Table", _plays(view, names))
    grid.add_row("Castle", _castle(view))
    grid.add_row("Tavern", _tavern(view))
    grid.add_row("Discard", _discard(view))
    if view.players == 1 and view.rules.solo_flips:
        grid.add_row(
            "Jesters", Text("★" * view.flips + "☆" * view.flips_used).append(f"  {view.flips} to flip", QUIET)
        )
    for seat in range(view.players):
        if seat != view.seat:
            grid.add_row(f"P{seat} {names[seat]}", _seat(view, seat))
    return grid


def _plays(view: View, names: Sequence[str]) -> Text:
    line = Text()
    for number, (seat, cards) in enumerate(view.plays):
        line.append(" · " if number else "", QUIET).append(f"{names[seat]}: ", QUIET).append(pips(cards))
    return line


def _castle(view: View) -> Text:
    line = Text(f"{view.castle_size}" if view.castle_left else "empty: this is the last one")
    for rank in "JQK":
        suits = [letter(card) for card in view.castle_left if card.rank == rank]
        if suits:
            line.append(f"   {rank} ", "bold")
            for sign in suits:
                line.append(SIGNS[sign], INKS[sign])
    return line


def _tavern(view: View) -> Text:
    line = Text(str(view.tavern_size))
    known = view.tavern_known
    if known and known[0] is not None:
        top = [
            card
            for card in known[: next((i for i, card in enumerate(known) if card is None), len(known))]
            if card
        ]
        line.append("   top: ", QUIET).append(pips(top, most=4))
    return line


def _discard(view: View) -> Text:
    line = Text(str(view.discard_size))
    if view.discard:
        line.append("   ").append(pips(view.discard, most=16))
    elif view.discard_top is not None:
        line.append("   top: ", QUIET).append(pip(view.discard_top))
    return line


def _seat(view: View, seat: int) -> Text:
    size, limit = view.hand_sizes[seat], view.rules.hand_limit[view.players - 1]
    line = Text().append("▮" * size, WOAD).append("▯" * (limit - size), QUIET).append(f"  {size} of {limit}")
    if view.yielded[seat]:
        line.append("  yielded last turn", QUIET)
    wish = view.wishes[seat]
    if wish is not None:
        line.append(f"  says: {wish.value}", "italic")
    if seat == view.turn and view.phase is not Phase.OVER:
        line.append("  ◂ turn", "bold")
    return line


def _hand_line(view: View, names: Sequence[str]) -> Text:
    worth = sum(card.value for card in view.hand)
    owner = "Your hand" if view.seat is None or names[view.seat] == "You" else f"{names[view.seat]}'s hand"
    return Text().append(f"\n{owner}", "bold").append(f"   {len(view.hand)} cards, worth {worth}", QUIET)


def _hand(view: View, width: int) -> list[Text]:
    """The cards side by side, each with what its suit does now and what to type for it."""
    rows: list[Text] = []
    fitting = max(1, (width + 1) // (CARD_WIDTH + 1))
    for start in range(0, len(view.hand), fitting):
        faces = [_card(card, power(view, card)) for card in view.hand[start : start + fitting]]
        rows += [Text(" ").join(Text(*part) for part in line) for line in zip(*faces, strict=True)]
    return rows or [Text("  no cards", QUIET)]


def _card(card: Card, word: str) -> list[tuple[str, str]]:
    sign = letter(card)
    edge = f"{STOCK[sign]} on {PAPER}"
    face = f"{card.rank}{SIGNS[sign]}" if sign != "*" else "★"
    return [
        (f"╭{'─' * 6}╮", edge),
        (f"│ {face:<5}│", f"bold {edge}"),
        (f"│{word:^6}│", f"{edge} italic" if word == "immune" else edge),
        (f"╰{card!s:─^6}╯", edge),
    ]


def draw_owed(view: View) -> Text:
    """The owed bar: what is asked, and what the hand is worth."""
    worth = sum(card.value for card in view.hand)
    line = Text().append(f" OWED {view.owed} ", f"bold reverse {MADDER}")
    return line.append(f"  {view.enemy.rank}{SIGNS[letter(view.enemy)]} strikes; your hand is worth {worth}.")


def draw_preview(move: str, told: Sequence[str]) -> Panel:
    """The preview bar: the one inverted block, the decision in hand."""
    return Panel(
        Group(*(Text(line) for line in told)),
        box=box.ROUNDED,
        style="reverse",
        padding=(0, 1),
        title=f"{move} would do this",
        title_align="left",
    )


def draw_ending(view: View) -> Text:
    """How it ended, in one word."""
    is_won = view.outcome is not None and view.outcome.is_won
    return Text("\n").append(" WON " if is_won else " LOST ", f"bold reverse {WELD if is_won else MADDER}")


def plain_board(view: View, names: Sequence[str], title: str) -> list[str]:
    """The same in plain lines, for pipes and screen readers."""
    enemy = view.enemy
    immune = "immunity off" if view.is_cancelled else f"immune to {suit_name(enemy)}"
    lines = [
        f"-- {title}",
        f"Enemy {enemy}, {royal_name(enemy)}: {health_left(view)} of "
        f"{enemy.health} health left, attack {view.attack}, shield {view.shield}, {immune}.",
        f"Castle {view.castle_size}, tavern {view.tavern_size}, discard {view.discard_size}"
        + (f" ({' '.join(map(str, view.discard))})." if view.discard else "."),
    ]
    if known := [str(card) for card in view.tavern_known[:1] if card is not None]:
        lines.append(f"On top of the tavern lies {known[0]}.")
    if view.plays:
        plays = ", ".join(f"{names[seat]} {'+'.join(map(str, cards))}" for seat, cards in view.plays)
        lines.append(f"On the table: {plays}.")
    others = [seat for seat in range(view.players) if seat != view.seat]
    lines += [f"{names[seat]} holds {view.hand_sizes[seat]}{_marks(view, seat)}." for seat in others]
    if view.players == 1:
        lines.append(f"Jesters to flip: {view.flips}.")
    if view.seat is not None:
        held = ", ".join(f"{card} ({power(view, card)})" for card in view.hand) or "no cards"
        lines.append(f"Your hand: {held}; worth {sum(card.value for card in view.hand)}.")
    return lines


def _marks(view: View, seat: int) -> str:
    wish = view.wishes[seat]
    return (", yielded last turn" if view.yielded[seat] else "") + (f", says {wish.value}" if wish else "")
