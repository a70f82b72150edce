"""Who sits where, in one grammar."""

import pytest

from dethrone.errors import BadRules
from dethrone.table.refusal import Reason
from dethrone.table.seats import MOST_SEATS, Bot, Open, Person, Seat, parse_seats, seats_text

ADA = Person("Ada")
TEXTS: dict[str, list[Seat]] = {
    "me": [Person("You")],
    "you,greedy": [Person("You"), Bot("greedy", "Greedy 2")],
    "person:Ada, person": [ADA, Person("Player 2")],
    "PERSON:Ada,Greedy": [ADA, Bot("greedy", "Greedy 2")],
    "me,open": [Person("You"), Open()],
    "search:samples=500,aim=medal,greedy": [Bot("search:samples=500,aim=medal", "Search 1"), Bot("greedy", "Greedy 2")],
    "greedy;search:samples=5,ms=2": [Bot("greedy", "Greedy 1"), Bot("search:samples=5,ms=2", "Search 2")],
    "me,search:samples=500 as Ben,greedy": [
        Person("You"), Bot("search:samples=500", "Ben"), Bot("greedy", "Greedy 3"),
    ],
    "examples.own_bot:Butcher,greedy": [Bot("examples.own_bot:Butcher", "Butcher 1"), Bot("greedy", "Greedy 2")],
    "own:Bot,depth=3,me": [Bot("own:Bot,depth=3", "Bot 1"), Person("You")],
    "model,MODEL:": [Bot("model", "Model 1"), Bot("model:", "Model 2")],
    "model:labs/Big-7": [Bot("model:labs/Big-7", "Big-7 1")],
    "model:seed=3": [Bot("model:seed=3", "Model 1")],
    "person:Zoë van d'Arc": [Person("Zoë van d'Arc")],
}  # fmt: skip


@pytest.mark.parametrize(("text", "seats"), TEXTS.items(), ids=TEXTS)
def test_texts(text: str, seats: list[Seat]) -> None:
    assert parse_seats(text) == tuple(seats)
    assert parse_seats(seats_text(seats)) == tuple(seats)
    assert parse_seats(seats_text([*seats, Open()]))[:-1] == tuple(seats)


def test_one_player_for_every_seat() -> None:
    assert parse_seats("greedy", players=3) == (
        Bot("greedy", "Greedy 1"), Bot("greedy", "Greedy 2"), Bot("greedy", "Greedy 3"),
    )  # fmt: skip
    assert parse_seats("search:samples=5,aim=medal", players=2)[1] == Bot(
        "search:samples=5,aim=medal", "Search 2"
    )


def test_how_many_seats_a_text_may_have() -> None:
    assert len(parse_seats("greedy", players=MOST_SEATS)) == MOST_SEATS
    assert len(parse_seats(",".join(["greedy"] * MOST_SEATS))) == MOST_SEATS
    for text, players in (("greedy", MOST_SEATS + 1), (",".join(["greedy"] * (MOST_SEATS + 1)), None)):
        with pytest.raises(BadRules) as error:
            parse_seats(text, players=players)
        assert error.value.reason is Reason.TOO_MANY_SEATS


REFUSED = {
    "": Reason.SEAT_EMPTY,
    "me,,greedy": Reason.SEAT_EMPTY,
    "me;": Reason.SEAT_EMPTY,
    "me,you": Reason.SAME_NAME,
    "person:Ada,person:ADA": Reason.SAME_NAME,
    "person:Ada,greedy as ada": Reason.SAME_NAME,
    f"person:{'x' * 21}": Reason.BAD_NAME,
    "person:A\x1bda": Reason.BAD_NAME,
    "person:A\u202eda": Reason.BAD_NAME,
    "person:Ada,person:Be,n=3": Reason.BAD_NAME,
    f"search:{'x' * 300}": Reason.BAD_BOT,
    "gre\x1bedy as Ben": Reason.BAD_BOT,
    "greedy as B\x1ben": Reason.BAD_NAME,
    "x" * 10_001: Reason.TOO_MANY_SEATS,
}


@pytest.mark.parametrize(("text", "reason"), REFUSED.items(), ids=map(repr, REFUSED))
def test_what_is_refused(text: str, reason: Reason) -> None:
    with pytest.raises(BadRules) as error:
        parse_seats(text)
    assert error.value.reason is reason
    assert str(error.value).endswith(".")


@pytest.mark.parametrize(("text", "number"), {",me": 1, "me,,greedy": 2, "me;greedy;": 3}.items())
def test_an_empty_seat_is_named_by_its_number(text: str, number: int) -> None:
    with pytest.raises(BadRules, match=f"^Seat {number} in "):
        parse_seats(text)


def test_as_many_seats_as_players() -> None:
    with pytest.raises(BadRules, match="2 seats were given for 3 players"):
        parse_seats("me,greedy", players=3)
    with pytest.raises(BadRules, match="1 seat was given for 2 players"):
        parse_seats("me", players=2)
