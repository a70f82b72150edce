"""How Regicide is drawn: court strip, enemy, plays, piles, what is known of the cards, seats and hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dethrone.draw import sheet
from dethrone.draw.cards import RATIO, draw_back, draw_card, draw_place
from dethrone.draw.look import Look
from dethrone.draw.paper import Paper
from dethrone.draw.sheet import BODY, GAP, INNER, MARGIN, TOP, TRACK, WIDTH, Block, Fact
from dethrone.draw.theme import BLACK, PLATES, STOCK, SUITS, WELD
from dethrone.prose.boards.regicide import attack_facts, marks, now
from dethrone.regicide import Card, Game, Pay, Phase, Play, Position, Rules, Suit, View
from dethrone.regicide.view import view_of

PORTRAIT = 388.0
PILE = 64.0
HAND = 106.0
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
Hands = Mapping[int, Sequence[Card]]


# ----------------------------------------------------------------- what is drawn
def look(thing: object) -> tuple[View, Hands] | None:
    """What is to be seen of a thing: a view's own hand, no hand of a game, every hand of a whole position."""
    if isinstance(thing, Game):
        return thing.view(), {}
    if isinstance(thing, View):
        return thing, {} if thing.seat is None else {thing.seat: thing.hand}
    if isinstance(thing, Position):
        return laid_open(thing, Rules())
    return None


def laid_open(position: Position, rules: Rules) -> tuple[View, Hands]:
    """A whole position, as its keeper sees it: every hand."""
    hands = {seat: view_of(position, rules, seat).hand for seat in range(position.players)}
    return view_of(position, rules, None), hands


def opened(game: Game) -> tuple[View, Hands]:
    """A game with nothing hidden, for looking back."""
    return laid_open(game.position, game.rules)


def pieces(thing: object) -> list[Card] | None:
    """The cards that a thing is, or that a move is made of."""
    if isinstance(thing, Card):
        return [thing]
    return list(thing.cards) if isinstance(thing, Play | Pay) else None


def draw_pieces(paper: Paper, cards: Sequence[Card], look: Look) -> tuple[float, float]:
    """Cards in a row; answers the size."""
    for place, card in enumerate(cards):
        draw_card(paper, card, 4 + place * (HAND + 8), 4, HAND, name=card_name(look, card))
    return len(cards) * (HAND + 8), RATIO * HAND + 8


def card_name(look: Look, card: Card) -> str:
    """A card in words."""
    if card.is_jester:
        return look.voice.say("regicide-board-jester")
    return look.voice.say("regicide-board-card", card=str(card))


def title(view: View, look: Look) -> str:
    """What the drawing is of."""
    return look.say("regicide-royal-name", enemy=view.enemy)


def foe(view: View) -> tuple[str, int, int]:
    """The drawing of the enemy's face, what is left of it, and of how much."""
    return str(view.enemy), max(0, view.health_left), view.enemy.health


# ----------------------------------------------------------------------- board
def draw_board(paper: Paper, view: View, hands: Hands, look: Look) -> float:
    """The whole table; answers how high it is."""
    sheet.draw_top(paper, look.notes(view, is_open=len(hands) > 1))
    _court(paper, view)
    _fight(paper, view, hands, look)
    y = BODY + PORTRAIT + 22
    y += sheet.draw_block(paper, y, _block(view, hands, look)) + 16
    if len(hands) > 1:
        return _open_seats(paper, y, view, hands, look)
    y = _seats(paper, y, view, look)
    for seat, hand in hands.items():
        y = _hand(paper, y, view, seat, hand, look)
    return y + 4


def _court(paper: Paper, view: View) -> None:
    """The twelve in their order: who has fallen, who stands, of which rank the others are."""
    theme, step = paper.theme, INNER / 12
    fallen = [str(card) for card in view.fallen]
    seen = fallen if len(fallen) == 12 else [*fallen, str(view.enemy)]
    for place in range(12):
        x, y = MARGIN + place * step, TOP + 7
        card = seen[place] if place < len(seen) else "JQK"[place // 4]
        is_now = place == len(fallen)
        if place < len(seen):
            paper.box(x + 1, y, step - 2, TRACK - 8, theme.ink if is_now else theme.surface)
        else:
            paper.box(x + 1, y, step - 2, TRACK - 8, line=theme.rule, thick=1.5)
        ink = theme.paper if is_now else theme.suit(card[1]) if len(card) > 1 else theme.quiet
        middle = x + step / 2
        paper.use(f"g{card[0]}", middle - (20 if len(card) > 1 else 7), y + 8, 14, 20, ink)
        if len(card) > 1:
            paper.use(card[1], middle + 2, y + 9, 18, 18, ink, cut=theme.ink if is_now else theme.surface)


def _fight(paper: Paper, view: View, hands: Hands, look: Look) -> None:
    theme, letter = paper.theme, str(view.enemy)[-1]
    is_won = view.outcome is not None and view.outcome.is_won
    wide = sheet.draw_portrait(paper, str(view.enemy), PLATES[letter], BODY, PORTRAIT, fallen=is_won)
    _corner(paper, view.enemy)
    x = MARGIN + wide + 28
    width, y = WIDTH - MARGIN - x, BODY
    place = look.say("regicide-board-place", number=12 - max(0, view.castle_size))
    sheet.draw_name(paper, x, y, title(view, look), place[0].upper() + place[1:], width - 3 * PILE - 46)
    left, health = view.health_left, view.enemy.health
    beside = x + paper.chisel(x, y + 74, left, 58, theme.ink) + 14
    paper.text(beside, y + 106, look.say("regicide-board-left"), 15, theme.quiet, width=170)
    paper.text(beside, y + 126, look.say("regicide-board-of", health=health), 15, theme.quiet, width=170)
    _piles(paper, view, look)
    sheet.draw_bar(paper, x, y + 146, width, min(health, health - left), health)
    if left < health:
        paper.text(x, y + 186, look.say("regicide-board-done", count=health - left), 13, theme.quiet)
    sheet.draw_facts(paper, x, y + 202, _facts(paper, view, look), width)
    _plays(paper, x, y + 256, view, look)
    _map(paper, y + 254, view, hands, look)


def _corner(paper: Paper, enemy: Card) -> None:
    """Rank and suit where they never cover the face."""
    x, y, letter = MARGIN + 6, BODY + PORTRAIT - 6 - 86, str(enemy)[-1]
    paper.box(x, y, 46, 86, BLACK)
    paper.box(x, y + 4, 42, 82, STOCK)
    paper.use(f"g{enemy.rank}", x + 9, y + 13, 24, 34)
    paper.use(letter, x + 9, y + 53, 24, 24, SUITS[letter])


def _facts(paper: Paper, view: View, look: Look) -> list[Fact]:
    theme, facts, letter = paper.theme, attack_facts(view), str(view.enemy)[-1]
    row = {name: look.say("regicide-board-row", row=name) for name in ("attack", "shield", "immune", "off")}
    immune = look.say("regicide-board-off" if view.is_cancelled else "regicide-board-to", suit=letter)
    title_ = row["off" if view.is_cancelled else "immune"]
    sign = Fact(letter, theme.suit(letter), title_, immune, is_struck=view.is_cancelled)
    return [
        Fact(
            "sword",
            theme.madder,
            f"{row['attack']} {view.attack}",
            look.say("regicide-board-attack-sum", **facts),
        ),
        Fact(
            "shield", theme.woad, f"{row['shield']} {view.shield}", look.say("regicide-board-shield", **facts)
        ),
        sign,
    ]


def _piles(paper: Paper, view: View, look: Look) -> None:
    theme, step = paper.theme, PILE + 16
    sizes = {"castle": max(0, view.castle_size), "tavern": view.tavern_size, "discard": view.discard_size}
    for place, (name, size) in enumerate(sizes.items()):
        x, y = WIDTH - MARGIN - (3 - place) * step + 12, BODY
        if not size:
            draw_place(paper, x, y, PILE)
        elif name == "discard":
            _discard(paper, x, y, view, look)
        else:
            paper.box(x + 4, y + 4, PILE, RATIO * PILE, theme.rule, round_=5)
            draw_back(paper, x, y, PILE)
        if name == "tavern" and view.tavern_known[:1] not in ((), (None,)):
            _known_top(paper, x, y, str(view.tavern_known[0]))
        wide = 16.0 + 13.7 * len(str(size))
        paper.box(x + PILE + 2 - wide, y + 60, wide, 30, STOCK, line=BLACK)
        paper.chisel(x + PILE + 9.5 - wide, y + 66, size, 18, BLACK)
        label = look.say("regicide-board-row", row=name)
        paper.text(x, y + 110, label, 13, theme.ink, bold=True, width=step - 4)


def _discard(paper: Paper, x: float, y: float, view: View, look: Look) -> None:
    if view.discard_top is not None:
        draw_card(paper, view.discard_top, x, y, PILE, name=card_name(look, view.discard_top))
        return
    paper.box(x, y, PILE, RATIO * PILE, STOCK, line=BLACK, round_=5)
    paper.use("crown", x + 12, y + 14, 40, 40, "#bfae8b")


def _known_top(paper: Paper, x: float, y: float, card: str) -> None:
    """The index of a card that everybody knows to lie on top."""
    wide = 40.0 if card.startswith("10") else 34.0
    paper.box(x, y, wide, 24, STOCK, line=BLACK)
    if card == "*":
        paper.use("cap", x + 8, y + 3, 18, 18)
        return
    paper.use(f"g{card[:-1]}", x + 5, y + 5, wide - 24, 14, SUITS[card[-1]])
    paper.use(card[-1], x + wide - 18, y + 5, 14, 14, SUITS[card[-1]])


def _plays(paper: Paper, x: float, y: float, view: View, look: Look) -> None:
    """The plays against the enemy, the newest last; the oldest are counted where they do not fit."""
    room, theme = WIDTH - MARGIN - 244 - x, paper.theme
    shown = list(view.plays)
    while len(shown) > 1 and _width(shown) + (48 if len(shown) < len(view.plays) else 0) > room:
        shown.pop(0)
    if len(shown) < len(view.plays):
        paper.text(x, y + 52, f"+{len(view.plays) - len(shown)}", 20, theme.quiet, bold=True)
        x += 48
    for seat, cards in shown:
        step = min(30.0, (room - PILE) / max(1, len(cards) - 1))
        for place, card in enumerate(cards):
            left = x + place * step
            draw_card(paper, card, left, y, PILE, name=card_name(look, card), blocked=_is_blocked(view, card))
        wide = PILE + step * (len(cards) - 1) + 16
        paper.text(x, y + 107, look.names[seat], 13, theme.ink, bold=True, width=wide)
        if worth := sum(card.value for card in cards):
            words = look.say("regicide-board-worth", worth=worth)
            paper.text(x, y + 124, words, 13, theme.quiet, width=wide)
        x += wide + 4


def _width(plays: Sequence[tuple[int, tuple[Card, ...]]]) -> float:
    return sum(PILE + 30 * (len(cards) - 1) + 20 for _, cards in plays) - 20


def _is_blocked(view: View, card: Card) -> bool:
    return card.suit is not None and card.suit is view.enemy.suit and not view.is_cancelled


def _map(paper: Paper, y: float, view: View, hands: Hands, look: Look) -> None:
    """Every card there is: in the discard pile, in a hand that is seen, on the table, or unseen."""
    theme, cell = paper.theme, 15.6
    x = WIDTH - MARGIN - 13 * cell
    places = dict.fromkeys(map(str, view.discard), "discard")
    places |= {str(card): "hand" for hand in hands.values() for card in hand}
    places |= {str(card): "table" for card in _on_table(view)}
    fills = {"discard": STOCK, "hand": WELD, "table": BLACK}
    for row, suit in enumerate(Suit):
        top = y + row * 23
        paper.use(suit.value, x - 20, top + 3, 15, 15, theme.suit(suit.value), cut=theme.paper)
        for column, rank in enumerate(RANKS):
            place = places.get(rank + suit.value, "")
            left = x + column * cell
            fill = fills.get(place, "none")
            paper.box(
                left,
                top,
                cell - 1.5,
                21,
                fill,
                line=theme.edge if place == "table" else theme.rule if not place else BLACK,
                thick=1,
            )
            ink = theme.rule if not place else STOCK if place == "table" else BLACK
            side = (cell - 5, 11) if rank == "10" else (7.7, 11)
            paper.use(f"g{rank}", left + (cell - 1.5 - side[0]) / 2, top + 5, *side, ink)
    _legend(paper, x, y + 107, fills, hands, look)


def _on_table(view: View) -> list[Card]:
    played = [card for _, cards in view.plays for card in cards]
    return played if view.outcome is not None and view.outcome.is_won else [view.enemy, *played]


def _legend(paper: Paper, x: float, y: float, fills: Mapping[str, str], hands: Hands, look: Look) -> None:
    names = {name: look.say("regicide-board-row", row=name) for name in ("discard", "table")}
    if hands:
        seat = next(iter(hands))
        is_own = len(hands) == 1 and look.speaks_to(seat)
        names["hand"] = look.say("regicide-board-hand" if is_own else "regicide-board-hands", seat=seat)
    for name, words in names.items():
        paper.box(
            x, y - 10, 11, 11, fills[name], line=paper.theme.edge if name == "table" else BLACK, thick=1
        )
        paper.text(x + 15, y, words, 12, paper.theme.quiet, width=76)
        x += 21 + min(76, look.width(words, 12))


# ----------------------------------------------------------------------- below
def _block(view: View, hands: Hands, look: Look) -> Block:
    sentence = look.part(now(view))
    if view.outcome is not None:
        felled = look.say("regicide-board-felled", count=len(view.fallen))
        medal = [] if view.medal is None else [look.say("regicide-board-medal", medal=view.medal)]
        stamp = look.say("board-result", is_won=view.outcome.is_won)
        return Block([sentence, ", ".join([*medal, felled])], stamp=stamp)
    if view.phase is not Phase.SUFFER:
        return Block([sentence])
    worth = [sum(card.value for card in hand) for seat, hand in hands.items() if seat == view.decider]
    lines = [look.say("regicide-board-hand-worth", worth=one) for one in worth]
    return Block([sentence, *lines], number=view.owed, caption=look.say("regicide-board-owed"))


def _note(view: View, seat: int, look: Look) -> str:
    return look.say("regicide-board-held", count=view.hand_sizes[seat], limit=view.outline.hand_limit)


def _seats(paper: Paper, y: float, view: View, look: Look) -> float:
    solo = view.players == 1 and view.outline.solo_flips > 0
    panels = view.players + solo
    marked = solo or any(True for seat in range(view.players) for _ in marks(view, seat))
    width, height = (INNER - GAP * (panels - 1)) / panels, 116.0 if marked else 88.0
    for seat in range(view.players):
        x = MARGIN + seat * (width + GAP)
        sheet.draw_seat(
            paper,
            x,
            y,
            width,
            height,
            look.seat(seat),
            _note(view, seat, look),
            is_asked=seat == view.decider,
        )
        _backs(paper, x + 18, y + 38, width - 32, view, seat)
        _marks(paper, x + 18, y + 96, width - 32, view, seat, look)
    if solo:
        _jesters(paper, MARGIN + width + GAP, y, width, height, view, look)
    return y + height + 18


def _backs(paper: Paper, x: float, y: float, width: float, view: View, seat: int) -> None:
    size, limit = view.hand_sizes[seat], view.outline.hand_limit
    step = min(31.0, (width - 26) / max(1, max(size, limit) - 1))
    for place in range(max(size, limit)):
        if place < size:
            draw_back(paper, x + place * step, y, 26)
        elif step >= 29:
            draw_place(paper, x + place * step, y, 26)


def _marks(paper: Paper, x: float, y: float, width: float, view: View, seat: int, look: Look) -> None:
    words = ", ".join(look.part(one) for one in marks(view, seat))
    if view.wishes[seat] is not None:
        sheet.draw_bubble(paper, x, y - 14, words[0].upper() + words[1:], width=width)
    else:
        paper.text(x, y, words, 13, paper.theme.quiet, width=width)


def _jesters(paper: Paper, x: float, y: float, width: float, height: float, view: View, look: Look) -> None:
    note = look.say("regicide-board-flips", count=view.flips)
    sheet.draw_seat(
        paper, x, y, width, height, look.say("regicide-board-row", row="jesters"), note, is_asked=False
    )
    for place in range(view.outline.solo_flips):
        left = x + 18 + 46 * place
        paper.open(left, y + 38, faded=place >= view.flips)
        paper.add(f'<g clip-path="url(#{paper.clip(40, 52, 3)})">')
        paper.use(f"pX{place % 2 + 1}", 0, 0, 40, 52, plate=("#a3211a", "#1b4a75")[place % 2])
        paper.close()
        if place >= view.flips:
            paper.path("M3 49L37 3", STOCK, thick=9)
            paper.path("M3 49L37 3", BLACK, thick=4)
        paper.box(0, 0, 40, 52, line=BLACK, round_=3)
        paper.close()


def _hand(paper: Paper, y: float, view: View, seat: int, hand: Sequence[Card], look: Look) -> float:
    theme = paper.theme
    paper.text(
        MARGIN,
        y + 12,
        look.say("regicide-board-hand", seat=seat),
        17,
        theme.ink,
        bold=True,
        serif=True,
        width=INNER / 2,
    )
    worth = look.say("regicide-board-worth", worth=sum(card.value for card in hand))
    paper.text(WIDTH - MARGIN, y + 12, worth, 13, theme.quiet, anchor="end")
    _row(paper, MARGIN, y + 26, INNER, HAND, view, hand, look)
    return y + 26 + RATIO * HAND + 16


def _row(
    paper: Paper, x: float, y: float, width: float, side: float, view: View, hand: Sequence[Card], look: Look
) -> None:
    step = min(side + 8, (width - side) / max(1, len(hand) - 1))
    for place, card in enumerate(hand):
        power = view.power(card)
        word = look.say("regicide-board-power", power=power)
        if step < side:
            word = ""
        draw_card(
            paper,
            card,
            x + place * step,
            y,
            side,
            name=card_name(look, card),
            word=word,
            blocked=power == "blocked",
        )


def _open_seats(paper: Paper, y: float, view: View, hands: Hands, look: Look) -> float:
    """All hands, two in a row."""
    width, height = (INNER - GAP) / 2, 146.0
    for place, (seat, hand) in enumerate(hands.items()):
        x, top = MARGIN + place % 2 * (width + GAP), y + place // 2 * (height + GAP)
        note = ", ".join([_note(view, seat, look), *(look.part(one) for one in marks(view, seat))])
        sheet.draw_seat(paper, x, top, width, height, look.seat(seat), note, is_asked=seat == view.decider)
        _row(paper, x + 18, top + 42, width - 32, PILE, view, hand, look)
    return y + -(-len(hands) // 2) * (height + GAP) + 8
