"""What a record says of its chance and of its end, and whether it holds; for all games."""

from __future__ import annotations

from collections.abc import Iterable

from dethrone.chance import Chance, Secret, Seed, commitment, shortened
from dethrone.contract import Outcome
from dethrone.errors import BadRecord, Reason
from dethrone.sheet import OPEN, Record


def source_headers(chance: Chance | None, commitment: str | None, *, is_told: bool) -> dict[str, str]:
    """Where chance comes from, as much of it as may be told; a promise and what players added are open to all."""
    headers = {
        "Seed": str(chance.number) if isinstance(chance, Seed) and is_told else "",
        "Commitment": commitment or "",
        "Nonces": ",".join(chance.nonces) if isinstance(chance, Secret) else "",
        "Secret": chance.value.hex() if isinstance(chance, Secret) and is_told else "",
    }
    return {name: text for name, text in headers.items() if text}


def result_of(outcome: Outcome | None) -> str:
    """How a game ended, as a record has it."""
    return OPEN if outcome is None else outcome.value


def check_promise(record: Record, *, rules: str, players: int, others: Iterable[str], counts: range) -> None:
    """Refuse a record of another deal than was promised, and name the line that makes it another, if one does."""
    if not _is_broken(record, record.game, rules, players):
        return
    for count in counts:
        if not _is_broken(record, record.game, rules, count):
            raise BadRecord(Reason.NOT_PROMISED, name="Players", said=str(players), promised=str(count))
    for other in others:
        if not all(_is_broken(record, record.game, other, count) for count in counts):
            raise BadRecord(Reason.NOT_PROMISED, name="Rules", said=rules, promised=other)
    raise BadRecord(Reason.WRONG_SECRET)


def check_game(record: Record, names: Iterable[str]) -> None:
    """Refuse a record under the name of another game than was promised."""
    rules, players = record.headers.get("Rules", ""), record.headers.get("Players", "")
    if not _is_broken(record, record.game, rules, players):
        return
    for name in names:
        if not _is_broken(record, name, rules, players):
            raise BadRecord(Reason.NOT_PROMISED, name="Game", said=record.game, promised=name)


def _is_broken(record: Record, game: str, rules: str, players: int | str) -> bool:
    """Whether the secret of this is another than the one that was promised, as far as both are told."""
    chance, promised = record.chance(), record.commitment
    if not isinstance(chance, Secret) or promised is None:
        return False
    return commitment(chance.value, game=game, rules=rules, players=players) != promised.strip().lower()


def check_result(record: Record, outcome: Outcome | None) -> None:
    """Refuse a result that the moves do not lead to; a record that names none says nothing wrong."""
    found, last = result_of(outcome), len(record.moves)
    if "Result" not in record.headers or record.result == found:
        return
    said = shortened(record.result).strip("'")
    raise BadRecord(
        Reason.WRONG_RESULT, ply=last + 1, last=last, said=said, found=found, is_missing=outcome is None
    )
