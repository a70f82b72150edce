import { expect, test } from "vitest";
import { bars } from "./histogram";

test("games of several kinds are counted together, and the last bar is that of won games", () => {
  const found = bars([
    { games: 3, won: 0, felled: [1, 2] },
    { games: 5, won: 4, felled: [0, 0, 1, 4] },
  ]);
  expect(found.map((one) => one.games)).toEqual([1, 2, 1, 4]);
  expect(found.map((one) => one.share)).toEqual([0.25, 0.5, 0.25, 1]);
  expect(found.map((one) => one.isMarked)).toEqual([false, false, false, true]);
});

test("without a won game no bar is marked, and without games there is none", () => {
  expect(bars([{ games: 1, won: 0, felled: [0, 1] }]).some((one) => one.isMarked)).toBe(false);
  expect(bars([])).toEqual([]);
});

test("where I stand is marked rather than the won games", () => {
  expect(bars([{ games: 3, won: 1, felled: [1, 1, 1] }], 1).map((one) => one.isMarked)).toEqual([false, true, false]);
});
