import { expect, test } from "vitest";
import { canBeInRows, inRows } from "./rows";

test.each([
  ["eight on a phone", 8, 390, true],
  ["seven on a phone overlap", 7, 360, false],
  ["eight on a small tablet", 8, 620, true],
  ["eight on one that is just too small", 8, 731, true],
  ["eight on one that is just large enough", 8, 732, false],
  ["seven on the smallest tablet", 7, 601, true],
  ["seven on a small one", 7, 646, false],
  ["six on the smallest", 6, 601, false],
  ["eight on a small desk, where they reach below the log", 8, 1024, false],
])("%s", (_, cards, width, rows) => expect(inRows(cards, width)).toBe(rows));

test.each([[1, 700, true], [2, 700, false], [2, 640, true], [3, 601, false], [1, 820, false]])("room for two rows of %i players at %i: %s", (players, width, deep) =>
  expect(canBeInRows(players, width)).toBe(deep));
