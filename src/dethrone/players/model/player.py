"""A language model as a player: handed a view like anybody, asked in words, its replies checked by the view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dethrone import games
from dethrone.chance import shortened
from dethrone.contract import Event, Kind, Move, View
from dethrone.errors import BadRules, GameError, Refused
from dethrone.players.model.client import HOPELESS, Answer, Client, Clock, Messages
from dethrone.players.model.counts import Counts
from dethrone.players.model.diary import Keep, without
from dethrone.players.model.prompt import Prompter
from dethrone.players.model.reply import Reply, read_reply
from dethrone.players.model.settings import Settings, parse_model
from dethrone.players.model.template import load_template
from dethrone.players.model.understand import Planned, understood, word_of
from dethrone.players.player import Player, seat_asked
from dethrone.players.refusal import Reason
from dethrone.prose import languages, voice

ILLEGAL = "illegal"
LONGEST_QUOTE = 4000  # characters of its own reply that a model is shown again


def model_player(
    spec: str, *, game: str, stand_in: Callable[[str], Player], clock: Clock | None = None
) -> ModelPlayer:
    """The model that a text means; `stand_in` gives the player that moves where the model does not."""
    settings = parse_model(spec)
    if settings.lang not in languages():
        raise BadRules(Reason.MODEL_LANGUAGE, lang=shortened(settings.lang), languages=list(languages()))
    return ModelPlayer(settings, games.kind(game), stand_in(settings.fallback), clock or Clock())


class ModelPlayer:
    """Asks a model for every decision, again with the reason if its reply is no legal move, and counts what happens."""

    def __init__(self, settings: Settings, kind: Kind, stand_in: Player, clock: Clock) -> None:
        self.name = settings.model
        self.settings = settings
        self.counts = Counts()
        self.fell_back = False  # whether the last move was the stand-in's
        self.stand_in = stand_in
        self._voice = voice(settings.lang)
        self._prompts = Prompter(kind, self._voice, load_template(settings.template))
        self._client = Client(settings, clock)
        self._clock = clock
        self._keep: Keep | None = None
        self._plan: list[Planned] = []
        self._remarks: list[str] = []
        self._system = ""
        self._news: tuple[Event, ...] = ()
        self._gives_up_after: int | None = None
        self._gone = 0  # questions in a row that the endpoint did not take

    def meet(
        self, names: Sequence[str], keep: Keep | None = None, *, gives_up_after: int | None = None
    ) -> None:
        """Learn what the seats are called, where the exchange is kept, and whether to give up: after so many questions
        in a row that the endpoint did not take; otherwise somebody else moves as long as it must be."""
        self._gives_up_after = gives_up_after
        self._prompts = Prompter(self._prompts.kind, self._voice, self._prompts.template, tuple(names))
        self._keep = keep

    def hear(self, events: Sequence[Event]) -> None:
        """What its seat could see happen since its last step: told with the next question, and only with that."""
        self._news = tuple(events)

    def remarks(self) -> list[str]:
        """What there is to tell people since the last time: what it says, and who moved for it."""
        remarks, self._remarks = self._remarks, []
        return remarks

    def told_counts(self) -> dict[str, Any]:
        """The counts as the facts of a sentence."""
        counts = self.counts
        return {
            **{
                name: getattr(counts, name)
                for name in ("asked", "illegal", "retried", "forbidden", "fallbacks")
            },
            "aborted": counts.aborted.total(),
            "bot": self.stand_in.name,
            "prompt": counts.prompt_tokens,
            "completion": counts.completion_tokens,
            "seconds": round(counts.seconds, 1),
        }

    def close(self) -> None:
        """Close the connections."""
        self._client.close()

    # ---------------------------------------------------------------- answers
    def choose(self, view: View, /) -> Move:
        """The model's move, or the stand-in's after all tries."""
        seat_asked(view)
        self.fell_back = False
        if self._plan and self._plan[0].view == view:
            return self._plan.pop(0).move
        self._plan, why = self._asked(view, self._prompts.move(view, self._heard()), "move")
        if self._plan:
            return self._plan.pop(0).move
        told = self._voice.say("model-why", why=why)
        if self._gives_up_after is not None and self._gone >= self._gives_up_after:
            raise Refused(Reason.MODEL_GONE, name=self.name, why=told, count=self._gone)
        self.counts.fallbacks += 1
        self.fell_back = True
        self._remarks.append(
            self._voice.say("model-fell-back", name=self._called(view), why=told, bot=self.stand_in.name)
        )
        return self.stand_in.choose(view)

    def say(self, view: View, /) -> Move | None:
        """One of the words that the rules let it say, or nothing."""
        if not view.sayings() or view.seat == view.decider:
            return None
        words, _ = self._asked(view, self._prompts.word(view, self._heard()), "word")
        return words[0].move if words else None

    def _heard(self) -> tuple[Event, ...]:
        """The news, which are told once."""
        news, self._news = self._news, ()
        return news

    # ------------------------------------------------------------------ asking
    def _asked(self, view: View, question: str, what: str) -> tuple[list[Planned], str]:
        """Ask until there is an answer that is allowed, or no try is left; then why there is none."""
        system = self._prompts.system(view)
        messages: Messages = [{"role": "system", "content": system}, {"role": "user", "content": question}]
        begun = self._clock.monotonic()
        self.counts.asked += 1
        why = ILLEGAL
        for attempt in range(self.settings.retries + 1):
            self.counts.retried += attempt > 0
            answer = self._put(messages, begun + self.settings.patience)
            plan, complaint = self._read(answer, view, what)
            entry = {"seat": view.seat, "asked": what, "attempt": attempt + 1, "refused": complaint}
            self._note({**entry, "moves": [str(one.move) for one in plan]}, messages, answer)
            if complaint is None:
                return plan, ""
            why = ILLEGAL if answer.trouble is None else answer.trouble.value
            if answer.trouble in HOPELESS or self._clock.monotonic() >= begun + self.settings.patience:
                break
            if answer.trouble is None:
                said = {"role": "assistant", "content": answer.text[-LONGEST_QUOTE:]}
                messages = [*messages[:2], said, {"role": "user", "content": self._prompts.retry(complaint)}]
        return [], why

    def _put(self, messages: Messages, deadline: float) -> Answer:
        begun = self._clock.monotonic()
        answer = self._client.ask(messages, deadline)
        counts = self.counts
        counts.seconds += self._clock.monotonic() - begun
        counts.requests += answer.requests
        counts.waited += max(0, answer.requests - 1)
        counts.prompt_tokens += answer.prompt_tokens
        counts.completion_tokens += answer.completion_tokens
        if answer.trouble is not None:
            counts.aborted[answer.trouble.value] += 1
        self._gone = self._gone + 1 if answer.trouble in HOPELESS else 0
        return answer

    def _read(self, answer: Answer, view: View, what: str) -> tuple[list[Planned], str | None]:
        """What an answer leads to, or a complaint that the model can act on."""
        if answer.trouble is not None:
            return [], answer.trouble.value
        reply = read_reply(answer.text)
        sentence = self._judged(reply, view)
        try:
            plan = _word(reply, view) if what == "word" else understood(reply, view)
        except GameError as error:
            self.counts.illegal += 1
            return [], self._voice.say("model-cut-short") if answer.is_cut_short else self._voice.refusal(
                error
            )

        if sentence:
            self._remarks.append(self._voice.say("model-says", name=self._called(view), sentence=sentence))
        return plan, None

    def _judged(self, reply: Reply, view: View) -> str:
        """The sentence of a reply for the others, if there is one that may be said."""
        if reply.talk is None:
            return ""
        from dethrone.dialogue.speech import judge  # noqa: PLC0415 (most models say nothing)

        self.counts.sentences += 1
        if view.players > 1 and judge(reply.talk, view).is_permitted:
            return reply.talk
        self.counts.forbidden += 1
        return ""

    def _called(self, view: View) -> str:
        """What the model is called at the table."""
        names = self._prompts.names
        return names[view.seat] if view.seat is not None and view.seat < len(names) else self.name

    # ----------------------------------------------------------------- keeping
    def _note(self, entry: dict[str, Any], messages: Messages, answer: Answer) -> None:
        """Keep what was asked and answered; the rules stand there once."""
        if self._keep is None:
            return
        system, *asked = (message["content"] for message in messages)
        rules = {} if system == self._system else {"system": system}
        self._system = system
        kept = {"model": self.settings.model, **entry, **rules, "prompt": asked[-1], "reply": answer.text}
        usage = ("trouble", "status", "requests", "prompt_tokens", "completion_tokens")
        kept |= {name: getattr(answer, name) for name in usage}
        try:
            self._keep(without(self.settings.key, kept))
        except OSError as error:
            self._remarks.append(str(error.strerror or error))


def _word(reply: Reply, view: View) -> list[Planned]:
    word = word_of(reply, view)
    return [] if word is None else [Planned(view, word)]
