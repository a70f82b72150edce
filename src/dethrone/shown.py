"""How values show themselves to people: drawn in a notebook, told in lines when they are printed.

Drawing and telling are rooms above the rules; they are fetched when somebody looks.
"""

from __future__ import annotations

from typing import ClassVar


class Drawn:
    """What a notebook shows as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return svg_of(self)


class Spelled(Drawn):
    """A value whose one text is a form with its fields in it; a value whose text takes more says so itself."""

    __slots__ = ()
    form: ClassVar[str]

    def __str__(self) -> str:
        return self.form.format(self)


class Told(Drawn):
    """What is printed as a small board in plain lines, too; a game shows what a spectator sees."""

    __slots__ = ()

    def __str__(self) -> str:
        from dethrone.prose import board  # noqa: PLC0415 (the lines are made when somebody reads them)

        return board(self)


class Listed:
    """A list that a notebook shows as pictures side by side."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        from dethrone.draw import gallery  # noqa: PLC0415 (drawn when somebody looks)

        return gallery(self)


def svg_of(value: object) -> str:
    """A value as a picture in its usual size; for what cannot be a `Drawn`."""
    from dethrone.draw import svg  # noqa: PLC0415 (drawn when somebody looks)

    return svg(value)
