"""Every world that fits what a seat has seen, found by trying all of them with the referee.

A story is a position line, the moves made in it, and who watched. Everything hidden from the watcher at the start is
put in every order, every outcome of healing is tried, and what does not agree with what was seen is dropped. All that
is left is equally likely, because how many ways chance could go is public at each step.
"""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import asdict, dataclass
from itertools import permutations

from dethrone.errors import IllegalMove
from dethrone.regicide import Game, card
from dethrone.regicide.cards import DECK, cards_of, mask_of
from dethrone.regicide.position import Position
from tests.regicide.referee import Referee
from tests.regicide.tables import do, stand

Hand = tuple[str, ...]
World = tuple[tuple[Hand, ...], Hand, Hand]  # hands, tavern from the top, discard
Sight = tuple[Hand, object, int, tuple[int, ...]]


@dataclass(frozen=True)
class Story:
    """A position line, the moves made in it, and the seat that watched (None for a spectator)."""

    line: str
    moves: str
    watcher: int | None

    def game(self) -> Game:
        """The game after the moves."""
        game = stand(self.line)
        for move in self.moves.split():
            do(game, move)
        return game


def world_of(position: Position) -> World:
    """The places of all cards but the castle's."""
    hands = tuple(names(position.hand(seat)) for seat in range(position.players))
    return hands, tuple(str(DECK[card]) for card in position.tavern_cards()), names(position.discard)


def names(cards: int) -> Hand:
    return tuple(sorted(map(str, cards_of(cards))))


def worlds(story: Story) -> Counter[World]:
    """All worlds that fit what was seen, each with the number of ways it could have come about."""
    sights = _sights(story)
    found: Counter[World] = Counter()
    for start in _starts(story):
        if _sight(start, story.watcher) == sights[0]:
            found.update(_follow(start, story, story.moves.split(), sights))
    return found


def _sights(story: Story) -> list[tuple[Sight, object]]:
    """What the watcher saw before the first move and after each: the own hand, sizes, and the pile."""
    return _told(stand(story.line), story)


def _told(game: Game, story: Story) -> list[tuple[Sight, object]]:
    """Make the moves of a story in a game, which may be dealt otherwise, and write down what was seen."""
    seen = [(_game_sight(game, story.watcher), _pile_sight(game))]
    for move in story.moves.split():
        do(game, move)
        seen.append((_game_sight(game, story.watcher), _pile_sight(game)))
    return seen


def retellings(story: Story, chances: int) -> Iterator[Game]:
    """Games that were dealt and healed otherwise, but in which the watcher saw the same all along."""
    sights = _sights(story)
    for start in _starts(story):
        for rng in range(chances):
            position = stand(story.line).position
            for seat, hand in enumerate(start.referee.hands):
                position.set_hand(seat, mask_of(card(name) for name in hand))
            position.load_tavern([card(name).index for name in start.referee.tavern])
            position.rng = rng
            game = Game.from_position(position, stand(story.line).rules)
            try:
                if _told(game, story) == sights:
                    yield game
            except IllegalMove:
                continue  # somebody did not hold the card that was shown


def _game_sight(game: Game, watcher: int | None) -> Sight:
    hands, tavern, _ = world_of(game.position)
    own = () if watcher is None else hands[watcher]
    return own, game.outcome, len(tavern), tuple(map(len, hands))


def _pile_sight(game: Game) -> object:
    pile = world_of(game.position)[2]
    top = DECK[game.position.pile_top] if game.rules.discard_view == "top" else None
    return {"open": pile, "count": len(pile), "top": (len(pile), str(top))}[game.rules.discard_view]


@dataclass
class _Table:
    """A referee and the visible card of the pile, where that is shown."""

    referee: Referee
    view: str
    top: str = ""

    def pile_sight(self) -> object:
        pile = tuple(sorted(self.referee.discard))
        return {"open": pile, "count": len(pile), "top": (len(pile), self.top)}[self.view]

    def world(self) -> World:
        hands = tuple(tuple(sorted(hand)) for hand in self.referee.hands)
        return hands, tuple(self.referee.tavern), tuple(sorted(self.referee.discard))


def _sight(table: _Table, watcher: int | None) -> tuple[Sight, object]:
    hands, tavern, _ = table.world()
    own = () if watcher is None else hands[watcher]
    return (own, table.referee.outcome, len(tavern), tuple(map(len, hands))), table.pile_sight()


def _starts(story: Story) -> Iterator[_Table]:
    """Every way to lay the cards that the watcher could not see at the start."""
    game = stand(story.line)
    position = game.position
    hands, tavern, pile = world_of(position)
    hidden = [card for seat, hand in enumerate(hands) if seat != story.watcher for card in hand] + list(
        tavern
    )
    laid = set()
    for order in permutations(hidden):
        rest = list(order)
        dealt = []
        for seat, hand in enumerate(hands):
            dealt.append(hand if seat == story.watcher else tuple(sorted(rest.pop(0) for _ in hand)))
        laid.add((tuple(dealt), tuple(rest)))
    for dealt_hands, dealt_tavern in sorted(laid):
        referee = Referee(
            asdict(game.rules),
            hands=dealt_hands,
            tavern=dealt_tavern,
            castle=[str(DECK[card]) for card in position.castle_cards()[position.defeated :]],
            damage=position.damage,
            shield=position.shield,
            discard=pile,
            flips=position.flips,
        )
        top = str(DECK[position.pile_top]) if position.pile_top >= 0 else "*"
        yield _Table(referee, game.rules.discard_view, top)


def _follow(
    table: _Table, story: Story, moves: list[str], sights: list[tuple[Sight, object]]
) -> Iterator[World]:
    """The worlds at the end of every history that begins like this and agrees with what was seen."""
    if not moves:
        yield table.world()
        return
    if moves[0] not in table.referee.legal():
        return
    done = len(sights) - len(moves)
    for after in _outcomes(table, moves[0]):
        if _sight(after, story.watcher) == sights[done]:
            yield from _follow(after, story, moves[1:], sights)


def _outcomes(table: _Table, move: str) -> Iterator[_Table]:
    """What a move may lead to: every order of healed cards, and every card that may then show on the pile."""
    pile = list(table.referee.discard)
    count = _heals(table.referee, move)
    for healed in permutations(pile, count):
        rest = [card for card in pile if card not in healed]
        for top in (rest or ["*"]) if count else [table.top]:
            after = deepcopy(table)
            after.referee.apply(move, healed)
            new = [card for card in after.referee.discard if card not in pile]
            after.top = new[-1] if new else top
            yield after


def _heals(referee: Referee, move: str) -> int:
    """How many cards a move heals: the referee says so if it is told a wrong number."""
    if move.startswith("-") or move in ("yield", "flip"):
        return 0
    for count in range(len(referee.discard) + 1):
        try:
            deepcopy(referee).apply(move, referee.discard[:count])
        except AssertionError:
            continue
        return count
    raise AssertionError(f"{move} cannot be made")
