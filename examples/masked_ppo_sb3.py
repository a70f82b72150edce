"""Learn solo Regicide with MaskablePPO of sb3-contrib: the usual tool, on the usual environment.

    pip install 'dethrone[gymnasium]' sb3-contrib matplotlib
    python examples/masked_ppo_sb3.py --minutes 10 --seed 1 --plot curve.png

It is slower than examples/masked_ppo.py, which steps hundreds of games in one call, but shows that `action_masks()` is
all that sb3-contrib asks for. It is tested and drawn as that one, on the same deals.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import gymnasium
import masked_ppo  # type: ignore[import-not-found]  # it lies beside this file
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import dethrone.envs.gymnasium  # noqa: F401 (makes the environments known)

GAMES, STEPS = 32, 512
TABLE = ("regicide", 1, "")
TESTS = 20  # points of the curve


class Scaled(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Counts and layers as logarithms: a net wants small numbers."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Box(0, 11, env.observation_space.shape, np.float32)

    def observation(self, observation: Any) -> Any:
        """The logarithms."""
        return scaled(observation)

    def action_masks(self) -> Any:
        """What is legal."""
        env: Any = self.unwrapped
        return env.action_masks()


def scaled(observation: Any) -> Any:
    """Logarithms of what is observed."""
    return np.log1p(observation.astype(np.float32))


def made() -> Scaled:
    """The environment that is learnt in."""
    return Scaled(gymnasium.make("dethrone/RegicideSolo-v1", shaped=True))


class Learnt:
    """The model as the tests of masked_ppo ask for one: its most likely action is the only likely one."""

    def __init__(self, model: MaskablePPO) -> None:
        self.model = model

    def forward(self, seen: Any, masks: Any) -> tuple[Any]:
        """Chances of the actions, in a row for each game."""
        actions, _ = self.model.predict(scaled(seen), action_masks=masks, deterministic=True)
        return (np.eye(masks.shape[1], dtype=np.float32)[actions],)


class Curve(BaseCallback):  # type: ignore[misc]  # sb3 is not there when types are checked
    """Tests now and then, and ends the learning when its time is over."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.seconds, self.next_test = 60 * minutes, 0.0
        self.points: list[tuple[int, float, float]] = []
        self.testing = 0.0

    def _on_training_start(self) -> None:
        self.began = time.process_time()

    def _on_step(self) -> bool:
        return time.process_time() - self.began - self.testing < self.seconds

    def _on_rollout_start(self) -> None:
        spent = time.process_time() - self.began - self.testing
        if spent >= self.next_test:
            self.test(spent)
            self.next_test = spent + self.seconds / TESTS

    def test(self, spent: float) -> None:
        """One more point; testing is no learning, so its time does not count."""
        began = time.process_time()
        net: Any = Learnt(self.model)
        beaten, won = masked_ppo.tested(net, *TABLE, np.random.default_rng(0))
        self.testing += time.process_time() - began
        self.points.append((self.num_timesteps, beaten, won))
        print(
            f"{spent:5.0f} s  {self.num_timesteps:9,} steps  beaten {beaten:.3f}  won {won:.3f}", flush=True
        )


def learn(minutes: float, seed: int) -> dict[str, Any]:
    """Learn for so long; answers the curve and what it is compared with."""
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([made] * GAMES),
        seed=seed,
        n_steps=STEPS,
        batch_size=1024,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=masked_ppo.GAMMA,
        ent_coef=masked_ppo.ENTROPY,
        policy_kwargs={"net_arch": [128, 128], "activation_fn": torch.nn.ReLU},
    )
    curve = Curve(minutes)
    model.learn(10**9, curve)
    curve.test(60 * minutes)
    chooser = np.random.default_rng(seed)
    return {
        "curve": curve.points,
        "random": masked_ppo.tested(None, *TABLE, chooser),
        "greedy": masked_ppo.roster_tested("greedy", *TABLE),
    }


def main() -> None:
    """Learn, print, draw."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="of processor time, without the tests")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, metavar="FILE")
    parser.add_argument("--json", type=Path, metavar="FILE")
    options = parser.parse_args()
    options.game, options.players, options.rules = TABLE
    found = learn(options.minutes, options.seed)
    masked_ppo.told(found)
    if options.json:
        options.json.write_text(json.dumps(found), "utf-8")
    if options.plot:
        masked_ppo.draw(found, options, "MaskablePPO, sb3-contrib")


if __name__ == "__main__":
    main()
