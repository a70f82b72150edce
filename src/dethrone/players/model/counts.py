"""What is counted about a model: what it was asked, what came of it, and what it took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any


@dataclass(slots=True)
class Counts:
    """Counted from the first question on; several can be added up."""

    asked: int = 0  # decisions and words
    requests: int = 0
    illegal: int = 0  # replies that are no legal move
    retried: int = 0  # questions that were put again
    waited: int = 0  # requests put again since the endpoint was busy, broken or not there
    sentences: int = 0  # that it added for the others
    forbidden: int = 0  # of these, what may not be said
    fallbacks: int = 0  # moves that somebody else made for it
    prompt_tokens: int = 0
    completion_tokens: int = 0
    seconds: float = 0.0
    aborted: Counter[str] = field(default_factory=Counter)  # replies that never were one, by what went wrong

    def add(self, other: Counts) -> None:
        """Add up."""
        for one in fields(self):
            if one.name != "aborted":
                setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))
        self.aborted.update(other.aborted)

    def to_json(self) -> dict[str, Any]:
        """As plain JSON."""
        return {
            **asdict(self),
            "seconds": round(self.seconds, 3),
            "aborted": dict(sorted(self.aborted.items())),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Counts:
        """From plain JSON."""
        return cls(**{**data, "aborted": Counter(data["aborted"])})
