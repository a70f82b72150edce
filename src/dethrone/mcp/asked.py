"""What each tool is asked: the arguments as structs, which check what comes in and give the JSON Schema."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

MOST_LISTED = 500
LONGEST_RECORD = 300_000
LONGEST_POSITION = 50_000  # a whole conversation can be pasted, with its rules

Game = Annotated[str, Meta(description="Which game, as list_games names it.", max_length=64)]
GameId = Annotated[
    str, Meta(description="The game_id that start_game, join_game or join_table gave you.", max_length=64)
]
Rules = Annotated[
    Annotated[str, Meta(max_length=400)] | None,
    Meta(description="A rule set, alone or with changes after commas; the usual one if left out."),
]
Move = Annotated[
    str,
    Meta(
        description="A move as legal_moves writes it, or as one would type it; several with semicolons.",
        max_length=400,
    ),
]
Language = Annotated[
    Annotated[str, Meta(max_length=16)] | None,
    Meta(description="The language of the sentences: en, de or fr."),
]
Name = Annotated[
    Annotated[str, Meta(max_length=20)] | None, Meta(description="What you are called at the table.")
]
Samples = Annotated[
    Annotated[int, Meta(ge=1, le=10_000)] | None,
    Meta(description="How many samples to think about a decision."),
]


class Asked(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What every tool can be asked."""

    language: Language = None


class AtGame(Asked, frozen=True, kw_only=True):
    """A tool about a game of one's own."""

    game_id: GameId


class AskRules(Asked, frozen=True, kw_only=True):
    """`read_rules`."""

    game: Game
    rules: Rules = None
    topic: Annotated[
        Annotated[str, Meta(max_length=64)] | None,
        Meta(description="Only this topic; all topics if left out."),
    ] = None


class AskStart(Asked, frozen=True, kw_only=True):
    """`start_game`."""

    game: Game
    players: Annotated[
        Annotated[int, Meta(ge=1, le=64)] | None,
        Meta(description="How many play, you among them; the usual number if left out."),
    ] = None
    rules: Rules = None
    partners: Annotated[
        Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=64)] | None,
        Meta(
            description="Who sits after you, seat by seat: the name of a bot, or `open` for somebody who joins by"
            " invitation. One name is for all seats; a middling bot if left out.",
        ),
    ] = None
    name: Name = None


class AskJoin(Asked, frozen=True, kw_only=True):
    """`join_game`."""

    invitation: Annotated[str, Meta(description="The invitation that start_game gave.", max_length=64)]
    name: Name = None


class AskTable(Asked, frozen=True, kw_only=True):
    """`join_table`."""

    link: Annotated[
        str,
        Meta(description="The invite link of a table, as its people send it: https://…/ID.", max_length=500),
    ]
    seat: Annotated[
        Annotated[int, Meta(ge=0, le=63)] | None,
        Meta(description="The seat to take, counted from 0; the first that is open if left out."),
    ] = None
    name: Name = None


class AskMoves(AtGame, frozen=True, kw_only=True):
    """`legal_moves`."""

    first: Annotated[
        int, Meta(description="The number of the first move to list, from 0.", ge=0, le=1_000_000)
    ] = 0
    most: Annotated[int, Meta(description="How many to list.", ge=1, le=MOST_LISTED)] = 100


class AskMove(AtGame, frozen=True, kw_only=True):
    """`preview`."""

    move: Move


class AskPlay(AskMove, frozen=True, kw_only=True):
    """`play`."""

    question: Annotated[
        Annotated[int, Meta(ge=0, le=1_000_000_000)] | None,
        Meta(
            description="The number of the question that you answer, as look shows it: a move that was meant for an"
            " earlier question is then refused."
        ),
    ] = None


class AskSignal(AtGame, frozen=True, kw_only=True):
    """`signal`."""

    word: Annotated[
        Annotated[str, Meta(max_length=64)] | None,
        Meta(description="One of the sayings that look lists; nothing to keep silent."),
    ] = None


class AskAdvice(AtGame, frozen=True, kw_only=True):
    """`advise`."""

    samples: Samples = None


class AskJudgement(Asked, frozen=True, kw_only=True):
    """`judge_position`."""

    game: Game
    position: Annotated[
        str,
        Meta(
            description="A position or a seat's view in the game's own notation, or a state as pasted into a chat.",
            max_length=LONGEST_POSITION,
        ),
    ]
    rules: Rules = None
    advice: Annotated[bool, Meta(description="Whether a strong player is asked, too.")] = False
    samples: Samples = None


class AskReview(Asked, frozen=True, kw_only=True):
    """`review_game`."""

    game_id: Annotated[
        Annotated[str, Meta(max_length=64)] | None, Meta(description="A finished game of yours.")
    ] = None
    record: Annotated[
        Annotated[str, Meta(max_length=LONGEST_RECORD)] | None,
        Meta(description="Or the record of any game, as text."),
    ] = None
    samples: Samples = None


class AskVerification(Asked, frozen=True, kw_only=True):
    """`verify_record`."""

    record: Annotated[str, Meta(description="A record, as text.", max_length=LONGEST_RECORD)]
