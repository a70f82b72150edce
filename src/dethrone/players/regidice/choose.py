"""Chooses a declaration by sequential halving between all that are legal."""

from __future__ import annotations

from collections.abc import Sequence

from dethrone.players.halving import Halving, Ranked, Workers
from dethrone.players.regidice.search import Worker
from dethrone.players.regidice.settings import Settings
from dethrone.players.regidice.weights import worker_for
from dethrone.regidice.codes import FIRST_BLACK_CAST, K_DECLARE, O_NO_TOUCH
from dethrone.regidice.engine import legal_words
from dethrone.regidice.position import Position
from dethrone.regidice.view import View

UNTOUCHED = 8  # added to the number of players where there is no Touch of Death, which has weights of its own
workers: Workers[int, Worker] = Workers(lambda crew: worker_for(crew % UNTOUCHED, touch=crew < UNTOUCHED))
BLACK_CALLS = (FIRST_BLACK_CAST, FIRST_BLACK_CAST + 1)
REPLIES = {2: 1, 3: 3, 4: 1}  # by players, as measured


def crew(table: Position | View) -> int:
    """Whose workers a table needs."""
    options = table.options if isinstance(table, Position) else table.rules.options
    return table.players + (UNTOUCHED if options & O_NO_TOUCH else 0)


def declarations(position: Position) -> list[int]:
    """The legal declarations' codes; black calls only where a black die is in play."""
    codes = [word - K_DECLARE for word in legal_words(position)]
    seats = range(position.players)
    if any(position.colours_of(seat)[3] or any(position.zone_of(seat)[3]) for seat in seats):
        return codes
    return [code for code in codes if code not in BLACK_CALLS]


def rank(position: Position, seat: int, settings: Settings) -> list[Ranked]:
    """All declarations of a seat, best first. 1 is a game that is won; below 0 it is likely lost in this very round.

    Only what the seat may know has any influence: the hidden dice of the position are rolled anew for each world.
    """
    with workers.lent(crew(position), settings.limit.threads) as lent:
        return Search(lent, position, seat, settings).run()


class Search(Halving):
    """One declaration being searched."""

    def __init__(self, lent: Sequence[Worker], position: Position, seat: int, settings: Settings) -> None:
        self.settings = settings
        replies = REPLIES[position.players] if settings.replies is None else settings.replies
        for worker in lent:
            worker.begin(position, seat, settings.seed, settings.styles, int(settings.keen), replies)
        super().__init__(lent, declarations(position))

    def run(self) -> list[Ranked]:
        """All declarations, best first."""
        return self.halve(self.settings.limit)
