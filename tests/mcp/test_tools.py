"""What each tool answers and refuses; every answer fits its schema, and every refusal is a sentence of ours."""

from __future__ import annotations

import json
from threading import Event
from typing import Any

import anyio
import pytest
from jsonschema_rs import Draft202012Validator
from mcp import Client, MCPError

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import View
from dethrone.mcp.hosted import Hosted
from dethrone.mcp.options import Options
from dethrone.mcp.server import TOOLS, schema
from dethrone.players import roster
from dethrone.prose import languages
from dethrone.sheet import Record
from dethrone.table import Table, parse_seats
from tests.mcp.driving import ask, at, refused, text_of, told, whole_game
from tests.toy import KIND as TOY
from tests.waiting import HANGS

SMALL = Options(samples=2)
POSITION = "regicide official enemy=JH damage=7 shield=5 hands=3H,10D|5C,9S tavern=9C,2D discard=4H,4S"


# ------------------------------------------------------------------ what is refused
REFUSED: dict[str, tuple[str, dict[str, Any], str]] = {
    # case: (tool, arguments, the reason)
    "a tool that there is not": ("win_game", {}, "mcp-no-tool"),
    "no arguments": ("play", {}, "mcp-argument-missing"),
    "a wrong type": ("play", {"game_id": "id-0", "move": 7}, "mcp-bad-argument"),
    "a number as an id": ("look", {"game_id": 0}, "mcp-bad-argument"),
    "an argument too many": ("look", {"game_id": "id-0", "seed": 1}, "mcp-no-argument"),
    "a seed": ("start_game", {"game": "regicide", "seed": 7}, "mcp-no-argument"),
    "a huge text": ("play", {"game_id": "id-0", "move": "7H " * 10**5}, "mcp-bad-argument"),
    "a huge number": ("legal_moves", {"game_id": "id-0", "first": 10**300}, "mcp-bad-argument"),
    "deep nonsense": ("look", {"game_id": [[[[{}]]]]}, "mcp-bad-argument"),
    "a topic that there is not": ("read_rules", {"game": "regicide", "topic": "chess"}, "mcp-no-topic"),
    "an id that never was": ("look", {"game_id": "id-99"}, "mcp-no-game-id"),
    "a game that there is not": ("start_game", {"game": "chess"}, "refusal-no-game"),
    "a rule set that there is not": ("start_game", {"game": "regicide", "rules": "mine"}, "refusal-no-rule-set"),
    "too many players": ("start_game", {"game": "regicide", "players": 9}, "refusal-player-count"),
    "too few": ("start_game", {"game": "regidice", "players": 1}, "refusal-player-count"),
    "partners at odds": (
        "start_game", {"game": "regicide", "players": 2, "partners": ["greedy", "greedy"]}, "mcp-partners-at-odds"),
    "a class of somebody's": ("start_game", {"game": "regicide", "partners": ["os:abort"]}, "mcp-no-bot"),
    "an endless search": (
        "start_game", {"game": "regicide", "partners": ["search:samples=999999999"]}, "mcp-no-bot"),
    "a name that cannot be": ("start_game", {"game": "regicide", "name": "a,b"}, "table-bad-name"),
    "a language that nobody speaks": ("list_games", {"language": "xx"}, "mcp-no-language"),
    "no invitation": ("join_game", {"invitation": "id-0"}, "mcp-no-invitation"),
    "a move that cannot be read": ("play", {"game_id": "id-0", "move": "11H"}, "regicide-no-card"),
    "a move that is not legal": ("play", {"game_id": "id-0", "move": "KS"}, "regicide-not-in-hand"),
    "a question of the past": ("play", {"game_id": "id-0", "move": "3H", "question": 0}, "table-stale"),
    "a word out of place": ("signal", {"game_id": "id-0", "word": "want"}, "mcp-no-word"),
    "nothing to take back": ("undo", {"game_id": "id-0"}, "table-nothing-to-undo"),
    "a review too early": ("review_game", {"game_id": "id-0"}, "mcp-not-finished"),
    "a review of nothing": ("review_game", {}, "mcp-one-game"),
    "a review of two": ("review_game", {"game_id": "id-0", "record": "x"}, "mcp-one-game"),
    "a review of no record": ("review_game", {"record": "x"}, "refusal-no-record"),
}  # fmt: skip


@pytest.mark.parametrize(("tool", "arguments", "reason"), REFUSED.values(), ids=REFUSED)
def test_what_is_refused(tool: str, arguments: dict[str, Any], reason: str) -> None:
    async def story(client: Client) -> None:
        begun = await ask(client, "start_game", game="regicide", partners=["greedy"])
        before = await ask(client, "look", game_id="id-0")
        error = await refused(client, tool, **arguments)
        assert error["reason"] == reason
        assert len(error["sentence"]) < 700
        if tool == "play" and "code" in error and error["code"] in ("illegal", "stale"):
            assert error["legal_moves"] == begun["legal_moves"]
        after = await ask(client, "look", game_id="id-0")
        assert after == before

    told(story, SMALL, at(games.kind("regicide").begin(POSITION, Seed(1)), options=SMALL))


NAMED: dict[str, tuple[str, dict[str, Any], str]] = {
    # case: (tool, arguments, what the sentence names)
    "a field misspelt": ("look", {"gameid": "id-0"}, "language, game_id. Did you mean game_id?"),
    "a field that is missing": ("play", {"game_id": "id-0"}, "The argument move is missing."),
    "two that are missing": ("play", {}, "The arguments game_id, move are missing."),
    "a wrong type": ("play", {"game_id": "id-0", "move": 7}, "The argument move is not valid: Expected `str`"),
    "one inside a list": ("start_game", {"game": "regicide", "partners": [7]}, "The argument partners is not valid"),
    "a tool": ("lok", {}, "Did you mean look?"),
    "a game": ("read_rules", {"game": "regiside"}, "Did you mean regicide?"),
    "a rule set": ("read_rules", {"game": "regicide", "rules": "sumary"}, "Did you mean summary?"),
    "a topic": ("read_rules", {"game": "regicide", "topic": "jestr"}, "Did you mean jester?"),
    "a topic of dice": ("read_rules", {"game": "regidice", "topic": "zebra"}, "Available: "),
    "a partner": ("start_game", {"game": "regicide", "partners": ["gredy"]}, "Did you mean greedy?"),
}  # fmt: skip


@pytest.mark.parametrize(("tool", "arguments", "said"), NAMED.values(), ids=NAMED)
def test_a_refusal_names_what_was_wrong_and_what_was_meant(
    tool: str, arguments: dict[str, Any], said: str
) -> None:
    async def story(client: Client) -> None:
        assert said in (await refused(client, tool, **arguments))["sentence"]

    told(story)


def test_refusals_in_every_language() -> None:
    async def story(client: Client) -> None:
        said = {(await refused(client, "look", game_id="x", language=one))["sentence"] for one in languages()}
        assert len(said) == len(languages())
        for one in languages():
            seen = await client.call_tool("start_game", {"game": "regidice", "language": one})
            said.add(text_of(seen))
        assert len(said) == 2 * len(languages())

    told(story)


def test_no_stack_trace_leaves_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("secret things")

    monkeypatch.setattr("dethrone.mcp.playing.look", broken)

    async def story(client: Client) -> None:
        result = await client.call_tool("start_game", {"game": "regicide"})
        assert result.structured_content["error"]["reason"] == "mcp-failed"
        assert "secret" not in result.model_dump_json()

    told(story)


# ----------------------------------------------------------------- what is answered
def test_every_tool_has_schemas_and_every_argument_is_described() -> None:
    async def story(client: Client) -> None:
        tools = (await client.list_tools()).tools
        assert [tool.name for tool in tools] == list(TOOLS)
        for tool in tools:
            assert tool.output_schema is not None
            for one in (tool.input_schema, tool.output_schema):
                Draft202012Validator(one)
                assert one["type"] == "object"
            assert tool.input_schema["additionalProperties"] is False
            assert all("description" in part for part in tool.input_schema["properties"].values())

    told(story)


@pytest.mark.parametrize("game", games.ROOMS)
def test_answers_fit_their_schemas(game: str) -> None:
    """The client checks the answers against the tools' schemas; views, moves and events against the game's."""

    async def story(client: Client) -> None:
        await client.list_tools()
        page = (await client.read_resource(f"dethrone://schema/{game}")).contents[0]
        own = json.loads(getattr(page, "text", ""))
        seen = await ask(client, "start_game", game=game, players=3)
        id, move = {"game_id": seen["game_id"]}, seen["legal_moves"][0]
        previews = await ask(client, "preview", **id, move=move)
        moves = await ask(client, "legal_moves", **id, most=5)
        played = await ask(client, "play", **id, move=move)
        values = {
            "View": [seen["view"], played["view"]],
            "Move": [one["move"] for one in moves["moves"]],
            "Event": played["events"],
            "Preview": [one["preview"] for one in previews["moves"]],
        }
        for name, some in values.items():
            checker = Draft202012Validator({**own[name], "$defs": own["$defs"]})
            assert some
            for value in some:
                checker.validate(value)
        advice = await ask(client, "advise", game_id=seen["game_id"]) if played["asks"] == "move" else None
        assert advice is None or advice["advice"][0]["move"] in played["legal_moves"]

    told(story, SMALL, at(options=SMALL))


def test_legal_moves_come_some_at_a_time() -> None:
    async def story(client: Client) -> None:
        seen = await ask(client, "start_game", game="regicide", partners=["greedy"])
        every = [one["text"] for one in (await ask(client, "legal_moves", game_id="id-0"))["moves"]]
        assert every == seen["legal_moves"]
        some = await ask(client, "legal_moves", game_id="id-0", first=1, most=2)
        assert ([one["text"] for one in some["moves"]], some["count"]) == (every[1:3], len(every))
        assert (await ask(client, "legal_moves", game_id="id-0", first=1000))["moves"] == []

    told(story, lobby=at())


def test_a_preview_changes_nothing_and_stops_where_something_hidden_would_show() -> None:
    async def story(client: Client) -> None:
        before = await ask(client, "start_game", game="regidice", players=2)
        shown = await ask(client, "preview", game_id="id-0", move="attack 3; A3")
        assert (len(shown["moves"]), shown["is_cut"]) == (1, True)
        after = await ask(client, "look", game_id="id-0")
        assert after["view"] == before["view"]

    told(story, lobby=at())


def test_a_move_is_taken_back_until_something_hidden_was_seen() -> None:
    async def story(client: Client) -> None:
        before = await ask(client, "start_game", game="regicide", partners=["greedy"])
        played = await ask(client, "play", game_id="id-0", move="3H")
        assert played["can_undo"]
        undone = await ask(client, "undo", game_id="id-0")
        assert (undone["view"], undone["legal_moves"]) == (before["view"], before["legal_moves"])

    told(story, lobby=at(games.kind("regicide").begin(POSITION, Seed(1))))


# --------------------------------------------------------------------- advice
def test_advice_can_be_off() -> None:
    async def story(client: Client) -> None:
        assert (await ask(client, "list_games"))["gives_advice"] is False
        await ask(client, "start_game", game="regicide")
        assert (await refused(client, "advise", game_id="id-0"))["reason"] == "mcp-no-advice"
        judged = {"game": "regicide", "position": POSITION}
        assert (await refused(client, "judge_position", **judged, advice=True))["reason"] == "mcp-no-advice"
        assert (await ask(client, "judge_position", **judged))["is_sound"] is True

    options = Options(advice=False)
    told(story, options, at(options=options))


JUDGED = {
    # case: (game, text, is it sound?, legal moves)
    "a position": ("regicide", POSITION, True, ["3H", "10D", "yield"]),
    "a card twice": ("regicide", POSITION.replace("9C,2D", "9S,2D"), False, []),
    "no position": ("regicide", "hello", False, []),
    "of another game": ("regidice", POSITION, False, []),
}


@pytest.mark.parametrize(("game", "text", "is_sound", "legal"), JUDGED.values(), ids=JUDGED)
def test_positions_are_judged(game: str, text: str, is_sound: bool, legal: list[str]) -> None:
    async def story(client: Client) -> None:
        found = await ask(client, "judge_position", game=game, position=text, advice=is_sound)
        assert (found["is_sound"], found["legal_moves"]) == (is_sound, legal)
        assert bool(found["reason"]) is not is_sound
        assert {one["move"] for one in found["advice"]} <= set(legal)

    told(story, SMALL)


@pytest.mark.parametrize("game", games.ROOMS)
def test_a_view_can_be_judged_too(game: str) -> None:
    kind = games.kind(game)
    view = kind.deal(2, kind.usual_rules, Seed(3)).view(0)

    async def story(client: Client) -> None:
        found = await ask(client, "judge_position", game=game, position=view.text, advice=True)
        assert found["legal_count"] == len(view.legal_moves())
        assert found["advice"]

    told(story, SMALL)


def test_after_a_reveal_moves_are_ranked_with_chances_too() -> None:
    """In a position that is set up, and in a game."""
    revealed = "2@0 rulebook 1 P0 set 1:332 332 . r46b24y35/r2 ./. A4/K actor=0"
    kind = games.kind("regidice")
    game = kind.view(revealed).trial(1)

    async def story(client: Client) -> None:
        judged = await ask(client, "judge_position", game="regidice", position=revealed, advice=True)
        await ask(client, "start_game", game="regidice", players=2)
        advised = await ask(client, "advise", game_id="id-0")
        for ranked in (judged["advice"], advised["advice"]):
            assert {one["move"] for one in ranked} == {"set:6+2", "set:5+3", "set:4+4"}
            assert ranked[0]["move"] == "set:6+2"
            assert all(0 < one["chance"] < 1 and one["why"] for one in ranked)

    told(story, SMALL, at(game, options=SMALL))


STATE = """State:
My Action was:
Action: I would like you to play a card.
Your Hand: {5H, 5D, 7H, 9H, 7S, 6C, 9C}
Enemy: JC
Played:
Cards in Discard: 0
"""
STATES = {
    # case: (game, text, is it sound?, how much was assumed)
    "a state": ("regicide", STATE, True, 0),
    "one that leaves things open": (
        "regicide",
        STATE.replace("5H, 5D", "5H").replace("d: 0", "d: 2"),
        True,
        2,
    ),
    "behind a whole rulebook": ("regicide", "Every enemy has health and attack.\n" * 500 + STATE, True, 0),
    "a card twice": ("regicide", STATE.replace("5D", "5H"), False, 0),
    "several lines of nothing": ("regicide", "hello\nthere", False, 0),
    "of a game that has no states": ("regidice", STATE, False, 0),
}


@pytest.mark.parametrize(("game", "text", "is_sound", "assumed"), STATES.values(), ids=STATES)
def test_a_state_of_a_chat_can_be_judged(game: str, text: str, is_sound: bool, assumed: int) -> None:
    async def story(client: Client) -> None:
        found = await ask(client, "judge_position", game=game, position=text, advice=is_sound)
        assert (found["is_sound"], len(found["assumed"])) == (is_sound, assumed)
        assert bool(found["advice"]) is is_sound
        assert not is_sound or {"5H", "6C", "7H"} <= set(found["legal_moves"])

    told(story, SMALL)


# -------------------------------------------------------------- reviews and records
@pytest.mark.parametrize("game", games.ROOMS)
def test_a_finished_game_is_reviewed_with_progress(game: str) -> None:
    steps: list[tuple[float, float | None, str | None]] = []

    async def heard(progress: float, total: float | None, message: str | None) -> None:
        steps.append((progress, total, message))

    async def story(client: Client) -> None:
        seen = await ask(client, "start_game", game=game, players=2)
        for _ in range(2):  # a review of a whole game takes long where nothing is compiled
            seen = await ask(client, "play", game_id="id-0", move=seen["legal_moves"][0])
        seen = await ask(client, "give_up", game_id="id-0")
        arguments = {"game_id": seen["game_id"], "samples": 1}
        result = await client.call_tool("review_game", arguments, progress_callback=heard)
        review = result.structured_content
        assert review["judged"]
        assert len(steps) > 1
        assert steps == sorted(steps)
        record = (await ask(client, "export_record", game_id=seen["game_id"]))["record"]
        again = await ask(client, "review_game", record=record, samples=1)
        assert [one["ply"] for one in again["judged"]] == [one["ply"] for one in review["judged"]]
        uri = f"dethrone://record/{seen['game_id']}"
        assert uri in [str(one.uri) for one in (await client.list_resources()).resources]
        assert getattr((await client.read_resource(uri)).contents[0], "text", "") == record

    told(story, SMALL, at(options=SMALL, seed=5))


@pytest.mark.parametrize("game", games.ROOMS)
def test_a_whole_game_is_reviewed(game: str) -> None:
    async def story(client: Client) -> None:
        seen = await whole_game(client, game, players=2)
        review = await ask(client, "review_game", game_id=seen["game_id"], samples=2)
        record = Record.parse((await ask(client, "export_record", game_id=seen["game_id"]))["record"])
        steps = games.kind(game).replay(record).steps
        judged = review["judged"]
        assert 5 < len(review["curve"]) <= len(steps) + 1
        assert all(0 <= chance <= 1 for chance in review["curve"])
        assert len(judged) > 20
        assert [(one["ply"], one["move"]) for one in judged] == [
            (one["ply"], str(steps[one["ply"] - 1].move)) for one in judged
        ]
        assert {one["seat"] for one in judged} == {0, 1}
        assert all(one["lost"] >= 0 and one["sentence"] for one in judged)
        assert [one["lost"] for one in review["worst"]] == sorted(
            (one["lost"] for one in review["worst"]), reverse=True
        )

    told(story, SMALL, at(options=SMALL, seed=5))


def test_records_that_are_wrong_are_called_so() -> None:
    async def story(client: Client) -> None:
        seen = await whole_game(client, "regicide", players=2)
        record = (await ask(client, "export_record", game_id=seen["game_id"]))["record"]
        checked = await ask(client, "verify_record", record=record.replace("1. ", "1. KS 2. ", 1))
        assert (checked["is_sound"], bool(checked["reason"])) == (False, True)

    told(story)


# --------------------------------------------------------- resources and prompts
def test_rules_can_be_read_by_game_rule_set_and_language() -> None:
    async def story(client: Client) -> None:
        texts = set()
        for game in games.ROOMS:
            for rules in (*games.kind(game).presets,):
                for language in languages():
                    page = await client.read_resource(f"dethrone://rules/{language}/{game}/{rules}")
                    texts.add(getattr(page.contents[0], "text", ""))
        assert len(texts) == len(languages()) * sum(len(games.kind(game).presets) for game in games.ROOMS)
        assert min(map(len, texts)) > 2000
        uri = "dethrone://rules/en/regicide/summary%2Cblack_suits%3Dstandard"
        assert "black_suits=standard" in getattr((await client.read_resource(uri)).contents[0], "text", "")
        topic = await client.call_tool("read_rules", {"game": "regicide", "topic": "jester"})
        assert len(text_of(topic)) < 1000

    told(story)


PAGES = ["dethrone://", "dethrone://rules/en/chess/official", "dethrone://rules/xx/regicide/official", "file:///etc",
         "dethrone://record/../x", "dethrone://rules/en/regicide/mine", "dethrone://" + "x" * 5000]  # fmt: skip


@pytest.mark.parametrize("uri", PAGES, ids=lambda uri: uri[:40])
def test_what_cannot_be_read(uri: str) -> None:
    async def story(client: Client) -> None:
        with pytest.raises(MCPError) as refusal:
            await client.read_resource(uri)
        assert refusal.value.error.data["reason"]
        assert len(refusal.value.error.message) < 200

    told(story)


@pytest.mark.parametrize("game", games.ROOMS)
@pytest.mark.parametrize("language", languages())
def test_the_prompt_teaches_a_game(game: str, language: str) -> None:
    async def story(client: Client) -> None:
        [prompt] = (await client.list_prompts()).prompts
        assert [one.name for one in prompt.arguments or []] == ["game", "rules", "language"]
        found = await client.get_prompt(prompt.name, {"game": game, "language": language})
        text = getattr(found.messages[0].content, "text", "")
        assert "start_game" in text
        assert len(text) > 3000
        with pytest.raises(MCPError):
            await client.get_prompt(prompt.name, {"game": "chess"})
        with pytest.raises(MCPError):
            await client.get_prompt("cheat")

    told(story)


# ----------------------------------------------------------- games of one's own, talk
def test_a_game_of_ones_own_with_talk() -> None:
    games.add(TOY)
    try:

        async def story(client: Client) -> None:
            seen = await ask(client, "start_game", game="toy", players=3)
            words = 0
            while seen["result"] is None:
                if seen["asks"] == "word":
                    words += 1
                    said = seen["sayings"][0].rpartition(":")[2] if words % 2 else None
                    seen = await ask(client, "signal", game_id="id-0", word=said)
                else:
                    seen = await ask(client, "play", game_id="id-0", move=seen["legal_moves"][-1])
            assert words > 1

        told(story, lobby=at())
    finally:
        games.remove("toy")


def test_after_a_jester_a_wish_is_heard_by_who_decides() -> None:
    start = "regicide official enemy=JH damage=7 shield=5 hands=*,10D|5C,9S|2C tavern=9C,2D discard=4H,4S"

    async def story(client: Client) -> None:
        begun = await ask(client, "start_game", game="regicide", partners=["open", "greedy"], name="Ada")
        [invitation] = begun["invitations"]
        ben = (await ask(client, "join_game", invitation=invitation, name="Ben"))["game_id"]
        assert (await refused(client, "signal", game_id=ben, word="want"))["reason"] == "mcp-no-word"
        named = await ask(client, "play", game_id=begun["game_id"], move="*")
        assert (named["phase"], named["asks"]) == ("name", "move")
        wrong = await refused(client, "signal", game_id=ben, word="my hand is 5C")
        assert (wrong["reason"], "P1:want" in wrong["sentence"]) == ("mcp-no-word", True)
        said = await ask(client, "signal", game_id=ben, word="want")
        assert said["news"][-1] == "You would like to go next."
        heard = await ask(client, "look", game_id=begun["game_id"])
        assert "Ben would like to go next." in heard["news"]
        after = await ask(client, "play", game_id=begun["game_id"], move=">1")
        assert after["decider"] == 1

    told(story, lobby=at(games.kind("regicide").begin(start, Seed(1))))


# ----------------------------------------------------------- long thoughts
class Slow:
    """A player that thinks until it is let go."""

    name = "slow"

    def __init__(self) -> None:
        self.asked, self.go = Event(), Event()

    def choose(self, view: View) -> Any:
        """Any move, in the end."""
        self.asked.set()
        assert self.go.wait(HANGS)
        return view.legal_moves()[0]


def test_a_thought_blocks_nobody_and_can_be_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    players: list[Slow] = []

    def made(*_: object, **__: object) -> Slow:
        players.append(Slow())
        return players[-1]

    monkeypatch.setattr(roster, "player", made)

    async def story(client: Client) -> None:
        await ask(client, "start_game", game="regidice", players=2)
        with anyio.CancelScope() as scope:
            async with anyio.create_task_group() as group:
                group.start_soon(client.call_tool, "play", {"game_id": "id-0", "move": "A3"})
                while not players:
                    await anyio.lowlevel.checkpoint()
                await anyio.to_thread.run_sync(players[0].asked.wait)
                assert (await ask(client, "list_games"))["games"]  # answered while the bot thinks
                scope.cancel()
        for one in players:
            one.go.set()
        monkeypatch.setattr(roster, "player", quick)
        seen = await ask(client, "look", game_id="id-0")  # the bot is asked anew
        assert seen["view"]["calls"][1] is not None

    def quick(*_: object, **__: object) -> Slow:
        one = Slow()
        one.go.set()
        return one

    told(story, lobby=at())


def test_a_review_that_nobody_waits_for_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = Event()

    def endless(_game: object, _limit: object, progress: Any) -> None:
        try:
            while True:
                progress(0, 9)
        finally:
            ended.set()

    monkeypatch.setattr(roster, "analyse", endless)

    async def story(client: Client) -> None:
        await ask(client, "start_game", game="regicide", players=2)
        await ask(client, "give_up", game_id="id-0")
        with anyio.CancelScope() as scope:

            async def heard(progress: float, total: float | None, message: str | None) -> None:
                assert (progress, total, message) == (1, 9, "Move 1 of 9")
                scope.cancel()

            await client.call_tool("review_game", {"game_id": "id-0"}, progress_callback=heard)
        assert scope.cancelled_caught
        assert await anyio.to_thread.run_sync(ended.wait, 30)
        assert (await ask(client, "list_games"))["games"]

    told(story, lobby=at())


def test_a_table_that_waits_for_nobody_is_whole() -> None:
    """What the lobby deals is an ordinary table."""
    lobby = at()
    place = lobby.start(games.kind("regicide"), parse_seats("person:Ada,greedy"), "official", "me")
    assert isinstance(place.hosted, Hosted)
    assert Table.replay(place.hosted.table.log).look(0) == place.look()
    assert schema(TOOLS["look"].answer)["properties"]["view"]
