"""How the tables of positions are read: a position line, the moves made in it, and what must then be seen."""

from dethrone.errors import GameError
from dethrone.regicide import Game, parse_position
from dethrone.regicide.cards import DECK, cards_of
from dethrone.regicide.codes import CARDS

Seen = dict[str, object]
Case = tuple[str, str, Seen]

FIVE = "6C,6D,6H,6S,7C"
SEVEN = f"{FIVE},7D,7H"
TEN = "8C,8D,8H,8S,9C,9D,9H,9S,10D,10H"
TWENTY = f"{TEN},3H,4C,4D,4H,4S,5C,5D,5H,5S,7S"


def stand(line: str) -> Game:
    """The game that goes on from a position line; the word `regicide` goes without saying."""
    return Game.from_position(*parse_position(f"regicide {line}"))


def do(game: Game, text: str, seat: int | None = None) -> None:
    """Make the move that a text means."""
    for move in game.parse(text, seat=seat):
        game.push(move, seat=seat)


def follow(line: str, moves: str = "") -> Game:
    """The game after the moves, which are set apart by spaces."""
    game = stand(line)
    for move in moves.split():
        do(game, move)
    return game


def refusal(game: Game, move: str) -> str | None:
    """The sentence a move is refused with, or None if it may be made; the game stays as it was."""
    before = game.copy()
    try:
        do(game.copy(), move)
    except GameError as error:
        assert game == before, "a refused move changed the game"
        return str(error)
    return None


def seen(game: Game) -> Seen:
    """A game in words: hands are parted by "/", "-" is an empty hand, the tavern's top comes first."""
    position = game.position
    hands = [cards_of(position.hand(seat)) for seat in range(game.players)]
    plays = [cards_of(word & CARDS) for word in position.play_words()]
    return {
        "enemy": str(game.enemy),
        "damage": position.damage,
        "shield": position.shield,
        "attack": position.attack(),
        "cancelled": bool(position.cancelled),
        "owed": position.owed,
        "phase": game.phase.value,
        "turn": game.turn,
        "asked": game.decider,
        "hands": " / ".join(" ".join(map(str, hand)) or "-" for hand in hands),
        "sizes": [len(hand) for hand in hands],
        "tavern": " ".join(str(DECK[card]) for card in position.tavern_cards()),
        "left": position.tavern_size,
        "discard": " ".join(map(str, cards_of(position.discard))),
        "pile": position.discard.bit_count(),
        "table": " ".join("+".join(map(str, play)) for play in plays),
        "castle": 11 - game.defeated,
        "flips": position.flips,
        "outcome": None if game.outcome is None else game.outcome.value,
        "legal": " ".join(str(move) for move in game.legal_moves()),
    }


def check(case: Case) -> None:
    """Assert that a row of a table holds."""
    line, moves, expected = case
    shown = seen(follow(line, moves))
    assert {name: shown[name] for name in expected} == expected
