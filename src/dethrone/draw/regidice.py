"""How Regidice is drawn: the six stages, the shade and its dice, the injured, everybody's dice and zones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dethrone.draw import sheet
from dethrone.draw.dice import draw_dice, rows_height
from dethrone.draw.look import Look
from dethrone.draw.paper import Paper
from dethrone.draw.sheet import BODY, GAP, INNER, MARGIN, WIDTH, Block, Fact
from dethrone.prose.boards.regidice import attack_facts, enemy_facts, marks, now
from dethrone.regidice import (
    Cast,
    Die,
    Game,
    Heal,
    Lose,
    MakeSet,
    Phase,
    Pips,
    Position,
    Put,
    Raise,
    Use,
    View,
    full_view,
)
from dethrone.regidice.rules import rules_of

PORTRAIT = 262.0
ENEMY_DIE = 62.0
DIE = 34.0
OWN_DIE = 56.0
SMALL_DIE = 24.0
ROLES = {"A": "roW", "B": "roP", "H": "roH", "C": "roZ", "K": "roA"}
PLATES = ("#3d362e", "#3d362e", "#a3211a")
PIPS_OF_A_DIE = 5  # a die of the enemy rises from 1 to 6
Hands = Mapping[int, object]


# ----------------------------------------------------------------- what is drawn
def look(thing: object) -> tuple[View, Hands] | None:
    """What is to be seen of a thing: of a game what a spectator sees, of a whole position everything."""
    if isinstance(thing, Game):
        return thing.view(), {}
    if isinstance(thing, View):
        return thing, {}
    if isinstance(thing, Position):
        return full_view(thing, rules_of(thing.options, thing.max_rounds)), {}
    return None


def opened(game: Game) -> tuple[View, Hands]:
    """A game with nothing hidden, for looking back."""
    return full_view(game.position, game.rules), {}


def pieces(thing: object) -> list[str] | None:
    """The dice that a thing is, or that a move is made of; black ones where only values are named."""
    match thing:
        case Die():
            return [str(thing)]
        case Lose(die) | Put(die) | Raise(_, die):
            return [str(die)]
        case Use(dice):
            return list(map(str, dice))
        case MakeSet(values) | Pips(values):
            return [f"k{value}" for value in values]
        case Heal(colours):
            return [f"{colour.value}-" for colour in colours]
        case Cast(colour):
            return [f"{colour.value}-"]
    return None


def draw_pieces(paper: Paper, dice: Sequence[str], look: Look) -> tuple[float, float]:
    """Dice in a row; answers the size."""
    del look
    draw_dice(paper, list(dice), 4, 4, len(dice) * (OWN_DIE + 6), OWN_DIE, pale=False)
    return len(dice) * (OWN_DIE + 6) + 2, OWN_DIE + 8


def title(view: View, look: Look) -> str:
    """What the drawing is of."""
    return look.say("regidice-board-name", **enemy_facts(view))


def foe(view: View) -> tuple[str, int, int]:
    """The drawing of the enemy's face, what is left of it, and of how much."""
    whole = PIPS_OF_A_DIE * enemy_facts(view)["dice"]
    return f"E{view.enemy_number + 1}", min(whole, view.pips_left), whole


# ----------------------------------------------------------------------- board
def draw_board(paper: Paper, view: View, hands: Hands, look: Look) -> float:
    """The whole table; answers how high it is."""
    del hands
    sheet.draw_top(paper, look.notes(view, is_open=view.is_full))
    _stages(paper, view, look)
    _fight(paper, view, look)
    y = BODY + PORTRAIT + 22
    y += sheet.draw_block(paper, y, _block(view, look)) + 16
    y = _seats(paper, y, view, look)
    if view.seat is not None:
        y = _own(paper, y, view, view.seat, look)
    return y + 4


def _stages(paper: Paper, view: View, look: Look) -> None:
    names, here = look.say("regidice-stages").split(", "), view.stage
    states = ["done" if place < here else "now" if place == here else "later" for place in range(6)]
    sheet.draw_track(paper, list(zip(names, states, strict=True)))


def _fight(paper: Paper, view: View, look: Look) -> None:
    theme, facts = paper.theme, enemy_facts(view)
    is_won = view.outcome is not None and view.outcome.is_won
    number = view.enemy_number
    wide = sheet.draw_portrait(paper, f"E{number + 1}", PLATES[number], BODY, PORTRAIT, fallen=is_won)
    x, y = MARGIN + wide + 28, BODY
    width = WIDTH - MARGIN - 236 - x
    sheet.draw_name(
        paper, x, y, title(view, look), look.say("regidice-board-place", round=view.round, **facts), width
    )
    draw_dice(paper, [f"k{value}" for value in view.enemy], x, y + 70, width, ENEMY_DIE)
    whole = PIPS_OF_A_DIE * facts["dice"]
    left = min(whole, view.pips_left)
    beside = x + paper.chisel(x, y + 148, left, 38, theme.ink) + 16
    sheet.draw_bar(paper, beside, y + 156, x + width - beside, whole - left, whole)
    blow = attack_facts(view)
    row = {name: look.say("regidice-board-row", row=name) for name in ("attack", "defence")}
    strikes = Fact(
        "sword",
        theme.madder,
        f"{row['attack']} {blow['left']}",
        look.say("regidice-board-attack-sum", **blow),
    )
    stands = Fact(
        "shield", theme.woad, f"{row['defence']} {view.defence}", look.say("regidice-board-defence-sum")
    )
    sheet.draw_facts(paper, x, y + 208, [strikes, stands], width)
    _side(paper, WIDTH - MARGIN - 210, y, 210, view, look)


def _side(paper: Paper, x: float, y: float, width: float, view: View, look: Look) -> None:
    """The injured, and the enemies that wait."""
    theme = paper.theme
    injured = list(map(str, view.injured))
    for name in ("injured", "waiting"):
        paper.text(
            x,
            y + 14,
            look.say("regidice-board-row", row=name),
            15,
            theme.ink,
            bold=True,
            serif=True,
            width=width,
        )
        y += 26
        if name == "injured":
            draw_dice(paper, injured, x, y, width, SMALL_DIE, pale=False)
            if not injured:
                paper.text(x, y + 12, look.say("board-empty"), 13, theme.quiet)
            y += max(20, rows_height(len(injured), width, SMALL_DIE)) + 14
        for size in view.upcoming if name == "waiting" else ():
            draw_dice(paper, ["k1"] * size, x, y, width, SMALL_DIE)
            y += SMALL_DIE + 6
    if not view.upcoming:
        paper.text(x, y + 12, look.say("regidice-board-none-waits"), 13, theme.quiet, width=width)


def _block(view: View, look: Look) -> Block:
    sentence = look.part(now(view))
    if view.outcome is not None:
        return Block([sentence], stamp=look.say("board-result", is_won=view.outcome.is_won))
    owed = sum(view.owed) or view.progress.damage_left
    if view.phase in (Phase.SPLIT, Phase.LOSE) and owed:
        return Block([sentence], number=owed, caption=look.say("regidice-board-owed", count=owed))
    if view.wanted:
        return Block([sentence, look.say("regidice-board-sets", values=list(view.wanted))])
    return Block([sentence])


# ----------------------------------------------------------------------- seats
def _seats(paper: Paper, y: float, view: View, look: Look) -> float:
    seats = [seat for seat in range(view.players) if seat != view.seat]
    width = (INNER - GAP * (len(seats) - 1)) / len(seats)
    rows = max(rows_height(len(view.pools[seat]), width - 32, DIE) for seat in seats)
    zones = max(rows_height(len(view.zones[seat]), width - 44, SMALL_DIE) for seat in seats)
    called = 36 if any(view.calls[seat] is not None for seat in seats) else 0
    height = 46 + called + max(DIE, rows) + 34 + max(14, zones)
    for place, seat in enumerate(seats):
        x = MARGIN + place * (width + GAP)
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
        _call(paper, x + 18, y + 38, width - 32, view, seat, look)
        draw_dice(paper, list(map(str, view.pools[seat])), x + 18, y + 38 + called, width - 32, DIE)
        _zone(
            paper, x + 18, y + 46 + called + max(DIE, rows), width - 32, max(14, zones) + 24, view, seat, look
        )
    return y + height + 14


def _note(view: View, seat: int, look: Look) -> str:
    dice = look.say("regidice-dice", count=len(view.pools[seat]))
    return ", ".join([dice, *(look.part(one) for one in marks(view, seat))])


def _call(paper: Paper, x: float, y: float, width: float, view: View, seat: int, look: Look) -> None:
    if (call := view.calls[seat]) is not None:
        words = look.say("regidice-board-call", call=call)
        sheet.draw_bubble(
            paper, x, y, words[0].upper() + words[1:], sign=ROLES[call.action.value], width=width
        )


def _zone(
    paper: Paper, x: float, y: float, width: float, height: float, view: View, seat: int, look: Look
) -> None:
    """The tray for the left neighbour."""
    theme, dice = paper.theme, list(map(str, view.zones[seat]))
    paper.box(x, y, width, height, line=theme.quiet, thick=1.5, dashed=True)
    words = look.say("regidice-board-zone", seat=seat, dice=[])
    beside = look.width(words, 13) + 18
    paper.text(x + 8, y + height / 2 + 5, words, 13, theme.quiet, width=width - 14)
    draw_dice(paper, dice, x + beside, y + 7, max(SMALL_DIE, width - beside - 6), SMALL_DIE)


def _own(paper: Paper, y: float, view: View, seat: int, look: Look) -> float:
    """The viewer's own dice, large."""
    theme, dice = paper.theme, list(map(str, view.pools[seat]))
    tray = 230.0
    width = INNER - 40 - tray
    height = 56 + max(OWN_DIE, rows_height(len(dice), width, OWN_DIE)) + 18
    paper.box(
        MARGIN, y, INNER, height, theme.surface, line=theme.madder if seat == view.decider else theme.ink
    )
    words = look.say("regidice-board-own", seat=seat)
    paper.text(MARGIN + 18, y + 31, words, 17, theme.ink, bold=True, serif=True, width=220)
    _call(paper, MARGIN + 32 + look.width(words, 19), y + 12, 300, view, seat, look)
    paper.text(WIDTH - MARGIN - 18, y + 31, _note(view, seat, look), 13, theme.quiet, anchor="end")
    draw_dice(paper, dice, MARGIN + 18, y + 52, width, OWN_DIE)
    _zone(paper, WIDTH - MARGIN - 18 - tray, y + 52, tray, height - 70, view, seat, look)
    return y + height + 14
