"""A bot that takes an open seat at a table server and plays to the end: `table_bot.py http://127.0.0.1:8470 TABLE`."""

import sys

from dethrone.client import play_here
from dethrone.contract import Move, View


class Eager:
    """Plays the first legal move, and says nothing."""

    def choose(self, view: View) -> Move:
        """The first."""
        return view.legal_moves()[0]


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    print(play_here(sys.argv[1], sys.argv[2], Eager(), name="Eager"))
