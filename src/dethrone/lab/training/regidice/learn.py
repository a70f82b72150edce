"""Fits the nets of the value and the terms of a declaration to what was played. Needs numpy."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from dethrone.lab.training.regidice.selfplay import ILLEGAL, Rows
from dethrone.players.regidice.declare import term_count
from dethrone.players.regidice.value import shape, share_of, weight_count

Floats = npt.NDArray[np.float32]


@dataclass(frozen=True, kw_only=True)
class Course:
    """How weights are fitted to rows."""

    epochs: int = 12
    batch: int = 128
    rate: float = 2e-3
    decay: float = 1e-4
    per_round: float = 0.98  # what a win is worth a round later
    trust: float = 0.85  # how much of what came later counts, against what the value thinks of the next table
    linear: bool = False  # leave the hidden layer alone
    sharpness: float = 150.0  # how much better a declaration must be to be called the best


def logistic(logits: Floats) -> Floats:
    """From log-odds to shares; what overflows is 0."""
    with np.errstate(over="ignore"):
        return np.asarray(1 / (1 + np.exp(-logits)), np.float32)


class Net:
    """One enemy's net being fitted by Adam, by cross-entropy."""

    def __init__(self, numbers: Sequence[float], random: np.random.Generator, course: Course) -> None:
        inputs, hidden = shape()
        sizes = [(inputs, hidden), (hidden,), (inputs,), (hidden,), (1,)]
        cuts = np.cumsum([int(np.prod(size)) for size in sizes])[:-1]
        parts = np.split(np.array(numbers, np.float32), cuts)
        self.layers: list[Floats] = [
            part.reshape(size).copy() for part, size in zip(parts, sizes, strict=True)
        ]
        if not self.layers[0].any() and not course.linear:
            self.layers[0] += (0.3 * random.standard_normal((inputs, hidden))).astype(np.float32)
            self.layers[3] += (0.02 * random.standard_normal(hidden)).astype(np.float32)
        self.random = random
        self.steps = 0
        self.means = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]

    def numbers(self) -> list[float]:
        """The weights in the order in which a value takes them."""
        return [float(x) for x in np.concatenate([layer.ravel() for layer in self.layers])]

    def answer(self, rows: Floats) -> Floats:
        """The net's answers."""
        first, bias, skip, last, last_bias = self.layers
        return logistic(np.maximum(rows @ first + bias, 0) @ last + rows @ skip + last_bias)

    def fit(self, rows: Floats, wanted: Floats, course: Course) -> None:
        """Some passes over all rows in random order; the rate falls in a straight line."""
        batches = max(1, len(rows) // course.batch)
        rates = iter(np.linspace(course.rate, course.rate * 0.05, course.epochs * batches))
        for _ in range(course.epochs):
            order = self.random.permutation(len(rows))
            for i in range(batches):
                chosen = order[i * course.batch : (i + 1) * course.batch]
                self.step(rows[chosen], wanted[chosen], float(next(rates)), course)

    def step(self, rows: Floats, wanted: Floats, rate: float, course: Course) -> None:
        first, bias, skip, last, last_bias = self.layers
        hidden = np.maximum(rows @ first + bias, 0)
        error = (logistic(hidden @ last + rows @ skip + last_bias) - wanted) / len(rows)
        to_hidden = error[:, None] * last * (hidden > 0)
        slopes = [
            rows.T @ to_hidden,
            to_hidden.sum(0),
            rows.T @ error,
            hidden.T @ error,
            error.sum(keepdims=True),
        ]
        self.steps += 1
        for i, slope in enumerate(slopes):
            if course.linear and i not in (2, 4):
                continue
            self.means[i] += 0.1 * (slope - self.means[i])
            self.squares[i] += 0.001 * (slope * slope - self.squares[i])
            mean = self.means[i] / (1 - 0.9**self.steps)
            square = self.squares[i] / (1 - 0.999**self.steps)
            self.layers[i] -= rate * (mean / (np.sqrt(square) + 1e-8) + course.decay * self.layers[i])


def cut(numbers: Sequence[float]) -> list[Sequence[float]]:
    """The weights of the three nets."""
    each = weight_count() // 3
    return [numbers[each * e : each * (e + 1)] for e in range(3)]


def targets(tables: Rows, thought: Floats, course: Course) -> Floats:
    """What the value should answer: the enemies still felled, a little less for every round until they are.

    What came later is mixed with what the value thinks of the next table.
    """
    left = np.array([1 - share_of(e) for e in range(3)] + [0.0])
    found = np.empty(len(tables), np.float32)
    later = 0.0
    for i in range(len(tables) - 1, -1, -1):
        enemy = int(tables["enemy"][i])
        if i + 1 == len(tables) or tables["game"][i] != tables["game"][i + 1]:
            later = left[enemy] if tables["status"][i] == 1 else 0.0
        else:
            now = int(tables["enemy"][i + 1])
            later = course.trust * later + (1 - course.trust) * left[now] * float(thought[i + 1])
            later += left[enemy] - left[now]
        later *= course.per_round
        found[i] = later / left[enemy]
    return found


def fit_value(numbers: Sequence[float], tables: Rows, course: Course, seed: int) -> array[float]:
    """The value's weights after learning from tables."""
    random = np.random.default_rng(seed)
    nets = [Net(part, random, course) for part in cut(numbers)]
    thought = np.zeros(len(tables), np.float32)
    for e, net in enumerate(nets):
        here = tables["enemy"] == e
        thought[here] = net.answer(tables["inputs"][here])
    wanted = targets(tables, thought, course)
    for e, net in enumerate(nets):
        here = tables["enemy"] == e
        if here.sum() >= course.batch:
            net.fit(tables["inputs"][here], wanted[here], course)
    return array("f", [number for net in nets for number in net.numbers()])


def fit_caller(numbers: Sequence[float], calls: Rows, course: Course, seed: int) -> list[float]:
    """The declarations' weights after learning which of them the search liked: soft-max regression by Adam."""
    weights = np.array(numbers, np.float32).reshape(3, 5, term_count())
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    random = np.random.default_rng(seed)
    if len(calls) < 64:
        return list(numbers)
    best = calls["value"].max(axis=1, keepdims=True)
    wanted = np.where(calls["value"] == ILLEGAL, 0, np.exp(course.sharpness * (calls["value"] - best)))
    wanted /= wanted.sum(axis=1, keepdims=True)
    steps = course.epochs * (len(calls) // 64)
    for done in range(steps):
        chosen = random.integers(0, len(calls), 64)
        rows, enemy = calls[chosen], calls["enemy"][chosen].astype(int)
        used = weights[enemy[:, None], rows["action"].astype(int)]
        score = np.where(rows["value"] == ILLEGAL, -1e9, (rows["terms"] * used).sum(axis=2))
        found = np.exp(score - score.max(axis=1, keepdims=True))
        found /= found.sum(axis=1, keepdims=True)
        error = (found - wanted[chosen]) / 64
        slope = np.zeros_like(weights)
        np.add.at(slope, (enemy[:, None], rows["action"].astype(int)), error[:, :, None] * rows["terms"])
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        rate = 0.02 * (1 - done / steps)
        weights -= (
            rate * (mean / (1 - 0.9 ** (done + 1))) / (np.sqrt(square / (1 - 0.999 ** (done + 1))) + 1e-8)
        )
    return [float(weight) for weight in weights.ravel()]
