"""What may be taken back in the two games: what each step shows, and to whom."""

import pytest

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import Game
from dethrone.errors import GameError, Refused
from dethrone.host import play_on, tasks
from dethrone.table import Asks, Person, Table, parse_seats
from dethrone.table.commands import Act, Propose, Say, Vote
from dethrone.table.entries import Dealt
from dethrone.table.proposals import Undo
from dethrone.table.refusal import Reason
from tests.regidice.tables import table as staged
from tests.table.tables import act, number

TAVERN = "9C,2D,6D,7D"
REGICIDE = {
    # case                       enemy and hands                                moves        seats           allowed
    "a plain card, bot beside": ("enemy=JH hands=3C,10D,9D|5C,9S,9H", ["3C"], "me,greedy", True),
    "a card others have seen": ("enemy=JH hands=3C,10D,9D|5C,9S,9H", ["3C"], "me,person:Ben", False),
    "a yield, bot beside": ("enemy=JH hands=3C,10D,9D|5C,9S,9H", ["yield"], "me,greedy", True),
    "a yield shows others that one can pay": (
        "enemy=JH hands=3C,10D,9D|5C,9S,9H",
        ["yield"],
        "me,person:Ben",
        False,
    ),
    "a yield without a hit": ("enemy=JH shield=10 hands=3C,10D|5C,9S,9H", ["yield"], "me,person:Ben", True),
    "cards were drawn": ("enemy=JH hands=3D,10D,9D|5C,9S,9H", ["3D"], "me,greedy", False),
    "cards were healed": ("enemy=JC hands=3H,10D,9D|5C,9S,9H discard=4C,4D", ["3H"], "me,greedy", False),
    "a royal turned up": ("enemy=JH damage=15 hands=5S,10D,9D|5C,9S,9H", ["5S"], "me,greedy", False),
    "nothing was done": ("enemy=JH hands=3C,10D,9D|5C,9S,9H", [], "me,greedy", False),
}
POOLS = ["r1 b2 y5 y6", "r4 b5 y6"]
REGIDICE = {
    # case                                phase      calls    seats                moves             allowed
    "a declaration, a person beside": ("declare", "", "me,person:Ben", ["A3"], False),
    "who acts": ("resolve", "A1 K", "me,random", ["act:P0"], True),
    "a die prepared": ("prepare", "A3 A6", "me,random", ["put:r1"], True),
    "new dice were rolled": ("prepare", "A3 A6", "me,person:Ben", ["done", "done"], False),
    "nothing was done": ("resolve", "A1 K", "me,random", [], False),
}


def regicide(line: str, seats: str) -> tuple[Table, Game]:
    kind = games.kind("regicide")
    game = kind.begin(f"regicide official {line} tavern={TAVERN}", Seed(1))
    return Table.open(kind, parse_seats(seats), game=game), game


def regidice(pools: list[str], calls: str, phase: str, seats: str) -> tuple[Table, Game]:
    game: Game = staged(pools, calls, phase=phase)
    return Table.open(games.kind("regidice"), parse_seats(seats), game=game), game


def check(table: Table, before: Game, moves: list[str], *, allowed: bool) -> None:
    for move in moves:
        act(table, move)
    assert table.look(0).can_undo is allowed
    if not allowed:
        with pytest.raises(GameError):
            table.decide(Propose(Undo()), by=0, now=0)
        return
    table.do(Propose(Undo()), by=0)
    for seat, one in enumerate(table.seats):
        if isinstance(one, Person) and seat:
            table.do(Vote(number(table, Asks.VOTE), is_yes=True), by=seat)
    assert table.game == before


@pytest.mark.parametrize(("line", "moves", "seats", "allowed"), REGICIDE.values(), ids=REGICIDE)
def test_regicide(line: str, moves: list[str], seats: str, allowed: bool) -> None:
    table, game = regicide(line, seats)
    check(table, game, moves, allowed=allowed)


@pytest.mark.parametrize(("phase", "calls", "seats", "moves", "allowed"), REGIDICE.values(), ids=REGIDICE)
def test_regidice(phase: str, calls: str, seats: str, moves: list[str], allowed: bool) -> None:
    table, game = regidice(POOLS, calls, phase, seats)
    check(table, game, moves, allowed=allowed)


def test_undo_takes_back_what_bots_did_in_the_open() -> None:
    table, game = regidice(
        ["r1 b2 y5 y6", "r4 b5 y6", "r3 y3"], "A3 A6 A1", "prepare", "me,random,person:Ben"
    )
    act(table, "done")
    while tasks(table):
        act(table, str(table.view(1).legal_moves()[0]))
    assert table.game.decider == 2
    check(table, game, [], allowed=True)


def test_a_bots_card_is_seen() -> None:
    table, _ = regicide("enemy=JH hands=3C,10D,9D|5C,9S,9H", "greedy,me")
    act(table, "3C")
    assert not table.look(1).can_undo


def test_a_bots_declaration_cannot_be_made_unheard() -> None:
    table, _ = regidice(POOLS, "", "declare", "me,random")
    act(table, "A3")
    act(table, str(table.view(1).legal_moves()[0]))
    assert not table.look(0).can_undo


def test_who_names_the_next_player_after_a_jester_does_not_do_so_by_a_word() -> None:
    """Ada may speak and has the move, but the move is no wish."""
    table, _ = regicide("enemy=KH hands=*,3C|KC,QC|2H", "me,person:Ben,person:Cleo")
    act(table, "*")
    with pytest.raises(Refused) as refused:
        table.decide(Say(number(table, Asks.WORD), ">P1"), by=0, now=0)
    assert refused.value.reason is Reason.NO_WINDOW
    assert table.decide(Act(number(table), (">P1",)), by=0, now=0)


OPENINGS = {"regicide": [], "regidice": ["rolled"]}


@pytest.mark.parametrize("name", OPENINGS)
def test_of_the_deal_it_is_told_what_happens_before_the_first_move(name: str) -> None:
    table = Table.open(games.kind(name), parse_seats("me,person:Ben"), seed=1)
    (deal,) = (entry for entry in table.log if isinstance(entry.what, Dealt))
    for viewer in (None, 0, 1):
        events = table.message(deal, viewer).events
        assert [type(event).__name__.lower() for event in events] == OPENINGS[name]
        assert events == table.game.opening(viewer)


def test_bots_speak_after_a_jester_and_people_may() -> None:
    table, _ = regicide("enemy=KH hands=*,3C|KC,QC|2H", "me,greedy,greedy")
    assert not tasks(table)
    act(table, "*")
    assert [(task.seat, task.asks) for task in tasks(table)] == [(1, Asks.WORD), (2, Asks.WORD)]
    asked = number(table)
    words = {seat: table.view(seat).sayings()[0] for seat in (1, 2)}

    class Speaker:
        def choose(self, view: object) -> object:
            raise AssertionError(view)

        def say(self, view: object) -> object:
            return words[view.seat]  # type: ignore[attr-defined]

    assert play_on(table, lambda *_: Speaker()) == 2
    assert [step.move for step in table.steps[-2:]] == list(words.values())
    assert number(table) == asked
    table.do(Say(number(table, Asks.WORD), str(table.view(0).sayings()[0])), by=0)
    table.do(Act(asked, (">P1",)), by=0)
    assert table.game.decider == 1
