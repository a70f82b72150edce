import { expect, test } from "vitest";
import { excerpt, untilNext } from "./daily";

test.each([
  ["2026-11-16T16:48:00Z", { hours: 7, minutes: 12 }],
  ["2026-11-16T23:59:30Z", { hours: 0, minutes: 1 }],
  ["2026-11-16T00:00:00Z", { hours: 24, minutes: 0 }],
])("at %s the next deal is %o away", (now, left) => expect(untilNext(Date.parse(now))).toEqual(left));

test("a long board shows the best and my neighbours", () => {
  const board = Array.from({ length: 20 }, (_, at) => ({ is_mine: at === 14 }));
  expect(excerpt(board, 3).map((one) => one.place)).toEqual([1, 2, 3, 14, 15, 16]);
  expect(excerpt(board.map(() => ({ is_mine: false })), 3).map((one) => one.place)).toEqual([1, 2, 3]);
});
