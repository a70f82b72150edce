"""Drawings: a view, a position, a card, a die, a move as SVG text, in the look of the table.

A drawing is made from what is handed in and nothing else: a view shows what its seat may know, a game what a spectator
sees, and only a whole position, which its keeper alone has, shows every hand. A game without a skin of its own is drawn
as the text it prints.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import is_dataclass
from typing import Any, NamedTuple

from dethrone.draw.look import Look
from dethrone.draw.paper import Paper, clean
from dethrone.draw.plain import draw_lines
from dethrone.draw.refusal import Reason
from dethrone.draw.sheet import WIDTH
from dethrone.draw.theme import THEMES, Theme
from dethrone.errors import GameError
from dethrone.games import special
from dethrone.prose import languages, voice
from dethrone.prose.boards import game_of, names_for

LEAST, MOST = 40, 10_000  # pixels
LONGEST = 80  # letters of a name
PICTURES = 40  # in one row of moves

__all__ = ["THEMES", "Foe", "foe", "gallery", "svg", "svg_open"]


class _Style(NamedTuple):
    """How a drawing is to look; checked at the door."""

    theme: Theme
    width: float | None
    names: Sequence[str] | None
    language: str
    scale: float = 1


def svg(
    thing: Any,
    *,
    theme: str = "light",
    width: float | None = None,
    names: Sequence[str] | None = None,
    language: str = "en",
    scale: float = 1,
) -> str:
    """A view, position, game, card, die or move as SVG text; `width` is in pixels, names are by seat.

    Without a width it has its usual one, times `scale`.
    """
    style = _style(theme, width, names, language)._replace(scale=scale)
    skin = _skin(thing)
    seen = None if skin is None else skin.look(thing)
    if seen is None:
        return _small(skin, thing, style)
    rules = getattr(thing, "rules", None)
    return _board(skin, seen, style, None if rules is None else str(rules))


def svg_open(
    game: Any,
    *,
    theme: str = "light",
    width: float | None = None,
    names: Sequence[str] | None = None,
    language: str = "en",
) -> str:
    """A game with nothing hidden: for its keeper, and for looking back."""
    style = _style(theme, width, names, language)
    skin = _skin(game)
    if skin is None:
        return _small(None, "\n\n".join(str(game.view(seat)) for seat in range(game.players)), style)
    return _board(skin, skin.opened(game), style, str(game.rules))


class Foe(NamedTuple):
    """An enemy, for whoever draws it elsewhere: its face in the sprite, its name, what is left, and of how much."""

    face: str
    name: str
    left: int
    of: int


def foe(view: Any, language: str = "en") -> Foe | None:
    """Against whom one plays; None for a game without a skin."""
    skin = _skin(view)
    if skin is None:
        return None
    face, left, of = skin.foe(view)
    return Foe(face, skin.title(view, Look(voice(language), names_for(view))), left, of)


def gallery(things: Any, *, theme: str = "light", language: str = "en") -> str:
    """Moves, cards or dice side by side, as HTML with their texts below; beyond a certain number they are counted."""
    shown = [
        f'<figure style="display:inline-block;margin:4px">{svg(one, theme=theme, language=language, scale=0.5)}'
        f'<figcaption style="font:12px sans-serif;text-align:center">{clean(str(one))}</figcaption></figure>'
        for one in things[:PICTURES]
    ]
    more = f"<p>+{len(things) - PICTURES}</p>" if len(things) > PICTURES else ""
    return f"<div>{''.join(shown)}{more}</div>"


def _skin(thing: object) -> Any:
    return special(__name__, game_of(thing))


def _style(theme: str, width: float | None, names: Sequence[str] | None, language: str) -> _Style:
    if theme not in THEMES:
        raise GameError(Reason.NO_THEME, name=str(theme)[:40], themes=list(THEMES))
    given: object = width
    if given is not None and not (isinstance(given, int | float) and LEAST <= given <= MOST):
        raise GameError(Reason.WIDTH, low=LEAST, high=MOST, width=str(given)[:40])
    if language not in languages():
        raise GameError(Reason.NO_LANGUAGE, name=str(language)[:40], languages=list(languages()))
    return _Style(THEMES[theme], width, names, language)


def _board(skin: Any, seen: tuple[Any, Any], style: _Style, rules: str | None) -> str:
    view, hands = seen
    if style.names is not None and len(style.names) != view.players:
        raise GameError(Reason.NAMES, players=view.players, names=len(style.names))
    called = [str(name)[:LONGEST] for name in (names_for(view) if style.names is None else style.names)]
    paper, look = Paper(style.theme), Look(voice(style.language), called, rules)
    height = skin.draw_board(paper, view, hands, look)
    paper.ground(WIDTH, height)
    about = "\n".join(look.voice.board(view, called, hands=hands if len(hands) > 1 else None))
    return paper.svg(WIDTH, height, title=skin.title(view, look), about=about, shown=_shown(style, WIDTH))


def _small(skin: Any, thing: object, style: _Style) -> str:
    """A piece, the pieces of a move, or a text."""
    paper, look = Paper(style.theme), Look(voice(style.language), ())
    pieces = None if skin is None else skin.pieces(thing)
    is_move = skin is not None and is_dataclass(thing)
    words = look.voice.move(game_of(thing), thing) if is_move else str(thing)
    size = skin.draw_pieces(paper, pieces, look) if pieces else draw_lines(paper, words)
    return paper.svg(*size, title=words.split("\n", 1)[0], about=words, shown=_shown(style, size[0]))


def _shown(style: _Style, width: float) -> float:
    return width * style.scale if style.width is None else style.width
