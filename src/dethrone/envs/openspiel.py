"""The games for OpenSpiel: `pyspiel.load_game("python_regicide(players=2,rules=official+yield_rule:free)")`.

    import pyspiel
    import dethrone.envs.openspiel  # makes the games known

All chance comes first: four chance nodes choose the seed of the deal, one of 256 each, and a state holds the hidden
order of things from then on. Everybody wins (1) or loses (-1) together. An observation is the player's view, as text
and as numbers; an information state is that with all that was done before the player's eyes. A state resampled from
it differs in nothing but what the player cannot know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

try:
    import pyspiel
except ModuleNotFoundError:
    raise ImportError("This needs open_spiel, which is not here: pip install 'dethrone[openspiel]'") from None
import numpy as np

from dethrone import games
from dethrone.envs.playing import batch
from dethrone.numbers import Batch
from dethrone.rulesets import OTHER

NODES, OUTCOMES = 4, 256
DEAL = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
LONGEST = 100_000
WORD = "P"  # a wish is written behind the seat that has it, and stays there until all have spoken


class Held:
    """A position that is copied when its state is."""

    __slots__ = ("position",)

    def __init__(self, position: Any) -> None:
        self.position = position

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.position.copy())


class Numbers:
    """A game in numbers, shared by all states of a game; whoever asks sets it to its own position first."""

    __slots__ = ("batch", "given", "holds")

    def __init__(self, name: str, players: int, rules: str) -> None:
        self.given = (name, players, rules)
        self.batch: Batch = batch(*self.given)
        self.holds: Held | None = None  # what it is set to

    def __deepcopy__(self, memo: dict[int, Any]) -> Numbers:
        return self

    def __reduce__(self) -> tuple[type[Numbers], tuple[str, int, str]]:
        return Numbers, self.given


class DethroneGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of the games for so many players under one rule set."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_usual(self.name), **(params or {})}
        self.numbers = Numbers(self.name, given["players"], given["rules"])
        self.batch = self.numbers.batch
        # A game's string, which states are read with, has commas and equals signs of its own.
        given["rules"] = str(self.batch.rules).translate(OTHER)
        super().__init__(
            _type(self.name),
            pyspiel.GameInfo(
                num_distinct_actions=self.batch.actions,
                max_chance_outcomes=OUTCOMES,
                num_players=self.batch.players,
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=LONGEST,
            ),
            given,
        )

    def __reduce__(self) -> tuple[type[DethroneGame], tuple[dict[str, Any]]]:
        return type(self), (self.get_parameters(),)  # OpenSpiel's own way leaves `__init__` out

    def new_initial_state(self) -> DethroneState:
        """Before the deal."""
        return DethroneState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DethroneObserver:
        """What writes observations, or with perfect recall information states."""
        return DethroneObserver(
            self.batch, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params
        )

    def max_chance_nodes_in_history(self) -> int:
        """The deal is all the chance there is."""
        return NODES


class DethroneState(pyspiel.State):  # type: ignore[misc]
    """A position of a game, and what was done."""

    def __init__(self, game: DethroneGame) -> None:
        super().__init__(game)
        self.numbers = game.numbers
        self.digits: list[int] = []
        self.held: Held | None = None
        self.done: list[tuple[int, int]] = []  # who, and what, as the engine's word

    def table(self) -> Batch:
        """The game's numbers, set to this state."""
        numbers = self.numbers
        if self.held is not None and numbers.holds is not self.held:
            numbers.batch.put(self.held.position, is_own=True)
            numbers.holds = self.held
        return numbers.batch

    def current_player(self) -> int:
        """Who decides."""
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.held.position.decider()
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else int(seat)

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return self.table().legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One more part of the seed."""
        return DEAL

    def _apply_action(self, action: int) -> None:
        one = self.table()
        if self.held is not None:
            self.done.append((self.held.position.decider(), one.word(action)))
            one.play(action)
        else:
            self.digits.append(action)
            if len(self.digits) < NODES:
                return
            one.deal(sum(digit * OUTCOMES**place for place, digit in enumerate(self.digits)))
        self.held = self.numbers.holds = Held(one.position())

    def _action_to_string(self, player: int, action: int) -> str:
        return f"Seed:{action}" if player == pyspiel.PlayerId.CHANCE else str(self.table().move(action))

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.held is not None and self.held.position.decider() < 0

    def returns(self) -> list[float]:
        """1 for all who won, -1 for all who lost, 0 before."""
        value = 0.0
        if self.is_terminal():
            value = 1.0 if self.table().is_won() else -1.0
        return [value] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> DethroneState:
        """A state that the player cannot tell from this one, drawn uniformly."""
        other: DethroneState = self.clone()
        if self.held is not None:
            seed = int(sampler() * 2**53)
            other.held = Held(self.table().view(player).sample(seed))
        return other

    def __str__(self) -> str:
        if self.held is None:
            return f"deal {self.digits}"
        return f"{self.table().view().text} | " + " ".join(what for _, what in self.moves())

    def moves(self) -> Iterator[tuple[int, str]]:
        """Who did what, in its text."""
        return ((who, str(self.numbers.batch.decode(word))) for who, word in self.done)


class DethroneObserver:
    """Writes what a player is told."""

    def __init__(self, one: Batch, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters for observations: {params}")
        self.recalls = iig_obs_type.perfect_recall
        self.told: tuple[Held | None, int] = (None, -1)  # what the tensor says
        self.row = np.zeros(one.width, np.int16)
        self.tensor = np.zeros(one.width, np.float32)
        self.dict = {name: self.tensor[first : first + count] for name, first, count, *_ in one.layout}

    def set_from(self, state: DethroneState, player: int) -> None:
        """Write the numbers."""
        if state.held is None:
            self.tensor.fill(0)
        elif self.told != (state.held, player):  # OpenSpiel asks twice for each tensor
            state.table().look(player, self.row)
            self.tensor[:] = self.row
        self.told = (state.held, player)

    def string_from(self, state: DethroneState, player: int) -> str:
        """The view as text; with perfect recall after all that was done before the player's eyes."""
        if state.held is None:
            return f"p{player} before the deal"
        text: str = state.table().view(player).text
        if not self.recalls:
            return text
        seen = (
            f"P{who}:?" if what.startswith(WORD) and who != player else what for who, what in state.moves()
        )
        return " ".join([text, "|", *seen])


def _usual(name: str) -> dict[str, Any]:
    kind = games.kind(name)
    return {"players": kind.usual_players, "rules": kind.usual_rules}


def _type(name: str) -> pyspiel.GameType:
    kind = games.kind(name)
    return pyspiel.GameType(
        short_name=f"python_{name}",
        long_name=f"Python {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.players[-1],
        min_num_players=kind.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_usual(name),
    )


def register() -> None:
    """Make the games known, each as a class of its own in here; those that are known already stay."""
    known = set(pyspiel.registered_names())
    for name in games.ROOMS:
        kind = _type(name)
        if kind.short_name not in known:
            title = f"{name.capitalize()}Game"
            game = type(
                title, (DethroneGame,), {"name": name, "__doc__": kind.long_name, "__module__": __name__}
            )
            globals()[title] = game  # where pickle looks for it
            pyspiel.register_game(kind, game)


register()
