"""What a record says of its chance and of its end, and whether it holds; for all games."""

from __future__ import annotations

from dethrone.chance import Chance, Secret, Seed, matches, shortened
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


def check_secret(record: Record) -> None:
    """Refuse a secret that is not the one that was promised."""
    chance, promised = record.chance(), record.commitment
    if isinstance(chance, Secret) and promised is not None and not matches(chance.value, promised):
        raise BadRecord(Reason.WRONG_SECRET)


def check_result(record: Record, outcome: Outcome | None) -> None:
    """Refuse a result that the moves do not lead to; a record that names none says nothing wrong."""
    found, last = result_of(outcome), len(record.moves)
    if "Result" not in record.headers or record.result == found:
        return
    said = shortened(record.result).strip("'")
    raise BadRecord(
        Reason.WRONG_RESULT, ply=last + 1, last=last, said=said, found=found, is_missing=outcome is None
    )
