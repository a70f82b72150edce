"""What each tool answers, as structs: they give the JSON Schema; the same is told in sentences beside it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(description="A seat, counted from 0.")]
Json = dict[str, Any]
View = Annotated[
    Json | None,
    Meta(
        description="All that your seat may know, as the resource dethrone://schema/{game} describes it (View)."
    ),
]


class Answer(Struct, frozen=True, kw_only=True):
    """What a tool answers."""


class RuleSet(Struct, frozen=True):
    """A rule set by name."""

    name: str
    about: str


class Bot(Struct, frozen=True):
    """A player that can hold a seat."""

    name: str
    about: str


class GameAbout(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    name: str
    least_players: int
    most_players: int
    usual_players: int
    usual_rules: str
    rule_sets: list[RuleSet]
    bots: Annotated[list[Bot], Meta(description="Weakest first.")]


class Games(Answer, frozen=True, kw_only=True):
    """`list_games`."""

    games: list[GameAbout]
    languages: list[str]
    gives_advice: bool


class RuleOption(Struct, frozen=True):
    """One option of a rule set."""

    name: str
    value: str
    meaning: str
    usual: Annotated[str | None, Meta(description="What is usual, if it is not this.")]


class RulesTold(Answer, frozen=True, kw_only=True):
    """`read_rules`."""

    game: str
    rules: str
    topics: Annotated[dict[str, list[str]], Meta(description="The rules in short, by topic.")]
    options: list[RuleOption]


class Look(Answer, frozen=True, kw_only=True):
    """`look`, and whatever changes a game."""

    game_id: str
    game: str
    rules: str
    seat: Seat
    names: Annotated[list[str], Meta(description="Who sits where; your own seat is called You.")]
    stage: Annotated[str, Meta(description="gathering, playing, paused or over")]
    asks: Annotated[
        str | None,
        Meta(description="What you are asked for: a move, a word (signal), a vote (undo, give_up)."),
    ]
    question: Annotated[int | None, Meta(description="The number of what you are asked.")]
    phase: str | None
    decider: Seat | None
    legal_moves: Annotated[list[str], Meta(description="The first of your legal moves.")]
    legal_count: Annotated[int, Meta(description="How many legal moves you have.")]
    sayings: Annotated[list[str], Meta(description="What you may say now.")]
    can_undo: bool
    result: Annotated[str | None, Meta(description="How the game ended: won, lost:… or resigned.")]
    commitment: Annotated[
        str | None, Meta(description="The SHA-256 of game, rules, players and the deal's secret.")
    ]
    invitations: Annotated[list[str], Meta(description="For seats that are still open.")]
    events: Annotated[list[Json], Meta(description="What happened since your last look (Event).")]
    news: Annotated[list[str], Meta(description="The same in sentences.")]
    view: View


class GameLine(Struct, frozen=True, kw_only=True):
    """A game of one's own in a line."""

    game_id: str
    game: str
    rules: str
    stage: str
    is_asked: bool
    result: str | None


class MyGames(Answer, frozen=True, kw_only=True):
    """`list_my_games`."""

    games: list[GameLine]


class LegalMove(Struct, frozen=True):
    """A legal move, as text and as JSON."""

    text: str
    move: Annotated[Json, Meta(description="As dethrone://schema/{game} describes it (Move).")]


class Moves(Answer, frozen=True, kw_only=True):
    """`legal_moves`."""

    count: int
    first: int
    moves: list[LegalMove]


class Previewed(Struct, frozen=True):
    """One move and what is certain about it."""

    move: str
    preview: Annotated[Json, Meta(description="As dethrone://schema/{game} describes it (Preview).")]
    lines: list[str]


class Previews(Answer, frozen=True, kw_only=True):
    """`preview`."""

    moves: list[Previewed]
    is_cut: Annotated[bool, Meta(description="Whether more was asked than can be known now.")]


class Advice(Struct, frozen=True, kw_only=True):
    """A move worth a thought."""

    move: str
    chance: Annotated[float | None, Meta(description="The chance to win, from 0 to 1, where it was weighed.")]
    error: Annotated[float | None, Meta(description="Its standard error.")]
    why: str | None


class Advised(Answer, frozen=True, kw_only=True):
    """`advise`."""

    advice: Annotated[list[Advice], Meta(description="Best first.")]


class Judgement(Answer, frozen=True, kw_only=True):
    """`judge_position`."""

    is_sound: Annotated[bool, Meta(description="Whether a game by its rules can come to it.")]
    reason: Annotated[str | None, Meta(description="Why not.")]
    sentence: str
    rules: str | None
    players: int | None
    phase: str | None
    decider: Seat | None
    result: str | None
    legal_moves: list[str]
    legal_count: int
    assumed: Annotated[list[str], Meta(description="What a state of a chat left open, and how it was taken.")]
    advice: list[Advice]


class JudgedMove(Struct, frozen=True, kw_only=True):
    """A decision looked back on."""

    ply: int
    seat: Seat
    move: str
    chance: float
    best: str
    best_chance: float
    error: float
    lost: Annotated[float, Meta(description="What it cost of the chance to win; 0 if that cannot be told.")]
    sentence: str


class Reviewed(Answer, frozen=True, kw_only=True):
    """`review_game`."""

    curve: Annotated[list[float], Meta(description="The chance to win as the game went on.")]
    judged: list[JudgedMove]
    worst: Annotated[list[JudgedMove], Meta(description="The moves that cost most, worst first.")]


class Exported(Answer, frozen=True, kw_only=True):
    """`export_record`."""

    record: str
    is_final: Annotated[bool, Meta(description="Before the end the record holds nothing that is hidden.")]


class Verified(Answer, frozen=True, kw_only=True):
    """`verify_record`."""

    is_sound: Annotated[bool, Meta(description="Whether all moves are legal and all headers fit.")]
    reason: str | None
    sentence: str
    game: str | None
    moves: int
    result: str | None
    is_chance_proved: Annotated[bool, Meta(description="Whether the secret fits what was promised.")]
    notes: list[str]
