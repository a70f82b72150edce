"""What a place is told: the answer as data, and the same in sentences. Everything comes from the seat's own look."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from dethrone.contract import View
from dethrone.mcp import answers
from dethrone.mcp.lobby import Place
from dethrone.prose import Voice
from dethrone.table import TableView

LISTED = 60  # legal moves that a look lists


def look(place: Place, voice: Voice, invitations: Sequence[str]) -> tuple[answers.Look, list[str]]:
    """What a place sees now, and what happened since it was told last."""
    seen, names = place.look(), place.hosted.names(place.seat)
    kind, view, question = place.hosted.kind, seen.view, seen.question
    events, place.heard = place.hosted.news(place.seat, place.heard)
    news = voice.tell(kind.name, events, names)
    legal, wire = seen.legal_moves, kind.wire()
    answer = answers.Look(
        game_id=place.id,
        game=kind.name,
        rules=seen.rules,
        seat=place.seat,
        names=names,
        stage=seen.stage.value,
        asks=None if question is None else question.asks.value,
        question=None if question is None else question.number,
        phase=None if view is None else view.phase.value,
        decider=None if view is None else view.decider,
        legal_moves=[str(move) for move in islice(legal, LISTED)],
        legal_count=len(legal),
        sayings=[str(move) for move in seen.sayings],
        can_undo=seen.can_undo,
        result=seen.result,
        commitment=seen.commitment,
        invitations=list(invitations),
        events=[wire.event(event) for event in events],
        news=news,
        view=None if view is None else wire.view(view),
    )
    return answer, [*news, *_told(answer, view, seen, voice)]


def _told(answer: answers.Look, view: View | None, seen: TableView, voice: Voice) -> list[str]:
    """The look in lines."""
    lines = [voice.say("mcp-game", id=answer.game_id, game=answer.game, rules=answer.rules)]
    if view is None:
        lines.append(voice.say("mcp-gathering", invitations=list(answer.invitations)))
        return lines
    lines.append(voice.say("mcp-seat", seat=answer.seat))
    lines += voice.situation(answer.game, view, _numbered(answer))
    if answer.result is not None:
        return [*lines, voice.say("mcp-over", result=_result(answer, voice))]
    if seen.question is not None:
        lines.append(voice.say("mcp-asked", asks=seen.question.asks.value, question=seen.question.number))
    else:
        lines.append(voice.say("mcp-not-asked"))
    if answer.legal_moves:
        lines.append(legal_line(voice, answer.legal_moves, answer.legal_count))
    if answer.sayings:
        lines.append(voice.say("mcp-sayings", words=answer.sayings))
    return lines


def _numbered(answer: answers.Look) -> list[str]:
    """Who sits where, with the number that moves are written with; the viewer is spoken to."""
    called = enumerate(answer.names)
    return [
        name if seat == answer.seat or name == f"P{seat}" else f"{name} (P{seat})" for seat, name in called
    ]


def _result(answer: answers.Look, voice: Voice) -> str:
    return voice.outcome(answer.game, answer.result)


def legal_line(voice: Voice, moves: Sequence[str], count: int) -> str:
    """Legal moves in a line, and how many more there are."""
    return voice.say("mcp-legal-moves", moves=list(moves), count=count, more=count - len(moves))


def is_asked(place: Place) -> bool:
    """Whether something is asked of the place."""
    return place.look().question is not None


def legal_here(place: Place) -> list[str]:
    """The first legal moves of who is asked for a move, from their own view; nothing for anybody else."""
    return [str(move) for move in islice(place.look().legal_moves, LISTED)]
