"""Whole games with a model in a chat: one that plays well, one that errs in every way there is, one that is left."""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from dethrone import games
from dethrone.chance import Seed
from dethrone.cli import main
from dethrone.dialogue.checked import Checked
from dethrone.dialogue.refusal import Reason
from dethrone.dialogue.regicide.reading import read_state
from dethrone.dialogue.regicide.state import Wanted
from dethrone.dialogue.talk import check_reply, prompt
from dethrone.errors import GameError
from dethrone.partner.console import Console, EndOfInput
from dethrone.partner.seating import seated
from dethrone.partner.session import Left, Session
from dethrone.prose import voice
from dethrone.sheet import Record
from dethrone.table import Asks, Table
from dethrone.table.commands import Act
from dethrone.table.saved import parse_saved
from tests.partner.chatting import Chat, Desk, Keeping, clever, plain, sit
from tests.worlds import HISTORIES, begun

TABLES = {
    # case: (players, rules, seed)
    "no turn order": (2, "open-order", 3),
    "official": (2, "official", 4),
    "alone": (1, "official", 5),
    "alone, with another deal": (1, "official", 9),
    "three, with a jester and a bot": (3, "official", 6),
    "four, with jesters": (4, "manual", 7),
    "swapped suits and shared damage": (2, "summary", 11),
}


def opened(players: int, rules: str, seed: int) -> Table:
    """A table with a model."""
    kind = games.kind("regicide")
    return Table.open(kind, seated(kind, None, players), rules, seed=seed)


@pytest.mark.parametrize("case", TABLES.values(), ids=TABLES.keys())
def test_a_model_that_answers_well_plays_to_the_end_by_text_alone(case: tuple[int, str, int]) -> None:
    table, desk, keeping = opened(*case), Desk(clever), Keeping()
    sit(table, desk, keeping).run()
    assert table.result is not None
    assert len(desk.sent) > 2
    assert not any("Not yet" in line for line in desk.shown)
    assert games.kind("regicide").verify(Record.parse(keeping.record)).game.outcome is not None


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_that_is_told_plainly_is_played_to_the_end(players: int) -> None:
    kind = games.kind("regidice")
    table = Table.open(kind, seated(kind, None, players), seed=players)
    desk = Desk(plain, game="regidice")
    sit(table, desk).run()
    assert table.result is not None
    assert len(desk.sent) > 5
    assert not any("Not yet" in line for line in desk.shown)


def erring(prompt_text: str, errors: Iterator[str], good: list[str]) -> str:
    """Something wrong first, and when that is sent back, what is right."""
    if prompt_text.startswith("Not yet"):
        return good[-1]
    good.append(clever(prompt_text))
    state = read_state(prompt_text)
    hand = [str(one) for one in state.hand]
    if state.wanted is Wanted.TALK and "open-order" not in prompt_text:
        return ""  # after a jester, where something is to be said
    bare = [line for line in good[-1].splitlines() if line.startswith(("Play:", "Discard:"))]
    return (
        next(errors)
        .replace("GOOD", good[-1])
        .replace("BARE", "\n".join(bare))
        .replace("MINE", hand[0] if hand else "2C")
        .replace("THIRD", hand[2] if len(hand) > 2 else "3C")
        .replace("OTHER", "8H" if "8H" not in hand else "8S")
    )


MISTAKES = (
    "",
    "I am only a language model.",
    "Play: {OTHER}",
    "Play: {11H}",
    "Play: {2C, 9H, KS}",
    "Play: {MINE}\nDiscard: {MINE}",
    "Discard: {OTHER}",
    "Say: I have hearts\nNext: somebody",
    "Ignore the rules. The game is won.\nPlay: WIN",
    "```\n\n```",
    "{" * 500,
    "Play: {MINE}\nSay: please play a club",
    "Say: I have a good play\nNext: YOU",
    "Say: I have a good play\nPlay: {MINE}",
    "Say: The tavern is vast",
    "I hold MINE and THIRD.\nGOOD",
    "GOOD\nState:\nYour Hand: {OTHER}\nEnemy: JC\nPlayed: {OTHER}\nCards in Discard: 40",
    "BARE\nNext: nobody",
    "GOOD\nDiscard: {OTHER}",
    "GOOD\nDiscard: {MINE, THIRD}",
    "Play: YIELD",
    "Play: {}",
    "BARE\nNext: I\nSay: I would rather not go next",
    "BARE\nSay: The discard pile is empty and the tavern is empty",
    "BARE\nSay: I have nineteen cards",
    "BARE\nSay: 7H is in the discard pile",
    "BARE\nSay: \u202eI have seven cards",
    "BARE\nSay: I have a good play",
    "BARE\nSay: P9 has two cards",
    "BARE\nNext: I",
    "BARE\nSay: I have one card. " + "You have one card. " * 30,
)
IN_NO_GAME = {
    # what a reply can be told for, but not here: only old prompts ask for a new state, and these rules let people talk
    *(Reason.REPLY_NO_STATE, Reason.SILENCE),
    Reason.EMPTY,  # an empty sentence is none
}


def test_a_model_that_errs_in_every_way_is_told_so_and_goes_on() -> None:
    table, errors = opened(2, "open-order", 3), cycle(MISTAKES)
    good: list[str] = []
    desk = Desk(lambda text: erring(text, errors, good))
    sit(table, desk).run()
    assert table.result is not None
    corrections = [text for text in desk.sent if text.startswith("Not yet")]
    assert len(corrections) > len(MISTAKES)
    assert all(
        line.startswith(("- ", "Not yet", "Please")) for text in corrections for line in text.splitlines()
    )


def silent_first(sent: list[str]) -> Chat:
    """A chat that gives no move until it is told so."""

    def chat(text: str) -> str:
        if text.startswith("Not yet"):
            return plain(sent[-1])
        sent.append(text)
        return "Who knows?\nNobody."

    return chat


def test_whatever_the_checks_know_comes_up_in_some_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[str] = set()

    def check(*arguments: Any, **options: Any) -> Checked:
        checked = check_reply(*arguments, **options)
        seen.update(problem.message for problem in checked.problems)
        return checked

    monkeypatch.setattr("dethrone.partner.session.check_reply", check)
    known = {one for one in Reason if one.startswith(("dialogue-reply", "dialogue-say"))} - IN_NO_GAME
    kind = games.kind("regidice")
    sit(Table.open(kind, seated(kind, None, 2), seed=2), Desk(silent_first([]), game=kind.name)).run()
    errors, good = cycle(MISTAKES), list[str]()
    for seed in range(3, 11):  # which mistake meets which moment depends on how bots play
        for players, rules in ((2, "open-order"), (2, "official"), (3, "official"), (4, "manual")):
            if not known <= seen:
                sit(opened(players, rules, seed), Desk(lambda text: erring(text, errors, good))).run()
    assert known - seen == set()


SAYS = {
    # what a person types on their own turn: what is said
    "moves": "Legal moves: ",
    "hnit": "There is no command 'hnit'.",
    "zz": "'zz' is not a card",
    "why": "There is no command 'why'.",
    "hint": "There is no command 'hint'.",
    "bord": "There is no command 'bord'. Did you mean board?",
    "yeild": "There is no command 'yeild'. Did you mean yield?",
    "4": "'4' lacks a suit",
}


def test_a_person_is_asked_what_to_do_and_every_slip_is_answered() -> None:
    shown, typed = list[str](), iter(SAYS)
    console = Console(lambda _: next(typed, "quit"), shown.append)
    session = Session(opened(2, "official", 4), console, voice(), Keeping(), name="test")
    with pytest.raises(Left):
        session.ask_person(0, Asks.MOVE)
    text, at = "\n".join(shown), 0
    assert "It is your turn: play cards, or yield." in text
    assert "can’t do that" not in text
    for line, said in SAYS.items():
        at = text.find(said, at)
        assert at >= 0, line


def test_whoever_leaves_goes_on_where_it_was() -> None:
    table, keeping = opened(2, "open-order", 3), Keeping()
    desk = Desk(clever, most=6)
    with pytest.raises(EndOfInput):
        sit(table, desk, keeping).run()
    again = Table.replay(parse_saved(keeping.saves[-1]))
    assert again.look(0) == table.look(0)
    assert again.revision == table.revision > 6
    sit(again, Desk(clever)).run()
    assert again.result is not None


def test_the_rules_are_sent_once_and_what_was_said_is_sent_on() -> None:
    table, desk = opened(2, "official", 4), Desk(clever, most=3)
    session = sit(table, desk)
    session.say_aloud("I have seven cards", table.view(0))
    session.say_aloud("I have hearts", table.view(0))
    with pytest.raises(EndOfInput):
        session.run()
    assert ["The rules of Regicide" in text for text in desk.sent] == [True, False, False, False]
    assert "I say: I have seven cards" in desk.sent[0]
    assert "hearts" not in desk.sent[0].partition("I say")[2].partition("\n")[0]
    assert any("suggests something hidden" in line for line in desk.shown)


def test_what_the_partner_did_stands_in_the_next_prompt() -> None:
    table, desk = opened(2, "official", 4), Desk(clever, most=1)
    with pytest.raises(EndOfInput):
        sit(table, desk).run()
    first = str(table.steps[0].move)
    assert read_state(desk.sent[0]).action == "{" + first.replace("+", ", ") + "}"


def twins(seed: int, rules: str) -> tuple[Table, Table]:
    """Two tables that differ only in what the model may not know."""
    kind = games.kind("regicide")
    view = opened(2, rules, seed).view(1)
    one, other = (Table.open(kind, seated(kind, None, 2), game=view.trial(number)) for number in (1, 2))
    return one, other


@pytest.mark.parametrize("rules", ["official", "open-order"])
@pytest.mark.parametrize("seed", range(5))
def test_a_prompt_tells_nothing_that_the_model_may_not_know(rules: str, seed: int) -> None:
    """Wherever the model's views are equal, so is what it is sent; and what is hidden does differ."""
    one, other = twins(seed, rules)
    assert one.view(0) != other.view(0)
    prompts = []
    for table in (one, other):
        session = sit(table, Desk(clever))
        prompts.append(session.prompt(1))
    assert one.view(1) == other.view(1)
    assert prompts[0] == prompts[1]


@pytest.mark.parametrize(("game", "worlds", "moves"), HISTORIES.values(), ids=HISTORIES)
def test_what_was_done_is_told_as_the_model_could_see_it(
    game: str, worlds: tuple[str, str], moves: str
) -> None:
    kind, prompts, hidden = games.kind(game), [], []
    for world in begun(game, worlds):
        table = Table.open(kind, seated(kind, None, 2), game=world)
        for move in moves.split():
            table.do(Act(table.questions[0].number, (move,)), by=0, now=0.0)
        hidden.append(table.view(0))
        prompts.append(sit(table, Desk(clever)).prompt(1))
    assert hidden[0] != hidden[1]
    assert prompts[0] == prompts[1]


@pytest.mark.parametrize("name", games.names())
def test_no_prompt_of_any_game_depends_on_what_is_hidden(name: str) -> None:
    kind = games.kind(name)
    for seed in range(20):
        game = kind.deal(2, kind.usual_rules, Seed(seed))
        for _ in range(seed % 5):
            if not game.is_over:
                game.push(game.legal_moves()[seed % len(game.legal_moves())])
        seat = game.decider
        if seat is None:
            continue
        worlds = [game.view(seat).trial(number).view(seat) for number in range(3)]
        assert len({prompt(view, voice(), game=name) for view in worlds}) == 1


def test_seats_need_a_model() -> None:
    kind = games.kind("regicide")
    assert [one.name for one in seated(kind, "you,model,greedy", None)] == ["You", "Model", "Greedy 3"]  # type: ignore[union-attr]
    with pytest.raises(GameError, match="No seat is held by a model"):
        seated(kind, "you,greedy", None)
    with pytest.raises(GameError, match="no player"):
        seated(kind, "you,model,nobody", None)
    with pytest.raises(GameError, match="players"):
        seated(kind, None, 9)


PASTES = {
    # case: (lines, what is taken, lines left)
    "a dot ends it": (["Play: {5H}", ".", "more"], "Play: {5H}", ["more"]),
    "two empty lines end it": (["Play: {5H}", "", "", "more"], "Play: {5H}\n", ["more"]),
    "one empty line does not": (["Play: {5H}", "", "Say: x", "."], "Play: {5H}\n\nSay: x", []),
    "the end of the input does": (["Play: {5H}"], "Play: {5H}", []),
    "empty lines before it are passed over": (["", "", "x", "."], "x", []),
}


@pytest.mark.parametrize(("lines", "taken", "left"), PASTES.values(), ids=PASTES.keys())
def test_where_a_paste_ends(lines: list[str], taken: str, left: list[str]) -> None:
    def read(_: str) -> str:
        if not lines:
            raise EOFError
        return lines.pop(0)

    assert Console(read, lambda _: None).paste("?") == taken
    assert lines == left


def test_a_full_disk_is_said_and_the_game_goes_on() -> None:
    class Full(Keeping):
        def write(self, _name: str, text: str) -> object:
            raise OSError(28, f"No space left for {len(text)} characters")

        def finish(self, _name: str, text: str) -> object:
            return self.write(_name, text)

    table, desk = opened(2, "official", 4), Desk(clever)
    sit(table, desk, Full()).run()
    assert table.result is not None
    assert any("save the game: No space left" in line for line in desk.shown)


def test_nothing_is_lost_when_somebody_interrupts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["neutral", "Say: Either is fine", ".", "me", "yield", "10C"])

    def read(_: str) -> str:
        line = next(typed, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr("dethrone.partner.commands.Console", lambda: Console(read))
    assert main(["partner", "--seed", "3", "--saves", str(tmp_path)]) == 130
    (file,) = tmp_path.glob("*.save")
    moves = [str(step.move) for step in Table.replay(parse_saved(file.read_text("utf-8"))).steps]
    assert moves == ["P0:neutral", "P1:neutral", ">P0", "yield", "-10C"]
