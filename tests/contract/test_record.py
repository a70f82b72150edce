"""A record is the game written down: public by default, whole for whoever keeps it, proved at the end."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from dethrone import games
from dethrone.chance import Secret
from dethrone.contract import KEEPER, Game, Kind, View
from dethrone.errors import BadRecord, GameError, Reason, Unreadable
from dethrone.sheet import Record
from tests.contract.tables import LONGEST, every_case, every_kind, finished, some

WRITES_CHANCE = {
    "regidice"
}  # its records tell each roll once it was seen, so they are replayed without the secret
SECRET = Secret(bytes(range(7, 39)), ("Ada", "Ben2"))


def dealt(kind: Kind, rules: str, players: int, *, moves: int) -> Game:
    """A game from a secret, with some moves; always the first that is legal."""
    game = kind.deal(players, rules, SECRET)
    while not game.is_over and moves > 0:
        game.push(game.legal_moves()[0])
        moves -= 1
    return game


@every_case
def test_text_and_json_round_trip(kind: Kind, rules: str, players: int) -> None:
    for game in some(kind, rules, players, every=10):
        for record in (game.record(), game.record(KEEPER), game.record(KEEPER, Event='a "quoted" \\ table')):
            assert record.game == kind.name
            assert Record.parse(str(record)) == record
            assert Record.from_json(json.loads(json.dumps(record.to_json()))) == record


@every_case
def test_the_keepers_record_is_the_game(kind: Kind, rules: str, players: int) -> None:
    several = [
        *some(kind, rules, players, every=8),
        *(dealt(kind, rules, players, moves=n) for n in (0, 5, 30)),
    ]
    for game in several:
        again = kind.replay(game.record(KEEPER))
        assert again == game
        assert hash(again) == hash(game)
        assert again.commitment == game.commitment
        assert [(step.seat, step.move) for step in again.steps] == [
            (step.seat, step.move) for step in game.steps
        ]


@every_case
def test_the_public_record_hides(kind: Kind, rules: str, players: int) -> None:
    views: list[View | None] = []
    for moves in (0, 3, 12):
        game = dealt(kind, rules, players, moves=moves)
        if game.is_over:
            continue
        record = game.record()
        assert not {"Secret", "Seed", "Start"} & set(record.headers)
        assert SECRET.value.hex() not in str(record)
        assert record.commitment == promised(kind, rules, players)
        assert record.result == "*"
        views.append(replayed(kind, record))
        assert views[-1] in (None, game.view())
    assert any(views) is (kind.name in WRITES_CHANCE)
    for game in some(kind, rules, players, every=9):
        assert game.is_over or not {"Secret", "Seed", "Start"} & set(game.record().headers)


def promised(kind: Kind, rules: str, players: int) -> str:
    """What was published before the deal: the four lines that a record shows at its end, hashed by hand."""
    lines = (
        ("Game", kind.name),
        ("Rules", kind.rules(rules)),
        ("Players", players),
        ("Secret", SECRET.value.hex()),
    )
    return hashlib.sha256("".join(f'[{name} "{text}"]\n' for name, text in lines).encode()).hexdigest()


def replayed(kind: Kind, record: Record) -> View | None:
    """What a spectator sees of a record's game; None where the record does not tell enough to replay it."""
    try:
        return kind.replay(record).view()
    except BadRecord:
        return None


@every_case
def test_after_the_end_everything_is_shown_and_proved(kind: Kind, rules: str, players: int) -> None:
    game = dealt(kind, rules, players, moves=LONGEST)
    assert game.outcome is not None
    record = game.record()
    assert record.result == game.outcome.value
    assert record == game.record(KEEPER)
    verification = kind.verify(Record.parse(str(record)))
    assert verification.game == game
    assert verification.is_chance_proved
    seeded = finished(kind, rules, players)
    assert not kind.verify(seeded.record()).is_chance_proved
    assert kind.verify(seeded.record()).game == seeded


@every_kind
def test_a_given_beginning_proves_nothing(kind: Kind) -> None:
    """Whoever chose the position chose its cards or dice, whatever the secret did afterwards."""
    start = kind.deal(kind.usual_players, kind.usual_rules, None).view(0).trial(1).record(KEEPER).start
    assert start is not None
    game = kind.begin(start, SECRET)
    while not game.is_over:
        game.push(game.legal_moves()[0])
    verification = kind.verify(game.record())
    assert verification.game == game
    assert not verification.is_chance_proved


@every_kind
def test_a_lie_is_found_out(kind: Kind) -> None:
    record = dealt(kind, kind.usual_rules, kind.usual_players, moves=LONGEST).record()
    for name, text in (("Secret", "00" * 32), ("Commitment", "00" * 32), ("Result", "*"), ("Players", "77")):
        with pytest.raises(GameError):
            kind.verify(replace(record, headers={**record.headers, name: text}))
    with pytest.raises(GameError):
        kind.verify(replace(record, body=(*record.body[:1], (2, "nonsense"), *record.body[2:])))


@every_case
def test_a_header_of_another_deal_is_named(kind: Kind, rules: str, players: int) -> None:
    """The commitment is to a game, its rules, its players and its secret: a record of anything else is not proved."""
    record = dealt(kind, rules, players, moves=LONGEST).record()
    others = [
        *(("Rules", name) for name in kind.presets if name != rules),
        *(("Players", str(count)) for count in kind.players if count != players),
    ]
    for name, text in others:
        lie = replace(record, headers={**record.headers, name: text})
        with pytest.raises(BadRecord) as refused:
            kind.verify(lie)
        facts = {"name": name, "said": text, "promised": record.headers[name]}
        assert (refused.value.reason, refused.value.facts) == (Reason.NOT_PROMISED, facts)
        assert f"The line {name} says {text}" in str(refused.value)


@pytest.mark.parametrize("name", games.ROOMS)
def test_another_game_is_named(name: str) -> None:
    kind = games.kind(name)
    record = dealt(kind, kind.usual_rules, 2, moves=LONGEST).record()
    for other in set(games.ROOMS) - {name}:
        with pytest.raises(BadRecord, match=f"The line Game says {other}, but .* for {name} before"):
            games.verify(replace(record, headers={**record.headers, "Game": other}))


CHANGED_LINES = {
    # case: (game, rules, what is changed)
    "an option more": ("regicide", "official", {"Rules": "official,yield_rule=free"}),
    "an option less": ("regicide", "official,yield_rule=free", {"Rules": "official"}),
    "an option of a dice game": ("regidice", "rulebook", {"Rules": "rulebook,companion_ones=rolled_only"}),
    "no line of rules": ("regicide", "summary", {"Rules": ""}),
    "players and rules": ("regidice", "bga", {"Rules": "rulebook", "Players": "3"}),
}


@pytest.mark.parametrize(("game", "rules", "changes"), CHANGED_LINES.values(), ids=CHANGED_LINES)
def test_an_option_of_another_deal_is_named(game: str, rules: str, changes: dict[str, str]) -> None:
    record = dealt(games.kind(game), rules, 2, moves=LONGEST).record()
    headers = {name: text for name, text in {**record.headers, **changes}.items() if text}
    with pytest.raises(BadRecord, match="The line Rules says") as refused:
        games.verify(replace(record, headers=headers))
    assert refused.value.facts["promised"] == rules


def test_every_other_secret_and_promise_is_refused() -> None:
    record = dealt(games.kind("regicide"), "official", 2, moves=LONGEST).record()
    for name in ("Secret", "Commitment"):
        with pytest.raises(BadRecord) as refused:
            games.verify(replace(record, headers={**record.headers, name: "00" * 32}))
        assert refused.value.reason is Reason.WRONG_SECRET


@every_case
def test_a_game_can_go_on_from_a_moment_of_another(kind: Kind, rules: str, players: int) -> None:
    for game in (finished(kind, rules, players), dealt(kind, rules, players, moves=LONGEST)):
        record, steps = game.record(), list(game.steps)
        for moves in (len(steps), len(steps) // 2, 1, 0):
            while len(game.steps) > moves:
                game.pop()
            cut = record.cut(moves)
            assert (cut.result, len(cut.moves)) == ("*", moves)
            assert {**cut.headers, "Result": record.result} == record.headers
            twin = kind.replay(cut)
            assert twin == game
            assert twin.commitment == game.commitment
            for step in steps[moves:]:
                twin.push(step.move, seat=step.seat)
            assert twin.record() == record


RESULTS = {
    # what the header says: whether it is a result
    "won": True,
    "*": True,
    "lost:stuck": True,
    "lost:": False,
    "lost: stuck": False,
    "lost:{stuck}": False,
    "won 3. 7H": False,
    "": False,
}


@pytest.mark.parametrize(("said", "is_result"), RESULTS.items())
def test_a_result_is_refused_or_written_back(said: str, is_result: bool) -> None:
    headers = {"Game": "regicide", "Result": said}
    readers: tuple[Callable[[], Record], ...] = (
        lambda: Record.parse(f'[Game "regicide"]\n[Result "{said}"]\n\n1. 7S 2. -5H'),
        lambda: Record.from_json({"headers": headers, "body": [[1, "7S"], [2, "-5H"]]}),
    )
    for read in readers:
        if is_result:
            assert Record.parse(str(read())) == read()
        else:
            with pytest.raises(Unreadable):
                read()


def test_a_word_that_could_begin_a_header_is_refused() -> None:
    with pytest.raises(Unreadable):
        Record.parse('[Game "regicide"]\n\n1. 7S [x 2. -5H')


def test_a_record_without_a_result_says_that_the_game_goes_on() -> None:
    record = Record.parse('[Game "regicide"]\n\n1. 7S')
    assert record.headers["Result"] == "*"
    assert Record.parse(str(record)) == record
