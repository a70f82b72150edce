"""The tools to learn with: games and rules, advice, positions, reviews, records."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any

from anyio import from_thread

from dethrone import games
from dethrone.chance import shortened
from dethrone.contract import Game, Kind, View
from dethrone.counsel.reading import ruled
from dethrone.errors import GameError, Refused
from dethrone.mcp import answers, asked
from dethrone.mcp.lobby import Place
from dethrone.mcp.playing import view_of
from dethrone.mcp.refusal import Reason
from dethrone.mcp.telling import LISTED, legal_line
from dethrone.mcp.tool import Caller, Room, Said, Tool
from dethrone.near import near
from dethrone.players import Limit, roster
from dethrone.prose import Part, Voice, languages
from dethrone.prose.rulebook import titles
from dethrone.sheet import Record
from dethrone.table import Stage

ADVISED = 5  # moves that advice names
WORST = 5  # moves that a review names in sentences


# -------------------------------------------------------------------- rules
async def list_games(room: Room, _: Caller, ask: asked.Asked) -> Said:
    """Games, rule sets and bots."""
    voice = room.voice(ask.language)
    found = [_about(games.kind(name), voice) for name in games.names()]
    answer = answers.Games(games=found, languages=list(languages()), gives_advice=room.options.advice)
    lines: list[str] = []
    for one in found:
        facts = {"game": one.name, "low": one.least_players, "high": one.most_players}
        lines.append(voice.say("mcp-game-about", **facts, usual=one.usual_rules))
        lines += [f"  {rule.name}: {rule.about}" for rule in one.rule_sets]
        lines.append(voice.say("mcp-bots", bots=[bot.name for bot in one.bots]))
    return answer, lines


def _about(kind: Kind, voice: Voice) -> answers.GameAbout:
    def about(name: str) -> str:
        message = f"{kind.name}-rules-{name}"
        return voice.say(message) if voice.has(message) else name

    return answers.GameAbout(
        name=kind.name,
        least_players=kind.players[0],
        most_players=kind.players[-1],
        usual_players=kind.usual_players,
        usual_rules=kind.usual_rules,
        rule_sets=[answers.RuleSet(name, about(name)) for name in kind.presets],
        bots=[answers.Bot(one.name, one.about) for one in roster.strengths(kind.name)],
    )


async def read_rules(room: Room, _: Caller, ask: asked.AskRules) -> Said:
    """The rules in short, and the options of a rule set."""
    voice, kind = room.voice(ask.language), games.kind(ask.game)
    rules = kind.rules(ask.rules or kind.usual_rules)
    topics = voice.topics(kind, rules)
    options = voice.options(kind.name, rules, kind.presets[kind.usual_rules]) if topics else []
    answer = answers.RulesTold(
        game=kind.name,
        rules=str(rules),
        topics=topics,
        options=[answers.RuleOption(one.name, one.value, one.meaning, one.usual) for one in options],
    )
    if ask.topic is not None and topics:
        if ask.topic.strip() and not titles(kind, topics, ask.topic):
            raise GameError(
                Reason.NO_TOPIC, topic=shortened(ask.topic), topics=list(topics), **near(ask.topic, topics)
            )
        return answer, voice.topic(kind, ask.topic, rules)
    return answer, rules_text(voice, kind, rules)


def rules_text(voice: Voice, kind: Kind, rules: Any) -> list[str]:
    """All topics, then what the rule set is; a game without words has its rule set's name."""
    topics = voice.topics(kind, rules)
    if not topics:
        return [str(rules)]
    lines = [
        line for title, text in topics.items() for line in (f"# {title[0].upper()}{title[1:]}", *text, "")
    ]
    return [*lines, *voice.rules(kind, rules)]


# ------------------------------------------------------------------- advice
async def advise(room: Room, caller: Caller, ask: asked.AskAdvice) -> Said:
    """What a strong player would do with what the caller may know."""
    voice = room.voice(ask.language)
    async with room.at(ask.game_id, caller) as place:
        _check_advice(room)
        if not place.hosted.may_advise:
            raise Refused(Reason.NO_ADVICE)
        view, company = view_of(place), place.hosted.company
        ranked = await _ranked(
            room, view, place.hosted.kind.name, voice, samples=ask.samples, company=company
        )
    if not ranked:
        raise GameError(Reason.NO_OPINION)
    return answers.Advised(advice=ranked), _advice_lines(voice, ranked)


def _check_advice(room: Room) -> None:
    if not room.options.advice:
        raise Refused(Reason.NO_ADVICE)


async def _ranked(
    room: Room, view: View, game: str, voice: Voice, *, samples: int | None, company: Sequence[str | None]
) -> list[answers.Advice]:
    most = room.options.samples
    limit = Limit(samples=min(samples or most, most))
    think = partial(roster.advise, view, game=game, limit=limit, company=tuple(company))
    found = await room.thinking.run(think)
    if not found:
        return [
            one for one in [await room.thinking.run(partial(_done_by_a_bot, view, game))] if one is not None
        ]
    return [
        answers.Advice(move=str(one.move), chance=one.chance, error=one.error, why=voice.reason(one.reason))
        for one in found[:ADVISED]
    ]


def _done_by_a_bot(view: View, game: str) -> answers.Advice | None:
    """What a good bot would do, for decisions that nobody weighs; nothing where all that is known is chance."""
    bots = roster.strengths(game)
    if len(bots) == 1:
        return None
    bot = bots[-2] if games.kind(game).is_compiled else bots[(len(bots) - 1) // 2]
    move = roster.player(bot.name, game=game).choose(view)
    return answers.Advice(move=str(move), chance=None, error=None, why=None)


def _advice_lines(voice: Voice, ranked: Sequence[answers.Advice]) -> list[str]:
    return [
        one.move
        if one.chance is None or one.error is None
        else f"{one.move}: {voice.odds(one.chance, one.error)} ({one.why})"
        for one in ranked
    ]


# ---------------------------------------------------------------- positions
async def judge_position(room: Room, _: Caller, ask: asked.AskJudgement) -> Said:
    """Whether a position can be, what is legal in it, and what a strong player would do."""
    voice, kind = room.voice(ask.language), games.kind(ask.game)
    if ask.advice:
        _check_advice(room)
    try:
        view, parts = await room.thinking.run(partial(_set_up, kind, ask.position, ask.rules))
    except GameError as error:
        return _unsound(voice, error)
    ranked: list[answers.Advice] = []
    if ask.advice and view.decider is not None and view.seat == view.decider:
        ranked = await _ranked(room, view, kind.name, voice, samples=ask.samples, company=())
    legal = view.legal_moves() if view.decider is not None else ()
    answer = answers.Judgement(
        is_sound=True,
        reason=None,
        sentence=voice.say("mcp-position-sound"),
        rules=str(view.rules),
        players=view.players,
        phase=view.phase.value,
        decider=view.decider,
        result=None if view.outcome is None else view.outcome.value,
        legal_moves=[str(move) for move in islice(legal, LISTED)],
        legal_count=len(legal),
        assumed=[voice.part(one) for one in parts],
        advice=ranked,
    )
    lines = [answer.sentence, *answer.assumed, *voice.situation(kind.name, view)]
    if answer.legal_moves:
        lines.append(legal_line(voice, answer.legal_moves, answer.legal_count))
    return answer, [*lines, *_advice_lines(voice, ranked)]


def _set_up(kind: Kind, text: str, rules: str | None) -> tuple[View, tuple[Part, ...]]:
    """The view that a text describes, and what was assumed for it: a text of several lines is a state of a chat."""
    room = games.special("dethrone.dialogue", kind.name) if "\n" in text.strip() else None
    if room is None or find_spec(f"{room.__name__}.placing") is None:
        return ruled(kind.name, _view_of(kind, text), rules), ()
    read, place = (import_module(f"{room.__name__}.{name}") for name in ("reading", "placing"))
    placed = place.place(read.read_state(text), rules=rules)
    return placed.view, placed.assumptions


def _view_of(kind: Kind, text: str) -> View:
    """The view of whoever is asked in a position; a text that is a view is that view."""
    try:
        game = kind.begin(text, None)
    except GameError as error:
        try:
            view: View = kind.view(text)
        except GameError:
            raise error from None
        return view
    return game.view(game.decider)


def _unsound(voice: Voice, error: GameError) -> Said:
    sentence = voice.refusal(error)
    answer = answers.Judgement(
        is_sound=False, reason=str(error.reason), sentence=sentence, rules=None, players=None, phase=None,
        decider=None, result=None, legal_moves=[], legal_count=0, assumed=[], advice=[],
    )  # fmt: skip
    return answer, [sentence]


# ------------------------------------------------------------------ reviews
async def review_game(room: Room, caller: Caller, ask: asked.AskReview) -> Said:
    """Every decision of a finished game judged; tells how far it is."""
    voice = room.voice(ask.language)
    if (ask.game_id is None) == (ask.record is None):
        raise GameError(Reason.ONE_GAME)
    if ask.game_id is not None:
        place = finished(room, caller, ask.game_id)
        names, game = tuple(place.hosted.names(place.seat)), place.hosted.ended()
    else:
        record = Record.parse(ask.record or "")
        names, game = record.seats, await room.thinking.run(partial(_replayed, record))
    if len(names) != game.players:
        names = tuple(f"P{seat}" for seat in range(game.players))
    limit = Limit(samples=min(ask.samples or room.options.samples, room.options.samples))
    analysis = await room.reviewing.run(partial(roster.analyse, game, limit, _teller(caller, voice)))
    judged = [_judged(one, voice, names) for one in analysis.judged]
    worst = [_judged(one, voice, names) for one in analysis.worst(WORST)]
    answer = answers.Reviewed(curve=list(analysis.curve), judged=judged, worst=worst)
    return answer, _review_lines(answer, voice)


def finished(room: Room, caller: Caller, id: str) -> Place:
    """A game of the caller that is over."""
    place = room.lobby.place(id, caller.owner)
    if place.hosted.stage is not Stage.OVER:
        raise Refused(Reason.NOT_FINISHED)
    return place


def _replayed(record: Record) -> Game:
    return games.kind(record.game).replay(record)


def _teller(caller: Caller, voice: Voice) -> Callable[[int, int], None]:
    """What the thinking thread calls: it tells how far it is, and ends where nobody waits any more."""

    def tell(ply: int, plies: int) -> None:
        from_thread.check_cancelled()
        sentence = voice.say("review-progress", ply=ply + 1, plies=plies)
        from_thread.run(caller.progress, float(ply + 1), float(plies), sentence)

    return tell


def _judged(one: Any, voice: Voice, names: Sequence[str]) -> answers.JudgedMove:
    return answers.JudgedMove(
        ply=one.ply,
        seat=one.seat,
        move=str(one.move),
        chance=one.chance,
        best=str(one.best),
        best_chance=one.best_chance,
        error=one.error,
        lost=one.lost,
        sentence=voice.judged(one, names),
    )


def _review_lines(answer: answers.Reviewed, voice: Voice) -> list[str]:
    if not answer.judged:
        return [voice.say("review-no-choice")]
    lines = []
    if answer.curve:
        first, last = (round(100 * chance) for chance in (answer.curve[0], answer.curve[-1]))
        lines.append(voice.say("review-course", first=first, last=last))
    if not answer.worst:
        return [*lines, voice.say("review-well-played")]
    costs = (
        voice.say("review-cost", points=round(100 * one.lost), judged=one.sentence) for one in answer.worst
    )
    return [*lines, voice.say("review-worst"), *costs]


# ------------------------------------------------------------------ records
async def export_record(room: Room, caller: Caller, ask: asked.AtGame) -> Said:
    """The game so far, written down; before its end only what everybody knows."""
    room.voice(ask.language)
    async with room.at(ask.game_id, caller) as place:
        text = place.hosted.record()
        return answers.Exported(record=text, is_final=place.hosted.stage is Stage.OVER), [text]


async def verify_record(room: Room, _: Caller, ask: asked.AskVerification) -> Said:
    """Whether a record's moves are legal, and its deal the one that was promised."""
    voice = room.voice(ask.language)
    try:
        checked = await room.thinking.run(partial(_verified, ask.record))
    except GameError as error:
        sentence = voice.refusal(error)
        answer = answers.Verified(
            is_sound=False, reason=str(error.reason), sentence=sentence, game=None, moves=0, result=None,
            is_chance_proved=False, notes=[],
        )  # fmt: skip
        return answer, [sentence]
    game = checked.game
    outcome = None if game.outcome is None else game.outcome.value
    sentence = voice.say("terminal-verified", moves=len(game.steps), outcome=outcome or "none")
    notes = [voice.say(message, **facts) for message, facts in checked.notes]
    if checked.is_chance_proved and not notes:
        notes = [voice.say("terminal-proved")]
    answer = answers.Verified(
        is_sound=True,
        reason=None,
        sentence=sentence,
        game=game.record().game,
        moves=len(game.steps),
        result=outcome,
        is_chance_proved=checked.is_chance_proved,
        notes=notes,
    )
    return answer, [sentence, *notes]


def _verified(text: str) -> Any:
    record = Record.parse(text)
    return games.verify(record)


TOOLS = (
    Tool("list_games", "List the games, their rule sets, the bots of each, and the languages.",
         asked.Asked, answers.Games, list_games),
    Tool("read_rules", "Read the rules of a game in short, and what a rule set changes.",
         asked.AskRules, answers.RulesTold, read_rules),
    Tool("advise", "Ask a strong player for advice; it knows what your seat knows and nothing else. May be off.",
         asked.AskAdvice, answers.Advised, advise),
    Tool("judge_position", "Set up a position and have it judged: can it be, what is legal, what is good.",
         asked.AskJudgement, answers.Judgement, judge_position),
    Tool("review_game", "Look back on a finished game: the chance to win as it went on, and the moves that cost most.",
         asked.AskReview, answers.Reviewed, review_game),
    Tool("export_record", "Get the record of your game as text.",
         asked.AtGame, answers.Exported, export_record),
    Tool("verify_record", "Check a record: were all moves legal, was the deal the one that was promised.",
         asked.AskVerification, answers.Verified, verify_record),
)  # fmt: skip
