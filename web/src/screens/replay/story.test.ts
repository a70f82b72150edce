import { describe, expect, test } from "vitest";
import { chanceAt, chapters, flags, interval, nextFlag, nextTurn, piecesOf, turn, turns, type Judged } from "./story";

const enemy = (face: string) => ({ enemy: { face, name: face, left: 1, of: 2 } });
const judged = (ply: number, chance: number, lost = 0): Judged =>
  ({ ply, chance, lost, seat: 0, move: "", best: "", best_chance: chance + lost, error: 0, why: {}, why_best: {} }) as Judged;

test("a chapter lasts as long as its enemy", () => {
  const found = chapters([enemy("JC"), enemy("JC"), enemy("QH"), enemy("KS"), enemy("KS")]);
  expect(found.map(({ face, from, to }) => [face, from, to])).toEqual([["JC", 0, 1], ["QH", 2, 2], ["KS", 3, 4]]);
});

test.each([
  ["on", [0, 2, 3], 0, 1, 2],
  ["on, from within a turn", [0, 2, 3], 1, 1, 2],
  ["on, to the end of the game", [0, 2, 3], 3, 1, 5],
  ["back", [0, 2, 3], 3, -1, 2],
  ["back, to where this one began", [0, 2, 5], 4, -1, 2],
  ["back, from the beginning", [0, 2, 3], 0, -1, 0],
  ["on, where nobody knows of turns", [], 2, 1, 3],
] as const)("a turn %s", (_, turns, at, way, to) => expect(nextTurn(turns, at, 5, way)).toBe(to));

describe("flags", () => {
  const game = [judged(1, 0.5), judged(2, 0.4, 0.1), judged(4, 0.41, 0.01), judged(5, 0.6), judged(9, 0.3, 0.3)];
  test("are numbered in order, the costly and the good", () =>
    expect(flags(game).map(({ number, judged: one, points }) => [number, one.ply, points])).toEqual([[1, 2, -10], [2, 5, 19], [3, 9, -30]]));
  test("are few: those that cost most", () =>
    expect(flags(game, 1).filter((one) => !one.isGood).map((one) => one.judged.ply)).toEqual([9]));
  test("stand before their move", () => {
    const all = flags(game);
    expect(nextFlag(all, 1, 1)?.judged.ply).toBe(5);
    expect(nextFlag(all, 4, -1)?.judged.ply).toBe(2);
    expect(nextFlag(all, 8, 1)).toBeNull();
  });
  test.each([[0, null], [1, 0.5], [3, 0.4], [20, 0.3]])("the chance after %i moves is %s", (move, chance) =>
    expect(chanceAt(game, move)).toBe(chance));
});

describe("a game is remembered by", () => {
  const game = [judged(1, 0.5), judged(2, 0.4, 0.1), judged(5, 0.6), judged(7, 0.5, 0.2), judged(9, 0.3, 0.3)];
  const ply = (isWon: boolean) => turns(game, isWon).map((one) => [one.number, one.judged.ply]);
  test("what cost most, if it is lost", () => expect([ply(false), turn(turns(game, false), false)?.judged.ply]).toEqual([[[1, 7], [2, 9]], 9]));
  test("its best moment, if it is won", () => expect([ply(true), turn(turns(game, true), true)?.judged.ply]).toEqual([[[1, 5], [2, 9]], 5]));
  test("what cost most, if it is won without a great moment", () => expect(turn(turns([judged(1, 0.5), judged(2, 0.4, 0.1)], true), true)?.judged.ply).toBe(2));
  test("nothing, if nothing happened", () => expect(turn(turns([judged(1, 0.5)], false), false)).toBeNull());
});

test.each([
  ["AC+9C", ["AC", "9C"], []],
  ["-10H", ["10H"], []],
  ["*2", ["*2"], []],
  ["yield", [], []],
  ["use:y4+b4", [], ["y4", "b4"]],
])("%s names its pieces", (move, cards, dice) => expect(piecesOf(move)).toEqual({ cards, dice }));

test.each([[0, 0, 0, 1], [5, 10, 0.24, 0.76], [0, 4, 0, 0.49]])("%i of %i won lies between", (won, games, low, high) => {
  const found = interval(won, games);
  expect(found.low).toBeCloseTo(low, 2);
  expect(found.high).toBeCloseTo(high, 2);
});
