"""Two worlds that the second seat cannot tell apart, and what the first does in both: no word sent may differ."""

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import Game

REGICIDE, REGIDICE = games.names()
FULL = "4H,6H,8H,9H,10H,7D,2S"  # so that P1 draws nothing
CARDS = "regicide official players=2 enemy=JC hands={}|" + FULL + " tavern={}"
DICE = "2 rulebook 1 P0 declare 1:111 111 r- {}/r336b236y133 ./. -/-"
HISTORIES = {
    # case: (game, both worlds, what P0 does)
    "a draw": (
        REGICIDE,
        (CARDS.format("5D,10S,2C", "3C,4C,6C,7C,8C,9C"), CARDS.format("5D,10S,3C", "9C,8C,2C,7C,4C,6C")),
        "5D -10S",
    ),
    "a yield": (
        REGICIDE,
        (CARDS.format("10S,2C", "3C,4C"), CARDS.format("10S,4C", "2C,3C")),
        "yield -10S",
    ),
    "a declaration": (
        REGIDICE,
        (DICE.format("r226b135y22"), DICE.format("r111b666y54")),
        "A3",
    ),
}


def begun(game: str, worlds: tuple[str, str]) -> list[Game]:
    """The two games, with the same chance to come."""
    return [games.kind(game).begin(text, Seed(1)) for text in worlds]
