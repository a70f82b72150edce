"""The learner in examples/ learns: its gradients are right, and a short run of it goes all the way through."""

from __future__ import annotations

from argparse import Namespace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

PATH = Path(__file__).parents[2] / "examples" / "masked_ppo.py"


@pytest.fixture
def ppo() -> Any:
    spec = spec_from_file_location("masked_ppo", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_step_of_the_net_goes_downhill(ppo: Any) -> None:
    """Pushed towards one action and one value, the net comes closer to both."""
    chooser = np.random.default_rng(1)
    net = ppo.Net(12, 5, chooser)
    seen, masks = chooser.integers(0, 9, (64, 12)), np.ones((64, 5), np.int8)
    masks[:, 4] = 0
    wanted = seen[:, 0] % 4
    for _ in range(300):
        chances, values, layers = net.forward(seen, masks)
        to_logits = chances.copy()
        to_logits[np.arange(64), wanted] -= 1
        net.learn(layers, to_logits / 64, (values - wanted) / 64)
    chances, values, _ = net.forward(seen, masks)
    assert (chances.argmax(1) == wanted).mean() > 0.9
    assert np.abs(values - wanted).mean() < 0.5
    assert chances[:, 4].max() < 1e-6


LAST = float(np.nextafter(np.float32(1), np.float32(0)))  # the highest that `random` answers


@pytest.mark.parametrize("draw", [0.0, 2.0**-24, 0.25, 0.5, LAST])
@pytest.mark.parametrize("total", [1.0, 0.1, 3.0])
def test_an_action_without_a_chance_is_never_drawn(ppo: Any, draw: float, total: float) -> None:
    """Whatever the generator answers, at both ends of what it can."""
    masks = np.array([[0, 0, 1, 0], [1, 0, 0, 0], [0, 1, 1, 0], [0, 0, 0, 1]], np.float32)
    chances = (masks * np.float32(total / 3)).astype(np.float32)

    class Chooser:
        def random(self, shape: tuple[int, ...], dtype: Any) -> Any:
            return np.full(shape, draw, dtype)

    actions = ppo.drawn(chances, Chooser())
    assert masks[np.arange(4), actions].all()


def test_actions_are_drawn_as_often_as_they_are_likely(ppo: Any) -> None:
    chances = np.tile(np.array([0.0, 0.5, 0.0, 0.25, 0.25], np.float32), (20_000, 1))
    found = np.bincount(ppo.drawn(chances, np.random.default_rng(1)), minlength=5) / 20_000
    assert np.abs(found - chances[0]).max() < 0.02


def test_advantages_are_those_of_the_book(ppo: Any) -> None:
    """One game, two steps, worked out by hand."""
    envs = ppo.BatchEnv(1, "regicide", 1)
    rollout = ppo.Rollout(envs)
    rollout.rewards[:2, 0], rollout.ends[1, 0] = (0.5, 1.0), 1
    rollout.values[:3, 0] = (0.2, 0.4, 9.0)
    found = rollout.advantages()[:2, 0]
    last = 1.0 - 0.4
    assert found[1] == pytest.approx(last)
    assert found[0] == pytest.approx(0.5 + ppo.GAMMA * 0.4 - 0.2 + ppo.GAMMA * ppo.LAMBDA * last)


def test_a_short_run(ppo: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, number in {"GAMES": 16, "STEPS": 8, "TEST_GAMES": 8, "PARTS": 2, "EPOCHS": 1}.items():
        monkeypatch.setattr(ppo, name, number)
    options = Namespace(
        game="regicide", players=1, rules="", minutes=0.01, seed=1, plot=tmp_path / "curve.png"
    )
    found = ppo.learn(options)
    assert found["curve"][-1][0] > 0
    assert all(0 <= beaten <= 1 for _, beaten, _ in found["curve"])
    assert found["greedy"][0] > found["random"][0]
    ppo.draw(found, options)
    assert options.plot.stat().st_size > 5000
