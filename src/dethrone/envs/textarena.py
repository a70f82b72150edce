"""The games as environments of TextArena, for agents that read and write text.

    import textarena as ta
    import dethrone.envs.textarena  # makes the environments known

    env = ta.make("Regicide-v0")
    env.reset(num_players=2, seed=7)
    done = False
    while not done:
        player, observation = env.get_observation()
        done, info = env.step(agents[player](observation))
    rewards, info = env.close()

Every rule set has an environment of its own (`Regicide-v0-summary`), each with TextArena's usual wrappers, with those
for training (`-train`) and with none (`-raw`). An observation is made from the player's view and nothing else. An
action is a move in brackets, or alone; whatever else an agent writes is heard by nobody, for the games allow no talk
but their own words, and where one may be said anything else is silence.

All win (1) or lose (-1) together. Whoever makes too many invalid moves ends the game and gets -1, the others 0; all get
0 when `max_turns` is over. `info` counts the royals that fell: 12 win a game of Regicide, 3 a game of Regidice.
"""

from __future__ import annotations

import operator
import re
from itertools import islice
from typing import Any

try:
    import textarena as ta
except ModuleNotFoundError:
    raise ImportError("This needs textarena, which is not here: pip install 'dethrone[textarena]'") from None
from textarena.envs.registration import ENV_REGISTRY, register_with_versions
from textarena.wrappers import (
    ActionFormattingWrapper,
    GameMessagesAndCurrentBoardObservationWrapper,
    LLMObservationWrapper,
)

from dethrone import games
from dethrone.chance import SEEDS
from dethrone.errors import GameError
from dethrone.prose import Voice, voice
from dethrone.prose.words import plain
from dethrone.table import Asks, Person, Question, Table, TableView
from dethrone.table.commands import Act, Say
from dethrone.table.reading import named, read_moves

BRACKETS = re.compile(r"\[([^\[\]]*)\]")
LISTED = 60  # legal moves that an observation lists
LONGEST = 10_000  # characters of an action that are looked at
SILENT = "silent"
FALLS = "defeated"  # the event of a royal's fall, in every game
WRAPPERS = {
    "default": [LLMObservationWrapper, ActionFormattingWrapper],
    "-train": [GameMessagesAndCurrentBoardObservationWrapper, ActionFormattingWrapper],
}


class DethroneEnv(ta.Env):  # type: ignore[misc]  # TextArena has no types
    """One of the games, for as many agents as there are seats."""

    def __init__(
        self,
        game: str,
        rules: str = "",
        language: str = "en",
        error_allowance: int = 3,
        max_turns: int | None = None,
    ) -> None:
        self.kind = games.kind(game)
        self.rules = str(self.kind.rules(rules or self.kind.usual_rules))
        self.language = language
        self.error_allowance = error_allowance
        self.max_turns = max_turns
        self.table: Table | None = None
        self.state: Any = None
        self.felled = 0
        self._told = 0  # steps that were told

    @property
    def voice(self) -> Voice:
        """The language of the observations."""
        return voice(self.language)

    # ----------------------------------------------------------------- TextArena's verbs
    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Deal a new game; the same seed, the same deal. TextArena's own generator is left alone."""
        seats = [Person(f"Player {number}") for number in range(num_players)]
        number = None if seed is None else operator.index(seed) % SEEDS
        self.table = Table.open(self.kind, seats, self.rules, seed=number)
        self.felled = self._told = 0
        self.state = ta.TeamMultiPlayerState(num_players=num_players, error_allowance=self.error_allowance)
        public = {"game": self.kind.name, "rules": self.rules, "felled": 0}
        self.state.reset(game_state=public, player_prompt_function=self._prompt)
        for seat in range(num_players):
            opening = self.table.game.opening(seat)
            self._say(seat, self._sentences(opening, seat), ta.ObservationType.GAME_MESSAGE)
        self._ask()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """One decision of the player who is asked, or a word; what is wrong with it is an invalid move."""
        seat: int = self.state.current_player_id
        try:
            self._answer(seat, action)
        except GameError as error:
            self._refuse(seat, error)
        else:
            self.state.game_info[seat]["turn_count"] += 1
            self._tell()
            self._go_on()
        self.state.step_info |= {"felled": self.felled, "outcome": self._board.result}
        done, info = self.state.step()
        return done, info

    def get_board_str(self) -> str:
        """The table as a spectator sees it."""
        names = [f"Player {number}" for number in range(len(self._board.seats))]
        return "\n".join(self.voice.situation(self.kind.name, self._board.view(None), names))

    # ------------------------------------------------------------------------- playing
    @property
    def _board(self) -> Table:
        if self.table is None:
            raise RuntimeError("reset() comes first.")
        return self.table

    def _question(self) -> Question:
        """What is asked next: those who may speak do so before somebody decides."""
        return max(self._board.questions, key=lambda one: one.asks is Asks.WORD)

    def _answer(self, seat: int, action: str) -> None:
        """Bring an action to the table."""
        found = BRACKETS.findall(action[-LONGEST:])
        text = (found[-1] if found else action[-LONGEST:]).strip()
        question = self._question()
        command: Act | Say
        if question.asks is Asks.WORD:
            word = named(text, self._board.look(seat).sayings)
            command = Say(question.number, None if word is None else str(word))
        else:
            moves = read_moves(self._board.view(seat), text)
            command = Act(question.number, tuple(map(str, moves)))
        self._board.do(command, by=seat)

    def _go_on(self) -> None:
        """Ask the next player, or end."""
        if self._board.result is not None:
            value = 1 if self._board.game.outcome.is_won else -1  # type: ignore[union-attr]
            sentence = self.voice.outcome(self.kind.name, self._board.result)
            self._end(dict.fromkeys(range(self.state.num_players), value), sentence)
        elif self.max_turns is not None and self.state.turn + 1 >= self.max_turns:
            self._end(dict.fromkeys(range(self.state.num_players), 0), self.voice.say("env-turns-over"))
        else:
            self._ask()

    def _end(self, rewards: dict[int, int], reason: str) -> None:
        self.state.rewards = rewards
        self.state.done = True
        for info in self.state.game_info.values():
            info |= {"reason": reason, "felled": self.felled, "outcome": self._board.result}
        for seat in range(self.state.num_players):
            self._say(seat, [reason], ta.ObservationType.GAME_ADMIN)

    def _refuse(self, seat: int, error: GameError) -> None:
        """An invalid move; one too many ends the game, and is the mistake of who made it."""
        sentence = self.voice.refusal(error)
        if self.state.set_invalid_move(sentence):
            rewards = {one: -1 if one == seat else 0 for one in range(self.state.num_players)}
            self._end(rewards, self.voice.say("env-invalid", seat=seat, why=sentence))

    # ------------------------------------------------------------------------- telling
    def _prompt(self, player_id: int, game_state: dict[str, Any]) -> str:
        """The rules, the seat, and how to answer."""
        del game_state
        speech, kind = self.voice, self.kind
        rules = kind.rules(self.rules)
        facts = {"game": kind.name, "rules": self.rules, "seat": player_id, "players": len(self._board.seats)}
        lines = speech.lines("env-prompt", **facts)
        topics = speech.topics(kind, rules)
        for title, text in topics.items():
            lines += ["", f"# {title[0].upper()}{title[1:]}", *text]
        return "\n".join([*lines, "", *(speech.rules(kind, rules) if topics else ())])

    def _names(self, seat: int | None) -> list[str]:
        return ["You" if one == seat else f"Player {one}" for one in range(len(self._board.seats))]

    def _sentences(self, events: Any, seat: int) -> list[str]:
        return self.voice.tell(self.kind.name, events, self._names(seat))

    def _tell(self) -> None:
        """Tell every player what happened, as far as they may know."""
        steps = self._board.steps[self._told :]
        self._told += len(steps)
        for step in steps:
            self.felled += sum(plain(event).get("event") == FALLS for event in step.events(None))
            for seat in range(self.state.num_players):
                told = self._sentences(step.events(seat), seat)
                self._say(seat, told, ta.ObservationType.GAME_ACTION_DESCRIPTION)
        self.state.game_state["felled"] = self.felled

    def _ask(self) -> None:
        """Show the player who is asked what they see, and what they may do."""
        question = self._question()
        self.state.manually_set_current_player_id(question.seat)
        look = self._board.look(question.seat)
        assert look.view is not None
        lines = self.voice.situation(self.kind.name, look.view, self._names(question.seat))
        lines.append(self._choices(look, question))
        self._say(question.seat, lines, ta.ObservationType.GAME_BOARD)

    def _choices(self, look: TableView, question: Question) -> str:
        if question.asks is Asks.WORD:
            words = [str(move).rpartition(":")[2] for move in look.sayings]
            return self.voice.say("env-words", words=[*words, SILENT])
        moves = [str(move) for move in islice(look.legal_moves, LISTED)]
        more = len(look.legal_moves) - len(moves)
        return self.voice.say("env-moves", moves=moves, more=more)

    def _say(self, seat: int, lines: list[str], kind: Any) -> None:
        if lines:
            self.state.add_observation(message="\n".join(lines), observation_type=kind, to_id=seat)


def register() -> None:
    """Make an environment known for every game and rule set; those that are known already stay."""
    for name in games.names():
        kind = games.kind(name)
        usual = f"{name.capitalize()}-v0"
        ids = {usual: kind.usual_rules} | {f"{usual}-{rules}": rules for rules in kind.presets}
        for id, rules in ids.items():
            if id not in ENV_REGISTRY:
                entry = f"{__name__}:{DethroneEnv.__name__}"
                register_with_versions(id=id, entry_point=entry, wrappers=WRAPPERS, game=name, rules=rules)


register()
