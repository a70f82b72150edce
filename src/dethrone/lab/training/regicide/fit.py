"""Fits the value net to positions and what should be thought of them. Needs numpy (the extra `lab`)."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from dethrone.lab.training.regicide.inputs import Floats, Inputs
from dethrone.players.regicide.net import row_shape, shape

Report = Callable[[str], None]
Held = npt.NDArray[np.bool_]
AT_ONCE = 4096


@dataclass(frozen=True, kw_only=True)
class Course:
    """How a net is fitted."""

    epochs: int = 3
    batch: int = 1024
    rate: float = 1.5e-3
    decay: float = 1e-5


class Fit:
    """A net being fitted by Adam to inputs and targets, by cross-entropy."""

    def __init__(self, start: Sequence[float] | None, seed: int) -> None:
        inputs, first, second = shape()
        self.shapes = [(inputs, first), (first,), (first, second), (second,), (second, 1), (1,)]
        random = np.random.default_rng(seed)
        scales = [0.15, 0.0, (2 / first) ** 0.5, 0.0, 0.15, 0.0]
        if start is None:
            self.layers = [
                (random.standard_normal(size) * scale).astype(np.float32)
                for size, scale in zip(self.shapes, scales, strict=True)
            ]
            self.layers[0][row_shape()[0] :] *= 0.5  # there are many cards, and each says little
        else:
            self.layers = list(self._cut(np.array(start, np.float32)))
        self.random = random
        self.steps = 0
        self.means = [np.zeros(size, np.float32) for size in self.shapes]
        self.squares = [np.zeros(size, np.float32) for size in self.shapes]

    def _cut(self, numbers: Floats) -> Iterator[Floats]:
        at = 0
        for size in self.shapes:
            yield numbers[at : at + int(np.prod(size))].reshape(size).copy()
            at += int(np.prod(size))

    def numbers(self) -> array[float]:
        """The weights in the order in which a net takes them."""
        return array("f", np.concatenate([layer.ravel() for layer in self.layers]).tolist())

    def answer(self, rows: Floats) -> Floats:
        """The net's answers."""
        first, first_bias, second, second_bias, last, last_bias = self.layers
        hidden = np.maximum(rows @ first + first_bias, 0)
        deep = np.maximum(hidden @ second + second_bias, 0)
        found: Floats = 1 / (1 + np.exp(-(deep @ last + last_bias)[:, 0]))
        return found

    def loss(self, inputs: Inputs, wanted: Floats) -> float:
        """Cross-entropy on average."""
        starts = range(0, len(inputs), AT_ONCE)
        found = np.concatenate([self.answer(inputs.of(slice(i, i + AT_ONCE))) for i in starts])
        found = np.clip(found, 1e-6, 1 - 1e-6)
        return float(-(wanted * np.log(found) + (1 - wanted) * np.log(1 - found)).mean())

    def epoch(self, inputs: Inputs, wanted: Floats, course: Course, rates: Iterator[float]) -> None:
        """One pass over all positions in random order."""
        order = self.random.permutation(len(inputs))
        for start in range(0, len(order) - course.batch + 1, course.batch):
            chosen = np.sort(order[start : start + course.batch])
            self.step(inputs.of(chosen), wanted[chosen], next(rates), course.decay)

    def step(self, rows: Floats, wanted: Floats, rate: float, decay: float) -> None:
        """One step of Adam."""
        first, first_bias, second, second_bias, last, last_bias = self.layers
        hidden = np.maximum(rows @ first + first_bias, 0)
        deep = np.maximum(hidden @ second + second_bias, 0)
        found = 1 / (1 + np.exp(-(deep @ last + last_bias)))
        error = (found - wanted[:, None]) / len(rows)
        to_deep = (error @ last.T) * (deep > 0)
        to_hidden = (to_deep @ second.T) * (hidden > 0)
        slopes = [rows.T @ to_hidden, to_hidden.sum(0), hidden.T @ to_deep, to_deep.sum(0)]
        slopes += [deep.T @ error, error.sum(0)]
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.means[i] += 0.1 * (slope - self.means[i])
            self.squares[i] += 0.001 * (slope * slope - self.squares[i])
            mean = self.means[i] / (1 - 0.9**self.steps)
            square = self.squares[i] / (1 - 0.999**self.steps)
            self.layers[i] -= rate * (mean / (np.sqrt(square) + 1e-8) + decay * self.layers[i])


def fit(
    inputs: Inputs,
    wanted: Floats,
    held: Held,
    course: Course,
    *,
    seed: int,
    start: Sequence[float] | None = None,
    report: Report = print,
) -> array[float]:
    """Fit a net; the rate falls to nothing in a straight line."""
    net = Fit(start, seed)
    kept, kept_wanted = inputs.where(~held), wanted[~held]
    back, back_wanted = inputs.where(held), wanted[held]
    steps = course.epochs * (len(kept) // course.batch)
    rates = iter(np.linspace(course.rate, 1e-5, max(1, steps)).tolist())
    for epoch in range(course.epochs):
        net.epoch(kept, kept_wanted, course, rates)
        report(f"epoch {epoch + 1}: loss {net.loss(back, back_wanted):.4f} on {len(back)} rows held back")
    return net.numbers()
