"""Answers of a form in a file, so that an interrupted one is gone on with."""

from __future__ import annotations

import json
from dataclasses import dataclass

from dethrone.command.saves import Saves
from dethrone.counsel.questions import Answers
from dethrone.partner.asking import LONGEST

NAME, KIND = "advise", ".form"


@dataclass(frozen=True, slots=True)
class FileDraft:
    """A draft beside the saved games; where nothing can be written there is none."""

    saves: Saves

    def earlier(self) -> Answers:
        """What the file holds; one that is damaged counts for nothing."""
        try:
            held = json.loads(self.saves.path(NAME, KIND).read_text("utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        if not isinstance(held, dict):
            return {}
        return {name: one for name, one in held.items() if isinstance(one, str) and len(one) <= LONGEST}

    def keep(self, answers: Answers) -> None:
        """Write them all; a form is worth no complaint about a full disk."""
        try:
            self.saves.write(NAME, json.dumps(answers, ensure_ascii=False), KIND)
        except OSError:
            return
