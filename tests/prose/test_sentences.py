"""What is said: the table of sentences, the rules of the converter, and what a voice does when something is missing."""

import json
import subprocess
import sys
from typing import Any, get_args

import pytest

from dethrone.errors import BadRules, Reason
from dethrone.prose import Part, add, event_part, languages, part, voice
from dethrone.prose.words import Words, gathered, kebab, plain, single
from dethrone.regicide import Game as Regicide
from dethrone.regicide import events as regicide_events
from dethrone.regidice import Game as Regidice
from dethrone.regidice import events as regidice_events
from tests.prose.sentences import FILE, NAMES, cases, table, told

KINDS = {"regicide": regicide_events, "regidice": regidice_events}


def test_the_table_of_sentences() -> None:
    assert "\n".join(table()) + "\n" == FILE.read_text("utf-8")


@pytest.mark.parametrize("game", KINDS)
def test_every_kind_of_event_is_in_the_table(game: str) -> None:
    union: Any = KINDS[game].Event
    kinds = {kebab(kind.__name__) for kind in get_args(union) or union.__subclasses__()}
    assert kinds
    assert kinds == {event["event"] for one, event in cases() if one == game}


def test_names_and_you_are_told_apart() -> None:
    event = {"event": "yielded", "seat": 1}
    assert voice().event("regicide", event, ("You", "Ben")) == "Ben yields."
    assert voice().event("regicide", event, ("Ben", "You")) == "You yield."
    assert voice().event("regicide", event) == "P1 yields."


@pytest.mark.parametrize("language", languages())
def test_more_colours_than_players_can_be_healed(language: str) -> None:
    """A list that is said entry by entry has nothing to do with the seats, however long it is."""
    event = {"event": "healed", "seat": 0, "colours": ["r", "r", "b", "y"]}
    assert voice(language).event("regidice", event, ("You", "Ben")).count(",") == 3
    assert voice().event("regidice", event, ("You", "Ben")) == "You heal 4 dice: red, red, blue, yellow."


ONCE = {
    "en": ("chose Noor once, once after", "gained one point of"),
    "de": ("hast du einmal Noor bestimmt, einmal auf", "einen Punkt Siegchance gewonnen"),
    "fr": ("as choisi Noor une fois, une fois à", "gagné 1 point de"),
}


@pytest.mark.parametrize("language", languages())
def test_what_came_of_a_jester_is_told_of_one_as_of_many(language: str) -> None:
    said = {"turns": 5, "who": "other", "name": "Noor", "times": 1, "eager": 1}
    once, one = ONCE[language]
    assert once in voice(language).say("web-jesters-said", **said)
    assert one in voice(language).say("web-jesters-gained", when="eager", way="gained", points=1)
    assert "1,5 point de" in voice("fr").say("web-jesters-gained", when="eager", way="gained", points=1.5)


def test_several_events_of_one_seat_are_told_at_once() -> None:
    sets = [{"event": "set-made", "seat": 0, "action": "A", "values": values} for values in ([6, 5], [5, 6])]
    lost = [{"event": "suffered", "seat": 1, "dice": dice} for dice in (["r3"], ["b-", "k1"])]
    put = [{"event": "prepared", "seat": 1, "die": die} for die in ("r3", "y2")]
    assert voice().tell("regidice", [*sets, *lost, *put], ("You", "Ben")) == [
        "You make the sets 6+5, 5+6.",
        "Ben loses r3 b- k1.",
        "Ben prepares r3 y2 for you.",
    ]
    assert gathered(put)["die"] == ["r3", "y2"]


@pytest.mark.parametrize("language", languages())
def test_values_and_their_json_are_said_alike(language: str) -> None:
    speech, compared = voice(language), 0
    games: dict[str, Any] = {"regicide": Regicide(3, seed=4), "regidice": Regidice(3, seed=4)}
    for name, game in games.items():
        for _ in range(60):
            if game.is_over:
                break
            step = game.push(game.legal_moves()[0])
            for event in (*step.events(), *step.events(step.seat)):
                data = json.loads(json.dumps(plain(event)))
                assert speech.event(name, event) == speech.event(name, data)
                assert told(language, name, data)
                compared += 1
    assert compared > 60


SINGLE = {
    # case: (value, arguments)
    "a number": (3, {"x": 3}),
    "a truth": (True, {"x": "yes", "x-is": "yes"}),
    "nothing": (None, {"x": "none", "x-is": "none"}),
    "a word": ("lost:stuck", {"x": "lost:stuck", "x-is": "lost-stuck"}),
    "a card": ("10H", {"x": "10H", "x-is": "10H", "x-rank": "10", "x-suit": "H"}),
    "a die": ("r4", {"x": "r4", "x-is": "r4", "x-colour": "r", "x-value": 4}),
    "a hidden die": ("b?", {"x": "b?", "x-is": "b-", "x-colour": "b", "x-value": "?"}),
}


@pytest.mark.parametrize(("value", "expected"), SINGLE.values(), ids=SINGLE)
def test_single_values(value: object, expected: dict[str, object]) -> None:
    assert single("x", value) == expected


ARGUMENTS = {
    # case: (facts, some of the arguments)
    "a seat": ({"seat": 2}, {"seat": "Cleo", "seat-is": "other", "seat-number": 2, "next": "You", "next-is": "you"}),
    "nobody": ({"seat": None}, {"seat": "none", "seat-is": "none"}),
    "another seat": ({"by": 0, "seat": 0}, {"by-is": "you", "by-same": "yes"}),
    "and not the same": ({"by": 1, "seat": 0}, {"by": "Ben", "by-same": "no"}),
    "the host": ({}, {"host": "You", "host-is": "you"}),
    "cards": ({"cards": ["7H", "*"]}, {"cards": "7H a Jester", "cards-count": 2}),
    "dice": ({"lost_dice": ["r1", "r3", "b2"]}, {"lost-dice-sum": "r1+r3+b2", "lost-dice-heap": "r13b2"}),
    "no dice": ({"dice": []}, {"dice": "", "dice-count": 0, "dice-heap": "."}),
    "sets": ({"values": [[6, 5], [4]]}, {"values": "6+5, 4", "values-count": 2}),
    "a value in a value": ({"call": {"action": "A", "number": 3}}, {"call-action": "A", "call-number": 3}),
    "parts": ({"works": [part("regicide-preview-doubles")] * 2}, {"works": "double damage, double damage"}),
}  # fmt: skip


@pytest.mark.parametrize(("facts", "expected"), ARGUMENTS.values(), ids=ARGUMENTS)
def test_arguments(facts: dict[str, Any], expected: dict[str, object]) -> None:
    speech = voice()
    words = Words(
        speech.has, lambda message, _: speech.say(message), lambda _: frozenset(expected), "regicide"
    )
    found = words.arguments("regicide-some", facts, NAMES)
    assert {name: found[name] for name in expected} == expected


def test_what_is_missing_fails_loudly() -> None:
    with pytest.raises(LookupError, match="no message 'nonsense'"):
        voice().say("nonsense")
    with pytest.raises(LookupError, match="refusal-no-game"):
        voice().say("refusal-no-game", name="chess")
    with pytest.raises(LookupError, match="regicide-owed"):
        voice("de").event("regicide", {"event": "owed", "seat": 0})
    with pytest.raises(LookupError, match="twice"):
        add("refusal-over = Over and out.")


def test_an_error_is_a_sentence_in_any_language() -> None:
    error = BadRules(Reason.NO_GAME, name="chess", games=["regicide", "regidice"])
    assert str(error) == "There is no game called chess. Available: regicide, regidice."
    assert voice("de").refusal(error) == "Es gibt kein Spiel chess. Die Spiele sind regicide, regidice."


def test_numbers_are_written_as_the_language_does_and_never_grouped() -> None:
    assert voice().odds(0.9712, 0.002) == "97.1% ± 0.2"
    assert voice("de").odds(0.9712, 0.02) == "97 % ± 2,0"
    assert voice("de").say("refusal-bad-seed", most=123456, seed=7).count("123456") == 1


def test_a_reason_is_clauses_or_sentences() -> None:
    clauses = ((part("regicide-reason-heals", count=2), part("regicide-reason-blocked", suit="H")),)
    assert voice().reason((*clauses, (part("regicide-reason-yields"),))) == (
        "heals 2 cards, no power from hearts; keeps the cards for later"
    )
    events = [{"event": "attacked", "seat": 0, "damage": 2}, {"event": "placed", "seat": 0, "enemy": [6, 2]}]
    assert voice().reason(tuple((event_part("regidice", event),) for event in events)) == (
        "P0 attacks for 2 damage. The enemy now shows 6+2"
    )


def test_a_game_of_ones_own_speaks_by_its_messages_or_by_its_values() -> None:
    add("toy-jumped = { $seat } jumps { $far }.\n")
    assert voice().event("toy", {"event": "jumped", "seat": 1, "far": 3}) == "P1 jumps 3."
    assert voice("de").event("toy", {"event": "jumped", "seat": 1, "far": 3}) == "P1 jumps 3."
    assert voice().tell("toy", [{"event": "slept"}]) == ["{'event': 'slept'}"]


def test_a_list_may_be_longer_than_the_table() -> None:
    healed = {"event": "healed", "seat": 0, "colours": ["b", "b", "y", "k"]}
    assert voice().event("regidice", healed, ["You", "Ben"]) == "You heal 4 dice: blue, blue, yellow, black."


def test_outcomes_and_moves_in_words() -> None:
    call = {"move": "declare", "action": "C", "number": None, "colour": "r", "parity": "odd"}
    assert voice().move("regidice", call) == "cast red odds"
    assert voice("de").move("regidice", call) == "Zauber rot ungerade"
    assert voice().outcome("regicide", "lost:stuck") == "lost: a player couldn’t play or yield"
    assert voice().outcome("toy", "drawn") == "drawn"


def test_a_part_is_plain_data() -> None:
    one = part("regicide-owed", seat=1, amount=4)
    assert json.loads(json.dumps(one)) == ["regicide-owed", {"seat": 1, "amount": 4}]
    assert voice().part(Part(*json.loads(json.dumps(one))), NAMES) == "Ben has 4 damage to pay."


def test_nothing_is_loaded_before_somebody_speaks() -> None:
    code = "import sys, dethrone.prose; print('fluent' in ' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
