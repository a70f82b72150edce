"""Learn solo Regicide with MaskablePPO of sb3-contrib: the usual tool, on the usual environment.

    pip install 'dethrone[gymnasium]' sb3-contrib
    python examples/masked_ppo_sb3.py --steps 100000 --seed 1

It is slower than examples/masked_ppo.py, which steps hundreds of games in one call, but shows that `action_masks()` is
all that sb3-contrib asks for.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

import dethrone.envs.gymnasium  # noqa: F401 (makes the environments known)

TEST_SEED, TEST_GAMES = 2**40, 200


class Scaled(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Counts and layers as logarithms: a net wants small numbers."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Box(0, 11, env.observation_space.shape, np.float32)

    def observation(self, observation: Any) -> Any:
        """The logarithms."""
        return np.log1p(observation.astype(np.float32))

    def action_masks(self) -> Any:
        """What is legal."""
        env: Any = self.unwrapped
        return env.action_masks()


def made() -> Scaled:
    """The environment that is learnt in."""
    return Scaled(gymnasium.make("dethrone/RegicideSolo-v1", shaped=True))


def tested(model: Any, games: int) -> tuple[float, float]:
    """The part of the royals' health beaten, and the share won, on deals that were not learnt from."""
    env, beaten, won = made(), 0.0, 0
    for game in range(games):
        observation, info = env.reset(seed=TEST_SEED + game)
        is_done = False
        while not is_done:
            action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, reward, is_over, is_cut, info = env.step(action)
            beaten += float(reward)
            is_done = is_over or is_cut
        won += info["is_won"]
        beaten -= 1 if info["is_won"] else -1
    return beaten / games, won / games


def main() -> None:
    """Learn and say how well."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=TEST_GAMES, help="to test with")
    options = parser.parse_args()
    model = MaskablePPO("MlpPolicy", made(), seed=options.seed, n_steps=2048, batch_size=512, verbose=0)
    print("before: beaten {:.3f}, won {:.3f}".format(*tested(model, options.games)), flush=True)
    model.learn(options.steps)
    print("after:  beaten {:.3f}, won {:.3f}".format(*tested(model, options.games)))


if __name__ == "__main__":
    main()
