"""What a model is told: its view, and what its seat could see happen. Names are quoted as they came."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from dethrone.contract import Event, Kind, Move, View
from dethrone.players.model.template import Template
from dethrone.prose import Voice
from dethrone.prose.rulebook import changes

LONGEST_NAME = 20
MOST_MOVES = 150  # legal moves that are listed
MOST_NEWS = 40  # lines about what happened, the latest
YOU = "You"


@dataclass(frozen=True)
class Prompter:
    """Makes prompts for one seat at one table."""

    kind: Kind
    voice: Voice
    template: Template
    names: tuple[str, ...] = field(default=())  # as people gave them: never trusted
    _told: dict[str, str] = field(default_factory=dict, repr=False, compare=False)  # rule sets in words

    def system(self, view: View) -> str:
        """How the game goes and how to answer."""
        say = self.voice.say
        seat = view.seat or 0
        facts = {"game": self.kind.name.capitalize(), "players": view.players, "seat": seat}
        return self.template.fill(
            "system",
            {
                **{name: str(value) for name, value in facts.items()},
                "role": say("model-role", **facts),
                "company": self._company(view),
                "rules": self._rules(view),
                "talk": say("model-talk") if view.players > 1 else "",
                "answer": say("model-answer"),
            },
        )

    def move(self, view: View, news: Sequence[Event] = ()) -> str:
        """What happened, the table, what is asked, and with a template that wants it the legal moves."""
        shows_moves = self.template.asks_for("move", "moves")
        return self.template.fill(
            "move",
            {
                **self._scene(view, news),
                "asked": self.voice.asked(self.kind.name, view, self._called(view)),
                "moves": self._moves(view.legal_moves()) if shows_moves else "",
            },
        )

    def word(self, view: View, news: Sequence[Event] = ()) -> str:
        """What happened, the table, and what may be said."""
        words = [str(move) for move in view.sayings()]
        sayings = self.voice.say("model-sayings", moves=words, example=words[0])
        return self.template.fill("word", {**self._scene(view, news), "sayings": sayings})

    def retry(self, why: str) -> str:
        """Why the last answer does not do."""
        refused = self.voice.say("model-refused", why=why)
        return self.template.fill("retry", {"reason": why, "refused": refused})

    # ------------------------------------------------------------------ pieces
    def _scene(self, view: View, news: Sequence[Event]) -> dict[str, str]:
        called = self._called(view)
        lines = self.voice.scene(self.kind.name, view, called)
        told = self.voice.tell(self.kind.name, news, called)[-MOST_NEWS:]
        return {
            **{"seat": str(view.seat), "scene": "\n".join(lines), "view": view.text},
            "news": "\n".join([self.voice.say("model-news"), *told]) if told else "",
        }

    def _moves(self, moves: Sequence[Move]) -> str:
        listed = ", ".join(str(move) for move in moves[:MOST_MOVES])
        if len(moves) <= MOST_MOVES:
            return self.voice.say("model-moves", moves=listed)
        return self.voice.say("model-more-moves", moves=listed, count=MOST_MOVES)

    def _rules(self, view: View) -> str:
        if str(view.rules) not in self._told:
            self._told[str(view.rules)] = self._topics(view.rules)
        return self._told[str(view.rules)]

    def _topics(self, rules: Any) -> str:
        lines = [self.voice.say("model-rules")]
        for title, text in self.voice.topics(self.kind, rules).items():
            lines.append(f"{title[0].upper()}{title[1:]}: {' '.join(text)}")
        changed = list(changes(self.voice, self.kind, rules)) if hasattr(rules, "OPTIONS") else []
        return "\n".join([*lines, *changed]) if len(lines) > 1 else "\n".join(changed)

    def _company(self, view: View) -> str:
        if view.players == 1 or not self.names:
            return ""
        return self.voice.say("model-company", names=[self._quoted(seat) for seat in range(view.players)])

    def _called(self, view: View) -> list[str]:
        """The seats as sentences call them: the viewer is spoken to."""
        return [YOU if seat == view.seat else self._quoted(seat) for seat in range(view.players)]

    def _quoted(self, seat: int) -> str:
        name = quoted(self.names[seat]) if seat < len(self.names) else ""
        return f"P{seat} {name}" if name else f"P{seat}"


def quoted(name: str) -> str:
    """A name as a model is told it: short, on one line, in quotation marks that it cannot close."""
    plain = "".join(one if one.isprintable() and one not in "\"'`“”„«»" else " " for one in name)
    short = " ".join(plain.split())
    short = short if len(short) <= LONGEST_NAME else short[: LONGEST_NAME - 1] + "…"
    return f'"{short}"' if short and short != YOU else ""  # the model alone is spoken to as you
